"""Small worlds: views of a variant so small that everything in them can be tried.

Five-card hands over all deals cannot be exhausted, so each world gives up something: the bets, the cards, all but one
order of the deck. `worlds(rules)` are those that make sense for a rulebook.
"""

from __future__ import annotations

from croupier.proof.worlds.apart import Difference, tell_apart
from croupier.proof.worlds.every import worlds
from croupier.proof.worlds.exploring import Fault, Survey, explore
from croupier.proof.worlds.world import Opening, World

__all__ = ["Difference", "Fault", "Opening", "Survey", "World", "explore", "tell_apart", "worlds"]
