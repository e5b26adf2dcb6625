"""Mutants are what a mistake in a spec would make; each differs from the right rules in one thing."""

from __future__ import annotations

import pytest

from croupier.gherkin.checking import told_cases
from croupier.policies import policy
from croupier.proof.killing import concerned, holding, killed
from croupier.proof.misdividing import misdivided
from croupier.proof.mutants import mutants, unlike
from tests.rules.writing import rulebook, variant
from tests.shipped import LIBRARY

BOUNCE = LIBRARY.variant("bounce-back")
FIVE = LIBRARY.variant("five-card-draw")


def test_every_option_of_every_step_is_changed() -> None:
    changed = {mutant.option for mutant in mutants(BOUNCE)}
    assert changed >= {"the-draw.up_to", "the-draw.first", "the-bounce.count", "the-bounce.given", "first-round.opens"}
    asked = {word for word in BOUNCE.rules.policies if len(policy(word).words) > 1}
    assert changed >= {f"policy.{word}" for word in asked} | {"steps", "players", "deck", "pot.high"}


@pytest.mark.parametrize(
    "wanted",
    [
        "the-draw.up_to: 2 → 1",
        "the-draw.up_to: 2 → 3",
        "the-draw.up_to: 2 → all",
        "the-draw.in_a_row: none → 4",
        "the-draw.up_to: 2 → {usually: 2, keeping an ace: 3}",
        "the-bounce.count: as discarded → up to as discarded",
        "steps: without the ante",
        "steps: the bounce before second round",
        "players: 2 to 7 → 2 to 8",
        "policy.reshuffle: [burns, folded hands, discards] → [nothing]",
        "pot.high: straights go round the corner",
    ],
)
def test_numbers_words_steps_seats_answers_and_rankings_are_changed(wanted: str) -> None:
    assert wanted in {mutant.id for mutant in mutants(BOUNCE)}


def test_no_mutant_has_the_name_of_another() -> None:
    names = [mutant.id for mutant in mutants(FIVE)]
    assert len(names) == len(set(names))


def test_what_cannot_be_played_says_why() -> None:
    mutant = next(each for each in mutants(BOUNCE) if each.id == "steps: without the showdown")
    assert mutant.rules is None
    assert mutant.stillborn == "the hand does not end with a showdown"


def test_an_option_changes_itself_and_nothing_else() -> None:
    for mutant in mutants(FIVE):
        if mutant.rules and mutant.option.startswith("policy."):
            assert unlike(FIVE.rules, mutant.rules) == {mutant.option}


def test_house_rules_are_turned_over() -> None:
    found = {mutant.id for mutant in mutants(FIVE, ("no second shuffle",))}
    assert "house rules: without no second shuffle" in found
    assert "house rules: with served in turn" in found
    assert "house rules: with shuffle for the last players" not in found, "the two exclude each other"


def test_the_clauses_concerned_state_the_option() -> None:
    assert concerned("the-draw.up_to", BOUNCE.rules) == {"the-draw.limit"}
    assert concerned("policy.draw_service", BOUNCE.rules) == {"policy.draw-service"}
    assert concerned("players", BOUNCE.rules) == {"players.number"}


def test_a_case_about_what_was_changed_kills_first() -> None:
    mutant = next(each for each in mutants(BOUNCE) if each.id == "the-draw.up_to: 2 → 3")
    kill = killed(holding(told_cases(BOUNCE), BOUNCE.rules), mutant, BOUNCE.rules)
    assert kill is not None
    assert kill.fault.endswith("it is accepted")
    case = next(case for case in told_cases(BOUNCE) if case.id == kill.case)
    assert "the-draw.limit" in case.clauses


def test_without_the_case_that_pins_it_an_option_may_become_anything() -> None:
    cases = holding(told_cases(BOUNCE), BOUNCE.rules)
    mutant = next(each for each in mutants(BOUNCE) if each.id.endswith("first winner left of dealer → last raiser"))
    kill = killed(cases, mutant, BOUNCE.rules)
    assert kill is not None
    assert kill.case == "raiser-gets-no-odd-chip"
    assert killed([case for case in cases if case.id != kill.case], mutant, BOUNCE.rules) is None


def test_mistakes_about_shares_are_bred_from_each_of_their_options() -> None:
    flop = "deal: {name: the flop, up: 5, to: board}"
    use = "use: {hand: exactly two, board: exactly three}"
    pot = f"[{{best: high, {use}}}, {{best: ace_to_five, name: low, needs: eight-high, {use}}}]"
    rules = rulebook(variant("ante", "deal: {down: 4}", "bet: {opens: dealer}", flop, "showdown", pot=pot))
    bred = {f"{each.option}: {each.change}": each for each in misdivided(rules)}
    assert {
        "pot: without high",
        "pot: low before high",
        "pot.high.use: hand: exactly two → hand: any",
        "pot.low.use: board: exactly three → board: up to three",
        "pot.low.needs: eight-high → nothing",
        "pot.low.needs: eight-high → one class weaker",
    } <= bred.keys()
    one_more = bred["pot.high.use: hand: exactly two → hand: exactly three"]
    assert "exactly three of the hand, exactly three of the board" in one_more.stillborn


def test_a_pot_of_one_share_of_the_hand_alone_breeds_none_of_them() -> None:
    assert not list(misdivided(rulebook(variant())))
