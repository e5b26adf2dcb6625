"""Every rule is on the page, once, in the order of play, under a number and an anchor."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from croupier.rules import Library
from croupier.website.numbering import LONGEST, linked, numbers, sections, sentences
from tests.website.shelves import SLUG, anchors, change, library, pages, pages_of, plain, project, section

ENTRY = library().variant(SLUG)
RULES = ENTRY.rules
PARTS = sections(ENTRY)
NUMBERED = numbers(PARTS)
PARAGRAPHS = [paragraph for part in PARTS for paragraph in part.paragraphs]
PAGE = pages()[f"{SLUG}.md"]


@pytest.mark.parametrize("slug", library().variants)
def test_every_clause_has_a_number_and_nothing_else_has(slug: str) -> None:
    entry = library().variant(slug)
    assert set(numbers(sections(entry))) == set(entry.clauses)


@pytest.mark.parametrize("slug", library().variants)
def test_every_clause_is_an_anchor_exactly_once(slug: str) -> None:
    found = Counter(anchors(pages_of(slug)[f"{slug}.md"]))
    assert [id_ for id_ in library().variant(slug).clauses if found[id_] != 1] == []


@pytest.mark.parametrize("slug", library().variants)
def test_no_anchor_is_given_twice(slug: str) -> None:
    for page in pages_of(slug).values():
        assert [id_ for id_, times in Counter(anchors(page)).items() if times > 1] == []


@pytest.mark.parametrize("slug", library().variants)
def test_no_sentence_is_told_twice(slug: str) -> None:
    told = Counter(said.text for said in sentences(sections(library().variant(slug))) if not said.brought)
    assert [text for text, times in told.items() if times > 1] == []


def test_every_step_of_a_hand_can_be_linked() -> None:
    assert {step.slug for step in RULES.steps} <= set(anchors(PAGE))


def test_what_is_said_of_three_betting_rounds_is_said_once() -> None:
    openers = ["first-round.opens", "second-round.opens", "last-round.opens"]
    assert len({NUMBERED[opener] for opener in openers}) == 1
    assert plain(PAGE).count(RULES.clause("first-round.opens").text) == 1


def test_the_sections_follow_a_hand_from_the_deal_to_the_next_deal() -> None:
    assert [part.title for part in PARTS] == [
        "Before the deal", "The deal", "Betting", "The draw", "The bounce", "Every exchange", "The showdown",
        "After the hand", "What cannot come up",
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


def test_what_two_draws_have_in_common_is_said_of_every_draw() -> None:
    parts = {part.title: part for part in sections(library().variant("double-draw"))}
    alone = [clause.id for said in sentences([parts["First draw"], parts["Second draw"]]) for clause in said.clauses]
    common = [{clause.id for clause in said.clauses} for said in sentences([parts["Every draw"]])]
    assert alone == ["first-draw.limit", "second-draw.limit"]
    assert {"first-draw.order", "second-draw.order"} in common


def test_what_every_draw_has_in_common_comes_before_what_each_has_of_its_own() -> None:
    titles = [part.title for part in sections(library().variant("double-draw"))]
    assert titles[titles.index("Every draw") :][:3] == ["Every draw", "First draw", "Second draw"]


def test_what_the_house_says_of_the_only_draw_is_told_there_though_other_steps_exchange_cards_too() -> None:
    assert NUMBERED["policy.draw-service"].partition(".")[0] == NUMBERED["the-draw.limit"].partition(".")[0]
    assert NUMBERED["policy.all-in-exchanges"].partition(".")[0] != NUMBERED["the-draw.limit"].partition(".")[0]


def test_what_the_house_says_of_a_deck_that_runs_out_is_no_rule_of_a_game_in_which_it_cannot() -> None:
    last = PARTS[-1]
    assert last.idle
    told = {clause.id for said in sentences([last]) for clause in said.clauses}
    assert told == {"policy.bottom-card", "policy.reshuffle", "policy.reshuffle-spares"}
    assert told.isdisjoint(anchors(section(PAGE, "rules")))
    assert told <= set(anchors(section(PAGE, "implementers")))
    assert "Even if seven play" in section(PAGE, "implementers")
    assert "three cards are left in the deck" in section(PAGE, "implementers")


@pytest.mark.parametrize("slug", ["double-draw", "five-card-draw"])
def test_it_is_a_rule_where_the_deck_can_run_out(slug: str) -> None:
    assert not any(part.idle for part in sections(library().variant(slug)))


def test_it_is_a_rule_where_the_deck_can_run_out_by_a_house_rule(tmp_path: Path) -> None:
    spec = project(tmp_path).parent / "spec"
    path = spec / "variants" / f"{SLUG}.yaml"
    switch = "house_rules: {three cards: {because: Why not., changes: {the draw: {up_to: 3}}}}\nexamples:"
    change(path, "examples:", switch)
    assert not any(part.idle for part in sections(Library(spec).variants[SLUG]))


def test_a_game_with_one_draw_has_one_section_about_it() -> None:
    titles = [part.title for part in sections(library().variant("five-card-draw"))]
    assert titles == ["Before the deal", "The deal", "Betting", "The draw", "The showdown", "After the hand"]


def test_a_showdown_with_another_name_has_one_section_all_the_same(tmp_path: Path) -> None:
    spec = project(tmp_path).parent / "spec"
    path = spec / "variants" / f"{SLUG}.yaml"
    change(path, "  - showdown\n", "  - showdown: {name: the reveal}\n")
    text = path.read_text(encoding="utf-8").partition("examples:")[0]
    path.write_text(text, encoding="utf-8", newline="\n")
    parts = sections(Library(spec).variants[SLUG])
    titles = [part.title for part in parts]
    assert titles[titles.index("The bounce") :][:4] == ["The bounce", "Every exchange", "The reveal", "After the hand"]
    reveal = [part for part in parts if part.title == "The reveal"]
    told = {clause.id for said in sentences(reveal) for clause in said.clauses}
    assert {"the-reveal.settles", "policy.losers", "pot.high.best"} <= told
