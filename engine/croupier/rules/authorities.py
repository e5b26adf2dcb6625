"""Who says so: for each clause of a rulebook, every document that it rests on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from croupier.rules.authority import Authority, names_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.phases import Clause
    from croupier.rules.amending import Plan
    from croupier.rules.documents import VariantDocument
    from croupier.rules.entry import Entry
    from croupier.rules.library import Library
    from croupier.rules.rulebook import Rulebook


class Grounds(NamedTuple):
    """What else tells where a rulebook's clauses come from."""

    document: VariantDocument
    plan: Plan
    parent: Rulebook | None
    entry: Entry | None = None
    """With house rules in force, the variant as it is without them."""


class Authorities(Mapping[str, tuple[Authority, ...]]):
    """For each clause, the strongest first: source, variant, house rule, house, ruling.

    Looked for when somebody asks: to play or to compile, no source and no ruling need be read.
    """

    def __init__(self, library: Library, rules: Rulebook, grounds: Grounds) -> None:
        self._library, self._rules, self._grounds = library, rules, grounds
        self._clauses = {clause.id: clause for clause in rules.clauses}
        self._found: dict[str, tuple[Authority, ...]] = {}

    def __getitem__(self, id_: str) -> tuple[Authority, ...]:
        if id_ not in self._found:
            self._found[id_] = tuple(self._of(self._clauses[id_]))
        return self._found[id_]

    def __iter__(self) -> Iterator[str]:
        return iter(self._clauses)

    def __len__(self) -> int:
        return len(self._clauses)

    def _of(self, clause: Clause) -> Iterator[Authority]:
        library, rules, grounds = self._library, self._rules, self._grounds
        yield from _sources(library, rules, clause, grounds.entry)
        yield from _variants(rules, grounds, clause)
        if grounds.entry:
            yield from _house_rules(rules, grounds.entry, clause)
        yield from _house(rules, grounds.plan, clause)
        yield from _rulings(library, rules, clause)


def _sources(library: Library, rules: Rulebook, clause: Clause, entry: Entry | None) -> Iterator[Authority]:
    """What a source says of the variant without house rules speaks of no sentence that one of them rewords."""
    reworded = entry is not None and not _same(entry.rules, clause)
    for slug in rules.sources:
        if slug in library.sources:
            statements = library.sources[slug][1].statements
            carried = tuple(
                each.id
                for each in statements
                if clause.id in each.clauses
                and set(each.with_) <= set(rules.house_rules)
                and not (reworded and not each.with_)
            )
            if carried:
                yield Authority(kind="source", document=slug, statements=carried)


def _variants(rules: Rulebook, grounds: Grounds, clause: Clause) -> Iterator[Authority]:
    """The variant's own document; or the one that it extends, for what it leaves as it is there."""
    parent = grounds.parent
    if clause.id.startswith("policy."):
        if clause.reads[0] in grounds.document.policies:
            yield Authority(kind="variant", document=rules.slug)
        elif clause.reads[0] in grounds.plan.policies and parent is not None and _same(parent, clause):
            yield Authority(kind="variant", document=parent.slug)
    elif parent is not None and _same(parent, clause):
        if clause.reads:
            yield Authority(kind="variant", document=parent.slug)
    elif clause.reads and (not rules.sources or _written(grounds.plan, clause)):
        yield Authority(kind="variant", document=rules.slug)


def _written(plan: Plan, clause: Clause) -> bool:
    """Whether the document says itself what the clause reads, and does not leave it at its default."""
    subject = clause.id.partition(".")[0]
    options = {key for draft in plan.drafts if draft.slug == subject for key in draft.options}
    return subject in {"players", "pot", "wild"} or not options.isdisjoint(clause.reads)


def _same(parent: Rulebook, clause: Clause) -> bool:
    return any(each.id == clause.id and each.text == clause.text for each in parent.clauses)


def _house_rules(rules: Rulebook, entry: Entry, clause: Clause) -> Iterator[Authority]:
    """The house rules that bring a clause, or make it read otherwise."""
    if clause in entry.rules.clauses or _same(entry.rules, clause):
        return
    if len(rules.house_rules) == 1:
        yield Authority(kind="house rule", document=rules.house_rules[0])
        return
    for name in rules.house_rules:
        if any(each.id == clause.id for each in entry.differing([name])):
            yield Authority(kind="house rule", document=name)


def _house(rules: Rulebook, plan: Plan, clause: Clause) -> Iterator[Authority]:
    if clause.id.startswith("policy.") and clause.reads[0] not in plan.policies:
        yield Authority(kind="house", document=rules.house)


def _rulings(library: Library, rules: Rulebook, clause: Clause) -> Iterator[Authority]:
    named = {slug: None for name in sorted(names_of(clause.id)) for slug in library.rulings_on.get(name, ())}
    for slug in sorted(named):
        variants = library.scopes[slug].variants
        if not variants or rules.slug in variants:
            yield Authority(kind="ruling", document=slug)
