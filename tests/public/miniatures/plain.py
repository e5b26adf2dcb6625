"""Another judge of hands for every ranking that the public cases know, and a right one."""

from __future__ import annotations

from itertools import chain, combinations
from typing import TYPE_CHECKING

from croupier.table import DECK
from croupier.table.cards import RANKS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from croupier.rules.rulebook import Share
    from croupier.table import Card
    from tests.public.judging import Judge, Worth

Kind = tuple[str, "Worth"]
"""What five cards are called, and what decides among those that are called so."""
ACE, FIVE = 12, 3
ORDER = (
    *("high card", "pair", "two pair", "three of a kind", "straight", "flush"),
    *("full house", "four of a kind", "straight flush"),
)
BY_COUNTS = {
    (1, 1, 1, 1, 1): "high card",
    (2, 1, 1, 1): "pair",
    (2, 2, 1): "two pair",
    (3, 1, 1): "three of a kind",
    (3, 2): "full house",
    (4, 1): "four of a kind",
}


def ranks(cards: Sequence[Card]) -> Worth:
    """The ranks as numbers, the highest first."""
    return tuple(sorted((RANKS.index(card[0]) for card in cards), reverse=True))


class Plain:
    """Another evaluator, and a right one: what a miniature does not change, it judges like ours."""

    order: tuple[str, ...] = ORDER

    def worth(self, hole: Sequence[Card], board: Sequence[Card]) -> Worth:
        return max(map(self.strength, self.made(hole, board)))

    def category(self, hole: Sequence[Card], board: Sequence[Card]) -> str:
        return self.kind(self.plays(hole, board))[0]

    def top(self, hole: Sequence[Card], board: Sequence[Card]) -> str:
        return RANKS[self.kind(self.plays(hole, board))[1][0]]

    def plays(self, hole: Sequence[Card], board: Sequence[Card]) -> tuple[Card, ...]:
        return max(self.made(hole, board), key=self.strength)

    def made(self, hole: Sequence[Card], board: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
        """Every hand that the cards make."""
        return self.fives((*hole, *board))

    def fives(self, cards: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
        return combinations(cards, 5)

    def strength(self, five: Sequence[Card]) -> Worth:
        called, decides = self.kind(five)
        return (self.order.index(called), *decides)

    def kind(self, five: Sequence[Card]) -> Kind:
        held = ranks(five)
        suited = len({card[1] for card in five}) == 1
        top = self.straight(set(held)) if len(set(held)) == len(held) else None
        if top is not None:
            return "straight flush" if suited else "straight", (top,)
        groups = tuple(sorted(set(held), key=lambda rank: (held.count(rank), rank), reverse=True))
        return "flush" if suited else BY_COUNTS[tuple(map(held.count, groups))], groups

    def straight(self, held: Collection[int]) -> int | None:
        """The top of five different ranks in sequence."""
        if set(held) == {ACE, 0, 1, 2, FIVE}:
            return FIVE
        return max(held) if max(held) - min(held) == 4 else None


class Wild(Plain):
    """Some cards stand for whatever other cards make the best hand; a bug for an ace, or in a straight or a flush."""

    times = 1
    """For how many cards each of them stands."""

    def __init__(self, wild: Collection[Card], bugs: Collection[Card]) -> None:
        self.wild, self.bugs = wild, bugs

    def made(self, hole: Sequence[Card], board: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
        held = [card for card in (*hole, *board) if card not in {*self.wild, *self.bugs}]
        free = self.times * (len(hole) + len(board) - len(held))
        for count in range(free + 1):
            for kept in combinations(held, 5 - count):
                for instead in combinations([card for card in DECK if card not in kept], count):
                    if self.allowed(kept, instead):
                        yield (*kept, *instead)

    def allowed(self, kept: Sequence[Card], instead: Sequence[Card]) -> bool:
        completed = self.kind((*kept, *instead))[0] in {"straight", "flush", "straight flush"}
        return not self.bugs or completed or all(card[0] == "A" for card in instead)


class TwoOfHand(Plain):
    """As in Omaha: exactly two cards of the hand count, and three of the board."""

    def made(self, hole: Sequence[Card], board: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
        return ((*two, *three) for two in combinations(hole, 2) for three in combinations(board, 3))


class ShortDeck(Plain):
    """An ace stands below the six, and a flush above a full house."""

    order = (*ORDER[:5], "full house", "flush", *ORDER[7:])

    def straight(self, held: Collection[int]) -> int | None:
        six = RANKS.index("6")
        return six + 3 if {*held} == {ACE, *range(six, six + 4)} else super().straight(held)


class TripsFirst(ShortDeck):
    """Three of a kind above a straight besides."""

    order = (*ORDER[:3], "straight", "three of a kind", *ShortDeck.order[5:])


class Low(Plain):
    """The lowest hand wins, and aces are high."""

    def strength(self, five: Sequence[Card]) -> Worth:
        return tuple(-each for each in super().strength(five))

    def straight(self, held: Collection[int]) -> int | None:
        return max(held) if max(held) - min(held) == 4 else None


class LowWithAces(Plain):
    """The lowest hand wins; aces are low, and straights and flushes nothing."""

    def strength(self, five: Sequence[Card]) -> Worth:
        held = [low(card) for card in five]
        groups = sorted({*held}, key=lambda rank: (held.count(rank), rank), reverse=True)
        return tuple(-each for each in (ORDER.index(BY_COUNTS[tuple(map(held.count, groups))]), *groups))


class Badugi(Plain):
    """Of the cards that stand apart the most count, and of as many the lowest."""

    def worth(self, hole: Sequence[Card], board: Sequence[Card]) -> Worth:
        return self.strength(self.badugi(hole))

    def category(self, hole: Sequence[Card], board: Sequence[Card]) -> str:
        return f"{'one two three four'.split()[len(self.badugi(hole)) - 1]}-card badugi"

    def plays(self, hole: Sequence[Card], board: Sequence[Card]) -> tuple[Card, ...]:
        return self.badugi(hole)

    def strength(self, badugi: Sequence[Card]) -> Worth:
        return (len(badugi), *sorted(-low(card) for card in badugi))

    def badugi(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The best of all sets of cards that stand apart."""
        sets = chain.from_iterable(combinations(cards, size) for size in range(1, 5))
        return max(filter(stands_apart, sets), key=self.strength)


def low(card: Card) -> int:
    """The rank as a number, an ace being the lowest."""
    return "A23456789TJQK".index(card[0])


def stands_apart(cards: Sequence[Card]) -> bool:
    """Whether no two cards share a rank or a suit."""
    return len({card[0] for card in cards}) == len({card[1] for card in cards}) == len(cards)


def plain(share: Share) -> Judge:
    """The judge for a share of a pot in the variants of this folder."""
    ranking = share.ranking
    if wild := getattr(ranking, "wild", None) or getattr(ranking, "bugs", None):
        return Wild(wild, getattr(ranking, "bugs", ()))
    if ranking.word == "high" and ranking.categories[3].name == "flush":
        return TwoOfHand() if share.use else Plain()
    if ranking.word == "high":
        return TripsFirst() if ranking.categories[4].name == "three of a kind" else ShortDeck()
    return {"deuce_to_seven": Low, "ace_to_five": LowWithAces, "badugi": Badugi}[ranking.word]()
