"""A scenario with one small mistake in its text fails, or is refused."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from croupier.gherkin.arranging import NotSo
from croupier.gherkin.listening import NotUnderstood
from croupier.gherkin.vocabulary import SLOTS
from croupier.table import DECK, show_card
from tests.gherkin.told import cases, dice, hear, steps_of, texts, write_vectors

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from random import Random

Said = tuple[str, ...]
"""The sentences of one scenario."""
ROUNDS = 3
"""How often each kind of mistake is made in each scenario."""


def _another_card(said: Said, random: Random) -> Said:
    return _edited(
        said, rf"(?<!\S){SLOTS['draws'].split('(?: ')[0]}(?!\S)", lambda _: show_card(random.choice(DECK)), random
    )


def _another_seat(said: Said, random: Random) -> Said:
    names = re.split(", | and ", re.findall(r" between (.+), \w+ dealing", said[0])[0])
    return _edited(said, rf"\b(?:{'|'.join(names)})\b", lambda _: random.choice(names), random)


def _another_number(said: Said, random: Random) -> Said:
    return _edited(
        said, r"(?<![\w♠♥♦♣])\d+(?![\w♠♥♦♣])", lambda found: str(max(0, int(found) + random.choice((-1, 1)))), random
    )


def _another_clause(said: Said, random: Random) -> Said:
    clauses = [clause.id for clause in cases()[0][1].clauses]
    return _edited(said, r"(?<=\()[a-z.-]+(?=\))", lambda _: random.choice(clauses), random)


def _a_step_less(said: Said, random: Random) -> Said:
    place = random.randrange(len(said))
    return said[:place] + said[place + 1 :]


def _a_step_twice(said: Said, random: Random) -> Said:
    place = random.randrange(len(said))
    return said[: place + 1] + said[place:]


def _two_steps_swapped(said: Said, random: Random) -> Said:
    place = random.randrange(1, len(said) - 1) if len(said) > 2 else 0
    return (*said[:place], *said[place : place + 2][::-1], *said[place + 2 :])


def _edited(said: Said, form: str, new: Callable[[str], str], random: Random) -> Said:
    """The sentences with one occurrence of something replaced."""
    spots = [(place, found) for place, text in enumerate(said) for found in re.finditer(form, text)]
    if not spots:
        return said
    place, found = random.choice(spots)
    text = said[place][: found.start()] + new(found[0]) + said[place][found.end() :]
    return (*said[:place], text, *said[place + 1 :])


MISTAKES = (
    _another_card,
    _another_seat,
    _another_number,
    _another_clause,
    _a_step_less,
    _a_step_twice,
    _two_steps_swapped,
)


def _is_noticed(wrong: Said, said: Said, feature: Path) -> bool:
    """Whether a text is refused; or tells the same hand, as with a check that would have been everybody's next."""
    try:
        return hear(wrong, feature) == hear(said, feature)
    except (NotSo, NotUnderstood, ValueError):
        return True


def _same_setting(one: Said, other: Said) -> bool:
    """Whether two texts differ only in the order in which they set the table."""
    return sorted(one) == sorted(other) and [text for text in one if not _sets(text)] == [
        text for text in other if not _sets(text)
    ]


def _sets(text: str) -> bool:
    return re.search(r" is dealt | starts with |^the stakes are |^the house |^the deck is cut ", text) is not None


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.__name__.strip("_").replace("_", "-"))
def test_a_mistake_in_the_text_is_found(mistake: Callable[[Said, Random], Said], tmp_path: Path) -> None:
    made, survivors = 0, []
    for place, (case, _) in enumerate(cases()):
        said, feature = texts(steps_of(place)), write_vectors(tmp_path, case)
        for round_ in range(ROUNDS):
            wrong = mistake(said, dice(f"{case.id} {round_}"))
            if wrong != said and not _same_setting(wrong, said):
                made += 1
                survivors += [] if _is_noticed(wrong, said, feature) else [(case.id, set(wrong) - set(said))]
    assert made > len(cases()) // 2
    assert not survivors
