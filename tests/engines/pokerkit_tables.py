"""PokerKit behind the protocol, at the levels `result` and `legal`, for the two of our games that it can express.

It imports nothing of Croupier. Each game is put together from PokerKit's own options, and who acts, what is allowed,
who wins and what is paid is PokerKit's word alone. Where it has no option for a rule it is not helped: what the game's
agreement asks for is declined, and anything else is played as PokerKit plays it.
"""

from __future__ import annotations

import json
import sys
import warnings
from importlib.metadata import version
from typing import Any, TypeAlias

from pokerkit import Automation, BettingStructure, Card, Deck, Mode, Opening, StandardHighHand, State, Street

Message: TypeAlias = dict[str, Any]

DRAWS = {"five-card-draw": 1, "double-draw": 2}
STRUCTURES = {
    "fixed limit": BettingStructure.FIXED_LIMIT,
    "pot limit": BettingStructure.POT_LIMIT,
    "no limit": BettingStructure.NO_LIMIT,
}
ONLY_ANSWERS = {
    "all_in_exchanges": "take part, face down",
    "bottom_card": "dealt last",
    "check_raise": "allowed",
    "draw_service": "all discard, then all are served",
    "first_to_show": "last raiser",
    "min_raise": "last full raise",
    "odd_chip": "first winner left of dealer",
    "short_ante": "posts what is left",
}
"""The questions that PokerKit has settled for good. `short_all_in` and `raises_heads_up` it has settled as well, but
against every house of ours: that is not declined, since then nothing would be left to play."""
ARGUMENTS = {"discard": "cards", "bet": "chips", "raise": "chips"}
BY_ITSELF = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


class RefusedError(Exception):
    """PokerKit does not allow it."""


class Table:
    """One hand. PokerKit's players are numbered from the left of the button."""

    compares_showing = True

    def __init__(self, game: Message, run: Message) -> None:
        self.seats, self.button = len(run["stacks"]), run["button"]
        self.beaten_show = game["policies"]["losers"] == "show"
        stacks = [run["stacks"][self.seat(player)] for player in range(self.seats)]
        bet, cap = run["stakes"]["bet"], self.cap(game["policies"], run["betting"])
        burn = game["policies"]["burn"] == "one before each draw"
        deal = Street(False, (False,) * 5, 0, False, Opening.POSITION, bet, cap)  # noqa: FBT003 - its signature
        draws = [Street(burn, (), 0, True, Opening.POSITION, bet, cap) for _ in range(DRAWS[game["variant"]])]  # noqa: FBT003
        deck = tuple(Card.parse("".join(run["deck"])))
        self.state = State(
            BY_ITSELF, Deck.STANDARD, (StandardHighHand,), (deal, *draws),
            STRUCTURES[run["betting"]], True, run["stakes"]["ante"], 0, 0, stacks, self.seats, mode=Mode.CASH_GAME,  # noqa: FBT003
        )  # fmt: skip
        self.state.deck_cards.clear()
        self.state.deck_cards.extend(deck)
        self.go_on()

    def cap(self, policies: Message, betting: str) -> int | None:
        """PokerKit counts for a whole street, whoever is left in it."""
        free = self.seats == 2 and policies["raises_heads_up"] == "no limit"
        return (
            None
            if free or betting != "fixed limit" or policies["raises"] == "no limit"
            else 1 + int(policies["raises"])
        )

    def seat(self, player: int) -> int:
        return int(self.button + 1 + player) % self.seats

    def stacks(self) -> list[int]:
        return [self.state.stacks[(seat - self.button - 1) % self.seats] for seat in range(self.seats)]

    def go_on(self) -> None:
        """Deal what is to be dealt, and show the hands of those whom PokerKit itself would have show."""
        state = self.state
        while state.can_burn_card() or state.can_deal_hole():
            state.burn_card() if state.can_burn_card() else state.deal_hole()
        while (player := state.showdown_index) is not None and (self.beaten_show or state.can_win_now(player)):
            state.show_or_muck_hole_cards(True)  # noqa: FBT003

    def actor(self) -> int | None:
        player = self.state.turn_index
        return None if player is None else self.seat(player)

    def offers(self) -> list[Message]:
        state = self.state
        if (player := state.stand_patter_or_discarder_index) is not None:
            held = [repr(card) for card in state.hole_cards[player]]
            return [{"verb": "discard", "choose": [0, len(held)], "from": held}]
        if state.showdown_index is not None:
            return [{"verb": "show"}, {"verb": "muck"}]
        if state.actor_index is None:
            return []
        price = state.checking_or_calling_amount
        told: list[Message] = [{"verb": "call", "price": price} if price else {"verb": "check"}]
        least, most = (
            state.min_completion_betting_or_raising_to_amount,
            state.max_completion_betting_or_raising_to_amount,
        )
        told += [{"verb": self.raising(), "min": least, "max": most}] if least is not None else []
        return [*told, {"verb": "fold"}] if state.can_fold() else told

    def raising(self) -> str:
        return "raise" if any(self.state.bets) else "bet"

    def act(self, deed: Message) -> None:
        state, verb = self.state, deed["verb"]
        if deed["seat"] != self.actor() or verb not in {offer["verb"] for offer in self.offers()}:
            raise RefusedError(f"PokerKit waits for seat {self.actor()} and offers {self.offers()}")
        if {"chips", "cards", "takes"} & deed.keys() - {ARGUMENTS.get(verb)}:
            raise RefusedError(f"{verb} takes no such argument")
        try:
            match verb:
                case "discard":
                    state.stand_pat_or_discard("".join(deed.get("cards", ())))
                case "show" | "muck":
                    state.show_or_muck_hole_cards(verb == "show")
                case "fold":
                    state.fold()
                case "check" | "call":
                    state.check_or_call()
                case _:
                    state.complete_bet_or_raise_to(deed.get("chips", 0))
        except ValueError as refused:
            raise RefusedError(str(refused)) from refused
        self.go_on()


