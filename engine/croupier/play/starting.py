"""Whether a hand can begin: seats, deck and stakes, each held against the clause that speaks of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from croupier.rules import Rulebook
    from croupier.table import Card, Stakes


class CannotStart(ValueError):
    """So many seats, such a deck or such stakes cannot begin a hand of this variant."""

    def __init__(self, clause: str, why: str) -> None:
        super().__init__(f"{why} ({clause})")
        self.clause = clause
        """The full id of the clause that forbids it."""
        self.why = why


def check_start(rules: Rulebook, stacks: Sequence[int], deck: Sequence[Card], button: int, stakes: Stakes) -> None:
    """Raise CannotStart for the first thing that keeps a hand from beginning."""
    for clause, why in _reasons(rules, stacks, deck, button):
        raise CannotStart(rules.public(clause), why)
    if stakes is not rules.stakes:
        for clause, why in _wrong_stakes(rules, stakes):
            raise CannotStart(rules.public(clause), why)


def _reasons(rules: Rulebook, stacks: Sequence[int], deck: Sequence[Card], button: int) -> Iterator[tuple[str, str]]:
    least, most = rules.players
    if not least <= len(stacks) <= most:
        yield "players.number", f"{len(stacks)} players; {least} to {most} can play"
    for chips in stacks:
        if type(chips) is not int or chips < 1:
            yield "players.number", f"every player needs at least one chip, in whole chips; one has {chips!r}"
    if type(button) is not int or not 0 <= button < len(stacks):
        yield "players.number", f"there is no seat {button!r} to deal"
    cards = set(deck)
    if len(cards) < len(deck) or not cards <= rules.cards:
        yield "deck.cards", "the deck holds a card twice or one that is not of this game"
    if len(deck) < rules.cards_dealt * len(stacks):
        yield "deck.cards", f"{len(deck)} cards are too few for {len(stacks)} players"


def _wrong_stakes(rules: Rulebook, stakes: Stakes) -> Iterator[tuple[str, str]]:
    read = dict(rules.stakes_read)
    spread = stakes.betting == "spread limit" and any(clause.id == "betting.spread-limit" for clause in rules.clauses)
    if spread:
        read["max bet"] = "betting.spread-limit"
    for stake, clause in read.items():
        chips = stakes.amounts.get(stake)
        if chips is None:
            yield clause, f"the table has not set the {stake}"
        elif type(chips) is not int or chips < (stake != "ante"):
            yield clause, f"the {stake} is {chips!r}; it is whole chips, and only an ante may be nothing"
        elif spread and stake != "ante" and chips > stakes.amounts.get("max bet", chips):
            yield "betting.spread-limit", f"the highest bet is less than the {stake} of {chips}"
