"""What no document shows alone: that they speak of each other truly, and that no clause stands without a reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.rules.amending import Spot, amended
from croupier.rules.authority import names_of
from croupier.spec import Fault
from croupier.spec.values import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.phases import Clause
    from croupier.rules.amending import Plan
    from croupier.rules.entry import Entry
    from croupier.rules.library import Library
    from croupier.rules.rulebook import Rulebook
    from croupier.spec import Place, Source
    from croupier.spec.source import Loc


def check_links(library: Library) -> list[Fault]:
    """Every fault between documents: names of clauses and cases that do not exist, clauses that nobody vouches for."""
    faults = [*_sources(library), *_rulings(library)]
    documented = library.sources or library.scopes or any(known.sources for known in library.sound.values())
    for entry in library.variants.values():
        if documented and entry.is_proven:
            faults.extend(_unfounded(library, entry))
        faults.extend(_unknown_sources(library, entry))
        faults.extend(_unknown_lenders(library, entry))
    return faults


def _sources(library: Library) -> Iterator[Fault]:
    for written, document in library.sources.values():
        if document.variant in library.sound:
            continue
        entry = library.variants.get(document.variant)
        if entry is None:
            there = library.named("variants")  # one with faults is there all the same
            yield from strangers(written.source, ("variant",), [document.variant], there, "variant")
            continue
        rules = entry.document.house_rules
        for place, statement in enumerate(document.statements):
            loc: Loc = ("statements", place)
            yield from strangers(written.source, (*loc, "with"), statement.with_, rules, "house rule")
            known = set(statement.with_) <= set(rules)
            ids = [clause.id for clause in entry.under(statement.with_ if known else ()).clauses]
            yield from strangers(written.source, (*loc, "clauses"), statement.clauses, ids, "clause")
            yield from strangers(written.source, (*loc, "cases"), statement.cases, _case_ids(entry), "case")
            if entry.is_proven and not (statement.clauses or statement.cases or statement.no_rule):
                yield Fault(
                    "S07",
                    f"nothing carries the statement `{statement.id}`",
                    written.source.place(loc),
                    help="name a clause or a case, or say in `no_rule` why it is no rule of the game",
                )


def _rulings(library: Library) -> Iterator[Fault]:
    ids = {slug: set(entry.clauses) for slug, entry in library.variants.items()}
    ids |= {slug: set(known.clauses) for slug, known in library.sound.items()}
    names = {slug: {name for id_ in of for name in names_of(id_)} for slug, of in ids.items()}
    variants = library.named("variants")
    for ruling, scope in library.scopes.items():
        among = [slug for slug in ids if (not scope.variants or slug in scope.variants) and ids[slug]]
        lost = [each for each in scope.clauses if among and not any(each in names[slug] for slug in among)]
        if lost or not set(scope.variants) <= set(variants):
            source = library.rulings[ruling].source
            known = sorted({id_ for slug in among for id_ in ids[slug]})
            yield from strangers(source, ("variants",), scope.variants, variants, "variant")
            yield from (
                _stranger(source, ("clauses", scope.clauses.index(each)), each, known, "clause") for each in lost
            )


def _unfounded(library: Library, entry: Entry) -> Iterator[Fault]:
    """Clauses that nobody vouches for, and that we did not settle for every game."""
    seen: set[str] = set()
    for names in ((), *((name,) for name in entry.document.house_rules)):
        rules, plan = entry.under(names), entry.plan
        for name in names:
            plan = amended(plan, entry.written.source, ("house_rules", name), entry.document.house_rules[name], [])
        for clause in rules.clauses:
            founded = rules.authorities.get(clause.id) or not names_of(clause.id).isdisjoint(library.settled)
            if not founded and clause.id not in seen:
                seen.add(clause.id)
                yield Fault(
                    "R11",
                    f"nobody says that `{clause.id}` holds: {clause.text}",
                    _said_in(entry.written.source, plan, rules, clause),
                    help="let a statement of a source or a ruling name the clause",
                    level="warning",
                )


def _said_in(source: Source, plan: Plan, rules: Rulebook, clause: Clause) -> Place:
    """Where the document says what a clause is about: an option, a step or a key; `extends` for what it inherits."""
    own = (spot for spot in _spots(plan, rules, clause) if spot.source is source)
    spot = next(own, None) or Spot(source=source, loc=("extends",) if ("extends",) in source.places else ("play",))
    return source.key_place(spot.loc)


def _spots(plan: Plan, rules: Rulebook, clause: Clause) -> Iterator[Spot]:
    subject = clause.id.partition(".")[0]
    if subject == "policy":
        yield from (plan.policies_said[word] for word in clause.reads if word in plan.policies_said)
    elif subject in {"players", "pot"}:
        yield plan.players_said if subject == "players" else plan.pot_said
    for draft, step in zip(plan.drafts, rules.steps, strict=True):
        if any(each.id == clause.id for each in step.phase.clauses(step, rules.steps)):
            option = next((key for key in clause.reads if (*draft.loc, key) in draft.source.places), None)
            yield Spot(source=draft.source, loc=(*draft.loc, option) if option else draft.loc)


def _unknown_sources(library: Library, entry: Entry) -> Iterator[Fault]:
    yield from strangers(entry.written.source, ("sources",), entry.document.sources, library.named("sources"), "source")


def _unknown_lenders(library: Library, entry: Entry) -> Iterator[Fault]:
    if entry.cases and entry.cases_written:
        told, named = entry.cases.as_in, library.named("variants")
        abroad = [each for each in told if each not in named and entry.find(each)]
        yield from strangers(entry.cases_written.source, ("as_in",), told, (*named, *abroad), "variant")


def _case_ids(entry: Entry) -> list[str]:
    more = entry.cases.cases if entry.cases else ()
    return [example.id for example in (*entry.document.examples, *more)]


def strangers(source: Source, loc: Loc, given: Iterable[str], known: Iterable[str], what: str) -> Iterator[Fault]:
    """A fault for each of the names in a list that nothing bears, with the one that was probably meant."""
    names = list(known)
    for place, each in enumerate(given):
        if each not in names:
            yield _stranger(source, (*loc, place), each, names, what)


def _stranger(source: Source, loc: Loc, name: str, known: Iterable[str], what: str) -> Fault:
    near = did_you_mean(name, known)
    return Fault(
        "R02", f"there is no {what} `{name}`", source.place(loc), help=f"did you mean `{near}`?" if near else ""
    )
