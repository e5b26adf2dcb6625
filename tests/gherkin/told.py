"""Cases of the real library, random ones, and how they are told and heard."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING

from croupier import play
from croupier.gherkin.checking import told_cases
from croupier.gherkin.narrating import Narrator
from croupier.gherkin.rendering import tell
from croupier.play import start
from croupier.proof import Allowed, Case, Deed, Expected, Refused
from croupier.proof.playouts import random_action, random_setting
from croupier.table import Action, Card
from croupier.table.events import HIDDEN
from tests.shipped import LIBRARY, PROVEN

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from croupier.gherkin.implementation import Implementation
    from croupier.gherkin.rendering import Step
    from croupier.play import Hand
    from croupier.proof import Moment
    from croupier.rules import Rulebook

NAMES = ("A", "B", "C", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo", "Kay", "Lou", "Max", "Ned")


@cache
def cases() -> tuple[tuple[Case, Rulebook], ...]:
    """Every case that people wrote, with its rulebook."""
    return tuple(
        (case, entry.under(case.house_rules, case.house)) for entry in PROVEN.values() for case in told_cases(entry)
    )


@cache
def steps_of(place: int) -> tuple[Step, ...]:
    """The steps of one of them."""
    return tell(*cases()[place])


def texts(steps: Iterable[Step]) -> tuple[str, ...]:
    """What is said, without the keywords."""
    return tuple(step.text for step in steps)


def write_vectors(folder: Path, *told: Case) -> Path:
    """The cases as JSON beside a feature, whose path it is."""
    plain = {"variant": told[0].variant, "cases": [case.plain() for case in told]}
    (folder / "told.json").write_text(json.dumps(plain), encoding="utf-8")
    return folder / "told.feature"


def hear(said: Iterable[str], feature: Path | None = None, implementation: Implementation = play) -> Case:
    """The case that some sentences tell."""
    said = tuple(said)
    narrator = Narrator(library=LIBRARY, implementation=implementation, feature=feature, texts=said)
    for text in said:
        narrator.hear(text)
    return narrator.end()


# Random cases


def dice(seed: object) -> Random:
    """Always the same throws for the same seed."""
    return Random(str(seed))  # noqa: S311 - a game, not a secret


def random_case(rules: Rulebook, random: Random, id_: str = "at-random") -> Case:
    """A hand of random play told as a case, with true refusals and expectations in between."""
    setting = random_setting(rules, random)
    deck = tuple(map(Card, setting.deck))
    hand = start(rules, stacks=setting.stacks, deck=deck, button=setting.button, stakes=setting.stakes)
    told = {
        seat: _some(hand.view(seat).hands[seat], random) for seat in range(len(setting.stacks)) if random.random() < 0.4
    }
    moments: list[Moment] = []
    draws = {step.slug for step in rules.steps if step.word == "draw"}
    while hand.actor is not None:
        moments += _remarks(hand, random)
        action = random_action(hand, random)
        replaced = action.cards if action.verb == "discard" and hand.step in draws else ()
        moments.append(Deed(action=action, draws=replaced))
        hand = hand.act(action)
    moments += _remarks(hand, random)
    return Case(
        id=id_, title="At random", variant=rules.slug, clauses=(), grounds="derived",
        names=NAMES[: len(setting.stacks)], button=setting.button, stacks=setting.stacks, stakes=setting.stakes,
        deck=deck, told=MappingProxyType(told), moments=tuple(_drawing(moments, hand, random)),
    )  # fmt: skip


def _some(cards: tuple[Card, ...], random: Random) -> tuple[Card, ...]:
    return tuple(card if random.random() < 0.7 else HIDDEN for card in cards)


def _remarks(hand: Hand, random: Random) -> Iterator[Moment]:
    seat = random.randrange(len(hand.stacks))
    view = hand.view(seat)
    if random.random() < 0.2:
        yield Expected(kind="chips", values=MappingProxyType({"seat": seat, "chips": hand.stacks[seat]}))
    if random.random() < 0.2 and view.hands[seat]:
        yield Expected(kind="holds", values=MappingProxyType({"seat": seat, "cards": _some(view.hands[seat], random)}))
    if random.random() < 0.1 and hand.actor is not None:
        yield Expected(kind="to_act", values=MappingProxyType({"seat": hand.actor}))
    if random.random() < 0.3:
        action = _any_action(hand, seat, random)
        refusal = hand.refusal(action)
        if refusal is None:
            yield Allowed(action=action)
        else:
            yield Refused(action=action, clause=refusal.clause.removeprefix(f"{hand.rules.slug}/"))


def _any_action(hand: Hand, seat: int, random: Random) -> Action:
    verb = random.choice(("check", "call", "fold", "bet", "raise", "keep", "show", "muck", "discard"))
    chips = random.randint(1, 9) if verb in {"bet", "raise"} else 0
    own = hand.view(seat).hands[seat]
    cards = tuple(random.sample(own, random.randint(0, len(own)))) if verb == "discard" else ()
    return Action(seat, verb, chips, cards)


def _drawing(moments: Iterable[Moment], hand: Hand, random: Random) -> Iterator[Moment]:
    """Some discards that are to be replaced are told with what replaced them."""
    drawn = {
        seat: iter(
            [card for event in hand.events if event.what == "draw" and event.seat == seat for card in event.cards]
        )
        for seat in range(len(hand.stacks))
    }
    for moment in moments:
        if not isinstance(moment, Deed) or not moment.draws:
            yield moment
            continue
        draws = tuple(islice(drawn[moment.action.seat], len(moment.action.cards)))
        yield replace(moment, draws=_some(draws, random) if random.random() < 0.7 else ())
