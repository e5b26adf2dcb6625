"""The sentences about the whole variant and its pot: players, deck, who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.phases import Clause
from croupier.policies import kept
from croupier.rules.decks import deck_said
from croupier.spec.values import in_words
from croupier.table.scene import layers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies import Check, Finding
    from croupier.rules.rulebook import Share
    from croupier.table import Card
    from croupier.table.events import Record


def table_clauses(players: tuple[int, int], deck: tuple[Card, ...]) -> Iterator[Clause]:
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
        text=f"The game uses {deck_said(deck)}, without jokers; no card is wild.",
        modality="defines",
        check=cards,
        refuses=True,
    )


def pot_clauses(shares: tuple[Share, ...], topic: str) -> Iterator[Clause]:
    """Which hand wins each share; told under the last step."""
    for index, share in enumerate(shares):
        yield Clause(
            id=f"pot.{share.name}.best",
            modality="must",
            check=_best(shares, index),
            reads=("best",),
            topic=topic,
            text=f"Whoever shows the best {in_words(share.ranking.hand_size)}-card {share.ranking.word} hand takes the "
            "pot.",
        )
        yield Clause(
            id=f"pot.{share.name}.ranking",
            modality="defines",
            check=_ranked(shares, index),
            reads=("best",),
            topic=topic,
            text=f"From the best down, hands rank: {', '.join(each.name for each in share.ranking.categories)}. "
            f"{share.ranking.remarks}",
        )
        yield Clause(
            id=f"pot.{share.name}.ties",
            modality="must",
            check=_ties(shares, index),
            reads=("best",),
            topic=topic,
            text="Hands that tie share the pot equally; no suit outranks another.",
        )


def _pots(record: Record, shares: tuple[Share, ...]) -> Iterator[tuple[dict[int, int], dict[int, tuple[Card, ...]]]]:
    """For each pot, what each winner got and the whole hands that were shown by those who play for it.

    Nothing where only one player is left, or where the pot has several shares.
    """
    size = shares[0].ranking.hand_size
    shown = {event.seat: event.cards for event in record.of("show") if len(event.cards) == size}
    for pot in layers(record) if shown and record.over and len(shares) == 1 else ():
        won: dict[int, int] = {}
        for event in record.of("win"):
            if event.place == pot.name:
                won[event.seat] = won.get(event.seat, 0) + event.chips
        yield won, {seat: cards for seat, cards in shown.items() if seat in pot.seats}


def _best(shares: tuple[Share, ...], index: int) -> Check:
    def check(record: Record) -> Iterator[Finding]:
        rank = shares[index].ranking.rank
        for won, shown in _pots(record, shares):
            best = max((rank(cards) for cards in shown.values()), default=0)
            for seat in won:
                yield kept(seat in shown and rank(shown[seat]) == best, f"seat {seat} won with a lesser hand")

    return check


def _ranked(shares: tuple[Share, ...], index: int) -> Check:
    """No hand wins over one of a category that stands higher in the sentence."""

    def check(record: Record) -> Iterator[Finding]:
        ranking = shares[index].ranking
        order = [each.name for each in ranking.categories]
        for won, shown in _pots(record, shares):
            places = {seat: order.index(ranking.category(cards)) for seat, cards in shown.items()}
            for seat in sorted(won.keys() & places.keys()):
                mine, best = places[seat], min(places.values())
                yield kept(mine == best, f"a {order[mine]} won over a {order[best]}")

    return check


def _ties(shares: tuple[Share, ...], index: int) -> Check:
    def check(record: Record) -> Iterator[Finding]:
        rank = shares[index].ranking.rank
        for won, shown in _pots(record, shares):
            best = max((rank(cards) for cards in shown.values()), default=0)
            tied = [seat for seat, cards in shown.items() if rank(cards) == best]
            if len(tied) > 1:
                even = sum(won.values()) // len(tied)
                yield kept(all(won.get(seat, 0) in {even, even + 1} for seat in tied), f"a tie was shared {won}")

    return check
