"""Cases of `stud_procedure`: who brings it in, what a completion is, and what a deck that is too small does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, TypeAlias

from croupier.table import Action, Card, Stakes
from tests.public.agreeing import Either
from tests.public.betting import done
from tests.public.reading import SchemaError, name, seat, shaped
from tests.public.saying import matched, numbers
from tests.public.tables import Implementation, Seating, rulebook, to_the_end

if TYPE_CHECKING:
    from croupier.play import Hand
    from tests.public.reading import Means, PublicCase

VARIANTS = MappingProxyType({"^razz": "razz", "^seven-card stud": "stud"})
RAISES = MappingProxyType({"three-raise cap": "3", "": "no limit"})
DOWN = ("Qs", "Jd", "Qd", "Js", "Qh", "Jc", "Qc", "Jh")
UP = ("2c", "9d", "Th", "Kd")
"""The first brings it in where the lowest does; what the cases tell of needs no other cards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StudHand:
    """The `input` of a case of this kind."""

    variant: str
    up_cards: Mapping[str, str] = field(default_factory=dict)
    players: int = 0
    actions: tuple[str, ...] = ()
    players_in_hand: int = 0
    street: Literal["", "seventh"] = ""
    burn_cards_used: int = 0
    stub_before_seventh: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Street:
    """A hand as far as a case tells it, and whether something in it was refused."""

    hand: Hand
    refused: bool = False


def play(case: PublicCase, means: Means, by: Implementation) -> Street:
    """Everybody has a card up and does what is told; or all stay to the last street."""
    told = shaped(case, StudHand)
    rules = rulebook(
        matched(VARIANTS, told.variant), {"raises": matched(RAISES, told.variant), **_burnt(told), **means.answers}
    )
    players = told.players_in_hand or told.players or len(told.up_cards)
    up = [by.card(told.up_cards.get(name(each), UP[each % len(UP)])) for each in range(players)]
    hands = {} if told.players_in_hand else {each: (*_down(each), up[each]) for each in range(players)}
    seating = Seating(
        rules=by.rules(rules), stakes=_stakes(told), stacks=(1000,) * players, button=players - 1, hands=hands
    )
    hand = seating.begun()
    for deed in told.actions:
        action = _deed(hand, deed)
        if hand.refusal(action) is not None:
            return Street(hand=hand, refused=True)
        hand = hand.act(action)
    return Street(hand=_checked(told, to_the_end(hand)) if told.street else hand)


def _burnt(told: StudHand) -> dict[str, str]:
    return {"street_burn": "one before each street"} if told.burn_cards_used else {}


def _down(each: int) -> tuple[Card, ...]:
    return tuple(map(Card, DOWN[2 * each : 2 * each + 2]))


def _stakes(told: StudHand) -> Stakes:
    """`limits 15/30, bring-in 5`; where nothing is told, small ones."""
    small, big = numbers(r"limits (\d+)/(\d+)", told.variant) or (4, 8)
    (bring_in,) = numbers(r"bring-in (\d+)", told.variant) or (1,)
    return Stakes(betting="fixed limit", amounts={"ante": 1, "bring-in": bring_in, "small bet": small, "big bet": big})


def _deed(hand: Hand, deed: str) -> Action:
    """`S1 bring_in 5` is the bring-in of the table, and to complete is to bet."""
    who, verb, *chips = deed.split()
    match verb, chips:
        case "bring_in", [due] if int(due) == hand.record.stakes.amount("bring-in"):
            return Action(seat(who), "bring_in")
        case "complete_to", [total]:
            return done(hand, f"{who} raise_to {total}")
    return done(hand, deed)


def _checked(told: StudHand, hand: Hand) -> Hand:
    """The hand, if its deck came out as told."""
    burns = len(list(hand.record.of("burn")))
    if (burns, _stub_before_last(hand)) != (told.burn_cards_used, told.stub_before_seventh):
        raise SchemaError(f"{burns} cards were burned, {_stub_before_last(hand)} left")
    return hand


def _last_deal(hand: Hand) -> str:
    return [step.slug for step in hand.rules.steps if step.word == "deal"][-1]


def _stub_before_last(hand: Hand) -> int:
    gone = [event for event in hand.events if event.what in {"deal", "burn"} and event.step != _last_deal(hand)]
    return len(hand.record.deck) - sum(len(event.cards) for event in gone)


def bring_in(street: Street) -> str:
    assert street.hand.actor is not None, "somebody is to bring it in"
    return name(street.hand.actor) if any(offer.verb == "bring_in" for offer in street.hand.legal) else "nobody"


def all_actions_legal(street: Street) -> bool:
    return not street.refused


def next_actor(street: Street) -> str:
    return "nobody" if street.hand.actor is None else name(street.hand.actor)


def may_raise(street: Street) -> bool:
    return any(offer.verb in {"bet", "raise"} for offer in street.hand.legal)


def bet_level(street: Street) -> int:
    return max(street.hand.view(None).bets)


def stub_too_short(street: Street) -> bool:
    """For a card to everybody who is in the hand."""
    return _stub_before_last(street.hand) < street.hand.record.seats


def seventh_street(street: Street) -> Either:
    dealt = list(street.hand.record.during(_last_deal(street.hand), "deal"))
    common = [(event.place, event.seen, len(event.cards)) for event in dealt] == [("board", "all", 1)]
    ways = ("one card face up in the middle for everybody", "community card") if common else ("a card to each",)
    return Either(ways)


def hands(street: Street) -> tuple[Hand, ...]:
    """The one hand."""
    return (street.hand,)


Look: TypeAlias = Callable[[Street], object]
SEEN: Mapping[str, Look] = MappingProxyType(
    {
        look.__name__: look
        for look in (*(bring_in, all_actions_legal, next_actor, may_raise, bet_level, stub_too_short, seventh_street),)
    }
)
