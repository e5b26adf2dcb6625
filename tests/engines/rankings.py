"""Evaluators by other people behind the protocol, at level `ranking`: `python rankings.py treys`.

It imports nothing of Croupier, and does no ranking of its own: each engine gets cards as it spells them, and its
verdict is passed on, turned round where its smaller number is the better hand.
"""

from __future__ import annotations

import json
import sys
from functools import cmp_to_key
from importlib import import_module
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

Hands: TypeAlias = list[list[str]]
Ranker: TypeAlias = "Callable[[Hands], list[int]]"


def treys() -> Ranker:
    engine = import_module("treys")
    evaluate, card = engine.Evaluator().evaluate, engine.Card.new
    return lambda hands: [-evaluate(list(map(card, hand)), []) for hand in hands]


def phevaluator() -> Ranker:
    evaluate = import_module("phevaluator").evaluate_cards
    return lambda hands: [-evaluate(*hand) for hand in hands]


def eval7() -> Ranker:
    engine = import_module("eval7")
    return lambda hands: [engine.evaluate(list(map(engine.Card, hand))) for hand in hands]


def pokerkit() -> Ranker:
    hand_type = import_module("pokerkit").StandardHighHand
    return lambda hands: [hand_type("".join(hand)).entry.index for hand in hands]


def tilted() -> Ranker:
    """It has no numbers: it says of two hands which one is better."""
    engine = import_module("tilted")
    ranks, suits = (
        dict(zip(*each, strict=True)) for each in (("23456789TJQKA", engine.CardRank), ("cdhs", engine.CardSuit))
    )

    def rank(hands: Hands) -> list[int]:
        return placed([engine.Hand([engine.Card(ranks[card[0]], suits[card[1]]) for card in hand]) for hand in hands])

    return rank


def placed(hands: list[Any]) -> list[int]:
    """The place of each hand among all of them, equal ones together, by nothing but the engine's own comparison."""

    def compared(one: int, other: int) -> int:
        return -1 if hands[one] < hands[other] else int(hands[one] > hands[other])

    order = sorted(range(len(hands)), key=cmp_to_key(compared))
    places, place = [0] * len(hands), 0
    for before, at in zip([order[0], *order], order, strict=False):
        place += hands[before] < hands[at]
        places[at] = place
    return places


ENGINES = {each.__name__: each for each in (treys, phevaluator, eval7, pokerkit, tilted)}


def main(name: str) -> None:
    rank = ENGINES[name]()
    for line in sys.stdin:
        asked = json.loads(line)
        match asked:
            case {"cmd": "stop"}:
                return
            case {"cmd": "start"}:
                engine = {"name": name, "version": version(name), "language": "Python"}
                reply = {"protocol": 1, "implementation": engine, "levels": ["ranking"], "rankings": ["high"]}
            case {"level": "ranking", "hands": hands}:
                reply = {"ranks": rank(hands)}
            case _:
                reply = {"unsupported": "it compares hands, and plays none"}
        sys.stdout.write(json.dumps({"seq": asked["seq"], **reply}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
