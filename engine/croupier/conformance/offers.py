"""Offers of an implementation beside those of the rules: what it leaves out, and what it allows beyond them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from croupier.conformance.outcomes import Outcome
from croupier.table import Action
from croupier.table.cards import Card

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.conformance.messages import OfferSeen
    from croupier.play import Hand


@dataclass(frozen=True, slots=True, kw_only=True)
class Differing:
    """The first offer that is not as the rules have it."""

    outcome: Outcome
    expected: str
    got: str
    clause: str = ""
    """By which clause that is forbidden which it allows; empty where it leaves something out."""
    deed: Action | None = None
    """The action that it allows, or leaves out; None where neither is at an end of an offer."""


def differing_offer(hand: Hand, right: tuple[OfferSeen, ...], told: tuple[OfferSeen, ...]) -> Differing | None:
    """What is different between two lists of offers; neither their order matters, nor how they are divided up."""
    for verb in dict.fromkeys(each.verb for each in (*right, *told)):
        ours, theirs = (tuple(each for each in offers if each.verb == verb) for offers in (right, told))
        if _admitted(ours) != _admitted(theirs) or not _prices_agree(ours, theirs):
            return _told(hand, verb, ours, theirs)
    return None


def _admitted(offers: tuple[OfferSeen, ...]) -> frozenset[object]:
    """What offers of one verb allow: spans of chips, and every choice of cards."""
    return frozenset(each for offer in offers for each in _choices(offer))


def _choices(offer: OfferSeen) -> Iterator[object]:
    cards, back = offer.from_ or (), frozenset(offer.takes or ())
    if offer.choose is None or len(cards) > _MOST:
        yield offer.min, offer.max, offer.choose, frozenset(cards), back
        return
    least, most = offer.choose
    for count in range(max(least, 0), min(most, len(cards)) + 1) if cards else (least, most):
        yield count, back
        yield from map(frozenset, combinations(cards, count))


_MOST = 13
"""The cards of which every choice is looked at."""


def _prices_agree(ours: tuple[OfferSeen, ...], theirs: tuple[OfferSeen, ...]) -> bool:
    """A price may be left out."""
    told = {each.price for each in theirs if each.price is not None}
    return told <= {each.price for each in ours}


def _told(hand: Hand, verb: str, ours: tuple[OfferSeen, ...], theirs: tuple[OfferSeen, ...]) -> Differing:
    expected, got = (offers_in_words(verb, each) for each in (ours, theirs))
    refusals = (hand.refusal(action) for each in theirs for action in _extremes(hand, each))
    refusal = next(filter(None, refusals), None)
    if refusal:
        return Differing(outcome=Outcome.ACCEPTED_ILLEGAL, expected=expected, got=got, clause=refusal.clause,
                         deed=refusal.action)  # fmt: skip
    less = _admitted(theirs) < _admitted(ours) or not theirs
    allowed = frozenset(action for each in theirs for action in _extremes(hand, each))
    left_out = (action for each in ours for action in reversed([*_extremes(hand, each)]) if action not in allowed)
    outcome = Outcome.REFUSED_LEGAL if less else Outcome.WRONG
    return Differing(outcome=outcome, expected=expected, got=got, deed=next(left_out, None))


def _extremes(hand: Hand, offer: OfferSeen) -> Iterator[Action]:
    seat = -1 if hand.actor is None else hand.actor
    if offer.choose:
        cards, back = (tuple(map(Card, each or ())) for each in (offer.from_, offer.takes))
        for count in offer.choose:
            if 0 <= count <= len(cards):
                yield Action(seat, offer.verb, cards=cards[:count], takes=back[:count])
    else:
        for chips in (offer.max, offer.min):
            yield Action(seat, offer.verb, chips or 0)


def offers_in_words(verb: str, offers: tuple[OfferSeen, ...]) -> str:
    """All that is offered of one verb: `discard 0 to 3 of …, or discard 4 of …`; `no raise`."""
    return ", or ".join(offer_in_words(verb, each) for each in offers or (None,))


def offer_in_words(verb: str, offer: OfferSeen | None) -> str:
    """`raise, 4 to 8`, `discard 0 to 2 of 2c 3c`, `no raise`."""
    verb = verb.replace("_", " ")
    if offer is None:
        return f"no {verb}"
    if offer.choose:
        told = f"{verb} {_to(*offer.choose)}"
        return f"{told} of {' '.join(offer.from_)}" if offer.from_ else told
    if offer.max is not None:
        return f"{verb}, {_to(offer.min or 0, offer.max)}"
    return f"{verb} {offer.price}" if offer.price else verb


def _to(least: int, most: int) -> str:
    return f"{least} to {most}" if least != most else str(least)
