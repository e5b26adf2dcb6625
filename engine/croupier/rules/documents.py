"""The documents of `spec/`, as they are written. Plain shapes; what they mean is found in `compiling`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Annotated, Literal

from croupier.rules.decks import Deck
from croupier.rules.wilds import WildEntry
from croupier.spec.bounds import highest, longest, lowest, shortest
from croupier.spec.values import Name, Players, Slug
from croupier.table import Stakes
from croupier.table.stakes import Betting

Text = Annotated[str, shortest(1), longest(2000)]
Names = tuple[Name, ...]
Chips = Annotated[int, lowest(0), highest(1_000_000_000)]
Stake = Literal["ante", "bet", "small bet", "big bet", "max bet", "small blind", "big blind", "third blind", "bring-in"]
Amounts = Mapping[Stake, Chips]
Answers = Mapping[str, str | tuple[str, ...]]
Format = Literal[1]
Tier = Literal["bronze", "silver", "gold"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """One deal, told in sentences: a worked example and a scenario."""

    id: Slug
    """Permanent; begins the scenario's name and the file's anchor."""
    title: Text
    """What the example shows, as a heading."""
    clauses: tuple[str, ...] = ()
    """The clauses it shows, the first one first of all; ids without the variant's slug."""
    grounds: Literal["source", "public case", "second voter", "person", "derived"] = "person"
    """Who gave the expected values: not the engine, unless it says `derived`."""
    note: Text | None = None
    """A sentence or two for the reader, printed below the title."""
    seats: Text
    """The players' names, clockwise; the first one deals."""
    with_: Names = ()
    """The house rules in force."""
    house: Slug | None = None
    """The house, if not the variant's own."""
    stacks: (
        Annotated[int, lowest(1), highest(1_000_000_000)]
        | Mapping[str, Annotated[int, lowest(1), highest(1_000_000_000)]]
    ) = 100
    """Chips of each player, or of each by name."""
    betting: Betting | None = None
    """The betting structure, if not the house's."""
    stakes: Amounts | None = None
    """The stakes, if not the house's."""
    deck: Annotated[int, lowest(1), highest(54)] | None = None
    """How many cards the deck holds, if it was cut short."""
    dealt: Mapping[str, Text] = field(default_factory=dict)
    """The cards of a player's hand in the order dealt; `x` for one that does not matter."""
    play: Annotated[tuple[Text, ...], shortest(1), longest(400)]
    """Deeds, refusals and expectations, in order; several on a line are parted by semicolons."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """Something a player would ask, with the answer and the cases that show it."""

    id: Slug
    """Permanent; the anchor on the page."""
    asks: Text
    """The question."""
    answer: Text
    """The answer, in a sentence or two; it may hold values and clauses, as `about` of a variant may."""
    clauses: tuple[str, ...] = ()
    """The clauses that answer it."""
    cases: tuple[Slug, ...] = ()
    """The cases in which the answer can be seen."""
    page: Literal["yes", "no"] = "no"
    """Whether the rules page prints it."""


Steps = Annotated[tuple[object, ...], longest(60)]
Shares = Annotated[tuple[object, ...], shortest(1), longest(4)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Amendment:
    """What is changed: in another variant by one that extends it, or in the variant itself by a house rule.

    Steps go by their names before the amendment, so the order of its keys does not matter.
    """

    players: Players | None = None
    """How many can play, as in `2 to 7`."""
    betting: Betting | None = None
    """The usual betting structure, if not the house's."""
    stakes: Amounts | None = None
    """The usual stakes, if not the house's; those not named stay."""
    deck: Deck | None = None
    """The cards of the game, if not those of a standard deck."""
    wild: Annotated[tuple[WildEntry, ...], longest(12)] | None = None
    """The wild cards: classes such as `deuces`, `one-eyed jacks` or `joker`, which stand for any card, or each with
    what it stands for. An empty list: no card is wild."""
    pot: Shares | None = None
    """Who wins what: the shares of the pot, in order."""
    policies: Answers = field(default_factory=dict)
    """Answers to questions that the house usually answers."""
    changes: Mapping[Name, Mapping[str, object]] = field(default_factory=dict)
    """Options set otherwise, by the name of the step; `without` lists those that are no longer set."""
    before: Mapping[Name, Steps] = field(default_factory=dict)
    """Steps put in before the step of that name."""
    after: Mapping[Name, Steps] = field(default_factory=dict)
    """Steps put in after the step of that name."""
    instead: Mapping[Name, Steps] = field(default_factory=dict)
    """Steps that replace the step of that name."""
    without: Names = ()
    """The names of steps that are left out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRule(Amendment):
    """A switch: a change that a table may agree on."""

    because: Text
    """Why a table would want it, in a sentence or two; it may hold values and clauses, as `about` of a variant may."""
    not_with: Names = ()
    """House rules that cannot be in force at the same time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """How an author words a clause: it reads so as long as its options are those that the words were written for."""

    says: Annotated[str, shortest(1), longest(600)]
    """The sentence, or a few of them."""
    for_: Mapping[str, object] = field(default_factory=dict)
    """The options that the clause speaks of, each with its value; `croupier check` says which."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VariantDocument(Amendment):
    """A poker variant. Without `extends` it says `players`, `play` and `pot` itself."""

    croupier: Format
    """The version of the document's format."""
    name: Name
    """What players call the game."""
    also_known_as: Names = ()
    """Other names."""
    family: Literal[
        "draw", "lowball draw", "stud", "community", "pass", "guts", "points", "no-peek", "roll-your-own"
    ] = "draw"
    """The kind of game."""
    tier: Tier | None = None
    """How far it is proven. `bronze`: it is checked and played, and has its page and its sources. `silver`: every
    clause has a scenario too, and no mistake is left open. `gold`: all hands of small worlds, and a second voter.
    Where nothing is said, a variant of ours is bronze, and one of yours is asked what you ask of it."""
    summary: Text
    """The idea in a sentence or two."""
    sources: tuple[Slug, ...] = ()
    """The documents the rules come from: files in spec/sources."""
    extends: Slug | None = None
    """The variant that this one amends. Its house rules, examples and names are not inherited."""
    house: Slug | None = None
    """The house that answers what the sources leave open: otherwise that of the variant extended, or `home`."""
    play: Annotated[tuple[object, ...], shortest(1), longest(60)] | None = None
    """One hand: the steps in order. A step is a word, or a word with its options."""
    about: Text | None = None
    """What else a reader should know, printed below the summary. `{the-draw.up_to}` stands for the value of an option,
    `[the-draw.limit]` for a clause."""
    words: Mapping[str, Words] = field(default_factory=dict)
    """Sentences of one's own, by the clause that they word anew."""
    house_rules: Mapping[Name, HouseRule] = field(default_factory=dict)
    """Switches that a table may agree on, by name."""
    examples: tuple[Example, ...] = ()
    """Worked examples: printed on the page, and the first scenarios."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CasesDocument:
    """Further cases and questions of a variant; the file is named after it."""

    croupier: Format
    """The version of the document's format."""
    as_in: tuple[Slug, ...] = ()
    """Games whose cases and questions are told of this one, too, as far as they hold: every clause that a case shows
    reads here as it does there, and it comes out as told."""
    cases: tuple[Example, ...] = ()
    """Scenarios that are not printed as worked examples."""
    questions: tuple[Question, ...] = ()
    """What players ask."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseDocument:
    """A house: the answers to every policy, and what is usually played for."""

    extends: Slug | None = None
    """Another house, whose answers hold where this one gives none."""

    croupier: Format
    """The version of the document's format."""
    name: Name
    """What the house is called."""
    summary: Text
    """Whose habits these are."""
    betting: Betting
    """The usual betting structure."""
    stakes: Amounts
    """The usual stakes."""
    policies: Answers
    """One answer to every policy."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Statement:
    """One statement of a source, in our words."""

    id: Slug
    """Permanent."""
    says: Text
    """The statement."""
    with_: Names = ()
    """The house rules in force, where it speaks of those."""
    clauses: tuple[str, ...] = ()
    """The clauses that carry it; ids without the variant's slug."""
    cases: tuple[Slug, ...] = ()
    """The cases that carry it, where it is an example."""
    no_rule: Text | None = None
    """Why it is no rule of the game, where no clause and no case carries it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceDocument:
    """A document that rules come from, statement by statement."""

    croupier: Format
    """The version of the document's format."""
    title: Text
    """Its title."""
    where: Text
    """Where it was published."""
    variant: Slug
    """The variant it describes."""
    statements: tuple[Statement, ...]
    """Every statement, in order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UnprovenDocument:
    """What stays without proof, each with its reason. `*` stands for every variant, but for `equivalent`."""

    croupier: Format
    """The version of the document's format."""
    unshown: Mapping[str, Text] = field(default_factory=dict)
    """Clauses, by their full ids, that no case shows."""
    display_only: Mapping[str, Text] = field(default_factory=dict)
    """Mutants, as `bounce-back/policy.burn: none → …`, or all of an option, that change no hand; each with why."""
    unreachable: Mapping[str, Text] = field(default_factory=dict)
    """Mutants that would matter only where no hand can get; each with the reason."""
    equivalent: Mapping[str, Text] = field(default_factory=dict)
    """Mutants that play the same hands, each with the small world in which all hands were tried."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingHead:
    """The head of a ruling: what was in doubt, and the answer."""

    croupier: Format
    """The version of the document's format."""
    question: Text
    """What the sources leave open."""
    answer: Text
    """What we hold."""
    says: Text
    """Who says so."""
    clauses: tuple[str, ...] = ()
    """The clauses that rest on it; ids without a variant's slug."""
    variants: tuple[Slug, ...] = ()
    """The variants that it speaks of; all, where none is named."""


def by_name(amounts: Amounts) -> Mapping[str, int]:
    """The stakes of a document by name."""
    return MappingProxyType({str(stake): chips for stake, chips in amounts.items()})


def replaced(stakes: Stakes, betting: Betting | None, amounts: Amounts | None) -> Stakes:
    """Stakes with what a document sets itself; the same, where it sets nothing."""
    changed = MappingProxyType({**stakes.amounts, **by_name(amounts or {})})
    return Stakes(betting=betting or stakes.betting, amounts=changed) if betting or amounts else stakes
