"""Amendments applied: what a variant that extends another, or a house rule, changes in the steps and around them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import chain
from types import MappingProxyType
from typing import TYPE_CHECKING

from croupier.rules.decks import Deck
from croupier.rules.documents import by_name
from croupier.rules.drafts import Draft, read_drafts
from croupier.rules.wilds import WildEntry
from croupier.spec import Fault
from croupier.spec.values import did_you_mean, slug_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.rules.documents import Amendment, VariantDocument
    from croupier.spec import Place, Source
    from croupier.spec.source import Loc
    from croupier.table import Card
    from croupier.table.stakes import Betting


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """A value in a document."""

    source: Source
    loc: Loc

    @property
    def place(self) -> Place:
        """Where it stands."""
        return self.source.place(self.loc)


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """A variant as its documents write it, every amendment applied, before it is understood."""

    drafts: tuple[Draft, ...]
    players: tuple[int, int]
    players_said: Spot
    deck: tuple[Card, ...]
    """Every card of the game, unshuffled."""
    wild: tuple[WildEntry, ...]
    wild_said: Spot
    pot_said: Spot
    betting: Betting | None
    stakes: Mapping[str, int]
    stakes_said: Mapping[str, Spot]
    """Where each of these amounts stands, and the `betting` structure."""
    policies: Mapping[str, object]
    policies_said: Mapping[str, Spot]
    """Where each of these answers stands."""


def planned(source: Source, document: VariantDocument, faults: list[Fault]) -> Plan | None:
    """The plan of a variant that stands on its own; None, and the faults, where it does not say enough."""
    missing = [key for key in ("players", "play", "pot") if getattr(document, key) is None]
    edits = [key for key in ("changes", "before", "after", "instead", "without") if getattr(document, key)]
    if edits and document.play is None:
        message, help_ = f"missing key `extends`: `{edits[0]}` amends another variant", "name that variant in `extends`"
        faults.append(Fault("S02", message, source.key_place((edits[0],)), help=help_))
        return None
    for key in missing:
        help_ = f"write `{key}`, or name in `extends` the variant that has it"
        faults.append(Fault("S02", f"missing key `{key}`", source.place(()), help=help_))
    for key in edits:
        help_ = "name the variant in `extends`, or change `play` itself"
        message = f"`{key}` amends another variant, and none is extended"
        faults.append(Fault("R05", message, source.key_place((key,)), help=help_))
    if missing or document.players is None:
        return None
    return Plan(
        drafts=read_drafts(source, ("play",), faults),
        players=document.players,
        players_said=Spot(source=source, loc=("players",)),
        deck=(document.deck or Deck()).cards,
        wild=document.wild or (),
        wild_said=Spot(source=source, loc=("wild",) if document.wild else ()),
        pot_said=Spot(source=source, loc=("pot",)),
        betting=document.betting,
        stakes=by_name(document.stakes or {}),
        stakes_said=_stakes_said(source, (), document),
        policies=document.policies,
        policies_said=_said(source, ("policies",), document.policies),
    )


def amended(plan: Plan, source: Source, loc: Loc, amendment: Amendment, faults: list[Fault]) -> Plan:
    """The plan with an amendment that stands at `loc`. What is wrong is added to `faults` and left out."""
    said = _said(source, (*loc, "policies"), amendment.policies)
    return replace(
        plan,
        drafts=_edited(plan.drafts, source, loc, amendment, faults),
        players=amendment.players or plan.players,
        players_said=Spot(source=source, loc=(*loc, "players")) if amendment.players else plan.players_said,
        deck=amendment.deck.cards if amendment.deck else plan.deck,
        wild=plan.wild if amendment.wild is None else amendment.wild,
        wild_said=_wild_said(plan, source, loc, amendment),
        pot_said=Spot(source=source, loc=(*loc, "pot")) if amendment.pot else plan.pot_said,
        betting=amendment.betting or plan.betting,
        stakes=MappingProxyType({**plan.stakes, **by_name(amendment.stakes or {})}),
        stakes_said=MappingProxyType({**plan.stakes_said, **_stakes_said(source, loc, amendment)}),
        policies=MappingProxyType({**plan.policies, **amendment.policies}),
        policies_said=MappingProxyType({**plan.policies_said, **said}),
    )


def _wild_said(plan: Plan, source: Source, loc: Loc, amendment: Amendment) -> Spot:
    """Where to look when something is wrong with the wild cards: at them, or at what else brings a joker."""
    if amendment.wild is not None or amendment.deck is not None:
        return Spot(source=source, loc=(*loc, "deck" if amendment.wild is None else "wild"))
    return plan.wild_said


def _said(source: Source, loc: Loc, answers: Iterable[str]) -> Mapping[str, Spot]:
    return MappingProxyType({word: Spot(source=source, loc=(*loc, word)) for word in answers})


def _stakes_said(source: Source, loc: Loc, amendment: Amendment) -> Mapping[str, Spot]:
    betting = _said(source, loc, ["betting"] if amendment.betting else [])
    return MappingProxyType({**betting, **_said(source, (*loc, "stakes"), amendment.stakes or ())})


def _edited(
    drafts: tuple[Draft, ...], source: Source, loc: Loc, amendment: Amendment, faults: list[Fault]
) -> tuple[Draft, ...]:
    """The steps with every edit, each of which speaks of a step by the name it had before."""
    faults.extend((
        *_strangers(drafts, source, loc, amendment),
        *_repeated(source, loc, amendment),
        *_contradictions(source, loc, amendment),
    ))  # fmt: skip
    edits = _Edits(source, loc, amendment, faults)
    edited = tuple(chain.from_iterable(map(edits.of, drafts)))
    if not edited:
        key = "without" if amendment.without else "instead"
        faults.append(Fault("R08", "no step of the hand is left", source.key_place((*loc, key))))
    return edited


@dataclass(frozen=True, slots=True)
class _Edits:
    source: Source
    loc: Loc
    amendment: Amendment
    faults: list[Fault]

    def of(self, draft: Draft) -> Iterator[Draft]:
        """What stands in the place of a step: it, or other steps, with those before and after."""
        yield from self._put("before", self.amendment.before, draft.slug)
        gone = {slug_of(name) for name in (*self.amendment.without, *self.amendment.instead)}
        yield from self._put("instead", self.amendment.instead, draft.slug)
        if draft.slug not in gone:
            yield self._changed(draft)
        yield from self._put("after", self.amendment.after, draft.slug)

    def _put(self, key: str, steps: Mapping[str, object], slug: str) -> Iterator[Draft]:
        for name in steps:
            if slug_of(name) == slug:
                yield from read_drafts(self.source, (*self.loc, key, name), self.faults)

    def _changed(self, draft: Draft) -> Draft:
        for name, options in self.amendment.changes.items():
            if slug_of(name) == draft.slug:
                draft = draft.changed(self.source, (*self.loc, "changes", name), options, self.faults)
        return draft


def _named(amendment: Amendment) -> Iterator[tuple[Loc, str]]:
    """Every name of a step in an amendment, with its place."""
    for key in ("changes", "before", "after", "instead"):
        yield from (((key, name), name) for name in getattr(amendment, key))
    yield from ((("without", place), name) for place, name in enumerate(amendment.without))


def _strangers(drafts: tuple[Draft, ...], source: Source, loc: Loc, amendment: Amendment) -> Iterator[Fault]:
    names = {draft.slug: draft.name for draft in drafts}
    for where, name in _named(amendment):
        if slug_of(name) not in names:
            near = did_you_mean(name, names.values())
            help_ = f"did you mean `{near}`?" if near else f"the steps are {', '.join(names.values())}"
            yield Fault(
                "R02", f"there is no step called `{name}` to amend", source.key_place((*loc, *where)), help=help_
            )


def _repeated(source: Source, loc: Loc, amendment: Amendment) -> Iterator[Fault]:
    """One step under two spellings of its name, of which only one could count."""
    for key in ("changes", "before", "after"):
        seen: dict[str, str] = {}
        for name in getattr(amendment, key):
            first = seen.setdefault(slug_of(name), name)
            if first != name:
                note = (source.key_place((*loc, key, first)), "it stands here already")
                message = f"`{first}` and `{name}` are the same step"
                yield Fault("R03", message, source.key_place((*loc, key, name)), help="write both into one", note=note)


def _contradictions(source: Source, loc: Loc, amendment: Amendment) -> Iterator[Fault]:
    """A step that is left out or replaced cannot also be changed, nor left out twice."""
    gone: dict[str, Loc] = {}
    for where, name in _named(amendment):
        if where[0] in {"without", "instead"}:
            first = gone.setdefault(slug_of(name), where)
            if first is not where:
                note = (source.key_place((*loc, *first)), "it is left out here")
                yield Fault("R08", f"`{name}` is left out twice", source.key_place((*loc, *where)), note=note)
    for name in amendment.changes:
        if slug_of(name) in gone:
            note = (source.key_place((*loc, *gone[slug_of(name)])), "it is left out here")
            place = source.key_place((*loc, "changes", name))
            yield Fault("R08", f"`{name}` is left out, so nothing in it can change", place, note=note)
