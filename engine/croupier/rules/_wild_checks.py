"""The check of the sentences about wild cards: everything that they may stand for is tried, one by one."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from croupier.evaluators import without_wild
from croupier.policies import BY_CARDS, begins_by_cards, kept
from croupier.rules._pot_checks import settled
from croupier.table import DECK
from croupier.table.cards import RANKS
from croupier.table.scene import DEEDS, scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.evaluators import Evaluator
    from croupier.policies import Check, Finding
    from croupier.rules.rulebook import Share
    from croupier.rules.wilds import Wilds
    from croupier.table import Card
    from croupier.table.events import Record

    Worth = tuple[int, int]
    Cards = frozenset[Card]

_COMPLETED = {"straight", "flush", "straight flush"}
_ACE = "A"


def stands_for_the_best(shares: tuple[Share, ...], asked: Cards, wilds: Wilds) -> Check:
    """Whoever wins a share has a hand that no other can better, whatever the wild cards of each stand for."""

    def check(record: Record) -> Iterator[Finding]:
        for pot in settled(record, shares):
            for share in shares:
                hands, natural = pot.best[share.name], without_wild(share.ranking)
                if any(asked.intersection(hand) for hand in hands.values()):
                    worth = {seat: best(natural, frozenset(hand), wilds) for seat, hand in hands.items()}
                    for seat in worth.keys() & pot.won.get(share.name, {}).keys():
                        least = f"seat {seat} won the {share.name} with {hands[seat]}, which is worth less than another"
                        yield kept(worth[seat] == max(worth.values()), least)

    return check


def begins_with_wild_cards(record: Record) -> Iterator[Finding]:
    """Whoever shows the best cards, whatever the wild ones count as, begins the round if they can."""
    for scene, event in scenes(record):
        number = record.number(event.step, "opens")
        up = record.wild | record.bugs
        if event.what in DEEDS and not scene.deeds and number in BY_CARDS and up & scene.up:
            first = begins_by_cards(record, scene, number, scene.live)
            if first in scene.able():
                yield kept(event.seat == first, f"seat {event.seat} began the round, not seat {first}")


def best(natural: Evaluator, hand: Cards, wilds: Wilds) -> Worth:
    """What five cards are worth at best: whether they are five of a kind, and then by rank, or by their strength."""
    wild, bugs = wilds.any_card, wilds.bugs
    held = sorted(hand - wild - bugs)
    limited = len(hand & bugs)
    missing = len(hand) - len(held)
    low = natural.word != "high"
    ranks = {card[0] for card in held} or {_ACE}
    if missing and not low and len(ranks) == 1 and (not limited or ranks == {_ACE}):
        return 1, RANKS.index(min(ranks))
    lowest = min(RANKS.index(card[0]) for card in wilds.deck if card in DECK)
    others = [card for card in DECK if card not in held and RANKS.index(card[0]) >= lowest]
    most = 0
    for instead in combinations(others, missing):
        cards = (*held, *instead)
        aces = sum(card[0] == _ACE for card in instead)
        if low or aces >= limited or natural.category(cards) in _COMPLETED:
            most = max(most, natural.rank(cards))
    return 0, most
