"""What is wrong with a harness, step by step: each step asks one thing, and says what to do where it goes wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.conformance import ailments
from croupier.conformance.ailments import Ill
from croupier.conformance.messages import PROTOCOL, Declined, Ranked, Started
from croupier.conformance.outcomes import Outcome
from croupier.conformance.visit import Visit
from croupier.evaluators import words
from croupier.spec.harmless import harmless
from croupier.spec.values import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from croupier.rules import Library

FINE = frozenset({Outcome.PASSED, Outcome.UNSUPPORTED, Outcome.SKIPPED})


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """What came of one step."""

    step: str
    """What is asked: a sentence that holds of a harness in good health."""
    well: bool
    note: str = ""
    """What is worth knowing of a step that went well."""
    sent: str = ""
    came: str = ""
    todo: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One question."""

    name: str
    ask: Callable[[Visit], str]
    """Returns a note. Raises Ill."""
    vital: bool = False
    """Whether nothing else can be asked where this fails."""
    of: tuple[str, ...] = ()
    """The levels of which one must be offered; none: whatever is offered."""


def examine(command: Sequence[str], library: Library, seconds: float) -> Iterator[Finding]:
    """Every step in turn, as it comes; after a vital one that fails there are no more."""
    visit = Visit(command, library, seconds)
    try:
        for step in STEPS:
            if step.of and not set(step.of) & set(visit.levels):
                continue
            finding = _finding(visit, step)
            yield finding
            if step.vital and not finding.well:
                return
    finally:
        visit.leave()


def _finding(visit: Visit, step: Step) -> Finding:
    visit.sent = ""
    try:
        return Finding(step=step.name, well=True, note=step.ask(visit))
    except Ill as ill:
        return Finding(step=step.name, well=False, sent=visit.sent, came=ill.came, todo=ill.todo)


# The first answer


def _program(visit: Visit) -> str:
    return ailments.find(visit.command)


def _starts(visit: Visit) -> str:
    try:
        visit.open()
    except OSError as wrong:
        todo = "begin the file with a line such as `#!/usr/bin/env python3`, or name what runs it (python3, node, java)"
        raise Ill(f"{wrong.strerror}", todo) from None
    return ""


def _answers(visit: Visit) -> str:
    visit.send_start()
    visit.raw = visit.hear()
    return ""


def _is_json(visit: Visit) -> str:
    visit.told = ailments.as_json(visit.raw, visit.peer)
    return ""


def _repeats_seq(visit: Visit) -> str:
    ailments.echoed(visit.told, visit.seq)
    return ""


def _has_shape(visit: Visit) -> str:
    reply = ailments.shaped("start", visit.told)
    assert isinstance(reply, Started), "nothing else answers `start`"
    visit.started = reply
    who = reply.implementation
    return harmless(f"{who.name} {who.version}, in {who.language}")


def _claims(visit: Visit) -> str:
    """What is claimed exists, and there is something to ask."""
    started = visit.known
    if started.protocol != PROTOCOL:
        raise Ill(f"`protocol` is {started.protocol}", f"speak the version that `start` names: {PROTOCOL}")
    if not started.levels:
        raise Ill("`levels` is empty", "claim at least one: ranking, result, legal or full")
    _all_known("variant", started.variants, visit.library.variants)
    _all_known("ranking", started.rankings, words(ours=True))
    if "ranking" in started.levels and not started.rankings:
        known = ", ".join(words(ours=True))
        raise Ill("the level ranking, and no `rankings`", f"name those it compares hands by: {known}")
    if visit.level and not started.variants:
        raise Ill(f"the level {visit.level}, and no `variants`", "name the variants it plays, by their slugs")
    return harmless(f"levels {', '.join(started.levels)}; {', '.join((*started.variants, *started.rankings))}")


def _all_known(what: str, claimed: Collection[str], known: Collection[str]) -> None:
    for each in claimed:
        if each not in known:
            near = did_you_mean(each, known)
            todo = f"did you mean {near}?" if near else f"leave it out; there are: {', '.join(known)}"
            raise Ill(f"there is no {what} {harmless(each)}", todo)


# What follows it


def _agrees(visit: Visit) -> str:
    reply = visit.agree()
    if isinstance(reply, Declined):
        raise Ill(_declined(reply), "agree to every variant that the answer to `start` names, or do not name it")
    return visit.rules.name


def _unknown_key(visit: Visit) -> str:
    reply = visit.agree(tomorrow="a key of a later version")
    if isinstance(reply, Declined):
        raise Ill(_declined(reply), "pass over keys you do not know: later versions may add some")
    return ""


