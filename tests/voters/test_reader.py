"""The second voter: an interpreter that knows nothing but the sentences agrees with the hands that ship."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.spec.data import data
from tests.voters.reader.sentences import UnknownSentence, read

HERE = Path(__file__).parent
EVERY = 8
"""To ask for all hands takes too long for every run of the tests; the README has the command that does."""


def conform(*options: str, instead: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    reader = [sys.executable, "-m", "tests.voters.reader", *instead]
    asking = ["--no-shrink", "--timeout", "60", "--jobs", "1", "--level", "legal", *options]
    command = [sys.executable, "-m", "croupier", "conform", *asking, "--", *reader]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False, cwd=HERE.parents[1])


def fewer(lines: list[str]) -> Iterator[str]:
    """A file of hands, one a line, with every eighth of them in which no two house rules meet."""
    hands = {line: json.loads(line.removesuffix(",")) for line in lines if line.startswith('{"id"')}
    few = [line for line, hand in hands.items() if not hand.get("house_rules", ())[1:]][::EVERY]
    return (line for line in lines if line not in hands or line in few)


@pytest.fixture(scope="module")
def vectors(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of fewer hands."""
    folder = tmp_path_factory.mktemp("vectors")
    for file in data("features", "vectors").glob("*.json"):
        text = "\n".join(fewer(file.read_text(encoding="utf-8").splitlines()))
        (folder / file.name).write_text(text, encoding="utf-8", newline="\n")
    return folder


def test_whoever_plays_by_the_sentences_alone_agrees_with_the_hands_that_ship(vectors: Path) -> None:
    # What the two do not agree about is listed; it is run all the same, and has to be settled when it agrees.
    run = conform("--vectors", str(vectors), "--known-failures", str(HERE / "disagreements.txt"))
    assert run.returncode == 0, run.stdout


def test_another_number_in_a_sentence_is_found_out(vectors: Path) -> None:
    file = vectors / "bounce-back.json"
    limit = conform(
        "--vectors",
        str(file),
        "--clause",
        "bounce-back/the-draw.limit",
        instead=("up to two cards", "up to three cards"),
    )
    assert limit.returncode == 1, limit.stdout


def test_a_sentence_that_the_reader_does_not_know_stops_it() -> None:
    clause = {"id": "bounce-back/policy.burn", "text": "No card is burned. On Fridays two are."}
    with pytest.raises(UnknownSentence, match=r"bounce-back/policy\.burn .* On Fridays two are\."):
        read([clause])


def test_a_page_without_a_sentence_that_is_needed_stops_it() -> None:
    with pytest.raises(UnknownSentence, match="no sentence says"):
        read([{"id": "bounce-back/policy.burn", "text": "No card is burned."}])
