"""Judges of hands that are wrong in one way each, as programs were that somebody complained about."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from croupier.table.cards import RANKS, read_card
from tests.public.miniatures.plain import ORDER, Badugi, Kind, Plain, Wild, low, ranks, stands_apart

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from croupier.table import Card
    from tests.public.judging import Worth


class WithoutWheel(Plain):
    """The ranks are looked through from the deuce up, so that an ace is never low."""

    def straight(self, held: Collection[int]) -> int | None:
        return max(held) if max(held) - min(held) == 4 else None


class RoundTheCorner(Plain):
    """An ace stands in the middle of a straight, too."""

    def straight(self, held: Collection[int]) -> int | None:
        starts = (low for low in range(13) if {(low + step) % 13 for step in range(5)} == set(held))
        return next(((low + 4) % 13 for low in starts), None)


class NearlyStraight(Plain):
    """Different ranks are a straight where the highest and the lowest are not far apart."""

    def straight(self, held: Collection[int]) -> int | None:
        return max(held) if max(held) - min(held) <= 5 else super().straight(held)


class FlushByTopCard(Plain):
    """Flushes with the same top card are compared by what the players hold besides the board."""

    def worth(self, hole: Sequence[Card], board: Sequence[Card]) -> Worth:
        best = max(self.fives((*hole, *board)), key=self.strength)
        called, decides = self.kind(best)
        return (self.order.index(called), decides[0], *ranks(hole)) if called == "flush" else self.strength(best)


class LowestPairs(Plain):
    """Of three pairs the lower two are kept."""

    def worth(self, hole: Sequence[Card], board: Sequence[Card]) -> Worth:
        held = ranks((*hole, *board))
        pairs = sorted(rank for rank in set(held) if held.count(rank) == 2)
        if self.category(hole, board) != "two pair":
            return super().worth(hole, board)
        kept = pairs[1::-1]
        return (self.order.index("two pair"), *kept, max(rank for rank in held if rank not in kept))


class ThirdPairKicks(Plain):
    """Of three pairs the third gives the kicker."""

    def worth(self, hole: Sequence[Card], board: Sequence[Card]) -> Worth:
        held = ranks((*hole, *board))
        pairs = sorted((rank for rank in set(held) if held.count(rank) == 2), reverse=True)
        if self.category(hole, board) != "two pair" or len(pairs) <= 2:
            return super().worth(hole, board)
        return (self.order.index("two pair"), *pairs)


class SumOfRanks(Plain):
    """Within a category the ranks are added up, those of pairs left out."""

    def strength(self, five: Sequence[Card]) -> Worth:
        held = ranks(five)
        return self.order.index(self.kind(five)[0]), sum(rank for rank in held if held.count(rank) == 1)


class SeparateFlags(Plain):
    """A straight somewhere and a flush somewhere are a straight flush."""

    def category(self, hole: Sequence[Card], board: Sequence[Card]) -> str:
        called = {self.kind(five)[0] for five in self.fives((*hole, *board))}
        return "straight flush" if {"straight", "flush"} <= called else super().category(hole, board)


class FoursOnTop(Plain):
    """Four of a kind stands above a straight flush."""

    order = (*ORDER[:-2], *ORDER[:-3:-1])


class WrongLabels(Plain):
    """What a hand is worth and what it is called are two tables, and two rows of the second are wrong."""

    def category(self, hole: Sequence[Card], board: Sequence[Card]) -> str:
        called = super().category(hole, board)
        return {"straight": "high card", "flush": "straight"}.get(called, called)


class TripleIsFull(Plain):
    """Nobody looks whether there is a pair beside the triple."""

    def kind(self, five: Sequence[Card]) -> Kind:
        called, decides = super().kind(five)
        return {"three of a kind": "full house"}.get(called, called), decides


class BoardForAll(Plain):
    """A flush or better on the board is taken for the hand of everybody."""

    def worth(self, hole: Sequence[Card], board: Sequence[Card]) -> Worth:
        made = bool(board) and self.kind(board)[0] in ORDER[5:]
        return self.strength(board) if made else super().worth(hole, board)


class BoardThenHole(BoardForAll):
    """The same, and what the players hold breaks the tie."""

    def worth(self, hole: Sequence[Card], board: Sequence[Card]) -> Worth:
        return (*super().worth(hole, board), *ranks(hole))


class DrawsCount(Plain):
    """Four cards of a suit are worth something."""

    def worth(self, hole: Sequence[Card], board: Sequence[Card]) -> Worth:
        suits = [card[1] for card in (*hole, *board)]
        return (*super().worth(hole, board), int(any(suits.count(suit) == 4 for suit in suits)))


class SixthCard(Plain):
    """Hands that tie are compared beyond the fifth card, and the wrong way round."""

    def worth(self, hole: Sequence[Card], board: Sequence[Card]) -> Worth:
        best = max(self.fives((*hole, *board)), key=self.strength)
        rest = ranks([card for card in (*hole, *board) if card not in best])
        return (*self.strength(best), *(-rank for rank in rest))


class WildTwice(Wild):
    """A wild card fills two gaps of a straight."""

    times = 2

    def allowed(self, kept: Sequence[Card], instead: Sequence[Card]) -> bool:
        straight = self.kind((*kept, *instead))[0] == "straight"
        return super().allowed(kept, instead) and (straight or len(instead) < self.times)


class LowestFirst(Badugi):
    """Badugis of as many cards are compared from the lowest card up."""

    def strength(self, badugi: Sequence[Card]) -> Worth:
        return (len(badugi), *sorted(-low(card) for card in badugi)[::-1])


class FirstFour(Badugi):
    """The search is over as soon as four cards are a badugi."""

    def badugi(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        fours = (four for four in combinations(cards, 4) if stands_apart(four))
        return next(fours, None) or super().badugi(cards)


class Greedy(Badugi):
    """One card after the other is kept, the lowest first, if it can stand beside those kept before."""

    def badugi(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        kept: tuple[Card, ...] = ()
        for card in sorted(cards, key=low):
            kept = (*kept, card) if stands_apart((*kept, card)) else kept
        return kept


class SameRanksTie(Badugi):
    """Badugis of as many cards tie where the hands hold the same ranks."""

    def worth(self, hole: Sequence[Card], board: Sequence[Card]) -> Worth:
        return (len(self.badugi(hole)), *sorted(-low(card) for card in hole))


def misread(text: str) -> Card:
    """A reader that takes the first character for the rank, and for a rank that it does not know the last one there is.

    So `10s` becomes the ace of spades.
    """
    return read_card(RANKS[RANKS.find(text[0].upper())] + text[-1])
