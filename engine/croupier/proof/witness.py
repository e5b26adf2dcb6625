"""A witness: a hand that two rulebooks play differently, told up to where they part."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from croupier.play import CannotStart, start
from croupier.play.recording import History
from croupier.proof.quiet import MOST_MOMENTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.play import Hand
    from croupier.proof.playouts import Setting
    from croupier.rules import Rulebook
    from croupier.table import Action, Event

Choice: TypeAlias = "Callable[[Hand], Action]"
"""What whoever is to act does."""
Difference: TypeAlias = Literal["beginning", "turn", "offers", "cards", "chips", "showing", "dealer", "other"]
UNTOLD = frozenset({"step", "burn"})
"""Events of which no sentence of a case tells. What follows from them comes out later, or never."""
_ABOUT: dict[str, Difference] = {
    **dict.fromkeys(("deal", "draw", "discard", "take_back", "shuffle"), "cards"),
    **dict.fromkeys(("post", "return", "win", "call"), "chips"),
    **dict.fromkeys(("show", "muck", "show_card"), "showing"),
    "pass_deal": "dealer",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Witness:
    """A hand up to and with the action after which two rulebooks differ; every action is legal in both."""

    history: History
    differs: Difference
    """In what they differ first: who acts, what is offered, or what has happened."""


def parting(right: Rulebook, wrong: Rulebook, setting: Setting, choose: Choice) -> Witness | None:
    """Both rulebooks played in step; the hand up to where they part, or None where they never do."""
    one, other = begun(right, setting), begun(wrong, setting)
    if isinstance(one, CannotStart) or isinstance(other, CannotStart):
        if type(one) is type(other):
            return None
        began = History(stacks=setting.stacks, button=setting.button, deck=setting.deck, stakes=setting.stakes)
        return Witness(history=began, differs="beginning")
    for _ in range(MOST_MOMENTS):
        if differs := difference(one, other):
            return Witness(history=one.history, differs=differs)
        if one.actor is None:
            return None
        action = choose(one)
        one, other = one.act(action), other.act(action)
    return None


def begun(rules: Rulebook, setting: Setting | History) -> Hand | CannotStart:
    """The hand that begins so, or why it cannot begin."""
    try:
        return start(rules, stacks=setting.stacks, deck=setting.deck, button=setting.button, stakes=setting.stakes)
    except CannotStart as barred:
        return barred


def difference(one: Hand, other: Hand) -> Difference | None:
    """In what two hands differ that were alike before the latest action, as far as a case can tell of it."""
    news, others = one.news, other.news
    if news != others:
        told, told_otherwise = _told(news), _told(others)
        for mine, theirs in zip(told, told_otherwise, strict=False):
            if mine != theirs:
                return _ABOUT.get(mine.what, _ABOUT.get(theirs.what, "other"))
        if len(told) != len(told_otherwise):
            longer = max(told, told_otherwise, key=len)
            return _ABOUT.get(longer[min(len(told), len(told_otherwise))].what, "other")
    if one.actor != other.actor:
        return "turn"
    return "offers" if one.legal != other.legal else None


def _told(news: tuple[Event, ...]) -> tuple[Event, ...]:
    """Which step it is shows in what is offered there; and in which order winners are paid is nobody's concern."""
    told = [event._replace(step="") for event in news if event.what not in UNTOLD]
    return (*(each for each in told if each.what != "win"), *sorted(each for each in told if each.what == "win"))
