"""Where in a hand a sentence belongs: in which step, and what is said of one that comes too late for it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from croupier.gherkin.arranging import NotSo
from croupier.phases import the
from croupier.spec.values import did_you_mean

if TYPE_CHECKING:
    from croupier.phases import Step
    from croupier.play import Hand
    from croupier.rules import Rulebook

RECOVERY = "take_back"
"""A draw knows the verb, and means it only where it names what comes back."""


@dataclass(slots=True, kw_only=True)
class Course:
    """Where a telling stands.

    A deed belongs to the step in which it stands, or else to the next one that knows the verb; never to a later one,
    unless the sentence names it: nobody should have to count whose turns went by without a word.
    """

    rules: Rulebook
    step: str = ""
    """The step of the last deed, or the one that was named last."""
    named: bool = False
    """Whether the sentence that is being heard names it."""
    unspoken: set[tuple[int, str]] = field(default_factory=set)
    """Who was quiet untold, and in which step."""

    def mind(self, clause: str, verb: str) -> None:
        """What is refused by a clause of a step is refused in that step."""
        subject = clause.partition(".")[0]
        if any(each.slug == subject and _knows(each, verb) for each in self.rules.steps):
            self.step = subject

    def waits(self, hand: Hand, seat: int, verb: str, name: str) -> bool:
        """Whether others may be quiet until that seat can do that. Raises NotSo where it is too late for it."""
        slugs = [step.slug for step in self.rules.steps]
        here = slugs.index(hand.step)
        there = slugs.index(self.step) if self.step else here
        if self.named and not _knows(self.rules.steps[there], verb):
            return False
        if not _knows(self.rules.steps[there], verb) and _knows(self.rules.steps[here], verb):
            self.step, there = hand.step, here
        if _knows(self.rules.steps[there], verb) and there < here:
            raise NotSo(self._too_late(there, seat, verb, name))
        return any(_knows(step, verb) for step in self.rules.steps[here:])

    def _too_late(self, there: int, seat: int, verb: str, name: str) -> str:
        step, *later = self.rules.steps[there:]
        unspoken = (seat, step.slug) in self.unspoken
        why = f": {name}'s turn went by without a word, so tell it in its place" if unspoken else ""
        named = next((each.name for each in later if _knows(each, verb)), "")
        then = f"; if a later step is meant, end with `in {named}`" if named else ""
        return f"{name} cannot {verb.replace('_', ' ')} in {the(step.name)} any more{why}{then}"


def _knows(step: Step, verb: str) -> bool:
    return verb in step.phase.deeds and (verb != RECOVERY or step.phase.restores() is not None)


def step_called(name: str, rules: Rulebook) -> str:
    """The slug of a step, by its name with or without `the`. Raises NotSo."""
    found = [each for each in rules.steps if each.name == name]
    found += [each for each in rules.steps if each.name.removeprefix("the ") == name.removeprefix("the ")]
    if found:
        return found[0].slug
    names = [each.name for each in rules.steps]
    near = did_you_mean(name, names)
    hint = f"did you mean {near}?" if near else f"the steps are {', '.join(names)}"
    raise NotSo(f"there is no step {name}; {hint}")


def seat_of(name: str, names: tuple[str, ...]) -> int:
    """The seat of a player. Raises NotSo."""
    if name in names:
        return names.index(name)
    hint = f"there are {', '.join(names)}"
    if name.lower() in {"all", "everybody", "everyone"}:
        hint += "; all together are `everyone`, without a capital"
    raise NotSo(f"nobody called {name} sits at the table; {hint}")


def situation(hand: Hand, names: tuple[str, ...]) -> str:
    """Who is to act, and what they may do."""
    if hand.actor is None:
        return ": the hand is over"
    return f": {names[hand.actor]} is to act ({'; '.join(map(str, hand.legal))})"
