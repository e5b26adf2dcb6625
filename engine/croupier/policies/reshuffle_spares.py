"""Reshuffle spares: whose discards stay out of the shuffle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record


def _own(record: Record) -> Iterator[Finding]:
    """Of nobody who is served after a shuffle are discards in it; so nobody gets back what they have just thrown."""
    for place, (scene, event) in enumerate(scenes(record)):
        if event.what == "draw":
            thrown = scene.thrown.get((event.step, event.seat), ())
            yield kept(not set(thrown) & set(event.cards), f"seat {event.seat} was dealt its own discard")
        elif event.what == "shuffle":
            served = {each.seat for each in record.events[place:] if (each.what, each.step) == ("draw", event.step)}
            for card in event.cards:
                gone = scene.dead.get(card)
                own = gone is not None and gone.how == "discard" and gone.seat in served
                yield kept(not own, f"{card} was shuffled, a discard of somebody who was then served")


def _just_thrown(record: Record) -> Iterator[Finding]:
    """A card that came into a new stub and was burned there is a burned card, whoever had thrown it."""
    for place, (scene, event) in enumerate(scenes(record)):
        if event.what == "shuffle":
            served = (each for each in record.events[place:] if (each.what, each.step) == ("draw", event.step))
            if (first := next(served, None)) is not None:
                thrown = ("discard", first.seat, event.step)
                own = {card for card in event.cards if scene.dead.get(card) == thrown}
                own |= {*scene.piles.get((event.step, first.seat), ())} & {*event.cards}
                yield kept(not own, f"seat {first.seat} was served from its own discards")


def _nothing(record: Record) -> Iterator[Finding]:
    """Where discards are shuffled at all, none that lies in the muck is left there."""
    for scene, event in scenes(record):
        if event.what == "shuffle" and "discards" in str(record.policies["reshuffle"]):
            left = {card for card, gone in scene.dead.items() if gone.how == "discard"} - {*event.cards}
            yield kept(not left, f"{sorted(left)} stayed out of the shuffle")


def _this_round(record: Record) -> Iterator[Finding]:
    for shuffle in record.of("shuffle"):
        here = {card for event in record.during(shuffle.step, "discard") for card in event.cards}
        yield kept(not here & set(shuffle.cards), "a discard of this draw was shuffled")


POLICY = Policy(
    word="reshuffle_spares",
    asks="Whose discards stay out of a reshuffle?",
    says={
        "own discards": "The discards of players who may still get cards in the draw stay out of the shuffle.",
        "cards just thrown": "The cards that the player about to be served has just discarded stay out of the shuffle.",
        "this round's discards": "Cards discarded in the same draw stay out of the shuffle.",
        "nothing": "No discards stay out of the shuffle, so a player may be dealt a card that they have just thrown.",
    },
    checks={
        "own discards": _own,
        "cards just thrown": _just_thrown,
        "this round's discards": _this_round,
        "nothing": _nothing,
    },
    modality=dict.fromkeys(("own discards", "cards just thrown", "this round's discards", "nothing"), "must"),
    topic="exchanges",
    of_the_last_card=True,
)
