"""Rankings that are wrong in one way each: a category unknown, out of order, or compared by too little."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from croupier.table.cards import RANKS, SUITS
from tests.conformance.wrong.engine import Wrong
from tests.public.miniatures import judges, plain

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from croupier.rules import Rulebook
    from croupier.table import Card

LESS = {
    "straight flush": "flush",
    "four of a kind": "three of a kind",
    "full house": "three of a kind",
    "flush": "high card",
    "straight": "high card",
    "three of a kind": "pair",
    "two pair": "pair",
    "pair": "high card",
}
"""What a hand is taken for by whoever does not know its category."""
DECIDING = {
    "high card": 5,
    "pair": 4,
    "two pair": 3,
    "three of a kind": 3,
    "straight": 1,
    "flush": 5,
    "full house": 2,
    "four of a kind": 2,
    "straight flush": 1,
}
"""How many ranks decide between two hands of a category, in turn."""


class Unknown(plain.Plain):
    """A category that nobody has heard of."""

    def __init__(self, category: str) -> None:
        self.category_unknown = category

    def kind(self, five: Sequence[Card]) -> plain.Kind:
        called, decides = super().kind(five)
        if called != self.category_unknown:
            return called, decides
        held = plain.ranks(five)
        return LESS[called], tuple(sorted(set(held), key=lambda rank: (held.count(rank), rank), reverse=True))


class Shortened(plain.Plain):
    """Within a category only the first so many ranks are looked at."""

    def __init__(self, category: str, ranks: int) -> None:
        self.shortened, self.looked_at = category, ranks

    def kind(self, five: Sequence[Card]) -> plain.Kind:
        called, decides = super().kind(five)
        return called, decides[: self.looked_at] if called == self.shortened else decides


class Exchanged(plain.Plain):
    """Two neighbouring categories are the other way round."""

    def __init__(self, low: str, high: str) -> None:
        self.order = tuple({low: high, high: low}.get(each, each) for each in plain.ORDER)


class LowWheelHigh(plain.Plain):
    """Five, four, three, deuce, ace counts as an ace-high straight."""

    def straight(self, held: Collection[int]) -> int | None:
        top = super().straight(held)
        return plain.ACE if plain.ACE in held else top


class AceIsLow(plain.Plain):
    """An ace is the lowest card of all."""

    def kind(self, five: Sequence[Card]) -> plain.Kind:
        called, decides = super().kind(five)
        return called, tuple(-1 if rank == plain.ACE else rank for rank in decides)


class BySuit(plain.Plain):
    """Hands that tie are decided by the suit of the highest card."""

    def kind(self, five: Sequence[Card]) -> plain.Kind:
        called, decides = super().kind(five)
        best = max(five, key=lambda card: (plain.ranks([card]), SUITS.index(card[1])))
        return called, (*decides, SUITS.index(best[1]))


class AsTheyLie(plain.Plain):
    """Cards are compared in the order in which they are named."""

    def kind(self, five: Sequence[Card]) -> plain.Kind:
        called, decides = super().kind(five)
        return called, tuple(RANKS.index(card[0]) for card in five) if called == "high card" else decides


class BySuitOfFlush(plain.Plain):
    """Flushes that tie are decided by their suit."""

    def kind(self, five: Sequence[Card]) -> plain.Kind:
        called, decides = super().kind(five)
        return called, (*decides, SUITS.index(five[0][1])) if called.endswith("flush") else decides


class TensAreLow(plain.Plain):
    """A ten is read as a one."""

    def kind(self, five: Sequence[Card]) -> plain.Kind:
        called, decides = super().kind(five)
        return called, tuple(-1 if rank == RANKS.index("T") else rank for rank in decides)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ranked:
    """A judge in place of the ranking of a game."""

    judge: plain.Plain
    hand_size = 5

    def rank(self, cards: Sequence[Card]) -> int:
        """A number with the order of what the judge thinks of a hand."""
        worth = (*self.judge.strength(cards), *[0] * 7)[:7]
        return sum((each + 1) * 20**place for place, each in enumerate(reversed(worth)))

    strength = rank


def wrong_judges() -> Iterator[tuple[str, plain.Plain]]:
    """Every one of them, by what it does."""
    for category in LESS:
        yield f"{category} unknown", Unknown(category)
    for low, high in pairwise(plain.ORDER):
        yield f"{low} beats {high}", Exchanged(low, high)
    for category, many in DECIDING.items():
        for looked_at in range(many):
            yield f"{category} by {looked_at} ranks only", Shortened(category, looked_at)
    for judge in (
        *(judges.WithoutWheel(), judges.RoundTheCorner(), judges.NearlyStraight(), judges.SumOfRanks()),
        *(judges.FoursOnTop(), judges.TripleIsFull()),
        *(LowWheelHigh(), AceIsLow(), BySuit(), BySuitOfFlush(), AsTheyLie(), TensAreLow()),
    ):
        yield (type(judge).__doc__ or "").splitlines()[0], judge


def _ranking_by(judge: plain.Plain, rules: Rulebook) -> Rulebook:
    ranked = Ranked(judge=judge)
    shares = tuple(replace(share, ranking=ranked) for share in rules.shares)  # type: ignore[arg-type]  # it only ranks
    return replace(rules, shares=shares)


CLAUSES = ("pot.high.ranking", "pot.high.ties", "pot.high.best")


def wrong_rankings() -> Iterator[Wrong]:
    """Engines that rank hands so."""
    for name, judge in wrong_judges():
        yield Wrong(
            name=name,
            chapter="ranking",
            clauses=CLAUSES,
            rules=partial(_ranking_by, judge),
        )
