"""A player who never bets and never folds, and draws by a rule that can be told: a yardstick for how a game runs."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

from croupier.table import Action
from croupier.table.cards import RANKS, shuffled

if TYPE_CHECKING:
    from random import Random

    from croupier.evaluators import Evaluator
    from croupier.play.hand import Hand
    from croupier.table import Card, Offer

    Cards = tuple[Card, ...]

RANKING = "high"
"""The ranking by which it draws."""
STRATEGY = (
    "Nobody bets and nobody folds. Everyone keeps a straight or better, else whatever is paired, else four cards of "
    "one suit, else the two highest cards, and throws the rest, the lowest first where not all of it may go. Cards are "
    "taken back where that makes the hand better."
)
"""What it does, in words for a page."""
_WHOLE = frozenset({"straight", "flush", "full house", "straight flush"})
_MANY = 4


def patient(hand: Hand, ranking: Evaluator, random: Random) -> Action:
    """What it does when it is to act; the dice are for a shuffle alone."""
    seat = hand.actor
    assert seat is not None, "the hand goes on"
    offers = {offer.verb: offer for offer in hand.legal}
    for verb, offer in offers.items():
        if verb == "shuffle":
            return Action(seat, verb, cards=tuple(shuffled(random, offer.among)))
        if offer.takes and (swap := _swap(seat, hand, ranking, offer)):
            return swap
    if "discard" in offers:
        return _discard(seat, hand, ranking, offers["discard"])
    quiet = next((verb for verb in ("check", "keep", "show", "call") if verb in offers), next(iter(offers)))
    return Action(seat, quiet)


def _discard(seat: int, hand: Hand, ranking: Evaluator, offer: Offer) -> Action:
    """As many of the useless cards as may go."""
    useless = _useless(hand.holding(seat), ranking)
    ways = (useless[:count] for count in range(min(len(useless), offer.most), offer.least - 1, -1))
    actions = (Action(seat, offer.verb, cards=cards) for cards in ways)
    return next(action for action in actions if hand.refusal(action) is None)


def _useless(cards: Cards, ranking: Evaluator) -> Cards:
    """What a draw should replace, the lowest first."""
    if ranking.category(cards) in _WHOLE:
        return ()
    ranks, suits = Counter(card[0] for card in cards), Counter(card[1] for card in cards)
    upwards = sorted(cards, key=lambda card: (RANKS.index(card[0]), card))
    suit, many = suits.most_common(1)[0]
    if max(ranks.values()) > 1:
        return tuple(card for card in upwards if ranks[card[0]] == 1)
    if many == _MANY:
        return tuple(card for card in upwards if card[1] != suit)
    return tuple(upwards[:-2])


def _swap(seat: int, hand: Hand, ranking: Evaluator, offer: Offer) -> Action | None:
    """The exchange that makes the best hand; none where no exchange makes it better."""
    cards = hand.holding(seat)
    best, found = ranking.rank(cards), None
    for count in range(max(1, offer.least), offer.most + 1):
        for given in combinations(offer.among, count):
            for taken in combinations(offer.takes, count):
                after = (*(card for card in cards if card not in given), *taken)
                if (rank := ranking.rank(after)) > best:
                    best, found = rank, Action(seat, offer.verb, cards=given, takes=taken)
    return found
