"""The sentences in which cases are told: one for each deed of a phase, one for each kind of expectation.

A pattern is plain text with slots, such as `{seat} discards {cards} and draws {draws}`. The same patterns are read by
pytest-bdd and by our own notation, and as Cucumber Expressions by other runners.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache
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

_CARD = r"(?:x|[Ww★][12]|(?:10|[2-9TJQKAtjqka])[cdhsCDHS♣♦♥♠])"
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
    "share": r"(?!(?:hand|pile)\b)[a-z][a-z0-9-]*",
    "words": r"[a-z][a-z0-9', -]*",
    "names": r"[A-Z][A-Za-z0-9]*(?:(?:, | and )[A-Z][A-Za-z0-9]*)*",
    "variant": r"[A-Z][A-Za-z0-9' -]*?",
    "id": r"[a-z0-9-]+",
    "rule": r"[A-Za-z0-9][A-Za-z0-9', -]*?",
    "house": r"[a-z0-9-]+",
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

    def read(self, text: str) -> dict[str, str] | None:
        """The texts in the slots, if the text is this sentence."""
        return _parted(text, *_parts(self.pattern))

    def tell(self, values: Mapping[str, str]) -> str:
        """The sentence with its slots filled."""
        return self.pattern.format(**values)


@cache
def _parts(pattern: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The fixed parts of a pattern, and the slots between them."""
    parts = re.split(r"\{(\w+)\}", pattern)
    return tuple(parts[::2]), tuple(parts[1::2])


def _parted(text: str, fixed: tuple[str, ...], slots: tuple[str, ...]) -> dict[str, str] | None:
    """What stands in the slots. One expression for each whole sentence would take longer to compile than to use."""
    if not text.startswith(fixed[0]):
        return None
    rest = text.removeprefix(fixed[0])
    if not slots:
        return None if rest else {}
    ends = fixed[1]
    end = rest.find(ends) if ends else len(rest)
    while end >= 0:
        if _slot(slots[0]).fullmatch(rest, 0, end):
            others = _parted(rest[end:], fixed[1:], slots[1:])
            if others is not None:
                return {slots[0]: rest[:end], **others}
        end = rest.find(ends, end + 1) if ends else -1
    return None


@cache
def _slot(name: str) -> re.Pattern[str]:
    return re.compile(SLOTS[name])


@cache
def vocabulary() -> tuple[Sentence, ...]:
    """Every sentence, in the order in which they are tried; no text fits two of them."""
    return tuple(dict.fromkeys((*_settings(), *_deeds(), *_expectations())))


def understood(text: str) -> tuple[Sentence, Mapping[str, str]] | None:
    """The sentence that a text is, and what stands in its slots."""
    for sign, sentence in _signs():
        if sign in text and (values := sentence.read(text)) is not None:
            return sentence, values
    return None


@cache
def _signs() -> tuple[tuple[str, Sentence], ...]:
    """Each sentence after the longest of its fixed parts: a look for that spares most of the reading."""
    return tuple((max(_parts(sentence.pattern)[0], key=len), sentence) for sentence in vocabulary())


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
    yield Sentence(role="setting", kind="house_rule", pattern="the house rule {rule} is in force")
    yield Sentence(role="setting", kind="house", pattern="the house is {house}")
    yield Sentence(role="setting", kind="stakes", pattern="the stakes are {stakes}")
    yield Sentence(role="setting", kind="stack", pattern="{seat} starts with {chips} chips")
    yield Sentence(role="setting", kind="stacks", pattern="everyone starts with {chips} chips")
    yield Sentence(role="setting", kind="cut", pattern="the deck is cut down to {chips} cards")
    yield Sentence(role="setting", kind="dealt", pattern="{seat} is dealt {cards}")
    yield Sentence(role="setting", kind="board", pattern="the board is dealt {cards}")


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


@lru_cache(maxsize=4096)
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
