"""A game of ours at PokerKit's table, put together from its steps and shares, and not from its name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pokerkit import (
    Automation,
    BadugiHand,
    Card,
    Deck,
    EightOrBetterLowHand,
    Hand,
    Mode,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    Opening,
    RegularLowHand,
    ShortDeckHoldemHand,
    StandardBadugiHand,
    StandardHighHand,
    StandardLowHand,
    State,
    Street,
)

from croupier.evaluators import evaluator
from tests.engines.pokerkit_tables import BY_ITSELF, STRUCTURES, Message, Table
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.phases import Step
    from croupier.proof.playouts import Setting
    from croupier.rules import Rulebook
    from croupier.rules.rulebook import Share

OPENINGS = {
    "left of big blind": Opening.POSITION,
    "left of dealer": Opening.POSITION,
    "best showing": Opening.HIGH_HAND,
    "lowest showing": Opening.LOW_HAND,
}
FIRST_CARD = {("lowest up card", "high"): Opening.LOW_CARD, ("highest up card", "low"): Opening.HIGH_CARD}
MOST_UP = 4
ANY = ("any", "any")
OMAHA = ("exactly two", "exactly three")
HIGH, LOW, DEUCE = evaluator("high"), evaluator("ace_to_five"), evaluator("deuce_to_seven")
SHORT_DECK = LIBRARY.variant("six-plus-holdem").rules.shares[0].ranking
HAND_TYPES: dict[tuple[Any, str, str, str], type[Hand]] = {
    (HIGH, *ANY, ""): StandardHighHand,
    (HIGH, *OMAHA, ""): OmahaHoldemHand,
    (LOW, *ANY, ""): RegularLowHand,
    (LOW, *ANY, "eight-high"): EightOrBetterLowHand,
    (LOW, *OMAHA, "eight-high"): OmahaEightOrBetterLowHand,
    (DEUCE, *ANY, ""): StandardLowHand,
}


class NotTheirsError(Exception):
    """PokerKit has nothing for it."""


def hand_type(share: Share) -> type[Hand]:
    """What decides a share. Raises NotTheirsError."""
    use = tuple(str(dict(share.use).get(zone, "any")) for zone in ("hand", "board"))
    ranking: Any = share.ranking
    found: type[Hand] | None = HAND_TYPES.get((ranking, *use, share.needs))
    if found is None and ranking.word == "badugi" and use == ANY:
        found = {"low": BadugiHand, "high": StandardBadugiHand}[ranking.aces] if ranking.wins == "lowest" else None
    if found is None and use == ANY and not share.needs and share.ranking == SHORT_DECK:
        found = ShortDeckHoldemHand
    if found is None:
        raise NotTheirsError(f"no hand type for {share.name}")
    return found


@dataclass(slots=True)
class _Coming:
    """What comes before a betting round."""

    up: tuple[bool, ...] = ()
    board: int = 0
    draws: bool = False
    opens: Opening | None = None


def streets(rules: Rulebook, made: Setting) -> Iterator[Street]:
    """A street for every betting round. Raises NotTheirsError."""
    coming, seen = _Coming(), False
    for step in rules.steps:
        if step.word != "bet":
            _come(step, rules, coming)
            continue
        if seen and coming.up and coming.board:
            raise NotTheirsError("it deals to players or to the board")
        yield _street(rules, made, step, coming, first=not seen)
        coming, seen = _Coming(), True


def _come(step: Step, rules: Rulebook, coming: _Coming) -> None:
    """What one more step adds to it. Raises NotTheirsError."""
    phase: Any = step.phase
    match step.word:
        case "deal" if phase.cards():
            coming.up += (False,) * phase.down + (True,) * phase.up
        case "deal" if set(phase.lays()) == {"board"}:
            coming.board += phase.laid()
        case "draw" if phase.draws(rules.cards_dealt) == rules.cards_dealt:
            coming.draws = True
        case "bring_in" if (phase.by, phase.aces) in FIRST_CARD:
            coming.opens = FIRST_CARD[phase.by, phase.aces]
        case "blinds" if set(phase.stakes()) == {"small blind", "big blind"}:
            pass
        case "ante" | "showdown":
            pass
        case other:
            raise NotTheirsError(f"no such {other}")


def _street(rules: Rulebook, made: Setting, step: Step, coming: _Coming, *, first: bool) -> Street:
    phase: Any = step.phase
    blinds = any(each.word == "blinds" for each in rules.steps)
    fixed = made.stakes.betting == "fixed limit"
    size = made.stakes.amount(phase.size if fixed or not blinds else "big blind")
    if coming.opens is None and (phase.opens not in OPENINGS or (phase.opens == "left of dealer" and not blinds)):
        raise NotTheirsError(f"nobody opens {phase.opens}")
    opens = coming.opens or OPENINGS[phase.opens]
    burned = not first and (coming.draws or bool(coming.up) or coming.board > 0)
    return Street(
        burned, coming.up, coming.board, coming.draws, opens, size, _cap(rules, made, posted=first and blinds)
    )


def _cap(rules: Rulebook, made: Setting, *, posted: bool) -> int | None:
    """PokerKit counts the first bet of a street too, though not a blind, and whoever is left in it."""
    policies = rules.policies
    free = len(made.stacks) == 2 and policies["raises_heads_up"] == "no limit"
    if free or made.stakes.betting != "fixed limit" or policies["raises"] == "no limit":
        return None
    return int(str(policies["raises"])) + (not posted)


def any_up(step: Step) -> int:
    """How many cards of each player a step deals face up."""
    phase: Any = step.phase
    return int(phase.up) if step.word == "deal" and phase.cards() else 0


class Seated(Table):
    """One hand of any such game. In the showdown everybody shows, whoever may muck: no chip moves by it."""

    compares_showing = False

    def __init__(self, rules: Rulebook, made: Setting) -> None:
        self.seats, self.button, self.beaten_show = len(made.stacks), made.button, True
        stacks = [made.stacks[self.seat(player)] for player in range(self.seats)]
        amounts = made.stakes.amounts
        words = {step.word for step in rules.steps}
        ante = amounts["ante"] if "ante" in words else 0
        blinds = (amounts["small blind"], amounts["big blind"]) if "blinds" in words else 0
        bring_in = amounts["bring-in"] if "bring_in" in words else 0
        if sum(any_up(step) for step in rules.steps) > MOST_UP:
            raise NotTheirsError("it compares no more than four cards showing")
        kinds, rounds = tuple(map(hand_type, rules.shares)), tuple(streets(rules, made))
        automatic = (*BY_ITSELF, Automation.RUNOUT_COUNT_SELECTION)
        self.state = State(
            automatic, Deck.STANDARD, kinds, rounds, STRUCTURES[made.stakes.betting], True, ante, blinds, bring_in,  # noqa: FBT003
            stacks, self.seats, mode=Mode.CASH_GAME,
        )  # fmt: skip
        self.state.deck_cards.clear()
        self.state.deck_cards.extend(Card.parse("".join(made.deck)))
        self.go_on()

    def go_on(self) -> None:
        """Deal what is to be dealt, and show."""
        while self._deals() or self._shows():
            pass

    def _deals(self) -> bool:
        """Burn or deal, if that is what comes next."""
        state = self.state
        for can, do in (
            (state.can_burn_card, state.burn_card),
            (state.can_deal_hole, state.deal_hole),
            (state.can_deal_board, state.deal_board),
        ):
            if can():
                do()
                return True
        return False

    def _shows(self) -> bool:
        """Show the next hand of the showdown."""
        if self.state.showdown_index is None:
            return False
        self.state.show_or_muck_hole_cards(True)  # noqa: FBT003
        return True

    def offers(self) -> list[Message]:
        """As always, and the bring-in."""
        if not self.state.can_post_bring_in():
            return super().offers()
        state = self.state
        least, most = (
            state.min_completion_betting_or_raising_to_amount,
            state.max_completion_betting_or_raising_to_amount,
        )
        told: list[Message] = [{"verb": "bring_in", "price": state.effective_bring_in_amount}]
        return [*told, {"verb": "bet", "min": least, "max": most}] if least is not None else told

    def act(self, deed: Message) -> None:
        """As always, and the bring-in; what is shown has been shown."""
        if deed["verb"] in {"show", "muck"}:
            return
        if deed["verb"] == "bring_in":
            self.state.post_bring_in()
            self.go_on()
            return
        verbs = {offer["verb"] for offer in self.offers()}
        other = {"bet": "raise", "raise": "bet"}.get(deed["verb"], "")
        super().act({**deed, "verb": other} if other in verbs and deed["verb"] not in verbs else deed)
