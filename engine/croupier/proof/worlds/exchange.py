"""Worlds of cards: what can be exchanged, with hands of the true size or of one card, and until the deck runs out."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, combinations, pairwise, permutations
from typing import TYPE_CHECKING

from croupier.proof.worlds.following import by_seat, early_fold, extremes, fewest, following, orbits, subsets, unforced
from croupier.proof.worlds.rankings import OneCard, decided_by
from croupier.proof.worlds.world import Opening, World, amounts
from croupier.rules.compiling import recompiled
from croupier.rules.wilds import NO_CARD_WILD
from croupier.table import Stakes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.rules import Rulebook
    from croupier.table import Card

STACK = 10
THREE = 3
MOST_IN_FULL = 2
"""Draws, in which every choice of cards can be followed; with more of them there are too many hands."""
STRIDE = 11
"""Every eleventh card follows the one before, so that neighbours have little in common."""
SPARES = (2,)
"""How many cards a deck that is cut short holds beyond those that are dealt."""
SIX = ("Ah", "As", "Kh", "Ks", "Qh", "Qs")


def exchange_worlds(rules: Rulebook) -> Iterator[World]:
    """Hands of the true size from one order of the deck, and nobody bets; where cards can be thrown at all."""
    if not _throws(rules):
        return
    every, many, few = (orbits, extremes, fewest) if _draws(rules) > MOST_IN_FULL else (subsets, orbits, extremes)
    for who, choose in {"dealer": by_seat(every, few), "other player": by_seat(few, every)}.items():
        yield World(
            name=f"exchange, the {who}",
            about=f"Two players and one order of the deck: every choice of cards of the {who}, or, in more than two "
            "draws, every kind; the one across takes few or many. Nobody bets.",
            openings=(_opening(rules, 2),),
            follow=following(choose, unforced),
        )
    if rules.players[1] >= THREE:
        yield World(
            name="exchange, three seats",
            about="Three players and one order of the deck: every kind of choice of cards of two of them, or, in more "
            "than two draws, few or many; the third takes few or many. Nobody bets.",
            openings=(_opening(rules, THREE),),
            follow=following(by_seat(many, many, few), unforced),
        )


def _throws(rules: Rulebook) -> bool:
    """Whether a player can throw cards away."""
    return any(step.phase.draws(rules.cards_dealt) or step.phase.spent() for step in rules.steps)


def _draws(rules: Rulebook) -> int:
    """How many draws there are."""
    return sum(step.phase.draws(rules.cards_dealt) > 0 for step in rules.steps)


def short_worlds(rules: Rulebook) -> Iterator[World]:
    """The deck is cut short, so that it runs out in the draw."""
    if rules.players[1] >= THREE and (draws := _draws(rules)):
        few, many = (fewest, extremes) if draws > MOST_IN_FULL else (extremes, orbits)
        openings = tuple(_opening(rules, THREE, spare) for spare in SPARES)
        if any(len(opening.deck) < rules.least_deck(THREE) for opening in openings):
            return  # with so few cards nobody begins
        yield World(
            name="short",
            about="Three players and a deck that runs out: every kind of choice of cards of one; the others take few "
            "or many, or fold before. Two orders of each shuffle. Nobody bets.",
            openings=openings,
            follow=following(by_seat(few, many, few), early_fold),
        )


def cards_worlds(rules: Rulebook) -> Iterator[World]:
    """Hands of one card, of a small deck in every order of ranks; or true hands, any two cards changing places."""
    if all(hasattr(step.phase, "down") for step in rules.steps if step.phase.cards()) and _takes_one(rules):
        cards = SIX[:-1] if _draws(rules) > MOST_IN_FULL else SIX
        deck = tuple(sorted((card for card in rules.deck if card in cards), key=SIX.index))
        stakes = _opening(rules, 2).stakes
        yield World(
            name="cards",
            about="Two players with one card each, of a deck of six, or five where there are more than two draws: "
            "every deal and every exchange, but cards of one rank come in one order. Nobody bets.",
            openings=tuple(Opening(stacks=(STACK,) * 2, deck=order, stakes=stakes) for order in _deals(deck)),
            follow=following(orbits, unforced),
            played=of_one_card,
            veiled=True,
        )
    else:
        opening = _opening(rules, 2)
        deck = opening.deck[: rules.least_deck(2)]
        yield World(
            name="places",
            about="Two players, one order of the deck, and all in which two of its cards have changed places; they "
            "throw few cards or many. Nobody bets.",
            openings=tuple(replace(opening, deck=each) for each in _swapped(deck)),
            follow=following(extremes, unforced),
            veiled=True,
        )


def _takes_one(rules: Rulebook) -> bool:
    """Whether hands of one card can be played at all, and all cards are dealt at once, to players."""
    dealt = sum(step.phase.cards() > 0 or step.phase.laid() > 0 for step in rules.steps)
    return dealt == 1 and all(most <= 1 for step in rules.steps for most in step.phase.needs().values())


def _deals(deck: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Every order of the ranks."""
    for order in permutations(deck):
        if all(order.index(one) < order.index(two) for one, two in pairwise(deck) if one[0] == two[0]):
            yield order


def _swapped(deck: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """The deck, and every deck in which two of its cards have changed places."""
    yield deck
    for one, two in combinations(range(len(deck)), 2):
        cards = list(deck)
        cards[one], cards[two] = deck[two], deck[one]
        yield tuple(cards)


def of_one_card(rules: Rulebook) -> Rulebook:
    """The rules with hands of one card."""
    steps = tuple(
        replace(step, phase=replace(step.phase, down=1)) if step.phase.cards() else step  # type: ignore[call-arg]
        for step in rules.steps
    )
    tame = replace(rules, wild=NO_CARD_WILD)
    return recompiled(tame, steps, decided_by(rules.shares, [OneCard()] * len(rules.shares), boards=False))


def _opening(rules: Rulebook, seats: int, spare: int | None = None) -> Opening:
    """Alike stacks, and a deck of which the first hands hold high cards; cut, so that some are left after the deal."""
    deck = _deck(rules, seats)
    return Opening(
        stacks=(STACK,) * seats,
        deck=deck if spare is None else deck[: rules.cards_dealt * seats + rules.cards_laid + spare],
        stakes=Stakes(betting="fixed limit", amounts=amounts(rules, 1, 2)),
    )


def _deck(rules: Rulebook, seats: int) -> tuple[Card, ...]:
    """An ace for each player and a king for all but one; then cards that have little in common."""
    cards = rules.deck
    aces, kings = ([card for card in cards if card[0] == rank] for rank in "AK")
    mixed = [cards[place * STRIDE % len(cards)] for place in range(len(cards))]
    return tuple(dict.fromkeys(chain(aces[:seats], kings[: seats - 1], mixed)))
