"""Where PokerKit 0.7.7 is known to differ, each by the heading of `spec/pages/engines.md` about it.

An exception explains a difference only where what it speaks of is there to be seen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from croupier.play import Hand
    from tests.engines.pokerkit_tables import Table

Offers: TypeAlias = "Mapping[str, Mapping[str, Any]]"


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """What both say at the first moment at which they differ; at the end nobody offers anything."""

    hand: Hand
    table: Table
    ours: Offers
    theirs: Offers

    @property
    def same_actor(self) -> bool:
        return self.hand.actor == self.table.actor()

    @property
    def limit(self) -> bool:
        return self.hand.history.stakes.betting == "fixed limit"

    def short_all_in(self) -> bool:
        """Whether somebody has gone all-in in this round."""
        acted = {event.seat for event in self.hand.events if event.step == self.hand.step and event.chips}
        return any(not self.hand.stacks[seat] for seat in acted)

    def raises(self) -> int:
        return sum(event.what == "raise" and event.step == self.hand.step for event in self.hand.events)

    def first_round(self) -> bool:
        """Whether nothing has been dealt or drawn since the first bet."""
        bets = [event.step for event in self.hand.events if event.what in {"bet", "raise", "call", "check", "fold"}]
        return len(set(bets)) <= 1

    def only(self, *verbs: str) -> bool:
        """Whether, whoever acts, all but these is offered alike."""
        rest = [{verb: offer for verb, offer in told.items() if verb not in verbs} for told in (self.ours, self.theirs)]
        return self.same_actor and rest[0] == rest[1]

    def stacks(self) -> dict[int, int]:
        """The chips of those who have not folded, before anybody won any."""
        chips = dict(enumerate(self.hand.stacks))
        for event in self.hand.events:
            if event.what == "fold":
                del chips[event.seat]
            elif event.what == "win":
                chips[event.seat] -= event.chips
        return chips


def _odd_chips(now: Moment) -> bool:
    shares = [event for event in now.hand.events if event.what == "win"]
    pots = [[event.chips for event in shares if event.place == place] for place in {event.place for event in shares}]
    return now.hand.over and now.table.actor() is None and any(len(set(parts)) > 1 for parts in pots)


def _reopened(now: Moment) -> bool:
    return not now.limit and now.only("raise") and "raise" not in now.ours and now.short_all_in()


def _half_a_bet(now: Moment) -> bool:
    return now.limit and now.only("raise") and now.short_all_in()


def _counted(now: Moment) -> bool:
    left = now.hand.view(None).folded.count(False)
    return now.limit and now.only("raise") and "raise" not in now.theirs and now.raises() > 2 and left == 2


def _irreplaceable(now: Moment) -> bool:
    ours, theirs = (told.get("discard", {}).get("choose", (0, 0))[1] for told in (now.ours, now.theirs))
    return now.only("discard") and ours < theirs and now.hand.view(None).stub < theirs


def _nobody_to_bet_against(now: Moment) -> bool:
    return "check" in now.theirs.keys() - now.ours.keys() and sum(map(bool, now.stacks().values())) <= 1


def _order_of_showing(now: Moment) -> bool:
    table = now.table.state
    begun = now.hand.step == "the-showdown" or now.hand.over
    return (
        now.table.compares_showing
        and begun
        and (table.showdown_index is not None or not table.status)
        and 0 in now.stacks().values()
    )


def _above_everybody(now: Moment) -> bool:
    bets = now.hand.view(None).bets
    others = [bets[seat] + chips for seat, chips in now.stacks().items() if seat != now.hand.actor and chips]
    return now.only("raise") and "raise" not in now.theirs and max(others, default=0) <= max(bets)


def _nothing_to_burn(now: Moment) -> bool:
    return not now.hand.over and now.table.actor() is None and now.hand.view(None).stub == 0


def _short_blind(now: Moment) -> bool:
    blinds = [event for event in now.hand.events if event.what == "blind" and event.place == "big blind"]
    short = any(event.chips < now.hand.history.stakes.amount("big blind") for event in blinds)
    return short and now.first_round()


def _pots_as_one(now: Moment) -> bool:
    """Nobody is off by more than a chip for each pot that is divided."""
    divided = {event.pot for event in now.hand.events if event.what == "win" and event.share}
    off = [abs(mine - theirs) for mine, theirs in zip(now.hand.stacks, now.table.stacks(), strict=True)]
    return now.hand.over and now.table.actor() is None and max(off) <= len(divided) and len(divided) > 1


def _nobodys_low(now: Moment) -> bool:
    """A pot of which nobody could win the share that takes a hand of some strength."""
    wins = [event for event in now.hand.events if event.what == "win"]
    needed = [share.name for share in now.hand.rules.shares if share.needs]
    return (
        now.hand.over
        and any(
            not any(event.share in needed for event in wins if event.pot == pot)
            for pot in {event.pot for event in wins}
        )
        and bool(needed)
    )


def _over_a_bring_in(now: Moment) -> bool:
    brought = any(event.what == "bring_in" for event in now.hand.events)
    return brought and not now.limit and now.only("raise") and now.first_round() and now.raises() > 0


def _nothing_but_the_bring_in(now: Moment) -> bool:
    return now.same_actor and "bring_in" in now.ours and "raise" not in now.ours


EXCEPTIONS: Mapping[str, Callable[[Moment], bool]] = MappingProxyType(
    {
        "All odd chips go to one winner": _odd_chips,
        "It asks a player who has nobody to bet against": _nobody_to_bet_against,
        "It allows no raise above everybody's chips": _above_everybody,
        "A short all-in bet reopens the betting": _reopened,
        "An all-in of half a bet reopens nothing": _half_a_bet,
        "Raises stay counted when two are left": _counted,
        "It takes discards that nothing can replace": _irreplaceable,
        "An all-in player shows before the one who spoke first": _order_of_showing,
        "It stops when there is nothing to burn": _nothing_to_burn,
    }
)

OF_FORCED_BETS: Mapping[str, Callable[[Moment], bool]] = MappingProxyType(
    {
        "A short blind makes a call cheaper": _short_blind,
        "A bet is measured from the bring-in": _over_a_bring_in,
        "It lets the last chip be a bet or a bring-in": _nothing_but_the_bring_in,
        "All who are left share a low half that nobody has a low for": _nobodys_low,
        "Pots that the same players win are divided as one": _pots_as_one,
    }
)
"""Further ones, of games with blinds or a bring-in, and of pots with more than one share."""


def explained(now: Moment) -> str:
    """The exception that a difference is, or nothing."""
    return next((name for name, holds in {**EXCEPTIONS, **OF_FORCED_BETS}.items() if holds(now)), "")
