"""The ledger of a variant: what is proven of each clause and of each mutant, and what is not."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from croupier.proof.settling import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


@dataclass(frozen=True, slots=True, kw_only=True)
class Exhausted:
    """A small world all of whose hands were played."""

    scope: str
    """Its name, and under which house rules."""
    states: int
    terminals: int
    depth: int
    """The most actions of a hand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ledger:
    """The proof of one variant, with its house rules one by one and in pairs."""

    variant: str
    clauses: int
    ungrounded: tuple[str, ...]
    """Clauses that no case shows whose values a source, the public, a second voter or a person gave."""
    unproven: tuple[str, ...]
    """What the trace from clauses to cases lacks, a sentence each."""
    silent: tuple[str, ...]
    """Clauses, each with a mutant of what it states, where no check contradicts the mutant on any hand."""
    unsaid: tuple[str, ...]
    """Mutants that play otherwise and under which the page would read the same."""
    spare: tuple[str, ...]
    """Entries of `unproven.yaml` that are needed no longer, or that do not hold."""
    broken: tuple[str, ...]
    """Laws that do not hold in a small world, such as that no chip is lost."""
    verdicts: tuple[Verdict, ...]
    worlds: tuple[Exhausted, ...]

    def of(self, *kinds: str) -> tuple[Verdict, ...]:
        """The verdicts of some kinds."""
        return tuple(verdict for verdict in self.verdicts if verdict.kind in kinds)

    def findings(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """What is left to prove, under its headings."""
        headings = {
            "clauses that no source, nobody but the engine vouches for": self.ungrounded,
            "not shown by any case": self.unproven,
            "open: no case fails under them, and no small world shows them to be the same": tuple(
                verdict.mutant for verdict in self.of("open")
            ),
            "silent: no check contradicts them": self.silent,
            "unsaid: they play otherwise, and the page would read the same": self.unsaid,
            "what is excused in unproven.yaml and should not be": self.spare,
            "broken in a small world": self.broken,
        }
        yield from ((heading, found) for heading, found in headings.items() if found)

    @property
    def whole(self) -> bool:
        """Whether nothing is left to prove."""
        return not any(True for _ in self.findings())

    def plain(self) -> dict[str, Any]:
        """The ledger as JSON."""
        return {
            "variant": self.variant,
            "clauses": self.clauses,
            "ungrounded": list(self.ungrounded),
            "unproven": list(self.unproven),
            "mutants": len(self.verdicts),
            "stillborn": len(self.of("stillborn")),
            "killed": len(self.of("killed")),
            "silent": list(self.silent),
            "unsaid": list(self.unsaid),
            "unreachable": [{"mutant": each.mutant, "reason": each.by} for each in self.of("unreachable")],
            "equivalent": [{"mutant": each.mutant, "world": each.by} for each in self.of("equivalent")],
            "display_only": [{"mutant": each.mutant, "reason": each.by} for each in self.of("display only")],
            "open": [each.mutant for each in self.of("open")],
            "spare": list(self.spare),
            "broken": list(self.broken),
            "worlds": [asdict(each) for each in self.worlds],
        }


def read_ledger(said: Mapping[str, Any]) -> Ledger:
    """The ledger that some JSON tells, its verdicts one by one. Raises KeyError or TypeError where it is none."""
    lists = ("ungrounded", "unproven", "silent", "unsaid", "spare", "broken")
    return Ledger(
        variant=said["variant"],
        clauses=said["clauses"],
        verdicts=tuple(Verdict(**verdict) for verdict in said["verdicts"]),
        worlds=tuple(Exhausted(**world) for world in said["worlds"]),
        **{key: tuple(said[key]) for key in lists},
    )
