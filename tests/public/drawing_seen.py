"""What can be seen of a draw once it has been played: one function for each key of the schema."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from types import MappingProxyType
from typing import TYPE_CHECKING

from croupier.table.scene import DEEDS
from tests.public.drawing import Drawn, steps_of
from tests.public.reading import name

if TYPE_CHECKING:
    from croupier.play import Hand
    from croupier.table import Card

SAID = ("rejected", "accepted")


def results(drawn: Drawn) -> list[str]:
    return [SAID[each.accepted] for each in drawn.tried]


def result(drawn: Drawn) -> str:
    (said,) = results(drawn)
    return said


def hand_size_after(drawn: Drawn) -> int:
    (each,) = drawn.tried
    return len(each.hand.holding(0))


def draw_order_each_draw(drawn: Drawn) -> object:
    return _in_each(drawn.hand, "draw", "discard")


def betting_order_after_each_draw(drawn: Drawn) -> object:
    return _in_each(drawn.hand, "bet", *DEEDS, skip=1)


def _in_each(hand: Hand, word: str, *what: str, skip: int = 0) -> object:
    """The order in which players acted in every step of a kind; all the orders, where they differ."""
    steps = list(steps_of(hand, word))[skip:]
    orders = [[name(event.seat) for event in hand.record.during(step, *what)] for step in steps]
    return orders[0] if all(order == orders[0] for order in orders) else orders


def next_phase(drawn: Drawn) -> str:
    """What follows the second betting round."""
    words = {step.slug: step.word for step in drawn.hand.rules.steps}
    reached = [words[event.step] for event in drawn.hand.record.of("step")]
    second = [place for place, word in enumerate(reached) if word == "bet"][1]
    return reached[second + 1]


def first_actor_after_draw(drawn: Drawn) -> str:
    second = list(steps_of(drawn.hand, "bet"))[1]
    return name(next(drawn.hand.record.during(second, *DEEDS)).seat)


def _left(hand: Hand, until: Callable[[str, str, int], bool]) -> int:
    """The cards of the deck that had not been dealt just before the event that is looked for."""
    left = len(hand.record.deck)
    for event in hand.events:
        if until(event.what, event.step, event.seat):
            break
        left -= len(event.cards) if event.what in {"deal", "burn", "draw"} else 0
    return left


def stub_before_draw_2(drawn: Drawn) -> int:
    second = list(steps_of(drawn.hand, "draw"))[1]
    return _left(drawn.hand, lambda what, step, _: (what, step) == ("step", second))


def _stub_when_drawing(seat: int) -> Callable[[Drawn], int]:
    """Before a seat is served in the last draw in which it is, or before the shuffle that this takes."""

    def seen(drawn: Drawn) -> int:
        last = _last_draw(drawn.hand, seat)
        return _left(
            drawn.hand, lambda what, step, who: step == last and (what == "shuffle" or (what, who) == ("draw", seat))
        )

    return seen


def _last_draw(hand: Hand, seat: int) -> str:
    return [event.step for event in hand.record.of("draw") if event.seat == seat][-1]


def _receives(seat: int) -> Callable[[Drawn], int]:
    """In the last draw in which the seat is served."""
    return lambda drawn: len(_got(drawn.hand, seat, _last_draw(drawn.hand, seat)))


def _must_not_receive(seat: int) -> Callable[[Drawn], str]:
    def seen(drawn: Drawn) -> str:
        back = set(_got(drawn.hand, seat)) & set(_threw(drawn.hand, seat))
        return " ".join(sorted(back)) or f"any card {name(seat)} discarded earlier"

    return seen


def _got(hand: Hand, seat: int, step: str = "") -> list[Card]:
    return list(_cards(hand, "draw", seat, step))


def _threw(hand: Hand, seat: int) -> list[Card]:
    return list(_cards(hand, "discard", seat))


def _cards(hand: Hand, what: str, seat: int, step: str = "") -> Iterator[Card]:
    events = (event for event in hand.record.of(what) if event.seat == seat and step in {"", event.step})
    return chain.from_iterable(event.cards for event in events)


def cards_from_old_stub(drawn: Drawn) -> int:
    """Of those served to the player for whom there had to be a shuffle."""
    events = list(drawn.hand.events)
    shuffled = next(place for place, event in enumerate(events) if event.what == "shuffle")
    served = next(event for event in events[shuffled:] if event.what == "draw")
    before = [event for event in events[:shuffled] if (event.what, event.step, event.seat) == ("draw", *served[1:3])]
    return sum(len(event.cards) for event in before)


def new_cards_disjoint_from_own_discards(drawn: Drawn) -> list[str]:
    seats = range(drawn.hand.record.seats)
    return [name(seat) for seat in seats if not set(_got(drawn.hand, seat)) & set(_threw(drawn.hand, seat))]


def own_discards_in_pool(drawn: Drawn) -> bool:
    """Whether what was shuffled held discards of somebody who was then served."""
    events = list(drawn.hand.events)
    return any(
        set(shuffle.cards) & set(_threw(drawn.hand, event.seat))
        for place, shuffle in enumerate(events)
        if shuffle.what == "shuffle"
        for event in events[place:]
        if (event.what, event.step) == ("draw", shuffle.step)
    )


def all_cards_distinct(drawn: Drawn) -> bool:
    """Whether nobody holds a card that somebody else holds, too."""
    held = list(chain.from_iterable(map(drawn.hand.holding, range(drawn.hand.record.seats))))
    return len(held) == len(set(held))


def hands(drawn: Drawn) -> tuple[Hand, ...]:
    """The hands that were played."""
    return drawn.hands


def _of_seat(number: int) -> Iterator[tuple[str, Callable[[Drawn], object]]]:
    """The keys that name a seat."""
    yield f"stub_when_{name(number)}_draws", _stub_when_drawing(number)
    yield f"{name(number).lower()}_receives", _receives(number)
    yield f"{name(number).lower()}_must_not_receive", _must_not_receive(number)


SEEN: Mapping[str, Callable[[Drawn], object]] = MappingProxyType(
    {
        **{
            look.__name__: look
            for look in (
                *(results, result, hand_size_after, draw_order_each_draw, betting_order_after_each_draw, next_phase),
                *(first_actor_after_draw, stub_before_draw_2, cards_from_old_stub, own_discards_in_pool),
                *(new_cards_disjoint_from_own_discards, all_cards_distinct),
            )
        },
        **dict(chain.from_iterable(map(_of_seat, range(9)))),
    }
)
