"""The library: every document under `spec/`, read, checked against the others, and compiled."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from croupier.rules.amending import amended
from croupier.rules.answers import check_answers, check_complete
from croupier.rules.authorities import Authorities, Grounds
from croupier.rules.compiling import House, Subject, check_parts, compiled
from croupier.rules.documents import (
    CasesDocument,
    HouseDocument,
    SourceDocument,
    VariantDocument,
)
from croupier.rules.entry import Entry, NoSuchProfileError, NoVariantError, Sound
from croupier.rules.own_words import check_own_words
from croupier.rules.papers import Papers
from croupier.rules.planning import Planner, house_answers
from croupier.rules.profiles import at_home, check_switches
from croupier.rules.rulings import Scope, Scopes
from croupier.spec import Fault, SpecError
from croupier.spec.data import data
from croupier.spec.values import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.rules.amending import Plan
    from croupier.rules.folder import Written
    from croupier.rules.rulebook import Rulebook


class Library(Papers):
    """All of one `spec/` folder. Everything is read on first use, and every fault is kept."""

    def __init__(
        self, root: Path | None = None, guests: tuple[Path, ...] = (), *,
        sound: Mapping[str, Sound] | None = None, scopes: Scopes | None = None,
    ) -> None:  # fmt: skip
        super().__init__(root or data("spec"), guests)
        self._entries: dict[str, Entry | None] = {}
        self._sound, self._scopes = dict(sound or {}), scopes

    @cached_property
    def houses(self) -> dict[str, HouseDocument]:
        """The houses by slug; ours stand in for those that a user's own `spec/` does not have."""
        found = {}
        documents = {written.slug: (written, house) for written, house in self.read("house", HouseDocument)}
        for slug, (written, house) in documents.items():
            before = len(self.faults)
            check_answers(written.source, house.policies, self.faults)
            answered = len(self.faults)
            answers = house_answers(slug, documents, self.faults)
            if len(self.faults) == answered:
                check_complete(written.source, answers, self.faults)
            if len(self.faults) == before:
                found[slug] = replace(house, policies=answers)
        return found

    @cached_property
    def variants(self) -> dict[str, Entry]:
        """The variants that compile, by slug, in alphabetical order."""
        found = {slug: entry for slug in self.written if (entry := self._entry(slug)) is not None}
        for slug, (written, _) in (*self._cases.items(), *self._witnesses.items()):
            closed = any(self._concerns(fault, "variants") for fault in self.faults)
            if slug not in self.named("variants") and not closed:
                message = f"there is no variant `{slug}` for these cases"
                self.faults.append(Fault("R04", message, written.source.place(())))
        return found

    @property
    def proven(self) -> dict[str, Entry]:
        """The variants of which more is asked than that they can be played: all but those of bronze."""
        return {slug: entry for slug, entry in self.variants.items() if entry.is_proven}

    @property
    def kept(self) -> dict[str, Entry]:
        """Those of them whose scenarios and vectors are kept in files: not those of silver."""
        return {slug: entry for slug, entry in self.variants.items() if entry.is_kept}

    @cached_property
    def written(self) -> dict[str, tuple[Written, VariantDocument]]:
        """The documents of variants by slug, as far as their shape is sound."""
        found = {}
        read = list(self.read("variants", VariantDocument, without=self._sound))
        while read:
            written, document = read.pop(0)
            found[written.slug] = written, document
            if self._sound.pop(document.extends or "", None):
                path = self.root / "variants" / f"{document.extends}.yaml"
                read += filter(None, [self.read_one(path, VariantDocument)])
        return dict(sorted(found.items()))

    @property
    def sound(self) -> Mapping[str, Sound]:
        """The variants left out: they were found without fault before, and none that is read extends them."""
        _ = self.written  # which takes up those that are extended
        return self._sound

    def known_of(self, slug: str) -> Sound:
        """What is to be known of a variant, so that it can be left out another time."""
        entry = self.variants[slug]
        about = [source for source, (_, document) in self.sources.items() if document.variant == slug]
        return Sound(clauses=tuple(entry.clauses), sources=tuple(dict.fromkeys((*entry.document.sources, *about))))

    def line(self, slug: str) -> tuple[str, ...]:
        """The variants that one extends, each by way of the one before."""
        return tuple(written.slug for written, _ in self._planner.line(slug))[1:]

    def beside(self, slug: str) -> tuple[str, ...]:
        """The variants whose cases are told of one, too, and those that they extend."""
        lenders = self._cases[slug][1].as_in if slug in self._cases else ()
        return tuple(dict.fromkeys(each for lender in lenders for each in (lender, *self.line(lender))))

    @cached_property
    def _cases(self) -> dict[str, tuple[Written, CasesDocument]]:
        return self.cases_in("cases")

    @cached_property
    def _witnesses(self) -> dict[str, tuple[Written, CasesDocument]]:
        return self.cases_in("witnesses")

    def cases_in(self, folder: str) -> dict[str, tuple[Written, CasesDocument]]:
        """The documents of further cases in that folder, by the slug of their variant."""
        read = self.read(folder, CasesDocument, without=self.sound)
        return {written.slug: (written, document) for written, document in read}

    @cached_property
    def _planner(self) -> Planner:
        mine = self.written
        abroad = {document.extends for _, document in mine.values() if document.extends} - mine.keys()
        ours = None if self.is_ours or not abroad else self._ours._planner  # noqa: SLF001 - one of this kind
        return Planner(mine, self.faults, ours)

    @cached_property
    def _ours(self) -> Library:
        """The library that comes with Croupier: its variants can be extended from anywhere."""
        return self if self.is_ours else Library()

    def _entry(self, slug: str) -> Entry | None:
        """The variant, compiled once; None where it has faults, which have then been added."""
        if slug not in self._entries:
            self._entries[slug] = None  # until it is made
            self._entries[slug] = self._compiled(slug, *self.written[slug])
        return self._entries[slug]

    def _compiled(self, slug: str, written: Written, document: VariantDocument) -> Entry | None:
        plan, house = self._planner.plan(slug), self._house(self._planner.house(slug), written)
        if plan is None or house is None:
            check_parts(written.source, self.faults)
            return None
        found: list[Fault] = []
        rules = compiled(Subject(slug=slug, document=document, house=house), plan, found)
        parent = self._parent(document.extends)
        if rules is None:
            orphan = document.extends is not None and parent is None  # what is wrong there is told there
            mine = [each for each in found if not orphan or each.place.path == written.source.path]
            self.faults.extend(at_home(mine, written.source, ()))
            return None
        cases, witnesses = self._cases.get(slug), self._witnesses.get(slug)
        entry = Entry(
            written=written,
            document=document,
            plan=plan,
            rules=self._founded(rules, Grounds(document, plan, parent)),
            parent=parent,
            cases=cases[1] if cases else None,
            cases_written=cases[0] if cases else None,
            witnesses=witnesses[1] if witnesses else None,
            witnesses_written=witnesses[0] if witnesses else None,
            tier=document.tier or ("bronze" if self.is_ours and written.path not in self.guests else None),
            find=self._found,
            make=self._profile,
            drawn_up=self._drawn_up,
        )
        wrong = check_switches(entry)
        wrong += () if wrong else check_own_words(entry)
        self.faults.extend(wrong)
        if wrong:
            check_parts(written.source, self.faults)
        return None if wrong else entry

    def _found(self, slug: str) -> Entry | None:
        if slug in self.written:
            return self._entry(slug)
        if slug in self._sound:  # it was left out, and is wanted after all
            return Library(self.root, self.guests).variant(slug)
        return self._ours.variants.get(slug) if self._ours is not self else None

    def _parent(self, slug: str | None) -> Rulebook | None:
        if slug is None:
            return None
        entry = self._entry(slug) if slug in self.written else self._ours.variants.get(slug)
        return entry.rules if entry else None

    def _profile(self, entry: Entry, house_rules: tuple[str, ...], house: str | None) -> Rulebook:
        """The rulebook under house rules, in another house. Raises NoSuchProfileError or SpecError."""
        faults: list[Fault] = []
        subject, plan = self._drawn_up(entry, house_rules, house)
        rules = compiled(subject, plan, faults)
        if rules is None:
            raise SpecError(faults)
        return self._founded(rules, Grounds(entry.document, plan, entry.parent, entry))

    def _drawn_up(self, entry: Entry, house_rules: tuple[str, ...], house: str | None) -> tuple[Subject, Plan]:
        """What is compiled for a profile. Raises NoSuchProfileError or SpecError."""
        faults: list[Fault] = []
        plan, source = entry.plan, entry.written.source
        for name in house_rules:
            plan = amended(plan, source, ("house_rules", name), entry.document.house_rules[name], faults)
        house = house or entry.rules.house
        if house not in self.houses:
            if own := [fault for fault in self.faults if self._concerns(fault, f"house/{house}.yaml")]:
                raise SpecError(own)
            near = did_you_mean(house, self.houses)
            more = f"did you mean `{near}`?" if near else f"the houses are {', '.join(self.houses)}"
            raise NoSuchProfileError(f"there is no house `{house}`; {more}")
        if faults:
            raise SpecError(faults)
        chosen = House(slug=house, document=self.houses[house])
        return Subject(slug=entry.rules.slug, document=entry.document, house=chosen, house_rules=house_rules), plan

    def _founded(self, rules: Rulebook, grounds: Grounds) -> Rulebook:
        return replace(rules, authorities=Authorities(self, rules, grounds))

    @cached_property
    def sources(self) -> dict[str, tuple[Written, SourceDocument]]:
        """The source documents by slug."""
        needed = {source for _, document in self.written.values() for source in document.sources}
        without = {source for known in self.sound.values() for source in known.sources} - needed
        read = self.read("sources", SourceDocument, without=without)
        return {written.slug: (written, document) for written, document in read}

    @cached_property
    def scopes(self) -> Mapping[str, Scope]:
        """What each ruling speaks of, by its slug; none is read where that is known."""
        return self._scopes.here if self._scopes else {slug: it.scope for slug, it in self.rulings.items()}

    @cached_property
    def rulings_on(self) -> Mapping[str, tuple[str, ...]]:
        """For every clause that rulings name, as they name it, their slugs."""
        found: dict[str, tuple[str, ...]] = {}
        for slug, scope in self.scopes.items():
            for name in scope.clauses:
                found[name] = (*found.get(name, ()), slug)
        return found

    @cached_property
    def settled(self) -> frozenset[str]:
        """What the rulings that come with Croupier settle for every game, also in a folder of one's own."""
        if self._scopes or self.is_ours:
            return self._scopes.settled if self._scopes else frozenset()
        scopes = self._ours.scopes.values()
        return frozenset(wanted for scope in scopes if not scope.variants for wanted in scope.clauses)

    def read_all(self) -> None:
        """Read every document, so that `faults` holds what is wrong with any of them."""
        for kind in ("houses", "variants", "sources", "scopes", "glossary", "site", "redirects", "unproven"):
            getattr(self, kind)

    def variant(self, slug: str) -> Entry:
        """One variant, for which no other is compiled but those it extends.

        Raises SpecError with the faults of its documents, NoVariantError if there is none.
        """
        entry = self._entry(slug) if slug in self.written else None
        closed = [fault for fault in self.faults if self._concerns(fault, "variants", "house")]
        if closed:
            raise SpecError(closed)
        if entry is None:
            mine = [fault for fault in self.faults if self._concerns(fault, f"{slug}.yaml")]
            if mine or slug in self.named("variants"):
                raise SpecError(mine or self.faults)
            raise NoVariantError(slug, did_you_mean(slug, self.variants), self.variants)
        return entry

    @staticmethod
    def _concerns(fault: Fault, *ends: str) -> bool:
        return f"/{fault.place.path}".endswith(tuple(f"/{end}" for end in ends))

    def _house(self, slug: str, written: Written) -> House | None:
        if slug in self.houses:
            return House(slug=slug, document=self.houses[slug])
        if slug in self.named("house"):
            return None  # it is there, and its own faults are told
        near = did_you_mean(slug, self.houses)
        help_ = f"did you mean `{near}`?" if near else f"the houses are {', '.join(self.houses)}"
        self.faults.append(Fault("R02", f"there is no house `{slug}`", written.source.place(("house",)), help=help_))
        return None
