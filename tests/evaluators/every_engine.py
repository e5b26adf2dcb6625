"""All 2,598,960 hands, ranked by treys and phevaluator as by us: `python -m tests.evaluators.every_engine`. Minutes.

`test_every_hand.py` holds ours against the definition; here the words of others are held against ours.
"""

from __future__ import annotations

import sys
from importlib import import_module
from itertools import combinations, islice
from typing import TYPE_CHECKING

from croupier.evaluators import evaluator
from croupier.table.cards import DECK

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

CLASSES = 7462
RANK = evaluator("high").rank


def treys() -> Callable[[tuple[str, ...]], int]:
    """Its own numbers, of which the least is the best."""
    engine = import_module("treys")
    evaluate, cards = engine.Evaluator().evaluate, {str(card): engine.Card.new(card) for card in DECK}
    return lambda hand: int(evaluate([cards[card] for card in hand], []))


def phevaluator() -> Callable[[tuple[str, ...]], int]:
    """Likewise."""
    evaluate = import_module("phevaluator").evaluate_cards
    return lambda hand: int(evaluate(*hand))


ENGINES: Mapping[str, Callable[[], Callable[[tuple[str, ...]], int]]] = {"treys": treys, "phevaluator": phevaluator}


def differing(name: str, every: int = 1) -> tuple[int, int]:
    """How many of the hands, every so manieth, were compared, and how many are of another class than ours.

    Both number the classes from end to end, so that the numbers themselves have to agree.
    """
    theirs = ENGINES[name]()
    compared, wrong = 0, 0
    for hand in islice(combinations(DECK, 5), 0, None, every):
        compared += 1
        wrong += CLASSES + 1 - theirs(hand) != RANK(hand)
    return compared, wrong


def main() -> int:
    """Both; 1 if a hand is of another class."""
    failed = 0
    for name in ENGINES:
        compared, wrong = differing(name)
        sys.stdout.write(f"{name}: {compared} hands, {wrong} ranked otherwise\n")
        failed |= wrong
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
