"""The hands that ship, held against every mutant of the rules: which of them are found out.

`python -m tests.conformance.kit_score` prints the score of the kit, and the mutants that it does not find out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from croupier.conformance.judging import judge
from croupier.conformance.messages import Level
from croupier.conformance.outcomes import Outcome
from croupier.conformance.performing import perform
from croupier.gherkin.checking import told_cases
from croupier.proof.mutants import Mutant, mutants
from croupier.proof.settling import Settler
from tests.conformance.asked import all_shipped
from tests.conformance.wrong.catching import LEVELS, book, right
from tests.shipped import FOUNDING, LIBRARY


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """Of the mutants of a variant that cases kill, at which level the hands that ship find each out first."""

    variant: str
    at: dict[str, str]
    """By mutant: the level, or nothing."""

    def count(self, level: str) -> int:
        """So many are found out there first."""
        return sum(each == level for each in self.at.values())

    @property
    def missed(self) -> tuple[str, ...]:
        """The mutants that are not found out."""
        return tuple(mutant for mutant, level in self.at.items() if not level)


def score(slug: str, every: int = 1) -> Score:
    """The score of the hands of a variant, no house rule being in force; of every so many-th mutant."""
    entry = LIBRARY.variant(slug)
    settler = Settler(entry, told_cases(entry), LIBRARY.unproven)
    killed = settler.kills(())
    alive = [each for each in mutants(entry) if each.id in killed][::every]
    return Score(variant=slug, at={each.id: _level(slug, each) for each in alive})


def _level(slug: str, mutant: Mutant) -> str:
    return next((level for level in LEVELS if any(_differs(slug, mutant, level))), "")


def _differs(slug: str, mutant: Mutant, level: Level) -> Iterator[bool]:
    assert mutant.rules is not None
    rules = LIBRARY.variant(slug).rules
    for vector in all_shipped(slug):
        if vector.profile == (slug, rules.house, ()):
            reply = perform(mutant.rules, vector.request(0, level)).reply
            verdict = judge(book(vector), vector, right(vector.id, slug, level), reply)
            yield verdict.outcome is not Outcome.PASSED


def main() -> None:
    """Print the table."""
    print("variant", "mutants", *LEVELS, "missed", sep="\t")  # noqa: T201 - this is what it is for
    for slug in FOUNDING:
        it = score(slug)
        print(slug, len(it.at), *map(it.count, LEVELS), len(it.missed), sep="\t")  # noqa: T201
        for mutant in it.missed:
            print(f"  {mutant}")  # noqa: T201


if __name__ == "__main__":
    main()
