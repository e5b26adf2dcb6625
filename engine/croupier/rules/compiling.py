"""A document becomes a rulebook, or all its faults at once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from croupier.phases import Clause
from croupier.policies import policy
from croupier.rules.answers import check_answers
from croupier.rules.documents import by_name, replaced
from croupier.rules.pot import pot_clauses, table_clauses
from croupier.rules.rulebook import Rulebook
from croupier.rules.shares import read_shares
from croupier.rules.steps import read_steps
from croupier.spec import Fault
from croupier.spec.values import slug_of
from croupier.table import DECK, Stakes

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from croupier.phases import Step
    from croupier.rules.authority import Authority
    from croupier.rules.documents import HouseDocument, VariantDocument
    from croupier.rules.rulebook import Share
    from croupier.spec import Source

GENERAL = ("deal_moves", "doubt")
"""Policies that every variant consults."""


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """A house document, by its slug."""

    slug: str
    document: HouseDocument


def compiled(
    slug: str,
    source: Source,
    document: VariantDocument,
    house: House,
    faults: list[Fault],
) -> Rulebook | None:
    """The rulebook of a variant without its authorities, or None and its faults."""
    before = len(faults)
    steps = read_steps(source, faults)
    shares = read_shares(source, faults)
    check_answers(source, document.policies, faults)
    if len(faults) == before:
        faults.extend((*_misfits(source, document, steps), *_order(source, steps), *_unranked(source, steps, shares)))
    if len(faults) == before:
        faults.extend(_unset(source, steps, _stakes(document, house.document)))
    if len(faults) > before:
        return None
    return _rulebook(slug, document, house, steps, shares)


def _rulebook(
    slug: str, document: VariantDocument, house: House, steps: tuple[Step, ...], shares: tuple[Share, ...]
) -> Rulebook:
    answers = {**house.document.policies, **document.policies}
    policies = MappingProxyType({word: answers[word] for word in _consulted(steps)})
    return Rulebook(
        slug=slug,
        name=document.name,
        also_known_as=document.also_known_as,
        family=document.family,
        summary=document.summary,
        sources=document.sources,
        house=house.slug,
        players=document.players,
        deck=DECK,
        cards=frozenset(DECK),
        steps=steps,
        shares=shares,
        policies=policies,
        stakes=_stakes(document, house.document),
        clauses=_merged(_clauses(document.players, steps, shares, policies)),
        authorities=MappingProxyType({}),
        rankings=tuple(share.ranking for share in shares),
        recoverable=frozenset(slug_of(name) for step in steps if (name := step.phase.restores())),
        stakes_read=_stakes_read(steps),
        cards_dealt=sum(step.phase.cards() for step in steps),
    )


def check_parts(source: Source, faults: list[Fault]) -> None:
    """What is wrong in the parts of a document that is not sound as a whole, so that all its faults come at once."""
    data = source.data if isinstance(source.data, dict) else {}
    if isinstance(data.get("play"), list):
        read_steps(source, faults)
    if isinstance(data.get("pot"), list):
        read_shares(source, faults)
    if isinstance(policies := data.get("policies"), dict):
        given = {word: tuple(answer) if isinstance(answer, list) else answer for word, answer in policies.items()}
        check_answers(source, given, faults)


def _unset(source: Source, steps: tuple[Step, ...], stakes: Stakes) -> Iterator[Fault]:
    """A stake that a step reads must be set by the variant or its house."""
    for place, step in enumerate(steps):
        for stake in step.phase.stakes():
            if stake not in stakes.amounts:
                message = f"`{step.name}` is played for the {stake}, which neither the variant nor its house sets"
                yield Fault("R06", message, source.place(("play", place)), help=f"add `stakes: {{{stake}: 2}}`")


def _order(source: Source, steps: tuple[Step, ...]) -> Iterator[Fault]:
    """What comes before the cards, and what needs them."""
    deals = [place for place, step in enumerate(steps) if step.phase.cards()]
    first = deals[0] if deals else len(steps)
    for place, step in enumerate(steps):
        if step.phase.stands == "before the cards" and place > first:
            yield Fault("R08", f"{step.name} comes before the deal", source.place(("play", place)))
        if step.phase.stands == "among the cards" and place < first:
            yield Fault("R08", f"{step.name} needs cards: the deal comes first", source.place(("play", place)))


def _unranked(source: Source, steps: tuple[Step, ...], shares: tuple[Share, ...]) -> Iterator[Fault]:
    """A ranking must be able to read the hands that are dealt."""
    dealt = sum(step.phase.cards() for step in steps)
    for place, share in enumerate(shares):
        if dealt and dealt != (size := share.ranking.hand_size):
            message = f"each player is dealt {dealt} cards, and `{share.ranking.word}` ranks hands of {size}"
            yield Fault("R06", message, source.place(("pot", place)), help=f"deal {size} cards in all")


def _misfits(source: Source, document: VariantDocument, steps: tuple[Step, ...]) -> Iterator[Fault]:
    """What no option says alone: a hand needs an end, and cards for everyone."""
    last = ("play", len(steps) - 1)
    if steps and steps[-1].phase.stands != "last":
        yield Fault("R08", "the hand does not end with a showdown", source.place(last), help="add `- showdown`")
    for place, step in enumerate(steps[:-1]):
        if step.phase.stands == "last":
            yield Fault("R08", f"nothing can follow a {step.word}", source.place(("play", place + 1)))
    dealt = sum(step.phase.cards() for step in steps)
    if steps and dealt == 0:
        yield Fault("R06", "nobody is dealt a card", source.place(("play",)), help="add `- deal: {down: 5}`")
    if (seats := document.players[1]) * dealt > len(DECK):
        yield Fault(
            "R06",
            f"{seats} players need {seats * dealt} cards, and the deck has {len(DECK)}",
            source.place(("players",)),
            help=f"at most {len(DECK) // dealt} can play",
        )


def _consulted(steps: Iterable[Step]) -> tuple[str, ...]:
    words = [policy.word for step in steps for policy in step.phase.consults]
    return tuple(dict.fromkeys([*words, *GENERAL]))


def _clauses(
    players: tuple[int, int],
    steps: tuple[Step, ...],
    shares: tuple[Share, ...],
    policies: Mapping[str, object],
) -> Iterator[Clause]:
    yield from table_clauses(players, DECK)
    for step in steps:
        yield from step.phase.clauses(step, steps)
        for each in step.phase.consults:
            yield _policy_clause(each.word, policies[each.word])
    yield from pot_clauses(shares)
    for word in GENERAL:
        yield _policy_clause(word, policies[word])


def _policy_clause(word: str, answer: object) -> Clause:
    asked = policy(word)
    assert isinstance(answer, str | tuple), "the answer was checked before"
    check = asked.check(answer)
    first = answer if isinstance(answer, str) else answer[0]
    return Clause(
        id=f"policy.{asked.aspect}",
        text=asked.text(answer),
        modality=asked.modality.get(first, "defines"),
        check=check or _silent,
        seen=check is not None,
        reads=(word,),
        refuses=first in asked.refuses,
        topic=asked.topic,
    )


def _silent(record: object) -> Iterator[str]:  # noqa: ARG001 - a check reads a record
    """The check of a policy that no hand can show."""
    return iter(())


def _merged(clauses: Iterable[Clause]) -> tuple[Clause, ...]:
    """Each id once: clauses that several steps share are equal."""
    found: dict[str, Clause] = {}
    for clause in clauses:
        first = found.setdefault(clause.id, clause)
        assert first.text == clause.text, f"two steps state {clause.id} differently"
    return tuple(found.values())


def _stakes(document: VariantDocument, house: HouseDocument) -> Stakes:
    return replaced(Stakes(betting=house.betting, amounts=by_name(house.stakes)), document.betting, document.stakes)


def _stakes_read(steps: tuple[Step, ...]) -> Mapping[str, str]:
    return MappingProxyType(
        {
            stake: clause if "." in clause else f"{step.slug}.{clause}"
            for step in steps
            for stake, clause in step.phase.stakes().items()
        }
    )


def with_authorities(rules: Rulebook, authorities: Mapping[str, tuple[Authority, ...]]) -> Rulebook:
    """The rulebook, knowing where each clause comes from."""
    return replace(rules, authorities=MappingProxyType(dict(authorities)))
