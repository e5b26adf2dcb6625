"""A worked example tells what happened, what holds then, and no more than its author told."""

from __future__ import annotations

import re

import pytest

from croupier.gherkin.notation import read_example
from croupier.rules.documents import Example
from croupier.website.examples import Teller, examples_section
from croupier.website.numbering import numbers, sections
from croupier.website.retelling import Line, joined, retold
from tests.website.shelves import SLUG, library

ENTRY = library().variant(SLUG)
RULES = ENTRY.rules


def _told(*play: str, seats: str = "A B", **dealt: str) -> tuple[Line, ...]:
    example = Example(id="x", title="X", seats=seats, dealt=dealt, play=play)
    return retold(RULES, read_example(RULES, example))


def _says(*play: str, seats: str = "A B", **dealt: str) -> list[str]:
    return [re.sub(r"<[^>]+>", "", line.says) for line in _told(*play, seats=seats, **dealt)]


def test_the_same_deed_of_everybody_is_told_once() -> None:
    assert _says("A discards Kd and draws 2c; B stands pat", A="Kd 9s 9d 6c 6h")[0] == "Everyone checks"


def test_the_same_deed_of_some_names_them() -> None:
    assert _says("B bets 2; C calls; D calls; A folds", seats="A B C D")[1:3] == ["B bets 2", "C and D call"]


def test_those_who_have_folded_are_not_everyone() -> None:
    says = _says("A checks; B bets 2; C folds; A calls; A stands pat in the draw; B stands pat", seats="A B C")
    assert says[-1] == "Everyone stands pat"


@pytest.mark.parametrize("seen", ["discards", "draws"])
def test_cards_that_are_told_are_drawn(seen: str) -> None:
    line = next(
        line for line in _told("A discards Kd and draws 2c; B stands pat", A="Kd 9s 9d 6c 6h") if seen in line.says
    )
    assert 'aria-label="king of diamonds"' in line.says
    assert 'aria-label="deuce of clubs"' in line.says


def test_cards_that_nobody_told_stay_face_down() -> None:
    line = next(line for line in _told("A discards x; B stands pat") if "discards" in line.says)
    assert line.says.count("face-down card") == 1
    assert not re.search(r"[♠♥♦♣]", line.says)


def test_a_refusal_names_its_clause_and_an_allowance_does_not() -> None:
    no, yes = _told("A may not discard 9d 6c 6h (the-draw.limit)", "A may discard 9d 6c", A="Kd 9s 9d 6c 6h")[-2:]
    assert (no.tone, no.clause) == ("no", "the-draw.limit")
    assert (yes.tone, yes.clause) == ("yes", "")


def test_a_refusal_is_told_without_the_name_of_its_clause() -> None:
    assert "limit" not in _says("A may not discard 9d 6c 6h (the-draw.limit)", A="Kd 9s 9d 6c 6h")[-1]


def test_what_a_hand_is_follows_what_it_holds() -> None:
    assert joined(["A holds K", "A's hand is one pair", "B is out"]) == "A holds K: one pair. B is out."


def test_what_one_hand_is_never_follows_another() -> None:
    assert joined(["A holds K", "B's hand is one pair"]) == "A holds K. B's hand: one pair."


def test_all_who_have_shown_are_told_together() -> None:
    holds = ["A shows first", "B has shown", "C has shown", "A wins 3", "D has shown"]
    assert joined(holds) == "A shows first. B and C have shown. A wins 3. D has shown."


def test_a_step_is_named_where_it_begins_and_only_there() -> None:
    example = Example(
        id="x",
        title="X",
        seats="A B",
        dealt={"A": "Kd 9s 9d 6c 6h"},
        play=("A discards Kd and draws 2c; B stands pat",),
    )
    teller = Teller(library=library(), entry=ENTRY, numbered=numbers(sections(ENTRY)))
    page = "\n".join(examples_section(teller, [read_example(RULES, example)]))
    assert re.findall(r"^1\. \*\*(.+?)\*\*", page, re.MULTILINE) == ["The deal", "First round", "The draw"]
    assert "**The deal** " in page
