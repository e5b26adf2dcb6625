"""Whether a hand can begin: seats, deck and stakes, each held against the clause that speaks of it."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from croupier.table import BETTING, Posting, Stakes

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from croupier.rules import Rulebook
    from croupier.table import Card


class CannotStart(ValueError):
    """So many seats, such a deck or such stakes cannot begin a hand of this variant."""

    def __init__(self, clause: str, why: str) -> None:
        super().__init__(f"{why} ({clause})")
        self.clause = clause
        """The full id of the clause that forbids it."""
        self.why = why


def check_start(rules: Rulebook, stacks: Sequence[int], deck: Sequence[Card], button: int, stakes: Stakes) -> None:
    """Raise CannotStart for the first thing that keeps a hand from beginning."""
    for clause, why in chain(_misshapen(stacks, deck, stakes), _reasons(rules, stacks, deck, button)):
        raise CannotStart(rules.public(clause), why)
    if stakes is not rules.stakes:
        for clause, why in _wrong_stakes(rules, stakes):
            raise CannotStart(rules.public(clause), why)


def check_posts(rules: Rulebook, seats: int, posts: Sequence[Posting]) -> None:
    """Raise CannotStart where somebody should post what is no blind of this variant, or who has no seat."""
    for step in rules.steps:
        if step.word == "blinds":
            blinds, clause = step.phase.forces(), f"{step.slug}.post"
            break
    else:
        raise CannotStart(rules.public("players.number"), "nobody posts blinds in this game")
    for post in posts:
        if type(post) is not Posting or post.stake not in blinds:
            raise CannotStart(rules.public(clause), f"{post!r} is no posting of one of {', '.join(blinds)}")
        if type(post.seat) is not int or not 0 <= post.seat < seats:
            raise CannotStart(rules.public(clause), f"there is no seat {post.seat!r} to post the {post.stake}")
    if not posts[-1].live:
        raise CannotStart(rules.public(clause), "the last blind posted is live: the betting begins on its left")


def _misshapen(stacks: object, deck: object, stakes: object) -> Iterator[tuple[str, str]]:
    """What is not even of the kind that it should be."""
    if not isinstance(stacks, (list, tuple)):
        yield "players.number", "the stacks are not a list of chips, one for each seat"
    elif not isinstance(deck, (list, tuple)) or [*map(type, deck)].count(str) < len(deck):
        yield "deck.cards", "the deck is not a list of cards such as `Kd`, first card to be dealt first"
    elif not isinstance(stakes, Stakes):
        yield "players.number", "the stakes are not a `Stakes`"
    elif stakes.betting not in BETTING:
        yield "players.number", f"there is no betting structure {stakes.betting!r}; there are {', '.join(BETTING)}"


def _reasons(rules: Rulebook, stacks: Sequence[int], deck: Sequence[Card], button: int) -> Iterator[tuple[str, str]]:
    least, most = rules.players
    if not least <= len(stacks) <= most:
        yield "players.number", f"{least} to {most} can play, not {len(stacks)}"
    for chips in stacks:
        if type(chips) is not int or chips < 1:
            yield "players.number", "every player needs at least one chip, in whole chips"
    if type(button) is not int or not 0 <= button < len(stacks):
        yield "players.number", "the button is at no seat of the table"
    if len(rules.cards.intersection(deck)) < len(deck):
        yield "deck.cards", "the deck holds a card twice or one that is not of this game"
    if len(deck) < rules.least_deck(len(stacks)):
        yield "deck.cards", f"a deck of {len(deck)} is too small for {len(stacks)} players"


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
