"""The sentences of a draw, each with its check. The checks read events and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.phases._phase import Seat, Step, kept, whose
from croupier.phases._turns import in_turn, left_out, off_the_top
from croupier.policies import taking_part
from croupier.spec.values import in_words
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.phases._phase import Check, Clause, Finding
    from croupier.table.events import Record


def draw_clauses(step: Step, *, up_to: int | str, first: Seat, discards: str) -> Iterator[Clause]:
    """The limit, the order, the replacements, and where discards lie."""
    slug = step.slug
    many = "any number of cards" if up_to == "all" else f"up to {in_words(int(up_to))} card{'s' * (up_to != 1)}"
    limit = f"Each player still in the hand may discard {many}, or keep them all."
    yield step.clause("limit", "may", limit, _limit(slug, up_to), reads=("up_to",), refuses=True)
    order = (
        f"The draw begins with {whose(first)} and goes clockwise. If {whose(first)} has folded, the next player to the "
        "left who is still in the hand begins."
    )
    yield step.clause("order", "must", order, _order(slug, first), reads=("first",), refuses=True)
    receives = "A player who discards receives the same number of cards from the top of the deck, face down."
    yield step.clause("receives", "must", receives, _receives(slug))
    public = "How many cards a player discards is public; which cards they are is not."
    yield step.clause("public", "defines", public, _public(slug))
    yield step.clause("discards", "must", _LIE[discards], _lie(slug, discards), reads=("discards",))


_LIE = {
    "own pile": "Each player lays discards face down in a pile of their own, apart from everybody else's; only that "
    "player may look at them.",
    "muck": "Discards go face down onto a common pile, the muck, and nobody may look at them again.",
}


def _order(slug: str, first: Seat) -> Check:
    return lambda record: in_turn(record, slug, first, ("discard",), taking_part)


def _limit(slug: str, up_to: int | str) -> Check:
    def check(record: Record) -> Iterator[Finding]:
        yield from left_out(record, slug, ("discard",), taking_part)
        for scene, event in scenes(record):
            if event.step == slug and event.what == "discard":
                most = len(scene.hands[event.seat]) if up_to == "all" else int(up_to)
                yield kept(len(event.cards) <= most, f"seat {event.seat} discarded {len(event.cards)}")

    return check


def _receives(slug: str) -> Check:
    def check(record: Record) -> Iterator[Finding]:
        thrown = {event.seat: len(event.cards) for event in record.during(slug, "discard")}
        drawn = dict.fromkeys(thrown, 0)
        for event in record.during(slug, "draw"):
            drawn[event.seat] = drawn.get(event.seat, 0) + len(event.cards)
            yield kept(event.seen == "owner", "a replacement was dealt face up")
        if record.over:
            for seat, count in thrown.items():
                if count:
                    yield kept(drawn[seat] == count, f"seat {seat} threw {count} and got {drawn[seat]}")
        yield from off_the_top(record, slug)

    return check


def _public(slug: str) -> Check:
    def check(record: Record) -> Iterator[Finding]:
        for event in record.during(slug, "discard"):
            if event.cards:
                shown = event.veiled(None)
                yield kept(
                    len(shown.cards) == len(event.cards) and shown.cards != event.cards,
                    f"seat {event.seat}'s discard was shown to the others",
                )

    return check


def _lie(slug: str, place: str) -> Check:
    def check(record: Record) -> Iterator[Finding]:
        for event in record.during(slug, "discard"):
            if event.cards:
                yield kept(event.place == place, f"discards lie in the {event.place}")
                yield kept(event.seen == "owner", "discards can be seen")

    return check
