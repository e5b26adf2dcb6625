"""Minimum raise: the least that a raise may add where its size is free."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from croupier.policies._full_bets import LAST_RAISE, SMALLEST_BET, raises
from croupier.policies._policy import Policy, kept
from croupier.table.scene import scenes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record
    from croupier.table.scene import Scene

LARGEST = "last full raise"
ALL_IN = "last full raise, or the others' last chips"


def _free_raises(record: Record) -> Iterator[tuple[Scene, int, int, int]]:
    """Every raise that could have been smaller: the scene, whose it is, what it adds and how high it goes."""
    if record.stakes.betting != "fixed limit":
        for scene, event in scenes(record):
            if event.what == "raise" and event.chips < scene.stacks[event.seat]:
                yield scene, event.seat, event.to - _below(record, scene), event.to


def _below(record: Record, scene: Scene) -> int:
    """What a raise is measured from: to complete a bring-in that is no full bet is the first bet."""
    completed = any(raises(scene.deeds)) or scene.opening >= record.size(scene.step)
    return scene.price if completed else 0


def _added(record: Record, scene: Scene) -> list[int]:
    """What each bet and raise of the round has added so far, the bet that the table has set before them."""
    size = record.size(scene.step)
    heights = [scene.opening if scene.opening >= size else 0, *(deed.to for deed in raises(scene.deeds))]
    return [max(size, scene.opening), *(to - below for below, to in pairwise(heights))]


def _least(seat: int, added: int, least: int) -> Finding:
    return kept(added >= least, f"seat {seat} raised by {added}, less than {least}")


def _largest(record: Record) -> Iterator[Finding]:
    for scene, seat, added, _ in _free_raises(record):
        yield _least(seat, added, max(_added(record, scene)))


def _others_last_chips(record: Record) -> Iterator[Finding]:
    for scene, seat, added, to in _free_raises(record):
        others = [scene.bets[each] + scene.stacks[each] for each in scene.able() - {seat}]
        yield "" if to >= max(others) > scene.price else _least(seat, added, max(_added(record, scene)))


def _last(record: Record) -> Iterator[Finding]:
    for scene, seat, added, _ in _free_raises(record):
        yield _least(seat, added, _added(record, scene)[-1])


def _smallest(record: Record) -> Iterator[Finding]:
    for scene, seat, added, _ in _free_raises(record):
        yield _least(seat, added, record.size(scene.step))


_GAMES = "In spread-limit, pot-limit and no-limit games a raise adds at least as much as"
_FULL = f"{_GAMES} the largest bet or raise of the round so far, and never less than the smallest bet"
POLICY = Policy(
    word="min_raise",
    asks="How little may a raise add?",
    says={
        LARGEST: f"{_FULL}.",
        ALL_IN: f"{_FULL}; but to raise as high as the others can still call is always enough.",
        LAST_RAISE: f"{_GAMES} the bet or raise before it, even where that was an all-in for less.",
        SMALLEST_BET: f"{_GAMES} the smallest bet, whatever was bet or raised before it.",
    },
    checks={LARGEST: _largest, ALL_IN: _others_last_chips, LAST_RAISE: _last, SMALLEST_BET: _smallest},
    modality=dict.fromkeys((LARGEST, ALL_IN, LAST_RAISE, SMALLEST_BET), "must"),
    refuses=(LARGEST, ALL_IN, LAST_RAISE, SMALLEST_BET),
    topic="betting",
)
