"""`croupier show`: the rules for people, the clauses for programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import SLUG, TEXT, change, run


@pytest.mark.usefixtures("document")
def test_the_page_has_the_box_the_steps_and_the_clauses_under_headings() -> None:
    result = run("show", SLUG)
    assert result.exit_code == 0
    lines = [line.strip() for line in result.output.splitlines()]
    assert lines[0] == "Five-Card Draw (also Jackpots)"
    assert "players   2 to 5" in lines
    assert any(line.startswith("4  the draw") for line in lines)
    assert lines.index("Betting") < lines.index("The draw") < lines.index("The showdown")
    assert f"the-draw.limit · may · {SLUG}" in lines


@pytest.mark.usefixtures("document")
def test_what_several_clauses_say_is_said_once_with_all_their_ids() -> None:
    page = run("show", SLUG).output
    assert page.count("first-round.opens") == 1
    assert "first-round.opens, second-round.opens" in page


@pytest.mark.usefixtures("document")
def test_every_heading_is_there_once() -> None:
    lines = run("show", SLUG).output.splitlines()
    assert len([line for line in lines if line == "The showdown"]) == 1


@pytest.mark.usefixtures("document")
def test_json_has_exactly_what_was_agreed() -> None:
    told = json.loads(run("show", SLUG, "--json").output)
    assert set(told) == {"variant", "clauses"}
    assert told["variant"] == SLUG
    assert all(set(each) == {"id", "text", "modality", "source", "scenarios"} for each in told["clauses"])
    by_id = {each["id"]: each for each in told["clauses"]}
    assert by_id[f"{SLUG}/the-draw.limit"]["scenarios"] == ["three-at-most"]
    assert by_id[f"{SLUG}/the-draw.limit"]["modality"] == "may"
    assert by_id[f"{SLUG}/policy.burn"]["source"] == "house: home"


@pytest.mark.parametrize("id_", ["the-draw.limit", f"{SLUG}/the-draw.limit"])
@pytest.mark.usefixtures("document")
def test_one_clause_is_shown_in_full_under_either_id(id_: str) -> None:
    page = run("show", SLUG, "--clause", id_)
    assert page.exit_code == 0
    assert "up to three cards" in page.output
    assert "three-at-most" in page.output
    [told] = json.loads(run("show", SLUG, "--clause", id_, "--json").output)["clauses"]
    assert told["id"] == f"{SLUG}/the-draw.limit"


@pytest.mark.usefixtures("document")
def test_a_misspelt_clause_is_a_question_of_usage() -> None:
    result = run("show", SLUG, "--clause", "the-draw.limits")
    assert result.exit_code == 2
    assert "Did you mean 'the-draw.limit'?" in result.output


@pytest.mark.parametrize("name", [SLUG, "Five-Card Draw", "five-card draw", "Jackpots", f"spec/variants/{SLUG}.yaml"])
@pytest.mark.usefixtures("document")
def test_a_variant_goes_by_its_slug_its_names_and_its_file(name: str) -> None:
    assert run("show", name).exit_code == 0


def test_a_variant_may_lie_anywhere(document: Path) -> None:
    (document.parents[2] / "my-game.yaml").write_text(TEXT.replace("Five-Card", "My"), encoding="utf-8", newline="\n")
    assert run("show", "my-game.yaml").output.startswith("My Draw")


@pytest.mark.usefixtures("document")
def test_a_misspelt_variant_is_a_question_of_usage() -> None:
    result = run("show", "five-card-drow")
    assert result.exit_code == 2
    assert f"Did you mean '{SLUG}'?" in result.output
    assert "There are: ace-to-five-triple-draw, " in run("show", "zzz").output, "ours can be shown, too"


@pytest.mark.usefixtures("document")
def test_no_variant_is_a_question_of_usage() -> None:
    assert run("show").exit_code == 2


def test_a_variant_with_faults_is_not_shown_but_its_faults_are(document: Path) -> None:
    change(document, "up_to: 3", "up_to: 0")
    result = run("show", SLUG)
    assert result.exit_code == 1
    assert f"spec/variants/{SLUG}.yaml:10:19" in result.output


@pytest.mark.usefixtures("nowhere")
def test_the_sentences_of_examples_are_listed() -> None:
    assert "When  {seat} discards {cards}" in run("show", "--sentences").output.splitlines()
