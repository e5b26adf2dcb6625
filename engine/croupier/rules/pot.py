"""The sentences about the pot: which hands win it, of which cards they are made, and what happens where none can."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.phases import Clause, with_article
from croupier.rules._pot_checks import falls_to_others, odd_between, qualified, ranked, tied, wins
from croupier.rules.uses import ANY, BOARD, HAND, zones
from croupier.spec.values import in_words, slug_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.policies import Check, Modality
    from croupier.rules.rulebook import Share

_PARTS = dict(enumerate("half third quarter fifth sixth seventh eighth ninth".split(), 2))


def pot_clauses(shares: tuple[Share, ...], topic: str, dealt: int, laid: Mapping[str, int]) -> Iterator[Clause]:
    """Which hand wins each share, where so many cards are dealt to a player and laid on the table."""
    for share in shares:
        yield from _Told(shares=shares, share=share, topic=topic).clauses(dealt, laid)
    if len(shares) > 1:
        names = [share.name for share in shares]
        whole = "When a pot does not divide evenly"
        text = (
            f"{whole} into halves, the odd chip goes to the {names[0]} hand."
            if len(names) == len(("one", "other"))
            else f"{whole} into its parts, the odd chips go one each to them, in this order: {', '.join(names)}."
        )
        yield Clause(id=f"pot.{names[0]}.odd-chip", text=text, modality="must", check=odd_between(shares), topic=topic)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Told:
    """One share, of which the sentences are told."""

    shares: tuple[Share, ...]
    share: Share
    topic: str

    @property
    def _alone(self) -> bool:
        return len(self.shares) == 1

    @property
    def _hand(self) -> str:
        """`hand`, `low hand`."""
        return "hand" if self._alone else f"{self.share.name} hand"

    @property
    def _part(self) -> str:
        """What it is a part of the pot."""
        return _PARTS.get(len(self.shares), "part")

    def clauses(self, dealt: int, laid: Mapping[str, int]) -> Iterator[Clause]:
        """All of them."""
        shares, share = self.shares, self.share
        yield self._clause("best", "must", self._best(), wins(shares, share), ("best",))
        used = sum(cards for place, cards in laid.items() if place == BOARD or place in dict(share.use))
        if share.use or used or dealt > share.ranking.hand_size:
            yield self._clause("use", "must", self._use(laid), wins(shares, share), ("use",))
        if share.needs:
            yield self._clause("needs", "must", self._needs(), qualified(shares, share), ("needs",))
            yield self._clause("none", "must", self._none(), falls_to_others(shares, share), ("if_none",))
        yield self._clause("ranking", "defines", self._ranking(), ranked(shares, share), ("best",))
        yield self._clause("ties", "must", self._ties(), tied(shares, share), ("best",))

    def _clause(self, aspect: str, modality: Modality, text: str, check: Check, reads: tuple[str, ...]) -> Clause:
        id_ = f"pot.{self.share.name}.{aspect}"
        return Clause(id=id_, text=text, modality=modality, check=check, reads=reads, topic=self.topic)

    def _best(self) -> str:
        ranking = self.share.ranking
        low = " low" if "_to_" in ranking.word else ""
        hand = f"{in_words(ranking.hand_size)}-card {ranking.word.replace('_', '-')}{low} hand"
        if self._alone:
            return f"Whoever shows the best {hand} takes the pot."
        part = "Half the pot" if len(self.shares) == len(("one", "other")) else f"A {self._part} of the pot"
        called = "" if self.share.name == slug_of(ranking.word) else f", the {self._hand}"
        return f"{part} goes to whoever shows the best {hand}{called}."

    def _use(self, laid: Mapping[str, int]) -> str:
        size, counts = self.share.ranking.hand_size, zones(self.share.use)
        free = [_zone(zone) for zone, count in counts.items() if count == ANY and (zone == HAND or zone in laid)]
        named = [(zone, count) for zone, count in counts.items() if count != ANY]
        if not named:
            return f"The {self._hand} is made of any {in_words(size)} of {' and '.join(free)}."
        filled = all(count.bound == "exactly" for _, count in named) and size == sum(each.number for _, each in named)
        said = [f"{count} from {_zone(zone)}" for zone, count in named]
        if free and not filled:
            said.append(f"the others from {' and '.join(free)}")
        return f"The {self._hand} is made of {in_words(size)} cards, {' and '.join(said)}."

    def _needs(self) -> str:
        needs, won = self.share.needs, "the pot" if self._alone else f"the {self.share.name} {self._part}"
        if needs == self.share.ranking.categories[0].name == "no pair":
            return f"It takes a hand without a pair to win {won}."
        return f"It takes {with_article(needs)} or better to win {won}."

    def _none(self) -> str:
        others = [each for each in self.shares if each is not self.share]
        where = "If nobody who plays for a pot has such a hand, "
        if not others:
            return f"{where}all of them share it equally."
        one = len(others) == 1
        falls = f"the {others[0].name} hand takes the whole of it" if one else "its other parts are so much larger"
        last = f" Where nobody has {'either' if one else 'any of them'}, all who play for the pot share it equally."
        return f"{where}{falls}.{last if all(each.needs for each in others) else ''}"

    def _ranking(self) -> str:
        ranking = self.share.ranking
        kind = "hands" if self._alone else f"{self.share.name} hands"
        return (
            f"From the best down, {kind} rank: {', '.join(each.name for each in ranking.categories)}. {ranking.remarks}"
        )

    def _ties(self) -> str:
        if self._alone:
            return "Hands that tie share the pot equally; no suit outranks another."
        kind = f"{self.share.name} hands".capitalize()
        return f"{kind} that tie share their {self._part} equally; no suit outranks another."


def _zone(zone: str) -> str:
    return "the player's own cards" if zone == HAND else f"the {zone.removeprefix('the ')}"
