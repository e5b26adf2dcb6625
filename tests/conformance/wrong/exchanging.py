"""Draws and take-backs that are wrong in one way each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.phases import _stub
from croupier.phases.draw import Draw
from croupier.phases.take_back import TakeBack
from croupier.table.events import read

if TYPE_CHECKING:
    from croupier.phases import Phase
    from croupier.table import Action, Card, Offer, Table


class OneFewer(Draw):
    """The last player to be served gets one card too few."""

    def apply(self, table: Table, action: Action) -> None:
        super().apply(table, action)
        drawn = [event for event in read(table.news) if event.what == "draw"]
        if table.actor is None and drawn:
            *hand, last = table.hands[drawn[-1].seat]
            table.hold(drawn[-1].seat, tuple(hand))
            table.stub = (last, *table.stub)


class FromTheBottom(Draw):
    """Replacements come from the bottom of the deck."""

    def begin(self, table: Table) -> None:
        super().begin(table)
        table.stub = table.stub[::-1]


class ReplacementsUp(Draw):
    """Replacements are dealt face up."""

    def apply(self, table: Table, action: Action) -> None:
        before = table.hands
        super().apply(table, action)
        new = {card for hand, old in zip(table.hands, before, strict=True) for card in hand if card not in old}
        table.known |= new


class ServedBackwards(Draw):
    """Who threw last is served first."""

    def _throw(self, table: Table, seat: int, cards: tuple[Card, ...]) -> None:
        super()._throw(table, seat, cards)
        table.due = (table.due[-1], *table.due[:-1])


class OneByOne(Draw):
    """Replacements are dealt one at a time, round the table."""

    def _throw(self, table: Table, seat: int, cards: tuple[Card, ...]) -> None:
        super()._throw(table, seat, cards)
        counts: dict[int, int] = {}
        for whose, count in table.due:
            counts[whose] = counts.get(whose, 0) + count
        table.due = tuple(
            (whose, 1) for turn in range(max(counts.values())) for whose, count in counts.items() if turn < count
        )


class UnderTheDeck(Draw):
    """What is thrown goes under the deck."""

    def _throw(self, table: Table, seat: int, cards: tuple[Card, ...]) -> None:
        super()._throw(table, seat, cards)
        table.stub += cards
        table.dead = tuple(dead for dead in table.dead if dead.cards != cards)


class CounterClockwise(Draw):
    """Players draw counterclockwise."""

    def begin(self, table: Table) -> None:
        super().begin(table)
        if table.queue:
            table.queue = (table.queue[0], *table.queue[:0:-1])


class FoldedDraw(Draw):
    """A dealer who has folded is waited for: the draw begins on the right."""

    def begin(self, table: Table) -> None:
        super().begin(table)
        first = table.button + (self.first == "left of dealer")
        if table.queue and table.queue[0] != first % table.seats:
            table.queue = (table.queue[-1], *table.queue[:-1])
            table.actor = table.queue[0]


class PilesOpen(Draw):
    """Discards lie face up."""

    def _discard(self, table: Table, seat: int, cards: tuple[Card, ...]) -> None:
        super()._discard(table, seat, cards)
        *rest, last = table.news
        if last[0] == "discard" and cards:
            table.news = (*rest, (*last[:-1], "all"))


class PatIsOver(Draw):
    """Who stands pat ends the draw for those who come after."""

    def apply(self, table: Table, action: Action) -> None:
        if action.verb == "discard" and not action.cards:
            table.queue = table.queue[:1]
        super().apply(table, action)


class NobodyShuffles(Draw):
    """When the deck has run out, whoever is still due gets nothing."""

    def apply(self, table: Table, action: Action) -> None:
        super().apply(table, action)
        if _stub.service(table).waiting and not table.queue:
            table.due, table.actor = (), None


DRAWS: dict[type[Phase], str] = {
    OneFewer: "receives",
    FromTheBottom: "receives",
    ReplacementsUp: "receives",
    ServedBackwards: "policy.draw-service order",
    OneByOne: "policy.draw-service in-a-row",
    UnderTheDeck: "discards policy.reshuffle",
    CounterClockwise: "order",
    FoldedDraw: "order",
    PilesOpen: "public discards",
    PatIsOver: "order limit",
    NobodyShuffles: "policy.reshuffle receives",
}


class NothingBack(TakeBack):
    """Nobody may take anything back."""

    def offers(self, table: Table) -> tuple[Offer, ...]:
        return tuple(offer for offer in super().offers(table) if offer.verb != "take_back")


class MustTakeBack(TakeBack):
    """Whoever has a pile has to take it back."""

    def offers(self, table: Table) -> tuple[Offer, ...]:
        return tuple(offer for offer in super().offers(table) if offer.verb != "keep")


class NothingGiven(TakeBack):
    """What is given up stays with the player."""

    def apply(self, table: Table, action: Action) -> None:
        super().apply(table, action)
        if action.verb == "take_back":
            table.lay_pile(table.at, action.seat, action.cards)
            table.news = tuple(
                (*each[:6], "own pile", "owner") if each[0] == "give_up" else each for each in table.news
            )


class GivenUpOpen(TakeBack):
    """What is given up is turned over."""

    def apply(self, table: Table, action: Action) -> None:
        super().apply(table, action)
        table.news = tuple((*each[:7], "all") if each[0] == "give_up" else each for each in table.news)


class TakenOpen(TakeBack):
    """What is taken back is seen by all."""

    def apply(self, table: Table, action: Action) -> None:
        super().apply(table, action)
        if action.verb == "take_back":
            table.known |= set(action.takes or table.hands[action.seat][-len(action.cards) :])


class NextPile(TakeBack):
    """Whoever stood pat is asked as well."""

    def begin(self, table: Table) -> None:
        super().begin(table)
        table.queue = table.live_from(table.button + (self.first == "left of dealer"))
        table.actor = table.queue[0]


class BounceCounterClockwise(TakeBack):
    """Players take back counterclockwise."""

    def begin(self, table: Table) -> None:
        super().begin(table)
        if table.queue:
            table.queue = (table.queue[0], *table.queue[:0:-1])


class SwappedBack(TakeBack):
    """What is given up lies there instead, and the next player may have it."""

    def apply(self, table: Table, action: Action) -> None:
        super().apply(table, action)
        if action.verb == "take_back" and table.queue:
            whose, slug = table.queue[0], self.from_.replace(" ", "-")
            table.lay_pile(slug, whose, action.cards)


TAKE_BACKS: dict[type[Phase], str] = {
    NothingBack: "from count",
    MustTakeBack: "from count",
    NothingGiven: "dead",
    GivenUpOpen: "public dead",
    TakenOpen: "public",
    NextPile: "from order",
    BounceCounterClockwise: "order",
    SwappedBack: "from dead",
}
