"""Tables and tempers with a leaning, at which rulebooks part that plain play never tells apart."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, cast

from croupier.proof.playouts import STACKS, Setting, action_of, random_action
from croupier.proof.quiet import QUIET
from croupier.spec.values import FEWEST_PLAYERS
from croupier.table import BETTING, Action, Stakes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from random import Random

    from croupier.evaluators import Evaluator
    from croupier.play import Hand
    from croupier.rules import Rulebook
    from croupier.table import Card, Offer
    from croupier.table.stakes import Betting

Deck = list["Card"]
_FEW = (1, 2, 3, 4, 5, 7)
_SPARE = 12
"""The most cards that a deck cut short has beyond those that are dealt for certain."""
_CONTESTS = 60
"""So many pairs of hands are looked at for one that two rankings judge differently."""


# Tables


def leaning_setting(right: Rulebook, wrong: Rulebook, random: Random) -> Setting:
    """A table of the right rulebook that leans to where the two differ, as far as that is plain; else anywhere.

    Seat 0 deals: another dealer is the same hand turned around.
    """
    leaning = _leaning(right, wrong, random)
    seats = _seats(right, wrong, leaning.fewest, random)
    deck = _contested(right, wrong, seats, random) or random.choice(leaning.decks)(right, seats, random)
    dealt = right.least_deck(seats)
    if random.random() < leaning.cut:
        deck = deck[: random.randint(min(dealt, len(deck)), min(dealt + _SPARE, len(deck)))]
    return Setting(stacks=_stacks(seats, random), button=0, deck=tuple(deck), stakes=_stakes(right, random))


def _seats(right: Rulebook, wrong: Rulebook, fewest: int, random: Random) -> int:
    """Few seats rather than many; where the rulebooks differ in how many can play, those numbers."""
    if right.players != wrong.players:
        return random.randint(max(1, min(right.players[0], wrong.players[0])), max(right.players[1], wrong.players[1]))
    most = right.players[1]
    least = min(max(right.players[0], fewest), most)
    return random.choice((least, random.randint(least, min(most, least + 2)), random.randint(least, most)))


def _stacks(seats: int, random: Random) -> tuple[int, ...]:
    among: Sequence[int] = random.choice(((100,), STACKS, _FEW, (*_FEW, 100, 100)))
    return tuple(random.choice(among) for _ in range(seats))


def _stakes(rules: Rulebook, random: Random) -> Stakes:
    if random.random() < 0.3:  # noqa: PLR2004 - as everybody plays
        return rules.stakes
    bet = random.choice((2, 4, 5, 10))
    amounts = {**dict.fromkeys(rules.stakes_read, bet), "ante": random.choice((0, 1, 2, 3)), "max bet": 3 * bet}
    return Stakes(betting=cast("Betting", random.choice(BETTING)), amounts=MappingProxyType(amounts))


# Decks


def _plain(rules: Rulebook, _: int, random: Random) -> Deck:
    return random.sample(rules.deck, len(rules.deck))


def _few_ranks(rules: Rulebook, _: int, random: Random) -> Deck:
    ranks = random.sample(_ranks(rules), min(3, len(_ranks(rules))))
    return _on_top(rules, random, lambda card: card[0] in ranks)


def _one_suit(rules: Rulebook, _: int, random: Random) -> Deck:
    suit = random.choice(rules.deck)[1]
    return _on_top(rules, random, lambda card: card[1] == suit)


def _a_run(rules: Rulebook, _: int, random: Random) -> Deck:
    """Neighbouring ranks; those at the two ends of a deck are neighbours, too."""
    ranks = _ranks(rules) * 2
    first = random.randrange(len(ranks) // 2)
    return _on_top(rules, random, lambda card: card[0] in ranks[first : first + 6])


def _alike(rules: Rulebook, seats: int, random: Random) -> Deck:
    """Some of those on the dealer's left are dealt the same ranks, so that hands tie."""
    twins, ranks = random.choice((min(2, seats), min(2, seats), seats)), _ranks(rules)
    random.shuffle(ranks)
    deck = random.sample(rules.deck, len(rules.deck))
    rows = [[card for card in deck if card[0] == rank] for rank in ranks[: rules.cards_dealt]]
    rest = [card for card in deck if all(card not in row[:twins] for row in rows)]
    alike = (row[:twins] for row in rows)
    dealt = [card for row in alike for card in (*row, *(rest.pop() for _ in range(seats - len(row)) if rest))]
    return [*dealt, *rest]


DECKS: tuple[Callable[[Rulebook, int, Random], Deck], ...] = (_plain, _plain, _few_ranks, _one_suit, _a_run, _alike)


