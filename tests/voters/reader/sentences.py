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


@dataclass(slots=True)
class Rules:
    """The settings of a game: those that hold everywhere, and those of each step, in the order of play."""

    general: Settings = field(default_factory=dict)
    steps: dict[str, Settings] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Any:  # noqa: ANN401 - a number or a word, as the sentence has it
        if name not in self.general:
            raise UnknownSentence(f"no sentence says anything about {name!r}")
        return self.general[name]

    def says(self, name: str) -> bool:
        return name in self.general


def table() -> dict[str, Settings | None]:
    """The sentences that the reader understands, as patterns: what each settles, or nothing if it has to be there."""
    entries: dict[str, Settings | None] = {}
    text = re.sub(r"^#.*\n", "", TABLE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    for block in text.strip().split("\n\n"):
        words, arrow, means = block.partition("\n-> ")
        pattern = re.escape(" ".join(words.split())).replace(r"\ ", " ")
        pattern = re.sub(r"\\{(\w+)\\.\\.\\.\\}", r"(?P<\1>.+)", pattern)
        pattern = re.sub(r"\\{(\w+)\\}", r"(?P<\1>[\\w]+)", pattern)
        settings = dict(pair.split(" = ") for pair in means.split("; ") if "=" in pair)
        entries[pattern] = settings if arrow or "{" in words else None
    return entries


def read(clauses: list[dict[str, str]]) -> Rules:
    """The game that these clauses describe, each with its `id` and its `text`."""
    rules, entries = Rules(), table()
    missing = {pattern for pattern, settings in entries.items() if settings is None}
    for clause in clauses:
        place = clause["id"].partition("/")[2].partition(".")[0]
        everywhere = place in {"players", "deck", "betting", "policy", "pot"}
        settings = rules.general if everywhere else rules.steps.setdefault(place, {})
        for sentence in re.split(r"(?<=\.) (?=[A-Z])", clause["text"]):
            pattern = next((each for each in entries if re.fullmatch(each, sentence)), None)
            if pattern is None or not (found := re.fullmatch(pattern, sentence)):
                raise UnknownSentence(f"{clause['id']} says what is not understood: {sentence}")
            missing.discard(pattern)
            settings |= entries[pattern] or {}
            settings |= {name: number(text) for name, text in found.groupdict().items()}
    if missing:
        raise UnknownSentence(f"no sentence says: {min(missing)}")
    return rules


def number(text: str) -> int | str:
    """The number that a word names, or the text as it is."""
    return WORDS.index(text.lower()) if text.lower() in WORDS else text
