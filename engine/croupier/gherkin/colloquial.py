"""What players say for the words of the vocabulary. Nothing is read by it: it tells what somebody probably meant."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from croupier.gherkin.vocabulary import SLOTS, infinitive

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from typing import TypeAlias

    Said: TypeAlias = str | Callable[[re.Match[str]], str]

DEEDS: Mapping[str, str] = {
    "stands pat": "stands|stays pat|stays|discards nothing|draws nothing|takes no cards|keeps all|keeps everything",
    "discards": "throws away|throws out|throws|tosses|chucks|dumps|drops|exchanges|swaps|trades|replaces|changes"
    "|gets rid of|puts away",
    "and draws": "draws|and gets|gets|and receives|receives|and is given|and takes|for",
    "checks": "passes|knocks|taps",
    "bets": "opens for|opens with|opens|wagers|puts in|goes all in|goes all-in|shoves|jams",
    "raises to": "reraises to|re-raises to|reraises|re-raises|makes it|raises it to|raises",
    "calls": "matches|sees it|sees the bet|covers|pays",
    "folds": "drops out|gets out|quits|lays down|throws in|drops",
    "takes back": "picks up|gets back|recovers|reclaims|takes up|takes",
    "gives up": "discards|returns|puts down|trades|swaps|exchanges",
    "keeps": "keeps the hand|keeps the cards|keeps them",
    "shows": "turns over|reveals|tables|exposes|opens up",
}
"""Deeds, in the third person; what one may do is said alike, in the infinitive."""
OTHERS: Mapping[str, str] = {
    "holds": "has|owns|is holding",
    "has shown": "showed|shows",
    "is all-in": "is all in",
    "wins": "collects|scoops|takes the pot of|wins the pot of|gets",
    "is to act": "acts next|acts|is next|has the turn",
    "is out": "has folded|is folded|is not in",
    "is dealt": "receives|gets|is given|starts with|begins with",
    "may not": "cannot|can not|can't|must not|mustn't|is not allowed to|isn't allowed to",
    "may": "can|is allowed to|could",
    "the pot is": "the pot has|the pot holds|the pot contains|pot is|Pot is",
    "the hand is over": "the hand ends|the hand has ended|the hand is finished|the game is over",
}
_CARD = SLOTS["draws"].partition("(?: ")[0]
_RANKS = dict(zip("ace king queen jack ten nine eight seven six five four three two deuce".split(), "AKQJT987654322",
                  strict=True))  # fmt: skip
_COUNTS = dict(zip("a one two three four five 1 2 3 4 5".split(), (1, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5), strict=True))
_COUNT = "(a|one|two|three|four|five|[1-5])(?: cards?)?(?= |$)"
_HABITS: tuple[tuple[str, Said], ...] = (
    (r"^(?:Everyone|[Ee]verybody|[Aa]ll(?: players)?|[Ee]ach player|[Tt]hey all)(?= )", "everyone"),
    (r"^everyone ([a-z]+)( pat)?$", r"everyone \1s\2"),
    (r"^The (?=pot|hand|dealer)", "the "),
    (r"^[a-z]+(?= )", lambda name: name[0].capitalize()),
    (rf"(?i)({'|'.join(_RANKS)}) of ([cdhs])(?:lub|iamond|eart|pade)s", lambda card: _RANKS[card[1].lower()] + card[2]),
    (rf"(?<=\s)({_CARD})(?:,| and|, and) (?={_CARD})", r"\1 "),
    (rf"\b(discards?|gives? up|takes? back|and draws) {_COUNT}", lambda deed: f"{deed[1]} {_unnamed(deed[2])}"),
    (rf"^(\w+) draws {_COUNT}$", lambda deed: f"{deed[1]} discards {_unnamed(deed[2])}"),
    (rf"^(\w+) draws (?={_CARD})", r"\1 discards {cards} and draws "),
    (rf"^(\w+) (?:picks up|takes back|takes|gets back) (?={_CARD})", r"\1 gives up {cards} and takes back "),
    (r"^(\w+) (?:has|holds|makes) (?!shown)(?:an? )?([a-z][a-z, ]+)$", r"\1's hand is \2"),
    (r"^(\w+)'s hand is an? ", r"\1's hand is "),
    (r"(?<='s )cards ", "hand "),
    (r"(?<='s )(hand|pile) (?:has|holds|contains) ", r"\1 is "),
    (r"^[Ii]t(?: is|'s) (\w+)'s turn$", r"\1 is to act"),
    (r"^(\w+) has ([0-9]+)$", r"\1 has \2 chips"),
    (r"(?<=[0-9]) chips?$", ""),
    (r"\b(calls?|folds?|checks?|shows?|mucks?) (?:[0-9]+|it|that|(?:the|his|her|their) (?:bet|cards|hand))$", r"\1"),
)  # fmt: skip
"""Other habits, each as a pattern and what becomes of it."""


def rewordings(text: str) -> Iterator[str]:
    """The text with one thing in it said in the words of the vocabulary, for each way in which that can be done."""
    for pattern, said in _HABITS:
        yield _tidy(re.sub(pattern, said, text, count=1))
    for phrase, word in _synonyms():
        if f" {phrase} " in f" {text} ":
            yield _tidy(f" {text} ".replace(f" {phrase} ", f" {word} ", 1))


def _tidy(text: str) -> str:
    """Single blanks; and no `raises to to`, where something was reworded that was well said."""
    return re.sub(r"\b([a-z]{2,}) \1\b", r"\1", " ".join(text.split()))


def _unnamed(count: str) -> str:
    """`two` → `x x`."""
    return " ".join("x" * _COUNTS[count])


@cache
def commands() -> tuple[tuple[str, str], ...]:
    """Each phrase for a deed with the word for it, as one says them to somebody: `throw away`, `discard`."""
    return _pairs((_bare(word), "|".join(map(_bare, said.split("|")))) for word, said in DEEDS.items())


@cache
def _synonyms() -> tuple[tuple[str, str], ...]:
    return tuple(sorted((*commands(), *_pairs((*DEEDS.items(), *OTHERS.items()))), key=_longer_first))


def _pairs(table: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    pairs = [(phrase, word) for word, said in table for phrase in said.split("|")]
    return tuple(sorted(pairs, key=_longer_first))


def _longer_first(pair: tuple[str, str]) -> int:
    return -len(pair[0])


def _bare(phrase: str) -> str:
    """`and draws` → `and draw`."""
    joined = phrase.startswith("and ")
    return f"and {infinitive(phrase.removeprefix('and '))}" if joined else infinitive(phrase)
