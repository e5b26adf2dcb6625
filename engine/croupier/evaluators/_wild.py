"""Rankings of five cards in games with wild cards: each stands for a card that the hand lacks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from croupier.evaluators._evaluator import Category
from croupier.evaluators._five_cards import FiveCards
from croupier.evaluators._hands import SIZE, HandClass, Order, ties
from croupier.evaluators._sayings import spelt
from croupier.evaluators._wild_mistakes import wild_mistakes
from croupier.table.cards import DECK, JOKERS, RANKS, Card, plural

if TYPE_CHECKING:
    from croupier.evaluators._batch import Cards, Strengths

FIVE = "five of a kind"
_COMPLETED_BY_BUGS = frozenset({"straight", "flush", "straight flush"})
_ACE = "A"


@dataclass(frozen=True, slots=True, kw_only=True)
class WildCards:
    """A ranking in which some cards stand for others, whichever make the best hand."""

    hand_size: ClassVar = SIZE

    natural: FiveCards
    """How hands without wild cards rank."""
    wild: frozenset[Card]
    """The cards that stand for any card."""
    bugs: frozenset[Card]
    """The cards that stand for an ace, or complete a straight or a flush; for low they are like the others."""

    @property
    def word(self) -> str:
        """That of the natural ranking."""
        return self.natural.word

    @property
    def remarks(self) -> str:
        """What the list leaves out; the sentence about wild cards says the rest."""
        return self.natural.remarks

    @property
    def categories(self) -> tuple[Category, ...]:
        """With five of a kind first, where the highest hand wins. Nobody has counted how many hands there are."""
        uncounted = tuple(replace(each, count=0) for each in self.natural.categories)
        return uncounted if self._lowest_wins else (self._five(), *uncounted)

    def rank(self, cards: Sequence[Card]) -> int:
        """The strength of five cards; the natural one where none is wild. Raises ValueError unless they differ."""
        known = self.wild.union(self.bugs, DECK)
        if strangers := [card for card in cards if card not in known]:
            raise ValueError(f"{strangers[0]!r} is no card of this game")
        if len(set(cards)) < len(cards) or len(cards) != SIZE:
            raise ValueError(f"a hand has five different cards, not {' '.join(cards)}")
        return self.strength(cards)

    def strength(self, cards: Sequence[Card]) -> int:
        """As `rank`, for who has seen to it that they are five different cards."""
        held = [card for card in cards if card not in self.wild and card not in self.bugs]
        if len(held) == SIZE:
            return self.natural.rank(held)
        bugs = len(self.bugs.intersection(cards))
        ranks = {card[0] for card in held} or {_ACE}
        if not self._lowest_wins and len(ranks) == 1 and (not bugs or ranks == {_ACE}):
            return self._most + 1 + RANKS.index(min(ranks))
        known, names = _completed(self.natural.order), "".join(sorted(card[0] for card in held))
        suited = len({card[1] for card in held}) <= 1
        found = known.get((names, False, bugs), 0)
        return max(found, known.get((names, True, bugs), 0)) if suited else found

    def best_of(self, cards: Sequence[Card]) -> int:
        """The strength of the best five."""
        return max(map(self.strength, combinations(cards, SIZE)))

    def batch(self) -> Callable[[Cards], Strengths]:
        """There is no table that knows wild cards. Raises ImportError."""
        raise ImportError("hands with wild cards are ranked one by one")

    def threshold(self, words: str) -> int:
        """The least strength of a hand that is called so. Raises ValueError if none is."""
        told = self._fives().get(spelt(words))
        return self.natural.threshold(words) if told is None else self._most + 1 + told

    def mistakes(self) -> Iterator[tuple[str, Callable[[Sequence[Card]], int]]]:
        """Those of the natural ranking, and what can be wrong about wild cards."""
        yield from wild_mistakes(self)

    def category(self, cards: Sequence[Card]) -> str:
        """The name of its category: `five of a kind`."""
        return FIVE if self.rank(cards) > self._most else self.natural.category(self.standing(cards))

    def describe(self, cards: Sequence[Card]) -> str:
        """The hand that the cards stand for, in the usual words."""
        above = self.rank(cards) - self._most
        return self.natural.describe(self.standing(cards)) if above <= 0 else _five_called(RANKS[above - 1])

    def says(self, cards: Sequence[Card], words: str) -> bool:
        """Whether words are true of the hand. Raises ValueError if no hand is called so."""
        above = self.rank(cards) - self._most
        if above > 0 or spelt(words) in self._fives():
            self.threshold(words)
            return above > 0 and spelt(words) in {FIVE, _five_called(RANKS[above - 1])}
        return self.natural.says(self.standing(cards), words)

    def standing(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Five cards without a wild one that are worth the same; of five of a kind there are none."""
        strength = self.rank(cards)
        assert strength <= self._most, "no natural hand is five of a kind"
        return _laid_out(ties(self.natural.order)[strength - 1][0])

    @property
    def _most(self) -> int:
        """The strength of the best natural hand."""
        return len(ties(self.natural.order))

    @property
    def _lowest_wins(self) -> bool:
        return self.natural.order.wins == "lowest"

    def _fives(self) -> Mapping[str, int]:
        """What five of a kind are called, each with how far it is above the lowest of them."""
        if self._lowest_wins:
            return {}
        least = RANKS.index(_ACE) if not self.wild else 0
        return {FIVE: least, **{_five_called(rank): place for place, rank in enumerate(RANKS) if place >= least}}

    def _five(self) -> Category:
        some = min(self.wild or self.bugs)
        joker = JOKERS[0] if JOKERS[0] in self.bugs | self.wild else some
        aces = not self.wild
        return Category(
            name=FIVE,
            cards=(*(Card("A" + suit) for suit in "cdhs"), joker),
            meaning="Four aces and a bug." if aces else "Five cards of one rank, of which one at least is wild.",
            ties="None is better." if aces else "The higher rank wins.",
            count=0,
        )


def _five_called(rank: str) -> str:
    return f"{FIVE}, {plural(rank)}"


def _laid_out(hand: HandClass) -> tuple[Card, ...]:
    """Some cards of that class."""
    turns = "cccccc" if hand.suited else "cdhsd"
    return tuple(Card(RANKS[rank] + suit) for rank, suit in zip(hand.ranks, turns, strict=False))


@cache
def _completed(order: Order) -> Mapping[tuple[str, bool, int], int]:
    """The best strength to which cards can be completed.

    By their ranks, whether they are to be of one suit, and how many of those that are missing are bugs. Every hand is
    looked at with every choice of its cards missing: what it has, no missing card can be a second time.
    """
    found: dict[tuple[str, bool, int], int] = {}
    for strength, alike in enumerate(ties(order), 1):  # the weakest first, so that the best is what stays
        for hand in alike:
            if all(rank >= order.lowest or rank < 0 for rank in hand.ranks):
                free = order.wins == "lowest" or order.kinds[hand.place] in _COMPLETED_BY_BUGS
                for held, missing in _partings(hand):
                    bugs = len(missing) if free else missing.count(_ACE)
                    for count in range(min(bugs, len(JOKERS)) + 1):
                        found[held, hand.suited, count] = strength
    return found


def _partings(hand: HandClass) -> Iterator[tuple[str, str]]:
    names = "".join(sorted(RANKS[rank] for rank in hand.ranks))
    for many in range(SIZE):
        for places in combinations(range(SIZE), many):
            yield (
                "".join(names[place] for place in places),
                "".join(names[place] for place in range(SIZE) if place not in places),
            )
