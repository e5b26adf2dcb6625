"""What a case can claim about a hand: one entry a kind, with its sentence and how it is judged."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from croupier.phases import the
from croupier.spec.values import slug_of
from croupier.table import show_cards
from croupier.table.events import HIDDEN

if TYPE_CHECKING:
    from croupier.play import Hand
    from croupier.table import Card

Values = Mapping[str, object]
Judge = Callable[["Hand", Values], str]
"""Empty if it holds, otherwise what holds instead."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Expectation:
    """A kind of claim. The slots of the sentence are the keys of its values."""

    kind: str
    sentence: str
    judge: Judge


def _seat(values: Values, slot: str = "seat") -> int:
    return cast("int", values[slot])


def _same(got: object, wanted: object) -> str:
    return "" if got == wanted else f"it is {got}"


def _same_cards(got: tuple[Card, ...], values: Values) -> str:
    """Holdings compare as sets; an `x` stands for any one card not told."""
    wanted = list(cast("tuple[Card, ...]", values["cards"]))
    free = wanted.count(HIDDEN)
    told = [card for card in wanted if card != HIDDEN]
    rest = [card for card in got if card not in told]
    fits = len(got) == len(wanted) and len(rest) == free and set(told) <= set(got)
    return "" if fits else f"it is {show_cards(got) if HIDDEN not in got else ' '.join(got) or 'nothing'}"


def _exactly(got: tuple[Card, ...], values: Values) -> str:
    """Here `x` is a card that the seat does not see."""
    fits = sorted(got) == sorted(cast("tuple[Card, ...]", values["cards"]))
    return "" if fits else f"it is {' '.join(got) or 'nothing'}"


def _hand_is(hand: Hand, values: Values) -> str:
    shares, wanted = hand.rules.shares, values.get("share")
    share = next((each for each in shares if wanted in {None, each.name}), None)
    if share is None:
        return f"the pot has no such share, only {' and '.join(each.name for each in shares)}"
    cards, words = hand.holding(_seat(values)), cast("str", values["words"])
    best = share.best(cards, hand.view(None).board)
    if best is None:
        return f"the player holds {len(cards)} cards"
    try:
        return "" if share.ranking.says(best, words) else f"it is {share.ranking.describe(best)}"
    except ValueError as nobody_says_so:
        return str(nobody_says_so)


def _wins(hand: Hand, values: Values) -> str:
    won = sum(event.chips for event in hand.events if event.what == "win" and event.seat == values["seat"])
    return _same(won, values["chips"])


def _shows_first(hand: Hand, values: Values) -> str:
    order = [event.seat for event in hand.events if event.what in {"show", "muck"}]
    if not order:
        return "nobody has shown"
    return "" if order[0] == values["seat"] else f"seat {order[0]} does"


def _to_act(hand: Hand, values: Values) -> str:
    if hand.actor != values["seat"]:
        return "the hand is over" if hand.actor is None else f"seat {hand.actor} is"
    return ""


def _reached(hand: Hand, values: Values) -> str:
    name = next(step.name for step in hand.rules.steps if step.slug == hand.step)
    return _same(name, values["step"])


def _out(hand: Hand, values: Values) -> str:
    return "" if hand.view(None).folded[_seat(values)] else "the player is still in"


def _all_in(hand: Hand, values: Values) -> str:
    seat = _seat(values)
    out = hand.view(None).folded[seat]
    return "" if not hand.stacks[seat] and not out else f"the player has {hand.stacks[seat]} chips left"


def _owes(hand: Hand, values: Values) -> str:
    view = hand.view(_seat(values))
    price = sum(offer.price for offer in view.legal)
    return _same(price, values["chips"])


def _shown(hand: Hand, values: Values) -> str:
    shown = any(event.what == "show" and event.seat == values["seat"] for event in hand.events)
    return "" if shown else "the player has not shown"


def _shown_cards(hand: Hand, values: Values) -> str:
    shown = [event for event in hand.events if event.seat == values["seat"] and event.what in {"show", "show_card"}]
    seen = {card for event in shown for card in event.cards}
    return "" if set(cast("tuple[Card, ...]", values["cards"])) <= seen else "the player has shown other cards, or none"


def _not_shown(hand: Hand, values: Values) -> str:
    return "" if _shown(hand, values) else "the player has shown"


def _sees_hand(hand: Hand, values: Values) -> str:
    return _exactly(hand.view(_seat(values)).hands[_seat(values, "other")], values)


