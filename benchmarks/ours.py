"""What we measure of our own: hands a second under a random legal policy, and rankings a second."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from benchmarks.peers import repeatedly, sample
from croupier import Action, Library, start
from croupier.evaluators.high import High
from croupier.table import shuffled

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.evaluators._batch import Cards
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
                if hand.legal[0].verb == "shuffle":
                    hand = hand.act(Action(seat, "shuffle", cards=tuple(shuffled(random, hand.legal[0].among))))
                    continue
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
        return Action(seat, verb, 0, first.among[: int(chance * (min(first.most, 3) + 1))])
    if verb == "check" and chance < 0.5 and len(offers) > 2:  # noqa: PLR2004 - one in two; check, bet or raise, fold
        return Action(seat, offers[1].verb, offers[1].least)
    return Action(seat, verb)


def rankings(cards: int) -> Callable[[int], int]:
    """A ranker of so many hands: the best five among so many cards."""
    high = High()
    rank = high.rank if cards == high.hand_size else high.best_of
    return repeatedly(rank, sample(cards))


def batch(count: int) -> int:
    """Rank so many random five-card hands, lying in one array, with numpy."""
    return len(High().batch()(_dealt(count)))


@cache
def _dealt(count: int) -> Cards:
    """Five cards a row, five of a shuffled deck."""
    import numpy as np  # noqa: PLC0415 - only `make bench` has it

    return np.random.default_rng(5).permuted(np.tile(np.arange(52, dtype=np.uint8), (count, 1)), axis=1)[:, :5].copy()
