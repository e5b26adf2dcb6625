"""`play:` understood: each entry a step, its options filled in, its name given, its references found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.phases import Step, every_phase
from croupier.spec import Fault, fill
from croupier.spec.values import did_you_mean, slug_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.spec import Source
    from croupier.spec.source import Loc


def read_steps(source: Source, faults: list[Fault], loc: Loc = ("play",)) -> tuple[Step, ...]:
    """The steps of a document. What is wrong is added to `faults`, and the steps concerned are left out."""
    entries = source.value(loc)
    assert isinstance(entries, list | tuple), "the shape of the document was checked before"
    steps: list[Step] = []
    for place in range(len(entries)):
        step = _step(source, (*loc, place), faults)
        if step is not None:
            steps.append(step)
    names = {step.slug for step in steps}
    if len(names) == len(entries):
        faults.extend(_references(source, loc, steps))
    faults.extend(_twice(source, loc, steps))
    return tuple(steps)


def _step(source: Source, loc: Loc, faults: list[Fault]) -> Step | None:
    entry = source.value(loc)
    if isinstance(entry, str):
        word, options = entry, loc
    elif isinstance(entry, dict) and len(entry) == 1:
        word = next(iter(entry))
        options = (*loc, word)
    else:
        faults.append(
            Fault(
                "S04",
                "a step is a word, or one word with its options",
                source.place(loc),
                help="write `- ante`, or `- deal: {down: 5}`",
            )
        )
        return None
    kind = every_phase().get(word)
    if kind is None:
        faults.append(_no_phase(source, options, word))
        return None
    phase = fill(source, options, kind, faults, value={}) if options == loc else fill(source, options, kind, faults)
    if phase is None:
        return None
    name = phase.name or phase.noun
    return Step(name=name, slug=slug_of(name), phase=phase)


def _no_phase(source: Source, loc: Loc, word: str) -> Fault:
    near = did_you_mean(word, every_phase())
    known = ", ".join(every_phase())
    return Fault(
        "R01",
        f"there is no phase `{word}`",
        source.key_place(loc),
        help=f"did you mean `{near}`?" if near else f"the phases are {known}",
    )


RESERVED = frozenset("players deck stakes pot betting policy wild line rule option".split())
"""Words that begin the ids of clauses which belong to no step."""


def _twice(source: Source, loc: Loc, steps: list[Step]) -> Iterator[Fault]:
    seen: dict[str, int] = {}
    for place, step in enumerate(steps):
        if step.slug in RESERVED:
            yield Fault(
                "R03",
                f"a step cannot be called `{step.name}`: other clauses bear that word",
                source.place((*loc, place)),
                help=f"the {step.name}, for example, is free",
            )
        if step.slug in seen:
            yield Fault(
                "R03",
                f"two steps are called `{step.name}`",
                source.place((*loc, place)),
                help="give one of them another `name`",
                note=(source.place((*loc, seen[step.slug])), "the first is here"),
            )
        seen.setdefault(step.slug, place)


def _references(source: Source, loc: Loc, steps: list[Step]) -> Iterator[Fault]:
    """Whatever takes from an earlier step must find it, and find cards there."""
    for place, step in enumerate(steps):
        wanted = step.phase.restores()
        if wanted is None:
            continue
        here = (*loc, place, step.word, "from")
        earlier = {each.slug: each for each in steps[:place]}
        draw = earlier.get(slug_of(wanted))
        if draw is None:
            near = did_you_mean(wanted, [each.name for each in steps[:place]])
            yield Fault(
                "R02",
                f"there is no earlier step called `{wanted}`",
                source.place(here),
                help=f"did you mean `{near}`?" if near else "name the draw whose discards come back",
            )
        elif not draw.phase.leaves_piles():
            yield Fault(
                "R08",
                f"the discards of `{draw.name}` do not lie in piles of their own",
                source.place(here),
                help=f"let `{draw.name}` say `discards: own pile`",
            )
