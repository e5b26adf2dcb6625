"""An author's example, line by line, becomes a case with the whole deck and every action."""

from __future__ import annotations

import re
from contextlib import contextmanager
from typing import TYPE_CHECKING

from croupier.gherkin.arranging import NotSo
from croupier.gherkin.filling import FILLINGS, fill_deck
from croupier.gherkin.listening import NotUnderstood
from croupier.gherkin.telling import Telling
from croupier.gherkin.vocabulary import SLOTS, read_cards
from croupier.proof import Barred
from croupier.rules.documents import replaced

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.play import Hand
    from croupier.proof import Case
    from croupier.rules import Rulebook
    from croupier.rules.documents import Example
    from croupier.spec.source import Loc


class Untrue(ValueError):
    """An example cannot be played as it is told."""

    def __init__(self, loc: Loc, why: str, sentence: int | None = None) -> None:
        super().__init__(why)
        self.loc = loc
        """Where in the example."""
        self.why = why
        self.sentence = sentence
        """Which sentence of the line, counted from 0."""


def read_example(rules: Rulebook, example: Example, filling: str = FILLINGS[0]) -> Case:
    """The case that an example tells. Raises Untrue, with the place in the example."""
    return told_example(rules, example, filling)[0]


def told_example(rules: Rulebook, example: Example, filling: str = FILLINGS[0]) -> tuple[Case, Hand | None]:
    """The case that an example tells, and the hand as it leaves it; no hand where it cannot begin. Raises Untrue."""
    names = tuple(example.seats.split())
    _check_names(names)
    telling = Telling(
        rules=rules,
        names=names,
        stacks=_stacks(example.stacks, names),
        stakes=replaced(rules.stakes, example.betting, example.stakes),
        deck=fill_deck(rules.deck, _texts(example), example.deck or len(rules.deck), filling),
        shuffles=FILLINGS.index(filling),
    )
    for name, cards in example.dealt.items():
        with _at(("dealt", name)):
            telling.deal(name, read_cards(cards))
    for line, text in enumerate(example.play):
        for place, sentence in enumerate(text.split(";")):
            with _at(("play", line), place):
                telling.hear(sentence)
    with _at(()):
        case = telling.case(
            id=example.id,
            title=example.title,
            clauses=example.clauses,
            grounds=example.grounds,
            note=example.note or "",
            house_rules=rules.house_rules,
            house=example.house or "",
        )
        barred = any(isinstance(moment, Barred) for moment in case.moments)
        return case, None if barred else telling.hand


@contextmanager
def _at(loc: Loc, sentence: int | None = None) -> Iterator[None]:
    """Whatever goes wrong inside went wrong there."""
    try:
        yield
    except (NotSo, NotUnderstood, ValueError) as wrong:
        raise Untrue(loc, str(wrong), sentence) from None


def _check_names(names: tuple[str, ...]) -> None:
    for name in names:
        if not re.fullmatch(SLOTS["seat"], name):
            raise Untrue(
                ("seats",), f"`{name}` is no player's name; write capitalised names parted by blanks, as in `A B C`"
            )
        if names.count(name) > 1:
            raise Untrue(("seats",), f"two players are called {name}")


def _stacks(given: int | Mapping[str, int], names: tuple[str, ...]) -> tuple[int, ...]:
    if isinstance(given, int):
        return (given,) * len(names)
    strangers = [name for name in given if name not in names]
    if strangers or len(given) < len(names):
        raise Untrue(("stacks",), "a stack for each player, and for nobody else")
    return tuple(given[name] for name in names)


def _texts(example: Example) -> Iterator[str]:
    yield from example.dealt.values()
    for line in example.play:
        yield from line.split(";")
