"""What can be seen of a betting case once it has been played: one function for each key of the schema."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import groupby
from types import MappingProxyType
from typing import TYPE_CHECKING

from croupier.table.scene import DEEDS, layers
from tests.public.agreeing import Either, Whole
from tests.public.betting import Played, chips_in, done, follow
from tests.public.reading import name
from tests.public.tables import BEST, BEST_BOARD, least

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.play import Hand
    from croupier.table import Event, Offer

Plays = tuple[Played, ...]
BETS = frozenset({"bet", "raise"})


def _events(played: Played, *what: str) -> Iterable[Event]:
    return played.by.record(played.ended.record).of(*what)


def _by_name(chips: Iterable[int]) -> dict[str, int]:
    return {name(seat): each for seat, each in enumerate(chips)}


def _raise(played: Played) -> Offer | None:
    return next((offer for offer in played.hand.legal if offer.verb in BETS), None)


def _betting(played: Played) -> bool:
    """Whether somebody must still bet or answer a bet."""
    return played.hand.actor is not None and played.hand.step != "the-showdown"


def next_actor(played: Played) -> str:
    actor = played.hand.actor
    return name(actor) if actor is not None and _betting(played) else "nobody"


def call_amount(played: Played) -> int:
    return sum(offer.price for offer in played.hand.legal)


def may_raise(played: Played) -> bool:
    return _raise(played) is not None


def min_raise_to(played: Played) -> int:
    offer = _raise(played)
    return offer.least if offer else 0


def max_raise_to(played: Played) -> int:
    offer = _raise(played)
    return offer.most if offer else 0


def street(played: Played) -> str:
    return played.hand.step


def hand_over(played: Played) -> bool:
    return not _betting(played) and played.ended.over


def stacks(played: Played) -> dict[str, int]:
    """Before any pot is awarded."""
    gained = won(played.hand)
    return _by_name(chips - gained.get(seat, 0) for seat, chips in enumerate(played.hand.stacks))


def won(hand: Hand) -> dict[int, int]:
    """What each winner gets from all pots."""
    gained: dict[int, int] = {}
    for event in hand.record.of("win"):
        gained[event.seat] = gained.get(event.seat, 0) + event.chips
    return gained


def pot_total(played: Played) -> int:
    returned = sum(event.chips for event in _events(played, "return"))
    return sum(event.chips for event in _events(played, "post", "blind", *BETS, "call")) - returned


def uncalled_returned(played: Played) -> Whole:
    return Whole({name(event.seat): event.chips for event in _events(played, "return")})


def final_stacks(played: Played) -> Either:
    winners = {event.seat for event in _events(played, "win")}
    alone = (f"pot given to {name(*winners)}",) if len(winners) == 1 else ()
    return Either((_by_name(played.ended.stacks), *alone))


def pots(played: Played) -> list[dict[str, object]]:
    """Who may win a pot is tried out: each seat in turn holds a hand that nothing beats."""
    amounts = {place: sum(event.chips for event in each) for place, each in groupby(_events(played, "win"), key=_pot)}
    wins = {seat: _won_with_the_best(played, seat) for seat in range(len(played.hand.stacks))}
    return [
        {"amount": chips, "eligible": [name(seat) for seat, won in wins.items() if place in won]}
        for place, chips in amounts.items()
    ]


def _won_with_the_best(played: Played, seat: int) -> set[str]:
    dealt = sum(len(event.cards) for event in _events(played, "deal") if event.seat == seat)
    cards = BEST[:dealt]
    again = follow(replace(played.seating, hands={seat: cards}, board=BEST_BOARD), played.deeds, played.by)
    return {_pot(event) for event in _events(again, "win") if event.seat == seat}


def _pot(event: Event) -> str:
    """`main pot`, whatever share of it."""
    return event.place.partition(",")[0]


def last_action(played: Played) -> str:
    return "rejected as illegal" if played.refused else "accepted"


def result(played: Played) -> str:
    return ", ".join(f"{name(event.seat)} folded" for event in _events(played, "fold"))


def legal_raise_sizes(played: Played) -> list[int]:
    return [min_raise_to(played), max_raise_to(played)]


def chips_missing(played: Played) -> Either:
    missing = sum(played.seating.stacks) - sum(played.ended.stacks)
    whole = ("the whole pot",) if missing == pot_total(played) else ()
    top = ("the top layer",) if missing == [layer.chips for layer in layers(played.ended.record)][-1] else ()
    return Either((missing, *whole, *top))


def shares(played: Played) -> list[int]:
    """Of the winners, in order from the button's left."""
    gained = {event.seat: event.chips for event in _events(played, "win")}
    return [gained[seat] for seat in played.ended.record.clockwise(played.seating.button + 1) if seat in gained]


def rule(played: Played) -> str:
    """Who gets the odd chip, tried out: in the last round each of those who share it bets in turn, and is called."""
    winners = [event.seat for event in _events(played, "win")]
    said = played.ended.record.during([*played.seating.rules.steps][-2].slug, *DEEDS)
    before = played.deeds[: -len(list(said))]
    return (
        "award to the last aggressor" if all(_gets_more(played, before, each) for each in winners) else "award by seat"
    )


def _gets_more(played: Played, before: tuple[str, ...], seat: int) -> bool:
    """Whether a seat gets more of the pot than those who share it, if it makes the last bet."""
    hand, betting = follow(played.seating, before, played.by).hand, True
    while hand.step != "the-showdown":
        bets = betting and hand.actor == seat
        betting = betting and not bets
        hand = hand.act(done(hand, f"{name(seat)} bet") if bets else least(hand))
    gained = won(hand)
    return all(gained[seat] > chips for each, chips in gained.items() if each != seat)


def _net(played: Played) -> dict[str, int]:
    gained = dict.fromkeys(range(len(played.hand.stacks)), 0)
    for seat, chips in chips_in(played):
        gained[seat] -= chips
    return _by_name(gained.values())


def net(plays: Plays) -> object:
    every = [_net(played) for played in plays]
    return every if len(every) > 1 else every[0]


def of_one(look: Callable[[Played], object]) -> Callable[[Plays], object]:
    """What is seen of a case that tells of one deal."""

    def seen(plays: Plays) -> object:
        (played,) = plays
        return look(played)

    return seen


SEEN: Mapping[str, Callable[[Plays], object]] = MappingProxyType(
    {
        **{
            look.__name__: of_one(look)
            for look in (
                *(next_actor, call_amount, may_raise, min_raise_to, max_raise_to, street, hand_over, stacks, pot_total),
                *(uncalled_returned, pots, final_stacks, last_action),
                *(result, legal_raise_sizes, chips_missing, shares, rule),
            )
        },
        "net": net,
    }
)


def hands(plays: Plays) -> tuple[Hand, ...]:
    """The hands themselves."""
    return tuple(played.hand for played in plays)
