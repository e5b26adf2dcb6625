"""`croupier play`: a game that anybody can follow, that follows the rules, and that can be played again."""

from __future__ import annotations

import os
import random
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.running import SLUG, TEXT, change, run
from tests.sampling import patience

WORDS = """check call bet raise fold discard keep show muck give up stand pat take back all in help rules c d r f g s k
    1 2 3 4 5 6 100 Kd 10h As x K♦ for by to min max ? ! 🂡 0 -1 99999999999999999999""".split()
pytestmark = pytest.mark.usefixtures("nowhere")
PATIENT = "c\nf\ns\nk\n"
"""Says something that is allowed in every step."""


def play(*arguments: str, text: str) -> str:
    result = run("play", *arguments, text=text)
    told: str = result.output
    assert result.exit_code == 0, told[-500:]
    return told


def test_the_same_seed_and_the_same_words_are_the_same_game() -> None:
    said = PATIENT * 30
    first = play("bounce-back", "--seed", "7", "--hands", "3", text=said)
    assert play("bounce-back", "--seed", "7", "--hands", "3", text=said) == first
    assert play("bounce-back", "--seed", "8", "--hands", "3", text=said) != first


def test_the_cards_of_a_hand_do_not_depend_on_what_was_said_before() -> None:
    def second_hand(text: str) -> list[str]:
        told = play("bounce-back", "--seed", "7", "--seats", "2", "--hands", "2", text=text + "fold\n" * 9)
        row = re.search(r"^  You .*", told.partition("== Hand 2")[2], re.MULTILINE)
        assert row
        return row[0].split()[-5:]

    assert second_hand("fold\n") == second_hand("call\ncheck\nbet\nstand pat\nfold\n")


def test_without_a_seed_the_game_tells_the_one_it_took() -> None:
    told = play("bounce-back", "--hands", "1", text="fold\n")
    seed = re.search(r"from seed (\d+)\.", told)
    assert seed
    assert play("bounce-back", "--hands", "1", "--seed", seed[1], text="fold\n") == told


def test_the_end_of_the_input_is_a_farewell() -> None:
    assert play("bounce-back", text="").splitlines()[-1].startswith("You leave the table with ")
    assert play("bounce-back", text="quit\n").splitlines()[-1].startswith("You leave the table with ")


def test_whoever_leaves_during_a_hand_leaves_what_is_in_the_pot() -> None:
    told = play("bounce-back", "--seed", "3", "--seats", "2", "--ante", "10", text="quit\n")
    assert "You leave the table with 90 chips, 10 fewer than you came with." in told


def test_so_many_hands_and_no_more() -> None:
    told = play("bounce-back", "--seed", "7", "--hands", "2", text=PATIENT * 30)
    assert re.findall(r"== Hand (\d)", told) == ["1", "2"]


def test_the_deal_passes_to_the_left() -> None:
    told = play("bounce-back", "--seed", "7", "--seats", "3", "--hands", "4", text=PATIENT * 60)
    dealers = re.findall(r"== Hand \d+: (you|Ada|Ben) deals?", told)
    around = ["you", "Ada", "Ben"] * 3
    begin = around.index(dealers[0])
    assert dealers == around[begin : begin + 4]


def test_a_bot_without_chips_is_replaced_and_a_player_without_chips_goes_home() -> None:
    text = "all in\ncheck\nstand pat\nkeep\nshow\n" * 400
    told = play("bounce-back", "--seed", "4", "--stack", "5", "--betting", "no-limit", text=text)
    assert re.search(r"\w+ is out of chips; \w+ sits down with 5\.", told)
    assert told.splitlines()[-1] == "You are out of chips. Thank you for the game."


def test_chips_are_neither_made_nor_lost() -> None:
    told = play("bounce-back", "--seed", "5", "--hands", "6", "--seats", "3", text=PATIENT * 90)
    tables = re.findall(r"^   You (\d+), Ada (\d+), Ben (\d+)\.$", told, re.MULTILINE)
    assert len(tables) == 6
    assert {sum(map(int, stacks)) for stacks in tables} == {300}


def test_nobody_else_s_cards_are_seen_before_they_are_shown() -> None:
    told = play("bounce-back", "--seed", "6", "--hands", "3", text=PATIENT * 60)
    for row in re.findall(r"^  (?:Ada|Ben|Cleo) .*", told, re.MULTILINE):
        if not re.search(r"shows", told.partition(row)[0].rpartition("== Hand")[2]):
            assert not re.search(r"[♠♥♦♣]", row)


