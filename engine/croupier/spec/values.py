"""The small closed languages of values: names, slugs, numbers of players. Each is a type for annotations."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated

from croupier.spec.harmless import quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

MOST_LETTERS = 60
"""Of a name or a slug."""
FEWEST_PLAYERS = 2
MOST_PLAYERS = 23
"""Two cards each, a board and its burns, from one deck."""
_TO_TWENTY = """zero one two three four five six seven eight nine ten eleven twelve
    thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"""
_IN_WORDS = tuple(_TO_TWENTY.split())


class OptionError(ValueError):
    """An option that does not go together with others, or not in itself: raised by the form that has been filled."""

    def __init__(self, option: str, why: str) -> None:
        super().__init__(f"`{option}`: {why}")
        self.option = option


@dataclass(frozen=True, slots=True)
class FromText:
    """How a text becomes a value; metadata for `Annotated`, as in `Annotated[Card, FromText(read_card, "a card")]`."""

    read: Callable[[str], object]
    """Gives the value, or raises ValueError in a sentence for the author of the document."""
    expected: str
    """What may be written here, after "expected": ``a card such as `Kh` ``."""
    pattern: str = ""
    """The same for editors, as a regular expression of JSON Schema; it may allow more."""

    def __get_pydantic_core_schema__(self, _source: object, _handler: object) -> dict[str, object]:
        """What pydantic asks of metadata; a plain dictionary, so that it need not be imported here."""
        function = {"type": "no-info", "function": self.read}
        return {"type": "function-after", "function": function, "schema": {"type": "str"}}

    def __get_pydantic_json_schema__(self, _schema: object, _handler: object) -> dict[str, str]:
        """The text as an editor sees it."""
        return {"type": "string", **({"pattern": self.pattern} if self.pattern else {})}


def read_name(text: str) -> str:
    """A name an author gives: `the bounce`, `Texas Hold'em`."""
    if len(text) > MOST_LETTERS:
        raise ValueError(f"the name {quoted(text)} is too long; {MOST_LETTERS} letters are the most")
    stranger = re.search(r"[^A-Za-z0-9 ',-]", text)
    if stranger:
        raise ValueError(f"{quoted(stranger[0])} cannot stand in a name; letters, digits, blanks and ' , - can")
    if text != " ".join(text.split()):
        raise ValueError(f"the name {quoted(text)} has a blank too many; single blanks between words are enough")
    if not re.search(r"[A-Za-z0-9]", text):
        raise ValueError(f"the name {quoted(text)} needs a letter or a digit")
    return text


def read_slug(text: str) -> str:
    """The short name in addresses and ids: `bounce-back`."""
    if re.search(r"[/\\]|\.\.", text):
        raise ValueError(f"{quoted(text)} is a path; a slug is the name alone, such as `bounce-back`")
    if len(text) > MOST_LETTERS:
        raise ValueError(f"the slug {quoted(text)} is too long; {MOST_LETTERS} letters are the most")
    if not re.fullmatch(r"[a-z0-9]+(?:-[a-z0-9]+)*", text):
        meant = f" (did you mean `{slug_of(text)}`?)" if slug_of(text) else ""
        raise ValueError(f"{quoted(text)} is not a slug: small letters and digits, single hyphens between them{meant}")
    return text


def read_players(text: str) -> tuple[int, int]:
    """`2 to 7` is (2, 7)."""
    match = re.fullmatch(r"([1-9][0-9]?) to ([1-9][0-9]?)", text)
    if not match:
        raise ValueError(f"{quoted(text)} is not a number of players; write it like `2 to 7`")
    fewest, most = int(match[1]), int(match[2])
    if fewest < FEWEST_PLAYERS:
        meant = f" (did you mean `{FEWEST_PLAYERS} to {most}`?)" if most >= FEWEST_PLAYERS else ""
        raise ValueError(f"{quoted(text)} would let somebody play alone{meant}")
    if most > MOST_PLAYERS:
        raise ValueError(f"{most} players are too many; {MOST_PLAYERS} is the most")
    if fewest > most:
        raise ValueError(f"{quoted(text)} is the wrong way round (did you mean `{most} to {fewest}`?)")
    return fewest, most


Name = Annotated[str, FromText(read_name, "a name", r"^(?=.*[A-Za-z0-9])[A-Za-z0-9',-]+( [A-Za-z0-9',-]+)*$")]
Slug = Annotated[str, FromText(read_slug, "a slug such as `bounce-back`", "^[a-z0-9]+(-[a-z0-9]+)*$")]
Players = Annotated[tuple[int, int], FromText(read_players, "players such as `2 to 7`", "^[0-9]+ to [0-9]+$")]


@lru_cache(maxsize=4096)
def slug_of(name: str) -> Slug:
    """`the bounce` → `the-bounce`, `Texas Hold'em` → `texas-holdem`."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def in_words(number: int) -> str:
    """`five`; digits beyond twenty."""
    return _IN_WORDS[number] if 0 <= number < len(_IN_WORDS) else str(number)


def did_you_mean(word: str, known: Iterable[str]) -> str | None:
    """The known word that was probably meant, if one is near enough."""
    from difflib import get_close_matches  # noqa: PLC0415 - nobody waits for it who makes no slip

    if len(word) > MOST_LETTERS:
        return None
    by_letters = {each.lower(): each for each in known}
    near = get_close_matches(word.lower(), by_letters, n=1)
    return by_letters[near[0]] if near else None
