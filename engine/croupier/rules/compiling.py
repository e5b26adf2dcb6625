"""A document becomes a rulebook, or all its faults at once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from croupier.phases import Clause
from croupier.policies import policy
from croupier.rules.answers import check_answer
from croupier.rules.counting import drawn, held, laid, laid_and_burned
from croupier.rules.documents import by_name
from croupier.rules.drafts import read_drafts
from croupier.rules.own_words import in_own_words
from croupier.rules.pot import pot_clauses
from croupier.rules.rulebook import Rulebook
from croupier.rules.shares import check_hands, misfit, read_shares
from croupier.rules.steps import check_cards, check_order, read_steps
from croupier.rules.whole import table_clauses
from croupier.rules.wilds import Wilds, check_steps, check_wilds, wild_clauses, wilds
from croupier.spec import Fault
from croupier.table import Stakes

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from croupier.phases import Step
    from croupier.rules.amending import Plan
    from croupier.rules.documents import HouseDocument, VariantDocument
    from croupier.rules.rulebook import Share
    from croupier.spec import Source
    from croupier.spec.source import Loc

GENERAL = ("deal_moves", "doubt")
"""Policies that every variant consults."""


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """A house document, by its slug."""

    slug: str
    document: HouseDocument


@dataclass(frozen=True, slots=True, kw_only=True)
class Subject:
    """What is compiled: a variant in a house, under house rules."""

    slug: str
    document: VariantDocument
    house: House
    house_rules: tuple[str, ...] = ()


def compiled(subject: Subject, plan: Plan, faults: list[Fault]) -> Rulebook | None:
    """The rulebook of a plan without its authorities, or None and its faults."""
    before = len(faults)
    steps = read_steps(plan.drafts, faults)
    wild = wilds(plan.wild, plan.deck)
    shares = read_shares(plan.pot_said.source, plan.pot_said.loc, faults, wild)
    for word, said in plan.policies_said.items():
        check_answer(said.source, said.loc, plan.policies[word], faults)
    if len(faults) == before:
        faults.extend(check_wilds(wild, plan.wild_said, shares))
        faults.extend(check_steps(plan.drafts, steps) if wild else ())
        faults.extend((*check_order(plan.drafts, steps), *_crowded(plan, steps), *_unranked(plan, steps, shares)))
    if len(faults) == before and shares:
        faults.extend(check_hands(plan.drafts, steps, shares[0]))
    if len(faults) == before:
        faults.extend(
            (*check_cards(plan.drafts, steps), *_unset(plan, steps, _stakes(plan, subject.house.document, steps)))
        )
    if len(faults) > before:
        return None
    return in_own_words(_rulebook(subject, plan, steps, shares), subject.document.words)


def _rulebook(subject: Subject, plan: Plan, steps: tuple[Step, ...], shares: tuple[Share, ...]) -> Rulebook:
    document, house = subject.document, subject.house
    answers = {**house.document.policies, **plan.policies}
    policies, wild = MappingProxyType({word: answers[word] for word in _consulted(steps)}), wilds(plan.wild, plan.deck)
    return Rulebook(
        slug=subject.slug,
        name=document.name,
        also_known_as=document.also_known_as,
        family=document.family,
        summary=document.summary,
        sources=document.sources,
        house=house.slug,
        house_rules=subject.house_rules,
        players=plan.players,
        deck=plan.deck,
        cards=frozenset(plan.deck),
        wild=wild,
        steps=steps,
        shares=shares,
        policies=policies,
        stakes=_stakes(plan, house.document, steps),
        clauses=_merged(_clauses(plan.players, wild, steps, shares, policies)),
        authorities=MappingProxyType({}),
        stakes_read=_stakes_read(steps),
        cards_dealt=sum(step.phase.cards() for step in steps),
        cards_laid=laid_and_burned(steps, policies),
        cards_drawn=drawn(steps),
        cards_spared=sum(step.phase.spared() for step in steps),
    )


def recompiled(rules: Rulebook, steps: tuple[Step, ...], shares: tuple[Share, ...]) -> Rulebook:
    """The rulebook with other steps and other shares of the pot, and the clauses that follow. Nothing is checked.

    For proofs, which play with phases and rankings that no document can name.
    """
    return replace(
        rules,
        steps=steps,
        shares=shares,
        clauses=_merged(_clauses(rules.players, rules.wild, steps, shares, rules.policies)),
        stakes_read=_stakes_read(steps),
        cards_dealt=sum(step.phase.cards() for step in steps),
        cards_laid=laid_and_burned(steps, rules.policies),
        cards_drawn=drawn(steps),
        cards_spared=sum(step.phase.spared() for step in steps),
    )


def check_parts(source: Source, faults: list[Fault]) -> None:
    """What is wrong in the parts of a document that is not sound as a whole, so that all its faults come at once."""
    data = source.data if isinstance(source.data, dict) else {}
    if isinstance(data.get("play"), list):
        drafts = read_drafts(source, ("play",), faults)
        read_steps(drafts, faults, whole=len(drafts) == len(data["play"]))
    _check_amendment(source, (), data, faults)
    house_rules = data.get("house_rules")
    for name, rule in house_rules.items() if isinstance(house_rules, dict) else ():
        if isinstance(rule, dict):
            _check_amendment(source, ("house_rules", name), rule, faults)


def _check_amendment(source: Source, loc: Loc, said: dict[str, object], faults: list[Fault]) -> None:
    for key in ("before", "after", "instead"):
        put = said.get(key)
        for name, entries in put.items() if isinstance(put, dict) else ():
            if isinstance(entries, list):
                read_steps(read_drafts(source, (*loc, key, name), faults), faults, whole=False)
    if isinstance(said.get("pot"), list):
        read_shares(source, (*loc, "pot"), faults)
    policies = said.get("policies")
    for word, answer in policies.items() if isinstance(policies, dict) else ():
        given = tuple(answer) if isinstance(answer, list) else answer
        check_answer(source, (*loc, "policies", word), given, faults)


def _unset(plan: Plan, steps: tuple[Step, ...], stakes: Stakes) -> Iterator[Fault]:
    """A stake that a step reads must be set by the variant or its house, and only an ante may be nothing."""
    for draft, step in zip(plan.drafts, steps, strict=True):
        spread = stakes.betting == "spread limit" and step.phase.bet_size() is not None
        for stake in (*step.phase.stakes(), *(["max bet"] if spread else ())):
            chips, said = stakes.amounts.get(stake), plan.stakes_said.get(stake)
            place = said.place if said else draft.place
            most = stakes.amounts.get("max bet", chips) if spread else chips
            if chips is None:
                message = f"`{step.name}` is played for the {stake}, which neither the variant nor its house sets"
                yield Fault("R06", message, place, help=f"add `stakes: {{{stake}: 2}}`")
            elif chips == 0 and stake != "ante":
                yield Fault("R06", f"the {stake} is 0, and only an ante may be nothing", place)
            elif most is not None and chips > most and stake != "ante":
                yield Fault("R06", f"the {stake} of {chips} is more than the max bet of {most}", place)


def _unranked(plan: Plan, steps: tuple[Step, ...], shares: tuple[Share, ...]) -> Iterator[Fault]:
    """Of what is dealt a hand must be made for every share."""
    dealt, on_table = held(steps), laid(steps)
    pot = plan.pot_said
    for place, share in enumerate(shares):
        if dealt and (message := misfit(share, dealt, on_table)):
            help_ = "" if share.use or on_table else f"deal {share.ranking.hand_size} cards in all"
            yield Fault("R06", message, pot.source.place((*pot.loc, place)), help=help_)


def _crowded(plan: Plan, steps: tuple[Step, ...]) -> Iterator[Fault]:
    """Everybody needs the cards that are dealt at least."""
    dealt, laid, spared = (sum(getattr(step.phase, cards)() for step in steps) for cards in ("cards", "laid", "spared"))
    if (seats := plan.players[1]) * (dealt - spared) + spared + laid > len(plan.deck):
        yield Fault(
            "R06",
            f"{seats} players need {seats * dealt + laid} cards, and the deck has {len(plan.deck)}",
            plan.players_said.place,
            help=f"at most {(len(plan.deck) - laid - spared) // (dealt - spared)} can play",
        )


def _consulted(steps: tuple[Step, ...]) -> tuple[str, ...]:
    words = [policy.word for place, step in enumerate(steps) for policy in step.phase.asks(steps[:place])]
    return tuple(dict.fromkeys([*words, *GENERAL]))


def _clauses(
    players: tuple[int, int],
    wild: Wilds,
    steps: tuple[Step, ...],
    shares: tuple[Share, ...],
    policies: Mapping[str, object],
) -> Iterator[Clause]:
    yield from table_clauses(players, wild.deck, wild=bool(wild))
    yield from wild_clauses(wild, shares, steps)
    for place, step in enumerate(steps):
        yield from step.phase.clauses(step, steps)
        for each in step.phase.asks(steps[:place]):
            yield _policy_clause(each.word, policies, step)
    yield from pot_clauses(shares, steps[-1].slug, held(steps), laid(steps))
    for word in GENERAL:
        yield _policy_clause(word, policies)


def _policy_clause(word: str, policies: Mapping[str, object], step: Step | None = None) -> Clause:
    """The house's answer. What it says of a kind of step is told under that step, whatever its name."""
    asked, answer = policy(word), policies[word]
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
        refuses=first in asked.refuses and all(policies[word] in of for word, of in asked.refuses_where.items()),
        topic=step.slug if step and asked.topic == step.phase.noun else asked.topic,
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


def _stakes(plan: Plan, house: HouseDocument, steps: tuple[Step, ...]) -> Stakes:
    """Of the house's stakes only those that the steps read; a spread needs its highest bet."""
    read = {*_stakes_read(steps), "max bet"}
    usual = {stake: chips for stake, chips in by_name(house.stakes).items() if stake in read}
    return Stakes(betting=plan.betting or house.betting, amounts=MappingProxyType({**usual, **plan.stakes}))


def _stakes_read(steps: tuple[Step, ...]) -> Mapping[str, str]:
    return MappingProxyType(
        {
            stake: clause if "." in clause else f"{step.slug}.{clause}"
            for step in steps
            for stake, clause in step.phase.stakes().items()
        }
    )
