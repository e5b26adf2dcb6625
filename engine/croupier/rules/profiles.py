"""House rules as switches: each by itself and each pair must make a playable variant, and make a difference."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

from croupier.rules.drafts import touched
from croupier.spec import Fault, SpecError
from croupier.spec.values import did_you_mean, slug_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.rules.documents import HouseRule
    from croupier.rules.entry import Entry
    from croupier.rules.rulebook import Rulebook
    from croupier.spec import Place, Source
    from croupier.spec.source import Loc


def check_switches(entry: Entry) -> list[Fault]:
    """Everything that is wrong with the house rules of a variant, each by itself."""
    faults = [*_misnamed(entry), *_overruled(entry), *_clashing(entry)]
    for name in entry.document.house_rules if not faults else ():
        try:
            faults += _idle(entry, name, entry.under([name]))
        except SpecError as error:
            faults += at_home(error.faults, entry.written.source, _loc(name), f"with `{name}`, ")
    return faults


def check_pairs(entry: Entry) -> list[Fault]:
    """What is wrong with house rules that are in force together, once for each pair."""
    faults: list[Fault] = []
    for names in entry.profiles:
        try:
            entry.under(names)
        except SpecError as error:
            *_, other, last = names
            why = error.faults[0]
            message = f"`{other}` and `{last}` cannot be in force together: {why.message}"
            place = entry.written.source.key_place(_loc(last))
            note = (why.place, "with both in force")
            faults.append(Fault("R08", message, place, help=f"add `not_with: [{other}]`", note=note))
    return faults


def at_home(faults: Iterable[Fault], source: Source, loc: Loc, under: str = "") -> Iterator[Fault]:
    """The faults, each told where the amendment at `loc` stands that brings it about, though it shows elsewhere."""
    inside = {place for way in source.places if way[: len(loc)] == loc for place in _both(source, way)}
    home = source.key_place(loc) if loc else source.place(("extends",))
    for fault in faults:
        if fault.place in inside:
            yield fault
        else:
            place = fault.note[0] if fault.note and fault.note[0] in inside else home
            yield replace(fault, message=f"{under}{fault.message}", place=place, note=(fault.place, "it shows here"))


def _both(source: Source, loc: Loc) -> tuple[Place, Place]:
    return source.place(loc), source.key_place(loc)


def _loc(name: str, *more: str | int) -> Loc:
    return ("house_rules", name, *more)


def _misnamed(entry: Entry) -> Iterator[Fault]:
    source, names = entry.written.source, entry.document.house_rules
    seen: dict[str, str] = {}
    for name, rule in names.items():
        first = seen.setdefault(slug_of(name), name)
        if first != name:
            note = (source.key_place(_loc(first)), "the first is here")
            message = f"two house rules are called `{slug_of(name)}`"
            yield Fault("R03", message, source.key_place(_loc(name)), note=note)
        for place, other in enumerate(rule.not_with):
            if other not in names:
                near = did_you_mean(other, names)
                help_ = f"did you mean `{near}`?" if near else ""
                spot = source.place(_loc(name, "not_with", place))
                yield Fault("R02", f"there is no house rule `{other}`", spot, help=help_)


def _overruled(entry: Entry) -> Iterator[Fault]:
    """The variant's own answer comes before that of a house rule, which would change nothing."""
    source = entry.written.source
    for name, rule in entry.document.house_rules.items():
        for word in rule.policies:
            if word in entry.plan.policies:
                said = entry.plan.policies_said[word]
                yield Fault(
                    "R08",
                    f"`{name}` answers `{word}`, which the variant answers itself",
                    source.key_place(_loc(name, "policies", word)),
                    help="a variant's own answer comes first: leave the question to the house there",
                    note=(said.place, "it is answered here"),
                )


def _clashing(entry: Entry) -> Iterator[Fault]:
    """Two house rules that set the same thing must not be in force together."""
    source, rules = entry.written.source, entry.document.house_rules
    apart = {name: {did_you_mean(each, rules) for each in rule.not_with} for name, rule in rules.items()}
    for one, other in combinations(rules, 2):
        touched = _touched(rules[one])
        both = [touched[slug] for slug in sorted(touched.keys() & _touched(rules[other]).keys())]
        both += [f"`{name}`" for name in (*_lost(rules[one], rules[other]), *_lost(rules[other], rules[one]))]
        if both and other not in apart[one] and one not in apart[other]:
            yield Fault(
                "R08",
                f"`{one}` and `{other}` both set {', '.join(both)}",
                source.key_place(_loc(other)),
                help=f"add `not_with: [{one}]`",
                note=(source.key_place(_loc(one)), "the other one is here"),
            )


def _lost(rule: HouseRule, other: HouseRule) -> list[str]:
    """The steps that a house rule changes and the other one leaves out or replaces."""
    gone = {slug_of(name) for name in (*other.without, *other.instead)}
    return [name for name in rule.changes if slug_of(name) in gone]


def _touched(rule: HouseRule) -> dict[str, str]:
    """What a house rule sets, by what keeps two of them apart, as a message says it."""
    found = {word: f"the policy `{word}`" for word in rule.policies}
    found |= {key: f"`{key}`" for key in ("players", "betting", "pot") if getattr(rule, key)}
    found |= {f"{stake} ": f"the {stake}" for stake in rule.stakes or ()}
    for name, options in rule.changes.items():
        found |= {f"{key} {slug_of(name)}": f"`{key}` of `{name}`" for key in touched(options)}
    return found | {slug_of(name): f"`{name}`" for name in (*rule.without, *rule.instead)}


def _idle(entry: Entry, name: str, rules: Rulebook) -> Iterator[Fault]:
    before = entry.rules
    if (rules.steps, rules.shares, rules.policies, rules.stakes, rules.players) == (
        before.steps,
        before.shares,
        before.policies,
        before.stakes,
        before.players,
    ):
        place = entry.written.source.key_place(_loc(name))
        yield Fault("R08", f"`{name}` changes nothing: the variant is played that way without it", place)
