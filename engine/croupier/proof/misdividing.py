"""Mistakes about the pot: its shares, the cards of which hands are made, and what it takes to win."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from croupier.rules.compiling import recompiled
from croupier.rules.counting import laid
from croupier.rules.shares import misfit
from croupier.rules.uses import ANY, Count, zones

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.rules import Rulebook
    from croupier.rules.rulebook import Share


class Mistake(NamedTuple):
    """What was changed, from what to what, and the rules; or why there are none."""

    option: str
    change: str
    rules: Rulebook | None
    stillborn: str = ""


def misdivided(right: Rulebook) -> Iterator[Mistake]:
    """Shares dropped or exchanged; for each share other cards, and more or less that it takes."""
    shares = right.shares
    for place, share in enumerate(shares if len(shares) > 1 else ()):
        rest = (*shares[:place], *shares[place + 1 :])
        yield Mistake("pot", f"without {share.name}", recompiled(right, right.steps, rest))
    for place, (one, other) in enumerate(pairwise(shares)):
        swapped = (*shares[:place], other, one, *shares[place + 2 :])
        yield Mistake("pot", f"{other.name} before {one.name}", recompiled(right, right.steps, swapped))
    for place, share in enumerate(shares):
        for option, change, other in (*_of_other_cards(right, share), *_otherwise_won(share)):
            why = misfit(other, right.cards_dealt, laid(right.steps))
            put = (*shares[:place], other, *shares[place + 1 :])
            rules = None if why else recompiled(right, right.steps, put)
            yield Mistake(f"pot.{share.name}.{option}", change, rules, why)


def _of_other_cards(right: Rulebook, share: Share) -> Iterator[tuple[str, str, Share]]:
    """One card more or less, any instead of so many, and each other bound; one from the hand instead of any."""
    there = laid(right.steps)
    if not (share.use or there):
        return
    for zone, count in zones(share.use).items():
        if zone == "hand" or zone in there:
            for other in _other_counts(count):
                use = tuple({**dict(share.use), zone: other}.items())
                yield "use", f"{zone}: {count} → {zone}: {other}", replace(share, use=use)


def _other_counts(count: Count) -> Iterator[Count]:
    if count == ANY:
        yield Count("at least", 1)
        yield Count("exactly", 2)
        return
    yield ANY
    yield from (Count(bound, count.number) for bound in ("exactly", "up to", "at least") if bound != count.bound)
    yield from (Count(count.bound, number) for number in (count.number - 1, count.number + 1) if number >= 0)


def _otherwise_won(share: Share) -> Iterator[tuple[str, str, Share]]:
    if share.needs:
        yield "needs", f"{share.needs} → nothing", replace(share, needs="", least=0)
        for change, step in (("one class weaker", -1), ("one class stronger", 1)):
            yield "needs", f"{share.needs} → {change}", replace(share, least=share.least + step)
