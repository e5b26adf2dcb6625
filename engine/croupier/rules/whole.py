"""The sentences about the whole variant: players and deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.phases import Clause
from croupier.policies import kept
from croupier.rules.decks import deck_said
from croupier.spec.values import in_words
from croupier.table import JOKERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies import Finding
    from croupier.table import Card
    from croupier.table.events import Record


def table_clauses(players: tuple[int, int], deck: tuple[Card, ...], *, wild: bool = False) -> Iterator[Clause]:
    """Who can play, and with which cards."""
    least, most = players

    def seats(record: Record) -> Iterator[Finding]:
        yield kept(least <= record.seats <= most, f"{record.seats} players")

    def cards(record: Record) -> Iterator[Finding]:
        out: set[Card] = set()
        for event in record.of("deal", "burn", "draw", "shuffle"):
            given = set(event.cards)
            yield kept(given <= set(deck), f"{sorted(given - set(deck))} are of another deck")
            once = len(given) == len(event.cards)
            if event.what == "shuffle":
                lay = out | {record.deck[-1]}
                yield kept(once and given <= lay, f"{event.cards} were shuffled, and not all were out, once each")
                out -= given
            else:
                yield kept(once and not given & out, f"a card of {event.cards} was in two places")
                out |= given

    span = f"{in_words(least).capitalize()} to {in_words(most)}" if least < most else in_words(least).capitalize()
    yield Clause(
        id="players.number",
        text=f"{span} players can play.",
        modality="defines",
        check=seats,
        reads=("players",),
        refuses=True,
    )
    yield Clause(
        id="deck.cards",
        text=f"The game uses {deck_said(deck)}{_jokers_said(deck, wild=wild)}.",
        modality="defines",
        check=cards,
        refuses=True,
    )


def _jokers_said(deck: tuple[Card, ...], *, wild: bool) -> str:
    """What is said of cards that nobody might expect in a deck."""
    without = "" if JOKERS[0] in deck else ", without jokers"
    return without if wild else f"{without}; no card is wild"
