"""What is said of a difference: every part once, nothing of what is not there, and where the page is."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier.conformance.outcomes import Outcome
from croupier.conformance.parts import clause_parts, difference, parts
from croupier.rules import Library
from tests.conformance.runs import LIMIT, result
from tests.shipped import LIBRARY


def test_parts_that_are_empty_are_not_told() -> None:
    assert parts(result(Outcome.WRONG, clause="", got="stacks 1 2")) == {"got": "stacks 1 2"}


@pytest.mark.parametrize(
    ("told", "place"),
    [
        ({"at": 2, "action": "seat 1, fold"}, "at action 2 (counted from 0): seat 1, fold"),
        ({"at": 2, "action": "seat 1, fold", "after": True}, "after action 1 (counted from 0): seat 1, fold"),
        ({"at": 2}, "at the end of the hand"),
        ({"at": 0}, "at the start"),
        ({"at": 0, "after": True}, "at the start"),
        ({"at": 2, "level": "ranking"}, None),
        ({}, None),
    ],
)
def test_the_place_is_told_where_there_is_one(told: dict[str, object], place: str | None) -> None:
    assert parts(result(Outcome.WRONG, **told)).get("first seen") == place


def test_a_clause_that_was_guessed_is_called_so_with_the_others_that_the_hand_is_about() -> None:
    about = tuple(f"bounce-back/rule-{number}" for number in range(7))
    known = {"clause": about[0], "sentence": "So it is."}
    told = parts(result(Outcome.WRONG, *about, unsure=True, **known))
    assert told["clause"] == "perhaps bounce-back/rule-0: So it is."
    assert told["or one of"] == "rule-1, rule-2, rule-3, rule-4 and 2 more"
    sure = parts(result(Outcome.WRONG, *about, **known))
    assert sure == {"clause": "bounce-back/rule-0: So it is."}


def test_of_a_strangers_smallest_hand_only_texts_are_parts() -> None:
    assert parts(difference({"at": True, "action": 7, "got": ["x"], "as_if": "burn were sold"})) == {
        "as if": "burn were sold"
    }


@pytest.mark.parametrize(
    ("settings", "site", "page"),
    [
        (None, None, "variants/double-draw.html#{}"),
        (None, "address: https://a.example/rules", "https://a.example/rules/variants/double-draw.html#{}"),
        ("site_name: Ours\n", "address: https://a.example/", "variants/double-draw.html#{}"),
        ("site_url: 'https://b.example/r/'  # ours\n", None, "https://b.example/r/variants/double-draw/#{}"),
        (
            "site_url: https://b.example\nuse_directory_urls: false\n",
            None,
            "https://b.example/variants/double-draw.html#{}",
        ),
        (
            "site_url: https://b.example\nplugins:\n  - offline\n",
            None,
            "https://b.example/variants/double-draw.html#{}",
        ),
        ("site_url: !ENV SITE\n", None, "variants/double-draw.html#{}"),
    ],
)
def test_a_page_has_a_whole_address_where_that_of_the_website_is_known(
    settings: str | None, site: str | None, page: str, tmp_path: Path
) -> None:
    spec = tmp_path / "spec"
    (spec / "variants").mkdir(parents=True)
    (spec / "variants" / "double-draw.yaml").write_bytes(LIBRARY.variant("double-draw").written.path.read_bytes())
    if settings:
        (tmp_path / "mkdocs.yml").write_text(settings, encoding="utf-8", newline="\n")
    if site:
        (spec / "site.yaml").write_text(f"croupier: 1\n{site}\n", encoding="utf-8", newline="\n")
    rules = LIBRARY.variant("double-draw").rules
    clause = rules.clauses[0]
    told = clause_parts(Library(spec), rules, rules.public(clause.id))
    assert (told["page"], told["sentence"]) == (page.format(clause.id), clause.text)


def test_a_page_that_is_no_whole_address_says_from_where() -> None:
    told = parts(result(Outcome.WRONG, page=f"variants/bounce-back.html#{LIMIT}"))
    assert told["page"].endswith(", from the top of the website")
    assert parts(result(Outcome.WRONG, page="https://a.example/#x"))["page"] == "https://a.example/#x"


def test_of_a_clause_there_is_not_only_the_id_is_told() -> None:
    told = clause_parts(LIBRARY, LIBRARY.variant("double-draw").rules, "double-draw/long.gone")
    assert told == {"clause": "double-draw/long.gone", "sentence": "", "page": ""}
