"""One hand: chips, cards and what has happened, and the steps that every hand has."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.voters.reader.ranking import RANKS
from tests.voters.reader.sentences import Rules, Settings

Deed = dict[str, Any]
Offer = dict[str, Any]
Asking = Iterator[tuple[int, list[Offer]]]
CARDS = {rank + suit for rank in RANKS for suit in "cdhs"}


class CannotBegin(Exception):
    """The rules or the stakes do not let this hand begin."""


@dataclass(slots=True)
class Dead:
    """A card in the muck: how it came there, and who threw it in which draw."""

    card: str
    kind: str
    seat: int | None = None
    step: str | None = None


class Hand:
    """The table during one hand. What a player does comes through `deed`, set before the play goes on."""

    def __init__(self, rules: Rules, asked: dict[str, Any]) -> None:
        self.rules, self.stakes, self.betting = rules, asked["stakes"], asked["betting"]
        self.button, self.stacks, self.stub = asked["button"], list(asked["stacks"]), list(asked["deck"])
        self.size = len(self.stacks)
        may_begin(self)
        self.bottom: str | None = self.stub[-1] if self.stub else None
        self.alive, self.step = list(range(self.size)), ""
        self.paid, self.bets = [0] * self.size, [0] * self.size
        self.hands: list[list[str]] = [[] for _ in self.stacks]
        self.piles: list[list[str]] = [[] for _ in self.stacks]
        self.muck: list[Dead] = []
        self.open: set[str] = set()
        self.raiser: int | None = None
        self.beginner = 0
        self.over = False
        self.events: list[dict[str, Any]] = []
        self.deed: Deed = {}

    def log(self, event: str, **keys: Any) -> None:  # noqa: ANN401 - whatever the event has to say
        said = {key: value for key, value in keys.items() if value is not None}
        self.events.append({"event": event, "step": self.step, **said})

    def first(self, settings: Settings) -> int:
        """The seat that a sentence says is first: the dealer, or the one on the dealer's left."""
        return self.button if settings["first"] == "dealer" else self.after(self.button)

    def after(self, seat: int) -> int:
        return (seat + 1) % self.size

    def clockwise(self, seat: int) -> list[int]:
        """Everybody still in the hand, clockwise from that seat."""
        return [at % self.size for at in range(seat, seat + self.size) if at % self.size in self.alive]

    def has_chips(self, seat: int) -> bool:
        return seat in self.alive and self.stacks[seat] > 0

    def pay(self, seat: int, chips: int) -> None:
        self.stacks[seat] -= chips
        self.paid[seat] += chips
        self.bets[seat] += chips

    def give_back(self) -> None:
        """What nobody matched in this round goes back."""
        second, most = sorted(self.bets)[-2:]
        if most > second:
            seat = self.bets.index(most)
            self.pay(seat, second - most)
            self.log("return", seat=seat, chips=most - second)

    def ante(self, step: Settings) -> None:
        for seat in self.clockwise(self.after(self.button)):
            chips = min(self.stakes["ante"], self.stacks[seat])
            self.pay(seat, chips)
            if chips:
                self.log("post", seat=seat, chips=chips)
        self.give_back()

    def deal(self, step: Settings) -> None:
        for _ in range(step["count"]):
            for seat in self.clockwise(self.after(self.button)):
                card = self.stub.pop(0)
                self.hands[seat].append(card)
                self.log("deal", seat=seat, place="hand", cards=[card], seen="owner")

    def fold(self, seat: int) -> None:
        pile = self.piles[seat] if self.rules["fold"] == "hand and pile" else []
        self.log("fold", seat=seat, place="muck", cards=self.hands[seat] + pile, seen="owner")
        self.muck += [Dead(card, "the hands that have been folded") for card in self.hands[seat]]
        self.muck += [Dead(card, "the discards lying in the muck") for card in pile]
        self.alive.remove(seat)
        self.hands[seat], self.piles[seat] = [], []

    def take_back(self, step: Settings) -> Asking:
        """In turn, whoever has a pile may take it up again for as many cards of the hand."""
        for seat in self.clockwise(self.first(step)):
            if not (pile := list(self.piles[seat])):
                continue
            many = len(pile)
            take = {"verb": "take_back", "choose": [many, many], "from": list(self.hands[seat]), "takes": pile}
            yield seat, [take, {"verb": "keep"}]
            if self.deed["verb"] == "keep":
                self.log("keep", seat=seat)
                continue
            given = self.deed["cards"]
            self.log("give_up", seat=seat, place="muck", cards=given, seen="owner")
            self.log("take_back", seat=seat, place="hand", cards=pile, seen="owner")
            self.hands[seat] = [card for card in self.hands[seat] if card not in given] + pile
            self.piles[seat] = []
        self.piles = [[] for _ in self.piles]

    def view(self, eye: int) -> dict[str, Any]:
        """What that seat may know."""
        hands, piles = (
            [[card if seat == eye or card in self.open else "x" for card in cards] for seat, cards in enumerate(all_)]
            for all_ in (self.hands, self.piles)
        )
        return {
            "stacks": list(self.stacks),
            "bets": list(self.bets),
            "pot": 0 if self.over else sum(self.paid),
            "folded": [seat not in self.alive for seat in range(self.size)],
            "hands": hands,
            "piles": piles,
            "stub": len(self.stub),
        }


def may_begin(hand: Hand) -> None:
    """Raise where the hand cannot begin."""
    rules, deck, stakes = hand.rules, hand.stub, hand.stakes
    dealt = next(step["count"] for step in rules.steps.values() if step["kind"] == "deal")
    names = ["ante", "bet"] + ["max bet"] * (hand.betting == "spread limit")
    if not rules["fewest"] <= hand.size <= rules["most"]:
        raise CannotBegin(f"{rules['fewest']} to {rules['most']} players can play")
    if min(hand.stacks) < 1 or not 0 <= hand.button < hand.size:
        raise CannotBegin("an empty stack, or a dealer at no seat")
    if len(set(deck)) < len(deck) or not set(deck) <= CARDS or len(deck) < dealt * hand.size:
        raise CannotBegin("a card is there twice or unknown, or there are too few for the deal")
    if set(names) - set(stakes) or min(stakes.values()) < 0 or stakes["bet"] < 1:
        raise CannotBegin("a stake is missing, or is too small")
    if "max bet" in names and stakes["max bet"] < stakes["bet"]:
        raise CannotBegin("the highest bet is below the smallest")
