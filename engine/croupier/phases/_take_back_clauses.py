"""The sentences of a take-back, each with its check, for phases in which that can happen. Checks read events only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.phases._phase import Seat, Step, kept, the, whose
from croupier.phases._turns import in_turn, left_out
from croupier.policies import taking_part
from croupier.spec.values import slug_of
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.phases._phase import Check, Clause, Finding
    from croupier.phases._turns import Due
    from croupier.table.events import Record
    from croupier.table.scene import Scene


def take_back_clauses(step: Step, *, source: str, count: str, given: str, first: Seat) -> Iterator[Clause]:
    """What may be taken back, how many, for what, in which order."""
    slug, draw, source = step.slug, slug_of(source), the(source)
    pile = (
        f"Whoever threw cards away in {source} and is still in the hand may now pick that pile up again, or leave it. "
        f"Whoever stood pat in {source} has no pile, and so no choice."
    )
    yield step.clause("from", "may", pile, _from(slug, draw), reads=("from",), refuses=True)
    exact = counted(slug, draw, exact=count == "as discarded")
    yield step.clause("count", "must", _COUNT[count], exact, reads=("count",), refuses=True)
    pool = given_up(slug, draw, any_card=given == "any cards")
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
    yield step.clause("order", "must", order, _order(slug, draw, first), reads=("first",), refuses=True)


_COUNT = {
    "as discarded": "It is all or nothing: a player who takes cards back takes all they discarded, and gives up "
    "exactly as many for them.",
    "up to as discarded": "A player who takes cards back swaps as many as they like, up to the number they discarded.",
}
_GIVEN = {
    "any cards": "Players choose freely what to give up: cards they were dealt, cards received in {source}, or some of "
    "each.",
    "replacements only": "Only the cards received in {source} may be given up.",
}


CHOICES = ("take_back", "keep")


def _with_a_pile(draw: str) -> Due:
    """Those who take part and have discards of that draw before them."""

    def due(record: Record, scene: Scene) -> set[int]:
        return {seat for seat in taking_part(record, scene) if scene.piles.get((draw, seat))}

    return due


def _from(slug: str, draw: str) -> Check:
    def check(record: Record) -> Iterator[Finding]:
        yield from left_out(record, slug, CHOICES, _with_a_pile(draw))
        for scene, event in scenes(record):
            if event.step == slug and event.what in CHOICES:
                pile = scene.thrown.get((draw, event.seat), ())
                yield kept(pile, f"seat {event.seat} had nothing to take back and was asked")
                yield kept(set(event.cards) <= set(pile), f"seat {event.seat} took cards it had not discarded")

    return check


def counted(slug: str, draw: str, *, exact: bool) -> Check:
    """As many cards change places as were thrown away, or up to so many."""

    def check(record: Record) -> Iterator[Finding]:
        thrown = {event.seat: len(event.cards) for event in record.during(draw, "discard")}
        given, taken = (
            {event.seat: len(event.cards) for event in record.during(slug, what)} for what in ("give_up", "take_back")
        )
        for seat in sorted(given.keys() | taken.keys()):
            count, most = taken.get(seat, 0), thrown.get(seat, 0)
            good = count == most if exact else 1 <= count <= most
            yield kept(good, f"seat {seat} took back {count} after discarding {most}")
            yield kept(given.get(seat, 0) == count, f"seat {seat} gave up {given.get(seat, 0)} for {count}")

    return check


def given_up(slug: str, draw: str, *, any_card: bool) -> Check:
    """Players give up cards of their hands, or only such as they received in the draw."""

    def check(record: Record) -> Iterator[Finding]:
        for scene, event in scenes(record):
            if event.step == slug and event.what == "give_up":
                held = set(scene.hands[event.seat])
                pool = held if any_card else held & set(scene.served.get((draw, event.seat), ()))
                yield kept(set(event.cards) <= pool, f"seat {event.seat} gave up cards it could not")

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


def _order(slug: str, draw: str, first: Seat) -> Check:
    return lambda record: in_turn(record, slug, first, CHOICES, _with_a_pile(draw))
