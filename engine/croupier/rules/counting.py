"""How many cards the steps of a game take: held at the end, laid on the table, drawn before others are dealt."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from croupier.phases import Step


def held(steps: Iterable[Step]) -> int:
    """How many cards each player has at the showdown."""
    return sum(step.phase.cards() - step.phase.spent() for step in steps)


def laid(steps: Iterable[Step]) -> dict[str, int]:
    """How many cards are laid on each place of the table."""
    found: dict[str, int] = {}
    for step in steps:
        for place, cards in step.phase.lays().items():
            found[place] = found.get(place, 0) + cards
    return found


def laid_and_burned(steps: tuple[Step, ...], policies: Mapping[str, object]) -> int:
    """The cards that the table gets, burns between the streets included."""
    burned = policies.get("street_burn") == "one before each street"
    draws = sum(step.phase.draws(1) for step in _before_deals(steps)) if policies.get("burn", "none") != "none" else 0
    return sum(step.phase.laid() for step in steps) + burned * _streets(steps) + draws


def drawn(steps: tuple[Step, ...]) -> int:
    """The cards that a player may draw before others are dealt: the deck must hold those as well."""
    before = _before_deals(steps)
    dealt = accumulate(step.phase.cards() for step in before)
    return sum(step.phase.draws(hand) for step, hand in zip(before, dealt, strict=True))


def _before_deals(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """The steps up to the last deal."""
    return steps[
        : max((place for place, step in enumerate(steps) if step.phase.cards() + step.phase.laid()), default=0)
    ]


def _streets(steps: tuple[Step, ...]) -> int:
    """How often a card must be burned: several deals in a row are one street, and one card for all comes without."""
    streets, bets = 0, False
    for step in steps:
        if step.phase.cards() + step.phase.laid():
            streets, bets = streets + (bets and not step.phase.spared()), False
        bets |= step.phase.bet_size() is not None
    return streets
