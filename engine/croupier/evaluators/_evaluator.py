"""What an evaluator is: a ranking of hands, and the words for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from croupier.evaluators._batch import Cards, Strengths
    from croupier.table.cards import Card


@dataclass(frozen=True, slots=True, kw_only=True)
class Category:
    """A kind of hand, as a table of hand rankings shows it."""

    name: str
    """`two pair`"""
    cards: tuple[Card, ...]
    """An example, in the order a dealer would lay it out."""
    meaning: str
    """What makes a hand one of these, in a sentence."""
    ties: str
    """How two of these are compared, in a sentence."""
    count: int
    """How many hands of a full deck are one of these."""


class Evaluator(Protocol):
    """A ranking of hands. Hands are any cards it can rank, in any order.

    A dataclass: its fields are the options that a share may give it, and all have defaults.
    """

    word: ClassVar[str]
    """Its word in a spec, and the name of its module."""
    hand_size: ClassVar[int]
    """How many cards make a hand."""

    @property
    def remarks(self) -> str:
        """What a list of its categories leaves out, in a sentence or two for the rules."""

    @property
    def categories(self) -> tuple[Category, ...]:
        """The kinds of hands, best first."""

    def rank(self, cards: Sequence[Card]) -> int:
        """The strength of a hand: bigger is better, equal is a tie. Raises ValueError if the cards make no hand."""

    def strength(self, cards: Sequence[Card]) -> int:
        """As `rank`, for who has seen to it that the cards make a hand."""

    def best_of(self, cards: Sequence[Card]) -> int:
        """The strength of the best hand among at least as many different cards as make one."""

    def batch(self) -> Callable[[Cards], Strengths]:
        """A function that gives the strengths of many hands at once: an array with a row for each, of card numbers.

        A card's number is its place in `DECK`. Raises ImportError where the extra `batch` is not installed.
        """

    def threshold(self, words: str) -> int:
        """The least strength of a hand that is called so; whoever has it has that "or better".

        Raises ValueError, with what was probably meant, if no hand is called so.
        """

    def mistakes(self) -> Iterator[tuple[str, Callable[[Sequence[Card]], int]]]:
        """Ways to get the ranking wrong, each with a few words that say how; a proof of the rules must notice all."""

    def category(self, cards: Sequence[Card]) -> str:
        """The name of its category."""

    def describe(self, cards: Sequence[Card]) -> str:
        """The hand in a dealer's words: the same words exactly where hands tie."""

    def says(self, cards: Sequence[Card], words: str) -> bool:
        """Whether words are true of the hand; they may stop at a comma. Raises ValueError if no hand is called so."""
