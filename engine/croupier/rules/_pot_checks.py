"""The checks of the sentences about the pot: brute force over the cards that were shown, read from events alone."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from croupier.policies import kept
from croupier.rules.uses import BOARD, HAND
from croupier.table.scene import layers

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.policies import Check, Finding
    from croupier.rules.rulebook import Share
    from croupier.table import Card
    from croupier.table.events import Record

    Cards = tuple[Card, ...]


class Settled(NamedTuple):
    """One pot of a showdown."""

    won: Mapping[str, Mapping[int, int]]
    """What each winner got, by the share that it was won for."""
    best: Mapping[str, Mapping[int, Cards]]
    """By share the best hand of everybody who plays for the pot, has shown, and can win the share."""
    shown: frozenset[int]
    """Whoever plays for the pot and has shown."""


def settled(record: Record, shares: tuple[Share, ...]) -> Iterator[Settled]:
    """Each pot; nothing where only one player is left."""
    shown = {event.seat: event.cards for event in record.of("show")}
    if not (shown and record.over):
        return
    board: dict[str, Cards] = {}
    for event in record.of("deal"):
        if event.seat < 0:
            board[event.place] = (*board.get(event.place, ()), *event.cards)
    best = {
        share.name: {seat: hand for seat, cards in shown.items() if (hand := _best(share, cards, board))}
        for share in shares
    }
    for pot in layers(record):
        won: dict[str, dict[int, int]] = {}
        for event in record.of("win"):
            if event.pot == pot.name:
                share = won.setdefault(event.share or (shares[0].name if len(shares) == 1 else ""), {})
                share[event.seat] = share.get(event.seat, 0) + event.chips
        mine = {name: {seat: of[seat] for seat in of if seat in pot.seats} for name, of in best.items()}
        yield Settled(won, mine, frozenset(shown.keys() & pot.seats))


def makes(share: Share, own: Cards, board: Mapping[str, Cards], words: str) -> bool:
    """Whether some choice of the cards is called so in the ranking of a share, or is better."""
    return _best(replace(share, needs=words), own, board) is not None


def _best(share: Share, own: Cards, board: Mapping[str, Cards]) -> Cards | None:
    """Every choice of cards is looked at; None where none that may be used is good enough."""
    named = dict(share.use)
    zone = dict.fromkeys(own, HAND)
    zone |= {card: place for place, cards in board.items() if place == BOARD or place in named for card in cards}
    rank = share.ranking.rank
    made = [
        hand
        for hand in combinations(zone, share.ranking.hand_size)
        if all(count.admits(sum(zone[card] == place for card in hand)) for place, count in share.use)
    ]
    best = max(made, key=rank, default=None)
    return best if best and not (share.needs and rank(best) < share.ranking.threshold(share.needs)) else None


def wins(shares: tuple[Share, ...], share: Share) -> Check:
    """Whoever wins the share shows the best hand for it, and the share is as large as the others."""

    def check(record: Record) -> Iterator[Finding]:
        rank = share.ranking.rank
        for pot in settled(record, shares):
            ranks = {seat: rank(hand) for seat, hand in pot.best[share.name].items()}
            won = pot.won.get(share.name, {})
            for seat in won:
                yield kept(ranks.get(seat) == max(ranks.values(), default=0), f"seat {seat} won with a lesser hand")
            chips, played_for = sum(sum(of.values()) for of in pot.won.values()), sum(map(bool, pot.best.values()))
            if ranks and len(shares) > 1:
                even, part = chips // played_for, sum(won.values())
                yield kept(part in {even, even + 1}, f"{part} of {chips} chips were won for the {share.name}")

    return check


def ranked(shares: tuple[Share, ...], share: Share) -> Check:
    """No hand wins over one of a category that stands higher in the sentence."""

    def check(record: Record) -> Iterator[Finding]:
        ranking = share.ranking
        order = [each.name for each in ranking.categories]
        for pot in settled(record, shares):
            places = {seat: order.index(ranking.category(hand)) for seat, hand in pot.best[share.name].items()}
            for seat in sorted(pot.won.get(share.name, {}).keys() & places.keys()):
                mine, best = places[seat], min(places.values())
                yield kept(mine == best, f"a {order[mine]} won over a {order[best]}")

    return check


def tied(shares: tuple[Share, ...], share: Share) -> Check:
    """Everybody who has the best hand wins as much as the others, up to an odd chip."""

    def check(record: Record) -> Iterator[Finding]:
        rank = share.ranking.rank
        for pot in settled(record, shares):
            hands, won = pot.best[share.name], pot.won.get(share.name, {})
            best = max(map(rank, hands.values()), default=0)
            equal = [seat for seat, hand in hands.items() if rank(hand) == best]
            if len(equal) > 1:
                even = sum(won.values()) // len(equal)
                yield kept(all(won.get(seat, 0) in {even, even + 1} for seat in equal), f"a tie was shared {won}")

    return check


def qualified(shares: tuple[Share, ...], share: Share) -> Check:
    """Nobody wins the share with a hand that is not good enough."""

    def check(record: Record) -> Iterator[Finding]:
        for pot in settled(record, shares):
            for seat in pot.won.get(share.name, {}) if any(pot.best.values()) else ():
                yield kept(seat in pot.best[share.name], f"seat {seat} won the {share.name} without {share.needs}")

    return check


def falls_to_others(shares: tuple[Share, ...], share: Share) -> Check:
    """A share that nobody can win is won by nobody; where that is so of all, everybody has an equal part."""

    def check(record: Record) -> Iterator[Finding]:
        for pot in settled(record, shares):
            if pot.best[share.name] or not pot.won:
                continue
            if any(pot.best.values()):
                yield kept(share.name not in pot.won, f"the {share.name} was won by {pot.won.get(share.name)}")
                continue
            won = [chips for of in pot.won.values() for chips in of.values()]
            even = sum(won) // len(pot.shown)
            fair = len(won) == min(len(pot.shown), sum(won)) and {even, even + 1}.issuperset(won)
            yield kept(len(pot.won) == 1 and fair, f"nobody could win anything, and the pot went {dict(pot.won)}")

    return check


def odd_between(shares: tuple[Share, ...]) -> Check:
    """Of shares that somebody can win, none is larger than one before it."""

    def check(record: Record) -> Iterator[Finding]:
        for pot in settled(record, shares):
            parts = [sum(pot.won.get(name, {}).values()) for name, hands in pot.best.items() if hands]
            if len(parts) > 1:
                yield kept(parts == sorted(parts, reverse=True), f"the shares of a pot were {parts}")

    return check
