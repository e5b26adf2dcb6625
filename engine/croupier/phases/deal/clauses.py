"""The sentences of a deal, each with its check. The checks read events and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.phases._phase import cards_of, kept, the
from croupier.phases._turns import off_the_top
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.phases._phase import Clause, Finding, Step
    from croupier.phases.deal import Deal
    from croupier.table.events import Record


def deal_clauses(step: Step, deal: Deal, deals: Mapping[str, Deal], *, later: bool) -> Iterator[Clause]:
    """How many cards, to whom, in which order, and who may look at them; `later`: players may have folded before.

    `deals` are all deals of the game by step. Who may look is told once of those that are alike, by the first of them.
    """
    if deal.to != "everyone":
        yield _to_the_table(step, deal, later=later)
        return
    yield _to_the_players(step, deal, later=later)
    alike = {slug: each for slug, each in deals.items() if _looked_at(each) == _looked_at(deal)}
    if step.slug == next(iter(alike)):
        yield _sight(step, deal, alike)
    if deal.if_short:
        yield _one_for_all(step)


def _to_the_players(step: Step, deal: Deal, *, later: bool) -> Clause:
    def check(record: Record) -> Iterator[Finding]:
        dealt = [event for event in record.during(step.slug, "deal") if event.seat >= 0]
        if deal.if_short and any(event.seat < 0 for event in record.during(step.slug, "deal")):
            return
        live = next((scene.live for scene, event in scenes(record) if event.step == step.slug), set())
        order = tuple(seat for seat in record.clockwise(record.button + 1) if seat in live) * (deal.down + deal.up)
        yield kept(tuple(event.seat for event in dealt) == order, "the cards were not dealt one at a time, in turn")
        yield from off_the_top(record, step.slug)

    if later:
        each = f"For {the(step.name)} each player still in the hand gets"
        what = " and ".join(
            f"{cards_of(count)}, face {side}" for count, side in ((deal.down, "down"), (deal.up, "up")) if count
        )
        text = f"{each} {what}, singly and clockwise, beginning on the dealer's left."
    else:
        what = " and then ".join(
            f"{cards_of(count)}, face {side}{',' * (side == 'down' and bool(deal.up))}"
            for count, side in ((deal.down, "down"), (deal.up, "up"))
            if count
        )
        text = (
            f"Each player gets {what}; the dealer gives them out singly and clockwise, beginning with the "
            "player on the dealer's left."
        )
    return step.clause("cards", "must", text, check, reads=_read(deal))


def _read(deal: Deal) -> tuple[str, ...]:
    return tuple(key for key in ("down", "up") if getattr(deal, key))


def _looked_at(deal: Deal) -> str:
    """The sentence on who may look at the cards; nothing where they are nobody's."""
    if deal.to != "everyone":
        return ""
    if deal.down and not deal.up:
        return "Players may look at their own cards, and at nobody else's."
    if deal.up and not deal.down:
        return "Cards dealt face up lie where everybody sees them."
    return "Players may look at their own cards that lie face down, and at nobody else's; everybody sees the others."


def _sight(step: Step, deal: Deal, alike: Mapping[str, Deal]) -> Clause:
    def check(record: Record) -> Iterator[Finding]:
        for slug, each in alike.items():
            had: dict[int, int] = {}
            for event in record.during(slug, "deal"):
                if event.seat >= 0:
                    had[event.seat] = had.get(event.seat, 0) + 1
                    wanted = "owner" if had[event.seat] <= each.down else "all"
                    yield kept(event.seen == wanted, f"seat {event.seat}'s card was seen by {event.seen}")

    return step.clause("sight", "may", _looked_at(deal), check, reads=_read(deal))


def _to_the_table(step: Step, deal: Deal, *, later: bool) -> Clause:
    def check(record: Record) -> Iterator[Finding]:
        dealt = list(record.during(step.slug, "deal"))
        if any(record.during(step.slug, "step")):
            yield kept(len(dealt) == deal.up, f"{len(dealt)} cards were laid on the table")
        for event in dealt:
            right = event.seat < 0 and event.place == deal.to and event.seen == "all"
            yield kept(right, f"{event.cards} went to {event.place}, seen by {event.seen}")
        yield from off_the_top(record, step.slug)

    where = (
        "the board, the cards in the middle of the table"
        if deal.to == "board"
        else f"the {deal.to.removeprefix('the ')} on the table"
    )
    first = f"For {the(step.name)} the" if later else "The"
    text = f"{first} dealer lays {cards_of(deal.up)} face up on {where}."
    return step.clause("cards", "must", text, check, reads=("up", "to"))


def _one_for_all(step: Step) -> Clause:
    def check(record: Record) -> Iterator[Finding]:
        left = len(record.deck)
        for scene, event in scenes(record):
            if (event.step, event.what) == (step.slug, "step"):
                shared = [each.cards for each in record.during(step.slug, "deal") if each.seat < 0]
                burns = record.policies.get("street_burn") == "one before each street"
                short = left - burns < len(scene.live)
                yield kept(len(shared) == short, f"{left} cards were left, and {shared} were laid for all")
            if event.what == "shuffle":
                return
            left -= len(event.cards) if event.what in {"deal", "draw", "burn"} else 0

    text = (
        "If the deck does not hold a card for everybody, one card is laid face up in the middle instead, without a "
        "burn, and belongs to every hand."
    )
    return step.clause("short", "must", text, check, reads=("if_short",))
