"""Cases of `award`: a pot divided between those who have won its shares."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from croupier.table import Card, Stakes
from tests.public.betting_seen import won
from tests.public.reading import name, seat, shaped
from tests.public.saying import matched
from tests.public.tables import Implementation, Seating, rulebook, to_the_end

if TYPE_CHECKING:
    from croupier.play import Hand
    from tests.public.reading import Means, PublicCase

VARIANTS = MappingProxyType({"^Badacey$": "badacey"})
WINS = MappingProxyType({"five_card_low_A5": "Ac 2c 3c 4c 5c", "badugi": "As 2h 3d 6c Kc"})
"""For each share of the schema a hand that wins it and no other."""
LOSES = ("Kd Kh Ks Qd Qh", "Jd Jh Js Qs Qc", "Td Th Ts 9d 9h", "8d 8h 8s 9s 9c")


@dataclass(frozen=True, slots=True, kw_only=True)
class Award:
    """The `input` of a case of this kind."""

    variant: str
    pot: int
    halves: Mapping[str, str]


def play(case: PublicCase, means: Means, by: Implementation) -> Hand:
    """As many players as there are chips in the pot, each of whom has put in one and nothing else."""
    told = shaped(case, Award)
    rules = by.rules(rulebook(matched(VARIANTS, told.variant), means.answers))
    holders = {seat(who): WINS[half] for half, who in told.halves.items()}
    others = [each for each in range(told.pot) if each not in holders]
    cards = {**holders, **dict(zip(others, LOSES, strict=False))}
    seating = Seating(
        rules=rules,
        stakes=Stakes(betting="fixed limit", amounts={"ante": 1, "bet": 2}),
        stacks=(100,) * told.pot,
        button=told.pot - 1,
        hands={each: tuple(map(Card, hand.split())) for each, hand in cards.items()},
    )
    return to_the_end(seating.begun())


def shares(hand: Hand) -> dict[str, int]:
    """What each winner gets."""
    return {name(each): chips for each, chips in won(hand).items()}


def hands(hand: Hand) -> tuple[Hand, ...]:
    """The one hand."""
    return (hand,)


SEEN: Mapping[str, Callable[[Hand], object]] = MappingProxyType({"shares": shares})
