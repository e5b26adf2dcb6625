"""The search for a hand that tells two rulebooks apart."""

# ruff: noqa: S311 - dice, and no secrets

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING

import pytest

from croupier.play import replay
from croupier.proof.lessening import lessened
from croupier.proof.mutants import mutants
from croupier.proof.playouts import Setting
from croupier.proof.seeking import seek
from croupier.proof.sketching import Script
from croupier.proof.witness import difference, parting
from croupier.table import Stakes, shuffled
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from croupier.proof.mutants import Mutant
    from croupier.proof.witness import Witness
    from croupier.rules import Rulebook

PLANTED = {
    "bounce-back": (
        "the-draw.up_to: 2 → 3",
        "policy.deal_moves: clockwise → to the winner",
        "steps: without last round",
    ),
    "five-card-draw": ("policy.odd_chip: first winner left of dealer → last raiser", "pot.high: suits break ties"),
}

SOON = {"policy.odd_chip: first winner left of dealer → last raiser": "another seed"}
"""By other seeds these are found as well, in ten seconds."""


@cache
def mutant(slug: str, id_: str) -> Mutant:
    return next(each for each in mutants(LIBRARY.variant(slug)) if each.id == id_)


def wrong(slug: str, id_: str) -> Rulebook:
    rules = mutant(slug, id_).rules
    assert rules is not None
    return rules


def found(slug: str, id_: str, seed: str = "a seed") -> Witness | None:
    return seek(LIBRARY.variant(slug).rules, wrong(slug, id_), Random(seed), 2_000)


@pytest.mark.parametrize(("slug", "id_"), [(slug, id_) for slug, ids in PLANTED.items() for id_ in ids])
def test_a_planted_difference_is_found_and_shows_after_the_last_action_and_not_before(slug: str, id_: str) -> None:
    witness = found(slug, id_, SOON.get(id_, "a seed"))
    assert witness is not None
    hands = [replay(rules, witness.history) for rules in (LIBRARY.variant(slug).rules, wrong(slug, id_))]
    assert difference(*hands) == witness.differs
    setting = Setting(
        stacks=witness.history.stacks,
        button=witness.history.button,
        deck=witness.history.deck,
        stakes=witness.history.stakes,
    )
    deeds = iter(witness.history.actions)
    again = parting(LIBRARY.variant(slug).rules, wrong(slug, id_), setting, lambda _: next(deeds))
    assert again == witness, "they part at no earlier action"


def test_who_searches_with_the_same_seed_finds_the_same_hand() -> None:
    slug, id_ = "bounce-back", "policy.deal_moves: clockwise → to the winner"
    assert found(slug, id_) == found(slug, id_)
    assert found(slug, id_) != found(slug, id_, "another seed")
    assert found(slug, id_, "another seed") is not None


def test_nothing_is_found_where_only_the_page_reads_otherwise() -> None:
    rules = LIBRARY.variant("bounce-back").rules
    assert seek(rules, wrong("bounce-back", "policy.doubt: a named person → the host"), Random(1), 60) is None


def test_a_witness_of_six_seats_and_odd_stakes_shrinks_to_two_and_the_usual_ones() -> None:
    rules, other = (
        LIBRARY.variant("bounce-back").rules,
        wrong("bounce-back", "policy.deal_moves: clockwise → to the winner"),
    )
    setting = Setting(
        stacks=(9, 50, 33, 100, 7, 20),
        button=0,
        deck=tuple(shuffled(Random(4), rules.deck)),
        stakes=Stakes(betting="no limit", amounts={"ante": 3, "bet": 5}),
    )
    large = parting(rules, other, setting, Script(rules, ()))
    assert large is not None
    small = lessened(rules, other, large)
    assert small.differs == large.differs
    assert small.history.stacks == (100, 100)
    assert small.history.stakes == rules.stakes
    assert not any(deed.chips or deed.cards for deed in small.history.actions)
