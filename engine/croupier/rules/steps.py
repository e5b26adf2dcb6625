"""Drafts understood: each a step, its options filled in, its name given, its references found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.phases import Step, every_phase
from croupier.spec import Fault, fill
from croupier.spec.values import did_you_mean, slug_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.rules.drafts import Draft

Drafts = tuple["Draft", ...]
Steps = tuple[Step, ...]

RESERVED = frozenset("players deck stakes pot betting policy wild line rule option".split())
"""Words that begin the ids of clauses which belong to no step."""


def read_steps(drafts: Drafts, faults: list[Fault], *, whole: bool = True) -> Steps:
    """The steps, one for each draft. What is wrong is added to `faults`, and the steps concerned are left out.

    Where some are missing already, the list is not `whole`, and nobody asks whether steps find each other.
    """
    sound: list[Draft] = []
    steps: list[Step] = []
    for draft in drafts:
        phase = fill(draft.source, draft.loc, every_phase()[draft.word], faults, value=dict(draft.options))
        if phase is not None:
            name = phase.name or phase.noun
            sound.append(draft)
            steps.append(Step(name=name, slug=slug_of(name), phase=phase))
    if whole and len(steps) == len(drafts):
        faults.extend(_references(drafts, tuple(steps)))
    faults.extend(_twice(sound, steps))
    return tuple(steps)


def check_order(drafts: Drafts, steps: Steps) -> Iterator[Fault]:
    """What comes before the cards, what needs them, and how a hand ends."""
    deals = [place for place, step in enumerate(steps) if step.phase.cards()]
    first = deals[0] if deals else None
    for place, (draft, step) in enumerate(zip(drafts, steps, strict=True)):
        if step.phase.stands == "before the cards" and first is not None and place > first:
            yield Fault("R08", f"{step.name} comes before the deal", draft.place)
        if step.phase.stands == "among the cards" and first is not None and place < first:
            yield Fault("R08", f"{step.name} needs cards: the deal comes first", draft.place)
        if step.phase.stands == "last" and place + 1 < len(steps):
            yield Fault("R08", f"nothing can follow a {step.word}", drafts[place + 1].place)
        yield from _earlier(draft, step, steps[:place])
        if step.word == "bring_in":
            yield from _answered(draft, steps[place + 1 :])
    if steps and steps[-1].phase.stands != "last":
        yield Fault("R08", "the hand does not end with a showdown", drafts[-1].place, help="add `- showdown`")
    if steps and not deals:
        yield Fault("R06", "nobody is dealt a card", drafts[0].place, help="add `- deal: {down: 5}`")


def _earlier(draft: Draft, step: Step, earlier: Steps) -> Iterator[Fault]:
    """What must have come before a step, and what must not."""
    if step.word == "ante" and any(each.phase.forces() for each in earlier):
        yield Fault("R08", f"{step.name} comes before the blinds", draft.place)
    bets = [bool(each.phase.bet_size()) for each in earlier if each.phase.bet_size() or each.phase.forces()]
    if step.phase.bet_size() and step.phase.hands() and bets and not bets[-1]:
        yield Fault(
            "R08", f"in {step.name} nobody makes the first bet: the forced ones before it are bets", draft.place
        )
    word = step.phase.follows()
    if word and word not in [each.word for each in earlier]:
        yield Fault("R08", f"{step.name} needs a step `{word}` before it", draft.place)
    if step.phase.compares_showing() and not any(each.phase.shows() for each in earlier):
        yield Fault("R08", f"{step.name} speaks of cards that lie face up, and nobody has one then", draft.place)


def _answered(draft: Draft, later: Steps) -> Iterator[Fault]:
    """What is brought in is answered from there on."""
    follows = next((step for step in later if step.phase.bet_size()), None)
    if follows is None or follows.phase.follows() != draft.word:
        yield Fault("R08", "the betting round after a bring-in begins on the left of it", draft.place)


def check_cards(drafts: Drafts, steps: Steps) -> Iterator[Fault]:
    """A step may ask no more cards of a player than were dealt."""
    dealt = 0
    for draft, step in zip(drafts, steps, strict=True):
        dealt += step.phase.cards()
        for option, cards in step.phase.needs().items():
            if cards > dealt:
                place = draft.source.place((*draft.loc, option))
                yield Fault("R06", f"`{option}` is {cards}, and each player has {dealt} cards then", place)


def _twice(drafts: list[Draft], steps: list[Step]) -> Iterator[Fault]:
    seen: dict[str, Draft] = {}
    for draft, step in zip(drafts, steps, strict=True):
        if step.slug in RESERVED:
            yield Fault(
                "R03",
                f"a step cannot be called `{step.name}`: other clauses bear that word",
                draft.place,
                help=f"the {step.name}, for example, is free",
            )
        first = seen.setdefault(step.slug, draft)
        if first is not draft:
            yield Fault(
                "R03",
                f"two steps are called `{step.name}`",
                draft.place,
                help="give one of them another `name`",
                note=(first.place, "the first is here"),
            )


def _references(drafts: Drafts, steps: Steps) -> Iterator[Fault]:
    """Whatever takes from an earlier step must find it, and find cards there."""
    for place, step in enumerate(steps):
        wanted = step.phase.restores()
        if wanted is None:
            continue
        here = drafts[place].source.place((*drafts[place].loc, step.phase.restoring))
        earlier = {each.slug: each for each in steps[:place]}
        draw = earlier.get(slug_of(wanted))
        if draw is None:
            near = did_you_mean(wanted, [each.name for each in steps[:place]])
            yield Fault(
                "R02",
                f"there is no earlier step called `{wanted}`",
                here,
                help=f"did you mean `{near}`?" if near else "name the draw whose discards come back",
            )
        elif not draw.phase.leaves_piles():
            yield Fault(
                "R08",
                f"the discards of `{draw.name}` do not lie in piles of their own",
                here,
                help=f"let `{draw.name}` say `discards: own pile`",
            )
