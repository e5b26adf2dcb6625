"""Steps as they are written: a word and its options, wherever a document or an amendment says them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from croupier.phases import every_phase
from croupier.spec import Fault
from croupier.spec.values import did_you_mean, slug_of

if TYPE_CHECKING:
    from croupier.spec import Place, Source
    from croupier.spec.source import Loc


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A step before its options are understood, and where it was written or last changed."""

    source: Source
    loc: Loc
    """Where the options stand; the step itself, for a bare word."""
    word: str
    options: Mapping[str, object]

    @property
    def place(self) -> Place:
        """Where a fault of the whole step is shown."""
        return self.source.key_place(self.loc)

    @property
    def name(self) -> str:
        """The step's name; the noun of its phase where it has none of its own."""
        given = self.options.get("name")
        return given if isinstance(given, str) else every_phase()[self.word].noun

    @property
    def slug(self) -> str:
        """The name with hyphens."""
        return slug_of(self.name)

    def changed(self, source: Source, loc: Loc, options: Mapping[str, object]) -> Draft:
        """The step with some options set otherwise, as another document says."""
        return replace(self, source=source, loc=loc, options={**self.options, **options})


def read_drafts(source: Source, loc: Loc, faults: list[Fault]) -> tuple[Draft, ...]:
    """The steps of a list. What is wrong is added to `faults`, and the entries concerned are left out."""
    entries = source.value(loc)
    assert isinstance(entries, list | tuple), "the shape of the document was checked before"
    drafts = (_draft(source, (*loc, place), faults) for place in range(len(entries)))
    return tuple(draft for draft in drafts if draft is not None)


def _draft(source: Source, loc: Loc, faults: list[Fault]) -> Draft | None:
    options: object = {}
    match source.value(loc):
        case str(word):
            where = loc
        case dict(entry) if len(entry) == 1:
            [(word, options)] = entry.items()
            where = (*loc, word)
        case _:
            message = "a step is a word, or one word with its options"
            help_ = "write `- ante`, or `- deal: {down: 5}`"
            faults.append(Fault("S04", message, source.place(loc), help=help_))
            return None
    if word not in every_phase():
        faults.append(_no_phase(source, where, word))
        return None
    if not isinstance(options, dict):
        message = f"`{word}`: expected a mapping of options"
        faults.append(Fault("S04", message, source.place(where), help=f"write `- {word}`, or `- {word}: {{…}}`"))
        return None
    return Draft(source=source, loc=where, word=word, options=options)


def _no_phase(source: Source, loc: Loc, word: str) -> Fault:
    near = did_you_mean(word, every_phase())
    known = ", ".join(every_phase())
    return Fault(
        "R01",
        f"there is no phase `{word}`",
        source.key_place(loc),
        help=f"did you mean `{near}`?" if near else f"the phases are {known}",
    )
