"""Rankings for proofs only: of one card, and in an order that a world hands out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, cast

from croupier.evaluators import Category
from croupier.rules.uses import BOARD, HAND, Count
from croupier.table.cards import RANK_NAMES, RANKS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from croupier.evaluators import Evaluator
    from croupier.rules.rulebook import Share
    from croupier.table import Card


class _Plain:
    """What a ranking says of itself, where each strength is a category of its own."""

    word: ClassVar[str]
    hand_size: ClassVar[int]
    remarks: ClassVar[str] = ""

    @property
    def names(self) -> Mapping[int, str]:
        """Each strength in words."""
        raise NotImplementedError

    def rank(self, cards: Sequence[Card]) -> int:
        """The strength."""
        raise NotImplementedError

    def strength(self, cards: Sequence[Card]) -> int:
        """The same: nobody is in a hurry."""
        return self.rank(cards)

    def threshold(self, words: str) -> int:
        """The strength of these words. Raises ValueError."""
        for strength, name in self.names.items():
            if name == words:
                return strength
        raise ValueError(f"no hand is {words!r}")

    @property
    def categories(self) -> tuple[Category, ...]:
        """One a strength, best first."""
        names = [self.names[strength] for strength in sorted(self.names, reverse=True)]
        return tuple(Category(name=name, cards=(), meaning="", ties="", count=0) for name in names)

    def mistakes(self) -> Iterator[tuple[str, Callable[[Sequence[Card]], int]]]:
        """None: it is no ranking of a variant."""
        return iter(())

    def category(self, cards: Sequence[Card]) -> str:
        """The strength in words."""
        return self.names[self.rank(cards)]

    describe = category

    def says(self, cards: Sequence[Card], words: str) -> bool:
        """Whether these are the words."""
        return words == self.category(cards)


class OneCard(_Plain):
    """Hands of one card: its rank."""

    word = "one card"
    hand_size = 1

    @property
    def names(self) -> Mapping[int, str]:
        """`king`."""
        return dict(enumerate(RANK_NAMES.values()))

    def rank(self, cards: Sequence[Card]) -> int:
        """The card's rank."""
        (card,) = cards
        return RANKS.index(card[0])


@dataclass(frozen=True)
class Ordered(_Plain):
    """Hands in an order that was laid down, whatever their cards are: all of a player's own, and none of the table."""

    strengths: Mapping[frozenset[Card], int]

    word = "ordered"

    @property
    def hand_size(self) -> int:  # type: ignore[override]  # that of these hands
        """As many cards as a player has left."""
        return len(next(iter(self.strengths)))

    def rank(self, cards: Sequence[Card]) -> int:
        """What was laid down for this hand."""
        return self.strengths[frozenset(cards)]

    @property
    def names(self) -> Mapping[int, str]:
        """`strength 2`."""
        return {strength: f"strength {strength}" for strength in self.strengths.values()}


def decided_by(shares: tuple[Share, ...], rankings: Iterable[_Plain], *, boards: bool) -> tuple[Share, ...]:
    """Shares of a pot, each decided by another ranking, of a player's own cards alone; every hand can win them."""
    return tuple(
        replace(
            share,
            ranking=cast("Evaluator", ranking),
            use=((HAND, Count("exactly", ranking.hand_size)), (BOARD, Count("exactly", 0))) if boards else (),
            needs="",
            least=0,
        )
        for share, ranking in zip(shares, rankings, strict=True)
    )
