"""The vectors that come with Croupier: what they hold, who vouches for it, and that they are up to date."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from croupier.conformance import generating, vectors
from croupier.conformance.cases import case_vectors
from croupier.conformance.filed import bare, filed, read_vectors, text_of
from croupier.conformance.generating import FAMILIES, Batch, Made, made
from croupier.conformance.judging import judge
from croupier.conformance.making import Commission
from croupier.conformance.misses import misses
from croupier.conformance.outcomes import Outcome
from croupier.conformance.performing import perform
from croupier.conformance.serving import Server
from croupier.conformance.vector import agreement
from croupier.conformance.vectors import shelf, shipped, small_text
from croupier.conformance.wording import line, parsed, read_reply, read_request
from croupier.proof.playouts import random_hands
from croupier.table import BETTING
from tests.conformance.asked import all_shipped
from tests.sampling import patience
from tests.shipped import GOLD, LIBRARY

SLUGS = tuple(GOLD)
RARE = {"policy.short-all-in", "policy.raises", "policy.raises-heads-up", "seventh-street.opens"}
"""Nothing is refused by these in so few random hands; in cases, and in a thousand hands, it is."""
UNSEEN = {"policy.raises-heads-up", "policy.odd-chip", "pot.badugi.ties", "pot.high.ties", "the-ante.unmatched"}
"""Nor shown in every game."""


@cache
def told(slug: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((shelf() / f"{slug}.json").read_text(encoding="utf-8"))
    return found


def happened(slug: str) -> set[str]:
    """What happens in the hands of a variant that end."""
    found: set[str] = set()
    for vector in all_shipped(slug):
        rules = LIBRARY.variant(slug).under(vector.house_rules, vector.house)
        done = perform(rules, vector.request(0, "result"))
        if done.hands and done.reply.refused is None:
            found |= {f"{event.what} {event.place}" for event in done.hands[-1].events}
    return found


@pytest.mark.parametrize("slug", SLUGS[: patience(1, len(SLUGS))])
def test_the_committed_vectors_are_those_of_the_specs(slug: str) -> None:
    assert (shelf() / f"{slug}.json").read_text(encoding="utf-8") == small_text(LIBRARY, LIBRARY.variant(slug))


@pytest.mark.parametrize("slug", SLUGS)
def test_the_committed_vectors_hold_what_the_engine_makes_of_these_hands_and_cases(slug: str) -> None:
    entry, path = LIBRARY.variant(slug), shelf() / f"{slug}.json"
    vectors = [*read_vectors(path)]
    lines = tuple(filed(entry.under(each.house_rules, each.house), bare(each), each.level) for each in vectors)
    commission = Commission(variants=(slug,))
    assert path.read_text(encoding="utf-8") == text_of(LIBRARY, entry, lines, commission.making(slug, 1))
    cases = {vector.id for vector in case_vectors(entry)}
    assert {vector.id for vector in vectors if vector.family == "case"} == cases


@pytest.mark.parametrize("slug", SLUGS)
def test_every_clause_is_shown_and_refuses_or_it_is_said_why_not(slug: str) -> None:
    entry, counts, unshown = LIBRARY.variant(slug), told(slug)["clauses"], told(slug)["unshown"]
    assert set(counts) == {entry.rules.public(id_) for id_ in entry.clauses}
    assert {id_ for id_, count in counts.items() if not count["shown"]} <= set(unshown)
    assert all(unshown.values())
    refusing = {entry.rules.public(id_) for id_, clause in entry.clauses.items() if clause.refuses}
    assert {id_ for id_ in refusing if not counts[id_]["refused"]} == set()


@pytest.mark.parametrize("slug", SLUGS)
def test_random_hands_alone_show_every_clause_and_are_refused_by_nearly_every_one(slug: str) -> None:
    entry = LIBRARY.variant(slug)
    random = [vector for vector in all_shipped(slug) if vector.family != "case"]
    shown = {clause for vector in random if vector.family != "illegal" for clause in vector.clauses}
    refused = {clause for vector in random if vector.family == "illegal" for clause in vector.clauses}
    public = entry.rules.public
    dark = [id_ for id_ in entry.clauses if public(id_) not in shown and public(id_) not in LIBRARY.unshown]
    assert set(dark) <= UNSEEN
    assert {id_ for id_, clause in entry.clauses.items() if clause.refuses and public(id_) not in refused} <= RARE


@pytest.mark.parametrize("slug", SLUGS)
def test_near_misses_are_of_many_kinds(slug: str) -> None:
    kinds = {vector.title.partition(": seat")[0] for vector in all_shipped(slug) if vector.family == "illegal"}
    assert len(kinds) > 15
    assert {"one chip too few", "one chip too many", "out of turn", "the wrong verb", "after the end"} <= kinds
    assert any(kind.startswith(("cards beside", "cards where", "cards back")) for kind in kinds)


@pytest.mark.parametrize("slug", SLUGS)
def test_whatever_may_be_done_is_tried_with_cards_that_do_not_belong_to_it_and_refused(slug: str) -> None:
    dice = Random(5)  # noqa: S311 - the same hands each time
    moments = [hand for _ in range(40) for hand in random_hands(LIBRARY.variant(slug).rules, dice)]
    tried = {
        action.verb
        for hand in moments
        for kind, action in misses(hand, dice)
        if kind.startswith("cards ") and hand.refusal(action)
    }
    either = {"show", "muck"} if tried & {"show", "muck"} else set()
    assert tried >= {offer.verb for hand in moments for offer in hand.legal} - {"shuffle", "take_back", *either}


@pytest.mark.parametrize("slug", SLUGS)
def test_edges_are_reached(slug: str) -> None:
    rules, edge = LIBRARY.variant(slug).rules, [vector for vector in all_shipped(slug) if vector.family == "edge"]
    assert {rules.players[0], rules.players[1]} <= {len(vector.stacks) for vector in edge}
    assert {vector.betting for vector in edge} == set(BETTING)
    assert any(len(vector.deck) < len(rules.deck) for vector in edge)
    there = {what.partition(",")[0] for what in happened(slug)}
    draws = any(step.phase.draws(rules.cards_dealt) for step in rules.steps)
    assert {"win side pot 2", "return ", *(["shuffle stub"] if draws else [])} <= there


@pytest.mark.parametrize("slug", SLUGS)
def test_every_house_and_every_house_rule_is_in_force_somewhere(slug: str) -> None:
    random = [vector for vector in all_shipped(slug) if vector.family != "case"]
    assert {vector.house for vector in random} == set(LIBRARY.houses)
    assert {rule for vector in random for rule in vector.house_rules} == set(LIBRARY.variant(slug).document.house_rules)


def test_no_two_vectors_have_the_same_id() -> None:
    ids = [vector.id for slug in SLUGS for vector in all_shipped(slug)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("slug", SLUGS)
def test_our_own_engine_behind_the_protocol_passes_every_one_of_them(slug: str) -> None:
    server = Server(LIBRARY)
    for vector in all_shipped(slug):
        rules = LIBRARY.variant(slug).under(vector.house_rules, vector.house)
        server.answer(agreement(rules, 1))
        request = vector.request(2, "legal")
        reply = server.answer(read_request(parsed(line(request))))
        assert reply is not None
        verdict = judge(rules, vector, perform(rules, request), read_reply("run", parsed(line(reply))))
        assert verdict.outcome is Outcome.PASSED, (vector.id, verdict)


# Provenance


@pytest.mark.parametrize("slug", SLUGS)
def test_only_a_case_claims_that_somebody_but_the_engine_vouches_for_it(slug: str) -> None:
    assert {vector.grounds for vector in all_shipped(slug) if vector.family != "case"} == {"derived"}
    assert any(vector.grounds != "derived" for vector in all_shipped(slug))


def test_a_case_that_was_played_on_says_where_its_author_stopped() -> None:
    begun = [vector for slug in SLUGS for vector in all_shipped(slug) if vector.told is not None]
    assert begun
    assert all(vector.family == "case" and 0 <= (vector.told or 0) < len(vector.actions) for vector in begun)


# Ids


def test_an_id_depends_on_the_hand_and_on_nothing_else() -> None:
    vector = next(vector for vector in all_shipped("bounce-back") if vector.family == "legal")
    assert replace(vector, title="another", clauses=(), grounds="person").named_by_content().id == vector.id
    changed = (
        replace(vector, stacks=(vector.stacks[0] + 1, *vector.stacks[1:])),
        replace(vector, house="elsewhere"),
        replace(vector, actions=vector.actions[:-1]),
        replace(vector, deck=vector.deck[::-1]),
    )
    assert len({vector.id, *(each.named_by_content().id for each in changed)}) == 5


def test_hands_are_the_same_whatever_python_hashes() -> None:
    ask = (
        "from croupier.conformance import generating; from croupier.conformance.generating import *;"
        "from croupier.rules import Library; library = Library(); generating._FURTHER = generating._LEAST_ILLEGAL = 8;"
        "print([v for f in FAMILIES for v in made(library, Batch(variant='five-card-draw', family=f, number=0, hands=3,"
        " seed=5))])"
    )
    seen = {
        subprocess.run((sys.executable, "-c", ask), check=True, capture_output=True, encoding="utf-8",
                       env={**os.environ, "PYTHONHASHSEED": seed}).stdout
        for seed in ("0", "1")
    }  # fmt: skip
    assert len(seen) == 1
    assert "five-card-draw/illegal-" in seen.pop()


@pytest.mark.parametrize("family", FAMILIES)
def test_another_seed_makes_other_hands(family: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    for much in ("_FURTHER", "_LEAST_ILLEGAL"):
        monkeypatch.setattr(generating, much, 8)
    one, other = (
        made(LIBRARY, Batch(variant="bounce-back", family=family, number=0, hands=3, seed=seed)) for seed in (1, 2)
    )
    assert not {vector.id for vector in one} & {vector.id for vector in other}


# What is there to run


def test_our_own_vectors_are_read_and_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vectors, "small", lambda *_: pytest.fail("they are made anew"))
    assert len(list(shipped(LIBRARY))) == sum(len(told(slug)["vectors"]) for slug in SLUGS)


def test_vectors_are_made_where_the_specs_have_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.conformance.filed.documents_of", lambda *_: {"variants/bounce-back.yaml": "0"})
    monkeypatch.setattr(vectors, "small", lambda *_: iter(()))
    assert list(shipped(LIBRARY, ["bounce-back"])) == []
