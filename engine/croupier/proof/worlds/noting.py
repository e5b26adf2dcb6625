"""Which options of a rulebook are read while it is played. What was not read cannot have mattered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import TYPE_CHECKING, TypeVar, cast

from croupier.spec.annotations import key_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from croupier.evaluators import Evaluator
    from croupier.phases import Phase, Step
    from croupier.rules import Rulebook
    from croupier.rules.rulebook import Share
    from croupier.table import Card

T = TypeVar("T")


def noting(rules: Rulebook, played: Rulebook, notes: set[str]) -> Rulebook:
    """The rulebook that is played, but it notes the options that are read: `the-draw.up_to`, `policy.burn`, `pot.high`.

    What a world has changed in the rules is not noted: it says nothing of their own option.
    """
    own = {step.slug: step.phase for step in rules.steps}
    shares = tuple(
        replace(share, ranking=cast("Evaluator", _Ranking(share, notes))) if share in rules.shares else share
        for share in played.shares
    )
    return replace(
        played,
        steps=tuple(_noting_step(step, own.get(step.slug), notes) for step in played.steps),
        policies=_Noting(played.policies, "policy", notes),
        shares=shares,
    )


class _Noting(Mapping[str, T]):
    """A mapping that notes which of its keys are read."""

    def __init__(self, values: Mapping[str, T], subject: str, notes: set[str]) -> None:
        self._values, self._subject, self._notes = values, subject, notes

    def __getitem__(self, key: str) -> T:
        self._notes.add(f"{self._subject}.{key}")
        return self._values[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)


class _Ranking:
    """A ranking that notes when a hand is ranked."""

    def __init__(self, share: Share, notes: set[str]) -> None:
        self._share, self._notes, self.hand_size = share, notes, share.ranking.hand_size

    def rank(self, cards: Sequence[Card]) -> int:
        """As the ranking itself."""
        self._notes.add(f"pot.{self._share.name}")
        return self._share.ranking.rank(cards)

    strength = rank

    def best_of(self, cards: Sequence[Card]) -> int:
        """As the ranking itself."""
        self._notes.add(f"pot.{self._share.name}")
        return self._share.ranking.best_of(cards)


def _noting_step(step: Step, own: Phase | None, notes: set[str]) -> Step:
    """The step with a twin of its phase, of a class made for the purpose."""
    phase = step.phase
    names = [field.name for field in fields(phase) if field.name != "name"]
    heard = {name: f"{step.slug}.{key_of(name)}" for name in names if _same(phase, own, name)}

    def read(self: Phase, name: str) -> object:
        if name in heard:
            notes.add(heard[name])
        return object.__getattribute__(self, name)

    kind = type(phase)
    twin: Phase = object.__new__(type(kind.__name__, (kind,), {"__slots__": (), "__getattribute__": read}))
    for field in fields(phase):
        object.__setattr__(twin, field.name, getattr(phase, field.name))
    return replace(step, phase=twin)


def _same(phase: Phase, own: Phase | None, name: str) -> bool:
    return own is not None and hasattr(own, name) and getattr(own, name) == getattr(phase, name)
