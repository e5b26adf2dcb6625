"""A rulebook as plain data, for programs: what `croupier show --json` prints, and the website lays beside each page."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from croupier.phases import Clause
    from croupier.rules.entry import Entry
    from croupier.rules.rulebook import Rulebook


def as_data(
    rules: Rulebook, entry: Entry, clauses: Iterable[Clause], scenarios: Callable[[Entry, Clause], list[str]]
) -> dict[str, object]:
    """The profile, and these clauses of it; `scenarios` knows the cases that show one."""
    house = {"house": rules.house} if rules.house != entry.rules.house else {}
    agreed = {"house_rules": list(rules.house_rules)} if rules.house_rules else {}
    tier = {"tier": entry.tier} if entry.tier else {}
    return {
        "variant": rules.slug,
        **tier,
        **agreed,
        **house,
        "clauses": [{**_clause(rules, each), "scenarios": scenarios(entry, each)} for each in clauses],
    }


def _clause(rules: Rulebook, clause: Clause) -> dict[str, object]:
    return {
        "id": rules.public(clause.id),
        "text": clause.text,
        "modality": clause.modality,
        "source": next(map(str, rules.authorities.get(clause.id, ())), "default"),
    }
