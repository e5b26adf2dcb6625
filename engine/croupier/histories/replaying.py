"""Files of hands, held against the rules one hand after the other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias

from croupier.histories.following import follow
from croupier.histories.forced import CannotBeSaidError
from croupier.histories.journal import Journal, loaded
from croupier.histories.phh import Handwriting, read_hands
from croupier.histories.units import shown
from croupier.histories.verdicts import Difference
from croupier.play import CannotStart, IllegalAction, start
from croupier.rules.entry import NoSuchProfileError
from croupier.spec import Fault, Place, SpecError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.histories.setting import Tables
    from croupier.play import Hand
    from croupier.rules import Library

Finding: TypeAlias = Literal["agrees", "differs", "cannot be said", "faulty"]
SUFFIXES = (".phh", ".phhs", ".jsonl")
"""Of PHH, of PHH with many hands, and of our own histories, a line each."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Replayed:
    """What came of one hand of a file."""

    place: Place
    name: str = ""
    """Of the hand, in a file of many."""
    game: str = ""
    """The code of PHH, or the variant's slug."""
    finding: Finding
    worth: Fraction = Fraction(1)
    """One chip in the amounts of the file."""
    players: int = 0
    actions: int = 0
    stacks: tuple[str, ...] = ()
    """In the end, in the amounts of the file."""
    difference: Difference | None = None
    notes: tuple[str, ...] = ()
    faults: tuple[Fault, ...] = ()
    journal: Journal | None = None
    """The hand as it was played, where it agrees."""

    @property
    def unit(self) -> str:
        """One chip in the amounts of the file, as people write it."""
        return shown(1, self.worth)


Unplayed: TypeAlias = "Handwriting | SpecError | tuple[Place, Journal]"


def hands_of(path: Path) -> Iterator[Unplayed]:
    """The hands of a file; in the place of what cannot be read, what is wrong in it."""
    shown_path = path.as_posix()
    try:
        content = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        message = f"byte 0x{error.object[error.start]:02X} at offset {error.start} is not UTF-8"
        yield SpecError([Fault("Y03", message, Place(shown_path), help="save the file as UTF-8")])
        return
    except OSError as error:
        yield SpecError([Fault("Y01", f"the file cannot be read: {error.strerror}", Place(shown_path))])
        return
    try:
        yield from loaded(content, shown_path) if path.suffix == ".jsonl" else read_hands(content, shown_path)
    except SpecError as error:
        yield error


def replayed(hand: Unplayed, tables: Tables, library: Library) -> Replayed:
    """What comes of a hand. Raises SpecError where the variant itself has faults."""
    if isinstance(hand, SpecError):
        return Replayed(place=hand.faults[0].place, finding="faulty", faults=hand.faults)
    if isinstance(hand, Handwriting):
        return _phh(hand, tables)
    return _ours(*hand, library)


def _phh(hand: Handwriting, tables: Tables) -> Replayed:
    begun = Replayed(
        place=hand.place, name=hand.name, game=hand.game.code, finding="cannot be said", players=hand.seats,
        actions=len(hand.deeds),
    )  # fmt: skip
    try:
        setting = tables.setting(hand)
    except CannotBeSaidError as cannot:
        return replace(begun, notes=(f"we have no words for {cannot}",))
    verdict = follow(hand, setting)
    journal = None if verdict.history is None else Journal(
        variant=setting.rules.slug, house=setting.rules.house, forced=setting.kept, history=verdict.history,
        finishing=verdict.stacks, worth=setting.unit, players=hand.players,
    )  # fmt: skip
    return replace(
        begun,
        finding=verdict.finding,
        worth=setting.unit,
        stacks=tuple([shown(chips, setting.unit) for chips in verdict.stacks]),
        difference=verdict.difference,
        notes=verdict.notes,
        journal=journal,
    )


def _ours(place: Place, told: Journal, library: Library) -> Replayed:
    begun = Replayed(
        place=place, name=str(place.line), game=told.variant, finding="cannot be said", worth=told.worth,
        players=len(told.history.stacks), actions=len(told.history.actions),
    )  # fmt: skip
    try:
        rules = told.rules(library)
    except (KeyError, NoSuchProfileError) as error:
        return replace(begun, notes=(f"these specs know no such game: {error.args[0]}",))
    history, number = told.history, 0
    try:
        hand = start(rules, stacks=history.stacks, deck=history.deck, button=history.button, stakes=history.stakes)
        for number, action in enumerate(history.actions, 1):  # noqa: B007 - told where it fails
            hand = hand.act(action)
    except CannotStart as cannot:
        difference = Difference(
            action=None, place=place, file="how the hand begins", rules=cannot.why, clause=cannot.clause,
            sentence=rules.clause(cannot.clause).text,
        )  # fmt: skip
        return replace(begun, finding="differs", difference=difference)
    except IllegalAction as illegal:
        difference = Difference(
            action=number, place=place, file=" ".join(map(str, filter(None, illegal.action[:3]))), rules=illegal.why,
            clause=illegal.clause, sentence=rules.clause(illegal.clause).text,
        )  # fmt: skip
        return replace(begun, finding="differs", difference=difference)
    return _ended(begun, hand, told)


def _ended(begun: Replayed, hand: Hand, told: Journal) -> Replayed:
    stacks = tuple([shown(chips, told.worth) for chips in hand.stacks])
    if hand.stacks == told.finishing:
        notes = () if hand.over else ("the file ends before the hand does",)
        return replace(begun, finding="agrees", stacks=stacks, journal=told, notes=notes)
    clause = hand.rules.clause(f"{hand.rules.steps[-1].slug}.all-chips")
    difference = Difference(
        action=None, place=begun.place, file=f"in the end {' '.join(map(str, told.finishing))}", rules=" ".join(stacks),
        clause=hand.rules.public(clause.id), sentence=clause.text,
    )  # fmt: skip
    return replace(begun, finding="differs", stacks=stacks, difference=difference)
