"""Questions about the order of hands: some to be compared, and the table of all of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.conformance.digests import judge_table
from croupier.conformance.messages import Digest
from croupier.conformance.ranked import RankVector, judge_ranks
from croupier.conformance.ranking import how_many

if TYPE_CHECKING:
    from croupier.conformance.messages import Level, Reply, Started
    from croupier.conformance.outcomes import Verdict
    from croupier.conformance.questions import OtherSide
    from croupier.rules import Library

LEVELS: tuple[Level, ...] = ("ranking",)
QUICKLY = 100_000
"""So many hands of the table may take as long as any other answer."""


@dataclass(frozen=True, slots=True)
class RankSubject:
    """What such a question is about: a ranking, of no variant."""

    id: str
    ranking: str
    title: str
    variant: str = ""
    family: str = "ranking"
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RankQuestion:
    """Hands to be compared."""

    vector: RankVector

    @property
    def subject(self) -> RankSubject:
        """Some hands."""
        return RankSubject(self.vector.id, self.vector.ranking, f"{len(self.vector.hands)} hands in order")

    @property
    def levels(self) -> tuple[Level, ...]:
        """The one at which hands are compared."""
        return LEVELS

    def rules(self, _library: Library) -> None:
        """A ranking is of no game."""

    def objection(self, _library: Library, started: Started) -> str:
        """Another ranking than those that are offered."""
        return _unknown(self.vector.ranking, started)

    def put(self, _library: Library, _level: Level, side: OtherSide) -> Verdict:
        """One message, one answer."""
        side.say(self.vector.request)
        return judge_ranks(self.vector, side.hear())

    def action(self, _at: int) -> str:
        """There is none."""
        return ""


@dataclass(frozen=True, slots=True)
class TableQuestion:
    """The table of all hands: one digest where it is right, and some twenty to the first hand where it is not."""

    ranking: str

    @property
    def subject(self) -> RankSubject:
        """All hands."""
        return RankSubject(f"ranking/{self.ranking}", self.ranking, f"all {how_many(self.ranking):,} hands")

    @property
    def levels(self) -> tuple[Level, ...]:
        """The one at which hands are compared."""
        return LEVELS

    def rules(self, _library: Library) -> None:
        """A ranking is of no game."""

    def objection(self, _library: Library, started: Started) -> str:
        """Digests are asked only of who offers them."""
        return _unknown(self.ranking, started) or ("" if started.digests else "it offers no digests")

    def put(self, _library: Library, _level: Level, side: OtherSide) -> Verdict:
        """As many messages as it takes."""

        def ask(first: int, end: int) -> Reply:
            id_, stretch = self.subject.id, (first, end)
            side.say(lambda seq: Digest(seq=seq, id=id_, ranking=self.ranking, stretch=stretch),
                     1 + (end - first) // QUICKLY)  # fmt: skip
            return side.hear()

        return judge_table(self.ranking, ask)

    def action(self, _at: int) -> str:
        """There is none."""
        return ""


def _unknown(ranking: str, started: Started) -> str:
    return "" if ranking in started.rankings else f"it does not compare by the ranking {ranking}"
