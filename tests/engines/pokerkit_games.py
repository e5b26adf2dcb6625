"""Random hands of every game that PokerKit can seat, in step with it: `python -m tests.engines.pokerkit_games [HANDS]`.

2,000 hands of each where no number is given, on all cores; names of variants after it. At each moment both say who acts
and what may be done, and at the end who has how much; who shows is not compared. The first difference has to be an
exception known by name: see `pokerkit_exceptions.py`.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache, partial
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING

from croupier.proof.playouts import Setting, random_hands, random_setting
from tests.engines.pokerkit_campaign import AGREED, SHUFFLED, offered
from tests.engines.pokerkit_exceptions import Moment, explained
from tests.engines.pokerkit_seating import NotTheirsError, Seated
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from croupier.play import Hand
    from croupier.rules import Rulebook
    from croupier.table.stakes import Betting

HANDS, AT_ONCE = 2_000, 250
BETTING: tuple[Betting, ...] = ("fixed limit", "pot limit", "no limit")
STAKES = {"small blind": 1, "big blind": 2, "small bet": 2, "big bet": 4, "bet": 2, "bring-in": 1}
SHOWING = {"show", "muck"}


@cache
def seated_here() -> tuple[str, ...]:
    """The variants with forced bets that PokerKit can seat."""
    found = []
    for slug, entry in LIBRARY.variants.items():
        words = {step.word for step in entry.rules.steps}
        if words & {"blinds", "bring_in"}:
            try:
                Seated(entry.rules, setting(entry.rules, Random(0)))  # noqa: S311 - a game for tests
            except (NotTheirsError, ValueError):
                continue
            found.append(slug)
    return tuple(found)


def setting(rules: Rulebook, random: Random) -> Setting:
    """What both can play: a deck that lasts to the end, though PokerKit burns one card more, and no spread limit."""
    while True:
        made = random_setting(rules, random)
        if len(made.stacks) * rules.cards_dealt + rules.cards_laid < len(rules.deck):
            break
    amounts = {**made.stakes.amounts, **STAKES, "ante": random.choice((1, 2, 3))}
    stakes = replace(made.stakes, betting=random.choice(BETTING), amounts=MappingProxyType(amounts))
    return replace(made, deck=tuple(random.sample(rules.deck, len(rules.deck))), stakes=stakes)


def alike(told: Iterable[Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
    """Offers by verb; whether the first bet over a bring-in is called a raise is not compared."""
    verbs = offered(told).items()
    return {"raise" if verb == "bet" else verb: {**offer, "verb": ""} for verb, offer in verbs}


def became(rules: Rulebook, seed: int) -> str:
    """What became of a hand: that both agreed, the exception that parted them, or the difference nobody knows."""
    random = Random(f"{rules.slug} {seed}")  # noqa: S311 - a game for tests
    made = setting(rules, random)
    table = Seated(rules, made)
    hands = random_hands(rules, random, made)
    hand = next(hands)
    while True:
        verbs = {offer.verb for offer in hand.legal}
        if "shuffle" in verbs:
            return SHUFFLED
        if not (verbs and verbs <= SHOWING) and (what := _parted(hand, table)):
            return what if not what.startswith("seed") else f"seed {seed} of {rules.slug}: {what[5:]}"
        if hand.over:
            return AGREED
        hand = next(hands)
        action = hand.history.actions[-1]
        table.act({key: value for key, value in action._asdict().items() if value != () and (value or key != "chips")})


def _parted(hand: Hand, table: Seated) -> str:
    """The exception or the difference in which both part now, or nothing."""
    now = Moment(
        hand=hand, table=table, ours=alike(offer.plain() for offer in hand.legal), theirs=alike(table.offers())
    )
    stacks = table.stacks()
    if now.same_actor and now.ours == now.theirs and (not hand.over or list(hand.stacks) == stacks):
        return ""
    return (
        explained(now)
        or f"seed {hand.actor} {now.ours} or {table.actor()} {now.theirs}, {hand.stacks} or {stacks}: {hand!r}"
    )


def counted(slug: str, seeds: range) -> Counter[str]:
    """What became of some hands. PokerKit warns of every fold that could have been a check."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return Counter(map(partial(became, LIBRARY.variant(slug).rules), seeds))


def main(hands: int, slugs: tuple[str, ...]) -> int:
    """All of them; 1 if there is a difference that nobody knows."""
    strange: list[str] = []
    with ProcessPoolExecutor(os.cpu_count()) as crew:
        for slug in slugs or seated_here():
            parts = [range(at, min(at + AT_ONCE, hands)) for at in range(0, hands, AT_ONCE)]
            found = sum(crew.map(partial(counted, slug), parts), Counter[str]())
            strange += [what for what in found if what.startswith("seed ")]
            sys.stdout.write(f"{slug}\n")
            known = sorted(what for what in found if not what.startswith("seed "))
            sys.stdout.writelines(f"{found[what]:>7} {what}\n" for what in known)
    sys.stdout.writelines(f"unknown: {what}\n" for what in strange[:20])
    return int(bool(strange))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if sys.argv[1:] else HANDS, tuple(sys.argv[2:])))
