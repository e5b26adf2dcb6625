"""What a hand leaves behind: how it was played, to play it again, and what happened, to be checked."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from croupier.rules import makes
from croupier.spec.values import slug_of
from croupier.table import Action, Event, Posting, Record, Stakes

if TYPE_CHECKING:
    from croupier.rules import Rulebook
    from croupier.table import Card


@dataclass(frozen=True, slots=True, kw_only=True)
class History:
    """All that a hand was begun with, and every action: enough to play it again."""

    stacks: tuple[int, ...]
    button: int
    deck: tuple[Card, ...]
    stakes: Stakes
    actions: tuple[Action, ...] = ()
    posts: tuple[Posting, ...] = ()
    """Who posts which blinds, where it is not as usual."""


def recorded(rules: Rulebook, history: History, events: tuple[Event, ...], *, over: bool) -> Record:
    """The record of a hand of these rules, whoever played it and tells what happened."""
    return Record(
        seats=len(history.stacks),
        button=history.button,
        stakes=history.stakes,
        policies=rules.policies,
        stacks=history.stacks,
        deck=history.deck,
        events=events,
        over=over,
        posts=history.posts,
        sizes={step.slug: size for step in rules.steps if (size := step.phase.bet_size())},
        forced={step.slug: stakes for step in rules.steps if (stakes := step.phase.forces())},
        numbers={step.slug: numbers for step in rules.steps if (numbers := step.phase.numbers())},
        wild=rules.wild.any_card,
        bugs=rules.wild.bugs,
        makes=partial(makes, rules.shares[0]),
        returns={step.slug: slug_of(draw) for step in rules.steps if (draw := step.phase.restores())},
    )