def run(game: Message, asked: Message) -> Message:
    if not asked["stakes"]["ante"]:
        return {"unsupported": "PokerKit plays no hand without an ante or a blind"}
    if asked["level"] == "legal" and game["variant"] == "double-draw":
        return {"unsupported": "PokerKit has no limit on discards, and so would offer five in every hand"}
    try:
        table = Table(game, asked)
    except ValueError as refused:
        return {"refused": "start", "why": str(refused)}
    steps: list[Message] = []
    told: Message = {}
    for place, deed in enumerate(asked["actions"]):
        steps.append({"seat": table.actor(), "offers": table.offers()})
        try:
            table.act(deed)
        except RefusedError as refused:
            told = {"refused": place, "why": str(refused)}
            break
    else:
        steps.append({"seat": table.actor(), "offers": table.offers()})
        stacks = table.state.stacks
        told = {"stacks": [stacks[(seat - table.button - 1) % table.seats] for seat in range(table.seats)]}
    return {**told, "steps": steps} if asked["level"] == "legal" else told


def agree(game: Message) -> Message:
    wanted = {word: game["policies"][word] for word, answer in ONLY_ANSWERS.items() if game["policies"][word] != answer}
    told = "; ".join(f"{word}: {answer}" for word, answer in wanted.items())
    return {"unsupported": f"PokerKit has no option for {told}"} if wanted else {"ok": True}


def start() -> Message:
    return {
        "protocol": 1,
        "implementation": {"name": "pokerkit", "version": version("pokerkit"), "language": "Python"},
        "levels": ["result", "legal"],
        "variants": list(DRAWS),
        "betting": list(STRUCTURES),
        "lacks": ["shuffles", "house rules"],
    }


def main() -> None:
    warnings.simplefilter("ignore")  # it warns of every fold that could have been a check
    game: Message = {}
    for line in sys.stdin:
        asked = json.loads(line)
        match asked["cmd"]:
            case "stop":
                return
            case "start":
                reply = start()
            case "variant":
                game, reply = asked, agree(asked)
            case _:
                reply = run(game, asked)
        sys.stdout.write(json.dumps({"seq": asked["seq"], **reply}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
