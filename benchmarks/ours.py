"""What we measure of our own: hands a second under a random legal policy, and five-card rankings a second."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from croupier import Action, Library, start
from croupier.evaluators import evaluator
from croupier.table import DECK, shuffled

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.rules import Rulebook
    from croupier.table import Offer

HERE = Path(__file__).parent
STACK = 200


def rulebook(slug: str) -> Rulebook:
    """A variant of ours, or the one of this folder."""
    return Library(guests=(HERE / "five-card-draw.yaml",)).variant(slug).rules


def hands(rules: Rulebook, seats: int) -> Callable[[int], int]:
    """A player of so many hands, full checks on; it gives the number of actions.

    The policy is that of the peers: where a bet is faced, fold, call or raise with equal chance; otherwise check or bet
    with equal chance; discard the first none to three cards (as far as the variant allows) with equal chance.
    """
    random = Random(3)  # noqa: S311 - a benchmark
    chance = random.random

    def play(count: int) -> int:
        actions = 0
        for number in range(count):
            hand = start(rules, stacks=(STACK,) * seats, deck=shuffled(random), button=number % seats)
            while (seat := hand.actor) is not None:
                hand = hand.act(chosen(hand.legal, seat, chance()))
                actions += 1
        return actions

    return play


def chosen(offers: tuple[Offer, ...], seat: int, chance: float) -> Action:
    """What the policy does."""
    first = offers[0]
    verb = first.verb
    if verb == "call":
        offer = offers[int(chance * len(offers))]
        return Action(seat, offer.verb, offer.least)
    if verb == "discard":
        return Action(seat, verb, 0, first.among[: int(chance * (first.most + 1))])
    if verb == "check" and chance < 0.5 and len(offers) > 2:  # noqa: PLR2004 - one in two; check, bet, fold
        return Action(seat, "bet", offers[1].least)
    return Action(seat, verb)


def rankings(count: int) -> int:
    """Rank so many random five-card hands."""
    rank, random = evaluator("high").rank, Random(5)  # noqa: S311 - a benchmark
    sample = [tuple(random.sample(DECK, 5)) for _ in range(1000)]
    for _ in range(count // 1000):
        for cards in sample:
            rank(cards)
    return count
