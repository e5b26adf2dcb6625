"""A rulebook as plain data, for programs: what `croupier show --json` prints, and the website lays beside each page."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.phases import Clause
    from croupier.rules.entry import Entry
    from croupier.rules.rulebook import Rulebook


def as_data(rules: Rulebook, entry: Entry, clauses: Iterable[Clause]) -> dict[str, object]:
    """The profile, and these clauses of it."""
    house = {"house": rules.house} if rules.house != entry.rules.house else {}
    agreed = {"house_rules": list(rules.house_rules)} if rules.house_rules else {}
    tier = {"tier": entry.tier} if entry.tier else {}
    return {
        "variant": rules.slug,
        **tier,
        **agreed,
        **house,
        "clauses": [_clause(rules, entry, each) for each in clauses],
    }


def scenarios(entry: Entry, clause: Clause) -> list[str]:
    """The cases that show the clause."""
    examples = (*entry.document.examples, *(case for document, _ in entry.further for case in document.cases))
    return [example.id for example in examples if clause.id in example.clauses]


def _clause(rules: Rulebook, entry: Entry, clause: Clause) -> dict[str, object]:
    return {
        "id": rules.public(clause.id),
        "text": clause.text,
        "modality": clause.modality,
        "source": next(map(str, rules.authorities.get(clause.id, ())), "default"),
        "scenarios": scenarios(entry, clause),
    }
