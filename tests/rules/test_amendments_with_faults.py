"""What is wrong in variants that extend others, and in house rules, is one fault at the key that has to change."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from croupier.cli._common import faults_of
from croupier.rules import Library
from croupier.rules.planning import MOST_GENERATIONS
from croupier.spec import Fault
from croupier.spec.faults import in_order
from tests.rules.writing import ANTE, DEAL, SHOWDOWN, variant

FIRST, SECOND = "bet: {name: first round, opens: dealer}", "bet: {name: second round, opens: dealer}"
BASE = variant(ANTE, DEAL, FIRST, "draw: {in_a_row: 4}", SECOND, SHOWDOWN, players="2 to 4")


def extending(rest: str, parent: str = "base") -> str:
    return f"croupier: 1\nname: A Child\nsummary: Written for a test.\nextends: {parent}\n{rest}"


def switches(*rules: str, more: str = "") -> str:
    return BASE + more + "house_rules:\n" + "".join(f"  {rule}\n" for rule in rules)


def case(*lines: str) -> str:
    return "examples:\n" + "".join(f"  - {{id: x, title: t, seats: A B, play: [B checks], {line}}}\n" for line in lines)


def told(root: Path, **variants: str) -> list[Fault]:
    """All errors in a folder with these variants."""
    folder = root / "variants"
    folder.mkdir(parents=True)
    for slug, text in variants.items():
        (folder / f"{slug}.yaml").write_text(text, encoding="utf-8", newline="\n")
    return [fault for fault in in_order(faults_of(Library(root))) if fault.level == "error"]


def spot(fault: Fault) -> str:
    """The file, and what stands at the place."""
    place = fault.place
    return f"{Path(place.path).stem}: {place.text[place.column - 1 :][: place.width]}"


TWO = "two: {because: w, changes: {the draw: {up_to: 3}}}"
LEFT = "changes: {the draw: {without: [%s]}}"
CASES: dict[str, tuple[str, list[tuple[str, str, str]]]] = {
    "a variant that is not there": (extending("", "bsae"), [("R05", "a: bsae", "did you mean `base`")]),
    "itself": (extending("", "a"), [("R05", "a: a", "extends itself")]),
    "no such step": (extending("changes: {the darw: {up_to: 2}}"), [("R02", "a: the darw", "`the draw`")]),
    "no such option": (extending("changes: {the draw: {upto: 2}}"), [("S01", "a: upto", "`up_to`")]),
    "a wrong value": (extending("changes: {the draw: {up_to: [2]}}"), [("S04", "a: [2]", "got a list")]),
    "left out, unknown": (extending(LEFT % "in_row"), [("S01", "a: in_row", "did you mean `in_a_row`")]),
    "left out, required": (
        extending("changes: {first round: {without: [opens]}}"),
        [("R08", "a: opens", "`opens` of `first round` is always set")],
    ),
    "left out, not set": (extending(LEFT % "up_to"), [("R08", "a: up_to", "is not set, so it cannot be left out")]),
    "left out and set": (
        extending("changes: {the draw: {in_a_row: 3, without: [in_a_row]}}"),
        [("R08", "a: in_a_row", "both set and left out")],
    ),
    "left out twice": (extending(LEFT % "in_a_row, in_a_row"), [("R08", "a: in_a_row", "left out twice")]),
    "left out, no list": (
        extending("changes: {the draw: {without: in_a_row}}"),
        [("S04", "a: in_a_row", "put it in square brackets")],
    ),
    "left out by one house rule and set by another": (
        switches(
            "one: {because: w, changes: {the draw: {without: [in_a_row]}}}",
            "two: {because: w, changes: {the draw: {in_a_row: 3}}}",
        ),
        [("R08", "a: two", "both set `in_a_row` of `the draw`")],
    ),
    "left out in one house rule that is wrong": (
        switches("one: {because: w, changes: {the draw: {without: [first]}}}"),
        [("R08", "a: first", "options that can be left out here: `in_a_row`")],
    ),
    "one step, two spellings": (
        extending("changes: {the draw: {up_to: 2}, The Draw: {up_to: 3}}"),
        [("R03", "a: The Draw", "the same step")],
    ),
    "every faulty step": (
        extending("after:\n  the draw:\n    - drwa\n    - draw: {up_too: 2, name: x}\n    - 5\n"),
        [("R01", "a: drwa", "`draw`"), ("S01", "a: up_too", "`up_to`"), ("S04", "a: 5", "a step is a word")],
    ),
    "a step that is there": (
        extending("changes: {first round: {name: second round}}"),
        [("R03", "a: first round", "two steps are called `second round`")],
    ),
    "no step left": (
        extending("without: [the ante, the deal, first round, the draw, second round, the showdown]"),
        [("R08", "a: without", "no step of the hand is left")],
    ),
    "nothing dealt": (extending("without: [the deal]"), [("R06", "a: base", "nobody is dealt a card")]),
    "play again": (
        extending("play: [ante, showdwn]"),
        [("R05", "a: play", "amend the steps by name"), ("R01", "a: showdwn", "`showdown`")],
    ),
    "nothing extended": (
        extending("changes: {the draw: {up_to: 2}}").replace("extends: base\n", ""),
        [("S02", "a: changes", "missing key `extends`")],
    ),
    "nothing set otherwise": (switches("one: {because: w}"), [("R08", "a: one", "changes nothing")]),
    "the same option": (
        switches("one: {because: w, changes: {The Draw: {up_to: 2}}}", TWO),
        [("R08", "a: two", "`up_to` of `The Draw`")],
    ),
    "a rule misspelt": (
        switches("one: {because: w, not_with: [tow], changes: {the draw: {up_to: 2}}}", TWO),
        [("R02", "a: tow", "did you mean `two`")],
    ),
    "what the variant answers": (
        switches("one: {because: w, policies: {burn: one before each draw}}", more="policies: {burn: none}\n"),
        [("R08", "a: burn", "which the variant answers itself")],
    ),
    "every faulty rule": (
        switches(
            "one: {because: w, changes: {the draw: {up_two: 2}}}",
            "two: {because: w, without: [the deal]}",
            "three: {because: w, policies: {bunr: none}}",
        ),
        [("S01", "a: up_two", "`up_to`"), ("R06", "a: two", "with `two`, nobody"), ("R01", "a: bunr", "`burn`")],
    ),
    "a pair": (
        switches("one: {because: w, without: [the draw]}", "two: {because: w, after: {the draw: [draw: {name: x}]}}"),
        [("R08", "a: two", "add `not_with: [one]`")],
    ),
    "a case of a rule": (
        switches("one: {because: w, changes: {the draw: {up_to: 2}}}") + case("with: [oen, one, no]"),
        [("R02", "a: oen", "did you mean `one`"), ("R02", "a: no", "no house rule `no`")],
    ),
    "a case in a house": (
        switches("one: {because: w, changes: {the draw: {up_to: 2}}}") + case("with: [one], house: nowhere"),
        [("R02", "a: nowhere", "the houses are")],
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_an_amendment_that_goes_wrong_is_told_once_at_what_is_wrong_in_it(name: str, tmp_path: Path) -> None:
    text, expected = CASES[name]
    faults = told(tmp_path, a=text, base=BASE)
    assert [(fault.code, spot(fault)) for fault in faults] == [(code, at) for code, at, _ in expected]
    for fault, (_, _, says) in zip(faults, expected, strict=True):
        assert says in f"{fault.message} ({fault.help})"


def test_an_option_that_is_left_out_is_as_if_nobody_had_written_it(tmp_path: Path) -> None:
    bare = BASE.replace("draw: {in_a_row: 4}", "draw")
    child = extending(LEFT % "in_a_row") + "\nhouse_rules: {r: {because: w, changes: {the draw: {up_to: 2}}}}\n"
    again = switches("r: {because: w, changes: {the draw: {without: [in_a_row]}}}")
    assert not told(tmp_path, base=BASE, bare=bare, child=child, again=again)
    variants = Library(tmp_path).variants
    assert variants["base"].rules.steps != variants["bare"].rules.steps
    assert variants["child"].rules.steps == variants["bare"].rules.steps
    assert variants["again"].under(["r"]).steps == variants["bare"].rules.steps


def test_in_a_circle_each_variant_is_told_by_way_of_which_it_extends_itself(tmp_path: Path) -> None:
    faults = told(tmp_path, a=extending("", "b"), b=extending("", "c"), c=extending("", "a"))
    assert [spot(fault) for fault in faults] == ["a: b", "b: c", "c: a"]
    assert {fault.code for fault in faults} == {"R05"}


def test_a_long_line_of_variants_is_a_fault_and_no_traceback(tmp_path: Path) -> None:
    line = {f"v{number:03}": extending("", f"v{number - 1:03}") for number in range(1, 400)}
    faults = told(tmp_path, v000=BASE, **line)
    assert {fault.code for fault in faults} == {"R05"}
    assert len(faults) == 400 - 1 - MOST_GENERATIONS


def test_what_is_wrong_in_a_variant_is_not_told_again_of_those_that_extend_it(tmp_path: Path) -> None:
    faults = told(tmp_path, base=BASE.replace("down: 5", "dwon: 5"), a=extending("changes: {the draw: {upto: 2}}"))
    assert [spot(fault) for fault in faults] == ["a: upto", "base: dwon"]


def test_a_variant_of_ours_is_extended_as_we_wrote_it_whatever_else_bears_the_name_of_its_parent(
    tmp_path: Path,
) -> None:
    faults = told(
        tmp_path, **{"five-card-draw": BASE.replace("in_a_row: 4", "name: x"), "a": extending("", "double-draw")}
    )
    assert not faults


@pytest.mark.parametrize(
    ("stakes", "says"),
    [
        ("betting: spread limit", "for the max bet, which neither"),
        ("stakes: {bet: 0}", "the bet is 0"),
        ("betting: spread limit\nstakes: {max bet: 1}", "more than the max bet of 1"),
    ],
)
def test_stakes_that_no_table_could_play_for_are_a_fault(stakes: str, says: str, tmp_path: Path) -> None:
    faults = told(tmp_path, a=f"{BASE}{stakes}\n")
    assert {fault.code for fault in faults} == {"R06"}
    assert all(says in fault.message for fault in faults)


def test_where_three_must_play_a_deck_too_small_for_three_is_a_warning(tmp_path: Path) -> None:
    text = variant(ANTE, DEAL, "draw", "draw: {name: x}", "draw: {name: y}", SHOWDOWN, players="3 to 4")
    folder = tmp_path / "variants"
    folder.mkdir()
    (folder / "a.yaml").write_text(text + "policies: {reshuffle: [nothing]}\n", encoding="utf-8", newline="\n")
    (warning,) = faults_of(Library(tmp_path))
    assert (warning.level, warning.code) == ("warning", "R06")
    assert re.search(r"always suffices for up to \w+$", warning.message)
