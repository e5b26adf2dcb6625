"""Cases of `play_hand`: betting, pots and odd chips, in games with a board, or in Kuhn's with one round."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, cast

from croupier.table import Action, Stakes
from tests.public.forced import with_dead_money
from tests.public.reading import SchemaError, seat, shaped
from tests.public.saying import matched
from tests.public.tables import Implementation, Seating, rulebook, standing_for, to_the_end

if TYPE_CHECKING:
    from croupier.play import Hand, IllegalAction
    from croupier.table.stakes import Betting
    from tests.public.reading import Answers, Means, PublicCase

STRUCTURES = MappingProxyType(
    {"no-limit|big-bet|Kuhn": "no limit", "pot-limit": "pot limit", "fixed-limit": "fixed limit"}
)
VARIANTS = MappingProxyType(
    {"Omaha hi-lo": "omaha-hi-lo", "Omaha": "omaha", "short-deck": "short-deck", "hold'em|badugi": "holdem"}
)
"""The variant of this folder, the first whose words are found; badugi is told of its numbers only."""
RAISES = MappingProxyType({4: "3", 5: "4"})
"""The policy's answer by the bets that a round allows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Forced:
    big_blind: int
    small_blind: int = 0
    ante: int = 0
    antes_by_seat: Mapping[str, int] = field(default_factory=dict)
    posted_by_seat: Mapping[str, int] = field(default_factory=dict)
    """Who posts the blinds, where a case says so: it must come out so."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One of several deals with the same players."""

    cards: Mapping[str, Literal["J", "Q", "K"]]
    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayHand:
    """The `input` of a case of this kind."""

    variant: str
    seats: str = "S1..S2 clockwise"
    button: str = "S2"
    stacks: Mapping[str, int] = field(default_factory=dict)
    forced_bets: Forced | None = None
    fixed_limit_bets: tuple[int, int] | None = None
    bets_per_round_cap: int | None = None
    minimum_bet: int | None = None
    hole: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    board: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()
    lines: tuple[Line, ...] = ()

    @property
    def players(self) -> int:
        """How many sit at the table."""
        found = re.fullmatch(r"S1\.\.(S\d+) clockwise", self.seats)
        if not found:
            raise SchemaError(self.seats)
        return seat(found[1]) + 1

    @property
    def forced(self) -> Forced:
        """What is put in before the first action. Raises SchemaError where nobody is forced to bet."""
        if self.forced_bets is None:
            raise SchemaError("nobody is forced to bet")
        return self.forced_bets


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A hand as far as a case tells it, and the same hand played to its end."""

    seating: Seating
    deeds: tuple[str, ...]
    hand: Hand
    refused: IllegalAction | None
    """Why the last deed was refused."""
    by: Implementation

    @property
    def ended(self) -> Hand:
        """The hand once everybody has shown who must."""
        return to_the_end(self.hand) if self.hand.step == "the-showdown" else self.hand


def play(case: PublicCase, means: Means, by: Implementation) -> tuple[Played, ...]:
    """Every deal of the case, played as it tells."""
    told = shaped(case, PlayHand)
    if told.lines:
        return tuple(follow(_kuhn(told, line, means.answers, by), line.actions, by) for line in told.lines)
    played = follow(_seating(told, means.answers, by), told.actions, by)
    posted = {event.seat: event.chips for event in played.hand.record.of("blind")}
    if told.forced_bets and told.forced.posted_by_seat and _by_seat(told.forced.posted_by_seat) != posted:
        raise SchemaError(f"the blinds are {posted}")
    return (played,)


def follow(seating: Seating, deeds: tuple[str, ...], by: Implementation) -> Played:
    """The deeds done in order. Only the last may be refused: it is undone."""
    hand, refused = seating.begun(), None
    for place, deed in enumerate(deeds):
        action = done(hand, deed)
        if hand.refusal(action) is not None and place == len(deeds) - 1:
            refused = hand.refusal(action)
        else:
            hand = hand.act(action)
    return Played(seating=seating, deeds=deeds, hand=hand, refused=refused, by=by)


def done(hand: Hand, deed: str) -> Action:
    """`S3 raise_to 16`, `S1 bet`, `S2 allin`: amounts are totals for the street, the least where none is told."""
    who, verb, *chips = deed.split()
    offers = {offer.verb: offer for offer in hand.legal}
    raising = "raise" if hand.view(None).actor is not None and any(hand.view(None).bets) else "bet"
    match verb, chips:
        case (("check" | "call" | "fold"), []):
            return Action(seat(who), verb)
        case (("bet" | "raise_to"), [amount]):
            return Action(seat(who), raising, int(amount))
        case "bet", []:
            return Action(seat(who), raising, offers[raising].least if raising in offers else 0)
        case "allin", []:
            everything = hand.view(None).bets[seat(who)] + hand.stacks[seat(who)]
            return Action(seat(who), raising, everything) if raising in offers else Action(seat(who), "call")
    raise SchemaError(deed)


def _seating(told: PlayHand, answers: Answers, by: Implementation) -> Seating:
    stacks = tuple(told.stacks[f"S{number + 1}"] for number in range(told.players))
    if told.stacks.keys() != {f"S{number + 1}" for number in range(told.players)}:
        raise SchemaError(f"{told.seats}, and stacks of {', '.join(told.stacks)}")
    if told.bets_per_round_cap is not None:
        answers = {**answers, "raises": RAISES[told.bets_per_round_cap]}
    slug = "small-bets" if told.minimum_bet else matched(VARIANTS, told.variant)
    return Seating(
        rules=by.rules(with_dead_money(rulebook(slug, answers), _by_seat(told.forced.antes_by_seat))),
        stakes=_stakes(told),
        stacks=stacks,
        button=seat(told.button),
        hands={seat(who): tuple(map(by.card, cards)) for who, cards in told.hole.items()},
        board=tuple(map(by.card, told.board)),
    )


def _by_seat(chips: Mapping[str, int]) -> dict[int, int]:
    return {seat(who): each for who, each in chips.items()}


def _stakes(told: PlayHand) -> Stakes:
    """The bets of a limit game, otherwise the big blind for each of them."""
    forced = told.forced
    small, big = told.fixed_limit_bets or (told.minimum_bet or forced.big_blind,) * 2
    bets = {"small bet": small, "big bet": big, "ante": forced.ante}
    blinds = {"small blind": forced.small_blind, "big blind": forced.big_blind, "third blind": forced.big_blind}
    return _at(told.variant, {**bets, **blinds})


def _at(variant: str, amounts: Mapping[str, int]) -> Stakes:
    return Stakes(betting=cast("Betting", matched(STRUCTURES, variant)), amounts=amounts)


def _kuhn(told: PlayHand, line: Line, answers: Answers, by: Implementation) -> Seating:
    """Kuhn's poker: the better card is the better hand."""
    found = re.fullmatch(r"Kuhn poker \(ante (\d+), bet (\d+), cards J Q K\)", told.variant)
    if not found or told != replace(_EMPTY, variant=told.variant, lines=told.lines):
        raise SchemaError(told.variant)
    stakes = Stakes(betting="fixed limit", amounts={"ante": int(found[1]), "bet": int(found[2])})
    hands = standing_for({seat(who): "JQK".index(card) for who, card in line.cards.items()})
    rules = by.rules(rulebook("one-round", answers))
    return Seating(rules=rules, stakes=stakes, stacks=(10, 10), button=seat(told.button), hands=hands)


_EMPTY = PlayHand(variant="")


def chips_in(played: Played) -> Iterator[tuple[int, int]]:
    """Every movement of chips between a seat and the pot, as written down: (seat, chips into the pot)."""
    for event in played.by.record(played.ended.record).events:
        if event.what in {"post", "blind", "bet", "call", "raise"}:
            yield event.seat, event.chips
        elif event.what in {"return", "win"}:
            yield event.seat, -event.chips
