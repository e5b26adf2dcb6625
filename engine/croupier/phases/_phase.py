"""What every phase is: options, how it plays, how it reads, and how it is told. One module a phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple

from croupier.policies import Check, Finding, Modality, Policy, kept
from croupier.spec.alternatives import others
from croupier.spec.annotations import field_of, options
from croupier.spec.values import Name, in_words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.table import Action, Offer, Table

__all__ = ["Check", "Clause", "Finding", "Modality", "Phase", "Refusal", "Seat", "Step", "kept", "seat_of", "whose"]

Seat = Literal["dealer", "left of dealer"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Clause:
    """One normative sentence of the rules, and the predicate that finds out whether a hand kept it."""

    id: str
    """Subject and aspect, as in `the-draw.limit`; the variant's slug comes before it in public."""
    text: str
    modality: Modality
    check: Check
    """Written from the sentence, reads events only. It need not say anything of hands in which the rule is idle."""
    reads: tuple[str, ...] = ()
    """The options, policies and stakes whose values the sentence states."""
    refuses: bool = False
    """Whether an action can be refused by this clause."""
    seen: bool = True
    """Whether a hand can show it; the check of one that cannot be seen finds nothing."""
    topic: str = "the table"
    """The section of the rules page: a step's name, `betting`, `the showdown` or `the table`."""


class Refusal(NamedTuple):
    """Why an action is not legal: the clause that forbids it, and the reason in words."""

    clause: str
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Phase:
    """One step's options. The fields are the options of the YAML; a phase knows no other phase."""

    word: ClassVar[str]
    """The word in the YAML, and the module's name."""
    noun: ClassVar[str]
    """The name of a step that gives none, as in `the draw`."""
    deeds: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """For each verb the sentences that tell it, the preferred one first; see `croupier.gherkin.vocabulary`."""
    quiet: ClassVar[str] = ""
    """The verb a player who is not spoken of is taken to do, where that is possible."""
    consults: ClassVar[tuple[Policy, ...]] = ()
    some_of: ClassVar[tuple[str, ...]] = ()
    """Options of which at least one must be given."""
    stands: ClassVar[Literal["before the cards", "among the cards", "last"]] = "among the cards"
    """Where in a hand the phase may stand: before anybody has cards, after that, or at the very end."""

    name: Name | None = None
    """The step's name; permanent once published."""

    def begin(self, table: Table) -> None:
        """Do what happens by itself, and set `table.actor` to whoever must choose first."""

    def offers(self, table: Table) -> tuple[Offer, ...]:
        """What `table.actor` may do now."""
        return ()

    def apply(self, table: Table, action: Action) -> None:
        """Carry out a legal action and set `table.actor` to whoever is next, or to None."""

    def why_not(self, table: Table, action: Action) -> Refusal:
        """The clause by which the acting seat may not do that. Asked only about actions that no offer admits."""
        raise NotImplementedError

    def turn(self, table: Table) -> str:
        """The clause that says whose turn it is."""
        return f"{table.at}.order"

    def ended(self, table: Table) -> str:
        """The clause by which nothing can be done any more, where the hand has ended in this step."""
        return "betting.last-player"

    def clauses(self, step: Step, steps: tuple[Step, ...]) -> Iterator[Clause]:
        """The sentences of this step. Clauses that several steps share carry the same id and are equal."""
        yield from ()

    def brief(self) -> str:
        """A few words for the table of rounds."""
        return ""

    def exactly(self) -> Iterator[str]:
        """What no player asks and whoever builds the game must know: who acts, what happens by itself, in which order.

        No rule is told here a second time.
        """
        yield from ()

    def stakes(self) -> Mapping[str, str]:
        """The stakes that a table must set for this step, each with the clause, or its aspect here, that reads it."""
        return {}

    def forces(self) -> tuple[str, ...]:
        """The stakes of the forced bets that open the betting here, in order."""
        return ()

    def shows(self) -> bool:
        """Whether cards lie face up before players afterwards."""
        return False

    def compares_showing(self) -> bool:
        """Whether cards that lie face up before players decide something here."""
        return False

    def follows(self) -> str | None:
        """The word of a step that must have come before."""
        return None

    def bet_size(self) -> str | None:
        """The stake that sizes the bets, where this is a betting round."""
        return None

    def cards(self) -> int:
        """How many cards each player certainly receives in this step."""
        return 0

    def spent(self) -> int:
        """How many cards each player certainly gives up for nothing."""
        return 0

    def laid(self) -> int:
        """How many cards are laid on the table in this step."""
        return sum(self.lays().values())

    def spared(self) -> int:
        """How many of each player's cards may be replaced by one for all."""
        return 0

    def lays(self) -> Mapping[str, int]:
        """How many cards this step lays on the table, by the place where they lie."""
        return {}

    def needs(self) -> Mapping[str, int]:
        """How many cards each player must have for this step, by the option that says so."""
        return {}

    def leaves_piles(self) -> bool:
        """Whether players' discards lie in piles of their own afterwards."""
        return False

    def numbers(self) -> Mapping[str, int]:
        """The numbers among the options that policies speak of; see `Record.number`."""
        return {}

    def heeds(self) -> frozenset[str]:
        """The ranks of cards that decide here what a player may do; cards of all others are alike to this step."""
        return frozenset()

    def others(self, option: str, earlier: tuple[Step, ...], hand: int) -> Iterator[object]:
        """What else an option of this step could be, None for left out: whatever might be mistaken for it.

        `earlier` are the steps before this one, `hand` is the number of cards dealt to a player.
        """
        if option == self.restoring:
            yield from (step.name for step in earlier if step.word == "draw" and step.name != self.restores())
        yield from self.more_values(option, hand)
        kind: type = type(self)
        yield from others(options(kind)[option], getattr(self, field_of(kind, option)), hand)

    def more_values(self, option: str, hand: int) -> Iterator[object]:
        """Other values of an option that its type cannot tell."""
        yield from ()

    def asks(self, earlier: tuple[Step, ...] = ()) -> tuple[Policy, ...]:
        """The policies that these options leave something to, where those steps stand before this one."""
        return self.consults

    restoring: ClassVar[str] = "from"
    """The option that names the step whose piles this one may take from."""

    def restores(self) -> str | None:
        """The name of an earlier step whose piles this one may take from."""
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """A phase in its place in `play:`."""

    name: str
    slug: str
    phase: Phase

    @property
    def word(self) -> str:
        """The phase's word."""
        return self.phase.word

    def clause(
        self,
        aspect: str,
        modality: Modality,
        text: str,
        check: Check,
        *,
        reads: tuple[str, ...] = (),
        refuses: bool = False,
    ) -> Clause:
        """A clause of this step."""
        return Clause(
            id=f"{self.slug}.{aspect}",
            text=text,
            modality=modality,
            check=check,
            reads=reads,
            refuses=refuses,
            topic=self.slug,
        )


def seat_of(table: Table, seat: Seat) -> int:
    """Which seat the words mean at this table."""
    return (table.rules.button + (seat == "left of dealer")) % len(table.stacks)


def the(name: str) -> str:
    """A step's name in a sentence: `the draw`, `the second draw`."""
    return name if name.startswith(("the ", "a ", "an ")) or name[:1].isupper() else f"the {name}"


def cards_of(count: int) -> str:
    """`two cards`."""
    return f"{in_words(count)} card{'s' * (count > 1)}"


def whose(seat: Seat) -> str:
    """The seat as a sentence says it."""
    return {"dealer": "the dealer", "left of dealer": "the player on the dealer's left"}[seat]
