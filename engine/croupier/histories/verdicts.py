"""What comes of a hand that was held against the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from fractions import Fraction

    from croupier.histories.setting import Setting
    from croupier.play.recording import History
    from croupier.spec import Place

Finding: TypeAlias = Literal["agrees", "differs", "cannot be said", "faulty"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """Where a file and our rules part for the first time."""

    action: int | None
    """The number of the file's action; None for what it says of the end."""
    place: Place
    file: str
    """What the file says."""
    rules: str
    """What our rules say."""
    clause: str
    """The full id of the clause."""
    sentence: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """Whether our rules play a hand as it is written down."""

    finding: Finding
    setting: Setting
    actions: int
    """How many actions of the file were followed."""
    stacks: tuple[int, ...]
    """The chips of each seat in the end."""
    over: bool
    """Whether the hand was played to its end."""
    difference: Difference | None = None
    notes: tuple[str, ...] = ()
    history: History | None = None
    """The hand as our engine played it."""

    @property
    def amounts(self) -> tuple[Fraction, ...]:
        """The stacks in the amounts of the file."""
        return tuple([chips * self.setting.unit for chips in self.stacks])
