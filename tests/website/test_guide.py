"""Whatever the guide shows is so: its files can be played, and its commands print what it says they print."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from croupier.conformance.cases import case_vectors
from croupier.conformance.performing import perform, view_seen
from croupier.conformance.serving import Server
from croupier.conformance.wording import plain, read_request
from croupier.gherkin.checking import told_cases
from croupier.rules import Library
from croupier.spec.data import data
from croupier.table.events import Event
from tests.cli.running import run
from tests.conformance.asked import read_once
from tests.shipped import LIBRARY
from tests.website.guides import (
    Block,
    blocks,
    commands,
    is_shown,
    is_told,
    replaced,
    replaced_text,
    turns,
)

PAGES = ("write-a-variant", "read-a-spec", "cases", "validate-your-engine", "protocol")


@pytest.fixture(autouse=True)
def _desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder, and a window as wide as the guide's."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    read_once(monkeypatch)


@pytest.mark.parametrize("page", PAGES)
def test_a_reader_who_follows_the_guide_sees_what_it_shows(page: str) -> None:
    reader = Reader()
    for block in blocks(page):
        reader.read(block)
    assert reader.followed, "there is something to follow"


def test_the_guide_explains_every_field_of_a_case() -> None:
    text = data("spec", "pages", "guide", "cases.md").read_text(encoding="utf-8").split("{ #json }")[1]
    plain = [case.plain() for entry in LIBRARY.variants.values() for case in told_cases(entry)]
    fields = {key for case in plain for key in case}
    for moments in (case["moments"] for case in plain):
        assert isinstance(moments, list)
        fields |= {key for moment in moments for key in moment}
        fields |= {
            key for moment in moments for action in moment.values() if isinstance(action, dict) for key in action
        }
    assert {field for field in fields if f"`{field}`" not in text} == set()


def test_the_guide_quotes_the_rules_as_they_are() -> None:
    text = data("spec", "pages", "guide", "read-a-spec.md").read_text(encoding="utf-8")
    clauses = {clause.id: clause.text for clause in LIBRARY.variant("bounce-back").rules.clauses}
    quoted = dict(re.findall(r"`([a-z-]+\.[a-z-]+)`,\s\*([^*]+)\*", text))
    assert quoted
    assert {id_: " ".join(said.split()) for id_, said in quoted.items()} == {id_: clauses[id_] for id_ in quoted}
    assert [said for said in re.findall(r"^> (.*)$", text, re.MULTILINE) if said not in clauses.values()] == []


def test_an_output_that_differs_is_noticed() -> None:
    assert is_shown("one\n…\nfour\n", "one\ntwo\nthree\nfour\n")
    assert not is_shown("one\n…\nfour\n", "one\ntwo\nthree\n")
    assert not is_shown("one\ntwo\n", "one\nthree\n")


def test_an_answer_that_differs_is_noticed() -> None:
    assert is_told({"a": ["b", "…"], "c": "…"}, {"a": ["b", "d"], "c": 1})
    assert not is_told({"a": ["b"]}, {"a": ["b", "d"]})
    assert not is_told({"a": [1]}, {"a": [2]})
    assert not is_told({"a": 1}, {"a": 1, "b": 2})


def test_the_guide_explains_every_event_and_every_key_of_a_view() -> None:
    text = data("spec", "pages", "guide", "protocol.md").read_text(encoding="utf-8").split("{ #full }")[1]
    rows = re.findall(r"^\| (`[^|]+) \|[^|]+\|(.*)\|$", text, re.MULTILINE)
    explained = {
        name: set(re.findall(r"`(\w+)`", keys)) for names, keys in rows for name in re.findall(r"`(\w+)`", names)
    }
    happened: dict[str, set[str]] = {}
    shown: set[str] = set()
    for entry in LIBRARY.variants.values():
        for vector in case_vectors(entry):
            rules = entry.under(vector.house_rules, vector.house)
            for hand in perform(rules, vector.request(0, "full")).hands[-1:]:
                shown.update(view_seen(hand.view(0)))
                for event in map(Event.plain, hand.events):
                    happened.setdefault(str(event.pop("event")), set()).update(event.keys() - {"step"})
    assert {event: explained.get(event) for event in happened} == happened
    views = re.findall(r"^\| `(\w+)` \|[^|]+\|$", text, re.MULTILINE)
    assert set(views) == shown


class Reader:
    """Somebody who does what the guide says, block by block."""

    def __init__(self) -> None:
        self.file = Path()
        self.followed = 0
        self._undo: tuple[Path, str] | None = None
        self._server: Server | None = None

    def read(self, block: Block) -> None:
        """Write it, change a file by it, or type it."""
        self.followed += 1
        if "open" in block.notes:
            self.file = Path(block.notes["open"])
        match block.language:
            case "console":
                if "edits" in block.notes:
                    file, old, new = shlex.split(block.notes["edits"])
                    self._undo = Path(file), replaced_text(Path(file), old, new)
                self._type(block.text)
            case "text":
                self._converse(block.text)
            case "json":
                self._case(*block.notes["json"].split(), told=block.text)
            case "yaml" | "markdown" | "toml":
                self._write(block)

    def _write(self, block: Block) -> None:
        match block.notes:
            case {"part": _}:
                self._is_part(block)
            case {"adds": _}:
                before = self.file.read_text(encoding="utf-8")
                self.file.write_text(before + block.text, encoding="utf-8", newline="\n")
            case {"replaces": old}:
                replaced(self.file, old, block.text)
            case {"tries": old}:
                self._undo = self.file, replaced(self.file, old, block.text)
            case _:
                self._whole(block)

    def _whole(self, block: Block) -> None:
        self.file = Path(block.title)
        if "same" in block.notes:
            written = yaml.safe_load(self.file.read_text(encoding="utf-8"))
            assert yaml.safe_load(block.text) == written
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(block.text, encoding="utf-8", newline="\n")

    def _is_part(self, block: Block) -> None:
        """Notes aside, it is what stands in a file that comes with Croupier."""
        whole = yaml.safe_load(data(block.title).read_text(encoding="utf-8"))
        part = yaml.safe_load(block.text)
        assert {key: whole[key] for key in part} == part

    def _type(self, text: str) -> None:
        for words, typed, shown in commands(text):
            ours = [sys.executable if word == "python3" else word for word in words]
            output = _in_a_shell(ours) if words[0] == "test" else run(*ours, text=typed).output
            assert is_shown(shown, output), f"croupier {' '.join(words)} prints:\n{output}"
        if self._undo:
            path, before = self._undo
            path.write_text(before, encoding="utf-8", newline="\n")
            self._undo = None

    def _converse(self, text: str) -> None:
        self._server = self._server or Server(LIBRARY)
        answer: object = None
        for speaker, message in turns(text):
            if speaker == "→":
                assert isinstance(message, dict)
                reply = self._server.answer(read_request(message))
                answer = reply and plain(reply)
            else:
                assert is_told(message, answer), json.dumps(answer, ensure_ascii=False)
                answer = None
        assert answer is None, "the page shows every answer"

    def _case(self, variant: str, id_: str, *, told: str) -> None:
        [case] = [each for each in told_cases(Library(Path("spec")).variant(variant)) if each.id == id_]
        assert json.loads(told) == case.plain(), json.dumps(case.plain(), ensure_ascii=False, indent=2)


def _in_a_shell(words: list[str]) -> str:
    """Where pytest runs inside the command it must not run inside ours."""
    quiet = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    command = (sys.executable, "-m", "croupier", *words)
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=True, env=quiet).stdout
