"""The showdown order as a branch: a step for proofs only, in which a player says how the hands compare."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, ClassVar, cast

from croupier.phases import Phase, Refusal, Step
from croupier.proof.worlds.rankings import Ordered, decided_by
from croupier.rules.compiling import recompiled
from croupier.rules.wilds import NO_CARD_WILD
from croupier.table import Offer

if TYPE_CHECKING:
    from croupier.play import Hand
    from croupier.rules import Rulebook
    from croupier.rules.rulebook import Share
    from croupier.table import Action, Card, Table

STRIDE = 5
"""So many orders lie between those of two shares of a pot: the same hands win both, or others do."""


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
        hands = tuple(table.hands[seat] for seat in table.live)
        table.rules = replace(
            table.rules,
            shares=laid_down(action.chips, hands, cast("tuple[Share, ...]", table.shares), boards=bool(table.board)),
        )
        table.tell("reveal", action.seat, action.chips)
        table.actor = None

    def why_not(self, table: Table, action: Action) -> Refusal:
        """There are so many orders and no more."""
        return Refusal(f"{table.at}.order", "there is no such order")


def laid_down(
    number: int, hands: tuple[tuple[Card, ...], ...], shares: tuple[Share, ...], *, boards: bool
) -> tuple[Share, ...]:
    """The shares with the order of that number, from 1, for the first, and for each further one another order."""
    orders = weak_orders(len(hands))
    chosen = (orders[(number - 1 + STRIDE * place) % len(orders)] for place in range(len(shares)))
    cards = tuple(map(frozenset, hands))
    return decided_by(shares, [Ordered(dict(zip(cards, order, strict=True))) for order in chosen], boards=boards)


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
    hands = tuple(spoke[seat] for seat in sorted(spoke))
    tame = replace(played, wild=NO_CARD_WILD)  # what a card may stand for does not matter here
    return recompiled(tame, played.steps, laid_down(number, hands, played.shares, boards=played.cards_laid > 0))
