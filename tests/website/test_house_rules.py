"""House rules are told one by one, and every wording of a sentence is on the page, the usual one in sight."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from croupier.rules import Library
from croupier.spec.values import slug_of
from croupier.website.numbering import sections, sentences
from croupier.website.page import variant_pages
from croupier.website.wordings import read, varied, wordings
from tests.website.shelves import anchors, library, pages_of, plain, project, section

SLUG = "five-card-draw"
ENTRY = library().variant(SLUG)
NAMES = tuple(ENTRY.document.house_rules)
PAGE, HANDS = pages_of(SLUG)[f"{SLUG}.md"], pages_of(SLUG)[f"{SLUG}/hands.md"]
TOLD = {name: section(PAGE, f"rule.{slug_of(name)}") for name in NAMES}
BASE = {clause.id: clause.text for clause in ENTRY.rules.clauses}


def _together() -> list[tuple[str, ...]]:
    """Every choice of house rules, however many, that excludes none of them."""
    pairs = {pair for pair in ENTRY.profiles if len(pair) > 1}
    choices = (names for many in range(len(NAMES) + 1) for names in combinations(NAMES, many))
    return [names for names in choices if set(combinations(names, 2)) <= pairs]


@pytest.mark.parametrize("name", NAMES)
def test_a_house_rule_says_why_and_every_sentence_that_it_changes(name: str) -> None:
    said = plain(TOLD[name])
    assert ENTRY.document.house_rules[name].because in said
    for clause in ENTRY.differing([name]):
        assert clause.text in said
        assert BASE.get(clause.id, "in addition") in said


def test_what_is_new_is_marked_in_the_new_sentence_and_what_is_gone_in_the_old_one() -> None:
    said = TOLD["shuffle for the last players"]
    assert "together <ins>the bottom card where it was held back,</ins> the burned cards" in said
    assert "discard <del>any number of</del> cards" in TOLD["three-card limit"]


def test_a_house_rule_that_lets_fewer_play_says_how_many() -> None:
    assert "Two to five players can play." in plain(TOLD["no second shuffle"])
    assert "Two to eight players can play." in plain(TOLD["no second shuffle"])


def test_each_of_two_house_rules_that_exclude_each_other_names_the_other() -> None:
    assert "Not together with [no second shuffle](#rule.no-second-shuffle)" in TOLD["shuffle for the last players"]
    assert "Not together with [shuffle for the last players]" in TOLD["no second shuffle"]
    assert 'data-not="shuffle-for-the-last-players"' in TOLD["no second shuffle"]


@pytest.mark.parametrize("name", NAMES)
def test_a_house_rule_leads_to_every_hand_that_is_played_by_it(name: str) -> None:
    assert ENTRY.cases is not None
    shown = [case.id for case in (*ENTRY.document.examples, *ENTRY.cases.cases) if name in case.with_]
    assert shown
    assert [id_ for id_ in shown if f"#{id_})" not in TOLD[name]] == []


def test_a_clause_that_only_a_house_rule_brings_is_linked_where_everybody_can_read_it() -> None:
    assert "the-draw.in-a-row" in anchors(TOLD["four and then one"])
    assert "the-draw.in-a-row" not in anchors(section(PAGE, "rules"))


def test_every_wording_stands_in_the_rules_and_only_the_usual_one_is_in_sight() -> None:
    rules = section(PAGE, "rules")
    for names in ENTRY.profiles:
        for clause in ENTRY.differing(names):
            assert f"<ins>{clause.text}</ins>" in rules.replace("&#39;", "'")
    for tag in re.findall(r'<span class="wording"[^>]*>', rules):
        assert ('data-with=""' in tag) != ("hidden" in tag)


def test_paragraphs_that_only_a_house_rule_brings_are_out_of_sight_and_take_no_number_from_others() -> None:
    brought = [said for said in sentences(sections(ENTRY)) if said.brought]
    assert {said.clauses[0].id for said in brought} == set(ENTRY.clauses) - set(BASE)
    assert section(PAGE, "rules").count("{ .clause hidden=hidden }") == len(brought)
    draw = next(part for part in sections(ENTRY) if part.id == "the-draw")
    flags = [paragraph.said[0].brought for paragraph in draw.paragraphs]
    assert flags == sorted(flags)


@pytest.mark.parametrize("names", _together(), ids=", ".join)
def test_with_any_house_rules_in_force_the_page_reads_as_the_game_is_played(names: tuple[str, ...]) -> None:
    otherwise = wordings(ENTRY)
    ids = {**BASE, **otherwise}
    page = {id_: read(BASE.get(id_, ""), otherwise.get(id_, ()), names) for id_ in ids}
    played = {clause.id: clause.text for clause in ENTRY.under(names).clauses}
    assert {id_: text for id_, text in page.items() if text} == played


def test_the_facts_at_the_top_and_the_table_of_rounds_know_the_house_rules_too() -> None:
    head = PAGE.split("## The rules")[0]
    assert '<span class="wording" data-with="no-second-shuffle" hidden>2 to 5</span>' in head
    assert 'data-with="three-card-limit" hidden>discard up to three cards, or four' in head


def test_what_no_house_rule_changes_has_one_wording() -> None:
    assert varied(ENTRY, lambda rules: rules.name) == "Five Card Draw"


def test_a_hand_says_which_house_rules_were_agreed_on_and_leads_to_the_rules_as_they_then_are() -> None:
    assert "With the house rule [three-card limit](#rule.three-card-limit)" in section(PAGE, "four-with-an-ace")
    assert "(?with=three-card-limit#the-draw.limit)" in section(PAGE, "four-with-an-ace")
    both = section(PAGE, "two-cards-left-and-three-wanted")
    assert "With the house rules [bottom card stays]" in both
    assert "?with=bottom-card-stays,shuffle-for-the-last-players#policy.reshuffle" in both


def test_hands_with_house_rules_stand_together_after_the_others() -> None:
    found = re.findall(r"^## .*\{ #(\S+) \}$", HANDS, re.MULTILINE)
    kinds = [heading.split("-")[0] for heading in found]
    assert kinds == sorted(kinds, key=["about", "with", "in"].index)
    assert "#seat-limit-without-a-shuffle }" in section(HANDS, "with-no-second-shuffle")


def test_a_variant_without_house_rules_has_no_such_section() -> None:
    page = pages_of("bounce-back")["bounce-back.md"]
    assert "house-rules" not in anchors(page)
    assert "data-with" not in page


STEPS = """\
croupier: 1
name: Long Draw
summary: Five Card Draw with switches that add a step and leave some out.
extends: five-card-draw
house_rules:
  third round:
    because: It lasts longer.
    after:
      second round:
        - draw: {name: late draw, up_to: 1}
    not_with: [no draw]
  no draw:
    because: It is over sooner.
    without: [the draw, second round]
    not_with: [another name]
  another name:
    because: So it was called where we learned it.
    changes:
      the draw: {name: the exchange, up_to: 2}
