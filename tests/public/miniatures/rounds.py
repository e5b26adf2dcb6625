"""Betting rounds that are wrong in one way each, as programs were that somebody complained about."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from croupier.phases.bet import Bet
from croupier.phases.bet.sizes import Round, full_span
from croupier.phases.blinds import Blinds
from croupier.table import Action, Offer
from croupier.table.events import read
from tests.public.forced import speak_in_turn
from tests.public.miniatures.undoing import best_of, count_able, end_unpaid, taken_back

if TYPE_CHECKING:
    from croupier.phases.bet.sizes import Level
    from croupier.table import Table


def _level(table: Table) -> Level:
    return _round(table)[0]


def _unspoken(table: Table) -> tuple[int, ...]:
    return _round(table)[1]


def _round(table: Table) -> Round:
    return cast("Round", table.round)


def _seat(table: Table) -> int:
    assert table.actor is not None, "somebody is to act"
    return table.actor


def _sized(
    offers: tuple[Offer, ...], verb: str, *, least: int | None = None, most: int | None = None
) -> tuple[Offer, ...]:
    """The offers, one of them of another size."""
    return tuple(
        Offer(verb, offer.least if least is None else least, offer.most if most is None else most)
        if offer.verb == verb
        else offer
        for offer in offers
    )


def _end_round(table: Table) -> None:
    table.actor = None
    table.return_uncalled()


class OpenToAll(Bet):
    """Whoever is asked may raise, whatever has been done before."""

    def offers(self, table: Table) -> tuple[Offer, ...]:
        trial = table.copy()
        trial.round = _level(table), table.queue
        return super().offers(trial)


class RaiseCappedByOthers(Bet):
    """Nobody need raise to more than the others have."""

    def offers(self, table: Table) -> tuple[Offer, ...]:
        offers, me = super().offers(table), _seat(table)
        most = max(table.bets[seat] + table.stacks[seat] for seat in table.live if seat != me)
        raising = [offer.least for offer in offers if offer.verb == "raise"]
        return _sized(offers, "raise", least=min(*raising, most)) if raising else offers


class NoShortRaise(Bet):
    """Whoever has too few chips for a full raise is not offered an all-in."""

    def offers(self, table: Table) -> tuple[Offer, ...]:
        me = _seat(table)
        short = table.bets[me] + table.stacks[me] < full_span(table, _level(table), me)[0]
        return tuple(offer for offer in super().offers(table) if not (short and offer.verb in {"bet", "raise"}))


class HalfPotForAll(Bet):
    """A raise of half the pot is always offered, also to those who have not so much."""

    def offers(self, table: Table) -> tuple[Offer, ...]:
        offers, me, high = super().offers(table), _seat(table), _level(table).high
        half = high + (sum(table.paid) + high - table.bets[me]) // 2
        raising = [offer.most for offer in offers if offer.verb == "raise"]
        return _sized(offers, "raise", most=max(*raising, half)) if raising else offers


class PotWithoutTheCall(Bet):
    """At a pot-limit table the call is left out of what a raise may add."""

    def offers(self, table: Table) -> tuple[Offer, ...]:
        offers = super().offers(table)
        if table.stakes.betting != "pot limit":
            return offers
        raising = [offer for offer in offers if offer.verb == "raise"]
        most = _level(table).high + sum(table.paid)
        return _sized(offers, "raise", most=max(raising[0].least, min(raising[0].most, most))) if raising else offers


class EvenBetsEnd(Bet):
    """A round is over as soon as all bets are equal, though somebody has not spoken."""

    def apply(self, table: Table, action: Action) -> None:
        super().apply(table, action)
        even = all(table.bets[seat] == _level(table).high for seat in table.able_among(table.live))
        if even and table.actor is not None:
            _end_round(table)


class AllInUnanswered(Bet):
    """Whether bets are equal is asked only of those who still have chips."""

    def apply(self, table: Table, action: Action) -> None:
        super().apply(table, action)
        even = len({table.bets[seat] for seat in table.able_among(table.live)}) == 1
        if even and not _unspoken(table) and table.actor is not None:
            _end_round(table)


class AllInAsked(Bet):
    """Players without chips are asked like all others."""

    def begin(self, table: Table) -> None:
        super().begin(table)
        if table.actor is not None:
            speak_in_turn(table, table.live_from(table.button + self.numbers()["opens"]))

    def apply(self, table: Table, action: Action) -> None:
        super().apply(table, action)
        if action.verb in {"bet", "raise"} and table.actor is not None:
            others = table.live_from(action.seat + 1)[:-1]
            table.queue = tuple(seat for seat in others if table.stacks[seat] or seat in _unspoken(table))
            table.actor = table.queue[0]


class DealerFirst(Bet):
    """The dealer begins every round in which nobody has been forced to bet."""

    def begin(self, table: Table) -> None:
        super().begin(table)
        if table.actor is not None and not any(table.bets):
            speak_in_turn(table, table.able_among(table.live_from(table.button)))


class CallerAskedAgain(Bet):
    """Whoever has checked and then called is asked once more, since the other has acted only once."""

    def apply(self, table: Table, action: Action) -> None:
        me, level = action.seat, _level(table)
        has_checked = not _unspoken(table) and not table.bets[me]
        if action.verb == "call" and has_checked and table.queue == (me,) and table.stacks[me] > level.high:
            table.queue = me, me
            table.round = level, table.queue
        super().apply(table, action)


class PotDeleted(Bet):
    """When all but one have folded, nobody is found to have won."""

    def apply(self, table: Table, action: Action) -> None:
        super().apply(table, action)
        if len(table.live) == 1:
            end_unpaid(table)


class BustedWinner(Bet):
    """A player without chips is out, even one whose bet nobody has called."""

    def apply(self, table: Table, action: Action) -> None:
        all_in = [seat for seat in table.live if not table.stacks[seat]]
        super().apply(table, action)
        if len(table.live) == 1 and table.live[0] in all_in:
            taken_back(table, "return")
            end_unpaid(table)


class UncalledKept(Bet):
    """What nobody has matched does not come back, and belongs to the pot."""

    def apply(self, table: Table, action: Action) -> None:
        super().apply(table, action)
        taken_back(table, "return")


class FoldedHandWins(Bet):
    """When all but one have folded, the best hand that was dealt wins."""

    def apply(self, table: Table, action: Action) -> None:
        super().apply(table, action)
        if len(table.live) == 1:
            hands = {dead.seat: dead.cards for dead in table.dead if dead.how == "fold"}
            hands[table.live[0]] = table.hands[table.live[0]]
            table.win(best_of(table, hands), sum(table.paid), 0)
            end_unpaid(table)


class CallIsAllIn(Bet):
    """Whoever would have less left than a call costs calls with everything."""

    def apply(self, table: Table, action: Action) -> None:
        seat, before = action.seat, table.stacks[action.seat]
        super().apply(table, action)
        rest, cost = table.stacks[seat], before - table.stacks[seat]
        if action.verb == "call" and 0 < rest < cost:
            call, *after = read(table.news)
            table.news = (call._replace(chips=call.chips + rest, to=call.to + rest), *after)
            table.stacks[seat] = 0
            count_able(table)


class ShortCallFolds(Bet):
    """Whoever has too few chips for a call is out."""

    def apply(self, table: Table, action: Action) -> None:
        short = table.stacks[action.seat] < _level(table).high - table.bets[action.seat]
        super().apply(table, Action(action.seat, "fold") if action.verb == "call" and short else action)


class BetsMoveNothing(Bet):
    """Bets and calls are spoken, and no chips go into the pot."""

    def apply(self, table: Table, action: Action) -> None:
        stacks = table.stacks[:]
        super().apply(table, action)
        table.stacks = stacks
        table.news = tuple(event._replace(chips=0) for event in read(table.news) if event.what != "return")
        count_able(table)


class ShortBlindIsTheBet(Bet):
    """What a short blind has put in is all that anybody need call."""

    def begin(self, table: Table) -> None:
        super().begin(table)
        if table.forced is not None and 0 < table.bets[table.forced] < table.asked:
            level, unspoken = _round(table)
            table.asked = table.bets[table.forced]
            table.round = replace(level, high=table.asked), unspoken


class PosterOpens(Bet):
    """Where two play, whoever has posted a blind alone begins."""

    def begin(self, table: Table) -> None:
        super().begin(table)
        posted = [seat for seat, chips in enumerate(table.bets) if chips]
        if table.actor is not None and table.seats == 2 and len(posted) == 1:
            speak_in_turn(table, table.live_from(posted[0]))


class WholeBlindFromAll(Blinds):
    """A whole blind is taken from every stack, however small."""

    def begin(self, table: Table) -> None:
        super().begin(table)
        events = []
        for event in read(table.news):
            lacking = table.stakes.amount(event.place) - event.chips if event.what == "blind" else 0
            table.stacks[event.seat] -= lacking
            table.bets[event.seat] += lacking
            events.append(event._replace(chips=event.chips + lacking, to=event.to + lacking))
        table.news = tuple(events)
        count_able(table)
