"""Reshuffle: what becomes the new stub when the deck runs out during a draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Check, Finding
    from croupier.table.events import Record


KINDS = {"burn": "burns", "fold": "folded hands", "discard": "discards", "give_up": "discards"}


def _only(word: str) -> Check:
    """A shuffled card had died in this way or in another that the house names."""

    def check(record: Record) -> Iterator[Finding]:
        died: dict[str, str] = {}
        for event in record.events:
            if event.what in KINDS:
                died |= dict.fromkeys(event.cards, KINDS[event.what])
            elif event.what == "shuffle":
                wanted = record.policies["reshuffle"]
                assert isinstance(wanted, tuple), "a list of words"
                for card in event.cards:
                    if died.get(card) == word:
                        yield kept(word in wanted, f"{card} was shuffled")

    return check


POLICY = Policy(
    word="reshuffle",
    asks="What is shuffled when the deck runs out during a draw?",
    says={
        "burns": "the burned cards",
        "folded hands": "the hands that have been folded",
        "discards": "the discards lying in the muck",
    },
    checks={word: _only(word) for word in ("burns", "folded hands", "discards")},
    modality=dict.fromkeys(("burns", "folded hands", "discards"), "must"),
    many=True,
    sentence="When the deck runs out during a draw, all its cards are dealt first; then the dealer shuffles together "
    "{words} and goes on with those. Cards that a player may still take back are never shuffled, and nobody may "
    "discard more cards than can be replaced.",
    refuses=("burns", "folded hands", "discards"),
    topic="exchanges",
)