"""


@pytest.fixture(scope="module")
def long_draw(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The page of a game whose house rules add steps, leave some out, and give one another name."""
    spec = project(tmp_path_factory.mktemp("long")).parent / "spec"
    (spec / "variants" / "long-draw.yaml").write_text(STEPS, encoding="utf-8", newline="\n")
    shelf = Library(spec)
    return variant_pages(shelf, shelf.variants["long-draw"])["long-draw.md"]


def test_steps_that_a_house_rule_adds_or_leaves_out_are_told_as_such(long_draw: str) -> None:
    assert "<h3 hidden>7. Late draw</h3>" in section(long_draw, "rules")
    assert "<b>Late draw</b> comes in addition, after the second round" in section(long_draw, "rule.third-round")
    assert "may discard up to one card" in plain(section(long_draw, "rule.third-round"))
    assert "[The draw](#the-draw)</b> is left out." in section(long_draw, "rule.no-draw")
    assert "may discard any number of cards" not in section(long_draw, "rule.no-draw")
    assert "the top card of the deck is burned" not in section(long_draw, "rule.no-draw")


def test_a_step_that_a_house_rule_renames_is_neither_left_out_nor_new(long_draw: str) -> None:
    told = section(long_draw, "rule.another-name")
    assert "[The draw](#the-draw)</b> is called the exchange." in told
    assert "may discard <ins>up to two</ins> cards" in told
    assert [words for words in ("left out", "in addition", "does not arise") if words in told] == []
    assert plain(told).count("Each player still in the hand") == 2, "the limit is the only sentence, and what it was"
    assert {"the-draw.limit", "the-exchange.limit", "the-exchange.order"} <= set(anchors(section(long_draw, "rules")))


def test_the_rounds_are_those_of_the_house_rules_in_force(long_draw: str) -> None:
    tables = dict(re.findall(r'<div class="rounds wording" data-with="([^"]*)".*?>(.*?)</div>', long_draw, re.DOTALL))
    assert {"", "third-round", "no-draw", "another-name", "third-round another-name"} == set(tables)
    names = {names: re.findall(r"\[([TL]\S+ \w+)\]", table) for names, table in tables.items()}
    assert names[""] == ["The draw"]
    assert names["third-round"] == ["The draw", "Late draw"]
    assert names["no-draw"] == []
    assert names["third-round another-name"] == ["The exchange", "Late draw"]
    assert "up to two cards" not in tables[""]
    assert "(#rule.third-round)" in tables["third-round another-name"]
    assert "(#rule.another-name)" in tables["third-round another-name"]