def test_a_refusal_quotes_the_clause() -> None:
    told = play("bounce-back", "--seed", "3", text="bet 1000\ndiscard 1\n")
    flat = " ".join(told.split())
    assert "No: " in flat
    assert "(bounce-back/betting." in flat
    assert "once somebody has, a player may call, raise or fold. (bounce-back/betting.options)" in flat


def test_the_rules_of_the_step_are_printed_and_no_others() -> None:
    flat = " ".join(play("bounce-back", "--seed", "3", text="rules\n").split())
    assert "(betting.turn)" in flat
    assert "(betting.fixed-limit)" in flat
    assert "(betting.no-limit)" not in flat
    assert "(policy.short-all-in)" in flat
    assert "(the-draw.limit)" not in flat
    assert "(policy.burn)" not in flat


def test_the_rules_of_a_step_include_what_the_house_decides_about_it() -> None:
    game = "five-card-draw+three-card-limit"
    told = play(game, "--seed", "3", text=4 * "call\ncheck\nrules\n")
    draw = told.partition("-- the draw")[2].partition("“rules all”")[0]
    assert "(the-draw.limit)" in draw
    assert "(policy.kept-card)" in draw
    assert "(policy.burn)" in draw
    assert "(policy.doubt)" not in draw


def test_all_the_rules_are_printed_to_whoever_asks_for_them() -> None:
    assert "“rules all” prints all" in play("bounce-back", "--seed", "3", text="rules\n")
    told = play("bounce-back", "--seed", "3", text="rules all\n")
    assert all(f"\n-- {topic}\n" in told for topic in ("betting", "the draw", "the showdown"))
    assert all(f"({id_})" in told for id_ in ("players.number", "the-draw.limit", "policy.short-all-in"))
    assert "(betting.no-limit)" not in told


def test_help_tells_what_can_be_said_in_this_step_and_nothing_else() -> None:
    betting, drawing = play("bounce-back", "--seed", "3", "--seats", "2", text="help\nc\nhelp\n").split("> help")[1:]
    assert "This is the first round" in betting
    assert "Say “check”, “bet 2” or “fold”" in betting
    assert "Cards are" not in betting
    assert "This is the draw: discard up to two cards" in drawing
    assert re.search(r"Say “discard \w\w” or “stand pat”", drawing)
    assert "Cards are" in drawing


def test_an_answer_that_nobody_understands_is_met_with_what_may_be_said() -> None:
    told = play("bounce-back", "--seed", "3", "--seats", "2", text="c\nfrobnicate\n")
    flat = " ".join(told.rpartition("> frobnicate")[2].split())
    assert re.match(r"“frobnicate”\? .* You may discard up to two cards or stand pat, as in “discard \w\w”\.", flat)


