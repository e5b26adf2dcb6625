"""The sentences of a draw, each with its check. The checks read events and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from croupier.phases import _conditions
from croupier.phases._phase import Seat, Step, kept, the, whose
from croupier.phases._take_back_clauses import counted, given_up
from croupier.phases._turns import in_turn, left_out, off_the_top
from croupier.policies import taking_part
from croupier.spec.values import in_words, slug_of
from croupier.table.cards import name_card
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.phases._phase import Check, Clause, Finding
    from croupier.phases.draw import Draw
    from croupier.table.cards import Card
    from croupier.table.events import Event, Record


def draw_clauses(step: Step, draw: Draw) -> Iterator[Clause]:
    """The limit, the order, the replacements, and where discards lie."""
    slug = step.slug
    yield step.clause("limit", "may", _limit_said(draw), _limit(slug, draw), reads=("up_to", "at_least"), refuses=True)
    order = (
        f"The draw begins with {whose(draw.first)} and goes clockwise. If {whose(draw.first)} has folded, the next "
        "player to the left who is still in the hand begins."
    )
    yield step.clause("order", "must", order, _order(slug, draw.first), reads=("first",), refuses=True)
    receives = (
        f"A player who discards receives the same number of cards from the top of the deck, {_FACES[draw.faces]}."
    )
    yield step.clause("receives", "must", receives, _receives(slug, draw), reads=("faces",))
    if draw.in_a_row:
        row = (
            f"Nobody receives more than {in_words(draw.in_a_row)} cards in a row. Whatever is still due to a player is "
            "held back until everybody else has received as many, or all that they are due."
        )
        yield step.clause("in-a-row", "must", row, _in_a_row(slug, draw.in_a_row), reads=("in_a_row",))
    lay = "which of the cards that lay face down they are" if draw.faces == "as discarded" else "which cards they are"
    public = f"How many cards a player discards is public; {lay} is not."
    yield step.clause("public", "defines", public, _public(slug))
    yield step.clause("discards", "must", _LIE[draw.discards], _lie(slug, draw.discards), reads=("discards",))
    if draw.or_take_back:
        yield step.clause(
            "instead",
            "may",
            _instead_said(draw, the(draw.or_take_back)),
            _instead(slug, slug_of(draw.or_take_back), draw),
            reads=("or_take_back", "count", "given"),
            refuses=True,
        )


_FACES = {
    "down": "face down",
    "up": "face up, where everybody sees them",
    "as discarded": "face up for each card that lay face up and face down for each other one, those face down first",
}


def _instead_said(draw: Draw, source: str) -> str:
    many = "all the cards" if draw.count == "as discarded" else "some or all of the cards"
    only = f" Only cards received in {source} may be given up." if draw.given == "replacements only" else ""
    return (
        f"Instead of drawing, a player may pick up {many} thrown away in {source}, and gives up exactly as many from "
        f"the hand for them; those go face down to the muck.{only} Whoever threw nothing there has nothing to pick up. "
        "Cards that nobody picks up go to the muck at the end of the draw."
    )


def _limit_said(draw: Draw) -> str:
    many = _conditions.said(draw.up_to)
    if not draw.at_least:
        keep = "; or keep the whole hand" if _conditions.exceptions(draw.up_to) else ", or keep them all"
        return f"Each player still in the hand may discard {many}{keep}."
    least = f"{in_words(draw.at_least)} card{'s' * (draw.at_least != 1)}"
    if draw.up_to == draw.at_least:
        return f"Each player still in the hand discards exactly {least}."
    return f"Each player still in the hand must discard at least {least}, and may discard {many}."


_LIE = {
    "own pile": "Each player lays discards face down in a pile of their own, apart from everybody else's; only that "
    "player may look at them. As long as such a pile lies there, it is never shuffled.",
    "muck": "Discards go face down onto a common pile, the muck, and nobody may look at them again.",
}


def _order(slug: str, first: Seat) -> Check:
    return lambda record: in_turn(record, slug, first, ("discard", "give_up"), taking_part)


def _limit(slug: str, draw: Draw) -> Check:
    def check(record: Record) -> Iterator[Finding]:
        yield from left_out(record, slug, ("discard", "give_up"), taking_part)
        left = len(record.deck)
        for scene, event in scenes(record):
            if event.step == slug and event.what == "discard":
                yield from _within(draw, scene.hands[event.seat], event)
                enough = len(event.cards) >= draw.at_least or left < 2 * draw.at_least
                yield kept(enough, f"seat {event.seat} discarded {len(event.cards)}")
            left -= len(event.cards) if event.what in {"deal", "burn", "discard"} else 0

    return check


def _within(draw: Draw, hand: tuple[Card, ...], event: Event) -> Iterator[Finding]:
    """A discard above the usual number keeps a card for which that is allowed."""
    count, held = len(event.cards), [card for card in hand if card not in event.cards]
    limits = draw.up_to if isinstance(draw.up_to, Mapping) else {"usually": draw.up_to}
    ranks = {name_card(card).partition(" ")[0] for card in held}
    allowed = any(
        (words == "usually" or words.rpartition(" ")[2] in ranks) and (most == "all" or count <= most)
        for words, most in limits.items()
    )
    yield kept(allowed, f"seat {event.seat} discarded {count}, keeping {held}")


def _in_a_row(slug: str, most: int) -> Check:
    """Nobody is given more at a time, and what was held back comes after everybody's first cards."""

    def check(record: Record) -> Iterator[Finding]:
        thrown = {event.seat: len(event.cards) for event in record.during(slug, "discard") if event.cards}
        got = dict.fromkeys(thrown, 0)
        for event in record.during(slug, "draw"):
            seat, count = event.seat, len(event.cards)
            yield kept(count <= most, f"seat {seat} received {count} cards in a row")
            short = [each for each, wanted in thrown.items() if got[each] < min(most, wanted) and each != seat]
            yield kept(not (got[seat] >= most and short), f"seat {seat} was served again before seats {short}")
            got[seat] += count

    return check


