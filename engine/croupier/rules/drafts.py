"""Steps as they are written: a word and its options, wherever a document or an amendment says them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields, replace
from typing import TYPE_CHECKING

from croupier.phases import every_phase
from croupier.plugins import PHASES, absent, plugins
from croupier.spec import Fault, fill
from croupier.spec.harmless import quoted
from croupier.spec.values import did_you_mean, slug_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.phases import Phase
    from croupier.spec import Place, Source
    from croupier.spec.source import Loc

WITHOUT = "without"
"""In a change of a step: the options that are no longer set. No phase may call an option so."""


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

    def changed(self, source: Source, loc: Loc, options: Mapping[str, object], faults: list[Fault]) -> Draft:
        """The step with some options set otherwise and others no longer, as another document says."""
        changes = {option: value for option, value in options.items() if option != WITHOUT}
        gone: tuple[str, ...] = ()
        if WITHOUT in options:
            gone = fill(source, (*loc, WITHOUT), tuple[str, ...], faults) or ()
            faults.extend(self._not_to_leave_out(source, loc, gone, changes))
        kept = {option: value for option, value in self.options.items() if option not in gone}
        return replace(self, source=source, loc=loc, options={**kept, **changes})

    def _not_to_leave_out(
        self, source: Source, loc: Loc, gone: tuple[str, ...], changes: Mapping[str, object]
    ) -> Iterator[Fault]:
        """Options of a change that cannot be left out, each with the reason."""
        spare, needed = _options(every_phase()[self.word])
        for at, option in enumerate(gone):
            place, called = source.place((*loc, WITHOUT, at)), f"{quoted(option)} of `{self.name}`"
            if option in needed:
                help_ = f"set it otherwise: `{{{option}: …}}`"
                yield Fault("R08", f"{called} is always set, so it cannot be left out", place, help=help_)
            elif option not in spare:
                near = did_you_mean(option, self.options.keys() & spare) or did_you_mean(option, spare)
                help_ = f"did you mean `{near}`?" if near else self._set(spare)
                yield Fault("S01", f"`{self.name}` has no option {quoted(option)}", place, help=help_)
            elif option in gone[:at]:
                note = (source.place((*loc, WITHOUT, gone.index(option))), "it is left out here")
                yield Fault("R08", f"{called} is left out twice", place, note=note)
            elif option in changes:
                note = (source.key_place((*loc, option)), "it is set here")
                yield Fault("R08", f"{called} is both set and left out", place, note=note)
            elif option not in self.options:
                yield Fault("R08", f"{called} is not set, so it cannot be left out", place, help=self._set(spare))

    def _set(self, spare: frozenset[str]) -> str:
        found = [f"`{option}`" for option in self.options if option in spare]
        return f"options that can be left out here: {', '.join(found) or 'none'}"


def touched(options: Mapping[str, object]) -> tuple[str, ...]:
    """The options that a change of a step sets or leaves out, whether or not it makes sense."""
    gone = options.get(WITHOUT)
    named = [option for option in gone if isinstance(option, str)] if isinstance(gone, list | tuple) else []
    return tuple(dict.fromkeys((*(option for option in options if option != WITHOUT), *named)))


def spare_options() -> tuple[str, ...]:
    """The options of all phases that a step need not have."""
    return tuple(sorted(frozenset().union(*(_options(kind)[0] for kind in every_phase().values()))))


def _options(kind: type[Phase]) -> tuple[frozenset[str], frozenset[str]]:
    """The options that need not be said, and those that must."""
    needed = frozenset(
        each.name for each in fields(kind) if each.default is MISSING and each.default_factory is MISSING
    )
    return frozenset(each.name for each in fields(kind)) - needed, needed


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
    near = None if word in plugins(PHASES) else did_you_mean(word, every_phase())
    known = f"did you mean `{near}`?" if near else f"the phases are {', '.join(every_phase())}"
    help_ = absent(PHASES, word, near) if "." in word else known
    return Fault("R01", f"there is no phase {quoted(word)}", source.key_place(loc), help=help_)
