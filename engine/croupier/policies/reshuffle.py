"""Reshuffle: what becomes the new stub when the deck runs out during a draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Check, Finding
    from croupier.table.cards import Card
    from croupier.table.events import Record
    from croupier.table.scene import Scene


KINDS = {"burn": "burns", "fold": "folded hands", "discard": "discards"}
"""How a card came to the muck, and the word that speaks of it; no word speaks of cards given up."""


def _shuffled(words: tuple[str, ...]) -> Check:
    """When the deck is used up, the dealer shuffles the cards that died in these ways, all of them and no others."""

    def check(record: Record) -> Iterator[Finding]:
        stub = list(record.deck)
        for place, (scene, event) in enumerate(scenes(record)):
            if event.what in {"deal", "draw", "burn"}:
                stub = stub[len(event.cards) :]
            if event.what == "shuffle":
                bottom = set(stub) if record.policies["bottom_card"] != "dealt last" else set()
                yield kept(len(stub) == len(bottom) <= 1, f"{len(stub)} cards were left in the deck")
                yield kept(event.seat == record.button, f"seat {event.seat} shuffled, who is not the dealer")
                named = {card for card, gone in scene.dead.items() if KINDS.get(gone.how) in words}
                named |= bottom if "bottom card" in words else set()
                yield kept(set(event.cards) <= named, f"{sorted(set(event.cards) - named)} were shuffled")
                left = named - set(event.cards) - _spared(record, scene, place)
                yield kept(not left, f"{sorted(left)} were not shuffled")
                stub = [*event.cards, *(card for card in stub if card not in event.cards)]

    return check


def _spared(record: Record, scene: Scene, place: int) -> set[Card]:
    """Discards that another policy may keep out of a shuffle: of this draw, or of those who still get cards in it."""
    rest = [event for event in record.events[place:] if event.step == scene.step]
    later = {event.seat for event in rest if event.what in {"discard", "draw"}}
    answer = record.policies["reshuffle_spares"]
    served = next((event.seat for event in rest if event.what == "draw"), -1)
    return {
        card
        for card, gone in scene.dead.items()
        if gone.how == "discard"
        and (
            not record.over
            or (gone.step == scene.step and answer == "this round's discards")
            or (gone.seat in later and answer == "own discards")
            or (gone.seat == served and gone.step == scene.step and answer == "cards just thrown")
        )
    }


WORDS = ("bottom card", "burns", "folded hands", "discards", "nothing")
POLICY = Policy(
    word="reshuffle",
    asks="What is shuffled when the deck runs out during a draw?",
    says={
        "bottom card": "the bottom card where it was held back",
        "burns": "the burned cards",
        "folded hands": "the hands that have been folded",
        "discards": "the discards lying in the muck",
    },
    check_many=_shuffled,
    modality=dict.fromkeys(WORDS, "must"),
    many=True,
    sentence="When the deck runs out during a draw, what is left of it is dealt first. Then the dealer shuffles "
    "together {words}, and deals on from those. Nobody may discard more cards than can certainly be replaced.",
    alone={
        "nothing": "Nothing is shuffled when the deck runs out during a draw, and nobody may discard more cards than "
        "can be replaced."
    },
    refuses=WORDS,
    topic="exchanges",
    of_the_last_card=True,
)
