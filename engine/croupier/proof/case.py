"""A case: one deal told as a sequence, with the whole deck, every action, and what must hold after each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias, cast

from croupier.table import Action, Card, Stakes
from croupier.table.stakes import Betting

BOARD = -1
"""Where cards of a hand are told by seat, the key of those on the board."""


def named(seat: int, names: tuple[str, ...]) -> str:
    """Whose cards are told: a player's, or `board`."""
    return "board" if seat == BOARD else names[seat]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """An action that is carried out."""

    action: Action
    draws: tuple[Card, ...] = ()
    """The cards told to be received for those discarded; they must come when the player is served."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused:
    """An action that must be refused, by this clause (without the variant's slug); the hand stays as it is."""

    action: Action
    clause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Allowed:
    """An action that would be accepted; it is not carried out."""

    action: Action


@dataclass(frozen=True, slots=True, kw_only=True)
class Barred:
    """The hand cannot even begin, by this clause."""

    clause: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Expected:
    """Something that must hold now: a kind of `expectations`, with its values by slot."""

    kind: str
    values: Mapping[str, object]
    """`seat` and `other` are seat numbers, `cards` cards, `chips` chips, `words` and `step` texts."""


Moment: TypeAlias = Deed | Refused | Allowed | Barred | Expected


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One deal with everything that is needed to play it, and everything that it claims."""

    id: str
    title: str
    variant: str
    clauses: tuple[str, ...]
    """The clauses it shows, without the slug, the one it stands under first."""
    grounds: str
    """Who gave the expected values: `source`, `public case`, `second voter`, `person`; `derived`: only the engine."""
    note: str = ""
    house_rules: tuple[str, ...] = ()
    """The house rules in force, by name."""
    house: str = ""
    """The house, where it is not the variant's own."""
    names: tuple[str, ...]
    """The players, clockwise from seat 0."""
    button: int = 0
    stacks: tuple[int, ...]
    stakes: Stakes
    deck: tuple[Card, ...]
    """The whole deck, first card to be dealt first."""
    told: Mapping[int, tuple[Card, ...]]
    """For each seat whose hand matters, the cards in the order dealt; `x` for one that does not. -1: the board."""
    moments: tuple[Moment, ...]

    def plain(self) -> dict[str, object]:
        """The case as JSON; seats by name."""
        return {
            "id": self.id,
            "title": self.title,
            "clauses": [f"{self.variant}/{clause}" for clause in self.clauses],
            "grounds": self.grounds,
            **({"note": self.note} if self.note else {}),
            **({"house_rules": list(self.house_rules)} if self.house_rules else {}),
            **({"house": self.house} if self.house else {}),
            "seats": list(self.names),
            "button": self.names[self.button],
            "stacks": list(self.stacks),
            "betting": self.stakes.betting,
            "stakes": dict(self.stakes.amounts),
            "deck": " ".join(self.deck),
            "told": {named(seat, self.names): " ".join(cards) for seat, cards in self.told.items()},
            "moments": [self._plain(moment) for moment in self.moments],
        }

    def _plain(self, moment: Moment) -> dict[str, object]:
        match moment:
            case Deed(action=action, draws=draws):
                return {"do": self._action(action), **({"draws": list(draws)} if draws else {})}
            case Refused(action=action, clause=clause):
                return {"refuse": self._action(action), "clause": f"{self.variant}/{clause}"}
            case Allowed(action=action):
                return {"allow": self._action(action)}
            case Barred(clause=clause):
                return {"bar": f"{self.variant}/{clause}"}
            case Expected(kind=kind, values=values):
                return {"expect": kind, **{slot: self._value(slot, value) for slot, value in values.items()}}

    def _action(self, action: Action) -> dict[str, object]:
        told: dict[str, object] = {"seat": self.names[action.seat], "verb": action.verb}
        if action.chips:
            told["chips"] = action.chips
        if action.cards:
            told["cards"] = list(action.cards)
        if action.takes:
            told["takes"] = list(action.takes)
        return told

    def _value(self, slot: str, value: object) -> object:
        if slot in {"seat", "other"}:
            return self.names[cast("int", value)]
        return list(value) if isinstance(value, tuple) else value


def from_plain(variant: str, told: Mapping[str, object]) -> Case:
    """The case that some JSON tells: the inverse of `Case.plain`. Raises KeyError or ValueError where it is none."""
    plain = cast("dict[str, str]", told)
    names = tuple(cast("list[str]", told["seats"]))
    stakes = Stakes(
        betting=cast("Betting", told["betting"]),
        amounts=MappingProxyType(dict(cast("Mapping[str, int]", told["stakes"]))),
    )
    reader = _Reader(variant, names)
    return Case(
        id=plain["id"],
        title=plain["title"],
        variant=variant,
        grounds=plain["grounds"],
        note=plain.get("note", ""),
        house_rules=tuple(cast("list[str]", told.get("house_rules", []))),
        house=plain.get("house", ""),
        clauses=tuple(reader.local(clause) for clause in cast("list[str]", told["clauses"])),
        names=names,
        button=names.index(plain["button"]),
        stacks=tuple(cast("list[int]", told["stacks"])),
        stakes=stakes,
        deck=tuple(map(Card, plain["deck"].split())),
        told=MappingProxyType(
            {
                BOARD if name == "board" else names.index(name): tuple(map(Card, cards.split()))
                for name, cards in cast("Mapping[str, str]", told["told"]).items()
            }
        ),
        moments=tuple(map(reader.moment, cast("list[dict[str, object]]", told["moments"]))),
    )


@dataclass(frozen=True, slots=True)
class _Reader:
    variant: str
    names: tuple[str, ...]

    def local(self, clause: object) -> str:
        return str(clause).removeprefix(f"{self.variant}/")

    def moment(self, plain: dict[str, object]) -> Moment:
        match plain:
            case {"do": dict(action)}:
                return Deed(action=self.action(action), draws=_cards(plain.get("draws")))
            case {"refuse": dict(action), "clause": clause}:
                return Refused(action=self.action(action), clause=self.local(clause))
            case {"allow": dict(action)}:
                return Allowed(action=self.action(action))
            case {"bar": clause}:
                return Barred(clause=self.local(clause))
            case {"expect": kind, **values}:
                return Expected(kind=str(kind), values={slot: self.value(slot, each) for slot, each in values.items()})
            case _:
                raise ValueError(f"no moment of a case: {plain}")

    def action(self, plain: dict[str, object]) -> Action:
        return Action(
            self.names.index(str(plain["seat"])),
            str(plain["verb"]),
            cast("int", plain.get("chips", 0)),
            _cards(plain.get("cards")),
            _cards(plain.get("takes")),
        )

    def value(self, slot: str, value: object) -> object:
        if slot in {"seat", "other"}:
            return self.names.index(str(value))
        return _cards(value) if slot == "cards" else value


def _cards(value: object) -> tuple[Card, ...]:
    return tuple(map(Card, cast("list[str]", value))) if value else ()
