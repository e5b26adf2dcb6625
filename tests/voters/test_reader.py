"""The second voter: an interpreter that knows nothing but the sentences agrees with the hands that ship."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.voters.reader.sentences import UnknownSentence, read

HERE = Path(__file__).parent


def conform(*options: str, instead: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    reader = [sys.executable, "-m", "tests.voters.reader", *instead]
    command = [sys.executable, "-m", "croupier", "conform", "--no-shrink", "--timeout", "60", *options, "--", *reader]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False, cwd=HERE.parents[1])


def test_whoever_plays_by_the_sentences_alone_agrees_with_every_hand_that_ships() -> None:
    # What the two do not agree about is listed; it is run all the same, and has to be settled when it agrees.
    run = conform("--level", "legal", "--known-failures", str(HERE / "disagreements.txt"))
    assert run.returncode == 0, run.stdout


@pytest.mark.parametrize(
    ("clause", "instead"),
    [
        ("bounce-back/the-draw.limit", ("up to two cards", "up to three cards")),
        ("double-draw/players.number", ("Two to nine", "Two to ten")),
        ("five-card-draw/policy.raises", ("at most three raises", "at most four raises")),
    ],
)
def test_another_number_in_a_sentence_is_found_out(clause: str, instead: tuple[str, str]) -> None:
    assert conform("--level", "legal", "--clause", clause, instead=instead).returncode == 1


def test_a_sentence_that_the_reader_does_not_know_stops_it() -> None:
    clause = {"id": "bounce-back/policy.burn", "text": "No card is burned. On Fridays two are."}
    with pytest.raises(UnknownSentence, match=r"bounce-back/policy\.burn .* On Fridays two are\."):
        read([clause])


def test_a_page_without_a_sentence_that_is_needed_stops_it() -> None:
    with pytest.raises(UnknownSentence, match="no sentence says"):
        read([{"id": "bounce-back/policy.burn", "text": "No card is burned."}])
