"""Small worlds are exhausted, and what is wrong in them is found."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Hashable
from dataclasses import fields, replace
from types import MappingProxyType
from typing import TYPE_CHECKING

import pytest
import yaml

from croupier.phases.bet import Bet
from croupier.phases.draw import Draw
from croupier.phases.showdown import Showdown
from croupier.proof.mutants import mutants
from croupier.proof.settling import profile
from croupier.proof.worlds import World, explore, tell_apart, worlds
from croupier.proof.worlds.following import alike, by_seat, extremes, following, orbits, subsets, unforced
from croupier.proof.worlds.reveal import weak_orders
from croupier.spec.data import data
from tests.proof.surveys import FILE, PROFILES, surveyed, surveys
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from croupier.phases import Phase, Refusal
    from croupier.play import Hand
    from croupier.proof.worlds.exploring import Survey
    from croupier.proof.worlds.following import Choose
    from croupier.rules import Rulebook
    from croupier.table import Action, Offer, Table

FIVE_CARD_DRAW = LIBRARY.variants["five-card-draw"].rules


@pytest.mark.parametrize("name", ["five-card-draw"])
def test_every_world_holds_what_it_held(name: str) -> None:
    """The figures of the others stand in their ledgers, too, which are proven anew when something changes.

    More or fewer states are a change of rules or of the engine: `python -m tests.proof.surveys` writes the file.
    """
    told = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    assert surveyed(name) == told[name]


@pytest.mark.parametrize("name", PROFILES)
def test_the_ledgers_tell_the_same_of_every_world(name: str) -> None:
    slug, *names = name.split(", ")
    told = yaml.safe_load(FILE.read_text(encoding="utf-8"))[name]["worlds"]
    ledger = json.loads(data("features", "proof", f"{slug}.json").read_text(encoding="utf-8"))
    kept = {world["scope"]: (world["states"], world["terminals"], world["depth"]) for world in ledger["worlds"]}
    where = profile(slug, names)
    for world, figures in told.items():
        assert kept[f"{world} of {where}"] == (figures["states"], figures["terminals"], figures["depth"])


def test_no_clause_is_idle_in_all_worlds_but_what_no_hand_can_show() -> None:
    told = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    silent = {name: found["silent"] for name, found in told.items()}
    dry = ["policy.reshuffle", "policy.reshuffle-spares", "policy.doubt"]
    assert silent.pop("five-card-draw, no second shuffle") == dry, "nothing is shuffled there"
    between, tame = {"policy.button-moves", "policy.doubt"}, {"wild.bug"}  # no card is wild in a small world
    assert {clause for of in silent.values() for clause in of} == between | tame


def world(rules: Rulebook, name: str) -> World:
    return next(each for each in worlds(rules) if each.name == name)


def explored(name: str) -> Survey:
    """What a world of Five Card Draw holds."""
    return next(each for each in surveys("five-card-draw") if each.world == name)


@pytest.mark.parametrize(
    ("name", "clauses"),
    [
        ("exchange, three seats", {"the-draw.limit", "the-draw.receives", "policy.draw-service", "pot.high.best"}),
        ("short", {"policy.reshuffle", "policy.reshuffle-spares", "betting.fold"}),
        ("cards", {"the-deal.sight", "the-draw.receives", "pot.high.best", "pot.high.ties"}),
        ("chips, no limit", {"betting.no-limit", "policy.min-raise", "the-showdown.side-pots", "policy.odd-chip"}),
        ("chips, pot limit", {"betting.pot-limit", "policy.short-ante", "the-ante.unmatched"}),
        ("chips, fixed limit", {"betting.fixed-limit", "policy.raises", "policy.short-all-in"}),
        ("chips, spread limit", {"betting.spread-limit", "betting.options"}),
    ],
)
def test_a_world_exercises_what_it_is_made_for(name: str, clauses: set[str]) -> None:
    assert clauses <= explored(name).spoke


def test_three_hands_compare_in_thirteen_ways() -> None:
    assert [len(weak_orders(players)) for players in (1, 2, 3, 4)] == [1, 3, 13, 75]


# Orbits


def quotient(hand: Hand) -> Hashable:
    """A state in which cards of a kind cannot be told apart."""
    kinds = alike(hand)
    view = hand.view(None)

    def count(cards: tuple[str, ...]) -> Hashable:
        return frozenset(Counter(kinds[card] for card in cards).items())  # type: ignore[index]

    seats = range(len(hand.stacks))
    held = tuple(count(hand.holding(seat)) for seat in seats)
    piles = tuple(count(hand.view(seat).piles[seat]) for seat in seats)
    offers = tuple(
        (offer.verb, offer.least, offer.most, count(offer.among), count(offer.takes)) for offer in hand.legal
    )
    return hand.step, hand.actor, hand.stacks, view.folded, view.stub, held, piles, frozenset(offers)


def quotients(rules: Rulebook, choose: Choose) -> set[Hashable]:
    """Those of all states before the showdown, where nobody bets."""
    follow, opening = following(choose, unforced), world(rules, "exchange, the dealer").openings[0]
    found, seen, waiting = set[Hashable](), set[Hashable](), [opening.begin(rules)]
    while waiting:
        hand = waiting.pop()
        if hand.state not in seen and hand.step != "the-showdown":
            seen.add(hand.state)
            found.add(quotient(hand))
            waiting += [hand.act(action) for action in follow(hand)]
    return found


@pytest.mark.parametrize(
    ("name", "every", "some"),
    [
        ("five-card-draw", subsets, orbits),
        ("five-card-draw, three-card limit", subsets, orbits),
        ("bounce-back", by_seat(subsets, extremes), by_seat(orbits, extremes)),
        ("bounce-back", by_seat(extremes, subsets), by_seat(extremes, orbits)),
        ("double-draw", by_seat(subsets, extremes), by_seat(orbits, extremes)),
    ],
    ids=["one draw", "a limit that heeds aces", "the dealer takes back", "the other takes back", "two draws"],
)
def test_orbits_leave_out_no_state_but_for_names_of_cards(name: str, every: Choose, some: Choose) -> None:
    assert quotients(PROFILES[name], every) == quotients(PROFILES[name], some)


def test_orbits_that_forgot_the_ace_would_be_noticed() -> None:
    rules = PROFILES["five-card-draw, three-card limit"]
    assert quotients(rules, orbits) != quotients(rules, extremes)


# Faults of an engine


class LosesAChip(Showdown):
    def begin(self, table: Table) -> None:
        super().begin(table)
        table.stacks[0] -= table.actor is None


class OffersAStrangersCard(Draw):
    def offers(self, table: Table) -> tuple[Offer, ...]:
        other = table.hands[table.live[0] - 1][0]
        return tuple(offer._replace(among=(other, *offer.among)) for offer in super().offers(table))


class Leaks(Draw):
    def apply(self, table: Table, action: Action) -> None:
        table.known |= set(table.hands[action.seat])
        super().apply(table, action)


class AsksAgain(Draw):
    def apply(self, table: Table, action: Action) -> None:
        if action.cards:
            super().apply(table, action)


class RemembersRefusals(Bet):
    def why_not(self, table: Table, action: Action) -> Refusal:
        table.opened = action.seat
        return super().why_not(table, action)


class KeepsACard(Draw):
    def apply(self, table: Table, action: Action) -> None:
        super().apply(table, action)
        table.dead = table.dead[:-1] if action.cards else table.dead


def with_fault(kind: type[Phase]) -> Rulebook:
    """Five Card Draw with every phase of the kind as that one plays it."""
    steps = []
    for step in FIVE_CARD_DRAW.steps:
        phase = step.phase
        if isinstance(phase, kind.__mro__[1]):
            phase = kind(**{each.name: getattr(phase, each.name) for each in fields(phase)})
        steps.append(replace(step, phase=phase))
    return replace(FIVE_CARD_DRAW, steps=tuple(steps))


@pytest.mark.parametrize(
    ("kind", "name", "found"),
    [
        (LosesAChip, "exchange, the dealer", "chips there are"),
        (OffersAStrangersCard, "exchange, the dealer", "cannot be carried out"),
        (Leaks, "cards", "depends on cards that it may not see"),
        (AsksAgain, "exchange, the dealer", "need never end"),
        (RemembersRefusals, "chips, no limit", "something has changed"),
        (KeepsACard, "short", "a card is in two places, or nowhere"),
    ],
)
def test_a_fault_of_an_engine_is_found(kind: type[Phase], name: str, found: str) -> None:
    faulty = with_fault(kind)
    faults = explore(world(faulty, name), faulty).faults
    assert any(found in fault.what for fault in faults), faults
    assert not explored(name).faults


# Two rulebooks


def mutant(slug: str, id_: str) -> Rulebook:
    rules = next(each.rules for each in mutants(LIBRARY.variants[slug]) if each.id == id_)
    assert rules is not None
    return rules


@pytest.mark.parametrize(
    ("id_", "name", "what"),
    [
        ("policy.burn: one before each draw → one in each draw, even if all stand pat", "short", "what happened"),
        ("policy.odd_chip: first winner left of dealer → last raiser", "chips, no limit", "what happened"),
        ("policy.min_raise: last full raise → last raise", "chips, no limit", "what is offered"),
        ("players: 2 to 8 → 3 to 8", "cards", "whether the hand can begin"),
    ],
)
def test_two_rulebooks_that_part_are_told_apart_by_a_hand(id_: str, name: str, what: str) -> None:
    wrong = mutant("five-card-draw", id_)
    here = world(FIVE_CARD_DRAW, name)
    found = tell_apart(here, FIVE_CARD_DRAW, wrong)
    assert found is not None
    assert found.what == what
    assert found.right != found.wrong
    if what != "whether the hand can begin":
        for rules, side in ((FIVE_CARD_DRAW, found.right), (wrong, found.wrong)):
            hand = found.opening.begin(here.played(rules))
            for action in found.actions:
                hand = hand.act(action)
            assert side == hand.legal or side in (*hand.news, None)


def test_an_option_that_was_read_and_changed_nothing_is_equivalent() -> None:
    wrong = mutant("five-card-draw", "the-draw.in_a_row: none → 5")
    for each in worlds(FIVE_CARD_DRAW)[:4]:
        assert "the-draw.in_a_row" in explored(each.name).reads
        assert tell_apart(each, FIVE_CARD_DRAW, wrong) is None


def test_what_a_world_replaces_or_never_asks_is_not_read_in_it() -> None:
    cards = explored("cards").reads
    assert cards.isdisjoint({"the-deal.down", "pot.high", "policy.doubt"})
    assert "pot.high" not in explored("chips, no limit").reads
    assert "policy.reshuffle" not in explored("exchange, the dealer").reads
    assert {"policy.burn", "the-draw.up_to", "pot.high"} <= explored("exchange, the dealer").reads


def test_a_policy_is_noted_whatever_its_answer() -> None:
    policies = MappingProxyType({**FIVE_CARD_DRAW.policies, "burn": "none"})
    plain = replace(FIVE_CARD_DRAW, policies=policies)
    assert "policy.burn" in explore(world(plain, "exchange, the dealer"), plain).reads
