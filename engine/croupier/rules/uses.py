"""Which cards make a hand: how many from the player's own, and how many from the table."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import chain, combinations, product
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from croupier.spec.harmless import quoted
from croupier.spec.values import FromText, in_words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from croupier.table import Card

HAND, BOARD = "hand", "board"
"""The zones of which a share takes any cards where it says nothing; those of other places it must name."""
_MOST = 9


@dataclass(frozen=True, slots=True)
class Count:
    """How many cards of a zone a hand is made of."""

    bound: Literal["any", "exactly", "up to", "at least"] = "any"
    number: int = 0

    def __str__(self) -> str:
        return self.bound if self.bound == "any" else f"{self.bound} {in_words(self.number)}"

    def admits(self, cards: int) -> bool:
        """Whether so many are right."""
        match self.bound:
            case "exactly":
                return cards == self.number
            case "up to":
                return cards <= self.number
            case "at least":
                return cards >= self.number
        return True


ANY = Count()
Use: TypeAlias = "tuple[tuple[str, Count], ...]"
"""Zones with how many of their cards a hand is made of; what is missing is as where nothing is said."""


def read_count(text: str) -> Count:
    """`exactly two`, `up to 2`, `at least one`, `any`."""
    numbers = {said: number for number in range(_MOST + 1) for said in (str(number), in_words(number))}
    match = re.fullmatch(r"(exactly|up to|at least) ([a-z0-9]+)", text)
    if text == "any":
        return ANY
    if not match or match[2] not in numbers:
        raise ValueError(f"{quoted(text)} is no number of cards; write it like `exactly two`")
    bound: Literal["exactly", "up to", "at least"] = match[1]  # type: ignore[assignment]  # the pattern says so
    return Count(bound, numbers[match[2]])


Counted = Annotated[
    Count,
    FromText(
        read_count,
        "a number of cards such as `exactly two`, `up to two`, `at least one` or `any`",
        "^(any|(exactly|up to|at least) [a-z0-9]+)$",
    ),
]


def zones(use: Use) -> Mapping[str, Count]:
    """Every zone that counts, the hand first."""
    return {HAND: ANY, BOARD: ANY, **dict(use)}


def parts(use: Use, sizes: Mapping[str, int], size: int) -> Iterator[tuple[int, ...]]:
    """The ways to make a hand of some size: how many cards of each zone, where `sizes` lie there."""
    spans = ((zone, count) for zone, count in zones(use).items())
    choices = [[n for n in range(min(sizes.get(zone, 0), size) + 1) if count.admits(n)] for zone, count in spans]
    return (each for each in product(*choices) if sum(each) == size)


def holdings(
    use: Use, size: int, hand: Sequence[Card], board: Mapping[str, Sequence[Card]]
) -> Iterator[tuple[Card, ...]]:
    """Every hand of some size that can be made; none where there are too few cards."""
    counted = zones(use)
    lying = [hand if zone == HAND else board.get(zone, ()) for zone in counted]
    if all(count == ANY for count in counted.values()):
        return combinations(tuple(chain.from_iterable(lying)), size)
    return (
        tuple(chain.from_iterable(chosen))
        for part in parts(use, dict(zip(counted, map(len, lying), strict=True)), size)
        for chosen in product(*map(combinations, lying, part))
    )
