"""Cases of `draw_procedure` and `validation`: who draws, how many, when, and what comes back from a reshuffle."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from croupier.table import Action
from tests.public.betting import done
from tests.public.reading import SchemaError, name, seat, shaped
from tests.public.saying import matched
from tests.public.tables import Implementation, Seating, least, rulebook, to_the_end

if TYPE_CHECKING:
    from croupier.play import Hand
    from croupier.rules import Rulebook
    from tests.public.reading import Means, PublicCase

VARIANTS = MappingProxyType(
    {
        "badugi": "badugi",
        "triple draw": "three-draws",
        "single draw|five-card draw": "one-draw",
    }
)
STATES = MappingProxyType(
    {
        "^both players have drawn; second betting round is complete$": "drawn",
        "^S1 is all-in before the first draw; S2 and S3 still have chips$": "all-in",
    }
)
STACK = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """A discard that is tried."""

    variant: str = ""
    hand: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    discard_count: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Draws:
    """The `input` of a case of these kinds."""

    variant: str = ""
    seats: str = "S1..S2 clockwise"
    button: str = "S2"
    state: str = ""
    first_round: tuple[str, ...] = ()
    draw_counts: Mapping[str, int] = field(default_factory=dict)
    draw_1_counts: Mapping[str, int] = field(default_factory=dict)
    draw_2_counts: Mapping[str, int] = field(default_factory=dict)
    stub_size: int | None = None
    hand: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    cases: tuple[Trial, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Tried:
    """A discard by the first player, and the hand after it."""

    accepted: bool
    hand: Hand


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn:
    """What was tried, or the whole hand that was played."""

    tried: tuple[Tried, ...] = ()
    whole: Hand | None = None

    @property
    def hand(self) -> Hand:
        """The whole hand. Raises SchemaError where single discards were tried."""
        if self.whole is None:
            raise SchemaError("the case tells of no whole hand")
        return self.whole

    @property
    def hands(self) -> tuple[Hand, ...]:
        return (self.whole,) if self.whole else tuple(to_the_end(each.hand) for each in self.tried)


def play(case: PublicCase, means: Means, by: Implementation) -> Drawn:
    """The case played, in the variant that its words or the position mean."""
    told = shaped(case, Draws)
    single = (Trial(hand=told.hand, discard=told.discard),) if told.hand else ()
    if trials := told.cases or single:
        return Drawn(tried=tuple(_tried(told, trial, means, by) for trial in trials))
    return Drawn(whole=_whole(told, means, by))


def _rules(variant: str, means: Means, by: Implementation) -> Rulebook:
    return by.rules(rulebook(means.variant or matched(VARIANTS, variant), means.answers))


def _tried(told: Draws, trial: Trial, means: Means, by: Implementation) -> Tried:
    rules = _rules(trial.variant or told.variant, means, by)
    hands = {0: tuple(map(by.card, trial.hand))} if trial.hand else {}
    hand = Seating(rules=rules, stakes=rules.stakes, stacks=(STACK,) * 2, button=1, hands=hands).begun()
    while not draws(hand):
        hand = hand.act(least(hand))
    held = (*hand.holding(0), *hand.holding(1))
    thrown = tuple(map(by.card, trial.discard)) or held[: trial.discard_count]
    action = Action(0, "discard", cards=thrown)
    if hand.refusal(action) is not None:
        return Tried(accepted=False, hand=hand)
    return Tried(accepted=True, hand=hand.act(action))


def draws(hand: Hand) -> bool:
    """Whether a draw goes on."""
    return any(step.slug == hand.step and step.word == "draw" for step in hand.rules.steps)


def _whole(told: Draws, means: Means, by: Implementation) -> Hand:
    """The first round as told, cards thrown by the counts told, and otherwise as little as possible."""
    found = re.fullmatch(r"S1\.\.(S\d+) clockwise", told.seats)
    if not found:
        raise SchemaError(told.seats)
    rules = _rules(told.variant, means, by)
    stacks, deeds = _state(told, rules, seat(found[1]) + 1)
    hand = Seating(rules=rules, stakes=rules.stakes, stacks=stacks, button=seat(told.button)).begun()
    for deed in deeds:
        hand = hand.act(done(hand, deed))
    counts = [told.draw_1_counts or told.draw_counts, told.draw_2_counts]
    steps = [step.slug for step in rules.steps if step.word == "draw"]
    by_step = dict(zip(steps, counts, strict=False))
    while hand.actor is not None:
        if draws(hand) and hand.legal[0].verb == "discard":
            _expect_stub(told, hand)
            count = by_step.get(hand.step, {}).get(name(hand.actor), 0)
            hand = hand.act(Action(hand.actor, "discard", cards=hand.holding(hand.actor)[:count]))
        else:
            hand = hand.act(least(hand))
    return hand


def _state(told: Draws, rules: Rulebook, players: int) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The stacks, and what is done in the first round, so that it comes to the state described."""
    if told.state and matched(STATES, told.state) == "all-in":
        everything = rules.stakes.amount("ante") + rules.stakes.amount("bet")
        return (everything, *(STACK,) * (players - 1)), (
            "S1 bet",
            *(f"{name(each)} call" for each in range(1, players)),
        )
    return (STACK,) * players, told.first_round


def _expect_stub(told: Draws, hand: Hand) -> None:
    """The stub as large as the case says, as long as nobody has drawn."""
    left = hand.view(None).stub
    if told.stub_size is not None and told.stub_size != left and not any(hand.record.of("draw")):
        raise SchemaError(f"the stub holds {left} cards, not {told.stub_size}")


def steps_of(hand: Hand, word: str) -> Iterator[str]:
    """The steps of one kind, as far as they were reached."""
    reached = [event.step for event in hand.record.of("step")]
    return (step.slug for step in hand.rules.steps if step.word == word and step.slug in reached)