def _no_such_variant(visit: Visit) -> str:
    reply = visit.agree(variant="no-such-game", name="No Such Game")
    if not isinstance(reply, Declined):
        raise Ill(
            "it agreed to a variant that there is not", 'answer {"unsupported": "…"} to variants it does not play'
        )
    if reply.unsupported is None:
        raise Ill(_declined(reply), "say `unsupported`: nothing went wrong, it only does not play that")
    return ""


def _plays(visit: Visit) -> str:
    return _judged(visit, "hand", "the hand is one of the simplest; `croupier conform` shows it by its clause")


def _refuses(visit: Visit) -> str:
    todo = 'answer {"refused": 0}: the place of the first action that the rules forbid, counted from 0, and go on'
    return _judged(visit, "refused", todo)


def _empty_stack(visit: Visit) -> str:
    return _judged(visit, "empty", 'answer {"refused": "start"} where a hand cannot begin, as with an empty stack')


def _again(visit: Visit) -> str:
    return _judged(visit, "hand", "begin every hand anew: something of the hands before it is still there")


def _judged(visit: Visit, vector: str, todo: str) -> str:
    """A hand, played and judged; a hand that it declines is no fault."""
    verdict = visit.play(vector)
    if verdict.outcome is Outcome.ERROR:
        raise Ill(f"an error: {harmless(verdict.why)}", f"something in the engine went wrong, and was caught; {todo}")
    if verdict.outcome not in FINE:
        told = f"{verdict.outcome.value}: {verdict.got or verdict.why}"
        raise Ill(harmless(f"{told}, expected {verdict.expected}" if verdict.expected else told), todo)
    return "" if verdict.outcome is Outcome.PASSED else harmless(f"{verdict.outcome.value}: {verdict.why}")


def _compares(visit: Visit) -> str:
    reply = visit.compare()
    if not isinstance(reply, Ranked):
        assert isinstance(reply, Declined), "nothing else answers it"
        raise Ill(_declined(reply), "compare hands by every ranking that the answer to `start` names")
    ranks = list(reply.ranks)
    if len(ranks) != 2 or ranks[0] <= ranks[1]:  # noqa: PLR2004 - two hands were sent
        raise Ill(f"`ranks` is {ranks}", "one number for each hand, in their order; the greater one wins")
    return ""


def _quiet(visit: Visit) -> str:
    with suppress(Ill):
        visit.gather()
    if visit.stray:
        stray = harmless(visit.stray[0].decode(errors="replace"))
        raise Ill(f"{stray}, which answers nothing", "one line for each request; logs belong on standard error")
    return ""


def _stops(visit: Visit) -> str:
    visit.stop()
    code = visit.peer.ended(visit.seconds)
    if code is None:
        raise Ill(
            f"it still runs after {visit.seconds:g} seconds", "leave the loop when `stop` comes; no answer is due"
        )
    if code:
        todo = "leave with exit code 0 when `stop` comes; no answer is due"
        raise Ill(ailments.end_in_words(visit.peer, code), todo)
    return ""


def _declined(reply: Declined) -> str:
    """The word it declined by, and its reason."""
    return next(
        f"{word}: {harmless(said)}" if said else word
        for word in ("unsupported", "skipped", "error")
        if (said := getattr(reply, word)) is not None
    )


HANDS = ("result", "legal", "full")
STEPS = (
    Step(name="there is such a program", ask=_program, vital=True),
    Step(name="it starts", ask=_starts, vital=True),
    Step(name="it answers `start` in time", ask=_answers, vital=True),
    Step(name="the answer is one line of JSON", ask=_is_json, vital=True),
    Step(name="it repeats the `seq` of the request", ask=_repeats_seq, vital=True),
    Step(name="it has the keys of an answer to `start`", ask=_has_shape, vital=True),
    Step(name="what it claims exists", ask=_claims, vital=True),
    Step(name="it agrees to a variant that it claims", ask=_agrees, of=HANDS),
    Step(name="it passes over a key that it does not know", ask=_unknown_key, of=HANDS),
    Step(name="it declines a variant that there is not", ask=_no_such_variant, of=HANDS),
    Step(name="it plays a hand to its end", ask=_plays, of=HANDS),
    Step(name="it refuses an action out of turn, and goes on", ask=_refuses, of=HANDS),
    Step(name="it refuses to start with an empty stack", ask=_empty_stack, of=HANDS),
    Step(name="the first hand, played again, ends as before", ask=_again, of=HANDS),
    Step(name="it tells the better of two hands", ask=_compares, of=("ranking",)),
    Step(name="it prints nothing but answers on standard output", ask=_quiet),
    Step(name="it leaves at `stop`, with exit code 0", ask=_stops),
)
