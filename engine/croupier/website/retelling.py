"""A case as lines of a story: who did what in which step, and what held then. The hand is played along."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, cast

from croupier.gherkin.vocabulary import infinitive, sentences
from croupier.play import start
from croupier.proof import EXPECTATIONS, Allowed, Barred, Deed, Expected, Refused
from croupier.table.events import HIDDEN
from croupier.website.cards import cards_html
from croupier.website.prose import listed, safe, sentence

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.play import Hand
    from croupier.proof import Case
    from croupier.rules import Rulebook
    from croupier.table import Action, Card

Tone = Literal["done", "no", "yes"]
_Role = Literal["deed", "refused", "allowed"]


@dataclass(kw_only=True)
class Line:
    """One deed, or the same deed of several players in a row."""

    step: str
    says: str
    """A whole sentence, without its full stop; cards are drawn."""
    tone: Tone = "done"
    clause: str = ""
    """The clause that forbids what is told."""
    holds: list[str] = field(default_factory=list)
    """What is so afterwards."""
    alike: str = ""
    """The deed without its player, where others may do the same: `checks`."""
    players: list[str] = field(default_factory=list)
    hand: Hand | None = None
    """The hand after it; None where it may not begin."""


def opening(rules: Rulebook) -> str:
    """The step under which the cards are told that players hold before anybody acts."""
    return next(step.name for step in rules.steps if step.phase.cards())


def begun(rules: Rulebook, case: Case) -> Hand:
    """The hand before anybody has acted. Raises CannotStart."""
    return start(rules, stacks=case.stacks, deck=case.deck, button=case.button, stakes=case.stakes)


def known(case: Case) -> frozenset[Card]:
    """The cards of which the case tells where they lie; all others may be anything."""
    drawn = (card for moment in case.moments if isinstance(moment, Deed) for card in moment.draws)
    return frozenset((*drawn, *(card for cards in case.told.values() for card in cards))) - {HIDDEN}


def retold(rules: Rulebook, case: Case) -> tuple[Line, ...]:
    """The whole case. Cards that it does not tell are drawn face down."""
    telling = _Retelling(rules=rules, case=case)
    for moment in case.moments:
        match moment:
            case Deed():
                telling.deed(moment)
            case Expected():
                telling.expected(moment)
            case Refused(action=action, clause=clause):
                telling.judged("refused", action, clause)
            case Allowed(action=action):
                telling.judged("allowed", action, "")
            case Barred(clause=clause):
                telling.lines.append(Line(step="", says="The hand may not begin", tone="no", clause=clause))
    return tuple(telling.lines)


@dataclass(kw_only=True)
class _Retelling:
    rules: Rulebook
    case: Case
    lines: list[Line] = field(default_factory=list)
    _hand: Hand | None = None
    _known: frozenset[Card] = field(init=False)

    def __post_init__(self) -> None:
        self._known = known(self.case)

    @property
    def hand(self) -> Hand:
        """The hand as it stands."""
        if self._hand is None:
            self._hand = begun(self.rules, self.case)
        return self._hand

    def deed(self, deed: Deed) -> None:
        """An action; the next player who does the same joins the line."""
        action, step, seats = deed.action, self._step(), self._left()
        says, alike = self._told("deed", action, deed.draws)
        self._hand = self.hand.act(action)
        last = self.lines[-1] if self.lines else None
        if alike and last and last.alike == alike and last.step == step and not last.holds:
            last.players.append(self.case.names[action.seat])
        else:
            last = Line(step=step, says=says, alike=alike, players=[self.case.names[action.seat]])
            self.lines.append(last)
        last.hand = self._hand
        if alike and len(last.players) > 1:
            everyone = len(last.players) == len(seats)
            last.says = f"Everyone {alike}" if everyone else f"{listed(last.players)} {infinitive(alike)}"

    def judged(self, role: Literal["refused", "allowed"], action: Action, clause: str) -> None:
        """What may not be done, or may; nothing happens."""
        says, _ = self._told(role, action, ())
        tone: Tone = "no" if role == "refused" else "yes"
        self.lines.append(Line(step=self._step(), says=says, tone=tone, clause=clause, hand=self.hand))

    def expected(self, expected: Expected) -> None:
        """What holds now, under the line that led to it."""
        if not self.lines:
            self.lines.append(Line(step=opening(self.rules), says="", hand=self.hand))
        words = EXPECTATIONS[expected.kind].sentence.format(**self._values(expected.values))
        self.lines[-1].holds.append(words)

    def _step(self) -> str:
        return next(step.name for step in self.rules.steps if step.slug == self.hand.step)

    def _left(self) -> tuple[int, ...]:
        """The players still in the hand."""
        return tuple(seat for seat, out in enumerate(self.hand.view(None).folded) if not out)

    def _told(self, role: _Role, action: Action, draws: tuple[Card, ...]) -> tuple[str, str]:
        """The sentence, and the same without its player where it has nothing else of its own."""
        values = self._values({
            "seat": action.seat,
            **({"chips": action.chips} if action.chips else {}),
            **({"cards": action.cards} if action.cards else {}),
            **({"takes": action.takes} if action.takes else {}),
            **({"draws": draws} if draws else {}),
        })  # fmt: skip
        told = {*values, "clause"}
        fitting = [each for each in sentences(role, action.verb) if told >= set(each.slots)]
        best = max(fitting, key=lambda each: len(each.slots))
        pattern = best.pattern.removesuffix(" ({clause})")
        alike = pattern.removeprefix("{seat} ") if set(best.slots) == {"seat"} else ""
        return pattern.format(**values), alike

    def _values(self, values: Mapping[str, object]) -> dict[str, str]:
        return {slot: self._value(slot, value) for slot, value in values.items()}

    def _value(self, slot: str, value: object) -> str:
        if slot in {"seat", "other"}:
            return self.case.names[cast("int", value)]
        if isinstance(value, tuple):
            return cards_html(card if card in self._known else HIDDEN for card in value)
        return safe(str(value))


def joined(holds: list[str]) -> str:
    """What holds as one sentence or several: `A holds …: two pair`, `B's hand: a pair`, `C and D have shown`."""
    found: list[str] = []
    shown: list[str] = []
    for words in holds:
        who, _, hand = words.partition("'s hand is ")
        shower, has, _ = words.partition(" has shown")
        shown = [*shown, shower] if has and words.endswith(has) else []
        if len(shown) > 1:
            found[-1] = f"{listed(shown)} have shown"
            continue
        if hand and found and found[-1].startswith(f"{who} holds "):
            found[-1] += f": {hand}"
        else:
            found.append(f"{who}'s hand: {hand}" if hand else words)
    return " ".join(map(sentence, found))
