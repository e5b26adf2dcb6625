"""Who exchanges cards, for the clauses that ask everybody to."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from croupier.table.events import Record
    from croupier.table.scene import Scene

SIT_OUT = "do not take part"
"""The answer about all-in players by which they keep their hands as they are."""


def taking_part(record: Record, scene: Scene) -> set[int]:
    """The seats that exchange cards: those still in the hand, or such of them as have chips left.

    Which of the two is a policy, and its check guards it; so the answer played is asked.
    """
    return scene.able() if record.policies["all_in_exchanges"] == SIT_OUT else set(scene.live)
