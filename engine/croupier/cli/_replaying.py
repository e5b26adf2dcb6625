"""What came of recorded hands: a line each for people, facts for programs, files to keep."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import click

from croupier.histories.forced import CannotBeSaidError
from croupier.histories.journal import dumped
from croupier.histories.telling import phh, phhs
from croupier.play import replay
from croupier.spec import render
from croupier.spec.harmless import harmless

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from croupier.histories.replaying import Replayed
    from croupier.rules import Library

_MARKS = {"agrees": ("✓", "green"), "differs": ("✗", "red"), "cannot be said": ("?", "yellow"), "faulty": ("✗", "red")}
_COUNTED = {
    "agrees": ("agrees", "agree"), "differs": ("differs", "differ"),
    "cannot be said": ("cannot be said", "cannot be said"), "faulty": ("cannot be read", "cannot be read"),
}  # fmt: skip


def title(hand: Replayed) -> str:
    """The file, and in a file of many hands the name of the hand."""
    return harmless(" ".join(filter(None, (hand.place.path, hand.name))))


def lines(hand: Replayed, width: int, *, colour: bool) -> Iterator[str]:
    """The line of a hand, and below it what there is to say of it."""
    mark, shade = _MARKS[hand.finding]
    mark = click.style(mark, fg=shade) if colour else mark
    where = title(hand)
    if hand.faults:
        yield f"{mark} {where}"
        yield from (f"    {line}" if line else "" for line in render(hand.faults, colour=colour).split("\n"))
        return
    told = [f"{hand.game:<6}", f"{hand.players} players", f"{hand.actions} actions"]
    told += [f"a chip is {hand.unit}", f"ends with {' '.join(hand.stacks)}"] if hand.stacks else []
    yield f"{mark} {where:<{width}}  {'  '.join(told)}".rstrip()
    if it := hand.difference:
        at = f"action {it.action}" if it.action else "the stacks"
        yield f"    {it.place}: {at}"
        yield f"      the file says   {harmless(it.file)}"
        yield f"      our rules say   {harmless(it.rules)}"
        yield f"      {it.clause}: {it.sentence}"
    yield from (f"    note: {note}" for note in hand.notes)


def summary(hands: Sequence[Replayed]) -> str:
    """`87 hands: 86 agree, 1 differs`."""
    counts: Counter[str] = Counter(hand.finding for hand in hands)
    told = [f"{number} {_COUNTED[finding][number != 1]}" for finding in _COUNTED if (number := counts[finding])]
    return f"{len(hands)} hand{'s' * (len(hands) != 1)}: {', '.join(told) or 'nothing to play'}"


def facts(hand: Replayed) -> dict[str, object]:
    """The same for programs; what is not there is left out."""
    told: dict[str, object] = {"file": hand.place.path, "line": hand.place.line, "hand": hand.name,
                               "game": hand.game, "finding": hand.finding}  # fmt: skip
    if not hand.faults:
        told |= {"players": hand.players, "actions": hand.actions, "unit": hand.unit, "stacks": list(hand.stacks)}
    if it := hand.difference:
        told["difference"] = {
            "action": it.action, "line": it.place.line, "column": it.place.column, "file": it.file,
            "rules": it.rules, "clause": it.clause, "sentence": it.sentence,
        }  # fmt: skip
    if hand.faults:
        told["faults"] = [
            {"line": fault.place.line, "column": fault.place.column, "code": fault.code, "message": fault.message}
            for fault in hand.faults
        ]
    told["notes"] = list(hand.notes)
    return {key: value for key, value in told.items() if value not in ("", [])}


def written(hands: Sequence[Replayed], file: Path, library: Library) -> tuple[str, list[str]]:
    """The text of a file with the hands that agree, and why some are not in it."""
    kept = [(hand, hand.journal) for hand in hands if hand.finding == "agrees" and hand.journal]
    left = [f"{len(hands) - len(kept)} not written: only hands that agree are"] if len(kept) < len(hands) else []
    if file.suffix == ".jsonl":
        return dumped(journal for _, journal in kept), left
    told = []
    for hand, journal in kept:
        try:
            told.append(phh(replay(journal.rules(library), journal.history), journal.players, journal.worth))
        except CannotBeSaidError as cannot:
            left.append(f"{hand.place.path} {hand.name}: PHH has no words for {cannot}")
    if file.suffix == ".phh" and len(told) > 1:
        raise click.UsageError(f"'{file}' can hold one hand, and these are {len(told)}: name it {file.stem}.phhs.")
    return (phhs(told) if file.suffix == ".phhs" else "".join(told)), left