@pytest.mark.parametrize("seed", range(patience(4, 100)))
def test_whatever_is_said_the_game_goes_on_to_a_farewell(seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - dice, and no secret
    said = "\n".join(" ".join(chance.choices(WORDS, k=chance.randint(0, 4))) for _ in range(150))
    betting = chance.choice(("fixed-limit", "pot-limit", "no-limit", "spread-limit"))
    stack = chance.choice((3, 20, 500))
    told = play("bounce-back", "--seed", str(seed), "--betting", betting, "--stack", str(stack), text=said)
    assert told.splitlines()[-1].startswith("You ")


def test_in_a_pipe_there_are_neither_colours_nor_frames() -> None:
    told = play("bounce-back", "--seed", "3", "--color", text=PATIENT * 5)
    assert not re.search("[\x1b╭│╰─━░]", told)
    assert all(len(line) <= 80 for line in told.splitlines())
    assert not [line for line in told.splitlines() if line != line.rstrip() and line != "> "]


@pytest.mark.parametrize(
    ("arguments", "clause"), [(("--seats", "8"), "players.number"), (("--seats", "99"), "players.number")], ids=str
)
def test_a_table_that_the_rules_do_not_allow_is_a_question_of_usage(arguments: tuple[str, ...], clause: str) -> None:
    result = run("play", "bounce-back", *arguments)
    assert result.exit_code == 2
    assert f"(bounce-back/{clause})" in result.output


@pytest.mark.parametrize(
    "arguments",
    [(), ("bounce-bak",), ("bounce-back", "--seats", "1"), ("bounce-back", "--stack", "0"),
     ("bounce-back", "--betting", "hard"), ("bounce-back", "--seed", "x"), ("bounce-back", "--hands", "0")],
    ids=" ".join,
)  # fmt: skip
def test_what_cannot_be_understood_is_a_question_of_usage(arguments: tuple[str, ...]) -> None:
    assert run("play", *arguments).exit_code == 2


def test_the_stakes_are_those_that_were_asked_for() -> None:
    told = play("bounce-back", "--betting", "spread-limit", "--ante", "2", "--bet", "3", text="")
    assert "spread limit, ante 2, bet 3, max bet 15" in told
    assert "Everyone puts 2 into the pot." in told


def test_a_game_that_somebody_has_just_invented_can_be_played(nowhere: Path) -> None:
    (nowhere / "my-game.yaml").write_text(TEXT, encoding="utf-8", newline="\n")
    told = play("my-game.yaml", "--seed", "1", "--hands", "1", text=PATIENT * 9)
    assert "Five-Card Draw" in told
    assert re.search(r"wins? \d+", told)


def test_a_game_with_faults_is_not_played(document: Path) -> None:
    change(document, "up_to: 3", "up_to: 0")
    result = run("play", SLUG)
    assert result.exit_code == 1
    assert f"spec/variants/{SLUG}.yaml:10:19" in result.output


def test_cards_are_letters_where_there_are_no_suits() -> None:
    game = subprocess.run(
        (sys.executable, "-m", "croupier", "play", "bounce-back", "--seed", "3"), input=b"discard K\xe2\x99\xa6 \xff\n",
        capture_output=True, check=False, env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )  # fmt: skip
    assert game.returncode == 0
    assert re.search(rb"You .*Kh", game.stdout)


# In a terminal


class Terminal:
    """A game in a terminal, as a person has it."""

    def __init__(self, *arguments: str) -> None:
        pty = pytest.importorskip("pty")
        self.screen, theirs = pty.openpty()
        environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"}
        environment.pop("NO_COLOR", None)
        command = (sys.executable, "-m", "croupier", "play", "bounce-back", "--seed", "3", *arguments)
        # A shell in the background ignores interrupts, and so would what it starts.
        ours = signal.signal(signal.SIGINT, signal.default_int_handler)
        self.game = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment,
                                     start_new_session=True)  # fmt: skip
        signal.signal(signal.SIGINT, ours)
        os.close(theirs)
        self._bytes = b""
        self._waited = 0

    @property
    def seen(self) -> str:
        """Everything that has come so far."""
        return self._bytes.decode(errors="replace")

    def wait_for(self, text: str) -> None:
        """Read until the text is on the screen, after what was waited for before."""
        until = time.monotonic() + 30
        while text not in self.seen[self._waited :]:
            if time.monotonic() > until:
                self.game.kill()
                pytest.fail(f"no {text} in {self.seen[self._waited :]}")
            if select.select([self.screen], [], [], 1)[0]:
                self._bytes += os.read(self.screen, 10_000)
        self._waited = self.seen.index(text, self._waited) + len(text)

    def say(self, text: str) -> None:
        """Type."""
        os.write(self.screen, text.encode())

    def end(self) -> int:
        """Wait for the end of the game."""
        code = self.game.wait(timeout=30)
        os.close(self.screen)
        return code


def test_in_a_terminal_there_are_colours_and_frames_and_a_farewell() -> None:
    terminal = Terminal()
    terminal.wait_for("▸")
    terminal.say("fold\n")
    terminal.wait_for("You fold.")
    terminal.wait_for("▸")
    terminal.say("\x04")
    terminal.wait_for("You leave the table")
    assert "\x1b[" in terminal.seen
    assert "╭" in terminal.seen
    assert terminal.end() == 0


def test_in_a_terminal_plain_is_plain() -> None:
    terminal = Terminal("--plain")
    terminal.wait_for("> ")
    assert not re.search("\x1b\\[[0-9;]*m|╭", terminal.seen)
    terminal.say("quit\n")
    terminal.wait_for("You leave the table")
    assert terminal.end() == 0


def test_an_interrupted_game_ends_without_a_word() -> None:
    terminal = Terminal()
    terminal.wait_for("▸")
    before = len(terminal.seen)
    time.sleep(0.5)  # a signal between the prompt and the first look at the keyboard would be seen at the next key only
    terminal.game.send_signal(signal.SIGINT)
    assert terminal.end() == 130
    assert "Error" not in terminal.seen[before:]
