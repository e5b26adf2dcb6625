"""`croupier diff`: two variants, clause by clause."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from croupier.rules.wording import Piece, compared
from tests.cli.running import SLUG, TEXT, change, run
from tests.cli.test_front_door import python

OTHER = "other-draw"
RULES = """\
house_rules:
  two-card limit:
    because: The deck is small.
    changes:
      the draw: {up_to: 2}
  bigger bets:
    because: Some nights everybody feels rich.
    betting: no limit
  any number:
    because: The deck is large.
    changes:
      the draw: {up_to: all}
    not_with: [two-card limit]
"""


@pytest.fixture
def other(document: Path) -> Path:
    """A second variant: four cards, a round with another name, and house rules for the first one."""
    document.write_text(TEXT + RULES, encoding="utf-8", newline="\n")
    path = document.with_name(f"{OTHER}.yaml")
    path.write_text(TEXT.partition("examples:")[0], encoding="utf-8", newline="\n")
    change(path, "up_to: 3", "up_to: 4")
    change(path, "name: second round", "name: last round")
    return path


def told(*arguments: str) -> dict[str, list[dict[str, object]]]:
    """The answer as JSON."""
    found: dict[str, list[dict[str, object]]] = json.loads(run("diff", *arguments, "--json").output)
    return found


def ids(clauses: list[dict[str, object]]) -> list[object]:
    return [clause["id"] for clause in clauses]


# What differs


@pytest.mark.usefixtures("other")
def test_clauses_are_matched_by_their_ids_and_a_step_with_another_name_by_its_words() -> None:
    found = told(SLUG, OTHER)
    assert found["only_in_a"] == found["only_in_b"] == []
    assert "second-round.opens" in map(str, found["same"])
    [limit] = found["differently"]
    assert limit["id"] == "the-draw.limit"
    assert "up to three cards" in str(limit["a"])
    assert "up to four cards" in str(limit["b"])
    assert "the-draw.order" in map(str, found["same"])


@pytest.mark.usefixtures("other")
def test_the_other_way_round_is_the_other_way_round() -> None:
    there, back = told(SLUG, "bounce-back"), told("bounce-back", SLUG)
    assert there["only_in_a"] == back["only_in_b"]
    assert len(there["same"]) == len(back["same"])


@pytest.mark.usefixtures("other")
def test_a_changed_word_is_marked_in_its_sentence() -> None:
    page = " ".join(run("diff", SLUG, OTHER).output.split())
    assert f"--- {SLUG} Five-Card Draw, house home +++ {OTHER}" in page
    assert "may discard up to [-three-] {+four+} cards, or keep them all. the-draw.limit · may" in page
    assert "Only in" not in page


@pytest.mark.usefixtures("other")
def test_a_house_rule_is_compared_with_the_game_without_it() -> None:
    for rule in ("two-card-limit", "two-card limit"):
        found = told(SLUG, f"{SLUG}+{rule}")
        assert ids(found["differently"]) == ["the-draw.limit"]
        assert not found["only_in_a"] + found["only_in_b"]


@pytest.mark.usefixtures("other")
def test_what_is_usually_played_for_is_a_difference_though_no_clause_says_it() -> None:
    found = told(SLUG, f"{SLUG}+bigger-bets")
    assert not found["differently"]
    assert "[-fixed-] {+no+} limit" in run("diff", SLUG, f"{SLUG}+bigger-bets").output
    assert run("diff", "--exit-code", SLUG, f"{SLUG}+bigger-bets").exit_code == 1


@pytest.mark.usefixtures("other")
def test_a_house_of_ours_is_compared_with_another() -> None:
    assert "policy.raises" in ids(told(SLUG, f"{SLUG}@casino")["differently"])
    both = f"{SLUG}+two-card-limit@casino", f"{SLUG}@casino+two-card-limit"
    assert told(*both)["differently"] == []


@pytest.mark.usefixtures("document")
def test_a_variant_of_ones_own_is_compared_with_one_of_ours() -> None:
    assert run("diff", SLUG, "bounce-back").exit_code == 0
    assert run("diff", "Bounce Back", SLUG).exit_code == 0


def test_a_file_is_compared_though_its_folder_bears_the_signs(document: Path) -> None:
    folder = document.parents[2] / "a+b@c"
    folder.mkdir()
    (folder / "mine.yaml").write_text(TEXT + RULES, encoding="utf-8", newline="\n")
    assert told(SLUG, "a+b@c/mine.yaml")["differently"] == []
    assert ids(told(SLUG, "a+b@c/mine.yaml+two-card-limit@home")["differently"]) == ["the-draw.limit"]


# How it ends


@pytest.mark.parametrize(
    ("arguments", "code"),
    [((SLUG, SLUG), 0), ((SLUG, OTHER), 0), ((SLUG, SLUG, "--exit-code"), 0), ((SLUG, OTHER, "--exit-code"), 1),
     ((SLUG, OTHER, "--exit-code", "--json"), 1)],
)  # fmt: skip
@pytest.mark.usefixtures("other")
def test_a_difference_is_no_failure_unless_one_wants_it_to_be(arguments: tuple[str, ...], code: int) -> None:
    assert run("diff", *arguments).exit_code == code


@pytest.mark.usefixtures("other")
def test_where_nothing_differs_that_is_said() -> None:
    assert "No difference: all" in run("diff", SLUG, SLUG).output


@pytest.mark.parametrize(
    ("side", "said"),
    [
        ("five-card-drw", f"Did you mean '{SLUG}'?"),
        ("zzz", "badugi"),
        (f"{SLUG}+two-card-limt", "did you mean `two-card limit`?\n"),
        (f"{SLUG}+zzz", "its house rules are two-card limit"),
        (f"{SLUG}+two-card-limit+any-number", "cannot be in force at the same time"),
        (f"{SLUG}+", "after + comes the name of a house rule"),
        (f"{SLUG}@", "after @ comes the name of a house"),
        (f"{SLUG}@hom", "did you mean `home`?\n"),
        (f"{SLUG}@home@casino", "one house"),
        ("+two-card-limit", "names no variant"),
        ("", "names no variant"),
        ("missing.yaml", "There is no file 'missing.yaml'."),
    ],
)
@pytest.mark.usefixtures("other")
def test_what_cannot_be_compared_is_a_question_of_usage(side: str, said: str) -> None:
    result = run("diff", SLUG, side)
    assert result.exit_code == 2
    assert said in result.output


@pytest.mark.usefixtures("other")
def test_one_variant_is_not_enough() -> None:
    assert run("diff", SLUG).exit_code == 2


def test_a_variant_with_faults_is_not_compared_but_its_faults_are_told(other: Path) -> None:
    change(other, "up_to: 4", "up_to: 0")
    result = run("diff", SLUG, OTHER)
    assert result.exit_code == 1
    assert f"spec/variants/{OTHER}.yaml:10:19" in result.output


@pytest.mark.usefixtures("other")
def test_colours_are_for_terminals_and_the_words_are_the_same() -> None:
    plain, coloured = (python("-m", "croupier", "diff", SLUG, OTHER, *flag).stdout for flag in ((), ("--color",)))
    assert "\x1b[" not in plain
    assert "\x1b[31m[-three-]" in coloured
    assert re.sub(r"\x1b\[\d+m", "", coloured) == plain


@pytest.mark.usefixtures("other")
def test_no_line_is_longer_than_a_terminal_is_wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    sentences = run("diff", SLUG, f"{SLUG}@casino").output.splitlines()[3:]
    assert max(map(len, sentences)) <= 60


# Two wordings


@pytest.mark.parametrize(
    ("before", "after", "pieces"),
    [
        ("one two three", "one two three", (("same", "one two three"),)),
        ("at most three raises", "at most four raises",
         (("same", "at most"), ("gone", "three"), ("new", "four"), ("same", "raises"))),
        ("then the hands and the discards", "then the burns, the hands and the discards",
         (("same", "then"), ("new", "the burns,"), ("same", "the hands and the discards"))),
        ("we need not show any cards", "we do not show any cards here",
         (("same", "we"), ("gone", "need"), ("new", "do"), ("same", "not show any cards"), ("new", "here"))),
    ],
    ids=["nothing", "a word", "more words", "two places"],
)  # fmt: skip
def test_two_wordings_are_compared_word_by_word(before: str, after: str, pieces: tuple[tuple[str, str], ...]) -> None:
    assert compared(before, after) == tuple(Piece(*piece) for piece in pieces)  # type: ignore[arg-type]  # of a table


def test_a_lone_word_between_two_changes_goes_with_them() -> None:
    assert compared("a b c one d two e f g", "a b c three d four e f g") == (
        Piece("same", "a b c"),
        Piece("gone", "one d two"),
        Piece("new", "three d four"),
        Piece("same", "e f g"),
    )


def test_sentences_with_little_in_common_are_not_woven_together() -> None:
    assert (
        compared("No card is burned.", "Before the first replacement the top card of the deck is laid aside.") is None
    )


# Hands


@pytest.mark.usefixtures("other")
def test_a_hand_is_told_up_to_where_the_games_part() -> None:
    page = run("diff", SLUG, OTHER, "--hand").output
    assert "Played differently" in page
    assert f"  {OTHER}: " in page.partition("Played differently")[2]


@pytest.mark.usefixtures("other")
def test_without_being_asked_no_hand_is_sought() -> None:
    assert "hands" not in told(SLUG, OTHER)
    assert "Played differently" not in run("diff", SLUG, OTHER).output


def test_games_of_another_name_alone_are_played_alike() -> None:
    assert "Nobody noticed a difference" in run("diff", SLUG, SLUG, "--hand").output
