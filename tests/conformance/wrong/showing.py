"""Showdowns that are wrong in one way each, beside those that people complained about."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from croupier.phases import showdown as ours
from croupier.phases.showdown import Showdown
from croupier.table.cards import height
from croupier.table.pots import Pot
from tests.conformance.wrong.engine import Wrong, with_kind
from tests.public.miniatures import showdowns as s

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.rules import Rulebook
    from croupier.table import Card, Offer, Table
    from croupier.table.state import Share

    Cards = tuple[Card, ...]


class OneWinner(s.Divides):
    """Of hands that tie, the first takes the pot."""

    def parts(self, table: Table, ours: Mapping[int, int]) -> Mapping[int, int]:
        return {next(iter(ours)): sum(ours.values())}


class OddChipRight(s.Divides):
    """The odd chip goes to the winner on the dealer's right."""

    def parts(self, table: Table, ours: Mapping[int, int]) -> Mapping[int, int]:
        return dict(zip(ours, reversed([*ours.values()]), strict=True))


class AllInOnce(s.PlaysFor):
    """There are no side pots: whoever wins takes everything."""

    def pots(self, table: Table, ours: tuple[Pot, ...]) -> tuple[Pot, ...]:
        return (Pot(sum(pot.chips for pot in ours), ours[0].seats),)


class SidePotFirst(s.PlaysFor):
    """Side pots and the main pot change places."""

    def pots(self, table: Table, ours: tuple[Pot, ...]) -> tuple[Pot, ...]:
        chips = [pot.chips for pot in ours][::-1]
        return tuple(Pot(each, pot.seats) for each, pot in zip(chips, ours, strict=True))


class WorstWins(Showdown):
    """The worst hand takes the pot."""

    def begin(self, table: Table) -> None:
        table.rules = replace(table.rules, shares=tuple(map(_Upside, table.rules.shares)))
        super().begin(table)


class _Upside:
    def __init__(self, share: Share) -> None:
        self.share, self.name = share, share.name

    def strength(self, hand: Cards, board: Mapping[str, Cards]) -> int | None:
        strength = self.share.strength(hand, board)
        return None if strength is None else -strength

    def best(self, hand: Cards, board: Mapping[str, Cards]) -> Cards | None:
        return self.share.best(hand, board)


class FirstShownWins(Showdown):
    """Whoever shows first takes the pot."""

    def begin(self, table: Table) -> None:
        order = table.live_from(self._first(table))
        worth = {table.hands[seat]: len(order) - place for place, seat in enumerate(order)}
        table.rules = replace(table.rules, shares=(_Given(worth),))
        super().begin(table)


class _Given:
    def __init__(self, worth: Mapping[tuple[Card, ...], int]) -> None:
        self.worth = worth

    name = "given"

    def strength(self, hand: Cards, board: Mapping[str, Cards]) -> int | None:
        return self.worth[hand]

    def best(self, hand: Cards, board: Mapping[str, Cards]) -> Cards | None:
        return hand


class SuitsCount(Showdown):
    """Of hands that tie, the one with the highest suit wins."""

    def begin(self, table: Table) -> None:
        table.rules = replace(table.rules, shares=tuple(map(_BySuit, table.rules.shares)))
        super().begin(table)


class _BySuit(_Upside):
    def strength(self, hand: Cards, board: Mapping[str, Cards]) -> int | None:
        strength = self.share.strength(hand, board)
        highest = max(height(card) for card in hand)[1]
        return None if strength is None else strength * 4 + highest


class NobodyShows(Showdown):
    """Hands are compared without being shown."""

    def _go_on(self, table: Table) -> None:
        super()._go_on(table)
        table.news = tuple(each for each in table.news if each[0] != "show")
        table.shown = {} if table.actor is None else table.shown


class EverybodyAsked(Showdown):
    """Who can still win is asked as well, and may muck."""

    def _go_on(self, table: Table) -> None:
        table.actor = None
        for place, seat in enumerate(table.queue):
            if table.shown or place:
                table.actor, table.queue = seat, table.queue[place:]
                return
            table.show(seat)
        ours._pay(table)  # noqa: SLF001 - the same as ours from there on


class OnlyMuck(Showdown):
    """A beaten hand has to be mucked."""

    def offers(self, table: Table) -> tuple[Offer, ...]:
        return (ours.MUCK,)


class OnlyShow(Showdown):
    """A beaten player is asked, and may only show."""

    def offers(self, table: Table) -> tuple[Offer, ...]:
        return (ours.SHOW,)


SHOWDOWNS: dict[type[Showdown], str] = {
    OneWinner: "pot.high.ties policy.odd-chip",
    OddChipRight: "policy.odd-chip",
    s.OddChipDropped: "the-showdown.all-chips policy.odd-chip",
    s.RoundedAway: "policy.odd-chip pot.high.ties",
    s.TieRefunds: "pot.high.ties pot.high.best the-showdown.side-pots",
    s.LonePotDropped: "the-showdown.all-chips the-showdown.side-pots",
    s.AllInForgotten: "the-showdown.side-pots pot.high.best betting.all-in",
    s.OnePotForTheRich: "the-showdown.side-pots betting.fold pot.high.best",
    AllInOnce: "the-showdown.side-pots",
    SidePotFirst: "the-showdown.side-pots",
    WorstWins: "pot.high.best pot.high.ranking",
    FirstShownWins: "pot.high.best",
    SuitsCount: "pot.high.ties",
    NobodyShows: "the-showdown.settles",
    EverybodyAsked: "the-showdown.settles policy.losers",
    OnlyMuck: "policy.losers the-showdown.settles",
    OnlyShow: "policy.losers the-showdown.settles",
}


def wrong_showdowns(rules: Rulebook) -> Iterator[Wrong]:
    """Each of them at the end of these rules."""
    last = rules.steps[-1].slug
    for kind, clauses in SHOWDOWNS.items():
        doc = (kind.__doc__ or "").splitlines()[0]
        yield Wrong(name=doc, chapter=last, clauses=tuple(clauses.split()), rules=with_kind(kind, last))
