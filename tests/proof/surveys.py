"""What the small worlds of all variants hold: `python -m tests.proof.surveys` writes it anew, half a minute each."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import yaml

from croupier.proof.worlds import explore, worlds
from tests.shipped import GOLD

if TYPE_CHECKING:
    from croupier.proof.worlds.exploring import Survey
    from croupier.rules import Rulebook

FILE = Path(__file__).with_name("worlds.yaml")
PROFILES: dict[str, Rulebook] = {
    ", ".join((slug, *names)): entry.under(names)
    for slug, entry in GOLD.items()
    for names in entry.profiles
    if len(names) <= 1
}
"""Every variant as it stands, and with each of its house rules."""


@cache
def surveys(name: str) -> tuple[Survey, ...]:
    """What each world of a rulebook holds."""
    return tuple(explore(world, PROFILES[name]) for world in worlds(PROFILES[name]))


def surveyed(name: str) -> dict[str, object]:
    """The figures of each world of a rulebook, and the clauses of which no world has anything to say."""
    rules, found = PROFILES[name], surveys(name)
    assert not [fault for survey in found for fault in survey.faults]
    spoke = {clause for survey in found for clause in survey.spoke}
    return {
        "worlds": {
            survey.world: {
                "states": survey.states,
                "terminals": survey.terminals,
                "depth": survey.depth,
                "clauses": len(survey.spoke),
                "options": len(survey.reads),
            }
            for survey in found
        },
        "silent": [clause.id for clause in rules.clauses if clause.id not in spoke],
    }


def main() -> None:
    """Write the file."""
    found = {name: surveyed(name) for name in PROFILES}
    text = "# Written by `python -m tests.proof.surveys`; see there.\n"
    text += yaml.safe_dump(found, sort_keys=False, width=120, default_flow_style=None)
    FILE.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
