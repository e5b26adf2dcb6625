"""Which clause a difference is told with, and what our rules say in the amounts of the file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.histories.units import shown

if TYPE_CHECKING:
    from fractions import Fraction

    from croupier.histories.phh import Handwriting
    from croupier.play import Hand, IllegalAction
    from croupier.table import Offer


def of_the_deal(hand: Hand) -> str:
    """The clause of the latest cards, by whichever step they were dealt."""
    dealt = [event.step for event in hand.events if event.what in {"deal", "draw"}]
    step = dealt[-1] if dealt else ""
    ids = [clause.id for clause in hand.rules.clauses if clause.id.startswith(f"{step}.")]
    wanted = (f"{step}.cards", f"{step}.receives")
    return next((id_ for id_ in ids if id_ in wanted), ids[0] if ids else "deck.cards")


def of_showing(hand: Hand) -> str:
    """The clause of the showdown."""
    return f"{hand.rules.steps[-1].slug}.settles"


def of_the_end(hand: Hand, written: Handwriting) -> str:
    """The clause by which the pot went where it did; or that no chip is lost, where the file loses some."""
    told = [stack for stack in written.finishing or () if stack.is_finite()]
    showdown = hand.rules.steps[-1].slug
    if not hand.over or sum(told) != sum(stack for stack in written.stacks if stack.is_finite()):
        return f"{showdown}.all-chips"
    if not any(event.what == "show" for event in hand.events):
        return "betting.last-player"
    return next((clause.id for clause in hand.rules.clauses if clause.id.startswith("pot.")), f"{showdown}.settles")


def told(hand: Hand, illegal: IllegalAction, unit: Fraction) -> str:
    """Why our rules refuse it. Their own words speak of chips, so that of these only the offers are told."""
    if hand.actor is None:
        return illegal.why
    offers = f"p{hand.actor + 1} may {_listed([_offered(offer, unit) for offer in hand.legal])}"
    if illegal.action.seat != hand.actor:
        return f"it is p{hand.actor + 1}'s turn: {offers}"
    countless = not any(letter.isdigit() for letter in illegal.why)
    return f"{illegal.why}: {offers}" if countless else offers


def _offered(offer: Offer, unit: Fraction) -> str:
    verb = {"bring_in": "bring it in", "discard": "discard"}.get(offer.verb, offer.verb)
    if offer.among:
        many = f"{offer.least} to {offer.most}" if offer.least != offer.most else f"{offer.least}"
        return f"{verb} {many} of {' '.join(offer.among)}"
    if offer.most:
        span = {shown(offer.least, unit): None, shown(offer.most, unit): None}
        return f"{verb} {'to ' * (offer.verb == 'raise')}{' up to '.join(span)}"
    return f"{verb} {shown(offer.price, unit)}" if offer.price else verb


def _listed(said: list[str]) -> str:
    return " or ".join([", ".join(said[:-1]), said[-1]] if len(said) > 1 else said)
