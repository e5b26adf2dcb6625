"""Which worlds make sense for a rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.proof.worlds.chips import chips_worlds
from croupier.proof.worlds.exchange import cards_worlds, exchange_worlds, short_worlds

if TYPE_CHECKING:
    from croupier.proof.worlds.world import World
    from croupier.rules import Rulebook


def worlds(rules: Rulebook) -> tuple[World, ...]:
    """The worlds of a rulebook: what can be exchanged, who can win what, who can know what, and the end of the deck."""
    return (*exchange_worlds(rules), *short_worlds(rules), *cards_worlds(rules), *chips_worlds(rules))
