"""Cases of `deck_property`: what every hand begins with."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from tests.public.agreeing import Either
from tests.public.reading import SchemaError, shaped
from tests.public.tables import Implementation, Seating, rulebook, to_the_end

if TYPE_CHECKING:
    from croupier.play import Hand
    from tests.public.reading import Means, PublicCase

NUMBERS = "one two three four five six seven eight nine ten".split()


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckProperty:
    """The `input` of a case of this kind."""

    scenario: str


def play(case: PublicCase, means: Means, by: Implementation) -> tuple[Hand, ...]:
    """So many hands with so many players, everybody staying to the end."""
    told = shaped(case, DeckProperty)
    found = re.fullmatch(r"(\w+) hands of (\w+)-handed hold'em played to the river", told.scenario)
    if not found:
        raise SchemaError(told.scenario)
    hands, players = (NUMBERS.index(word) + 1 for word in found.groups())
    rules = by.rules(rulebook("holdem", means.answers))
    stacks = (100,) * players
    tables = (Seating(rules=rules, stakes=rules.stakes, stacks=stacks, button=turn % players) for turn in range(hands))
    return tuple(to_the_end(table.begun()) for table in tables)


def deck_size_at_start_of_each_hand(hands: tuple[Hand, ...]) -> Either:
    sizes = [len(hand.record.deck) for hand in hands]
    return Either((sizes, *(sizes[:1] if len(set(sizes)) == 1 else ())))


def cards_distinct_within_hand(hands: tuple[Hand, ...]) -> bool:
    dealt = [[card for event in hand.record.of("deal") for card in event.cards] for hand in hands]
    return all(len(cards) == len(set(cards)) for cards in dealt)


SEEN: Mapping[str, Callable[[tuple[Hand, ...]], object]] = MappingProxyType(
    {look.__name__: look for look in (deck_size_at_start_of_each_hand, cards_distinct_within_hand)}
)
