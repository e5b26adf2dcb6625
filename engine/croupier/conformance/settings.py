"""What hands at an edge begin with: few chips, few cards, few ranks, few or many players."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from croupier.play import start
from croupier.proof.playouts import STACKS, Setting, random_action
from croupier.proof.quiet import QUIET
from croupier.table import BETTING, Action, Stakes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from random import Random

    from croupier.play import Hand
    from croupier.rules import Rulebook
    from croupier.table import Card

_FEW = (1, 2, 3, 4, 5, 7)
_DEEP = (60, 100, 150)
_SPARE = 4
"""The most cards that a deck cut short has beyond those that are dealt for certain."""


def _short_stacks(rules: Rulebook, random: Random) -> Setting:
    seats = _seats(rules, random, least=3)
    return _setting(rules, random, [random.choice(_FEW) for _ in range(seats)], rules.deck)


def _short_deck(rules: Rulebook, random: Random) -> Setting:
    seats = _seats(rules, random)
    most = min(len(rules.deck), _cards(rules, seats) + random.randint(0, _SPARE))
    cards = random.sample(rules.deck, most)
    return _setting(rules, random, [random.choice(STACKS) for _ in range(seats)], cards)


def _full_table(rules: Rulebook, random: Random) -> Setting:
    return _setting(rules, random, [random.choice(_DEEP) for _ in range(rules.players[1])], rules.deck)


def _smallest_table(rules: Rulebook, random: Random) -> Setting:
    return _setting(rules, random, [random.choice(STACKS) for _ in range(rules.players[0])], rules.deck)


def _much_alike(rules: Rulebook, random: Random) -> Setting:
    """Everybody is dealt the same ranks, so that hands tie; odd antes, and folds, leave chips that cannot be shared."""
    seats = _seats(rules, random, least=3, most=4)
    ranks = list(dict.fromkeys(card[0] for card in rules.deck))
    random.shuffle(ranks)
    rows = [[card for card in rules.deck if card[0] == rank] for rank in ranks]
    for row in rows:
        random.shuffle(row)
    dealt = [card for row in rows for card in row[:seats]]
    left = [card for row in rows for card in row[seats:]]
    begun = _setting(
        rules, random, [random.choice((*_FEW[-2:], *_DEEP)) for _ in range(seats)], left, random.choice((1, 3))
    )
    return replace(begun, deck=(*dealt, *begun.deck))


def _raising(rules: Rulebook, random: Random) -> Setting:
    """As many raises as are allowed, and somebody who cannot keep up."""
    seats = random.choice((rules.players[0], _seats(rules, random, most=4)))
    return _setting(rules, random, [random.choice((*_DEEP, *STACKS)) for _ in range(seats)], rules.deck, ante=1)


EDGES: Mapping[str, Callable[[Rulebook, Random], Setting]] = {
    "short stacks": _short_stacks,
    "a deck cut short": _short_deck,
    "a full table": _full_table,
    "the smallest table": _smallest_table,
    "hands much alike": _much_alike,
    "raise upon raise": _raising,
    "all in or nothing": _short_stacks,
}


class Temper(NamedTuple):
    """What players like best to do, the first choice first."""

    verbs: tuple[str, ...]
    boldly: bool = False
    """Whether for as many chips as they may."""


_CALM = tuple(sorted(QUIET))
TEMPERS: Mapping[str, tuple[Temper, ...]] = {
    "hands much alike": (Temper((*_CALM, "call")), Temper(("bet", *_CALM, "call")), Temper(("bet", "fold", *_CALM))),
    "raise upon raise": (Temper(("raise", "bet", "call")),),
    "all in or nothing": (Temper(("bet", "fold", *_CALM), boldly=True),),
}
"""The tempers of players at such an edge, one at each turn, for otherwise it would come to nothing."""
_FONDNESS = 0.8


def edge_hands(kind: str, rules: Rulebook, random: Random) -> Iterator[Hand]:
    """A hand of one of the kinds of `EDGES` at each of its moments."""
    setting, tempers = EDGES[kind](rules, random), TEMPERS.get(kind, (Temper(()),))
    hand = start(
        rules,
        stacks=setting.stacks,
        deck=setting.deck,
        button=setting.button,
        stakes=setting.stakes,
    )
    yield hand
    while hand.actor is not None:
        hand = hand.act(_liked(hand, random.choice(tempers), random) or random_action(hand, random))
        yield hand


def _liked(hand: Hand, temper: Temper, random: Random) -> Action | None:
    assert hand.actor is not None, "the hand goes on"
    wanted = [offer for verb in temper.verbs for offer in hand.legal if offer.verb == verb]
    if not wanted or random.random() > _FONDNESS:
        return None
    offer = wanted[0]
    return Action(hand.actor, offer.verb, 0 if offer.among else offer.most if temper.boldly else offer.least)


def _seats(rules: Rulebook, random: Random, *, least: int = 0, most: int = 99) -> int:
    fewest, highest = rules.players
    return random.randint(min(max(fewest, least), highest), max(min(highest, most), fewest))


def _cards(rules: Rulebook, seats: int) -> int:
    """The cards that are dealt for certain."""
    return min(rules.least_deck(seats), len(rules.deck))


def _setting(
    rules: Rulebook, random: Random, stacks: Sequence[int], cards: Sequence[Card], ante: int | None = None
) -> Setting:
    amounts = {**dict.fromkeys(rules.stakes_read, 2), "max bet": 6}
    amounts["ante"] = random.choice((0, 1, 2, 3)) if ante is None else ante
    return Setting(
        stacks=tuple(stacks),
        button=random.randrange(len(stacks)),
        deck=tuple(random.sample(cards, len(cards))),
        stakes=Stakes(betting=random.choice(BETTING), amounts=MappingProxyType(amounts)),  # type: ignore[arg-type]
    )
