"""The protocol: what a runner and an implementation say to one another, a line of JSON each.

The runner sends `start`, `variant` for each game, any number of `run`, and `stop`; every reply repeats the `seq` of its
request. The JSON Schemas under `spec/schema/protocol-1/` are made from the classes below.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from croupier.table.cards import Card
from croupier.table.stakes import BETTING, Betting

PROTOCOL = 1
"""The version of the protocol; it has nothing to do with that of Croupier."""
LONGEST_LINE = 4 * 2**20
"""Bytes. The longest reply of ours, every view and event of a long hand with ten players, is a twentieth of it."""

Level = Literal["ranking", "result", "legal", "full"]
Words: TypeAlias = Mapping[str, object]


# What the runner says


@dataclass(frozen=True, slots=True, kw_only=True)
class Start:
    """The first message."""

    cmd: Literal["start"] = "start"
    seq: int
    protocol: int = PROTOCOL
    """The version that is going to be spoken."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """The game that the next hands are of."""

    cmd: Literal["variant"] = "variant"
    seq: int
    variant: str
    """Its slug, as in the address of its page."""
    name: str
    """What players call it."""
    house: str
    """The house whose answers hold where the rules leave something open."""
    house_rules: tuple[str, ...] = ()
    """The house rules in force, by name."""
    players: tuple[int, int]
    """The fewest and the most who can play."""
    policies: Words
    """Every question that rules leave to a house, with the answer that holds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """One action of one seat."""

    seat: int
    """Seats count from 0, clockwise, in the order of `stacks`."""
    verb: str
    """`check`, `bet`, `call`, `raise`, `fold`, `bring_in`, `discard`, `take_back`, `keep`, `show`, `muck`, `shuffle`;
    in hands that test refusals also words that are no verbs."""
    chips: int = 0
    """For a bet or a raise what the seat has then put into this betting round: "raise to 4" is 4; else left out."""
    cards: tuple[str, ...] = ()
    """The cards discarded or given up (none: the player stands pat); for a shuffle, the new order of the stub, first
    card to be dealt first."""
    takes: tuple[str, ...] = ()
    """The cards picked up in exchange, where there is a choice."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """One hand, to be played from the deal to its last action."""

    cmd: Literal["run"] = "run"
    seq: int
    id: str
    """The permanent id of the vector."""
    level: Literal["result", "legal", "full"]
    """How closely the answer is to be told."""
    button: int
    """The seat of the dealer."""
    stacks: tuple[int, ...]
    """The chips of each seat before the first ante, in the smallest unit."""
    betting: Betting
    """The betting structure of the table."""
    stakes: Mapping[str, int]
    """What is played for, by the names of the rules page: `ante`, `bet`, `max bet`."""
    deck: tuple[Card, ...]
    """The shuffled deck, first card to be dealt first. It may be shorter than the deck of the game."""
    actions: tuple[Deed, ...]
    """Every action, in order. What happens by itself (antes, the deal, replacements, payment) is not among them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rank:
    """Hands to be compared."""

    cmd: Literal["run"] = "run"
    seq: int
    id: str
    """The permanent id of the vector."""
    level: Literal["ranking"] = "ranking"
    ranking: str
    """The ranking they are compared by: `high`."""
    hands: tuple[tuple[Card, ...], ...]
    """Each as many cards as the ranking compares."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Digest:
    """A stretch of the table of all hands, to be summed up in one digest; asked only of those who offer `digests`.

    For each 100,000 hands it may take as long as any other answer.
    """

    cmd: Literal["run"] = "run"
    seq: int
    id: str
    """The permanent id of the vector."""
    level: Literal["ranking"] = "ranking"
    ranking: str
    """The ranking that the table is of."""
    stretch: tuple[int, int]
    """The first hand and the one after the last, counted from 0 in the table of all hands: with the cards in the order
    2c 2d 2h 2s 3c … As, their combinations in lexicographic order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stop:
    """The last message: leave with exit code 0. No reply is waited for."""

    cmd: Literal["stop"] = "stop"
    seq: int


# What an implementation says


@dataclass(frozen=True, slots=True, kw_only=True)
class Identity:
    """Who is there."""

    name: str
    """What the engine is called."""
    version: str
    """The version of the engine itself; no moving name such as `main` or `latest`."""
    language: str
    """The language it is written in."""
    homepage: str | None = None
    """Where more is written about it."""
    issues: str | None = None
    """Where faults are reported."""