def _ranks(rules: Rulebook) -> list[str]:
    return list(dict.fromkeys(card[0] for card in rules.deck))


def _on_top(rules: Rulebook, random: Random, liked: Callable[[Card], bool]) -> Deck:
    """Cards that are liked mostly come first."""
    deck = random.sample(rules.deck, len(rules.deck))
    return sorted(deck, key=lambda card: not liked(card) or random.random() < 0.1)  # noqa: PLR2004 - mostly


def _contested(right: Rulebook, wrong: Rulebook, seats: int, random: Random) -> Deck | None:
    """A deck that deals the two players on the dealer's left hands which one ranking judges otherwise."""
    for one_share, other_share in zip(right.shares, wrong.shares, strict=False):
        mine, theirs = one_share.ranking, other_share.ranking
        enough = seats > 1 and seats * mine.hand_size <= len(right.deck)
        if mine is not theirs and mine.hand_size == theirs.hand_size and enough:
            for _ in range(_CONTESTS):
                one = random.choice(DECKS)(right, 1, random)[: mine.hand_size]
                deck = [card for card in random.choice(DECKS)(right, 1, random) if card not in one]
                other = deck[: mine.hand_size]
                if _order(mine, one, other) != _order(theirs, one, other):
                    left = iter(deck[mine.hand_size :])
                    others = [next(left) for _ in range((seats - 2) * mine.hand_size)]
                    rest = [others[place :: seats - 2] for place in range(seats - 2)]
                    return [card for round_ in zip(one, other, *rest, strict=True) for card in round_] + list(left)
    return None


def _order(ranking: Evaluator, one: Deck, other: Deck) -> int:
    mine, theirs = ranking.rank(one), ranking.rank(other)
    return (mine > theirs) - (mine < theirs)


# Tempers


TEMPERS: Mapping[str, tuple[str, ...]] = {
    "calm": (*sorted(QUIET), "call"),
    "bold": ("raise", "bet", "call", "discard", "keep"),
    "stiff": ("bet", "call", "discard", "keep"),
    "curious": ("discard", "take_back", "check", "call", "show"),
    "timid": ("bet", "fold", "muck", "check"),
    "any": (),
}
"""What players like best to do, in order."""
_FONDNESS = 0.9


def leaning_choice(right: Rulebook, wrong: Rulebook, random: Random) -> Callable[[Hand], Action]:
    """Players who share a temper, and give in to it mostly; or each has another one each time."""
    leaning = _leaning(right, wrong, random)
    shared, mixed = random.choice(leaning.tempers), random.random() < 0.5  # noqa: PLR2004 - either way
    appetite = random.choice(leaning.appetites)

    def choose(hand: Hand) -> Action:
        assert hand.actor is not None, "the hand goes on"
        temper = random.choice(leaning.tempers) if mixed else shared
        offer = next(_liked(hand, TEMPERS[temper]), None)
        if offer is None or random.random() > _FONDNESS:
            return random_action(hand, random)
        if not offer.among or appetite == "any":
            return action_of(hand.actor, offer, random)
        count = offer.most if appetite == "most" else offer.least
        return Action(hand.actor, offer.verb, cards=offer.among[:count], takes=offer.takes[:count])

    return choose


def _liked(hand: Hand, verbs: tuple[str, ...]) -> Iterator[Offer]:
    return (offer for verb in verbs for offer in hand.legal if offer.verb == verb)


# What was changed


class Leaning(NamedTuple):
    """Where to look."""

    decks: tuple[Callable[[Rulebook, int, Random], Deck], ...]
    cut: float
    """How often the deck is cut short: where cards run out, rules begin that nobody meets otherwise."""
    tempers: tuple[str, ...]
    appetites: tuple[str, ...]
    """How many cards players throw who throw some: the most, the least or any number."""
    fewest: int = FEWEST_PLAYERS
    """Seats."""


ANYWHERE = Leaning(DECKS, 0.4, tuple(TEMPERS), ("most", "least", "any"))
_TIES = Leaning((_alike,), 0.0, ("stiff", "calm", "bold"), ("least",), fewest=3)
_DRAWS = Leaning((_plain,), 0.9, ("curious", "curious", "any"), ("most", "any"))
AIMS: Mapping[str, Leaning] = {
    "odd_chip": _TIES,
    **dict.fromkeys(("burn", "late_card_burn", "reshuffle", "reshuffle_spares", "bottom_card"), _DRAWS),
}
"""Where policies part that part seldom elsewhere."""


def _leaning(right: Rulebook, wrong: Rulebook, random: Random) -> Leaning:
    aims = [aim for word, aim in AIMS.items() if right.policies.get(word) != wrong.policies.get(word)]
    return random.choice((ANYWHERE, *aims))
