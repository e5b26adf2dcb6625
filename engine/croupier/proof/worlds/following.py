"""Which actions a world follows: combined from a few ways to treat offers of cards and all others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias

from croupier.table import Action

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.play import Hand
    from croupier.proof.worlds.world import Follow
    from croupier.table import Card, Offer

    Cards = tuple[Card, ...]

Choose: TypeAlias = "Callable[[Hand, Offer], Iterable[tuple[Hashable, Action]]]"
"""Actions of an offer, each with its kind: of a kind, one is followed, whichever offer it is found in."""


def following(cards: Choose, others: Choose) -> Follow:
    """What is followed of offers of cards, and of all others; shuffles go as in `orders`."""

    def follow(hand: Hand) -> Iterable[Action]:
        found: dict[Hashable, Action] = {}
        for offer in hand.legal:
            choose = orders if offer.verb == "shuffle" else cards if offer.among else others
            for kind, action in choose(hand, offer):
                found.setdefault((offer.verb, kind), action)
        return found.values()

    return follow


# Offers without cards

UNFORCED = frozenset({"check", "call", "bring_in", "fold"})
"""What may be done before cards are exchanged, where nobody bets."""


def every_amount(hand: Hand, offer: Offer) -> Iterator[tuple[Hashable, Action]]:
    """All of it."""
    return ((chips, Action(_actor(hand), offer.verb, chips)) for chips in range(offer.least, offer.most + 1))


def unforced_or_fold(hand: Hand, offer: Offer) -> Iterator[tuple[Hashable, Action]]:
    """No more than is forced: nobody bets, so a call is one of blinds or of a bring-in."""
    return every_amount(hand, offer) if not offer.most else iter(())


def unforced(hand: Hand, offer: Offer) -> Iterator[tuple[Hashable, Action]]:
    """The same, a fold excepted."""
    return unforced_or_fold(hand, offer) if offer.verb != "fold" else iter(())


def early_fold(hand: Hand, offer: Offer) -> Iterator[tuple[Hashable, Action]]:
    """The same; a fold only before cards have been exchanged."""
    early = all(action.verb in UNFORCED for action in hand.history.actions)
    return (unforced_or_fold if early else unforced)(hand, offer)


# Offers of cards


def subsets(hand: Hand, offer: Offer) -> Iterator[tuple[Hashable, Action]]:
    """Every choice of cards, and of those that come back for them."""
    for count in range(offer.least, offer.most + 1):
        for given in combinations(offer.among, count):
            for taken in combinations(offer.takes, count if offer.takes else 0):
                action = Action(_actor(hand), offer.verb, cards=given, takes=taken)
                yield (frozenset(given), frozenset(taken)), action


def orbits(hand: Hand, offer: Offer) -> Iterator[tuple[Hashable, Action]]:
    """Every choice, but cards that are alike count as one."""
    kinds = alike(hand)
    for count in range(offer.least, offer.most + 1):
        for kind, given in _spreads(offer.among, count, kinds):
            for other, taken in _spreads(offer.takes, count if offer.takes else 0, kinds):
                yield (kind, other), Action(_actor(hand), offer.verb, cards=given, takes=taken)


def fewest(hand: Hand, offer: Offer) -> Iterator[tuple[Hashable, Action]]:
    """As few cards as may be, and none where that can be said otherwise."""
    if all(each.among for each in hand.legal):
        count = offer.least
        yield count, Action(_actor(hand), offer.verb, cards=offer.among[:count], takes=offer.takes[:count])


def extremes(hand: Hand, offer: Offer) -> Iterator[tuple[Hashable, Action]]:
    """As `orbits`, but only as few cards as may be, or as many."""
    for kind, action in orbits(hand, offer):
        if len(action.cards) in {offer.least, offer.most}:
            yield kind, action


def by_seat(*choices: Choose) -> Choose:
    """For each seat another way to choose; the last holds for all further ones."""
    return lambda hand, offer: choices[min(_actor(hand), len(choices) - 1)](hand, offer)


def orders(hand: Hand, offer: Offer) -> Iterator[tuple[Hashable, Action]]:
    """Two orders of a shuffle, which are all where two cards are shuffled: as the cards lie, and backwards."""
    for order in dict.fromkeys((offer.among, offer.among[::-1])):
        yield order, Action(_actor(hand), offer.verb, cards=order)


def alike(hand: Hand) -> Mapping[Card, Hashable]:
    """Of what kind each card is: how and in which step it was received last, and its rank where a step heeds it.

    Cards of a kind can change places without anything else changing before the showdown.
    """
    heeded = {rank for step in hand.rules.steps for rank in step.phase.heeds()}
    return {
        card: (event.what, event.step, card[0] if card[0] in heeded else "")
        for event in hand.events
        if event.what in {"deal", "draw", "take_back"}
        for card in event.cards
    }


def _spreads(cards: Cards, count: int, kinds: Mapping[Card, Hashable]) -> Iterable[tuple[Hashable, Cards]]:
    """The ways to take so many cards, by how many of each kind."""
    return {
        frozenset(Counter(map(kinds.__getitem__, chosen)).items()): chosen for chosen in combinations(cards, count)
    }.items()


def _actor(hand: Hand) -> int:
    assert hand.actor is not None, "the hand goes on"
    return hand.actor