Lack = Literal["short decks", "shuffles", "house rules", "other houses"]
"""What a hand can need beside its variant: a deck with fewer cards than the game has, a shuffle in mid-hand, house
rules in force, another house than the variant's own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Started:
    """The reply to `start`: what can be asked of this implementation. Nothing else is ever sent to it."""

    seq: int
    protocol: int
    """The version that it speaks: the one of `start`."""
    implementation: Identity
    """Who is there."""
    levels: tuple[Level, ...]
    """The levels at which it answers."""
    variants: tuple[str, ...] = ()
    """The slugs of the variants it plays."""
    rankings: tuple[str, ...] = ()
    """The rankings it compares hands by, for the level `ranking`."""
    betting: tuple[Betting, ...] = BETTING  # type: ignore[assignment]  # the values of that Literal
    """The betting structures it plays; left out, all of them."""
    lacks: tuple[Lack, ...] = ()
    """What it does not do; hands that need it are not sent and count as unsupported."""
    players: int | None = None
    """The most players it can seat, where that is fewer than a variant allows."""
    digests: bool = False
    """Whether it can sum up stretches of the table of all hands."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreed:
    """The reply to `variant`."""

    seq: int
    ok: Literal[True]
    """The hands that follow are of this game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Declined:
    """A reply to `variant` or `run` that says why there is none: exactly one of the three."""

    seq: int
    unsupported: str | None = None
    """It cannot play that; the reason, or the empty text."""
    skipped: str | None = None
    """It could, and does not want to; the reason."""
    error: str | None = None
    """Something went wrong in it, and it noticed."""
    url: str | None = None
    """Where more is written about it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferSeen:
    """One thing a seat may do: a verb, a verb with a range of chips, or a verb with a number of cards to choose."""

    verb: str
    """As in an action."""
    min: int | None = None
    """For a bet or a raise: the least that the seat may have put into the round after it."""
    max: int | None = None
    """The most."""
    choose: tuple[int, int] | None = None
    """How many cards may be chosen, least and most, of those in `from`; in a shuffle, all."""
    from_: tuple[str, ...] | None = None
    """The cards to choose from; for a shuffle, those that are shuffled."""
    takes: tuple[str, ...] | None = None
    """The cards that come back for those chosen."""
    price: int | None = None
    """What a call costs, or what the seat has left if that is less. May be left out; else it is compared."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StepSeen:
    """The hand before an action, or after the last one."""

    seat: int | None = None
    """Who is to act; left out when the hand is over."""
    offers: tuple[OfferSeen, ...] = ()
    """What that seat may do; the order does not matter."""
    step: str | None = None
    """Level `full`: the step of the variant that is being played, hyphenated."""
    views: tuple[Words, ...] = ()
    """Level `full`: what each seat may know, one view a seat."""
    events: tuple[Words, ...] = ()
    """Level `full`: what has happened since the action before, the whole truth. The cards of a draw may be told in one
    event or in several that follow one another."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ran:
    """The reply to a `run` of a hand."""

    seq: int
    stacks: tuple[int, ...] | None = None
    """The chips of each seat after the last action, also where the hand is not over then; left out where something was
    refused."""
    refused: int | Literal["start"] | None = None
    """The place in `actions`, counted from 0, of the first action that the rules do not allow; `start` if the hand
    cannot even begin."""
    steps: tuple[StepSeen, ...] | None = None
    """Levels `legal` and `full`: the hand before each action, and after the last one; up to a refused action."""
    why: str | None = None
    """Whatever the implementation has to say about it; printed, never compared."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ranked:
    """The reply to hands that are to be compared."""

    seq: int
    ranks: tuple[int, ...]
    """A number for each hand: within this message the greater one wins, and equal ones tie."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Digested:
    """The reply to a stretch of the table of all hands."""

    seq: int
    digest: str
    """SHA-256 in lower-case hexadecimal over the rank of each hand, 1 for the worst class of hands, two bytes each, the
    greater byte first."""


Request: TypeAlias = Start | Variant | Run | Rank | Digest | Stop
Reply: TypeAlias = Started | Agreed | Declined | Ran | Ranked | Digested
REQUESTS: Mapping[str, tuple[type, ...]] = {"start": (Start,), "variant": (Variant,), "run": (Run, Rank, Digest),
                                            "stop": (Stop,)}  # fmt: skip
REPLIES: Mapping[str, tuple[type, ...]] = {"start": (Started,), "variant": (Agreed, Declined),
                                           "run": (Ran, Ranked, Digested, Declined)}  # fmt: skip
