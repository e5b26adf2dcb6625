"""What can become of a question, each kind kept apart from the others."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from croupier.conformance.messages import Declined, Level
    from croupier.table import Action


class Outcome(StrEnum):
    """What became of one question."""

    PASSED = "pass"
    WRONG = "wrong result"
    ACCEPTED_ILLEGAL = "accepted an illegal action"
    REFUSED_LEGAL = "refused a legal action"
    UNSUPPORTED = "unsupported"
    """Declared at the start, or in the reply."""
    SKIPPED = "skipped"
    KNOWN = "known failure"
    """It failed, and the list of known failures says so."""
    UNEXPECTED_PASS = "unexpected pass"  # noqa: S105 - no password
    """It passed, and the list of known failures says that it fails."""
    ERROR = "caught error"
    """The implementation itself says that something went wrong in it."""
    CRASH = "crash"
    TIMEOUT = "timeout"
    PROTOCOL = "protocol error"
    KIT = "fault of the kit"
    NOT_RUN = "not run"
    """The run ended before it."""

    @property
    def is_finding(self) -> bool:
        """Whether a run in which this occurs is not clean."""
        return self not in _CLEAN

    @property
    def is_wrong(self) -> bool:
        """Whether the answer was one, and another than the rules ask for."""
        return self in {Outcome.WRONG, Outcome.ACCEPTED_ILLEGAL, Outcome.REFUSED_LEGAL}

    @property
    def is_broken(self) -> bool:
        """Whether a rule can be named that was not kept: it was tried, and not as specified."""
        return self in _BROKEN

    @property
    def counts(self) -> bool:
        """Whether it is one of those of which a percentage passed: what nobody tried is not among them."""
        return self not in _UNTRIED


_BROKEN = frozenset(
    {
        Outcome.WRONG,
        Outcome.ACCEPTED_ILLEGAL,
        Outcome.REFUSED_LEGAL,
        Outcome.ERROR,
        Outcome.CRASH,
        Outcome.TIMEOUT,
        Outcome.PROTOCOL,
    }
)
_UNTRIED = frozenset({Outcome.UNSUPPORTED, Outcome.SKIPPED, Outcome.NOT_RUN, Outcome.KIT})
_CLEAN = frozenset({Outcome.PASSED, Outcome.UNSUPPORTED, Outcome.SKIPPED, Outcome.KNOWN})


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What became of a question, and where it went wrong first."""

    outcome: Outcome
    at: int | None = None
    """The place of the action before which, or at which, the difference shows; the number of actions is the end."""
    after: bool = False
    """Whether it came of the action before that place: what happened, what is seen, whose turn it is."""
    expected: str = ""
    got: str = ""
    clause: str = ""
    """The full id of the clause that was not kept, as well as can be told."""
    certain: bool = False
    """Whether it can be no other clause: the one by which something is refused."""
    deed: Action | None = None
    """An action that shows it: an illegal one that is allowed, or a legal one that is not."""
    why: str = ""
    """The reason that was given, or found."""
    right_at: Level | None = None
    """The highest of the lower levels at which the same answer would be right."""


def is_unsure(verdict: Verdict, level: Level | None) -> bool:
    """Whether the clause may as well be another one: all that a result tells is that somebody has more, or said no."""
    guessed = verdict.outcome in {Outcome.WRONG, Outcome.REFUSED_LEGAL}
    return guessed and (level == "result" or not verdict.certain)


def declining(reply: Declined) -> Verdict:
    """The verdict on somebody who does not want to, or cannot."""
    outcome = (
        Outcome.UNSUPPORTED
        if reply.unsupported is not None
        else Outcome.SKIPPED
        if reply.skipped is not None
        else Outcome.ERROR
    )
    why = reply.unsupported or reply.skipped or reply.error or ""
    return Verdict(outcome=outcome, why=f"{why} ({reply.url})" if reply.url else why)
