"""Hands to be compared, at level `ranking`, and the judge of what comes back."""

from __future__ import annotations

import json
from array import array
from dataclasses import dataclass
from hashlib import sha256
from itertools import accumulate, pairwise
from random import Random
from typing import TYPE_CHECKING

from croupier.conformance.messages import Declined, Rank, Ranked
from croupier.conformance.outcomes import Outcome, Verdict, declining
from croupier.conformance.ranking import hand_at, table
from croupier.conformance.wording import line
from croupier.evaluators import evaluator
from croupier.table.cards import Card

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from croupier.conformance.messages import Reply
    from croupier.evaluators import Evaluator

CHUNK = 100
"""The hands of one message. The strongest of one is the weakest of the next, so that all of them are in one order."""
TIES = 3
"""One class in so many, counted from the best one down, is there with two hands, which tie."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RankVector:
    """Some hands that are to be put in order."""

    id: str
    ranking: str
    hands: tuple[tuple[Card, ...], ...]
    ranks: tuple[int, ...]
    """Their strengths, 1 for the worst class. Only their order is asked for, and which of them tie."""

    def request(self, seq: int) -> Rank:
        """The message that has them compared."""
        return Rank(seq=seq, id=self.id, ranking=self.ranking, hands=self.hands)


def class_vectors(ranking: Evaluator) -> Iterator[RankVector]:
    """A chain of one hand of every class, and of every third class another one, in other suits."""
    return _chain(ranking, _representatives(ranking))


def table_vectors(ranking: Evaluator, count: int) -> Iterator[RankVector]:
    """A chain of so many hands, evenly spread over the order of strength; of all, if there are no more."""
    places = _by_strength(ranking)
    step = max(len(places) / count, 1.0)
    wanted = sorted({min(int(number * step), len(places) - 1) for number in range(min(count, len(places)))})
    return _chain(ranking, [places[place] for place in wanted])


def _representatives(ranking: Evaluator) -> Sequence[int]:
    """The place in the table of the first hand of each class, the worst class first; of some the last one, too."""
    first: dict[int, int] = {}
    last: dict[int, int] = {}
    for place, rank in enumerate(table(ranking.word)):
        first.setdefault(rank, place)
        last[rank] = place
    best = max(first)
    return [
        place
        for rank in sorted(first)
        for place in dict.fromkeys((first[rank], *([] if (best - rank) % TIES else [last[rank]])))
    ]


def _by_strength(ranking: Evaluator) -> array[int]:
    """The places of all hands, the worst first; of those that tie, the first in the table first."""
    ranks = table(ranking.word)
    counts = [0] * (max(ranks) + 2)
    for rank in ranks:
        counts[rank + 1] += 1
    nexts = list(accumulate(counts))
    places = array("I", bytes(4 * len(ranks)))
    for place, rank in enumerate(ranks):
        places[nexts[rank]] = place
        nexts[rank] += 1
    return places


def _chain(ranking: Evaluator, places: Sequence[int]) -> Iterator[RankVector]:
    """Hands in order of strength, in messages that overlap by one; within each they are shuffled, and so are cards."""
    ranks = table(ranking.word)
    for first in range(0, max(len(places) - 1, 1), CHUNK - 1):
        held = list(places[first : first + CHUNK])
        dice = Random(first)  # noqa: S311 - an order, not a secret
        dice.shuffle(held)
        hands = tuple(_shuffled(hand_at(ranking, place), dice) for place in held)
        told = json.dumps([ranking.word, hands], separators=(",", ":"))
        name = f"ranking/{ranking.word}-{sha256(told.encode()).hexdigest()[:12]}"
        yield RankVector(id=name, ranking=ranking.word, hands=hands, ranks=tuple(ranks[place] for place in held))


def _shuffled(cards: tuple[Card, ...], dice: Random) -> tuple[Card, ...]:
    return tuple(dice.sample(cards, len(cards)))


def judge_ranks(vector: RankVector, reply: Reply) -> Verdict:
    """The verdict on numbers for hands: they have to be in the right order, and equal where hands tie."""
    match reply:
        case Declined():
            return declining(reply)
        case Ranked(ranks=ranks) if len(ranks) == len(vector.hands):
            return _first_wrong_pair(vector, ranks)
        case Ranked(ranks=ranks):
            why = f"there are {len(vector.hands)} hands, and {len(ranks)} numbers for them"
            return Verdict(outcome=Outcome.PROTOCOL, why=why)
        case _:
            return Verdict(outcome=Outcome.PROTOCOL, why=f"this is no reply to hands: {line(reply)}")


def _first_wrong_pair(vector: RankVector, told: tuple[int, ...]) -> Verdict:
    """Of neighbours in the order of strength, for if those are right all are."""
    order = sorted(range(len(told)), key=lambda place: (vector.ranks[place], told[place]))
    for low, high in pairwise(order):
        right = _sign(vector.ranks[high] - vector.ranks[low])
        got = _sign(told[high] - told[low])
        if right != got:
            hands = vector.hands[low], vector.hands[high]
            words = evaluator(vector.ranking)
            return Verdict(
                outcome=Outcome.WRONG,
                at=high,
                expected=_result(words, *hands, right),
                got=_result(words, *hands, got),
                why=f"{told[low]} for the first and {told[high]} for the second",
            )
    return Verdict(outcome=Outcome.PASSED)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _result(ranking: Evaluator, low: tuple[Card, ...], high: tuple[Card, ...], who: int) -> str:
    one, other = (f"{' '.join(hand)} ({ranking.describe(hand)})" for hand in (low, high))
    return f"{other} beats {one}" if who > 0 else f"{one} beats {other}" if who < 0 else f"{one} and {other} tie"
