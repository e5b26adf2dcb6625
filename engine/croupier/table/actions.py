"""What somebody does, and what somebody may do."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from croupier.table.cards import Card


class Action(NamedTuple):
    """One deed of one seat. Seats count from 0, clockwise; a shuffle is the dealer's deed."""

    seat: int
    verb: str
    """`check` `bet` `call` `raise` `fold`, `bring_in`, `discard`, `take_back` `keep`, `show` `muck`, `shuffle`."""
    chips: int = 0
    """For a bet or a raise: what the seat has put into the betting round after it ("raise to 4"); otherwise 0."""
    cards: tuple[Card, ...] = ()
    """The cards discarded or given up; for a shuffle the new order, first card to be dealt first."""
    takes: tuple[Card, ...] = ()
    """The cards picked up in exchange, where there is a choice; none means all that lie there."""


def well_formed(action: object) -> bool:
    """Whether something is an action at all: whole numbers, a verb, and cards in tuples."""
    if not isinstance(action, Action) or type(action.seat) is not int or type(action.chips) is not int:
        return False
    cards = (action.cards, action.takes)
    told = all(type(each) is tuple and all(type(card) is str for card in each) for each in cards)
    return told and type(action.verb) is str and abs(action.chips) < MANY and abs(action.seat) < MANY


MANY = 10**15
"""No number of chips or seats is as great."""


class Offer(NamedTuple):
    """One thing the acting seat may do: a verb with a range of chips, or a number of cards to choose."""

    verb: str
    least: int = 0
    most: int = 0
    """`least` to `most` are chips (a total, as in `Action.chips`); with `among`, a number of those cards."""
    among: tuple[Card, ...] = ()
    takes: tuple[Card, ...] = ()
    """The cards that come back for those chosen."""
    price: int = 0
    """What a call costs."""

    def admits(self, action: Action) -> bool:
        """Whether the action is one of those offered."""
        verb, least, most, among, _, _ = self
        _, deed, chips, cards, takes = action
        if verb != deed or type(chips) is not int:
            return False
        if not among:
            return least <= chips <= most and cards == () == takes
        if chips or type(cards) is not tuple or type(takes) is not tuple:
            return False
        return least <= len(cards) <= most and _chosen(cards, among) and self._comes_back(cards, takes)

    def _comes_back(self, cards: tuple[Card, ...], takes: tuple[Card, ...]) -> bool:
        if not takes:
            return len(cards) == len(self.takes) or not self.takes
        return len(takes) == len(cards) and _chosen(takes, self.takes)

    def plain(self) -> dict[str, object]:
        """The offer as JSON: `{verb, min, max}`, `{verb, choose: [least, most], from}` or `{verb}`."""
        said: dict[str, object] = {"verb": self.verb}
        if self.among:
            said |= {"choose": [self.least, self.most], "from": list(self.among)}
        elif self.most:
            said |= {"min": self.least, "max": self.most}
        if self.takes:
            said["takes"] = list(self.takes)
        if self.price:
            said["price"] = self.price
        return said

    def __str__(self) -> str:
        """The offer as a sentence names it: `raise, 40 to 180`."""
        verb = self.verb.replace("_", " ")
        span = f"{self.least} to {self.most}" if self.least != self.most else f"{self.least}"
        if self.among:
            return f"{verb} {span} of {' '.join(self.among)}"
        if self.most:
            return f"{verb}, {span}"
        return f"{verb} {self.price}" if self.price else verb


def _chosen(cards: tuple[Card, ...], among: tuple[Card, ...]) -> bool:
    """Whether the cards are different ones out of `among`."""
    chosen = set(cards)
    return len(chosen) == len(cards) and chosen.issubset(among)
