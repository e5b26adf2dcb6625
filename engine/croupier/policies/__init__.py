"""House policies: what sources leave open. One module a policy, named by its word."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from croupier.policies._exchanges import taking_part
from croupier.policies._full_bets import full_levels
from croupier.policies._policy import Check, Finding, Modality, Policy, kept
from croupier.policies._showing import BY_CARDS, begins_by_cards, cards_showing
from croupier.policies.deal_moves import next_dealer

__all__ = [
    "BY_CARDS",
    "Check",
    "Finding",
    "Modality",
    "Policy",
    "begins_by_cards",
    "cards_showing",
    "every_policy",
    "full_levels",
    "kept",
    "next_dealer",
    "policy",
    "taking_part",
]


@cache
def every_policy() -> dict[str, Policy]:
    """All policies by word, in alphabetical order."""
    words = sorted(module.name for module in iter_modules(__path__) if not module.name.startswith("_"))
    return {word: import_module(f"{__name__}.{word}").POLICY for word in words}


def policy(word: str) -> Policy:
    """The policy of that word. Raises KeyError if there is none."""
    return every_policy()[word]
