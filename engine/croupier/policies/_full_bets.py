"""What counts as a full bet or raise, for the policies that count them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.table.events import Event, Record
    from croupier.table.scene import Scene

HALF = "reopens from half a bet, or a full raise in big-bet games"
"""The answer about short all-ins by which half a bet counts as a full one in limit games."""
LAST_RAISE = "last raise"
"""The answer about the least raise by which even a short all-in sets the size of the next."""
SMALLEST_BET = "smallest bet"
"""The answer about the least raise that forgets what was bet in the round."""
TWO = 2
"""Players that make a round heads-up."""


class Standing(NamedTuple):
    """How a betting round stands, as somebody notes it who is asked what a full raise is."""

    levels: tuple[int, ...]
    """What the bets came to with each full bet or raise, from 0 on."""
    size: int
    """What must be faced for a full raise to be faced."""
    least: int
    """What the next raise must add to be full."""


def standing(record: Record, scene: Scene, deeds: Iterable[Event], answer: object) -> Standing:
    """How the round of a scene stands after these of its deeds, by an answer about short all-ins.

    A bet or raise is full that adds as much as the house asks of one. In limit games a bet is also measured from the
    last full one, since a short all-in may be completed. What the house asks is for another policy to answer, and for
    its check to guard; so the answer played is asked.
    """
    stakes, base, high = record.stakes, record.size(scene.step), scene.opening
    parts = 2 if stakes.limited and answer == HALF else 1
    levels = [0, *_forced(scene, base, parts, fixed=stakes.betting == "fixed limit")]
    high = high if high >= base else 0  # to complete a bring-in is the first bet
    free = stakes.betting != "fixed limit" and record.policies["min_raise"] != SMALLEST_BET
    size = least = max(base, high) if free else base
    for deed in raises(deeds):
        added = deed.to - high
        over = deed.to - (levels[-1] if stakes.limited else high)
        full, high = added >= least or over * parts >= size, deed.to
        levels += [deed.to] if full else []
        if stakes.betting != "fixed limit":
            size, least = _asked(record.policies["min_raise"], added if full else 0, size, added)
    return Standing(tuple(levels), size, least)


def _forced(scene: Scene, base: int, parts: int, *, fixed: bool) -> list[int]:
    """What the round begins with, as often as it is a full bet: a raise for each further one at a fixed limit."""
    chosen = scene.opening > scene.asked
    if scene.opening < base:
        return [scene.opening] if chosen and scene.opening * parts >= base else []
    return [scene.opening] * (scene.opening // base if fixed else 1)


def _asked(answer: object, full: int, size: int, added: int) -> tuple[int, int]:
    """What a full raise is after one that added so much: `full` is the same number, or 0 where it was not full."""
    if answer == SMALLEST_BET:
        return size, size
    if answer == LAST_RAISE:
        return full or size, added
    return max(size, full), max(size, full)


def full_levels(record: Record, scene: Scene, deeds: Iterable[Event], answer: object) -> list[int]:
    """What the bets of a round came to with each full bet or raise, from 0 on, by an answer about short all-ins."""
    return list(standing(record, scene, deeds, answer).levels)


def raises(deeds: Iterable[Event]) -> Iterator[Event]:
    """Those of the deeds that are bets or raises."""
    return (deed for deed in deeds if deed.what in {"bet", "raise"})


def raises_before(record: Record, scene: Scene) -> int:
    """How many raises have followed the bet in the round so far.

    What counts as one is for another policy to answer, and for its check to guard; so the answer played is asked.
    """
    return len(full_levels(record, scene, scene.deeds, record.policies["short_all_in"])) - 2
