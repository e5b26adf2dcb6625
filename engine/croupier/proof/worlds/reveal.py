"""The showdown order as a branch: a step for proofs only, in which a player says how the hands compare."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, ClassVar

from croupier.phases import Phase, Refusal, Step
from croupier.proof.worlds.rankings import Ordered, ranked_by
from croupier.table import Offer

if TYPE_CHECKING:
    from croupier.play import Hand
    from croupier.rules import Rulebook
    from croupier.table import Action, Card, Table


@cache
def weak_orders(players: int) -> tuple[tuple[int, ...], ...]:
    """Every way in which so many hands can compare, ties included: a strength for each, no strength left out."""
    every = product(range(players), repeat=players)
    return tuple(order for order in every if set(order) == set(range(max(order) + 1)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Reveal(Phase):
    """Just before the showdown the hands are ranked in an order that somebody chooses."""

    word: ClassVar = "reveal"
    noun: ClassVar = "the reveal"

    def begin(self, table: Table) -> None:
        """Somebody is asked who is still in."""
        table.actor = table.live[0]

    def offers(self, table: Table) -> tuple[Offer, ...]:
        """The order, by its number."""
        return (Offer("reveal", 1, len(weak_orders(len(table.live)))),)

    def apply(self, table: Table, action: Action) -> None:
        """From now on the hands rank so; the showdown reads it as it begins."""
        ranking = laid_down(action.chips, tuple(table.hands[seat] for seat in table.live))
        table.rules = replace(table.rules, shares=(ranking,) * len(table.shares))
        table.tell("reveal", action.seat, action.chips)
        table.actor = None

    def why_not(self, table: Table, action: Action) -> Refusal:
        """There are so many orders and no more."""
        return Refusal(f"{table.at}.order", "there is no such order")


def laid_down(number: int, hands: tuple[tuple[Card, ...], ...]) -> Ordered:
    """The ranking of some hands by the order of that number, from 1."""
    return Ordered(dict(zip(map(frozenset, hands), weak_orders(len(hands))[number - 1], strict=True)))


def revealing(rules: Rulebook) -> Rulebook:
    """The rules with a reveal before their last step."""
    *before, last = rules.steps
    return replace(rules, steps=(*before, Step(name=Reveal.noun, slug="the-reveal", phase=Reveal()), last))


def as_revealed(played: Rulebook, hand: Hand) -> Rulebook:
    """The rules with the ranking that was revealed in a hand: the hands are those that were shown or mucked."""
    number = next((action.chips for action in hand.history.actions if action.verb == "reveal"), None)
    if number is None:
        return played
    spoke = {event.seat: event.cards for event in hand.events if event.what in {"show", "muck"}}
    return ranked_by(played, laid_down(number, tuple(spoke[seat] for seat in sorted(spoke))))
