"""What a reader finds on the page of a variant."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from croupier.policies import every_policy
from croupier.rules import Library
from croupier.website.catalogue import index_page
from croupier.website.houses import house_page
from croupier.website.page import home_page, variant_pages
from croupier.website.reference import glossary_page, rulings_page
from croupier.website.rounds import rounds_of
from tests.website.shelves import SLUG, anchors, library, pages, pages_of, plain, project, section

ENTRY = library().variant(SLUG)
RULES = ENTRY.rules
PAGE = pages()[f"{SLUG}.md"]
HANDS = pages()[f"{SLUG}/hands.md"]


def test_every_sentence_of_the_rulebook_is_on_the_page() -> None:
    read = plain(PAGE)
    assert [clause.id for clause in RULES.clauses if clause.text not in read] == []


@pytest.mark.parametrize("fact", ["2 to 7", "52 cards", "Five cards each", "Three rounds", "Boomerang", RULES.summary])
def test_the_head_says_what_one_needs_to_know(fact: str) -> None:
    assert fact in PAGE.split("## ")[0]


def test_each_betting_round_stands_with_what_leads_up_to_it() -> None:
    rounds = [([step.slug for step in each.steps], each.betting and each.betting.slug) for each in rounds_of(RULES)]
    assert rounds == [
        (["the-ante", "the-deal"], "first-round"),
        (["the-draw"], "second-round"),
        (["the-bounce"], "last-round"),
        (["the-showdown"], None),
    ]


def test_what_follows_the_last_betting_round_has_an_empty_cell() -> None:
    (row,) = [line for line in PAGE.splitlines() if line.startswith("| **Showdown** |")]
    assert row.endswith("show their hands](#the-showdown). | |")


def test_the_table_of_rounds_says_who_opens_each() -> None:
    rows = re.findall(r"\| \*\*(\w+ round)\*\* \|.*\| ([^|]+) \|", PAGE)
    assert rows == [(name, "Betting round, the dealer first") for name in ("First round", "Second round", "Last round")]


def test_every_clause_shows_where_it_comes_from() -> None:
    paragraphs = re.findall(r"\{ \.num \}.*\n(.*)\n\{ \.clause \}", PAGE)
    assert len(paragraphs) == PAGE.count("{ .clause }")
    assert all(re.search("source|variant|house|ruling|common", origins) for origins in paragraphs)


def test_a_house_policy_leads_to_the_house() -> None:
    (origins,) = re.findall(r'id="policy\.odd-chip".*\n(.*)\n\{ \.clause \}', PAGE)
    assert "../reference/house.md#policy.odd-chip" in origins


def test_every_printed_question_is_answered_and_linked() -> None:
    assert ENTRY.cases is not None
    printed = [question for question in ENTRY.cases.questions if question.page == "yes"]
    assert printed
    assert {question.id for question in printed} <= set(anchors(PAGE))


def test_questions_that_are_not_for_the_page_stay_off_it() -> None:
    assert ENTRY.cases is not None
    kept = {question.id for question in ENTRY.cases.questions if question.page == "no"}
    assert not kept & set(anchors(PAGE))


def test_every_case_is_told_somewhere() -> None:
    assert ENTRY.cases is not None
    assert {example.id for example in ENTRY.document.examples} <= set(anchors(PAGE))
    assert {case.id for case in ENTRY.cases.cases} <= set(anchors(HANDS))


def test_every_ranking_is_drawn_with_five_cards() -> None:
    rankings = PAGE.split("{ #rankings }")[1].split("## ")[0]
    rows = [row for row in rankings.splitlines() if row.startswith("| **")]
    assert [row.count('role="img"') for row in rows] == [5] * len(RULES.shares[0].ranking.categories)


def test_every_statement_of_a_source_is_listed_with_what_carries_it() -> None:
    for slug in RULES.sources:
        for statement in library().sources[slug][1].statements:
            (line,) = re.findall(rf'id="{slug}\.{statement.id}"></span>(.*)', PAGE)
            assert "](" in line or "no rule: " in line, statement.id


def test_the_index_leads_to_every_variant() -> None:
    index = index_page(library())
    assert [slug for slug in library().variants if f"({slug}.md)" not in index] == []


def test_a_home_page_has_a_row_for_every_variant_and_leads_to_every_other_page() -> None:
    home = home_page(library(), "Friday | night")
    assert "# Friday &#124; night { #top }" in home
    assert "| **[Bounce Back](variants/bounce-back.md)** | Five-card draw with a second chance" in home
    assert "| 2 to 7 |" in home
    for link in ("variants/index.md", "reference/house.md", "reference/rulings.md", "reference/glossary.md"):
        assert f"({link})" in home


def test_every_ruling_has_an_anchor_and_leads_to_its_clauses() -> None:
    page = rulings_page(library())
    assert set(library().rulings) <= set(anchors(page))
    assert f"../variants/{SLUG}.md#policy.odd-chip" in page


def test_the_house_answers_every_policy() -> None:
    assert {f"policy.{policy.aspect}" for policy in every_policy().values()} <= set(anchors(house_page(library())))


def test_houses_stand_side_by_side_where_they_differ_and_what_differs_is_marked() -> None:
    page = section(house_page(library()), "differences")
    (row,) = [line for line in page.splitlines() if 'id="policy.raises"' in line]
    cells = {cell.rpartition('data-label="')[2].partition('"')[0]: cell for cell in row.split(" | ")[1:]}
    assert "at most <ins>three</ins> raises" in cells["Home game"]
    assert "at most <ins>four</ins> raises" in cells["Casino"]


def test_what_houses_agree_on_is_said_once() -> None:
    page = house_page(library())
    assert page.count(every_policy()["odd_chip"].text("first winner left of dealer")) == 1
    assert "{ #policy.odd-chip }" in section(page, "alike")


def test_a_ruling_about_some_variants_says_which() -> None:
    page = rulings_page(library())
    assert "about [Double Draw](../variants/double-draw.md) alone" in section(page, "nine-at-most")
    assert " alone ·" not in section(page, "odd-chip")


def test_a_ruling_leads_to_the_clauses_that_only_a_house_rule_brings() -> None:
    assert "five-card-draw.md#the-draw.in-a-row" in section(rulings_page(library()), "four-then-one")


def test_who_answers_a_question_is_the_game_the_game_it_comes_from_or_the_house() -> None:
    rows = section(pages_of("five-card-draw")["five-card-draw.md"], "stakes").splitlines()
    cells = [row.strip("| ").split(" | ") for row in rows if row.startswith("    | ")]
    said = {question: by for question, _, by in cells}
    assert said["Is a card burned before the draw?"].startswith("this game")
    assert said["Who gets the odd chip when a pot does not divide evenly?"].startswith("[home game]")
    service = said["Do all players discard before anybody receives a card?"]
    assert service.startswith("[home game]")
    assert "unless agreed: [served in turn](#rule.served-in-turn)" in service


def test_an_inherited_answer_leads_to_the_game_that_gives_it(tmp_path: Path) -> None:
    spec = project(tmp_path).parent / "spec"
    text = "croupier: 1\nname: Plain Draw\nsummary: Without a change of policy.\nextends: five-card-draw\n"
    (spec / "variants" / "plain-draw.yaml").write_text(text, encoding="utf-8", newline="\n")
    shelf = Library(spec)
    page = variant_pages(shelf, shelf.variants["plain-draw"])["plain-draw.md"]
    burned = next(row for row in page.splitlines() if "Is a card burned before the draw?" in row)
    assert "| [Five Card Draw](five-card-draw.md#policy.burn)" in burned
    (origins,) = re.findall(r'id="policy\.burn".*\n(.*)\n\{ \.clause', page)
    assert "[Five Card Draw](five-card-draw.md#policy.burn)" in origins
    assert "Nothing but the name." in section(page, "differences")


def test_a_hand_in_another_house_says_so_and_leads_there() -> None:
    hands = pages_of("five-card-draw")["five-card-draw/hands.md"]
    assert "In [a casino](../../reference/house.md#house.casino)" in section(hands, "casino-allows-a-fourth")
    assert "#casino-allows-a-fourth }" in section(hands, "in-casino")


def test_the_glossary_explains_the_words_it_refers_to() -> None:
    page = glossary_page(library())
    assert set(re.findall(r"\(#([^)]+)\)", page)) <= set(anchors(page))


def test_a_hand_at_a_glance_has_every_step_in_its_order_and_leads_to_it() -> None:
    page = pages_of("double-draw")["double-draw.md"]
    flow = page.partition('<ol class="flow"')[2].partition("</ol>")[0]
    steps = library().variant("double-draw").rules.steps
    assert re.findall(r'href="#([a-z-]+)"', flow) == [step.slug for step in steps]
    assert re.findall(r"sign-([a-z]+)", flow) == [
        "chips", "cards", "chips", "exchange", "chips", "exchange", "chips", "show",
    ]  # fmt: skip
