"""Every rule is on the page, once, in the order of play, under a number and an anchor."""

from __future__ import annotations

from collections import Counter

from croupier.website.numbering import LONGEST, linked, numbers, sections
from tests.website.shelves import SLUG, anchors, library, pages, plain

RULES = library().variant(SLUG).rules
PARTS = sections(RULES)
NUMBERED = numbers(PARTS)
PARAGRAPHS = [paragraph for part in PARTS for paragraph in part.paragraphs]
PAGE = pages()[f"{SLUG}.md"]


def test_every_clause_has_a_number_and_nothing_else_has() -> None:
    assert set(NUMBERED) == {clause.id for clause in RULES.clauses}


def test_every_clause_is_an_anchor_exactly_once() -> None:
    found = Counter(anchors(PAGE))
    assert [clause.id for clause in RULES.clauses if found[clause.id] != 1] == []


def test_no_anchor_is_given_twice() -> None:
    for page in pages().values():
        assert [id_ for id_, times in Counter(anchors(page)).items() if times > 1] == []


def test_every_step_of_a_hand_can_be_linked() -> None:
    assert {step.slug for step in RULES.steps} <= set(anchors(PAGE))


def test_what_is_said_of_three_betting_rounds_is_said_once() -> None:
    openers = ["first-round.opens", "second-round.opens", "last-round.opens"]
    assert len({NUMBERED[opener] for opener in openers}) == 1
    assert plain(PAGE).count(RULES.clause("first-round.opens").text) == 1


def test_the_sections_follow_a_hand_from_the_deal_to_the_next_deal() -> None:
    assert [part.title for part in PARTS] == [
        "Before the deal", "The deal", "Betting", "The draw", "The bounce", "Every exchange", "The showdown",
        "After the hand",
    ]  # fmt: skip


def test_the_ante_is_told_before_the_deal() -> None:
    assert NUMBERED["the-ante.amount"].startswith("1.")


def test_paragraphs_stay_short_unless_a_sentence_is_long() -> None:
    for paragraph in PARAGRAPHS:
        assert len(paragraph.said) == 1 or sum(len(said.text) for said in paragraph.said) <= LONGEST


def test_what_a_house_decides_never_shares_a_paragraph_with_the_rules_of_the_game() -> None:
    for paragraph in PARAGRAPHS:
        assert len({said.clauses[0].id.startswith("policy.") for said in paragraph.said}) == 1


def test_a_lone_sentence_has_no_letter() -> None:
    lone = next(paragraph for paragraph in PARAGRAPHS if len(paragraph.said) == 1)
    assert NUMBERED[lone.said[0].clauses[0].id] == lone.number


def test_a_number_is_linked_once_and_to_its_first_clause() -> None:
    both = linked(("first-round.opens", "second-round.opens", "nobody.knows"), NUMBERED)
    assert both == [f"[{NUMBERED['first-round.opens']}](#first-round.opens)"]
