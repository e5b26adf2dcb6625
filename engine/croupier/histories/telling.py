"""A hand of ours as a PHH file tells it, where it can."""

from __future__ import annotations

from fractions import Fraction
from itertools import groupby
from typing import TYPE_CHECKING

from croupier.histories.forced import CannotBeSaidError
from croupier.histories.games import GAMES
from croupier.histories.units import shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from croupier.histories.games import Game
    from croupier.play import Hand
    from croupier.table import Event

TWO = 2
_DEEDS = {"check": "cc", "call": "cc", "fold": "f", "bring_in": "pb", "muck": "sm"}


def phh(hand: Hand, players: Sequence[str] = (), unit: Fraction | int = 1) -> str:
    """The hand as a PHH file, `unit` being what a chip is worth in it. Raises CannotBeSaidError.

    House rules, policies, burned cards and shuffles are not told: PHH has no words for them.
    """
    game = _game(hand)
    order = [seat % len(hand.stacks) for seat in range(hand.button_seat + 1, hand.button_seat + 1 + len(hand.stacks))]
    told = {"variant": _text(game.code), "antes": _list(_posted(hand, order, "post"), unit)}
    told["ante_trimming_status"] = "false" if any(event.place == "for all" for event in hand.events) else "true"
    if not game.brought_in:
        told["blinds_or_straddles"] = _list(_posted(hand, order, "blind"), unit)
    amounts = hand.history.stakes.amounts
    sizes = {"bring_in": "bring-in", "small_bet": "small bet", "big_bet": "big bet", "min_bet": "big blind"}
    told |= {key: shown(amounts[stake], unit) for key, stake in sizes.items() if key in game.needs}
    told["starting_stacks"] = _list([hand.history.stacks[seat] for seat in order], unit)
    told["actions"] = "[" + "".join(f"\n  {_text(each)}," for each in _actions(hand, order, unit)) + "\n]"
    told["finishing_stacks"] = _list([hand.stacks[seat] for seat in order], unit)
    if players:
        told["players"] = f"[{', '.join(_text(players[seat]) for seat in order)}]"
    return "".join(f"{key} = {value}\n" for key, value in told.items())


def phhs(hands: Iterable[str]) -> str:
    """The text of a file of many hands, each as `phh` tells it."""
    return "\n".join(f"[{number}]\n{hand}" for number, hand in enumerate(hands, 1))


def _game(hand: Hand) -> Game:
    rules, betting = hand.rules, hand.history.stakes.betting
    for game in GAMES.values():
        if (game.slug, game.betting) == (rules.slug, betting):
            return game
    raise CannotBeSaidError(f"{betting} {rules.name}: PHH has no code for it")


def _posted(hand: Hand, order: list[int], what: str) -> list[int]:
    """What each place must pay, whether or not the stack sufficed: a short one's is the stake, and not what it had."""
    stakes = hand.history.stakes.amounts
    due = dict.fromkeys(range(len(order)), 0)
    for event in hand.events:
        if event.what == what == "blind":
            if event.place not in stakes:
                raise CannotBeSaidError("a straddle that no stake names")
            due[event.seat] = stakes[event.place]
        elif event.what == what == "post":
            due[event.seat] = stakes["ante"]
    paid = [due[seat] for seat in order]
    return paid[::-1] if len(paid) == TWO else paid


def _actions(hand: Hand, order: list[int], unit: Fraction | int) -> Iterator[str]:
    """The events as PHH notes them: the cards of one player in one deal together."""
    places = {seat: f"p{place}" for place, seat in enumerate(order, 1)}
    for (_, is_deal), events in groupby(hand.events, lambda event: (event.step, event.what in {"deal", "draw"})):
        if is_deal:
            yield from _dealt(list(events), places)
            continue
        for event in events:
            if event.what in {"bet", "raise"}:
                yield f"{places[event.seat]} cbr {shown(event.to, unit)}"
            elif event.what in {"discard", "show"}:
                verb = "sd" if event.what == "discard" else "sm"
                yield f"{places[event.seat]} {verb} {''.join(event.cards)}".rstrip()
            elif event.what in _DEEDS:
                yield f"{places[event.seat]} {_DEEDS[event.what]}"


def _dealt(events: list[Event], places: dict[int, str]) -> Iterator[str]:
    for seat in dict.fromkeys(event.seat for event in events):
        cards = "".join(card for event in events if event.seat == seat for card in event.cards)
        yield f"d dh {places[seat]} {cards}" if seat >= 0 else f"d db {cards}"


def _list(chips: Iterable[int], unit: Fraction | int) -> str:
    return f"[{', '.join(shown(each, unit) for each in chips)}]"


def _text(said: str) -> str:
    escaped = said.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(letter if letter.isprintable() else f"\\u{ord(letter):04x}" for letter in escaped) + '"'
