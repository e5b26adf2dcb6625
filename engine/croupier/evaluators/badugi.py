"""Badugi: the best of four cards that share neither a rank nor a suit; the more, the better, and then the lowest."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Literal

from croupier.evaluators import _badugi_hands as hands
from croupier.evaluators._badugi_hands import BITS, Way
from croupier.evaluators._badugi_mistakes import mistakes
from croupier.evaluators._chosen import Chosen
from croupier.evaluators._sayings import spelt

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from croupier.evaluators._batch import Batch
    from croupier.evaluators._evaluator import Category
    from croupier.table.cards import Card


class _Tables(Chosen):
    """What follows from the options."""

    __slots__ = ("_strengths", "_way")

    _way: Way
    _strengths: tuple[Mapping[int, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Badugi(_Tables):
    """Of four cards those count that differ in rank and in suit: the more the better, and of as many the lowest."""

    word: ClassVar = "badugi"
    hand_size: ClassVar = 4

    aces: Literal["low", "high"] = "low"
    """Where an ace stands."""
    wins: Literal["lowest", "highest"] = "lowest"
    """Which of two badugis of as many cards is the better one."""

    def __post_init__(self) -> None:
        """The tables are those of the options."""
        way = Way(aces=self.aces, wins=self.wins)
        self.settle(_way=way, _strengths=hands.strengths(way))

    @property
    def categories(self) -> tuple[Category, ...]:
        """By the number of cards, the most first."""
        return hands.categories(self._way)

    @property
    def remarks(self) -> str:
        """What counts, and where an ace stands."""
        which = "lower" if self.wins == "lowest" else "higher"
        return (
            f"Cards that share a rank or a suit with another do not count beside it; of two badugis of as many cards "
            f"the {which} one wins. An ace is always {self.aces}."
        )

    def rank(self, cards: Sequence[Card]) -> int:
        """The strength of four cards, 1 to 1,092, without a gap; bigger is better, equal is a tie.

        Raises ValueError unless they are four different cards.
        """
        if len(cards) != self.hand_size:
            raise ValueError(f"a badugi hand has four cards, not {len(cards)}: {' '.join(cards)}")
        for card in cards:
            if card not in BITS:
                raise ValueError(f"{card!r} is no card; cards look like Ah, Td or 2c")
            if cards.count(card) > 1:
                raise ValueError(f"{card} is there twice: {' '.join(cards)}")
        return self.strength(cards)

    def strength(self, cards: Sequence[Card]) -> int:
        """As `rank`, for who has seen to it that they are four different cards."""
        one, two, three, four = cards
        a, b, c, d = BITS[one], BITS[two], BITS[three], BITS[four]
        ones, twos, threes, fours = self._strengths
        ab, cd = a | b, c | d
        if found := fours.get(ab | cd):
            return found
        get = threes.get
        if found := max(get(ab | c, 0), get(ab | d, 0), get(a | cd, 0), get(b | cd, 0)):
            return found
        get = twos.get
        if found := max(get(ab, 0), get(a | c, 0), get(a | d, 0), get(b | c, 0), get(b | d, 0), get(cd, 0)):
            return found
        return max(ones[a], ones[b], ones[c], ones[d])

    def best_of(self, cards: Sequence[Card]) -> int:
        """The strength of the best four."""
        return max(map(self.strength, combinations(cards, self.hand_size)))

    def batch(self) -> Batch:
        """See `Evaluator`."""
        from croupier.evaluators import _batch  # noqa: PLC0415 - an extra

        return _batch.badugi(self._way)

    def threshold(self, words: str) -> int:
        """The least strength that is called so: `three-card badugi`, `eight badugi`; whatever has it is no worse.

        Raises ValueError, with what was probably meant, if no hand is called so.
        """
        hands.refuse_what_nobody_says(self._way, spelt(words))
        return hands.sayings(self._way)[spelt(words)]

    def mistakes(self) -> Iterator[tuple[str, Callable[[Sequence[Card]], int]]]:
        """See `_badugi_mistakes`."""
        return mistakes(self._way, self.rank)

    def category(self, cards: Sequence[Card]) -> str:
        """`three-card badugi`."""
        return hands.name(self._badugi(cards))

    def describe(self, cards: Sequence[Card]) -> str:
        """`three-card badugi, nine, deuce and ace`. Hands tie exactly where their words are equal."""
        return hands.describe(self._badugi(cards))

    def says(self, cards: Sequence[Card], words: str) -> bool:
        """Whether the words are true of the hand: its category, or its description up to any comma.

        Raises ValueError, with what was probably meant, if no hand is called so.
        """
        if spelt(words) in hands.truths(self._badugi(cards)):
            return True
        hands.refuse_what_nobody_says(self._way, spelt(words))
        return False

    def _badugi(self, cards: Sequence[Card]) -> tuple[int, ...]:
        return hands.badugis(self._way)[self.rank(cards) - 1]
