"""Short all-in: whether an all-in too small to be a raise reopens the betting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Check, Finding
    from croupier.table.events import Event, Record


HALF = "reopens from half a bet, or a full raise in big-bet games"
FULL = "reopens only when full"
NEVER = "never reopens"


def _check(part: int) -> Check:
    """Whoever raises after having acted faces at least a full raise more than when they acted, or a part of one."""

    def check(record: Record) -> Iterator[Finding]:
        for scene, event in scenes(record):
            acted = [place for place, deed in enumerate(scene.deeds) if deed.seat == event.seat]
            if event.what == "raise" and acted:
                then = max(deed.to for deed in scene.deeds[: acted[-1] + 1])
                parts = part if record.stakes.limited else 1
                enough = (scene.price - then) * parts >= _full(scene.deeds, record)
                yield kept(enough, f"the betting was not open to seat {event.seat}")

    return check


def _never(record: Record) -> Iterator[Finding]:
    for scene, event in scenes(record):
        acted = [place for place, deed in enumerate(scene.deeds) if deed.seat == event.seat]
        if event.what == "raise" and acted:
            then = max(deed.to for deed in scene.deeds[: acted[-1] + 1])
            raises = [deed.to for deed in scene.deeds[acted[-1] + 1 :] if deed.what in {"bet", "raise"}]
            steps = [to - before for before, to in zip([then, *raises], raises, strict=False)]
            full = _full(scene.deeds[: acted[-1] + 1], record)
            yield kept(any(step >= full for step in steps), f"the betting was not open to seat {event.seat}")


def _full(deeds: list[Event], record: Record) -> int:
    """What a full raise adds: the fixed bet, or the largest bet or raise so far."""
    level, most = 0, min(chips for stake, chips in record.stakes.amounts.items() if stake.endswith("bet"))
    if record.stakes.betting != "fixed limit":
        for deed in deeds:
            if deed.what in {"bet", "raise"}:
                most, level = max(most, deed.to - level), deed.to
    return most


POLICY = Policy(
    word="short_all_in",
    asks="Does an all-in that is less than a full raise let players who have acted raise again?",
    says={
        HALF: "An all-in bet or raise that is less than a full one reopens the betting to players who have already "
        "acted only if what they now face is at least half a bet in fixed-limit and spread-limit games, or a full "
        "raise in pot-limit and no-limit games. In limit games an all-in of half a bet or more counts as a full bet "
        "or raise; a smaller one may be completed to the full bet by the next player to raise.",
        FULL: "An all-in bet or raise that is less than a full one reopens the betting to players who have already "
        "acted only if what they now face adds up to a full raise.",
        NEVER: "An all-in bet or raise that is less than a full one never reopens the betting to players who have "
        "already acted.",
    },
    checks={HALF: _check(2), FULL: _check(1), NEVER: _never},
    modality=dict.fromkeys((HALF, FULL, NEVER), "must"),
    refuses=(HALF, FULL, NEVER),
    topic="betting",
)
