"""Draw: players throw cards away and get as many from the deck."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from croupier.phases import _conditions, _stub
from croupier.phases._conditions import Limit
from croupier.phases._phase import Phase, Refusal, Seat, Step, seat_of, the, whose
from croupier.phases._recovery import DEED, Given, Number, Recovery
from croupier.phases.draw.clauses import draw_clauses
from croupier.policies import Policy, policy
from croupier.spec.bounds import highest, lowest
from croupier.spec.values import Name, OptionError, in_words
from croupier.table import Offer

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.phases._phase import Clause
    from croupier.table import Action, Card, Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Phase):
    """In turn, every player may exchange cards with the deck."""

    word: ClassVar = "draw"
    noun: ClassVar = "the draw"
    quiet: ClassVar = "discard"
    deeds: ClassVar = {
        "discard": (
            "{seat} discards {cards} and draws {draws}",
            "{seat} discards {cards}",
            "{seat} stands pat",
        ),
        "shuffle": ("the dealer shuffles {cards}",),
        **DEED,
    }
    consults: ClassVar[tuple[Policy, ...]] = tuple(
        map(policy, ("all_in_exchanges", "burn", "draw_service", "bottom_card", "reshuffle", "reshuffle_spares"))
    )
    restoring: ClassVar = "or_take_back"

    up_to: Limit = "all"
    """The most cards a player may discard: a number, `all`, or `{usually: 3, keeping an ace: 4}`."""
    at_least: Annotated[int, lowest(0), highest(26)] = 0
    """The fewest cards a player must discard."""
    in_a_row: Annotated[int, lowest(1), highest(26)] | None = None
    """The most cards anybody gets in a row; what is still due follows when everyone has been served."""
    first: Seat = "left of dealer"
    """Who draws first."""
    discards: Literal["muck", "own pile"] = "muck"
    """Where discards go."""
    faces: Literal["down", "up", "as discarded"] = "down"
    """How replacements are dealt: face down, face up before everybody, or each as the card that it replaces lay."""
    or_take_back: Name | None = None
    """An earlier draw, the discards of which a player may take back instead of drawing."""
    count: Number = "as discarded"
    """How many of those a player who takes back must exchange."""
    given: Given = "any cards"
    """Which cards may be given up for them."""

    def __post_init__(self) -> None:
        """Numbers that make sense together. Raises OptionError."""
        if wrong := _conditions.check_limit(self.up_to):
            raise OptionError("up_to", wrong)
        if not self.or_take_back and (self.count, self.given) != ("as discarded", "any cards"):
            option = "given" if self.count == "as discarded" else "count"
            raise OptionError(option, "nothing can be taken back here, unless `or_take_back` names a draw")
        usual = _conditions.usual(self.up_to)
        if usual != "all" and usual < self.at_least:
            raise OptionError("at_least", f"{self.at_least} is more than `up_to` allows, which is {usual}")

    def draws(self, hand: int) -> int:
        """As many as may be thrown."""
        limits = (_conditions.usual(self.up_to), *_conditions.exceptions(self.up_to).values())
        return max(_conditions.of(limit, hand) for limit in limits)

    def begin(self, table: Table) -> None:
        """Everyone still in is asked in turn."""
        order = table.live_from(seat_of(table, self.first))
        if table.policies["all_in_exchanges"] == "do not take part":
            order = table.able_among(order)
        table.queue, table.due, table.round = order, (), _stub.BEGUN
        table.actor = order[0] if order else None

    def offers(self, table: Table) -> tuple[Offer, ...]:
        """How many cards may be thrown, and which; a pile to take back; or the dealer's shuffle."""
        if _stub.service(table).waiting:
            return (_stub.shuffle_offer(table),)
        seat = table.queue[0]
        hand = table.hands[seat]
        usual = _conditions.of(_conditions.usual(self.up_to), len(hand))
        could = self._replaceable(table, seat)
        most = min(usual, could)
        found: tuple[Offer, ...] = (Offer("discard", min(self.at_least, most), most, hand),)
        if could > usual:
            found += tuple(self._exceptions(hand, usual, could))
        return found + self._recovery.offers(table, seat) if self.or_take_back else found

    def apply(self, table: Table, action: Action) -> None:
        """Throw the cards; serve whoever is due once it is time."""
        if action.verb == "shuffle":
            _stub.shuffle(table, action.cards)
        else:
            table.queue = table.queue[1:]
            if action.verb == "take_back":
                self._recovery.exchange(table, action)
            else:
                self._discard(table, action.seat, action.cards)
        if not table.queue or table.rules.policies["draw_service"] == "each is served at once":
            _stub.serve(table, self.in_a_row, done=not table.queue)
        if _stub.service(table).waiting:
            table.actor = table.button
        else:
            table.actor = table.queue[0] if table.queue else None
            if table.actor is None and self.or_take_back:
                self._recovery.clear(table)

    def why_not(self, table: Table, action: Action) -> Refusal:
        """Too many cards, cards not held, or something else than a discard."""
        if _stub.service(table).waiting:
            return Refusal("policy.reshuffle", "the deck has run out: first the dealer shuffles all the cards on offer")
        limit, hand = f"{table.at}.limit", table.hands[action.seat]
        if action.verb == "take_back" and self.or_take_back and not action.chips:
            return self._recovery.why_not(table, action, (f"{table.at}.instead",) * 3)
        if action.verb != "discard" or action.chips or action.takes:
            return Refusal(limit, "a player discards cards, or stands pat")
        if len(set(action.cards)) < len(action.cards) or not set(action.cards) <= set(hand):
            return Refusal(limit, "only cards in the player's hand can be discarded, each once")
        if len(action.cards) < self.at_least:
            return Refusal(limit, f"{_cards_are(self.at_least)} the fewest that may be thrown")
        kept = tuple(card for card in hand if card not in action.cards)
        if len(action.cards) > (most := self._limit(len(hand), kept)):
            return Refusal(limit, f"{_cards_are(most)} the most that may be thrown")
        could = self._replaceable(table, action.seat)
        few = f"only {in_words(could)} card{'s' * (could != 1)}" if could else "no card"
        return Refusal("policy.reshuffle", f"the deck runs short: {few} could be replaced")

    def clauses(self, step: Step, steps: tuple[Step, ...]) -> Iterator[Clause]:
        """See `clauses`."""
        yield from draw_clauses(step, self)

    def exactly(self) -> Iterator[str]:
        """What standing pat is, and how service goes on."""
        yield "Every player in turn has one `discard`, in any order of its cards; without cards the player stands pat."
        if self.or_take_back:
            yield "A `take_back` in its place names in `cards` those given up; it takes the whole pile."
        yield "Replacements are dealt without an action" + (
            "." if self.in_a_row else ": all cards of one player, then all of the next."
        )
        yield (
            "A player for whom the deck does not suffice is dealt what there is. Then a `shuffle` by the dealer's "
            "seat, even if the dealer has folded, names all the cards that are shuffled, in their new order, first "
            "card to be dealt first; and service goes on where it stopped. Where the last card due is the last of the "
            "deck, nobody shuffles."
        )
        yield (
            "Where there is no card to burn before a replacement, the dealer shuffles first; for a burn alone nobody "
            "does. A bottom card that is held back is not burned either; if others are shuffled, it lies below them."
        )
        yield (
            "As many cards can certainly be replaced as could be served, after all that is due, held back and burned "
            "before, if nobody discarded any later."
        )

    def more_values(self, option: str, hand: int) -> Iterator[object]:
        """Other limits."""
        return _conditions.others(self.up_to, hand) if option == "up_to" else iter(())

    def asks(self, earlier: tuple[Step, ...] = ()) -> tuple[Policy, ...]:
        """Also about cards that are kept or held back, where there are any."""
        kept = (policy("kept_card"),) if _conditions.exceptions(self.up_to) else ()
        late = (policy("late_card_burn"),) if self.in_a_row else ()
        return (*self.consults, *kept, *late)

    def numbers(self) -> Mapping[str, int]:
        """The usual limit where it has exceptions, and how many come in a row."""
        usual = _conditions.usual(self.up_to)
        found = {"usually": usual} if _conditions.exceptions(self.up_to) and usual != "all" else {}
        return {**found, "in a row": self.in_a_row} if self.in_a_row else found

    def heeds(self) -> frozenset[str]:
        """Those whose keeping allows more cards."""
        return _conditions.ranks(self.up_to)

    def needs(self) -> Mapping[str, int]:
        """What must be discarded must be there."""
        return {"at_least": self.at_least}

    def compares_showing(self) -> bool:
        """Where replacements lie as the cards did that they replace."""
        return self.faces == "as discarded"

    def leaves_piles(self) -> bool:
        """Where discards go to a pile of the player's own."""
        return self.discards == "own pile"

    def restores(self) -> str | None:
        """The draw whose discards may be taken back instead."""
        return self.or_take_back

    def brief(self) -> str:
        """`discard up to two cards and draw as many, the dealer first`."""
        back = f", or take back those thrown in {the(self.or_take_back)}" if self.or_take_back else ""
        comma = "," if _conditions.exceptions(self.up_to) else ""
        face = {"down": "", "up": " face up", "as discarded": " as those lay"}[self.faces]
        return f"discard {_conditions.said(self.up_to)}{comma} and draw as many{face}{back}, {whose(self.first)} first"

    @property
    def _recovery(self) -> Recovery:
        assert self.or_take_back, "asked only where discards may come back"
        return Recovery(self.or_take_back, self.count, self.given)

    def _limit(self, hand: int, kept: tuple[Card, ...]) -> int:
        """How many cards may be thrown by who keeps these."""
        held = (
            count for condition, count in _conditions.exceptions(self.up_to).items()
            if _conditions.allowing(condition, kept)
        )  # fmt: skip
        return max(_conditions.of(count, hand) for count in (_conditions.usual(self.up_to), *held))

    def _exceptions(self, hand: tuple[Card, ...], usual: int, could: int) -> Iterator[Offer]:
        """More cards than usual, out of all but one that is kept for it."""
        for condition, count in _conditions.exceptions(self.up_to).items():
            most = min(_conditions.of(count, len(hand)), could, len(hand) - 1)
            for kept in _conditions.allowing(condition, hand) if most > usual else ():
                among = tuple(card for card in hand if card != kept)
                yield Offer("discard", usual + 1, most, among)

    def _replaceable(self, table: Table, seat: int) -> int:
        """How many cards of the hand can certainly be replaced, after those already due."""
        hand = table.hands[seat]
        wanted = self._limit(len(hand), hand)
        if _stub.plainly(table, wanted, self.in_a_row):
            return wanted
        return next((count for count in range(wanted, 0, -1) if self._would_do(table, seat, hand[:count])), 0)

    def _would_do(self, table: Table, seat: int, cards: tuple[Card, ...]) -> bool:
        """Whether everybody could be served if these were thrown and nobody threw more; tried out on a copy."""
        trial = table.copy()
        at_once = table.policies["draw_service"] == "each is served at once"
        trial.queue = table.queue[1:] if at_once else ()
        self._throw(trial, seat, cards)
        return _stub.can_serve(trial, self.in_a_row)

    def _discard(self, table: Table, seat: int, cards: tuple[Card, ...]) -> None:
        thrown = tuple(sorted(cards, key=table.hands[seat].index))
        if len(thrown) > (usual := _conditions.of(_conditions.usual(self.up_to), len(table.hands[seat]))):
            self._show_kept(table, seat, thrown, usual)
        if thrown:
            self._throw(table, seat, thrown)
        table.tell("discard", seat, 0, 0, thrown, self.discards, "owner")

    def _throw(self, table: Table, seat: int, cards: tuple[Card, ...]) -> None:
        if self.faces != "down":
            down = 0 if self.faces == "up" else len(set(cards) - table.up)
            state = _stub.service(table)
            table.round = replace(state, down=(*state.down, (seat, down)))
        table.drop(seat, cards)
        table.due += ((seat, len(cards)),)
        if self.discards == "own pile":
            table.lay_pile(table.at, seat, cards)
        else:
            table.kill(seat, cards, "discard")

    def _show_kept(self, table: Table, seat: int, thrown: tuple[Card, ...], usual: int) -> None:
        """Show the first card whose keeping allows so many, if the house wants to see it."""
        kept = tuple(card for card in table.hands[seat] if card not in thrown)
        allow = (
            card for condition, count in _conditions.exceptions(self.up_to).items()
            if usual < len(thrown) <= _conditions.of(count, len(table.hands[seat]))
            for card in _conditions.allowing(condition, kept)
        )  # fmt: skip
        if table.policies["kept_card"] == "shown":
            table.expose(seat, next(allow))


def _cards_are(count: int) -> str:
    """`two cards are`."""
    return f"{in_words(count)} card{'s are' if count != 1 else ' is'}"
