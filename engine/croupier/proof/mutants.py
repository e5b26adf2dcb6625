"""Mutants: the rulebooks that one mistake in a spec would make, each different from the right one in one thing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeVar, cast

from croupier.evaluators import evaluator, words
from croupier.policies import policy
from croupier.proof.misdividing import misdivided
from croupier.proof.misranking import misrankings
from croupier.rules.compiling import compiled
from croupier.rules.whole import table_clauses
from croupier.rules.wilds import other_rules
from croupier.spec.alternatives import others
from croupier.spec.annotations import field_of, options
from croupier.spec.values import FEWEST_PLAYERS
from croupier.table import JOKERS
from croupier.table.cards import RANK_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.evaluators import Evaluator
    from croupier.policies import Policy
    from croupier.rules import Entry, Rulebook
    from croupier.rules.amending import Plan
    from croupier.rules.compiling import Subject
    from croupier.spec import Fault

T = TypeVar("T")
NAMES = frozenset({"name"})
"""Options that name something. Whoever changes a name changes no rule."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mutant:
    """A rulebook with one thing changed."""

    option: str
    """What was changed: `the-draw.up_to`, `policy.burn`, `steps`, `players`, `deck`, `wild`, `pot.high`,
    `pot.low.needs`, `house rules`."""
    change: str
    """From what to what: `2 → 3`."""
    rules: Rulebook | None
    """None where it does not compile."""
    stillborn: str = ""
    """Why it does not compile."""

    @property
    def id(self) -> str:
        """`the-draw.up_to: 2 → 3`."""
        return f"{self.option}: {self.change}"


def mutants(entry: Entry, house_rules: tuple[str, ...] = ()) -> Iterator[Mutant]:
    """Every mutant of a variant under some house rules."""
    subject, plan = entry.drawn_up(entry, house_rules, None)
    right = entry.under(house_rules)
    changes = (*_options(plan, right), *_steps(plan), *_players(plan), *_policies(plan, right), *_wild(plan, right))
    seen = set()
    for option, change, changed in changes:
        if (option, change) not in seen:
            seen.add((option, change))
            yield _compiled(subject, changed, option, change)
    yield from _switches(entry, right)
    yield from _decks(right)
    yield from _rankings(right)
    yield from (
        Mutant(option=each.option, change=each.change, rules=each.rules, stillborn=each.stillborn)
        for each in misdivided(right)
    )


Change = tuple[str, str, "Plan"]


def _compiled(subject: Subject, plan: Plan, option: str, change: str) -> Mutant:
    faults: list[Fault] = []
    rules = compiled(subject, plan, faults)
    why = faults[0].message if faults else ""
    return Mutant(option=option, change=change, rules=rules, stillborn=why)


def _options(plan: Plan, right: Rulebook) -> Iterator[Change]:
    """Every option of every step, those that nobody wrote included."""
    for place, (draft, step) in enumerate(zip(plan.drafts, right.steps, strict=True)):
        kind: type = type(step.phase)
        for option in options(kind):
            if option not in NAMES:
                for other in step.phase.others(option, right.steps[:place], right.cards_dealt):
                    rest = {key: value for key, value in draft.options.items() if key != option}
                    put = rest if other is None else {**rest, option: other}
                    drafts = _put(plan.drafts, place, replace(draft, options=put))
                    change = f"{said(getattr(step.phase, field_of(kind, option)))} → {said(other)}"
                    yield f"{step.slug}.{option}", change, replace(plan, drafts=drafts)


def _put(items: tuple[T, ...], place: int, *instead: T) -> tuple[T, ...]:
    return (*items[:place], *instead, *items[place + 1 :])


def _steps(plan: Plan) -> Iterator[Change]:
    """A step left out; two neighbours exchanged."""
    drafts = plan.drafts
    for place, draft in enumerate(drafts):
        yield "steps", f"without {draft.name}", replace(plan, drafts=_put(drafts, place))
    for place, (one, other) in enumerate(pairwise(drafts)):
        swapped = (*drafts[:place], other, one, *drafts[place + 2 :])
        yield "steps", f"{other.name} before {one.name}", replace(plan, drafts=swapped)


def _players(plan: Plan) -> Iterator[Change]:
    least, most = plan.players
    for players in ((least - 1, most), (least + 1, most), (least, most - 1), (least, most + 1)):
        if FEWEST_PLAYERS - 1 <= players[0] <= players[1]:
            yield "players", "{} to {} → {} to {}".format(*plan.players, *players), replace(plan, players=players)


def _wild(plan: Plan, right: Rulebook) -> Iterator[Change]:
    """One class of wild cards less, standing for something else, or of another rank; one joker less or more."""
    rules = right.wild.rules
    for place, rule in enumerate(rules):
        for other in (None, *other_rules(rule)):
            change = f"{rule} → {other}" if other else f"without {rule}"
            yield "wild", change, replace(plan, wild=_put(rules, place, *([other] if other else ())))
    jokers = len(JOKERS) - len(set(JOKERS) - set(plan.deck))
    for count in (jokers - 1, jokers + 1) if jokers else ():
        if 0 <= count <= len(JOKERS):
            deck = (*(card for card in plan.deck if card not in JOKERS), *JOKERS[:count])
            yield "deck", f"jokers: {jokers} → {count}", replace(plan, deck=deck)


