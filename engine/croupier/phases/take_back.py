"""Take back: players may exchange cards of the hand for those they discarded in an earlier draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from croupier.phases._phase import Phase, Refusal, Seat, Step, seat_of
from croupier.phases._take_back_clauses import take_back_clauses
from croupier.policies import Policy, policy
from croupier.spec.values import Name, in_words, slug_of
from croupier.table import Offer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.phases._phase import Clause
    from croupier.table import Action, Card, Table

KEEP = Offer("keep")


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBack(Phase):
    """In turn, every player who has a pile from that draw may pick it up again."""

    word: ClassVar = "take_back"
    noun: ClassVar = "the take-back"
    quiet: ClassVar = "keep"
    deeds: ClassVar = {
        "take_back": ("{seat} gives up {cards} and takes back {takes}",),
        "keep": ("{seat} keeps",),
    }
    consults: ClassVar[tuple[Policy, ...]] = (policy("all_in_exchanges"),)

    from_: Name
    """The draw whose discards may be taken back."""
    count: Literal["as discarded", "up to as discarded"] = "as discarded"
    """How many cards a player who takes back must exchange."""
    given: Literal["any cards", "replacements only"] = "any cards"
    """Which cards may be given up."""
    first: Seat = "left of dealer"
    """Who is asked first."""

    def begin(self, table: Table) -> None:
        """Everyone still in who has a pile is asked in turn."""
        source = slug_of(self.from_)
        order = table.live_from(seat_of(table, self.first))
        if table.policies["all_in_exchanges"] == "do not take part":
            order = table.able_among(order)
        table.queue = tuple([seat for seat in order if (source, seat) in table.piles])
        self._pass_on(table)

    def offers(self, table: Table) -> tuple[Offer, ...]:
        """Keep, or so many cards of the hand for as many of the pile."""
        seat = table.queue[0]
        pile, among = self._pile(table, seat), self._givable(table, seat)
        least = len(pile) if self.count == "as discarded" else 1
        most = min(len(pile), len(among))
        return (KEEP, Offer("take_back", least, most, among, pile)) if least <= most else (KEEP,)

    def apply(self, table: Table, action: Action) -> None:
        """Exchange the cards; those given up are dead."""
        seat = action.seat
        table.queue = table.queue[1:]
        if action.verb == "keep":
            table.tell("keep", seat)
        else:
            self._exchange(table, seat, action.cards, action.takes or self._pile(table, seat))
        self._pass_on(table)

    def why_not(self, table: Table, action: Action) -> Refusal:
        """A wrong number of cards, or cards from elsewhere."""
        pile = self._pile(table, action.seat)
        takes = action.takes or pile
        count = Refusal(
            f"{table.at}.count", f"{in_words(len(pile))} discarded, so {in_words(len(pile))} exchanged or none"
        )
        if action.verb not in {"take_back", "keep"} or action.chips:
            return Refusal(f"{table.at}.from", "a player takes back or keeps the hand")
        if action.verb == "keep" or not set(takes) <= set(pile):
            return Refusal(f"{table.at}.from", f"only the cards thrown in {self.from_} lie there to be taken back")
        if not set(action.cards) <= set(self._givable(table, action.seat)) or _twice(action.cards) or _twice(takes):
            return Refusal(f"{table.at}.given", "those cards cannot be given up")
        return count

    def clauses(self, step: Step, steps: tuple[Step, ...]) -> Iterator[Clause]:
        """See `_take_back_clauses`."""
        yield from take_back_clauses(step, source=self.from_, count=self.count, given=self.given, first=self.first)

    def brief(self) -> str:
        """What the table of rounds says."""
        return f"players with a pile from {self.from_} may trade cards of the hand for it"

    def restores(self) -> str | None:
        """The draw."""
        return self.from_

    def _pile(self, table: Table, seat: int) -> tuple[Card, ...]:
        return table.piles.get((slug_of(self.from_), seat), ())

    def _givable(self, table: Table, seat: int) -> tuple[Card, ...]:
        if self.given == "any cards":
            return table.hands[seat]
        draw = slug_of(self.from_)
        received = {card for step, whose, cards in table.served if (step, whose) == (draw, seat) for card in cards}
        return tuple(card for card in table.hands[seat] if card in received)

    def _exchange(self, table: Table, seat: int, given: tuple[Card, ...], taken: tuple[Card, ...]) -> None:
        source = slug_of(self.from_)
        given = tuple(sorted(given, key=table.hands[seat].index))
        left = tuple(card for card in table.take_pile(source, seat) if card not in taken)
        table.drop(seat, given)
        table.kill(seat, given, "given up")
        if left:
            table.kill(seat, left, "discard")
        table.tell("give_up", seat, cards=given, place="muck", seen="owner")
        table.hold(seat, table.hands[seat] + taken)
        table.tell("take_back", seat, cards=taken, place="hand", seen="owner")

    def _pass_on(self, table: Table) -> None:
        table.actor = table.queue[0] if table.queue else None
        if table.actor is None:
            self._clear(table)

    def _clear(self, table: Table) -> None:
        """What nobody took back is dead from now on."""
        source = slug_of(self.from_)
        for step, seat in tuple(table.piles):
            if step == source:
                table.kill(seat, table.take_pile(source, seat), "discard")


def _twice(cards: tuple[Card, ...]) -> bool:
    return len(set(cards)) < len(cards)
