"""What the sentences of a rules page mean to the reader: sentences in, settings of a game out."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Settings = dict[str, Any]
WORDS = "no one two three four five six seven eight nine ten".split()
TABLE = Path(__file__).with_name("sentences.txt")


class UnknownSentence(Exception):
    """The page says something that the reader does not understand, or does not say what it needs."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A sentence of the table: its words, as a pattern, and what it settles."""

    pattern: re.Pattern[str]
    settings: Settings
    always: bool


@dataclass(slots=True)
class Rules:
    """The settings of a game: those that hold everywhere, and those of each step, in the order of play."""

    general: Settings = field(default_factory=dict)
    steps: dict[str, Settings] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Any:  # noqa: ANN401 - a number or a word, as the sentence has it
        if name not in self.general:
            raise UnknownSentence(f"no sentence says anything about {name!r}")
        return self.general[name]


def table() -> list[Entry]:
    """The sentences that the reader understands."""
    entries = []
    text = re.sub(r"^#.*\n", "", TABLE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    for block in text.strip().split("\n\n"):
        words, arrow, means = block.partition("\n-> ")
        settings = dict(pair.split(" = ") for pair in means.split("; ")) if " = " in means else {}
        pattern = re.escape(" ".join(words.split())).replace(r"\ ", " ")
        pattern = re.sub(r"\\{(\w+)\\.\\.\\.\\}", r"(?P<\1>.+)", pattern)
        pattern = re.sub(r"\\{(\w+)\\}", r"(?P<\1>[\\w]+)", pattern)
        entries.append(Entry(re.compile(pattern), settings, not arrow and "{" not in words))
    return entries


def read(clauses: list[dict[str, str]]) -> Rules:
    """The game that these clauses describe, each with its `id` and its `text`."""
    rules, entries, kept = Rules(), table(), set[re.Pattern[str]]()
    for clause in clauses:
        place = clause["id"].partition("/")[2].partition(".")[0]
        of_step = place not in {"players", "deck", "betting", "policy", "pot"}
        settings = rules.steps.setdefault(place, {}) if of_step else rules.general
        for sentence in re.split(r"(?<=\.) (?=[A-Z])", clause["text"].replace("’", "'")):
            entry = next((entry for entry in entries if entry.pattern.fullmatch(sentence)), None)
            if entry is None or not (found := entry.pattern.fullmatch(sentence)):
                raise UnknownSentence(f"{clause['id']} says what is not understood: {sentence}")
            kept.add(entry.pattern)
            settings.update(entry.settings)
            settings.update((name, number(text)) for name, text in found.groupdict().items())
    if missing := [entry.pattern.pattern for entry in entries if entry.always and entry.pattern not in kept]:
        raise UnknownSentence(f"no sentence says: {missing[0]}")
    return rules


def number(text: str) -> int | str:
    """The number that a word names, or the text as it is."""
    return WORDS.index(text.lower()) if text.lower() in WORDS else text