def _sees_pile(hand: Hand, values: Values) -> str:
    owner = _seat(values, "other")
    seen = hand.view(_seat(values)).piles[owner]
    if "step" in values:
        there = _pile_of(hand, owner, values)
        known = tuple(card for card in seen if card in there)
        seen = (*known, *(HIDDEN,) * (len(there) - len(known)))
    return _not_one(hand, owner, values) or _exactly(seen, values)


def _pile(hand: Hand, values: Values) -> str:
    seat = _seat(values)
    cards = _pile_of(hand, seat, values) if "step" in values else hand.view(seat).piles[seat]
    return _not_one(hand, seat, values) or _same_cards(cards, values)


def _pile_of(hand: Hand, seat: int, values: Values) -> tuple[Card, ...]:
    """The cards that lie before a player since one draw, whatever else lies there."""
    thrown = _thrown(hand, seat)
    step = slug_of(cast("str", values["step"]))
    return tuple(card for card in hand.view(seat).piles[seat] if thrown.get(card) == step)


def _not_one(hand: Hand, seat: int, values: Values) -> str:
    """Why it is not one pile that is spoken of; nothing where it is."""
    if "step" in values:
        step = next(each for each in hand.rules.steps if each.slug == slug_of(cast("str", values["step"])))
        return "" if step.phase.leaves_piles() else f"{the(step.name)} leaves no piles"
    thrown = _thrown(hand, seat)
    lying = {thrown.get(card) for card in hand.view(seat).piles[seat]}
    names = [step.name for step in hand.rules.steps if step.slug in lying]
    return f"there is a pile for each of {' and '.join(names)}; say `pile of {names[0]}`" if len(names) > 1 else ""


def _thrown(hand: Hand, seat: int) -> Mapping[Card, str]:
    """In which step a player last threw each card."""
    return {
        card: event.step
        for event in hand.events
        if event.what == "discard" and event.seat == seat
        for card in event.cards
    }


def _board(hand: Hand, values: Values) -> str:
    lying = tuple(card for cards in hand.view(None).board.values() for card in cards)
    return _same_cards(lying, values)


def _burned(hand: Hand, values: Values) -> str:
    burned = tuple(card for event in hand.events if event.what == "burn" for card in event.cards)
    return _same_cards(burned, values)


def _deals_next(hand: Hand, values: Values) -> str:
    dealers = [event.seat for event in hand.events if event.what == "pass_deal"]
    return _same(dealers, [values["seat"]])


_KINDS: tuple[tuple[str, str, Judge], ...] = (
    ("holds", "{seat} holds {cards}", lambda hand, values: _same_cards(hand.holding(_seat(values)), values)),
    ("board", "the board is {cards}", _board),
    ("pile", "{seat}'s pile is {cards}", _pile),
    ("pile_of", "{seat}'s pile of {step} is {cards}", _pile),
    ("hand_is", "{seat}'s hand is {words}", _hand_is),
    ("share_is", "{seat}'s {share} is {words}", _hand_is),
    ("chips", "{seat} has {chips} chips", lambda hand, values: _same(hand.stacks[_seat(values)], values["chips"])),
    ("wins", "{seat} wins {chips}", _wins),
    ("pot", "the pot is {chips}", lambda hand, values: _same(hand.pot, values["chips"])),
    ("to_act", "{seat} is to act", _to_act),
    ("reached", "the hand has reached {step}", _reached),
    ("owes", "it costs {seat} {chips} to call", _owes),
    ("out", "{seat} is out", _out),
    ("all_in", "{seat} is all-in", _all_in),
    ("shows_first", "{seat} shows first", _shows_first),
    ("shown", "{seat} has shown", _shown),
    ("shown_cards", "{seat} has shown {cards}", _shown_cards),
    ("not_shown", "{seat} has not shown", _not_shown),
    ("sees_hand", "{seat} sees {other}'s hand as {cards}", _sees_hand),
    ("sees_pile", "{seat} sees {other}'s pile as {cards}", _sees_pile),
    ("sees_pile_of", "{seat} sees {other}'s pile of {step} as {cards}", _sees_pile),
    ("burned", "the dealer has burned {cards}", _burned),
    ("over", "the hand is over", lambda hand, _: "" if hand.over else "the hand goes on"),
    ("deals_next", "{seat} deals next", _deals_next),
)

EXPECTATIONS: Mapping[str, Expectation] = {
    kind: Expectation(kind=kind, sentence=sentence, judge=judge) for kind, sentence, judge in _KINDS
}
"""By kind. A sentence's slots are the keys of the values."""
