"""Small helpers: a document's faults, and a form to fill."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal, TypeVar

import yaml

from croupier.spec import Fault, SpecError, fill, read_text
from croupier.spec.bounds import highest, longest, lowest, shortest
from croupier.spec.parsing import LOADER
from croupier.spec.values import FromText, Name, Players, Slug
from croupier.table.cards import Card, read_card

LOADERS = tuple(dict.fromkeys((LOADER, yaml.SafeLoader)))
"""PyYAML with libyaml, where that is installed, and without."""

PATH = "spec/a.yaml"
CardText = Annotated[Card, FromText(read_card, "a card such as `Kh`")]
T = TypeVar("T")


def faults_of(text: str) -> tuple[Fault, ...]:
    """What reading refuses."""
    try:
        read_text(text, PATH)
    except SpecError as error:
        return error.faults
    return ()


def misfits(text: str, type_: type[object]) -> list[Fault]:
    """What filling refuses."""
    faults: list[Fault] = []
    assert (fill(read_text(text, PATH), (), type_, faults) is None) == bool(faults)
    return faults


def filled(text: str, type_: type[T]) -> T:
    """What a good document fills."""
    faults: list[Fault] = []
    found = fill(read_text(text, PATH), (), type_, faults)
    assert not faults
    assert found is not None
    return found


def spot(fault: Fault) -> tuple[str, int, int]:
    """Code, line and column."""
    return fault.code, fault.place.line, fault.place.column


def _condition(text: str) -> str:
    if text not in {"usually", "keeping an ace"}:
        raise ValueError(f"`{text}` is no condition")
    return text


Count = Annotated[int, lowest(0), highest(26)]
CountOrAll = Count | Literal["all"]
Condition = Annotated[str, FromText(_condition, "a condition")]


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """What every step has."""

    word: ClassVar[Unresolvable] = "step"  # type: ignore[name-defined]  # noqa: F821 - only fields are looked at
    name: Name | None = None
    """The step's name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Step):
    """Players exchange cards."""

    up_to: CountOrAll | Mapping[Condition, CountOrAll] = "all"
    """The most cards a player
    may discard."""
    first: Literal["dealer", "left of dealer"]
    """Who draws first."""
    from_: Slug | None = None
    kept: Annotated[tuple[CardText, ...], shortest(1)] | None = None
    players: Players = (2, 7)
    half: float = 0.5
    both: tuple[int, str] = (1, "a")
    then: tuple[Draw, ...] = ()
    pot: Annotated[str, shortest(1), longest(20)] = "pot"
    rest: Mapping[str, Mapping[str, int]] | None = None

    def __post_init__(self) -> None:
        if self.from_ and self.kept:
            raise ValueError("`from` and `kept` do not go together")
