"""Worlds of cards: what can be exchanged, with hands of the true size or of one card, and until the deck runs out."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, pairwise, permutations
from typing import TYPE_CHECKING

from croupier.proof.worlds.following import by_seat, extremes, following, free, free_or_early_fold, orbits, subsets
from croupier.proof.worlds.rankings import OneCard, ranked_by
from croupier.proof.worlds.world import Opening, World
from croupier.table import Stakes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.rules import Rulebook
    from croupier.table import Card

STACK = 10
THREE = 3
STRIDE = 11
"""Every eleventh card follows the one before, so that neighbours have little in common."""
SPARES = (2,)
"""How many cards a deck that is cut short holds beyond those that are dealt."""
SIX = ("Ah", "As", "Kh", "Ks", "Qh", "Qs")


def exchange_worlds(rules: Rulebook) -> Iterator[World]:
    """Hands of the true size from one order of the deck, and nobody bets."""
    for who, choose in {"dealer": by_seat(subsets, extremes), "other player": by_seat(extremes, subsets)}.items():
        yield World(
            name=f"exchange, the {who}",
            about=f"Two players and one order of the deck: every choice of cards of the {who}; the one across takes "
            "few or many. Nobody bets.",
            openings=(_opening(rules, 2),),
            follow=following(choose, free),
        )
    if rules.players[1] >= THREE:
        yield World(
            name="exchange, three seats",
            about="Three players and one order of the deck: every kind of choice of cards of two of them; the third "
            "takes few or many. Nobody bets.",
            openings=(_opening(rules, THREE),),
            follow=following(by_seat(orbits, orbits, extremes), free),
        )


def short_worlds(rules: Rulebook) -> Iterator[World]:
    """The deck is cut short, so that it runs out in the draw."""
    if rules.players[1] >= THREE:
        yield World(
            name="short",
            about="Three players and a deck that runs out: every kind of choice of cards of one; the others take few "
            "or many, or fold before. Two orders of each shuffle. Nobody bets.",
            openings=tuple(_opening(rules, THREE, spare) for spare in SPARES),
            follow=following(by_seat(extremes, orbits, extremes), free_or_early_fold),
        )


def cards_worlds(rules: Rulebook) -> Iterator[World]:
    """Hands of one card, of a deck of six in every order of ranks."""
    if all(hasattr(step.phase, "down") for step in rules.steps if step.phase.cards()) and _takes_one(rules):
        deck = tuple(sorted((card for card in rules.deck if card in SIX), key=SIX.index))
        stakes = _opening(rules, 2).stakes
        yield World(
            name="cards",
            about="Two players with one card each, of a deck of six: every deal and every exchange, but cards of one "
            "rank come in one order. Nobody bets.",
            openings=tuple(Opening(stacks=(STACK,) * 2, deck=order, stakes=stakes) for order in _deals(deck)),
            follow=following(orbits, free),
            played=of_one_card,
            veiled=True,
        )


def _takes_one(rules: Rulebook) -> bool:
    """Whether hands of one card can be played at all."""
    return sum(step.phase.cards() > 0 for step in rules.steps) == 1 and all(
        most <= 1 for step in rules.steps for most in step.phase.needs().values()
    )


def _deals(deck: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Every order of the ranks."""
    for order in permutations(deck):
        if all(order.index(one) < order.index(two) for one, two in pairwise(deck) if one[0] == two[0]):
            yield order


def of_one_card(rules: Rulebook) -> Rulebook:
    """The rules with hands of one card."""
    steps = tuple(
        replace(step, phase=replace(step.phase, down=1)) if step.phase.cards() else step  # type: ignore[call-arg]
        for step in rules.steps
    )
    return ranked_by(rules, OneCard(), steps)


def _opening(rules: Rulebook, seats: int, spare: int | None = None) -> Opening:
    """Alike stacks, and a deck of which the first hands hold high cards; cut, so that some are left after the deal."""
    deck = _deck(rules, seats)
    return Opening(
        stacks=(STACK,) * seats,
        deck=deck if spare is None else deck[: rules.cards_dealt * seats + spare],
        stakes=Stakes(betting="fixed limit", amounts={**dict.fromkeys(rules.stakes_read, 2), "ante": 1}),
    )


def _deck(rules: Rulebook, seats: int) -> tuple[Card, ...]:
    """An ace for each player and a king for all but one; then cards that have little in common."""
    cards = rules.deck
    aces, kings = ([card for card in cards if card[0] == rank] for rank in "AK")
    mixed = [cards[place * STRIDE % len(cards)] for place in range(len(cards))]
    return tuple(dict.fromkeys(chain(aces[:seats], kings[: seats - 1], mixed)))