def _policies(plan: Plan, right: Rulebook) -> Iterator[Change]:
    """Every other answer; for a list, one word less, one more, and each that stands alone."""
    for word, answer in right.policies.items():
        for other in _answers(policy(word), answer):
            policies = MappingProxyType({**plan.policies, word: other})
            said_at = MappingProxyType({**plan.policies_said, word: replace(plan.players_said, loc=("policies", word))})
            change = f"{said(answer)} → {said(other)}"
            yield f"policy.{word}", change, replace(plan, policies=policies, policies_said=said_at)


def _answers(asked: Policy, answer: object) -> Iterator[object]:
    if not isinstance(answer, tuple):
        yield from (word for word in asked.words if word != answer)
        return
    listed = tuple(word for word in answer if word not in asked.alone)
    for word in asked.says:
        other = tuple(each for each in asked.says if (each in listed) != (each == word))
        if other:
            yield other
    yield from ((word,) for word in asked.alone if (word,) != answer)


def _switches(entry: Entry, right: Rulebook) -> Iterator[Mutant]:
    """Each house rule the other way."""
    for name in entry.document.house_rules:
        on = name in right.house_rules
        names = tuple(each for each in right.house_rules if each != name) if on else (*right.house_rules, name)
        if any(entry.exclude(name, each) for each in names if each != name):
            continue
        yield Mutant(option="house rules", change=f"{'without' if on else 'with'} {name}", rules=entry.under(names))


def _decks(right: Rulebook) -> Iterator[Mutant]:
    """A deck without its lowest rank."""
    deck = tuple(card for card in right.deck if card[0] != right.deck[0][0])
    about = {clause.id: clause for clause in table_clauses(right.players, deck, wild=bool(right.wild))}
    clauses = tuple(about.get(clause.id, clause) for clause in right.clauses)
    rules = replace(right, deck=deck, cards=frozenset(deck), clauses=clauses)
    yield Mutant(option="deck", change=f"{len(right.deck)} cards → {len(deck)}", rules=rules)


def _rankings(right: Rulebook) -> Iterator[Mutant]:
    """For each share of the pot every other ranking, and every way to get its own wrong."""
    for place, share in enumerate(right.shares):
        for change, ranking in (*_others(share.ranking), *misrankings(share.ranking)):
            option = f"pot.{share.name}"
            try:
                least = ranking.threshold(share.needs) if share.needs else 0
                for words in (words for step in right.steps if not place for words in step.phase.hands().values()):
                    ranking.threshold(words)
            except ValueError as why:
                yield Mutant(option=option, change=change, rules=None, stillborn=str(why))
                continue
            shares = _put(right.shares, place, replace(share, ranking=ranking, least=least))
            yield Mutant(option=option, change=change, rules=replace(right, shares=shares))


def _others(right: Evaluator) -> Iterator[tuple[str, Evaluator]]:
    """Those that rank as many cards, and the same one with other options."""
    for word in words():
        if word != right.word and evaluator(word).hand_size == right.hand_size:
            yield word, evaluator(word)
    for option, annotation in options(type(right)).items():
        field = field_of(type(right), option)
        value = getattr(right, field)
        for other in others(annotation, value, right.hand_size):
            if not _far(value, other):
                yield f"{option}: {said(value)} → {said(other)}", replace(cast("Any", right), **{field: other})


def _far(one: object, other: object) -> bool:
    """Whether both are ranks, and not neighbours."""
    names = tuple(RANK_NAMES.values())
    return one in names and other in names and abs(names.index(one) - names.index(other)) > 1


def said(value: object) -> str:
    """A value as it would be written in YAML, on one line."""
    match value:
        case None:
            return "none"
        case tuple():
            return f"[{', '.join(map(said, value))}]"
        case dict() | MappingProxyType():
            return "{{{}}}".format(", ".join(f"{key}: {said(each)}" for key, each in value.items()))
        case _:
            return str(value)


def unlike(one: Rulebook, other: Rulebook) -> frozenset[str]:
    """The options of one rulebook that another answers differently, or does not have; called as in mutants."""
    others = _all_options(other)
    return frozenset(option for option, value in _all_options(one).items() if others.get(option) != value)


def _all_options(rules: Rulebook) -> dict[str, object]:
    found: dict[str, object] = {f"policy.{word}": answer for word, answer in rules.policies.items()}
    for step in rules.steps:
        kind: type = type(step.phase)
        named = {option: field_of(kind, option) for option in options(kind) if option not in NAMES}
        found |= {f"{step.slug}.{option}": getattr(step.phase, field) for option, field in named.items()}
    wild = {"wild": rules.wild.rules} if rules.wild else {}
    return {**found, **wild, "players": rules.players, "deck": rules.deck}
