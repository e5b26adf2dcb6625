"""The sentences on how much may be bet, each with its check. The checks read events and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.phases._phase import Clause, kept, the
from croupier.phases.bet.common import clause, deeds
from croupier.policies import full_levels

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.phases._phase import Check, Finding
    from croupier.table.events import Record
    from croupier.table.scene import Scene


def amounts(*, blinds: bool, rounds: Mapping[str, tuple[str, str]]) -> Iterator[Clause]:
    """How much may be bet and raised at a table of each structure; with `blinds` one of them may be the least bet.

    `rounds` are the betting rounds by step, each with its name and the stake that sizes its bets.
    """
    sizes = {step: stake for step, (_, stake) in rounds.items()}
    yield clause(
        "minimum",
        "The first bet of a round is at least the smallest bet that the table has set"
        + ("; at a pot-limit or no-limit table that is the big blind." if blinds else "."),
        _minimum(sizes),
        reads=("size",),
    )
    sized = ("size",)
    yield clause(
        "fixed-limit",
        f"At a fixed-limit table every bet and every raise is of one size{_sized(dict(rounds.values()))}.",
        _span("fixed limit", sizes),
        reads=sized,
    )
    yield clause(
        "spread-limit",
        "At a spread-limit table a bet or a raise adds at most the highest bet that the table has set.",
        _span("spread limit", sizes),
    )
    yield clause(
        "pot-limit",
        "At a pot-limit table nobody may bet more than the pot holds, and a raise adds at most what it holds, bets of "
        "the round included, once the raiser has called; though the smallest bet or raise is always allowed.",
        _span("pot limit", sizes),
        reads=() if blinds else sized,
    )
    yield clause(
        "no-limit",
        "At a no-limit table a bet or a raise may be as high as the player's chips allow.",
        _span("no limit", sizes),
        "may",
        idle=True,
    )


def _sized(sizes: Mapping[str, str]) -> str:
    """`, the bet that the table has set`; or which rounds are played for which bet."""
    stakes = tuple(dict.fromkeys(sizes.values()))
    if len(stakes) == 1:
        return f", the {stakes[0]} that the table has set"
    rounds = {stake: [the(name) for name, size in sizes.items() if size == stake] for stake in stakes}
    said = [
        f"the {stake} in {', '.join(names[:-1])}{' and ' * (len(names) > 1)}{names[-1]}"
        for stake, names in rounds.items()
    ]
    return f": {', '.join(said)}"


def _minimum(sizes: Mapping[str, str]) -> Check:
    def check(record: Record) -> Iterator[Finding]:
        for scene, event in deeds(record):
            if event.what == "bet" and event.chips < scene.stacks[event.seat]:
                least = record.least(sizes[event.step])
                yield kept(event.chips >= least, f"seat {event.seat} bet only {event.chips}")

    return check


def _span(betting: str, sizes: Mapping[str, str]) -> Check:
    """A full bet or raise lies within the structure's bounds."""

    def check(record: Record) -> Iterator[Finding]:
        if record.stakes.betting != betting:
            return
        for scene, event in deeds(record):
            if event.what not in {"bet", "raise"}:
                continue
            added, all_in = event.to - scene.price, event.chips == scene.stacks[event.seat]
            call = scene.price - scene.bets[event.seat]
            unit = record.least(sizes[event.step])
            match betting:
                case "fixed limit":
                    level = _full_level(record, scene) + unit
                    good = event.to == level or (all_in and event.to < level)
                case "spread limit":
                    good = added <= record.stakes.amount("max bet") or _least(scene, unit) == added
                case "pot limit":
                    good = added <= max(sum(scene.paid) + scene.given + call, _least(scene, unit))
                case _:
                    good = event.chips <= scene.stacks[event.seat]
            yield kept(good, f"seat {event.seat} added {added} in a {betting} round")

    return check


def _least(scene: Scene, unit: int) -> int:
    """The greatest amount that a bet or raise of the round has added so far, at least the minimum bet."""
    level, most = scene.opening if scene.opening >= unit else 0, max(unit, scene.opening)
    for deed in scene.deeds:
        if deed.what in {"bet", "raise"}:
            level, most = deed.to, max(most, deed.to - level)
    return most


def _full_level(record: Record, scene: Scene) -> int:
    """Where the last full bet or raise stands, which the next one goes above; a short all-in is completed.

    Which all-ins are short is a policy, and its check guards it; so the answer played is asked.
    """
    return full_levels(record, scene, scene.deeds, record.policies["short_all_in"])[-1]
