"""The sentences of a take-back, each with its check. The checks read events and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.phases._phase import Seat, Step, kept, whose
from croupier.spec.values import slug_of
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.phases._phase import Check, Clause, Finding
    from croupier.table.events import Record


def take_back_clauses(step: Step, *, source: str, count: str, given: str, first: Seat) -> Iterator[Clause]:
    """What may be taken back, how many, for what, in which order."""
    slug, draw = step.slug, slug_of(source)
    pile = (
        f"Each player still in the hand may take back the cards they discarded in {source}, or leave them. A player "
        f"who stood pat in {source} has no cards to take back."
    )
    yield step.clause("from", "may", pile, _from(slug, draw), reads=("from",), refuses=True)
    exact = _count(slug, draw, exact=count == "as discarded")
    yield step.clause("count", "must", _COUNT[count], exact, reads=("count",), refuses=True)
    pool = _given(slug, any_card=given == "any cards")
    yield step.clause("given", "may", _GIVEN[given].format(source=source), pool, reads=("given",), refuses=True)
    dead = (
        "Cards given up go face down to the muck, and so do discards that their owner leaves; none of them can come "
        "back."
    )
    yield step.clause("dead", "must", dead, _dead(slug))
    public = "Whether a player takes cards back is public; which cards change places is not."
    yield step.clause("public", "defines", public, _public(slug))
    order = (
        f"Players decide in turn, beginning with {whose(first)} and going clockwise; players who have folded or have "
        "nothing to take back are passed over."
    )
    yield step.clause("order", "must", order, _order(slug, first), reads=("first",), refuses=True)


_COUNT = {
    "as discarded": "A player who takes cards back swaps exactly as many as they discarded: all of them, or none.",
    "up to as discarded": "A player who takes cards back swaps as many as they like, up to the number they discarded.",
}
_GIVEN = {
    "any cards": "The cards given up may be any in the hand, those received in {source} included.",
    "replacements only": "Only the cards received in {source} may be given up.",
}


def _from(slug: str, draw: str) -> Check:
    def check(record: Record) -> Iterator[Finding]:
        for scene, event in scenes(record):
            if event.step == slug and event.what in {"take_back", "keep"}:
                pile = scene.thrown.get((draw, event.seat), ())
                yield kept(pile, f"seat {event.seat} had nothing to take back and was asked")
                yield kept(set(event.cards) <= set(pile), f"seat {event.seat} took cards it had not discarded")

    return check


def _count(slug: str, draw: str, *, exact: bool) -> Check:
    def check(record: Record) -> Iterator[Finding]:
        thrown = {event.seat: len(event.cards) for event in record.during(draw, "discard")}
        for event in record.during(slug, "give_up", "take_back"):
            count, most = len(event.cards), thrown.get(event.seat, 0)
            good = count == most if exact else 1 <= count <= most
            yield kept(good, f"seat {event.seat} swapped {count} after discarding {most}")

    return check


def _given(slug: str, *, any_card: bool) -> Check:
    def check(record: Record) -> Iterator[Finding]:
        for scene, event in scenes(record):
            if event.step == slug and event.what == "give_up":
                pool = scene.hands[event.seat] if any_card else scene.drawn[event.seat]
                yield kept(set(event.cards) <= set(pool), f"seat {event.seat} gave up cards it could not")

    return check


def _dead(slug: str) -> Check:
    def check(record: Record) -> Iterator[Finding]:
        gone: set[str] = set()
        for event in record.events:
            if event.step == slug and event.what == "give_up":
                yield kept(event.place == "muck" and event.seen == "owner", "cards given up did not go to the muck")
                gone |= set(event.cards)
            elif event.what == "take_back":
                yield kept(not gone & set(event.cards), "a card given up came back")

    return check


def _public(slug: str) -> Check:
    def check(record: Record) -> Iterator[Finding]:
        for event in record.during(slug, "give_up", "take_back"):
            shown = event.veiled(None)
            yield kept(
                len(shown.cards) == len(event.cards) and not set(shown.cards) & set(event.cards),
                f"seat {event.seat}'s exchange was shown to the others",
            )

    return check


def _order(slug: str, first: Seat) -> Check:
    def check(record: Record) -> Iterator[Finding]:
        begins = record.button + (first == "left of dealer")
        done = [event.seat for event in record.during(slug, "take_back", "keep")]
        if done:
            order = [seat for seat in record.clockwise(begins) if seat in done]
            yield kept(done == order, f"seats decided in the order {done}, not {order}")

    return check
