"""The notation of actions in PHH: what the dealer deals and what the players do, each in a short text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from typing import TYPE_CHECKING, Literal, TypeAlias, cast

from croupier.table.cards import DECK, Card

if TYPE_CHECKING:
    from croupier.spec import Place

UNKNOWN = cast("Card", "??")
"""A card that the file does not know."""
Verb: TypeAlias = Literal["dh", "db", "f", "cc", "cbr", "pb", "sd", "sm"]
BOARD = -1
_AMOUNT = re.compile(r"\d+(\.\d+)?")
_KNOWN = frozenset(DECK)
_TAKES = {
    "f": "nothing", "cc": "nothing", "pb": "nothing", "cbr": "an amount", "sd": "cards, or nothing",
    "sm": "cards, or nothing",
}  # fmt: skip


class NotationError(ValueError):
    """A text that is no action; the message says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """One action of a file: a deal, or something that a player did."""

    number: int
    """Of the texts in the file's list, the first being 1."""
    text: str
    verb: Verb
    seat: int = BOARD
    """Players count from 0; -1 for cards on the board."""
    cards: tuple[Card, ...] = ()
    amount: Decimal | None = None
    as_dealt: bool = False
    """Shown as `-`: the cards that the file dealt."""
    place: Place


def deed(text: str, number: int, place: Place, players: int) -> Deed | None:
    """The action that a text notes, None for a text that notes none. Raises NotationError."""
    said = text.partition("#")[0].split()
    if not said:
        return None
    if said[0] == "d":
        return _dealt(said, text, number, place, players)
    seat, verb = _seat(said[0], players), said[1] if len(said) > 1 else ""
    if verb not in _TAKES:
        raise NotationError(f"a player's action is one of {', '.join(_TAKES)}")
    rest = said[2:]
    if len(rest) > ("nothing" not in _TAKES[verb] or verb in {"sd", "sm"}) or (verb == "cbr" and not rest):
        raise NotationError(f"after `{verb}` comes {_TAKES[verb]}")
    told = rest[0] if rest else ""
    if verb == "cbr" and not (_AMOUNT.fullmatch(told) and Decimal(told)):
        raise NotationError(f"{told!r} is no amount")
    dash = verb == "sm" and told == "-"
    return Deed(
        number=number,
        text=text,
        verb=cast("Verb", verb),
        seat=seat,
        cards=() if verb == "cbr" or dash else cards(told),
        amount=Decimal(told) if verb == "cbr" else None,
        as_dealt=dash,
        place=place,
    )


def _dealt(said: list[str], text: str, number: int, place: Place, players: int) -> Deed:
    if said[1:2] == ["db"] and len(said) == len(("d", "db", "cards")):
        return Deed(number=number, text=text, verb="db", cards=cards(said[2]), place=place)
    if said[1:2] == ["dh"] and len(said) == len(("d", "dh", "p1", "cards")):
        seat = _seat(said[2], players)
        return Deed(number=number, text=text, verb="dh", seat=seat, cards=cards(said[3]), place=place)
    raise NotationError("the dealer's actions are `d dh p1 AhKh` and `d db 2c7d9h`")


def _seat(text: str, players: int) -> int:
    number = int(text[1:]) if text[:1] == "p" and text[1:].isdecimal() and text[1:].isascii() else 0
    if not 1 <= number <= players:
        raise NotationError(f"{text!r} is neither the dealer, `d`, nor a player, `p1` to `p{players}`")
    return number - 1


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text such as `AhKh??`. Raises NotationError."""
    found = tuple([cast("Card", text[at : at + 2]) for at in range(0, len(text), 2)])
    for card in found:
        if card not in _KNOWN and card != UNKNOWN:
            raise NotationError(f"{card!r} is no card; cards look like Ah, Td or 2c, and ?? is one that nobody knows")
    known = [card for card in found if card != UNKNOWN]
    if len({*known}) < len(known):
        raise NotationError("a card is named twice")
    return found
