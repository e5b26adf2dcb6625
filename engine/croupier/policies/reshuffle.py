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
        stub = len(record.deck)
        for place, (scene, event) in enumerate(scenes(record)):
            stub -= len(event.cards) if event.what in {"deal", "draw", "burn"} else 0
            if event.what == "shuffle":
                yield kept(not stub, f"{stub} cards were left in the deck")
                yield kept(event.seat == record.button, f"seat {event.seat} shuffled, who is not the dealer")
                named = {card for card, gone in scene.dead.items() if KINDS.get(gone.how) in words}
                yield kept(set(event.cards) <= named, f"{sorted(set(event.cards) - named)} were shuffled")
                left = named - set(event.cards) - _spared(record, scene, place)
                yield kept(not left, f"{sorted(left)} were not shuffled")
                stub += len(event.cards)

    return check


def _spared(record: Record, scene: Scene, place: int) -> set[Card]:
    """Discards that another policy may keep out of a shuffle: of this draw, or of those who still get cards in it."""
    rest = (event for event in record.events[place:] if event.step == scene.step)
    later = {event.seat for event in rest if event.what in {"discard", "draw"}}
    whole = record.policies["reshuffle_spares"] == "this round's discards"
    return {
        card
        for card, gone in scene.dead.items()
        if gone.how == "discard" and (gone.seat in later or not record.over or (whole and gone.step == scene.step))
    }


POLICY = Policy(
    word="reshuffle",
    asks="What is shuffled when the deck runs out during a draw?",
    says={
        "burns": "the burned cards",
        "folded hands": "the hands that have been folded",
        "discards": "the discards lying in the muck",
    },
    check_many=_shuffled,
    modality=dict.fromkeys(("burns", "folded hands", "discards"), "must"),
    many=True,
    sentence="When the deck runs out during a draw, all its cards are dealt first; then the dealer shuffles together "
    "{words} and goes on with those. Cards that a player may still take back are never shuffled, and nobody may "
    "discard more cards than can be replaced.",
    refuses=("burns", "folded hands", "discards"),
    topic="exchanges",
)
