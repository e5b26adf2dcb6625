"""Answers of the house that cannot matter in a game, however many play it and by whichever of its house rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies import policy
from croupier.proof.holes import cards_left
from croupier.spec.values import in_words

if TYPE_CHECKING:
    from croupier.rules import Entry


def idle_clauses(entry: Entry) -> frozenset[str]:
    """What is said of the last card of the deck, where it is never reached."""
    asked = {f"policy.{policy(word).aspect}" for word in entry.rules.policies if policy(word).of_the_last_card}
    reached = any(not cards_left(entry.under(names)) for names in entry.profiles)
    return frozenset() if not asked or reached else frozenset(asked)


def why_idle(entry: Entry) -> str:
    """The reason, for whoever wonders."""
    left = min(cards_left(entry.under(names)) for names in entry.profiles)
    most = max(entry.under(names).players[1] for names in entry.profiles)
    are = f"card{'s are' if left > 1 else ' is'}"
    return (
        f"Even if {in_words(most)} play, nobody folds, and everybody draws as many cards as the rules allow, "
        f"{in_words(left)} {are} left in the deck. These answers of the house would matter only if some were missing."
    )
