"""Short all-in: whether an all-in too small to be a raise reopens the betting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._full_bets import HALF, full_levels, standing
from croupier.policies._policy import Policy, kept
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Check, Finding
    from croupier.table.events import Event, Record
    from croupier.table.scene import Scene


FULL = "reopens only when full"
NEVER = "never reopens"


def _open(parts: int, answer: str) -> Check:
    """Whoever raises after having acted faces at least a full raise more than when they acted, or a part of one."""

    def check(record: Record) -> Iterator[Finding]:
        for scene, event, before in _raises_again(record):
            faced = max([scene.opening, *(deed.to for deed in before)])
            if faced == scene.opening and full_levels(record, scene, (), answer) == [0]:
                faced = 0  # a bring-in is no bet in full
            least = standing(record, scene, scene.deeds, answer).size
            enough = (scene.price - faced) * (parts if record.stakes.limited else 1) >= least
            yield kept(enough, f"the betting was not open to seat {event.seat}")

    return check


def _half(record: Record) -> Iterator[Finding]:
    """Besides, the next raise goes a whole bet above what counts as full."""
    yield from _open(2, HALF)(record)
    if record.stakes.betting == "fixed limit":
        for scene, event in scenes(record):
            if event.what == "raise" and event.chips < scene.stacks[event.seat]:
                level = full_levels(record, scene, scene.deeds, HALF)[-1] + record.size(event.step)
                yield kept(event.to == level, f"seat {event.seat} raised to {event.to}, not to {level}")


def _never(record: Record) -> Iterator[Finding]:
    """Whoever raises after having acted faces a raise that was full."""
    for scene, event, before in _raises_again(record):
        then, now = (full_levels(record, scene, deeds, NEVER) for deeds in (before, scene.deeds))
        yield kept(len(now) > len(then), f"the betting was not open to seat {event.seat}")


def _raises_again(record: Record) -> Iterator[tuple[Scene, Event, list[Event]]]:
    """Every raise of a player who had acted in the round, or brought it in, with the deeds up to the latest of them."""
    for scene, event in scenes(record):
        acted = [place for place, deed in enumerate(scene.deeds) if deed.seat == event.seat]
        if event.what == "raise" and (acted or event.seat == scene.brought):
            yield scene, event, scene.deeds[: acted[-1] + 1] if acted else []


POLICY = Policy(
    word="short_all_in",
    asks="Does an all-in that is less than a full raise let players who have acted raise again?",
    says={
        HALF: "An all-in that is less than a full bet or raise lets players who have already acted raise again only "
        "if what they now face is at least half of a full raise, in fixed-limit and spread-limit games, or all of one, "
        "in pot-limit and no-limit games. In fixed-limit and spread-limit games an all-in of half of that or more "
        "counts as a full bet or raise. At a fixed limit anyone who may raise may complete a smaller one to the full "
        "bet, and the two count as one.",
        FULL: "An all-in that is less than a full bet or raise lets players who have already acted raise again only "
        "if what they now face adds up to a full raise. At a fixed limit anyone who may raise may complete it to the "
        "full bet, and the two count as one.",
        NEVER: "An all-in that is less than a full bet or raise never lets players who have already acted raise "
        "again. At a fixed limit anyone who may raise may complete it to the full bet, and the two count as one.",
    },
    checks={HALF: _half, FULL: _open(1, FULL), NEVER: _never},
    modality=dict.fromkeys((HALF, FULL, NEVER), "must"),
    refuses=(HALF, FULL, NEVER),
    topic="betting",
)
