"""Deal: the dealer gives cards out, one at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar

from croupier.phases._phase import Clause, Phase, Step, kept
from croupier.phases._turns import off_the_top
from croupier.spec.bounds import highest, lowest
from croupier.spec.values import in_words
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.phases._phase import Finding
    from croupier.table import Table
    from croupier.table.events import Record


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal(Phase):
    """Cards to every player still in the hand, the player on the dealer's left first."""

    word: ClassVar = "deal"
    noun: ClassVar = "the deal"

    down: Annotated[int, lowest(1), highest(26)]
    """Cards face down to each player, for their own eyes."""

    def begin(self, table: Table) -> None:
        """One card to each player in turn, until everyone has theirs."""
        table.deal_around(table.live_from(table.button + 1), self.down)
        table.actor = None

    def clauses(self, step: Step, steps: tuple[Step, ...]) -> Iterator[Clause]:
        """How many cards, in which order, and who may look at them."""

        def cards(record: Record) -> Iterator[Finding]:
            dealt = list(record.during(step.slug, "deal"))
            live = next((scene.live for scene, event in scenes(record) if event.step == step.slug), set())
            order = tuple(seat for seat in record.clockwise(record.button + 1) if seat in live) * self.down
            yield kept(tuple(event.seat for event in dealt) == order, "the cards were not dealt one at a time, in turn")
            yield from off_the_top(record, step.slug)

        def sight(record: Record) -> Iterator[Finding]:
            for event in record.during(step.slug, "deal"):
                yield kept(event.seen == "owner", f"seat {event.seat}'s card was seen by {event.seen}")

        many = f"{in_words(self.down)} card{'s' * (self.down > 1)}"
        text = (
            f"Each player gets {many}, face down; the dealer gives them out singly and clockwise, beginning with the "
            "player on the dealer's left."
        )
        yield step.clause("cards", "must", text, cards, reads=("down",))
        text = "Players may look at their own cards, and at nobody else's."
        yield step.clause("sight", "may", text, sight, reads=("down",))

    def cards(self) -> int:
        """Those dealt down."""
        return self.down

    def brief(self) -> str:
        """What the table of rounds says."""
        return f"{in_words(self.down)} card{'s' * (self.down > 1)} face down to each player"
