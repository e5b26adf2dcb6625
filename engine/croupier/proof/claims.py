"""What can be claimed of a hand that another rulebook breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.play import CannotStart
from croupier.proof.case import Allowed, Barred, Deed, Expected, Refused
from croupier.proof.expectations import EXPECTATIONS
from croupier.proof.nearest import least
from croupier.proof.quiet import LATE, finished
from croupier.table import Action

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.play import Hand
    from croupier.proof.case import Moment
    from croupier.table import Offer

_KINDS = (
    ("wins",),
    ("deals_next",),
    ("shows_first",),
    ("shown", "not_shown"),
    ("to_act",),
    (),  # what is offered
    ("holds",),
    ("owes",),
    ("pot",),
    ("chips",),
    ("out", "all_in"),
    ("over",),
)
"""Kinds of expectations, those first by which a person would tell the difference."""


def claims(right: Hand | CannotStart, wrong: Hand | CannotStart) -> Iterator[tuple[Moment, ...]]:
    """Ways to say how two hands of the same history differ; each holds in the first and fails in the second.

    The first way is to say nothing, where the cards that are drawn tell it already. How a hand ends is said of both as
    they end if nothing is done any more that must be told.
    """
    if isinstance(right, CannotStart):
        yield (Barred(clause=right.clause.partition("/")[2]),)
        return
    if isinstance(wrong, CannotStart):
        yield tuple(_expected(right, wrong, ("to_act",)))
        return
    yield ()
    ends = finished(right), finished(wrong)
    for kinds in _KINDS:
        if kinds:
            found = tuple(_expected(*(ends if LATE.issuperset(kinds) else (right, wrong)), kinds))
            yield from (found,) if found else ()
        elif right.actor == wrong.actor:
            yield from _judged(right, wrong)
        elif right.actor is not None:
            yield from ((Deed(action=least(right.actor, offer)),) for offer in right.legal)


def _expected(right: Hand, wrong: Hand | CannotStart, kinds: tuple[str, ...]) -> Iterator[Expected]:
    for kind in kinds:
        for values in _values(right, kind):
            holds = not EXPECTATIONS[kind].judge(right, values)
            if holds and (isinstance(wrong, CannotStart) or EXPECTATIONS[kind].judge(wrong, values)):
                yield Expected(kind=kind, values=values)


def _values(hand: Hand, kind: str) -> Iterator[dict[str, object]]:
    """What could be said in the slots of an expectation."""
    if kind in {"pot", "over"}:
        yield {"chips": hand.pot} if kind == "pot" else {}
        return
    if kind in LATE and kind != "over" and not hand.over:
        return
    for seat, stack in enumerate(hand.stacks):
        won = sum(event.chips for event in hand.events if event.what == "win" and event.seat == seat)
        price = sum(offer.price for offer in hand.legal) if seat == hand.actor else 0
        chips = {"chips": stack, "wins": won, "owes": price}
        cards = {"cards": hand.holding(seat)} if kind == "holds" else {}
        amount = {"chips": chips[kind]} if kind in chips else {}
        if amount != {"chips": 0} or kind == "chips":
            yield {"seat": seat, **cards, **amount}


def _judged(right: Hand, wrong: Hand) -> Iterator[tuple[Moment, ...]]:
    """An action that only this one allows, carried out; or one that only the other does, and the two together."""
    if right.actor is None:
        return
    refused: list[Moment] = []
    allowed: list[Action] = []
    for action in _tries(right.actor, (*wrong.legal, *right.legal)):
        refusal, other = right.refusal(action), wrong.refusal(action)
        if refusal and not other:
            refused.append(Refused(action=action, clause=refusal.clause.partition("/")[2]))
        elif other and not refusal:
            allowed.append(action)
    yield from ((Deed(action=action),) for action in allowed[:1])
    if refused:
        yield (*refused[:1], *(Allowed(action=action) for action in allowed[:1]))


def _tries(seat: int, offers: tuple[Offer, ...]) -> Iterator[Action]:
    tries = (action for offer in offers for action in _edges(seat, offer))
    yield from dict.fromkeys(tries)


def _edges(seat: int, offer: Offer) -> Iterator[Action]:
    """The least and the most of an offer, and what lies just beyond."""
    for count in (offer.least, offer.most, offer.least - 1, offer.most + 1):
        if offer.among and 0 <= count <= len(offer.among):
            yield Action(seat, offer.verb, cards=offer.among[:count], takes=offer.takes[:count])
        elif not offer.among and count >= min(offer.least, 1):
            yield Action(seat, offer.verb, count)
