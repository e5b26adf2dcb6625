"""One hand: chips, cards and what has happened, and the steps that every hand has."""

from collections.abc import Iterator
from typing import Any

from tests.voters.reader.ranking import RANKS
from tests.voters.reader.sentences import Rules, Settings

Deed = dict[str, Any]
Offer = dict[str, Any]
Asking = Iterator[tuple[int, list[Offer]]]
CARDS = {rank + suit for rank in RANKS for suit in "cdhs"}
FOLDED, DISCARDS = "the hands that have been folded", "the discards lying in the muck"


class CannotBegin(Exception):
    """The rules or the stakes do not let this hand begin."""


class Hand:
    """The table during one hand. What a player does comes through `deed`, set before the play goes on."""

    def __init__(self, rules: Rules, asked: dict[str, Any]) -> None:
        self.rules, self.stakes, self.betting = rules, asked["stakes"], asked["betting"]
        self.button, self.stacks, self.stub = asked["button"], list(asked["stacks"]), list(asked["deck"])
        self.size = len(self.stacks)
        may_begin(self)
        self.bottom: str | None = self.stub[-1]
        self.alive, self.step, self.over = list(range(self.size)), "", False
        self.paid, self.bets = [0] * self.size, [0] * self.size
        self.hands: list[list[str]] = [[] for _ in self.stacks]
        self.piles: list[list[str]] = [[] for _ in self.stacks]
        # How each dead card came into the muck: as what, and if just thrown, by whom and in which draw.
        self.muck: dict[str, tuple[str, int, str]] = {}
        self.open: set[str] = set()
        self.raiser: int | None = None
        self.beginner = self.button
        self.events: list[dict[str, Any]] = []
        self.deed: Deed = {}

    def log(self, event: str, **keys: Any) -> None:  # noqa: ANN401 - whatever the event has to say
        self.events.append({"event": event, "step": self.step, **keys})

    def first(self, settings: Settings) -> int:
        """The seat that a sentence says is first: the dealer, or the one on the dealer's left."""
        return self.button if settings["first"] == "dealer" else self.after(self.button)

    def after(self, seat: int) -> int:
        return (seat + 1) % self.size

    def clockwise(self, seat: int) -> list[int]:
        """Everybody still in the hand, clockwise from that seat."""
        return [at % self.size for at in range(seat, seat + self.size) if at % self.size in self.alive]

    def pay(self, seat: int, chips: int) -> None:
        self.stacks[seat] -= chips
        self.paid[seat] += chips
        self.bets[seat] += chips

    def give_back(self) -> None:
        """What nobody matched in this round goes back, and the round is over."""
        second, most = sorted(self.bets)[-2:]
        if most > second:
            seat = self.bets.index(most)
            self.pay(seat, second - most)
            self.log("return", seat=seat, chips=most - second)
        self.bets = [0] * self.size

    def ante(self, step: Settings) -> None:
        for seat in self.clockwise(self.after(self.button)):
            if chips := min(self.stakes["ante"], self.stacks[seat]):
                self.pay(seat, chips)
                self.log("post", seat=seat, chips=chips)
        self.give_back()

    def deal(self, step: Settings) -> None:
        for seat in self.clockwise(self.after(self.button)) * step["count"]:
            card = self.stub.pop(0)
            self.hands[seat].append(card)
            self.log("deal", seat=seat, place="hand", cards=[card], seen="owner")

    def fold(self, seat: int) -> None:
        pile = self.piles[seat] if self.rules["fold"] == "hand and pile" else []
        self.log("fold", seat=seat, place="muck", cards=self.hands[seat] + pile, seen="owner")
        self.muck |= dict.fromkeys(self.hands[seat], (FOLDED, seat, "")) | dict.fromkeys(pile, (DISCARDS, seat, ""))
        self.alive.remove(seat)
        self.hands[seat], self.piles[seat] = [], []

    def take_back(self, step: Settings) -> Asking:
        """In turn, whoever has a pile may take it up again for as many cards of the hand."""
        for seat in self.clockwise(self.first(step)):
            held, pile = self.hands[seat], self.piles[seat]
            if not pile:
                continue
            take = {"verb": "take_back", "choose": [len(pile), len(pile)], "from": held, "takes": pile}
            yield seat, [take, {"verb": "keep"}]
            if self.deed["verb"] == "keep":
                self.log("keep", seat=seat)
                continue
            given = self.deed["cards"]
            self.log("give_up", seat=seat, place="muck", cards=given, seen="owner")
            self.log("take_back", seat=seat, place="hand", cards=pile, seen="owner")
            self.hands[seat] = [card for card in held if card not in given] + pile
            self.piles[seat] = []
        self.piles = [[] for _ in self.piles]

    def view(self, eye: int) -> dict[str, Any]:
        """What that seat may know."""

        def seen(places: list[list[str]]) -> list[list[str]]:
            known = self.open | set(places[eye])
            return [[card if card in known else "x" for card in cards] for cards in places]

        return {
            "stacks": list(self.stacks),
            "bets": list(self.bets),
            "pot": 0 if self.over else sum(self.paid),
            "folded": [seat not in self.alive for seat in range(self.size)],
            "hands": seen(self.hands),
            "piles": seen(self.piles),
            "stub": len(self.stub),
        }


def may_begin(hand: Hand) -> None:
    """Raise where the hand cannot begin."""
    rules, deck, stakes = hand.rules, hand.stub, hand.stakes
    dealt = next(step["count"] for step in rules.steps.values() if step["kind"] == "deal")
    names = {"ante", "bet"} | ({"max bet"} if hand.betting == "spread limit" else set())
    if not rules["fewest"] <= hand.size <= rules["most"]:
        raise CannotBegin(f"{rules['fewest']} to {rules['most']} players can play")
    if min(hand.stacks) < 1 or not 0 <= hand.button < hand.size:
        raise CannotBegin("an empty stack, or a dealer at no seat")
    if len(set(deck)) < len(deck) or not set(deck) <= CARDS or len(deck) < dealt * hand.size:
        raise CannotBegin("a card is there twice or unknown, or there are too few for the deal")
    if not names <= set(stakes) or min(stakes.values()) < 0 or stakes["bet"] < 1:
        raise CannotBegin("a stake is missing, or is too small")
    if "max bet" in names and stakes["max bet"] < stakes["bet"]:
        raise CannotBegin("the highest bet is below the smallest")
