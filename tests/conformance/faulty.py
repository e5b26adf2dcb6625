"""Our own engine with a fault planted in it, behind the protocol: `faulty.py FAULT`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from types import MappingProxyType, SimpleNamespace
from typing import Any, TypeAlias

from croupier import Library, play
from croupier.conformance.messages import Started
from croupier.conformance.serving import Server, serve
from croupier.play import Hand
from croupier.rules import Rulebook

Wrong: TypeAlias = Callable[[Rulebook], Rulebook]


def policy(**answers: str) -> Wrong:
    return lambda rules: replace(rules, policies=MappingProxyType({**rules.policies, **answers}))


def option(slug: str, **options: object) -> Wrong:
    def wrong(rules: Rulebook) -> Rulebook:
        steps = (
            replace(step, phase=replace(step.phase, **options)) if step.slug == slug else step  # type: ignore[arg-type]
            for step in rules.steps
        )
        return replace(rules, steps=tuple(steps))

    return wrong


def odd_chips_to_one(rules: Rulebook) -> Rulebook:
    def split(chips: int, winners: tuple[int, ...]) -> dict[int, int]:
        part, odd = divmod(chips, len(winners))
        return {seat: part + odd * (place == 0) for place, seat in enumerate(winners)}

    sys.modules["croupier.phases.showdown"].split = split  # type: ignore[attr-defined]
    return rules


FAULTS: dict[str, Wrong] = {
    "burns": policy(burn="one before each draw"),
    "opens": option("second-round", opens="left of dealer"),
    "draws": option("first-draw", up_to=4),
    "odd": odd_chips_to_one,
}


class Faulty(Server):
    """It has one fault, and offers the level `legal` at most."""

    def _started(self, seq: int) -> Started:
        return replace(super()._started(seq), levels=("result", "legal"), digests=False)


def _as_it_is(rules: Rulebook) -> Rulebook:
    return rules


def main() -> None:
    wrong = FAULTS.get(sys.argv[1], _as_it_is)

    def begin(rules: Rulebook, **table: Any) -> Hand:  # noqa: ANN401 - as it comes
        return play.start(wrong(rules), **table)

    engine: Any = SimpleNamespace(start=begin)
    for line in serve(sys.stdin.buffer, Faulty(Library(), engine)):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
