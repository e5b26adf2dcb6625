"""Our own engine behind the protocol: a line in, a line out."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from importlib.metadata import version
from typing import TYPE_CHECKING

from croupier import play
from croupier.conformance.messages import (
    PROTOCOL,
    Agreed,
    Declined,
    Digest,
    Digested,
    Identity,
    Rank,
    Ranked,
    Run,
    Start,
    Started,
    Stop,
    Variant,
)
from croupier.conformance.performing import perform
from croupier.conformance.ranking import ranks_of
from croupier.conformance.wording import NotAMessageError, line, parsed, read_request
from croupier.evaluators import evaluator, words
from croupier.rules.entry import NoSuchProfileError, NoVariantError
from croupier.spec import SpecError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.conformance.messages import Reply, Request
    from croupier.gherkin.implementation import Implementation
    from croupier.rules import Library, Rulebook

HOMELESS = "name a variant before the first hand"


class Server:
    """Answers requests. It remembers which variant was agreed on, and nothing else."""

    def __init__(self, library: Library, implementation: Implementation = play) -> None:
        self._library = library
        self._implementation = implementation
        self._rules: Rulebook | None = None

    def answer(self, request: Request) -> Reply | None:
        """The reply to a request; none to `stop`."""
        match request:
            case Start():
                return self._started(request.seq)
            case Variant():
                return self._agreed(request)
            case Rank():
                return self._ranked(request)
            case Digest():
                return self._digested(request)
            case Run():
                if self._rules is None:
                    return Declined(seq=request.seq, error=HOMELESS)
                done = perform(self._rules, request, self._implementation)
                return replace(done.reply, why=f"{done.why} ({done.clause})" if done.why else None)
            case Stop():
                return None

    def _started(self, seq: int) -> Started:
        return Started(
            seq=seq,
            protocol=PROTOCOL,
            implementation=Identity(name="croupier", version=version("croupier"), language="Python"),
            levels=("ranking", "result", "legal", "full"),
            variants=tuple(self._library.written),
            rankings=words(ours=True),
            digests=True,
        )

    def _agreed(self, request: Variant) -> Reply:
        try:
            entry = self._library.variant(request.variant)
            self._rules = entry.under(request.house_rules, request.house)
        except (NoVariantError, NoSuchProfileError) as wrong:
            return Declined(seq=request.seq, unsupported=str(wrong))
        except SpecError as wrong:
            return Declined(seq=request.seq, error=wrong.faults[0].message)
        return Agreed(seq=request.seq, ok=True)

    def _ranked(self, request: Rank) -> Reply:
        if request.ranking not in words(ours=True):
            return Declined(seq=request.seq, unsupported=f"there is no ranking {request.ranking!r}")
        ranking = evaluator(request.ranking)
        try:
            return Ranked(seq=request.seq, ranks=tuple(map(ranking.rank, request.hands)))
        except ValueError as wrong:
            return Declined(seq=request.seq, error=str(wrong))

    def _digested(self, request: Digest) -> Reply:
        if request.ranking not in words(ours=True):
            return Declined(seq=request.seq, unsupported=f"there is no ranking {request.ranking!r}")
        ranks = ranks_of(evaluator(request.ranking), *request.stretch)
        return Digested(seq=request.seq, digest=sha256(ranks).hexdigest())


def serve(lines: Iterable[str | bytes], server: Server) -> Iterator[str]:
    """An answer a line, until `stop`. A line that is no request is answered by an error, under its own `seq` if any."""
    for each in lines:
        seq: object = 0
        try:
            told = parsed(each)
            seq = told.get("seq", 0)
            reply = server.answer(read_request(told))
        except NotAMessageError as wrong:
            reply = Declined(seq=seq if type(seq) is int else 0, error=f"this is no request: {wrong}")
        if reply is None:
            return
        yield line(reply)
