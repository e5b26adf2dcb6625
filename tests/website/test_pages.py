"""What a reader finds on the page of a variant."""

from __future__ import annotations

import re

import pytest

from croupier.policies import every_policy
from croupier.website.page import home_page, index_page
from croupier.website.reference import glossary_page, house_page, rulings_page
from croupier.website.rounds import rounds_of
from tests.website.shelves import SLUG, anchors, library, pages, plain

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


def test_the_glossary_explains_the_words_it_refers_to() -> None:
    page = glossary_page(library())
    assert set(re.findall(r"\(#([^)]+)\)", page)) <= set(anchors(page))
