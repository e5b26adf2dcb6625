"""Random hands of Five Card Draw in step with PokerKit: `python -m tests.engines.pokerkit_campaign [HANDS]`.

100,000 hands where no number is given, on all cores. At each moment both say who acts and what may be done, and at the
end who has how much. They are compared up to the first difference, which has to be an exception known by name: see
`pokerkit_exceptions.py`.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from croupier.proof.playouts import Setting, random_hands, random_setting
from tests.engines.pokerkit_exceptions import Moment, explained
from tests.engines.pokerkit_tables import Table
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from croupier.rules import Rulebook
    from croupier.table.stakes import Betting

HANDS, AT_ONCE = 100_000, 500
AGREED, SHUFFLED = "agreed to the end", "agreed until the deck ran out"
"""PokerKit shuffles by itself, in an order that nobody can give."""


@cache
def rules() -> Rulebook:
    return LIBRARY.variant("five-card-draw").rules


@cache
def _policies() -> Mapping[str, object]:
    return LIBRARY.variant("five-card-draw").rules.policies


def setting(random: Random) -> Setting:
    """What both can play: an ante, a whole deck, no spread limit."""
    made = random_setting(rules(), random)
    betting: Betting = random.choice(("fixed limit", "pot limit", "no limit"))
    amounts = MappingProxyType({**made.stakes.amounts, "ante": random.choice((1, 2, 3))})
    deck = tuple(random.sample(rules().deck, len(rules().deck)))
    return replace(made, deck=deck, stakes=replace(made.stakes, betting=betting, amounts=amounts))


def seated(made: Setting) -> Table:
    """The same at PokerKit's table, by the answers of the variant's own house."""
    game = {"variant": "five-card-draw", "policies": _policies()}
    return Table(
        game,
        {
            "stacks": made.stacks,
            "button": made.button,
            "betting": made.stakes.betting,
            "stakes": made.stakes.amounts,
            "deck": made.deck,
        },
    )


def offered(told: Iterable[Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
    """Offers by verb, with no order of cards."""
    return {
        offer["verb"]: {
            key: sorted(value) if isinstance(value, (list, tuple)) else value for key, value in offer.items()
        }
        for offer in told
    }


def became(seed: int) -> str:
    """What became of a hand: that both agreed, the exception that parted them, or the difference nobody knows."""
    random = Random(seed)  # noqa: S311 - a game for tests
    made = setting(random)
    table = seated(made)
    hands = random_hands(rules(), random, made)
    hand = next(hands)
    while True:
        if any(offer.verb == "shuffle" for offer in hand.legal):
            return SHUFFLED
        now = Moment(
            hand=hand,
            table=table,
            ours=offered(offer.plain() for offer in hand.legal),
            theirs=offered(table.offers()),
        )
        stacks = [table.state.stacks[(seat - table.button - 1) % table.seats] for seat in range(table.seats)]
        alike = now.same_actor and now.ours == now.theirs and (not hand.over or list(hand.stacks) == stacks)
        if not alike:
            return explained(now) or f"seed {seed}: {now.ours} or {now.theirs}, {hand.stacks} or {stacks}: {hand!r}"
        if hand.over:
            return AGREED
        hand = next(hands)
        action = hand.history.actions[-1]
        table.act({key: value for key, value in action._asdict().items() if value != () and (value or key != "chips")})


def counted(seeds: range) -> Counter[str]:
    """What became of some hands. PokerKit warns of every fold that could have been a check."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return Counter(map(became, seeds))


def main(hands: int) -> int:
    """All of them; 1 if there is a difference that nobody knows."""
    found: Counter[str] = Counter()
    with ProcessPoolExecutor(os.cpu_count()) as crew:
        for some in crew.map(counted, [range(at, min(at + AT_ONCE, hands)) for at in range(0, hands, AT_ONCE)]):
            found += some
    strange = [what for what in found if what.startswith("seed ")]
    sys.stdout.writelines(f"{found[what]:>7} {what}\n" for what in sorted(found.keys() - set(strange)))
    sys.stdout.writelines(f"unknown: {what}\n" for what in strange[:20])
    return int(bool(strange))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if sys.argv[1:] else HANDS))
