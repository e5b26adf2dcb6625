"""Discard: players throw cards away and get none for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar

from croupier.phases._phase import Phase, Refusal, Seat, Step, cards_of, kept, seat_of, whose
from croupier.phases._turns import in_turn, left_out
from croupier.spec.bounds import highest, lowest
from croupier.table import Offer

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.phases._phase import Clause, Finding
    from croupier.table import Action, Table
    from croupier.table.events import Record
    from croupier.table.scene import Scene


@dataclass(frozen=True, slots=True, kw_only=True)
class Discard(Phase):
    """In turn, every player throws the same number of cards onto the muck, face down."""

    word: ClassVar = "discard"
    noun: ClassVar = "the discard"
    deeds: ClassVar = {"discard": ("{seat} discards {cards}",)}

    cards_: Annotated[int, lowest(1), highest(25)]
    """How many cards each player must discard."""
    first: Seat = "left of dealer"
    """Who discards first."""

    def begin(self, table: Table) -> None:
        """Everyone still in is asked in turn."""
        table.queue = table.live_from(seat_of(table, self.first))
        table.actor = table.queue[0]

    def offers(self, table: Table) -> tuple[Offer, ...]:
        """So many cards of the hand."""
        hand = table.hands[table.queue[0]]
        count = min(self.cards_, len(hand))
        return (Offer("discard", count, count, hand),)

    def apply(self, table: Table, action: Action) -> None:
        """The cards are dead."""
        seat, table.queue = action.seat, table.queue[1:]
        thrown = tuple(sorted(action.cards, key=table.hands[seat].index))
        table.drop(seat, thrown)
        table.kill(seat, thrown, "discard")
        table.tell("discard", seat, 0, 0, thrown, "muck", "owner")
        table.actor = table.queue[0] if table.queue else None

    def spent(self) -> int:
        """Those discarded."""
        return self.cards_

    def why_not(self, table: Table, action: Action) -> Refusal:
        """A wrong number of cards, or cards not held."""
        count, hand = f"{table.at}.count", table.hands[action.seat]
        if action.verb != "discard" or action.chips or action.takes:
            return Refusal(count, "a player discards cards")
        if len(set(action.cards)) < len(action.cards) or not set(action.cards) <= set(hand):
            return Refusal(count, "only cards in the player's hand can be discarded, each once")
        return Refusal(count, f"exactly {cards_of(self.cards_)} must be discarded")

    def clauses(self, step: Step, steps: tuple[Step, ...]) -> Iterator[Clause]:
        """How many, and in which order."""
        slug = step.slug

        def count(record: Record) -> Iterator[Finding]:
            for event in record.during(slug, "discard"):
                yield kept(len(event.cards) == self.cards_, f"seat {event.seat} discarded {len(event.cards)} cards")
            yield kept(not any(record.during(slug, "draw")), "somebody got a card for a discard")
            yield from left_out(record, slug, ("discard",), _everybody)

        def order(record: Record) -> Iterator[Finding]:
            yield from in_turn(record, slug, self.first, ("discard",), _everybody)

        def sight(record: Record) -> Iterator[Finding]:
            for event in record.during(slug, "discard"):
                right = (event.place, event.seen) == ("muck", "owner")
                yield kept(right, f"{event.cards} went to {event.place}, seen by {event.seen}")

        text = f"Each player still in the hand must discard {cards_of(self.cards_)}, and gets none in return."
        yield step.clause("count", "must", text, count, reads=("cards",), refuses=True)
        text = f"Players discard in turn, clockwise, {whose(self.first)} first."
        yield step.clause("order", "must", text, order, reads=("first",), refuses=True)
        yield step.clause("to", "must", "The discards go to the muck, face down.", sight)

    def exactly(self) -> Iterator[str]:
        """Who is asked."""
        yield "Every player in turn has one `discard`, in any order of its cards. Who is all-in discards as well."

    def numbers(self) -> Mapping[str, int]:
        """That nobody gets a card for those thrown."""
        return {"for nothing": 1}

    def needs(self) -> Mapping[str, int]:
        """What must be discarded must be there, and something must be left."""
        return {"cards": self.cards_ + 1}

    def brief(self) -> str:
        """`each player discards one card`."""
        return f"each player discards {cards_of(self.cards_)} and gets none in return"


def _everybody(_: Record, scene: Scene) -> set[int]:
    return scene.live
