"""A hand from its first step to its last, and the answer that tells of it."""

from collections.abc import Callable
from typing import Any

from tests.voters.reader.betting import bet
from tests.voters.reader.drawing import draw
from tests.voters.reader.hand import Asking, CannotBegin, Deed, Hand, Offer
from tests.voters.reader.sentences import Rules, Settings
from tests.voters.reader.showdown import pay, showdown

STEPS: dict[str, Callable[[Hand, Settings], Asking | None]] = {
    "ante": Hand.ante,
    "deal": Hand.deal,
    "bet": bet,
    "draw": draw,
    "take back": Hand.take_back,
    "showdown": showdown,
}


def course(hand: Hand) -> Asking:
    """Every step in turn, until the pot has been paid."""
    for name, settings in hand.rules.steps.items():
        hand.step = name
        hand.log("step")
        yield from STEPS[settings["kind"]](hand, settings) or ()
        if len(hand.alive) == 1:
            pay(hand, sum(hand.paid), hand.alive)
            break
    hand.over = True
    hand.log("pass_deal", seat=hand.after(hand.button))


def fits(deed: Deed, offer: Offer) -> bool:
    """Whether the deed is what is offered, and says no more."""
    cards, takes, chips = deed.get("cards", []), deed.get("takes", []), deed.get("chips", 0)
    if deed["verb"] != offer["verb"] or len(set(cards)) < len(cards) or not set(cards) <= set(offer.get("from", [])):
        return False
    if takes and sorted(takes) != sorted(offer.get("takes", [])):
        return False
    least, most = offer.get("choose", (0, 0))
    return bool(least <= len(cards) <= most and offer.get("min", 0) <= chips <= offer.get("max", 0))


def play(rules: Rules, asked: dict[str, Any]) -> dict[str, Any]:
    """The answer to a request to run a hand."""
    level, steps = asked["level"], list[dict[str, Any]]()
    told = {} if level == "result" else {"steps": steps}
    try:
        hand = Hand(rules, asked)
    except CannotBegin as why:
        return {"refused": "start", "why": str(why), **told}
    going = course(hand)
    for place, deed in enumerate([*asked["actions"], None]):
        turn = next(going, None)
        steps.append(seen(hand, turn, level))
        if deed is None:
            break
        if turn is None or deed["seat"] != turn[0] or not any(fits(deed, offer) for offer in turn[1]):
            return {"refused": place, **told}
        hand.deed = deed
    return {"stacks": hand.stacks, **told}


def seen(hand: Hand, turn: tuple[int, list[Offer]] | None, level: str) -> dict[str, Any]:
    """The hand before an action, or after the last one."""
    step: dict[str, Any] = {"seat": turn[0], "offers": turn[1]} if turn else {}
    if level == "full":
        step |= {"step": hand.step, "views": [hand.view(eye) for eye in range(hand.size)], "events": hand.events}
        hand.events = []
    return step
