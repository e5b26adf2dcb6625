"""Betting rounds that are wrong in one way each, beside those that people complained about."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from croupier.phases.bet import Bet
from croupier.table import Offer
from tests.conformance.wrong.engine import Wrong, with_kind
from tests.public.miniatures import rounds as r
from tests.public.miniatures.undoing import count_able

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.rules import Rulebook
    from croupier.table import Action, Table
    from croupier.table.stakes import Betting


class CounterClockwise(Bet):
    """The turn passes to the right."""

    def begin(self, table: Table) -> None:
        super().begin(table)
        level, unspoken = table.round
        turned = (*unspoken[:1], *unspoken[:0:-1])
        table.queue, table.round = turned, (level, turned)

    def apply(self, table: Table, action: Action) -> None:
        super().apply(table, action)
        if action.verb in {"bet", "raise"} and table.actor is not None:
            level, _ = table.round
            table.queue, table.round = table.queue[::-1], (level, ())
            table.actor = table.queue[0]


class AbsentOpener(Bet):
    """Where the opener is absent the player before begins."""

    def begin(self, table: Table) -> None:
        super().begin(table)
        level, order = table.round
        first = (table.button + self.numbers()["opens"]) % table.seats
        if table.actor is not None and self.numbers()["opens"] < 2 and table.actor != first:
            turned = (order[-1], *order[:-1])
            table.queue, table.round, table.opener, table.actor = turned, (level, turned), turned[0], turned[0]


class ChecksBehind(Bet):
    """A player may check though somebody has bet."""

    def offers(self, table: Table) -> tuple[Offer, ...]:
        offers = super().offers(table)
        return offers if offers[0].verb == "check" else (Offer("check"), *offers)


class NeverChecks(Bet):
    """Whoever is asked has to bet or fold."""

    def offers(self, table: Table) -> tuple[Offer, ...]:
        offers = super().offers(table)
        rest = tuple(offer for offer in offers if offer.verb != "check")
        return rest or offers


class HalfCalls(Bet):
    """A call costs half of what it should."""

    def apply(self, table: Table, action: Action) -> None:
        before = table.stacks[action.seat]
        super().apply(table, action)
        cost = before - table.stacks[action.seat]
        if action.verb == "call" and cost > 1 and table.actor is not None:
            back = cost // 2
            table.stacks[action.seat] += back
            count_able(table)


class AnyBet(Bet):
    """Bets and raises may be of any size."""

    def offers(self, table: Table) -> tuple[Offer, ...]:
        return tuple(
            Offer(offer.verb, table.round[0].high + 1, table.bets[table.actor] + table.stacks[table.actor])  # type: ignore[index]
            if offer.verb in {"bet", "raise"} else offer
            for offer in super().offers(table)
        )  # fmt: skip


class OneChipBets(Bet):
    """The first bet may be a single chip."""

    def offers(self, table: Table) -> tuple[Offer, ...]:
        offers = super().offers(table)
        return tuple(
            offer._replace(least=1) if offer.verb == "bet" and offer.least < offer.most else offer for offer in offers
        )


class DoubleBets(Bet):
    """Bets are twice as big."""

    def begin(self, table: Table) -> None:
        super().begin(table)
        level, order = table.round
        table.round = replace(level, size=2 * level.size, least=2 * level.least), order


def _playing(betting: Betting, doc: str) -> type[Bet]:
    def begin(self: Bet, table: Table) -> None:
        right = table.rules.stakes
        amounts = {"max bet": 2 * right.amounts[self.size], **right.amounts}
        table.rules = replace(table.rules, stakes=replace(right, betting=betting, amounts=amounts))
        Bet.begin(self, table)

    return type(f"Always {betting}", (Bet,), {"__doc__": doc, "begin": begin, "__slots__": ()})


class TiedToThePot(Bet):
    """Nobody may bet more than the pot, in no-limit games either."""

    def offers(self, table: Table) -> tuple[Offer, ...]:
        offers = super().offers(table)
        if table.stakes.betting != "no limit":
            return offers
        most = table.round[0].high * 2 + sum(table.paid) - table.bets[table.actor]  # type: ignore[index]
        return tuple(
            offer._replace(most=max(offer.least, min(offer.most, most))) if offer.verb in {"bet", "raise"} else offer
            for offer in offers
        )


class SpreadFromNothing(Bet):
    """At a spread-limit table the whole bet may not be more than the highest bet."""

    def offers(self, table: Table) -> tuple[Offer, ...]:
        offers = super().offers(table)
        if table.stakes.betting != "spread limit":
            return offers
        most = table.stakes.amount("max bet")
        return tuple(
            offer._replace(most=min(offer.most, most)) if offer.verb == "raise" else offer
            for offer in offers if offer.verb != "raise" or offer.least <= most
        )  # fmt: skip


class NoAllIn(Bet):
    """Whoever has too few chips for a call can only fold."""

    def offers(self, table: Table) -> tuple[Offer, ...]:
        owed = table.round[0].high - table.bets[table.actor]  # type: ignore[index]
        short = table.stacks[table.actor] < owed  # type: ignore[index]
        return tuple(offer for offer in super().offers(table) if not (short and offer.verb == "call"))


class GoesOnAlone(Bet):
    """The last player left is asked all the same."""

    def apply(self, table: Table, action: Action) -> None:
        super().apply(table, action)
        if action.verb == "fold" and len(table.live) == 1 and table.stacks[table.live[0]]:
            table.actor = table.live[0]
            table.queue = (table.actor,)


class FoldsAreShown(Bet):
    """Who folds turns the hand up."""

    def apply(self, table: Table, action: Action) -> None:
        super().apply(table, action)
        table.news = tuple((*each[:7], "all") if each[0] == "fold" else each for each in table.news)


class OnceRound(Bet):
    """Everybody is asked once, and then the round is over."""

    def apply(self, table: Table, action: Action) -> None:
        super().apply(table, action)
        if not table.round[1] and table.actor is not None:
            table.actor = None
            table.return_uncalled()


class NobodyRaises(Bet):
    """There are no raises."""

    def offers(self, table: Table) -> tuple[Offer, ...]:
        return tuple(offer for offer in super().offers(table) if offer.verb != "raise")


ROUNDS: dict[type[Bet], str] = {
    CounterClockwise: "betting.turn",
    AbsentOpener: "betting.absent-opener",
    ChecksBehind: "betting.options",
    NeverChecks: "betting.options",
    NobodyRaises: "betting.options policy.raises betting.fixed-limit",
    HalfCalls: "betting.call betting.ends",
    r.CallIsAllIn: "betting.call",
    AnyBet: "betting.fixed-limit betting.minimum betting.spread-limit betting.pot-limit policy.min-raise",
    OneChipBets: "betting.minimum",
    DoubleBets: "betting.fixed-limit betting.minimum",
    _playing("fixed limit", "Every table is a fixed-limit table."):
        "betting.no-limit betting.pot-limit betting.spread-limit policy.raises policy.min-raise betting.fixed-limit",
    _playing("spread limit", "Every table is a spread-limit table."):
        "betting.no-limit betting.pot-limit betting.fixed-limit policy.raises",
    _playing("pot limit", "Every table is a pot-limit table."): "betting.no-limit betting.fixed-limit "
        "betting.spread-limit policy.raises",
    _playing("no limit", "Every table is a no-limit table."): "betting.pot-limit betting.fixed-limit "
        "betting.spread-limit policy.raises",
    TiedToThePot: "betting.no-limit",
    SpreadFromNothing: "betting.spread-limit",
    r.PotWithoutTheCall: "betting.pot-limit",
    r.HalfPotForAll: "betting.table-stakes",
    r.NoShortRaise: "betting.all-in",
    r.ShortCallFolds: "betting.all-in",
    NoAllIn: "betting.all-in",
    r.AllInAsked: "betting.all-in betting.turn",
    r.OpenToAll: "policy.short-all-in policy.raises policy.check-raise",
    r.RaiseCappedByOthers: "policy.min-raise betting.fixed-limit",
    r.EvenBetsEnd: "betting.ends",
    OnceRound: "betting.ends",
    r.AllInUnanswered: "betting.ends betting.all-in",
    r.CallerAskedAgain: "betting.turn betting.ends",
    r.UncalledKept: "betting.uncalled",
    GoesOnAlone: "betting.last-player betting.ends",
    r.PotDeleted: "betting.last-player the-showdown.all-chips",
    r.FoldedHandWins: "betting.fold betting.last-player",
    r.BustedWinner: "betting.last-player the-showdown.all-chips",
    r.BetsMoveNothing: "betting.options betting.call",
    FoldsAreShown: "betting.fold",
}  # fmt: skip


def wrong_betting(rules: Rulebook) -> Iterator[Wrong]:
    """Each of them in all rounds of these rules."""
    slugs = tuple(step.slug for step in rules.steps if isinstance(step.phase, Bet))
    for kind, clauses in ROUNDS.items():
        doc = (kind.__doc__ or "").splitlines()[0]
        yield Wrong(name=doc, chapter="betting", clauses=tuple(clauses.split()), rules=with_kind(kind, *slugs))
