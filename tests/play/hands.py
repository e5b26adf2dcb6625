"""Hands told in a few words: who is dealt what, and what is done."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from croupier.play import IllegalAction, start
from croupier.table import DECK, Action, Card, Offer, Posting, Stakes
from tests.rules.writing import ANTE, DEAL, SHOWDOWN, rulebook, variant

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier.play import Hand
    from croupier.rules import Rulebook
    from croupier.table.stakes import Betting

BOUNCE_BACK = rulebook(variant())
ONE_ROUND = rulebook(variant(ANTE, DEAL, "bet: {opens: left of dealer}", SHOWDOWN))
"""One betting round and nothing else, the player left of the dealer first."""
TWO_ROUNDS = rulebook(
    variant(ANTE, DEAL, *(f"bet: {{name: {name}, opens: left of dealer}}" for name in ("one", "two")), SHOWDOWN)
)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def deck(*hands: str, then: str = "", button: int = 0) -> tuple[Card, ...]:
    """A deck that deals these hands to seats 0, 1, …; `then` comes next, and after it the cards that are left."""
    order = [(button + 1 + seat) % len(hands) for seat in range(len(hands))]
    rounds = zip(*(cards(hands[seat]) for seat in order), strict=True)
    told = [card for around in rounds for card in around] + list(cards(then))
    return (*told, *(card for card in DECK if card not in told))


def stakes(betting: Betting = "fixed limit", ante: int = 0, bet: int = 2, **more: int) -> Stakes:
    named = {("bring-in" if word == "bring_in" else word.replace("_", " ")): chips for word, chips in more.items()}
    amounts = {"ante": ante, "bet": bet, **named}
    return Stakes(betting=betting, amounts=MappingProxyType(amounts))


def begun(
    stacks: Sequence[int],
    played_for: Stakes | None = None,
    rules: Rulebook = BOUNCE_BACK,
    *,
    dealt: tuple[Card, ...] = DECK,
    button: int = 0,
    posts: Sequence[Posting] = (),
) -> Hand:
    return start(rules, stacks=stacks, deck=dealt, button=button, stakes=played_for or stakes(), posts=posts)


def played(hand: Hand, deeds: str) -> Hand:
    """The hand after deeds such as `0 bet 10; 1 call; 2 discard Kd; 2 take_back 2c for Kd`."""
    for deed in deeds.split(";"):
        hand = hand.act(action(deed))
    return hand


def action(deed: str) -> Action:
    seat, verb, *rest = deed.split()
    given, _, taken = " ".join(rest).partition(" for ")
    if given.isdigit():
        return Action(int(seat), verb, int(given))
    return Action(int(seat), verb, cards=cards(given), takes=cards(taken))


def refused(hand: Hand, deed: str) -> IllegalAction:
    """Why the deed is refused; it must be."""
    refusal = hand.refusal(action(deed))
    assert refusal is not None, f"{deed} is accepted"
    return refusal


def by(hand: Hand, deed: str) -> str:
    """The clause that refuses the deed, without the variant's name."""
    return refused(hand, deed).clause.partition("/")[2]


def offered(hand: Hand, verb: str) -> Offer | None:
    return next((offer for offer in hand.legal if offer.verb == verb), None)


def price(hand: Hand) -> int:
    return sum(offer.price for offer in hand.legal)


def span(hand: Hand) -> tuple[int, int] | None:
    """The least and the most that the actor may bet or raise to."""
    offer = offered(hand, "raise") or offered(hand, "bet")
    return (offer.least, offer.most) if offer else None


def told(hand: Hand, *what: str) -> list[tuple[str, int, int]]:
    """The events of these kinds: what, whose, how many chips."""
    return [(event.what, event.seat, event.chips) for event in hand.record.of(*what)]
