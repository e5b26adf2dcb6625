"""Simple players. They decide by what their seat may see and by dice that are handed in, and never break a rule.

A bot knows no variant: it asks the offers what can be done, and the rankings of the rulebook what a hand is worth.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from functools import cache
from itertools import combinations, islice
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from croupier.evaluators import evaluator
from croupier.table import DECK, Action
from croupier.table.events import HIDDEN

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from croupier.play.view import View
    from croupier.rules import Rulebook
    from croupier.rules.rulebook import Share
    from croupier.table import Card, Offer

    Cards = tuple[Card, ...]

Bot: TypeAlias = Callable[["View", "tuple[Offer, ...]", Random], Action]

TRIALS = 400
"""How often a bot draws in its mind before it draws at the table."""
CHOICES = 300
"""The most ways of discarding that it thinks about."""
SCALE = 2000
"""Random hands that a hand is compared with."""
WILL_RAISE, WILL_BET, BLUFF = 0.72, 0.55, 0.06


def steady(rules: Rulebook, nerve: float = 0.0) -> Bot:
    """A player who bets good hands and improves the others; with more nerve (-0.1 to 0.1) they seem better to it."""

    def play(view: View, offers: tuple[Offer, ...], random: Random) -> Action:
        seat = _seat(view)
        if any(offer.among for offer in offers):
            return max(_exchanges(rules, view, offers, random))[-1]
        chances = _chances(rules, view) + nerve + random.uniform(-0.05, 0.05)
        return _in_turn(seat, {offer.verb: offer for offer in offers}, chances, view, random)

    return play


# Chips


def _in_turn(seat: int, offers: dict[str, Offer], chances: float, view: View, random: Random) -> Action:
    """Bet or raise a good hand, pay what a fair one is worth, and let go of the others."""
    up = offers.get("raise") or offers.get("bet")
    price = max(offer.price for offer in offers.values())
    needed = (WILL_RAISE if price else WILL_BET) + 0.1 * _raises(view)
    if up and (chances > needed or (not price and random.random() < BLUFF)):
        return Action(seat, up.verb, _size(up, view, price, chances))
    if price and "call" in offers and chances > price / (view.pot + price):
        return Action(seat, "call")
    quiet = ("muck", "check", "keep", "fold")
    return Action(seat, next((verb for verb in quiet if verb in offers), next(iter(offers))))


def _size(up: Offer, view: View, price: int, chances: float) -> int:
    """Half the pot or, with a very good hand, all of it, within what is offered."""
    wanted = max(view.bets) + int((view.pot + price) * (1.0 if chances > 0.9 else 0.5))  # noqa: PLR2004 - as above
    return min(max(wanted, up.least), up.most)


def _raises(view: View) -> int:
    """How often somebody has bet or raised in this round."""
    return sum(event.what in {"bet", "raise"} and event.step == view.step for event in view.events)


def _chances(rules: Rulebook, view: View) -> float:
    """About how often the hand beats all the others, each the likelier to be good the more it has put in."""
    seat = _seat(view)
    return float(_worth(rules, view.hands[seat], view.board) ** max(1.0, 0.7 * _rivals(view) + 0.3 * _raises(view)))


def _rivals(view: View) -> int:
    """How many others are still in the hand."""
    return sum(not out for out in view.folded) - 1


# Cards


def _exchanges(
    rules: Rulebook, view: View, offers: Iterable[Offer], random: Random
) -> Iterable[tuple[float, int, Action]]:
    """Everything that can be done with cards, and how likely the hand is to win after it; fewer cards are better."""
    seat = _seat(view)
    hand, against = view.hands[seat], 1 + _rivals(view)  # one more than there are, since they improve their hands too
    for offer in offers:
        if not offer.among:
            yield _worth(rules, hand, view.board) ** against, 0, Action(seat, offer.verb)
        elif offer.takes:
            for given, taken in _swaps(offer):
                after = (*_without(hand, given), *taken)
                worth = _worth(rules, after, view.board) ** against
                yield worth, -len(given), Action(seat, offer.verb, cards=given, takes=taken)
        else:
            unseen = _unseen(rules, view)
            futures = [tuple(random.sample(unseen, min(offer.most, len(unseen)))) for _ in range(TRIALS)]
            for given in _choices(offer.among, offer.least, offer.most):
                kept = _without(hand, given)
                worths = (_worth(rules, kept + future[: len(given)], view.board) ** against for future in futures)
                yield sum(worths) / TRIALS, -len(given), Action(seat, offer.verb, cards=given)


def _swaps(offer: Offer) -> Iterable[tuple[Cards, Cards]]:
    for given in _choices(offer.among, offer.least, offer.most):
        for taken in _choices(offer.takes, len(given), len(given)):
            yield given, taken


def _choices(among: Cards, least: int, most: int) -> Iterable[Cards]:
    """The ways to choose so many cards, the fewest first."""
    return islice((cards for count in range(least, most + 1) for cards in combinations(among, count)), CHOICES)


def _without(hand: Cards, given: Cards) -> Cards:
    return tuple(card for card in hand if card not in given)


def _unseen(rules: Rulebook, view: View) -> Sequence[Card]:
    """The cards that might come: all of the deck that this seat has not seen."""
    seen = {card for event in view.events for card in event.cards} | {HIDDEN}
    return [card for card in rules.deck if card not in seen]


# Worth


def _worth(rules: Rulebook, cards: Cards, board: Mapping[str, Cards]) -> float:
    """The part of random hands that this one beats, on average over the shares of the pot."""
    return sum(_beats(share, cards, board) for share in rules.shares) / len(rules.shares)


def _beats(share: Share, cards: Cards, board: Mapping[str, Cards]) -> float:
    whole = len(cards) == share.ranking.hand_size and not board
    best = cards if whole or HIDDEN in cards else share.best(cards, board)
    try:
        strength = share.ranking.rank(best or ())
    except ValueError:  # not a whole hand, so that nobody can tell
        return 0.5
    scale = _scale(share.ranking.word, len(cards) + sum(map(len, board.values())))
    return bisect_left(scale, strength) / len(scale)


@cache
def _scale(ranking: str, size: int) -> Sequence[int]:
    """The strengths of random hands, in order; always the same ones."""
    random, judge = Random(size), evaluator(ranking)  # noqa: S311 - a yardstick, not a secret
    dealt = (random.sample(DECK, size) for _ in range(SCALE))
    return sorted(max(map(judge.rank, combinations(cards, judge.hand_size))) for cards in dealt)


def _seat(view: View) -> int:
    assert view.seat is not None, "an onlooker does not play"
    return view.seat
