"""What a world is: how its hands begin, what is followed in them, and what it changes in the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from croupier.play import start

if TYPE_CHECKING:
    from croupier.play import Hand
    from croupier.rules import Rulebook
    from croupier.table import Action, Card, Stakes

Follow: TypeAlias = "Callable[[Hand], Iterable[Action]]"
"""The actions of a state that are followed, none twice."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """How a hand of a world begins."""

    stacks: tuple[int, ...]
    deck: tuple[Card, ...]
    stakes: Stakes
    button: int = 0

    def begin(self, rules: Rulebook) -> Hand:
        """The hand under some rules. Raises CannotStart."""
        return start(rules, stacks=self.stacks, deck=self.deck, button=self.button, stakes=self.stakes)


def amounts(rules: Rulebook, ante: int, bet: int, most: int = 0) -> Mapping[str, int]:
    """The stakes of a world: an ante, a bet, which the big blind is as well, and the highest bet."""
    half = {"small blind": (bet + 1) // 2, "bring-in": (bet + 1) // 2}
    return {**dict.fromkeys(rules.stakes_read, bet), **half, "ante": ante, "max bet": most}


def as_written(rules: Rulebook) -> Rulebook:
    """The rules unchanged."""
    return rules


def by_the_book(played: Rulebook, hand: Hand) -> Rulebook:  # noqa: ARG001 - another world looks at the hand
    """The rules that were played."""
    return played


@dataclass(frozen=True, slots=True, kw_only=True)
class World:
    """Some openings, and for each state the actions that are followed from it."""

    name: str
    about: str
    """What is exhausted, in a sentence."""
    openings: tuple[Opening, ...]
    follow: Follow
    played: Callable[[Rulebook], Rulebook] = as_written
    """The rulebook as it is played here, where something in it is made smaller."""
    judged: Callable[[Rulebook, Hand], Rulebook] = by_the_book
    """The rulebook whose checks read a finished hand, given the one that was played."""
    veiled: bool = False
    """Whether its openings differ in nothing but the cards, so that views can be compared."""
