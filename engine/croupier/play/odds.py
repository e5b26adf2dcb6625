"""How often each kind of hand wins: many hands between patient players."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import TYPE_CHECKING

from croupier.play.hand import start
from croupier.play.patient import RANKING, STRATEGY, patient
from croupier.table.cards import shuffled

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from croupier.evaluators import Evaluator
    from croupier.play.hand import Hand
    from croupier.rules import Rulebook

STACK = 100
PLAYERS, HANDS = 5, 20_000
"""Where nobody says otherwise."""


class NoStrategyError(ValueError):
    """The game is won by a ranking for which there is no strategy."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Odds:
    """What won, by kind of hand, in so many hands."""

    players: int
    hands: int
    seed: int
    wins: Mapping[str, int]
    """The names of the ranking's categories, the best first; a shared pot counts once."""
    strategy: str = STRATEGY

    def part(self, kind: str) -> float:
        """The part of hands that such a hand won."""
        return self.wins[kind] / self.hands

    def at_least(self, kind: str) -> float:
        """The part of hands that such a hand or a better one won."""
        kinds = list(self.wins)
        return sum(self.part(each) for each in kinds[: kinds.index(kind) + 1])

    def error(self, part: float) -> float:
        """The standard error of a part."""
        return sqrt(part * (1 - part) / self.hands)


def odds(rules: Rulebook, *, players: int, hands: int, seed: int, tick: Callable[[], None] = lambda: None) -> Odds:
    """The same numbers for the same seed. Raises NoStrategyError, and CannotStart where so many cannot play."""
    share = next((share for share in rules.shares if share.ranking.word == RANKING), None)
    if share is None or len(rules.shares) > 1 or share.needs or rules.cards_dealt != share.ranking.hand_size:
        raise NoStrategyError(f"{rules.name} is not won by the best {RANKING} hand alone, the only one drawn for here")
    ranking = share.ranking
    won: Counter[str] = Counter()
    for number in range(hands):
        ended = _played(rules, ranking, players, number, Random(f"{seed} {number}"))  # noqa: S311 - a game, not a secret
        best = max((ended.holding(seat) for seat in range(players)), key=ranking.rank)
        won[ranking.category(best)] += 1
        tick()
    return Odds(
        players=players, hands=hands, seed=seed, wins={each.name: won[each.name] for each in ranking.categories}
    )


def _played(rules: Rulebook, ranking: Evaluator, players: int, number: int, random: Random) -> Hand:
    """One hand, dealt by the next in turn. Holdings are read before the showdown, in which some may be mucked."""
    hand = start(
        rules,
        stacks=(STACK,) * players,
        deck=tuple(shuffled(random, rules.deck)),
        button=number % players,
        stakes=rules.stakes,
    )
    last = rules.steps[-1].slug
    while hand.actor is not None and hand.step != last:
        hand = hand.act(patient(hand, ranking, random))
    return hand
