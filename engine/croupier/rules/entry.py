"""A variant as the library holds it: its documents, its rulebook, and the rulebook under any of its house rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING

from croupier.spec.values import did_you_mean, slug_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from croupier.phases import Clause
    from croupier.rules.amending import Plan
    from croupier.rules.compiling import Subject
    from croupier.rules.documents import CasesDocument, Tier, VariantDocument
    from croupier.rules.folder import Written
    from croupier.rules.rulebook import Rulebook


class NoSuchProfileError(ValueError):
    """A house rule or a house that there is not, or house rules that exclude each other. The text says which."""


class NoVariantError(KeyError):
    """There is no variant of that slug; the text says which one was probably meant."""

    def __init__(self, slug: str, near: str | None, known: Iterable[str]) -> None:
        super().__init__(slug)
        hint = f"did you mean {near!r}?" if near else f"the variants are {', '.join(known)}"
        self.why = f"there is no variant {slug!r}; {hint}"

    def __str__(self) -> str:
        return self.why


@dataclass(frozen=True, slots=True, kw_only=True)
class Sound:
    """What other documents ask of a variant that was found without fault before, and is not read again."""

    clauses: tuple[str, ...]
    """The ids of all its clauses, those that only a house rule brings included."""
    sources: tuple[str, ...]
    """The sources that it names, or that tell of it."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Entry:
    """A variant: its documents and its rulebooks."""

    written: Written
    document: VariantDocument
    plan: Plan
    rules: Rulebook
    """The variant as it is played where no house rule is agreed on."""
    parent: Rulebook | None
    """The variant that this one extends."""
    cases: CasesDocument | None
    cases_written: Written | None
    witnesses: CasesDocument | None
    """The cases that were found by a search for what tells the rules from others."""
    witnesses_written: Written | None
    tier: Tier | None
    """How far it is proven; None for a variant of somebody else's that does not say so."""
    find: Callable[[str], Entry | None]
    """Another variant; None where there is none without fault."""
    make: Callable[[Entry, tuple[str, ...], str | None], Rulebook]
    """Compiles the rulebook of an entry under house rules, in another house."""
    drawn_up: Callable[[Entry, tuple[str, ...], str | None], tuple[Subject, Plan]]
    """The same before it is compiled, so that something in it can be changed."""
    _made: dict[tuple[tuple[str, ...], str | None], Rulebook] = field(default_factory=dict)

    def under(self, house_rules: Iterable[str] = (), house: str | None = None) -> Rulebook:
        """The rulebook with these house rules in force, in that house; the variant's own where none is named.

        House rules go by name or by its hyphenated form. Raises NoSuchProfileError, or SpecError where an amendment
        does not make sense.
        """
        names = self._in_order(house_rules)
        house = None if house in {"", self.rules.house} else house
        if not names and house is None:
            return self.rules
        if (names, house) not in self._made:
            self._made[names, house] = self.make(self, names, house)
        return self._made[names, house]

    @property
    def is_proven(self) -> bool:
        """Whether every clause needs a hand, every mistake a case, and every statement of a source a clause."""
        return self.tier != "bronze"

    @property
    def is_kept(self) -> bool:
        """Whether its scenarios and its hands for other implementations are kept, and not made when asked for."""
        return self.tier in {None, "gold"}

    @property
    def further(self) -> Iterator[tuple[CasesDocument, Written]]:
        """The documents of its further cases, people's first, each with where it is written."""
        for document, written in ((self.cases, self.cases_written), (self.witnesses, self.witnesses_written)):
            if document and written:
                yield document, written

    @property
    def told_in(self) -> tuple[Path, ...]:
        """Where it and its own cases are written."""
        return (self.written.path, *(written.path for _, written in self.further))

    @property
    def lenders(self) -> tuple[Entry, ...]:
        """The variants whose cases are told of this one, too, as far as they hold."""
        slugs = dict.fromkeys(self.cases.as_in if self.cases else ())
        return tuple(entry for slug in slugs if slug != self.rules.slug and (entry := self.find(slug)))

    @property
    def profiles(self) -> Iterator[tuple[str, ...]]:
        """Every choice of at most two house rules that can be in force together, none first."""
        rules = self.document.house_rules
        yield ()
        yield from ((name,) for name in rules)
        yield from (pair for pair in combinations(rules, 2) if not self.exclude(*pair))

    @property
    def clauses(self) -> dict[str, Clause]:
        """Every clause by its id, those that only a house rule brings included; each as it first reads."""
        found: dict[str, Clause] = {}
        for names in ((), *((name,) for name in self.document.house_rules)):
            for clause in self.under(names).clauses:
                found.setdefault(clause.id, clause)
        return found

    def differing(self, names: Iterable[str]) -> tuple[Clause, ...]:
        """The clauses that house rules bring, or that read otherwise under them."""
        before = {clause.id: clause.text for clause in self.rules.clauses}
        return tuple(clause for clause in self.under(names).clauses if before.get(clause.id) != clause.text)

    def _in_order(self, house_rules: Iterable[str]) -> tuple[str, ...]:
        by_slug = {slug_of(name): name for name in self.document.house_rules}
        wanted = {self._known(by_slug, name) for name in house_rules}
        names = tuple(name for name in self.document.house_rules if name in wanted)
        for pair in combinations(names, 2):
            if self.exclude(*pair):
                raise NoSuchProfileError(f"`{pair[0]}` and `{pair[1]}` cannot be in force at the same time")
        return names

    def _known(self, by_slug: dict[str, str], name: str) -> str:
        if slug_of(name) in by_slug:
            return by_slug[slug_of(name)]
        near = did_you_mean(name, by_slug.values())
        known = f"its house rules are {', '.join(by_slug.values())}" if by_slug else "it has none"
        more = f"did you mean `{near}`?" if near else known
        raise NoSuchProfileError(f"{self.rules.name} has no house rule `{name}`; {more}")

    def exclude(self, one: str, other: str) -> bool:
        """Whether two house rules cannot be in force at the same time, whichever of them says so."""
        rules = self.document.house_rules
        return other in rules[one].not_with or one in rules[other].not_with
