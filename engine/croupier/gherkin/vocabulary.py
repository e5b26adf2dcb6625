"""The sentences in which cases are told: one for each deed of a phase, one for each kind of expectation.

A pattern is plain text with slots, such as `{seat} discards {cards} and draws {draws}`. The same patterns are read as
regular expressions by pytest-bdd and by our own notation, and as Cucumber Expressions by cucumber-js.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, cast

from croupier.phases import every_phase
from croupier.proof import EXPECTATIONS
from croupier.table import BETTING, Stakes
from croupier.table.cards import Card, read_card, show_card
from croupier.table.events import HIDDEN

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.table.stakes import Betting

Role = Literal["begin", "setting", "deed", "everyone", "refused", "allowed", "barred", "expected"]
KEYWORDS: Mapping[Role, str] = {
    "begin": "Given",
    "setting": "Given",
    "deed": "When",
    "everyone": "When",
    "refused": "Then",
    "allowed": "Then",
    "barred": "Then",
    "expected": "Then",
}

_CARD = r"(?:x|(?:10|[2-9TJQKAtjqka])[cdhsCDHS♣♦♥♠])"
SLOTS: Mapping[str, str] = {
    "seat": r"[A-Z][A-Za-z0-9]*",
    "other": r"[A-Z][A-Za-z0-9]*",
    "dealer": r"[A-Z][A-Za-z0-9]*",
    "cards": rf"(?:nothing|{_CARD}(?: {_CARD})*)",
    "draws": rf"{_CARD}(?: {_CARD})*",
    "takes": rf"{_CARD}(?: {_CARD})*",
    "chips": r"[0-9]{1,15}",
    "clause": r"[a-z0-9-]+\.[a-z0-9-]+(?:\.[a-z0-9-]+)?",
    "step": r"[a-z][a-z0-9' -]*",
    "words": r"[a-z][a-z0-9', -]*",
    "names": r"[A-Z][A-Za-z0-9]*(?:(?:, | and )[A-Z][A-Za-z0-9]*)*",
    "variant": r"[A-Z][A-Za-z0-9' -]*?",
    "id": r"[a-z0-9-]+",
    "stakes": r"[a-z -]+(?:, [a-z -]+ [0-9]{1,15})*",
    "quiet": r"[a-z]+(?: [a-z]+)*",
}
"""What may stand in a slot, as a regular expression without groups."""
CARD_SLOTS = frozenset({"cards", "draws", "takes"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Sentence:
    """One way of saying something."""

    role: Role
    kind: str
    """The verb of a deed, the kind of an expectation, or the setting it makes."""
    pattern: str

    @property
    def slots(self) -> tuple[str, ...]:
        """The slots of the pattern, in order."""
        return tuple(re.findall(r"\{(\w+)\}", self.pattern))

    @property
    def keyword(self) -> str:
        """`Given`, `When` or `Then`."""
        return KEYWORDS[self.role]

    def regex(self) -> str:
        """The pattern as a regular expression with named groups."""
        parts = re.split(r"\{(\w+)\}", self.pattern)
        return "".join(
            f"(?P<{part}>{SLOTS[part]})" if odd % 2 else re.escape(part).replace(r"\ ", " ")
            for odd, part in enumerate(parts)
        )

    def read(self, text: str) -> dict[str, str] | None:
        """The texts in the slots, if the text is this sentence."""
        if any(part not in text for part in _fixed(self.pattern)):
            return None
        found = _compiled(self).fullmatch(text)
        return found.groupdict() if found else None

    def tell(self, values: Mapping[str, str]) -> str:
        """The sentence with its slots filled."""
        return self.pattern.format(**values)


@cache
def _fixed(pattern: str) -> tuple[str, ...]:
    """The parts of a pattern outside its slots: a quick look for them spares most of the matching."""
    return tuple(re.split(r"\{\w+\}", pattern))


@cache
def _compiled(sentence: Sentence) -> re.Pattern[str]:
    return re.compile(sentence.regex())


@cache
def vocabulary() -> tuple[Sentence, ...]:
    """Every sentence, in the order in which they are tried; no text fits two of them."""
    return (*_settings(), *_deeds(), *_expectations())


@cache
def _by_role() -> Mapping[tuple[Role, str], tuple[Sentence, ...]]:
    found: dict[tuple[Role, str], tuple[Sentence, ...]] = {}
    for sentence in vocabulary():
        found[sentence.role, sentence.kind] = (*found.get((sentence.role, sentence.kind), ()), sentence)
    return found


def sentences(role: Role, kind: str) -> tuple[Sentence, ...]:
    """The ways of saying one thing, the preferred one first. Raises KeyError."""
    return _by_role()[role, kind]


def _settings() -> Iterator[Sentence]:
    yield Sentence(role="begin", kind="case", pattern='the hand "{id}" of {variant} between {names}, {dealer} dealing')
    yield Sentence(role="begin", kind="free", pattern="a hand of {variant} between {names}, {dealer} dealing")
    yield Sentence(role="setting", kind="stakes", pattern="the stakes are {stakes}")
    yield Sentence(role="setting", kind="stack", pattern="{seat} starts with {chips} chips")
    yield Sentence(role="setting", kind="stacks", pattern="everyone starts with {chips} chips")
    yield Sentence(role="setting", kind="cut", pattern="the deck is cut down to {chips} cards")
    yield Sentence(role="setting", kind="dealt", pattern="{seat} is dealt {cards}")


def _deeds() -> Iterator[Sentence]:
    yield Sentence(role="everyone", kind="everyone", pattern="everyone {quiet}")
    for phase in every_phase().values():
        for verb, patterns in phase.deeds.items():
            for pattern in patterns:
                yield Sentence(role="deed", kind=verb, pattern=pattern)
                if "{draws}" not in pattern and pattern.startswith("{seat} "):
                    bare = infinitive(pattern.removeprefix("{seat} "))
                    yield Sentence(role="refused", kind=verb, pattern=f"{{seat}} may not {bare} ({{clause}})")
                    yield Sentence(role="allowed", kind=verb, pattern=f"{{seat}} may {bare}")
    yield Sentence(role="barred", kind="barred", pattern="the hand may not begin ({clause})")


def _expectations() -> Iterator[Sentence]:
    for kind, expectation in EXPECTATIONS.items():
        yield Sentence(role="expected", kind=kind, pattern=expectation.sentence)


_LIKENESSES = (
    ("clause", r"(?<=\()[a-z0-9.-]+(?=\))"),
    ("id", r"(?<=\")[^\"]*(?=\")"),
    ("variant", r"(?<= of )[^{]+(?= between )"),
    ("names", r"(?<= between ).+(?=, \w+ dealing)"),
    ("cards", rf"(?<![\w{{]){SLOTS['cards']}(?![\w}}])"),
    ("seat", rf"(?<![\w{{]){SLOTS['seat']}(?![\w}}])"),
    ("chips", r"(?<![\w{])[0-9]+(?![\w}])"),
)
_ALIKE = {"draws": "cards", "takes": "cards", "other": "seat", "dealer": "seat"}


def nearest(text: str) -> str | None:
    """The pattern that was probably meant: the words are compared, whatever stands in the slots."""
    for slot, form in _LIKENESSES:
        text = re.sub(form, f"{{{slot}}}", text)
    shapes = {re.sub(r"(?<=\{)\w+", lambda slot: _ALIKE.get(slot[0], slot[0]), each): each for each in _patterns()}
    near = get_close_matches(text, shapes, n=1, cutoff=0.7)
    return shapes[near[0]] if near else None


def _patterns() -> Iterator[str]:
    return (sentence.pattern for sentence in vocabulary())


def infinitive(deed: str) -> str:
    """`discards {cards}` → `discard {cards}`, `gives up {cards} and takes …` → `give up {cards} and take …`."""
    clauses = deed.split(" and ")
    return " and ".join(
        f"{_bare(verb)}{space}{rest}" for verb, space, rest in (each.partition(" ") for each in clauses)
    )


def _bare(verb: str) -> str:
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    return verb[:-2] if verb.endswith(("sses", "oes", "ches", "shes", "xes")) else verb.removesuffix("s")


def read_cards(text: str) -> tuple[Card, ...]:
    """`K♦ 2c x` → the cards; `x` stays `x`. Raises ValueError."""
    return tuple(HIDDEN if word == "x" else read_card(word) for word in text.split() if word != "nothing")


def tell_cards(cards: tuple[Card, ...]) -> str:
    """The cards as people read them: `K♦ 2♣`."""
    return " ".join("x" if card == HIDDEN else show_card(card) for card in cards) or "nothing"


def read_stakes(text: str) -> Stakes:
    """`no limit, ante 1, bet 5` → the stakes, those and no others. Raises ValueError."""
    betting, *amounts = text.split(", ")
    if betting not in BETTING:
        raise ValueError(f"there is no betting structure {betting}; there are {', '.join(BETTING)}")
    told = (amount.rpartition(" ") for amount in amounts)
    return Stakes(
        betting=cast("Betting", betting), amounts=MappingProxyType({name: int(chips) for name, _, chips in told})
    )


def read_names(text: str) -> tuple[str, ...]:
    """`A, B and C` → `("A", "B", "C")`."""
    return tuple(re.split(r", | and ", text))


def tell_names(names: tuple[str, ...]) -> str:
    """`("A", "B", "C")` → `A, B and C`."""
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else names[0]
