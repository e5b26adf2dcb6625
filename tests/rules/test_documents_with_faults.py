"""What is wrong in a variant is told with its place, all of it at once, and with what was probably meant."""

from __future__ import annotations

import pytest

from croupier.spec import Fault
from croupier.spec.values import slug_of
from tests.rules.writing import ANTE, BOUNCE_BACK, DEAL, SHOWDOWN, faults_of, rulebook, understood, variant

OPENS = "bet: {opens: dealer}"


def only(text: str) -> Fault:
    """The one fault of a document."""
    (fault,) = faults_of(text)
    return fault


def spot(text: str, fault: Fault) -> str:
    """What stands at the fault's place."""
    line = text.splitlines()[fault.place.line - 1]
    return line[fault.place.column - 1 :][: fault.place.width]


@pytest.mark.parametrize(
    ("text", "code", "at", "says"),
    [
        (variant(ANTE, DEAL, "drwa", SHOWDOWN), "R01", "drwa", "did you mean `draw`"),
        (variant(ANTE, DEAL, "juggle", SHOWDOWN), "R01", "juggle", "the phases are ante, bet"),
        (variant(ANTE, DEAL, "bet: {opens: deeler}", SHOWDOWN), "S03", "deeler", "dealer"),
        (variant(ANTE, DEAL, "bet", SHOWDOWN), "S02", "bet", "opens"),
        (variant(ANTE, DEAL, "bet: {begins: dealer, opens: dealer}", SHOWDOWN), "S01", "begins", "opens"),
        (variant(ANTE, DEAL), "R08", DEAL, "add `- showdown`"),
        (variant(ANTE, DEAL, SHOWDOWN, OPENS, "showdown: {name: again}"), "R08", OPENS, "nothing can follow"),
        (variant(ANTE, SHOWDOWN), "R06", "- ante", "add `- deal: {down: 5}`"),
        (variant(ANTE, DEAL, OPENS, OPENS, SHOWDOWN), "R03", OPENS, "give one of them another `name`"),
        (variant().removeprefix("croupier: 1\n"), "S02", "name: A Variant", "write `croupier: 1`"),
        (variant(players="2 to 11"), "R06", "2 to 11", "at most 10 can play"),
        (variant(ANTE, DEAL, "take_back: {from: a dream}", SHOWDOWN), "R02", "a dream", "name the draw"),
        (variant(*BOUNCE_BACK[:5], "take_back: {from: the darw}", SHOWDOWN), "R02", "the darw", "`the draw`"),
        (variant(ANTE, DEAL, "draw", "take_back: {from: the draw}", SHOWDOWN), "R08", "the draw", "own pile"),
        (variant(burnt="none"), "R01", "burnt", "did you mean `burn`"),
        (variant(burn="nnoe"), "S03", "nnoe", "did you mean `none`"),
        (variant(reshuffle="[burns, foldde hands]"), "S03", "[burns, foldde hands]", "did you mean `folded hands`"),
        (variant(pot="[{best: hihg}]"), "R01", "hihg", "did you mean `high`"),
        (variant(pot="[{best: high, worst: low}]"), "S01", "worst", "worst"),
        (variant(ANTE, DEAL, "{draw: {up_to: 2}, bet: {opens: dealer}}", SHOWDOWN), "S04", "{draw", "one word"),
        (variant(ANTE, DEAL, "draw: {up_to: 0}", SHOWDOWN), "S05", "0", "0"),
        (variant(ANTE, DEAL, "draw: {up_to: {keeping an ace: 4}}", SHOWDOWN), "S07", "{keeping", "`usually` says how"),
        (variant(ANTE, DEAL, "draw: {up_to: {usualy: 3}}", SHOWDOWN), "S06", "usualy", "did you mean `usually`"),
        (
            variant(ANTE, DEAL, "draw: {up_to: {usually: 3, keeping a duck: 4}}", SHOWDOWN),
            "S06",
            "keeping a duck",
            "no",
        ),
        (variant(ANTE, DEAL, "draw: {up_to: {usually: 3, keeping an ace: 2}}", SHOWDOWN), "S07", "{usually", "no more"),
        (variant(ANTE, DEAL, "draw: {up_to: 2, at_least: 3}", SHOWDOWN), "S07", "3", "more than `up_to` allows"),
        (variant(ANTE, DEAL, "draw: {at_least: 6}", SHOWDOWN), "R06", "6", "each player has 5 cards then"),
    ],
)
def test_a_fault_is_told_where_it_stands_and_says_what_was_meant(text: str, code: str, at: str, says: str) -> None:
    fault = only(text)
    assert fault.code == code
    written = text.splitlines()[fault.place.line - 1]
    assert written[fault.place.column - 1 :].startswith(at) or at in written
    assert says in f"{fault.message} ({fault.help})"


def test_all_faults_of_a_document_are_told_together() -> None:
    text = variant(ANTE, "daal: {down: 5}", "bet: {opens: me}", SHOWDOWN, pot="[{best: hihg}]", burnt="none")
    codes = {(fault.code, fault.place.line) for fault in faults_of(text)}
    assert {("R01", 7), ("S03", 8), ("R01", 10), ("R01", 12)} <= codes


@pytest.mark.parametrize("play", [(ANTE, DEAL, "showdwn"), (ANTE, "daal: {down: 5}", SHOWDOWN)])
def test_one_mistake_is_one_fault(play: tuple[str, ...]) -> None:
    assert [fault.code for fault in faults_of(variant(*play))] == ["R01"]


def test_one_answer_where_a_list_is_expected_is_told_so() -> None:
    fault = only(variant(reshuffle="burns"))
    assert "did you mean `burns`" not in fault.help
    assert "[burns]" in fault.help


def test_a_step_whose_name_makes_the_id_of_another_clause_is_a_fault() -> None:
    _, faults = understood(variant(ANTE, "deal: {name: deck, down: 5}", SHOWDOWN))
    assert [fault.code for fault in faults] == ["R03"]


def test_the_name_of_a_share_becomes_a_slug_in_its_clauses() -> None:
    rules = rulebook(variant(pot="[{best: high, name: The Best Hand}]"))
    assert "pot.the-best-hand.best" in {clause.id for clause in rules.clauses}


def test_two_shares_have_two_names() -> None:
    _, faults = understood(variant(pot="[{best: high}, {best: high}]"))
    assert [fault.code for fault in faults] == ["R03"]


def test_every_clause_id_is_made_of_slugs() -> None:
    for clause in rulebook(variant()).clauses:
        assert all(part == slug_of(part) for part in clause.id.split("."))
