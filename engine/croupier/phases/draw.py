"""Draw: players throw cards away and get as many from the deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from annotated_types import Ge, Le

from croupier.phases import _stub
from croupier.phases._draw_clauses import draw_clauses
from croupier.phases._phase import Phase, Refusal, Seat, Step, seat_of, whose
from croupier.policies import Policy, policy
from croupier.spec.values import in_words
from croupier.table import Offer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.phases._phase import Clause
    from croupier.table import Action, Card, Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Phase):
    """In turn, every player may exchange cards with the deck."""

    word: ClassVar = "draw"
    noun: ClassVar = "the draw"
    quiet: ClassVar = "discard"
    deeds: ClassVar = {
        "discard": (
            "{seat} discards {cards} and draws {draws}",
            "{seat} discards {cards}",
            "{seat} stands pat",
        ),
        "shuffle": ("the dealer shuffles {cards}",),
    }
    consults: ClassVar[tuple[Policy, ...]] = tuple(
        map(policy, ("all_in_exchanges", "burn", "draw_service", "reshuffle", "reshuffle_spares"))
    )

    up_to: Annotated[int, Ge(1), Le(26)] | Literal["all"] = "all"
    """The most cards a player may discard."""
    first: Seat = "left of dealer"
    """Who draws first."""
    discards: Literal["muck", "own pile"] = "muck"
    """Where discards go."""

    def begin(self, table: Table) -> None:
        """Everyone still in is asked in turn."""
        order = table.live_from(seat_of(table, self.first))
        if table.policies["all_in_exchanges"] == "do not take part":
            order = table.able_among(order)
        table.queue, table.due, table.round = order, (), _stub.BEGUN
        table.actor = order[0] if order else None

    def offers(self, table: Table) -> tuple[Offer, ...]:
        """How many cards may be thrown, and which; or the dealer's shuffle."""
        if _stub.service(table).waiting:
            return (_stub.shuffle_offer(table),)
        hand = table.hands[table.queue[0]]
        return (Offer("discard", 0, _stub.replaceable(table, self._limit(hand)), hand),)

    def apply(self, table: Table, action: Action) -> None:
        """Throw the cards; serve whoever is due once it is time."""
        if action.verb == "shuffle":
            _stub.shuffle(table, action.cards)
        else:
            self._discard(table, action.seat, action.cards)
        if not table.queue or table.rules.policies["draw_service"] == "each is served at once":
            _stub.serve(table)
        if _stub.service(table).waiting:
            table.actor = table.button
        else:
            table.actor = table.queue[0] if table.queue else None

    def why_not(self, table: Table, action: Action) -> Refusal:
        """Too many cards, cards not held, or something else than a discard."""
        if _stub.service(table).waiting:
            return Refusal("policy.reshuffle", "the stub has run out: the dealer must shuffle the cards on offer first")
        hand = table.hands[action.seat]
        if action.verb != "discard" or action.chips or action.takes:
            return Refusal(f"{table.at}.limit", "a player discards cards, or stands pat")
        if len(set(action.cards)) < len(action.cards) or not set(action.cards) <= set(hand):
            return Refusal(f"{table.at}.limit", "only cards in the player's hand can be discarded, each once")
        if len(action.cards) > self._limit(hand):
            return Refusal(f"{table.at}.limit", f"{in_words(self._limit(hand))} cards are the most")
        could = _stub.replaceable(table, self._limit(hand))
        return Refusal("policy.reshuffle", f"only {in_words(could)} could be replaced")

    def clauses(self, step: Step, steps: tuple[Step, ...]) -> Iterator[Clause]:
        """See `_draw_clauses`."""
        yield from draw_clauses(step, up_to=self.up_to, first=self.first, discards=self.discards)

    def leaves_piles(self) -> bool:
        """Where discards go to a pile of the player's own."""
        return self.discards == "own pile"

    def brief(self) -> str:
        """`discard up to two cards and draw as many, the dealer first`."""
        limit = "any number of cards" if self.up_to == "all" else f"up to {in_words(self.up_to)} cards"
        return f"discard {limit} and draw as many, {whose(self.first)} first"

    def _limit(self, hand: tuple[object, ...]) -> int:
        return len(hand) if self.up_to == "all" else min(self.up_to, len(hand))

    def _discard(self, table: Table, seat: int, cards: tuple[Card, ...]) -> None:
        table.queue = table.queue[1:]
        thrown = tuple(sorted(cards, key=table.hands[seat].index))
        if thrown:
            table.drop(seat, thrown)
            table.due += ((seat, len(thrown)),)
            if self.discards == "own pile":
                table.lay_pile(table.at, seat, thrown)
            else:
                table.kill(seat, thrown, "discard")
        table.tell("discard", seat, 0, 0, thrown, self.discards, "owner")
