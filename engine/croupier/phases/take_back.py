"""Take back: players may exchange cards of the hand for those they discarded in an earlier draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from croupier.phases._phase import Phase, Refusal, Seat, Step, seat_of, the
from croupier.phases._recovery import DEED, Given, Number, Recovery
from croupier.phases._take_back_clauses import take_back_clauses
from croupier.policies import Policy, policy
from croupier.spec.values import Name
from croupier.table import Offer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.phases._phase import Clause
    from croupier.table import Action, Table

KEEP = Offer("keep")


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBack(Phase):
    """In turn, every player who has a pile from that draw may pick it up again."""

    word: ClassVar = "take_back"
    noun: ClassVar = "the take-back"
    quiet: ClassVar = "keep"
    deeds: ClassVar = {
        **DEED,
        "keep": ("{seat} keeps",),
    }
    consults: ClassVar[tuple[Policy, ...]] = (policy("all_in_exchanges"),)

    from_: Name
    """The draw whose discards may be taken back."""
    count: Number = "as discarded"
    """How many cards a player who takes back must exchange."""
    given: Given = "any cards"
    """Which cards may be given up."""
    first: Seat = "left of dealer"
    """Who is asked first."""

    def begin(self, table: Table) -> None:
        """Everyone still in who has a pile is asked in turn."""
        order = table.live_from(seat_of(table, self.first))
        if table.policies["all_in_exchanges"] == "do not take part":
            order = table.able_among(order)
        recovery = self._recovery
        table.round = ()
        table.queue = tuple([seat for seat in order if recovery.pile(table, seat)])
        self._pass_on(table)

    def offers(self, table: Table) -> tuple[Offer, ...]:
        """Keep, or so many cards of the hand for as many of the pile."""
        return (KEEP, *self._recovery.offers(table, table.queue[0]))

    def apply(self, table: Table, action: Action) -> None:
        """Exchange the cards; those given up are dead."""
        table.queue = table.queue[1:]
        if action.verb == "keep":
            table.tell("keep", action.seat)
        else:
            self._recovery.exchange(table, action)
        self._pass_on(table)

    def why_not(self, table: Table, action: Action) -> Refusal:
        """A wrong number of cards, or cards from elsewhere."""
        at = table.at
        if action.verb not in {"take_back", "keep"} or action.chips:
            return Refusal(f"{at}.from", "a player takes cards back, or keeps the hand")
        if action.verb == "keep":
            return Refusal(f"{at}.from", "a player who keeps the hand gives up and takes back nothing")
        return self._recovery.why_not(table, action, (f"{at}.from", f"{at}.given", f"{at}.count"))

    def clauses(self, step: Step, steps: tuple[Step, ...]) -> Iterator[Clause]:
        """See `_take_back_clauses`."""
        yield from take_back_clauses(step, source=self.from_, count=self.count, given=self.given, first=self.first)

    def brief(self) -> str:
        """What the table of rounds says."""
        return f"those who threw cards away in {the(self.from_)} may take them back, and give up as many"

    def exactly(self) -> Iterator[str]:
        """What the two verbs name."""
        yield "Who leaves the pile lying says `keep`. Who has no pile is not asked."
        yield "`take_back` names in `cards` those given up."
        if self.count == "as discarded":
            yield "Its `takes` is the whole pile, and may be left out."
        else:
            yield "Its `takes` are the cards of the pile that come for them; left out, it is the whole pile."
        yield "The order in which cards are named means nothing."

    def restores(self) -> str | None:
        """The draw."""
        return self.from_

    @property
    def _recovery(self) -> Recovery:
        return Recovery(self.from_, self.count, self.given)

    def _pass_on(self, table: Table) -> None:
        table.actor = table.queue[0] if table.queue else None
        if table.actor is None:
            self._recovery.clear(table)
