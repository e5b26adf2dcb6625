"""Actions that are nearly legal, each of a kind that players and programs get wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.table import Action, Card

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from croupier.play import Hand
    from croupier.rules.rulebook import Rulebook
    from croupier.table import Offer

Miss = tuple[str, Action]
"""What is wrong with an action, and the action."""

_NO_VERBS = ("", "fly", "CHECK", "all in", "pass", "take back")
_NO_CARDS = (Card("1c"), Card("10h"), Card("kD"), Card("x"), Card(""))
_FORTUNE = 1_000_000_000


def misses(hand: Hand, random: Random) -> Iterator[Miss]:
    """What might be tried now and is not allowed. A few of them are, by chance: the hand itself has to be asked."""
    seats = range(len(hand.stacks))
    if hand.actor is None:
        yield from (("after the end", Action(random.choice(seats), verb)) for verb in _verbs(hand.rules))
        yield "after the end", Action(random.choice(seats), "bet", 2)
        return
    for offer in hand.legal:
        yield from _about_cards(hand, offer, random) if offer.among else _about_chips(hand.actor, offer)
        others = [seat for seat in seats if seat != hand.actor]
        yield "out of turn", _taken(random.choice(others), offer)
        yield "a seat that there is not", _taken(random.choice((-1, len(hand.stacks))), offer)
    yield from _with_strange_cards(hand, hand.actor)
    offered = {offer.verb for offer in hand.legal}
    for verb in _verbs(hand.rules):
        if verb not in offered:
            chips = max(hand.pot, 2) if verb in {"bet", "raise"} else 0
            yield "the wrong verb", Action(hand.actor, verb, chips, _held(hand, verb))
    yield "a word that is no verb", Action(hand.actor, random.choice(_NO_VERBS))


def _verbs(rules: Rulebook) -> tuple[str, ...]:
    """Those of the game's own steps: of others no engine that knows no other game has heard."""
    return tuple(sorted({verb for step in rules.steps for verb in step.phase.deeds}))


def _held(hand: Hand, verb: str) -> tuple[Card, ...]:
    """A card to go with a verb that asks for some."""
    assert hand.actor is not None, "somebody is to act"
    return hand.holding(hand.actor)[:1] if verb in {"discard", "take_back"} else ()


def _taken(seat: int, offer: Offer) -> Action:
    """The least that an offer admits, by any seat."""
    if offer.among:
        return Action(seat, offer.verb, cards=offer.among[: offer.least], takes=offer.takes[: offer.least])
    return Action(seat, offer.verb, offer.least)


def _with_strange_cards(hand: Hand, seat: int) -> Iterator[Miss]:
    """Cards with one of the actions that have nothing to do with any."""
    held, offers = hand.holding(seat), [offer for offer in hand.legal if not offer.among]
    if offers:
        offer = offers[hand.pot % len(offers)]
        deed = _taken(seat, offer)
        kind = "cards beside chips" if offer.most else "cards where none are named"
        yield kind, deed._replace(cards=held[:1])
        yield "cards back where none are named", deed._replace(takes=held[-1:])


def _about_chips(seat: int, offer: Offer) -> Iterator[Miss]:
    if not offer.most:
        yield "chips where none are named", Action(seat, offer.verb, max(offer.price, 1))
        return
    yield "one chip too few", Action(seat, offer.verb, offer.least - 1)
    yield "one chip too many", Action(seat, offer.verb, offer.most + 1)
    yield "no chips", Action(seat, offer.verb)
    yield "fewer chips than none", Action(seat, offer.verb, -offer.least)
    yield "more chips than there are", Action(seat, offer.verb, _FORTUNE)


def _about_cards(hand: Hand, offer: Offer, random: Random) -> Iterator[Miss]:
    cards, least, most = random.sample(offer.among, len(offer.among)), offer.least, offer.most
    strange = [card for card in hand.rules.deck if card not in offer.among]
    count = max(least, 1)
    wrongs = {
        "a card that is not there": (random.choice(strange or _NO_CARDS), *cards[1:count]),
        "a card named twice": (*cards[:count], cards[0]) if least == most else (cards[0], cards[0], *cards[2:count]),
        "a card that there is not": (random.choice(_NO_CARDS), *cards[1:count]),
        "one card too few": tuple(cards[: least - 1]) if least else None,
        "one card too many": tuple(cards[: most + 1]) if most < len(cards) else (*cards, *strange[:1]),
    }
    for kind, wrong in wrongs.items():
        if wrong is not None:
            yield kind, _with(hand, offer, wrong)
    yield "chips beside cards", _with(hand, offer, tuple(cards[:count]))._replace(chips=1)
    if not offer.takes:
        yield "cards back where none come back", _with(hand, offer, tuple(cards[:count]), takes=(cards[0],))
    else:
        given = tuple(cards[:1])
        yield "a card that does not come back", _with(hand, offer, given, takes=given)
        yield "more cards back than given up", _with(hand, offer, given, takes=(*offer.takes[:2], *given)[:2])


def _with(hand: Hand, offer: Offer, cards: tuple[Card, ...], takes: tuple[Card, ...] | None = None) -> Action:
    assert hand.actor is not None, "somebody is to act"
    return Action(hand.actor, offer.verb, cards=cards, takes=offer.takes[: len(cards)] if takes is None else takes)


# Hands that cannot begin


Beginning = tuple[tuple[int, ...], tuple[Card, ...], dict[str, int]]
"""Stacks, deck and stakes."""


def false_starts(hand: Hand, random: Random) -> Iterator[tuple[str, Beginning]]:
    """How the hand might have begun, and cannot."""
    past, rules = hand.history, hand.rules
    stacks, deck, stakes = past.stacks, past.deck, dict(past.stakes.amounts)
    few, many = rules.players
    yield "one player too few", (stacks[:1] * (few - 1), deck, stakes)
    yield "one player too many", (stacks[:1] * (many + 1), rules.deck, stakes)
    yield "a player without chips", ((0, *stacks[1:]), deck, stakes)
    yield "one card too few for the deal", (stacks, deck[: rules.least_deck(len(stacks)) - 1], stakes)
    yield "a card that is there twice", (stacks, (*deck[:-1], deck[0]), stakes)
    yield "a card of no deck", (stacks, (*deck[:-1], random.choice(_NO_CARDS)), stakes)
    for stake in rules.stakes_read:
        yield f"no {stake} agreed on", (stacks, deck, {key: value for key, value in stakes.items() if key != stake})
        yield f"less than no {stake}", (stacks, deck, {**stakes, stake: -1})
