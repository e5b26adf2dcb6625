"""Deal: the dealer gives cards out, one at a time, to the players or onto the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from croupier.phases._phase import Clause, Phase, Step, cards_of
from croupier.phases.deal.clauses import deal_clauses
from croupier.policies import Policy, policy
from croupier.spec.bounds import highest, lowest
from croupier.spec.values import Name, OptionError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.table import Table

BOARD = "board"
"""The place where a card lies that is dealt once for all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal(Phase):
    """Cards to every player still in the hand, the player on the dealer's left first; or to a place on the table."""

    word: ClassVar = "deal"
    noun: ClassVar = "the deal"
    some_of: ClassVar = ("down", "up")

    down: Annotated[int, lowest(0), highest(26)] = 0
    """Cards face down to each player, for their own eyes."""
    up: Annotated[int, lowest(0), highest(26)] = 0
    """Cards face up, after those face down."""
    to: Name = "everyone"
    """Who gets the cards: `everyone`, or a place on the table, usually `board`."""
    if_short: Literal["one card for all"] | None = None
    """What happens if the deck does not hold enough for everybody; left out, so many cannot play."""

    def __post_init__(self) -> None:
        """Some cards, and none face down on the table. Raises OptionError."""
        if not self.down + self.up:
            raise OptionError("down", "a deal gives at least one card, `down` or `up`")
        if self.to != "everyone" and self.down:
            raise OptionError("down", f"cards on the {self.to} lie face up; say `up: {self.down}`")
        if self.if_short and (self.to != "everyone" or self.down + self.up > 1):
            raise OptionError("if_short", "one card can stand for all only where each player gets one")

    def begin(self, table: Table) -> None:
        """One card to each player in turn, until everyone has theirs; or so many onto the table."""
        table.actor = None
        burns = table.rounds > table.street and table.rules.policies.get("street_burn") == "one before each street"
        table.street = table.rounds
        seats = table.live_from(table.button + 1)
        short = self.if_short and len(table.stub) < len(seats) + burns
        if burns and not short:
            table.burn()
        if short:
            table.lay(BOARD, 1)
        elif self.to != "everyone":
            table.lay(self.to, self.up)
        else:
            if self.down:
                table.deal_around(seats, self.down)
            if self.up:
                table.deal_around(seats, self.up, "all")

    def clauses(self, step: Step, steps: tuple[Step, ...]) -> Iterator[Clause]:
        """See `_deal_clauses`."""
        place = next((place for place, each in enumerate(steps) if each.slug == step.slug), 0)
        deals = {each.slug: each.phase for each in steps if isinstance(each.phase, Deal)}
        yield from deal_clauses(step, self, deals, later=after_bets(steps[:place]))

    def asks(self, earlier: tuple[Step, ...] = ()) -> tuple[Policy, ...]:
        """Whether a card is burned first: once there has been a betting round."""
        return (policy("street_burn"),) if after_bets(earlier) else ()

    def exactly(self) -> Iterator[str]:
        """Nobody is asked."""
        if self.to != "everyone":
            yield "The cards are laid down without an action. They stay there to the end of the hand."
            return
        yield "The cards are dealt without an action, and nothing is burned before the first deal of a hand."
        yield "The first card of the deck goes to the player on the dealer's left. Who is all-in is dealt to as well."

    def cards(self) -> int:
        """Those dealt to each player."""
        return self.down + self.up if self.to == "everyone" else 0

    def shows(self) -> bool:
        """Those dealt face up to each player."""
        return self.up > 0 and self.to == "everyone"

    def lays(self) -> Mapping[str, int]:
        """Those laid on the table."""
        return {} if self.to == "everyone" else {self.to: self.up}

    def numbers(self) -> Mapping[str, int]:
        """Whether one card may be dealt for all."""
        return {"spared": 1} if self.if_short else {}

    def spared(self) -> int:
        """One of each player's, where one card can stand for all."""
        return int(self.if_short is not None)

    def others(self, option: str, earlier: tuple[Step, ...], hand: int) -> Iterator[object]:
        """Other numbers, where there is one; a place has no other, and nobody mistakes a deck for one too small."""
        if option == "if_short" or not getattr(self, option):
            return
        yield from super(Deal, self).others(option, earlier, hand)

    def brief(self) -> str:
        """What the table of rounds says."""
        if self.to != "everyone":
            return f"{cards_of(self.up)} face up on the {self.to}"
        sides = [f"{cards_of(count)} face {side}" for count, side in ((self.down, "down"), (self.up, "up")) if count]
        return f"{' and '.join(sides)} to each player"


def after_bets(earlier: tuple[Step, ...]) -> bool:
    """Whether there has been a betting round."""
    return any(step.phase.bet_size() for step in earlier)
