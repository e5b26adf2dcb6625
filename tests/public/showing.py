"""Cases of `showdown_order`: who shows first, who may muck, and who gets to see what."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal

from croupier.table import Stakes
from croupier.table.events import HIDDEN
from tests.public.betting import done
from tests.public.reading import SchemaError, name, seat, shaped
from tests.public.saying import matched
from tests.public.tables import Implementation, Seating, least, rulebook, standing_for

if TYPE_CHECKING:
    from croupier.play import Hand
    from tests.public.reading import Means, PublicCase

STATES = MappingProxyType({"^S1 shows the winner first, S2 mucks at showdown$": "S1 bet; S2 call"})
"""What is done so that it comes to the state described: the first player holds the better hand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Showdown:
    """The `input` of a case of this kind."""

    variant: Literal["hold'em"]
    seats: str = ""
    button: str = ""
    board: tuple[str, ...] = ()
    hole: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    river: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()
    state: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """A hand to its end, and who was asked whether to show."""

    hand: Hand
    asked: tuple[int, ...]


def play(case: PublicCase, means: Means, by: Implementation) -> Shown:
    """The last round as told, without a board; then everybody who may mucks, if the case looks for that."""
    told = shaped(case, Showdown)
    deeds = told.river or told.actions or tuple(matched(STATES, told.state).split("; "))
    last = max(seat(deed.split()[0]) for deed in deeds)
    if told.seats not in {"", f"S1..{name(last)} clockwise"}:
        raise SchemaError(told.seats)
    opener = seat(deeds[0].split()[0])
    button = seat(told.button) if told.button else (opener - 1) % (last + 1)
    board = tuple(map(by.card, told.board))
    (share,) = rulebook("holdem", {}).shares
    worth: dict[int, object] = {
        seat(who): share.strength(tuple(map(by.card, cards)), {"board": board}) for who, cards in told.hole.items()
    }
    hands = standing_for(worth or ({0: 1, 1: 0} if told.state else {}))
    rules = by.rules(rulebook("one-round", means.answers))
    stakes = Stakes(betting="no limit", amounts={"ante": 0, "bet": 2})
    hand = Seating(rules=rules, stakes=stakes, stacks=(100,) * (last + 1), button=button, hands=hands).begun()
    for deed in deeds:
        hand = hand.act(done(hand, deed))
    asked: list[int] = []
    while hand.actor is not None:
        asked.append(hand.actor)
        hand = hand.act(least(hand, beaten="muck" if told.state else "show"))
    return Shown(hand=hand, asked=tuple(asked))


def show_order(shown: Shown) -> list[str]:
    return [name(event.seat) for event in shown.hand.record.of("show", "muck")]


def must_show(shown: Shown) -> list[str]:
    return [name(event.seat) for event in shown.hand.record.of("show") if event.seat not in shown.asked]


def may_muck(shown: Shown) -> list[str]:
    return [name(each) for each in shown.asked]


def winner(shown: Shown) -> str:
    return ", ".join(name(event.seat) for event in shown.hand.record.of("win"))


def public_cards(shown: Shown) -> dict[str, list[str]]:
    """What an onlooker has seen of each hand."""
    seen: dict[str, list[str]] = {name(each): [] for each in range(len(shown.hand.stacks))}
    for event in shown.hand.view(None).events:
        if event.seat >= 0:
            seen[name(event.seat)] += [card for card in event.cards if card != HIDDEN]
    return seen


def cards_revealed(shown: Shown) -> list[str]:
    return [card for cards in public_cards(shown).values() for card in cards]


def hands(shown: Shown) -> tuple[Hand, ...]:
    """The one hand."""
    return (shown.hand,)


SEEN: Mapping[str, Callable[[Shown], object]] = MappingProxyType(
    {look.__name__: look for look in (show_order, must_show, may_muck, winner, public_cards, cards_revealed)}
)
