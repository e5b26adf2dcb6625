"""The library: every document under `spec/`, read, checked against the others, and compiled."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from croupier.rules.answers import check_answers, check_complete
from croupier.rules.authority import Authority, names_of
from croupier.rules.compiling import House, check_parts, compiled, with_authorities
from croupier.rules.documents import (
    CasesDocument,
    GlossaryDocument,
    HouseDocument,
    RulingHead,
    SourceDocument,
    Term,
    UnprovenDocument,
    VariantDocument,
)
from croupier.rules.rulings import Ruling, read_ruling
from croupier.spec import Fault, Place, SpecError, fill, read
from croupier.spec.data import data
from croupier.spec.reading import why_unreadable
from croupier.spec.values import did_you_mean, read_slug

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from croupier.phases import Clause
    from croupier.rules.rulebook import Rulebook
    from croupier.spec import Source

T = TypeVar("T")

SHARED = frozenset({"house"})
"""Folders that a user's own `spec/` may leave out: ours stand in, so that one variant is enough to begin with."""


class NoVariantError(KeyError):
    """There is no variant of that slug; the text says which one was probably meant."""

    def __init__(self, slug: str, near: str | None, known: Iterable[str]) -> None:
        super().__init__(slug)
        hint = f"did you mean {near!r}?" if near else f"the variants are {', '.join(known)}"
        self.why = f"there is no variant {slug!r}; {hint}"

    def __str__(self) -> str:
        return self.why


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """One document with its text's places."""

    slug: str
    path: Path
    source: Source


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A variant as the library holds it: its documents and, if they are sound, its rulebook."""

    written: Written
    document: VariantDocument
    rules: Rulebook
    cases: CasesDocument | None
    cases_written: Written | None


class Library:
    """All of one `spec/` folder. Everything is read on first use, and every fault is kept."""

    def __init__(self, root: Path | None = None, guests: tuple[Path, ...] = ()) -> None:
        self.root = root or data("spec")
        self.guests = guests
        """Variants that lie elsewhere, read as if they lay in `variants/`, in place of one of the same name there."""
        self.faults: list[Fault] = []

    @cached_property
    def houses(self) -> dict[str, HouseDocument]:
        """The houses by slug."""
        found = {}
        for written, house in self._read("house", HouseDocument):
            before = len(self.faults)
            check_answers(written.source, house.policies, self.faults)
            check_complete(written.source, house.policies, self.faults)
            if len(self.faults) == before:
                found[written.slug] = house
        return found

    @cached_property
    def variants(self) -> dict[str, Entry]:
        """The variants that compile, by slug, in alphabetical order."""
        cases = {written.slug: (written, document) for written, document in self._read("cases", CasesDocument)}
        found = {}
        for written, document in self._read("variants", VariantDocument):
            house = self._house(written, document)
            if house is None:
                check_parts(written.source, self.faults)
                continue
            rules = compiled(written.slug, written.source, document, house, self.faults)
            if rules is not None:
                more = cases.pop(written.slug, None)
                rules = with_authorities(rules, self._authorities(rules, document))
                found[written.slug] = Entry(
                    written=written,
                    document=document,
                    rules=rules,
                    cases=more[1] if more else None,
                    cases_written=more[0] if more else None,
                )
        for written, _ in cases.values():
            if not any(self._concerns(fault, f"variants/{written.slug}.yaml", "variants") for fault in self.faults):
                self.faults.append(
                    Fault("R04", f"there is no variant `{written.slug}` for these cases", written.source.place(()))
                )
        return found

    @cached_property
    def sources(self) -> dict[str, tuple[Written, SourceDocument]]:
        """The source documents by slug."""
        return {written.slug: (written, document) for written, document in self._read("sources", SourceDocument)}

    @cached_property
    def glossary(self) -> Mapping[str, Term]:
        """The terms of the field by name."""
        document = self._single("glossary.yaml", GlossaryDocument)
        return document.terms if document else {}

    @cached_property
    def unshown(self) -> Mapping[str, str]:
        """The clauses that no case need show, by full id, each with the reason."""
        document = self._single("unproven.yaml", UnprovenDocument)
        return document.unshown if document else {}

    @cached_property
    def rulings(self) -> dict[str, Ruling]:
        """The rulings by slug."""
        found = {}
        for path in self._files("rulings", "*.md"):
            ruling = read_ruling(path, self.shown(path), RulingHead, self.faults)
            if ruling is not None:
                found[path.stem] = ruling
        return found

    def read_all(self) -> None:
        """Read every document, so that `faults` holds what is wrong with any of them."""
        for kind in ("houses", "variants", "sources", "rulings", "glossary", "unshown"):
            getattr(self, kind)

    def variant(self, slug: str) -> Entry:
        """One variant. Raises SpecError with the faults of its documents, NoVariantError if there is none."""
        entry = self.variants.get(slug)
        closed = [fault for fault in self.faults if self._concerns(fault, "variants", "house")]
        if closed:
            raise SpecError(closed)
        if entry is None:
            mine = [fault for fault in self.faults if self._concerns(fault, f"{slug}.yaml")]
            if mine or f"{slug}.yaml" in {path.name for path in (self.root / "variants").glob("*.yaml")}:
                raise SpecError(mine or self.faults)
            raise NoVariantError(slug, did_you_mean(slug, self.variants), self.variants)
        return entry

    @staticmethod
    def _concerns(fault: Fault, *ends: str) -> bool:
        return f"/{fault.place.path}".endswith(tuple(f"/{end}" for end in ends))

    def _authorities(self, rules: Rulebook, document: VariantDocument) -> Mapping[str, tuple[Authority, ...]]:
        return {clause.id: tuple(self._authority(rules, document, clause)) for clause in rules.clauses}

    def _authority(self, rules: Rulebook, document: VariantDocument, clause: Clause) -> Iterator[Authority]:
        for slug in rules.sources:
            if slug in self.sources:
                statements = self.sources[slug][1].statements
                carried = tuple(each.id for each in statements if clause.id in each.clauses)
                if carried:
                    yield Authority(kind="source", document=slug, statements=carried)
        if clause.id.startswith("policy."):
            mine = clause.reads[0] in document.policies
            yield Authority(kind="variant" if mine else "house", document=rules.slug if mine else rules.house)
        elif clause.reads and not rules.sources:
            yield Authority(kind="variant", document=rules.slug)
        names = names_of(clause.id)
        for slug, ruling in self.rulings.items():
            if not names.isdisjoint(ruling.head.clauses):
                yield Authority(kind="ruling", document=slug)

    def _house(self, written: Written, document: VariantDocument) -> House | None:
        if document.house in self.houses:
            return House(slug=document.house, document=self.houses[document.house])
        if any(path.stem == document.house for path in (self.root / "house").glob("*.yaml")):
            return None  # it is there, and its own faults are told
        near = did_you_mean(document.house, self.houses)
        self.faults.append(
            Fault(
                "R02",
                f"there is no house `{document.house}`",
                written.source.place(("house",)),
                help=f"did you mean `{near}`?" if near else f"the houses are {', '.join(self.houses)}",
            )
        )
        return None

    def _read(self, folder: str, kind: type[T]) -> Iterator[tuple[Written, T]]:
        for path in self._files(folder, "*.yaml"):
            try:
                source = read(self.shown(path))
            except SpecError as error:
                self.faults.extend(error.faults)
                continue
            document = fill(source, (), kind, self.faults)
            if document is None and kind is VariantDocument:
                check_parts(source, self.faults)
            if document is not None:
                yield Written(slug=path.stem, path=path, source=source), document

    def _single(self, name: str, kind: type[T]) -> T | None:
        """A document that there is one of, if it is there."""
        path = self.root / name
        if not path.exists():
            return None
        try:
            return fill(read(self.shown(path)), (), kind, self.faults)
        except SpecError as error:
            self.faults.extend(error.faults)
            return None

    def _files(self, folder: str, pattern: str) -> Iterator[Path]:
        here = self.root / folder
        if why := why_unreadable(here):
            self.faults.append(Fault("Y01", f"the folder cannot be read: {why}", Place(self.shown(here))))
        if folder in SHARED and not any((self.root / folder).glob(pattern)):
            yield from sorted((data("spec") / folder).glob(pattern))
            return
        guests = self.guests if folder == "variants" else ()
        names = {guest.name for guest in guests}
        for path in [*(each for each in sorted((self.root / folder).glob(pattern)) if each.name not in names), *guests]:
            try:
                read_slug(path.stem)
            except ValueError as wrong:
                self.faults.append(Fault("R04", f"the file's name becomes the slug: {wrong}", Place(self.shown(path))))
                continue
            yield path

    def shown(self, path: Path) -> str:
        """The path as faults print it: from here, if it lies here."""
        here = Path.cwd()
        return (path.relative_to(here) if path.is_relative_to(here) else path).as_posix()
