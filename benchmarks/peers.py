"""The peers, under the same policy and in the same run."""

from __future__ import annotations

import warnings
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

STACK = 200


def pokerkit_hands(seats: int) -> Callable[[int], int]:
    """PokerKit's five-card draw, fixed limit, everything automated that can be."""
    from pokerkit import (  # type: ignore[import-not-found, unused-ignore] # noqa: PLC0415 - only `make bench` has it
        Automation,
        BettingStructure,
        Deck,
        Opening,
        StandardHighHand,
        State,
        Street,
    )

    warnings.simplefilter("ignore")
    streets = (
        Street(False, (False,) * 5, 0, False, Opening.POSITION, 2, 4),  # noqa: FBT003 - its own signature
        Street(True, (), 0, True, Opening.POSITION, 2, 4),  # noqa: FBT003
    )
    automations, hand_types, chance = tuple(Automation), (StandardHighHand,), Random(3).random  # noqa: S311 - a benchmark

    def play(count: int) -> int:
        actions = 0
        for _ in range(count):
            state = State(
                automations, Deck.STANDARD, hand_types, streets, BettingStructure.FIXED_LIMIT, True,  # noqa: FBT003
                (1,) * seats, (0,) * seats, 0, (STACK,) * seats, seats,
            )  # fmt: skip
            while state.status:
                _act(state, chance())
                actions += 1
        return actions

    return play


def _act(state: object, chance: float) -> None:
    """One decision, by the policy of `benchmarks.ours`."""
    table: object = state
    drawer = table.stand_patter_or_discarder_index  # type: ignore[attr-defined]
    if drawer is not None:
        table.stand_pat_or_discard(tuple(table.hole_cards[drawer][: int(chance * 4)]))  # type: ignore[attr-defined]
    elif table.checking_or_calling_amount:  # type: ignore[attr-defined]
        raises = table.can_complete_bet_or_raise_to()  # type: ignore[attr-defined]
        pick = int(chance * (3 if raises else 2))
        (table.fold, table.check_or_call, table.complete_bet_or_raise_to)[pick]()  # type: ignore[attr-defined]
    elif table.can_complete_bet_or_raise_to() and chance < 0.5:  # type: ignore[attr-defined] # noqa: PLR2004 - one in two
        table.complete_bet_or_raise_to()  # type: ignore[attr-defined]
    else:
        table.check_or_call()  # type: ignore[attr-defined]


def pokerkit_rankings(count: int) -> int:
    """PokerKit's five-card high hands, compared through their entry in its table."""
    from pokerkit import Card, Deck, StandardHighHand  # type: ignore[import-not-found, unused-ignore] # noqa: PLC0415

    random = Random(5)  # noqa: S311 - a benchmark
    deck: list[Card] = list(Deck.STANDARD)
    sample = [tuple(random.sample(deck, 5)) for _ in range(1000)]
    for _ in range(count // 1000):
        for cards in sample:
            _ = StandardHighHand(cards).entry
    return count
