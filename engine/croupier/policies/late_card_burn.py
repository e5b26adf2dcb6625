"""Late card burn: whether a card is burned before one that follows, so that it is not the next in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept
from croupier.policies._services import services

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Check, Finding
    from croupier.table.events import Record


def _check(wanted: dict[bool, bool]) -> Check:
    """By whether a late card follows the player's own, whether one is burned before it."""

    def check(record: Record) -> Iterator[Finding]:
        for step in dict.fromkeys(event.step for event in record.of("draw")):
            for seat, late, after_own, burned, goes_on in services(record, step):
                if late and not goes_on:
                    came = "after" if burned else "without"
                    yield kept(burned == wanted[after_own], f"seat {seat}'s late card came {came} a burn")

    return check


POLICY = Policy(
    word="late_card_burn",
    asks="Is a card burned before a card that was held back?",
    says={
        "only if nobody drew later": "Before a card that was held back is dealt, a card is burned if the last one "
        "dealt went to the same player.",
        "always": "Before the cards that were held back are dealt to a player, a card is burned.",
        "never": "No card is burned before the cards that were held back.",
    },
    checks={
        "only if nobody drew later": _check({True: True, False: False}),
        "always": _check({True: True, False: True}),
        "never": _check({True: False, False: False}),
    },
    modality={"only if nobody drew later": "must", "always": "must", "never": "must"},
    topic="exchanges",
)
