"""`croupier new --house`: a house that answers every question at once, and whose notes are true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from croupier.policies import every_policy
from croupier.rules import Library
from tests.cli.running import change, run

HOUSE = Path("spec", "house", "our-club.yaml")


@pytest.mark.usefixtures("nowhere")
@pytest.mark.parametrize("parent", ["home", "casino"])
def test_a_new_house_stands_every_check_and_plays_as_the_one_it_was_made_from(parent: str) -> None:
    run("new", "my-game")
    result = run("new", "--house", "our-club", "--from", parent)
    assert result.exit_code == 0
    assert "wrote spec/house/our-club.yaml" in result.output
    checked = run("check", "--format", "json")
    assert (checked.exit_code, checked.output.strip()) == (0, "[]")
    houses = Library(Path("spec")).houses
    assert houses["our-club"].policies == houses[parent].policies
    assert (houses["our-club"].betting, houses["our-club"].stakes) == (houses[parent].betting, houses[parent].stakes)
    text = HOUSE.read_text(encoding="utf-8")
    assert all(f"\n  {word}: " in text for word in every_policy()), "every question stands there"


@pytest.mark.usefixtures("nowhere")
def test_every_answer_in_the_notes_of_a_new_house_is_one_that_can_be_given() -> None:
    run("new", "--house", "our-club")
    text = HOUSE.read_text(encoding="utf-8")
    for word, asked in every_policy().items():
        block = text.partition(f"  # {asked.asks}\n")[2].partition(f"\n  {word}: ")[0]
        answers = re.findall(r"^  #   (\S.*?): ", block, re.MULTILINE)
        assert answers, word
        for answer in answers if not asked.many else answers[1:]:
            HOUSE.write_text(re.sub(rf"\n  {word}: .*", f"\n  {word}: {answer}", text), encoding="utf-8", newline="\n")
            shelf = Library(Path("spec"))
            assert shelf.houses["our-club"].policies[word] in {answer.strip('"'), (answer.strip("[]"),)}


@pytest.mark.usefixtures("nowhere")
def test_the_commands_told_for_a_new_house_run() -> None:
    told = run("new", "--house", "our-club").output
    commands = re.findall(r"^  croupier (check(?=  )|(?:show|play) \S+@our-club)", told, re.MULTILINE)
    assert len(commands) == 3
    for command in commands:
        assert run(*command.split(), text="quit\n").exit_code == 0


@pytest.mark.usefixtures("nowhere")
def test_a_house_is_checked_though_there_is_no_game_of_ones_own() -> None:
    run("new", "--house", "our-club")
    assert run("check").output == "0 variants, 3 houses, 0 sources, 0 rulings: all is well.\n"
    change(HOUSE, "betting: fixed", "betting: fixt")
    for command in (("check",), ("play", "five-card-draw@our-club"), ("show", "five-card-draw@our-club")):
        assert "spec/house/our-club.yaml:" in run(*command).output
    HOUSE.unlink()
    assert "There are no variants in" in run("check").output


@pytest.mark.usefixtures("nowhere")
def test_a_house_is_not_made_from_one_that_there_is_not_nor_written_over() -> None:
    assert "Did you mean 'casino'?" in run("new", "--house", "our-club", "--from", "casin").output
    assert not HOUSE.exists()
    run("new", "--house", "our-club")
    assert "is there already" in run("new", "--house", "our-club").output