def _instead(slug: str, source: str, draw: Draw) -> Check:
    """Whoever takes back does not draw, and takes what they threw away themselves; the rest is as in any take-back."""
    exchange = (
        counted(slug, source, exact=draw.count == "as discarded"),
        given_up(slug, source, any_card=draw.given == "any cards"),
    )

    def check(record: Record) -> Iterator[Finding]:
        threw = {event.seat for event in record.during(slug, "discard")}
        for scene, event in scenes(record):
            if event.step == slug and event.what == "take_back":
                pile = scene.thrown.get((source, event.seat), ())
                yield kept(event.seat not in threw, f"seat {event.seat} drew and took back")
                yield kept(set(event.cards) <= set(pile), f"seat {event.seat} took cards it had not discarded")
        for each in exchange:
            yield from each(record)

    return check


def _receives(slug: str, draw: Draw) -> Check:
    def check(record: Record) -> Iterator[Finding]:
        thrown = {event.seat: len(event.cards) for event in record.during(slug, "discard")}
        drawn = dict.fromkeys(thrown, 0)
        for event in record.during(slug, "draw"):
            drawn[event.seat] = drawn.get(event.seat, 0) + len(event.cards)
        if record.over:
            for seat, count in thrown.items():
                if count:
                    yield kept(drawn[seat] == count, f"seat {seat} threw {count} and got {drawn[seat]}")
        yield from off_the_top(record, slug)
        yield from _faced(record, slug, draw.faces)

    return check


def _faced(record: Record, slug: str, faces: str) -> Iterator[Finding]:
    """Each replacement lies as it should."""
    down: dict[int, int] = {}
    for scene, event in scenes(record):
        if event.step != slug:
            continue
        if event.what == "discard":
            hidden = sum(card not in scene.up for card in event.cards)
            down[event.seat] = {"down": len(event.cards), "up": 0}.get(faces, hidden)
        elif event.what == "draw":
            for _ in event.cards:
                wanted = "owner" if down.get(event.seat, 0) > 0 else "all"
                yield kept(event.seen == wanted, f"a card for seat {event.seat} was seen by {event.seen}")
                down[event.seat] = down.get(event.seat, 0) - 1


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
        for scene, event in scenes(record):
            if event.what == "shuffle":
                lying = {card for (step, _), pile in scene.piles.items() if step == slug for card in pile}
                yield kept(not lying & set(event.cards), "a pile was shuffled")

    return check
