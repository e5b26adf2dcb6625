"""A vector: one hand to be played by an implementation, from the deal to its end, or to an action that is refused."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from croupier.conformance.messages import Deed, Level, Run, Variant
from croupier.conformance.wording import plain
from croupier.table import Action
from croupier.table.cards import Card
from croupier.table.stakes import Betting

if TYPE_CHECKING:
    from croupier.rules import Library, Rulebook

Family = Literal["case", "legal", "illegal", "edge"]
Profile: TypeAlias = tuple[str, str, tuple[str, ...]]
"""A variant, its house, and the house rules in force."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Vector:
    """One hand, and what it is there for. It says nothing about what is expected."""

    id: str
    """Permanent: `bounce-back/king-comes-home` for a case, `bounce-back/legal-3f9c…` by the content of any other."""
    title: str
    variant: str
    house: str
    house_rules: tuple[str, ...] = ()
    family: Family
    """A case that people wrote; a hand of legal actions; one that ends in an illegal action; one at an edge: short
    stacks, short decks, full tables."""
    clauses: tuple[str, ...]
    """The clauses it shows or is refused by, as full ids; the one it is there for first."""
    grounds: str
    """Who gave the expected values: `source`, `public case`, `second voter`, `person`; `derived`: only the engine."""
    names: tuple[str, ...] = ()
    """What the players are called where it is told; never sent."""
    button: int
    stacks: tuple[int, ...]
    betting: Betting
    stakes: Mapping[str, int]
    deck: tuple[Card, ...]
    actions: tuple[Deed, ...]
    told: int | None = None
    """How many of a case's actions its author told, where that is not all: the rest is the quietest way to the end, and
    what is expected from there on is derived."""

    @property
    def profile(self) -> Profile:
        """What is to be agreed on before it is played."""
        return self.variant, self.house, self.house_rules

    def request(self, seq: int, level: Level) -> Run:
        """The message that has it played."""
        assert level != "ranking", "a hand is played, not compared"
        return Run(
            seq=seq,
            id=self.id,
            level=level,
            button=self.button,
            stacks=self.stacks,
            betting=self.betting,
            stakes=self.stakes,
            deck=self.deck,
            actions=self.actions,
        )

    def named_by_content(self) -> Vector:
        """The same with an id that its hand determines, so that it is the same wherever and whenever it is made."""
        hand = plain(replace(self.request(0, "result"), id=""))
        told = json.dumps([self.profile, hand], sort_keys=True, separators=(",", ":"))
        digest = hashlib.sha256(told.encode()).hexdigest()[:12]
        return replace(self, id=f"{self.variant}/{self.family}-{digest}")


def rules_of(library: Library, profile: Profile) -> Rulebook:
    """The game that is to be agreed on. Raises what `Library.variant` and `Entry.under` raise."""
    slug, house, house_rules = profile
    return library.variant(slug).under(house_rules, house)


def agreement(rules: Rulebook, seq: int) -> Variant:
    """The message that names the game."""
    return Variant(
        seq=seq,
        variant=rules.slug,
        name=rules.name,
        house=rules.house,
        house_rules=rules.house_rules,
        players=rules.players,
        policies={
            word: list(answer) if isinstance(answer, tuple) else answer for word, answer in rules.policies.items()
        },
    )


def deed_of(action: Action) -> Deed:
    """An action of ours as the protocol tells it."""
    return Deed(seat=action.seat, verb=action.verb, chips=action.chips, cards=action.cards, takes=action.takes)


def action_of(deed: Deed) -> Action:
    """An action that was told, as ours."""
    cards, takes = (tuple(map(Card, each)) for each in (deed.cards, deed.takes))
    return Action(deed.seat, deed.verb, deed.chips, cards, takes)
