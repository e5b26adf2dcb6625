"""Bet: a betting round. In turn players check, bet, call, raise or fold until all bets are equal."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Literal, get_args

from croupier.phases import _hands
from croupier.phases._hands import Words
from croupier.phases._phase import Phase, Refusal, Step, seat_of
from croupier.phases._showing import leading
from croupier.phases.bet import clauses, refusals
from croupier.phases.bet.common import BY_CARDS, Opens
from croupier.phases.bet.sizes import Round, begun, checked, due, raised, span
from croupier.policies import Policy, policy
from croupier.table import Action, Offer, Table
from croupier.table.cards import RANKS
from croupier.table.events import BIG_BLIND

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.phases._phase import Clause

CHECK, FOLD = Offer("check"), Offer("fold")
NEXT_BEST = "next best showing"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bet(Phase):
    """A betting round, played for the stakes of the table."""

    word: ClassVar = "bet"
    noun: ClassVar = "the betting"
    quiet: ClassVar = "check"
    deeds: ClassVar = {
        "check": ("{seat} checks",),
        "bet": ("{seat} bets {chips}",),
        "raise": ("{seat} raises to {chips}",),
        "call": ("{seat} calls",),
        "fold": ("{seat} folds",),
    }
    consults: ClassVar[tuple[Policy, ...]] = tuple(
        map(
            policy,
            (
                "absent_opener", "check_raise", "free_fold", "min_raise", "raises", "raises_heads_up", "short_all_in",
                "showing_ties",
            ),
        )
    )  # fmt: skip

    opens: Opens
    """Who begins the round; the opener is who made the first bet of the hand, in a round before. Cards are showing that
    lie face up before a player."""
    size: Literal["bet", "small bet", "big bet"] = "bet"
    """The stake that sets the size of bets: exactly that in fixed limit, at least that otherwise."""

    to_open: Words | None = None
    """The least hand with which a player may make the first bet, in the words of the ranking of the first share; after
    it anyone may call or raise. Otherwise any hand will do."""

    def numbers(self) -> Mapping[str, int]:
        """How far left of the dealer the round begins, or more where something else says who begins."""
        return {"opens": get_args(Opens).index(self.opens)}

    def asks(self, earlier: tuple[Step, ...] = ()) -> tuple[Policy, ...]:
        """What the house says of cards showing only where they say who begins."""
        by_cards = self.opens in BY_CARDS
        return tuple(each for each in self.consults if by_cards or each.word not in {"absent_opener", "showing_ties"})

    def begin(self, table: Table) -> None:
        """Find who speaks first. Nobody does where at most one player could bet."""
        first = opener = _opener(table, self.opens)
        able = table.able_among(table.live_from(table.button + 1))
        if self.opens in BY_CARDS and opener not in able and able and table.policies["absent_opener"] == NEXT_BEST:
            first = leading(table, able, self.opens)
        order = table.able_among(table.live_from(first))
        state = begun(table, table.rules.stakes.amount(self.size)), order
        table.queue, table.round, table.aggressor = order, state, None
        table.rounds += 1
        table.actor = _next(table, state)
        table.opener = opener if table.actor is None else table.actor
        if table.actor is None:
            table.return_uncalled()

    def offers(self, table: Table) -> tuple[Offer, ...]:
        """Check or call, bet or raise, fold."""
        seat, state = table.actor, table.round
        assert seat is not None, "somebody is to act"
        high = state[0].high
        price = _price(table, high, seat)
        folds = price > 0 or table.rules.policies["free_fold"] == "allowed"
        sizes = span(table, state, seat)
        if sizes and self.to_open and not high and not _holds(table, seat, self.to_open):
            sizes = None
        return _menu(price, high > 0, sizes, folds)

    def apply(self, table: Table, action: Action) -> None:
        """Move the chips and pass the turn on; what nobody matched comes back when the round ends."""
        seat, verb = action.seat, action.verb
        level, unspoken = table.round
        table.queue = table.queue[1:]
        if verb == "call":
            table.pay(seat, _price(table, level.high, seat), "call")
        elif verb == "fold":
            table.fold(seat)
        elif verb == "check":
            table.tell("check", seat)
            level = checked(table, level, seat)
        else:
            level = raised(table, level, action.chips)
            table.pay(seat, action.chips - table.bets[seat], verb)
            table.opened = seat if table.opened is None else table.opened
            table.aggressor, table.queue = seat, table.able_among(table.live_from(seat + 1)[:-1])
        state = table.round = level, unspoken[1:]
        table.actor = _next(table, state)
        if table.actor is None:
            table.return_uncalled()

    def why_not(self, table: Table, action: Action) -> Refusal:
        """See `refusals`; before that, whether the player may open."""
        if (
            action.verb == "bet"
            and self.to_open
            and not (table.round[0].high or _holds(table, action.seat, self.to_open))
        ):
            return Refusal(f"{table.at}.to-open", f"the first bet takes {_hands.with_article(self.to_open)} or better")
        return refusals.why_not(table, action, table.round)

    def turn(self, table: Table) -> str:
        """The opening clause before anybody has acted, afterwards the clause of turns."""
        _, unspoken = table.round
        if not unspoken or unspoken[0] != table.opener:
            return "betting.turn"
        if table.actor == _opener(table, self.opens):
            return f"{table.at}.opens"
        return "policy.absent-opener" if self.opens in BY_CARDS else "betting.absent-opener"

    def clauses(self, step: Step, steps: tuple[Step, ...]) -> Iterator[Clause]:
        """Who opens this round; then what holds for all betting."""
        openers = {each.slug: each.phase.opens for each in steps if isinstance(each.phase, Bet)}
        yield clauses.opens(step, self.opens, alike=len(set(openers.values())) == 1)
        if self.to_open:
            yield clauses.to_open(step, self.to_open)
        yield clauses.absent_opener(openers)
        yield from clauses.betting(
            blinds=any(BIG_BLIND in each.phase.forces() for each in steps),
            piles=any(each.phase.leaves_piles() for each in steps),
            rounds={each.slug: (each.name, size) for each in steps if (size := each.phase.bet_size())},
        )

    def exactly(self) -> Iterator[str]:
        """Who is asked, and what amounts mean."""
        yield (
            "The amount of a bet or a raise is what the player has then put into this betting round altogether: a bet "
            "of 2 is 2, the raise by 2 over it is 4. `check`, `call` and `fold` have no amount."
        )
        yield (
            "A player who puts in the last chips does it by `bet` or `raise`, with that total, or by `call`, even "
            "where they are fewer than the call costs."
        )
        yield (
            "Asked is who owes chips, or has not acted in this round while a bet of theirs could be answered. A round "
            "in which nobody is asked has no action."
        )
        yield (
            "What a raise adds is counted from the highest bet, even if that was an all-in for less than a full raise. "
            "Whether such all-ins count as a full bet in a limit game is counted from the last full bet, several of "
            "them together. Once there have been as many raises as may be, nobody may complete one either."
        )
        if self.to_open:
            yield (
                "What the first bet takes is asked of the best hand that the player's cards make at that moment, with "
                "those on the table where they count. A player who cannot bet may still check."
            )
        yield "Left in the hand is whoever has not folded, with chips or without."
        yield (
            "What nobody matched comes back as soon as the round ends, before anything else happens. Chips of players "
            "who have folded match a bet, too."
        )

    def stakes(self) -> Mapping[str, str]:
        """The stake that sizes the bets."""
        return {self.size: "betting.minimum"}

    def others(self, option: str, earlier: tuple[Step, ...], hand: int) -> Iterator[object]:
        """Other sizes only where there are a small bet and a big one."""
        if option != "size" or self.size != "bet":
            yield from (
                each for each in super(Bet, self).others(option, earlier, hand) if (option, each) != ("size", "bet")
            )

    def hands(self) -> Mapping[str, str]:
        """The hand that it takes to open."""
        return {"to_open": self.to_open} if self.to_open else {}

    def heeds(self) -> frozenset[str]:
        """Any may matter for who can open."""
        return frozenset(RANKS) if self.to_open else frozenset()

    def more_values(self, option: str, hand: int) -> Iterator[object]:
        """Neighbouring hands."""
        return _hands.neighbours(self.to_open) if option == "to_open" and self.to_open else iter(())

    def compares_showing(self) -> bool:
        """Where cards say who begins."""
        return self.opens in BY_CARDS

    def follows(self) -> str | None:
        """Blinds or a bring-in, where the round begins on the left of them."""
        return {"left of big blind": "blinds", "left of bring-in": "bring_in"}.get(self.opens)

    def bet_size(self) -> str:
        """The stake that the option names."""
        return self.size

    def brief(self) -> str:
        """`betting, the dealer first`."""
        least = f", to be opened with {_hands.with_article(self.to_open)} or better" if self.to_open else ""
        return f"betting round, {clauses.begins(self.opens)} first{least}"


def _opener(table: Table, opens: Opens) -> int:
    """Who should begin, now that the round begins or before anybody has acted in it."""
    if opens in BY_CARDS:
        return leading(table, table.live_from(table.button + 1), opens)
    if opens in {"dealer", "left of dealer"}:
        return seat_of(table, opens)
    said = table.opened if opens == "opener" else table.forced
    return seat_of(table, "left of dealer") if said is None else (said + (opens != "opener")) % table.seats


def _holds(table: Table, seat: int, words: str) -> bool:
    """Whether the seat's cards make such a hand, or a better one."""
    makes = table.rules.makes
    assert makes, "a table on which hands open knows what makes a hand"
    return makes(table.hands[seat], table.board, words)


def _price(table: Table, high: int, seat: int) -> int:
    """What a call costs: what the bet to match lacks, or all that the seat has left."""
    owed, left = due(table, high) - table.bets[seat], table.stacks[seat]
    return owed if owed < left else left  # noqa: FURB136 - `min` takes several times as long


@lru_cache(maxsize=4096)
def _menu(price: int, faced: bool, sizes: tuple[int, int] | None, folds: bool) -> tuple[Offer, ...]:  # noqa: FBT001 - a key of the cache
    """The offers of a turn; the same few come up in hand after hand."""
    first = Offer("call", price=price) if price else CHECK
    sized = () if sizes is None else (Offer("raise" if faced else "bet", *sizes),)
    return (first, *sized, FOLD) if folds else (first, *sized)


def _next(table: Table, state: Round) -> int | None:
    """The next seat in turn, if it owes chips or has not spoken and could be answered."""
    level, unspoken = state
    if table.queue and len(table.live) > 1:
        seat = table.queue[0]
        if table.bets[seat] < due(table, level.high):
            return seat
        if unspoken and table.able > 1 and seat != table.brought:
            return seat
    return None
