"""The proof of a variant in parts that can be made side by side, and put together as its ledger."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from croupier.proof.killing import holding, killed
from croupier.proof.ledger import Exhausted, Ledger
from croupier.proof.mutants import mutants, unlike
from croupier.proof.settling import Settler, profile
from croupier.proof.teeth import Teeth
from croupier.proof.tracing import gaps
from croupier.proof.worlds import explore, tell_apart, worlds

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.proof.case import Case
    from croupier.proof.settling import Verdict
    from croupier.proof.worlds import World
    from croupier.rules import Entry, Rulebook
    from croupier.rules.documents import UnprovenDocument

Part: TypeAlias = Literal["mutants", "teeth", "worlds"]
PARTS: tuple[Part, ...] = ("mutants", "teeth", "worlds")
GROUNDS = frozenset({"source", "public case", "second voter", "person"})
"""Who may vouch for an expected value. What the engine computed is no evidence."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Findings:
    """What one part of a proof has found; the rest is empty."""

    verdicts: tuple[Verdict, ...] = ()
    silent: tuple[str, ...] = ()
    spare: tuple[str, ...] = ()
    broken: tuple[str, ...] = ()
    worlds: tuple[Exhausted, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Subject:
    """A variant, its cases, and what is known to stay without proof."""

    entry: Entry
    cases: tuple[Case, ...]
    unproven: UnprovenDocument

    @property
    def singles(self) -> tuple[tuple[str, ...], ...]:
        """No house rule, and each by itself."""
        return tuple(names for names in self.entry.profiles if len(names) <= 1)


def parts_of(entry: Entry) -> tuple[Part, ...]:
    """The parts of which the proof of a variant consists: silver does without small worlds of its own."""
    return tuple(part for part in PARTS if part != "worlds" or entry.tier != "silver")


def found(subject: Subject, part: Part) -> Findings:
    """One part of the proof; the parts do not need one another."""
    match part:
        case "mutants":
            return _mutants(subject)
        case "teeth":
            return Findings(silent=tuple(dict.fromkeys(_silent(subject))))
        case "worlds":
            return _worlds(subject)


def ledger(subject: Subject, parts: Iterable[Findings]) -> Ledger:
    """The parts put together."""
    entry, of = subject.entry, tuple(parts)
    grounded = {clause for case in subject.cases if case.grounds in GROUNDS for clause in case.clauses}
    public = entry.rules.public
    excused = subject.unproven.unshown
    verdicts = tuple(verdict for each in of for verdict in each.verdicts)
    return Ledger(
        variant=entry.rules.slug,
        clauses=len(entry.clauses),
        ungrounded=tuple(public(id_) for id_ in entry.clauses if id_ not in grounded and public(id_) not in excused),
        unproven=tuple(gaps(entry, subject.cases, excused)),
        silent=tuple(each for part in of for each in part.silent),
        unsaid=tuple(verdict.mutant for verdict in verdicts if verdict.kind == "killed" and not verdict.told),
        spare=tuple(each for part in of for each in part.spare),
        broken=tuple(each for part in of for each in part.broken),
        verdicts=verdicts,
        worlds=tuple(each for part in of for each in part.worlds),
    )


def _mutants(subject: Subject) -> Findings:
    settler = Settler(subject.entry, subject.cases, subject.unproven)
    verdicts = tuple(verdict for names in subject.entry.profiles for verdict in settler.settle(names))
    used = {verdict.entry for verdict in verdicts}
    slug = subject.entry.rules.slug
    unproven = subject.unproven
    listed = (*unproven.display_only, *unproven.unreachable, *unproven.equivalent)
    spare = (key for key in listed if _is_of(key, slug) and key not in used)
    return Findings(verdicts=verdicts, spare=tuple(f"{key} is needed no longer" for key in spare))


def _is_of(key: str, slug: str) -> bool:
    return key.partition("/")[0].partition("+")[0] == slug


def _silent(subject: Subject) -> Iterator[str]:
    """Clauses that do not contradict a mutant of what they state; under house rules, of what these change."""
    for names in subject.singles:
        rules = subject.entry.under(names)
        cases = holding(subject.cases, rules)
        teeth = Teeth(rules=rules, cases=cases)
        changed = unlike(rules, subject.entry.rules) if names else None
        bitten: dict[str, bool] = {}
        for mutant in mutants(subject.entry, names):
            if mutant.rules is None or (changed is not None and mutant.option not in changed):
                continue
            if killed(cases, mutant, rules):
                bites = teeth.bites(mutant)
                bitten |= {id_: bitten.get(id_, False) or bites[id_] for id_ in bites}
                if bites and not any(bites.values()):
                    yield f"{profile(rules.slug, names)}/{mutant.id}"
        yield from (f"{profile(rules.slug, names)}/{id_}" for id_, bites in bitten.items() if not bites)


def _worlds(subject: Subject) -> Findings:
    """Every world exhausted; and in those that are named, the mutants said to be equivalent there."""
    exhausted, read, broken = [], dict[tuple[str, str], frozenset[str]](), list[str]()
    for names in subject.singles:
        rules = subject.entry.under(names)
        name = profile(rules.slug, names)
        for world in worlds(rules):
            survey = explore(world, rules)
            scope = f"{world.name} of {name}"
            exhausted.append(
                Exhausted(scope=scope, states=survey.states, terminals=survey.terminals, depth=survey.depth)
            )
            read[name, world.name] = survey.reads
            broken += [f"{scope}: {fault.what}" for fault in survey.faults]
    spare = tuple(_not_equivalent(subject, read))
    return Findings(spare=spare, broken=tuple(broken), worlds=tuple(exhausted))


def _not_equivalent(subject: Subject, read: dict[tuple[str, str], frozenset[str]]) -> Iterator[str]:
    """Mutants that are listed as equivalent in a world, and are not, or that world never asks for what was changed."""
    listed = subject.unproven.equivalent
    for names in subject.entry.profiles:
        rules = subject.entry.under(names)
        name = profile(rules.slug, names)
        mine = {key: world for key, world in listed.items() if key.startswith(f"{name}/")}
        if not mine:
            continue
        there = {world.name: world for world in worlds(rules)}
        for mutant in mutants(subject.entry, names):
            key = next((key for key in (f"{name}/{mutant.id}", f"{name}/{mutant.option}") if key in mine), None)
            if key is None or mutant.rules is None:
                continue
            world = there.get(mine[key])
            if world is None:
                yield f"{key}: there is no world `{mine[key]}`; there are {', '.join(there)}"
            elif tell_apart(world, rules, mutant.rules):
                yield f"{key}: `{world.name}` tells it from the right rules"
            elif not _asks(read, name, world, rules, unlike(rules, mutant.rules)):
                yield f"{key}: `{world.name}` never asks for it"


def _asks(
    read: dict[tuple[str, str], frozenset[str]], name: str, world: World, rules: Rulebook, changed: frozenset[str]
) -> bool:
    """Whether a world of a profile asks for all that was changed; it is explored where nobody has done it."""
    if (name, world.name) not in read:
        read[name, world.name] = explore(world, rules).reads
    return bool(changed) and changed <= read[name, world.name]
