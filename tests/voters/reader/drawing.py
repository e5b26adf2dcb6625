"""A draw: discards, replacements, and a shuffle where the deck runs out."""

import copy
from typing import NamedTuple

from tests.voters.reader.hand import DISCARDS, Asking, Hand, Offer
from tests.voters.reader.sentences import Settings

BOTTOM, BURNED = "the bottom card where it was held back", "the burned cards"


class TooFew(Exception):
    """A card is due, and there is none to deal or to shuffle."""


class Portion(NamedTuple):
    """Cards that are due to a player in a row."""

    seat: int
    cards: int
    held_back: str
    all_discarded: bool  # whether, when it is served, everybody has discarded


class Draw:
    """One draw of a hand."""

    def __init__(self, hand: Hand, settings: Settings) -> None:
        self.hand, self.rules, self.settings = hand, hand.rules, settings
        self.seats = hand.clockwise(hand.first(settings))
        self.thrown: dict[int, int] = {}
        self.burned = False
        self.last: int | None = None
        self.together = hand.rules["served"] == "together"
        self.shuffled = set(hand.rules["shuffled"].replace(" and ", ", ").split(", "))

    def limit(self, seat: int) -> int:
        limit = self.settings["limit"]
        return limit if isinstance(limit, int) else len(self.hand.hands[seat])

    def offers(self, seat: int) -> list[Offer]:
        held, offers = self.hand.hands[seat], []
        for many in range(len(held) + 1):
            if many <= self.limit(seat):
                choices = [held]
            elif many <= self.settings.get("limit_with_ace", 0):
                choices = [[card for card in held if card != ace] for ace in held if ace[0] == "A"]
            else:
                break
            if self.can_replace(seat, held[:many]):
                offers += [{"verb": "discard", "choose": [many, many], "from": choice} for choice in choices]
        return offers

    def can_replace(self, seat: int, cards: list[str]) -> bool:
        """Whether that discard can be replaced for certain, if nobody after it throws any: by trying it blindly."""
        trial = copy.deepcopy(self)
        trial.throw(seat, cards)
        trial.hand.stub = [card if card == trial.hand.bottom else f"unseen {card}" for card in trial.hand.stub]
        try:
            for _, offers in trial.serve([seat] if not self.together else self.seats, late=True):
                trial.hand.deed = {"cards": [f"shuffled {card}" for card in offers[0]["from"]]}
        except TooFew:
            return False
        return True

    def throw(self, seat: int, cards: list[str]) -> None:
        hand, own = self.hand, self.settings["discards"] == "own"
        self.thrown[seat] = len(cards)
        hand.hands[seat] = [card for card in hand.hands[seat] if card not in cards]
        if own:
            hand.piles[seat] = cards
        else:
            hand.muck |= dict.fromkeys(cards, (DISCARDS, seat, hand.step))
        seen = {"cards": cards, "seen": "owner"} if cards else {}
        hand.log("discard", seat=seat, place="own pile" if own else "muck", **seen)

    def due(self, now: list[int], *, late: bool) -> list[Portion]:
        """What is due to those to be served now, in their turn; and, at the end, what was held back."""
        row, done = self.settings.get("in_a_row", 99), self.together
        thrown = [(seat, self.thrown.get(seat, 0)) for seat in self.seats]
        due = [(seat, min(many, row), "", done or seat == self.seats[-1]) for seat, many in thrown if seat in now]
        if late:
            due += [(seat, many - row, "held back", True) for seat, many in thrown]
        return [Portion(*portion) for portion in due if portion[1] > 0]

    def serve(self, now: list[int], *, late: bool) -> Asking:
        """Deal what is due, player by player."""
        due = self.due(now, late=late)
        for place, portion in enumerate(due):
            seat, later = portion.seat, len(due) > place + 1
            if not self.burned and self.rules["burn"] == "first replacement":
                yield from self.burn(seat)
            if portion.held_back and self.last == seat:
                yield from self.burn(seat)
            got: list[str] = []
            for left in reversed(range(portion.cards)):
                if not self.there(last_due=portion.all_discarded and not left and not later):
                    self.receive(seat, got)
                    got = []
                    yield from self.shuffle(seat)
                got.append(self.hand.stub.pop(0))
            self.receive(seat, got)
            self.last = seat

    def there(self, *, last_due: bool) -> bool:
        """Whether the top card of the deck may be dealt."""
        if self.hand.stub == [self.hand.bottom]:
            return bool(self.rules["bottom"] == "dealt" or (self.rules["bottom"] == "completes" and last_due))
        return bool(self.hand.stub)

    def receive(self, seat: int, cards: list[str]) -> None:
        self.hand.hands[seat] += cards
        if cards:
            self.hand.log("draw", seat=seat, place="hand", cards=cards, seen="owner")

    def burn(self, seat: int) -> Asking:
        if not self.there(last_due=False):
            yield from self.shuffle(seat)
        card = self.hand.stub.pop(0)
        self.hand.muck[card] = (BURNED, seat, "")
        self.hand.log("burn", place="muck", cards=[card], seen="nobody")
        self.burned = True

    def shuffle(self, seat: int) -> Asking:
        """The dealer shuffles what may be shuffled; `seat` is about to be served."""
        hand, spares_all = self.hand, self.rules["spared"] == "draw"
        held = hand.stub if BOTTOM in self.shuffled else []
        cards = [*held]
        for card, (kind, thrower, draw) in hand.muck.items():
            if kind in self.shuffled and not (draw == hand.step and (spares_all or thrower == seat)):
                cards.append(card)
        if not cards:
            raise TooFew
        yield hand.button, [{"verb": "shuffle", "choose": [len(cards), len(cards)], "from": cards}]
        hand.muck = {card: how for card, how in hand.muck.items() if card not in cards}
        hand.bottom = None if held else hand.bottom
        hand.stub = hand.deed["cards"] + [card for card in hand.stub if card not in held]
        hand.log("shuffle", seat=hand.button, place="stub", cards=hand.deed["cards"], seen="nobody")


def draw(hand: Hand, step: Settings) -> Asking:
    """Everybody still in the hand discards in turn, and is served."""
    play = Draw(hand, step)
    for seat in play.seats:
        yield seat, play.offers(seat)
        cards = hand.deed.get("cards", [])
        if len(cards) > play.limit(seat) and hand.rules.says("ace_shown"):
            ace = next(card for card in hand.hands[seat] if card[0] == "A" and card not in cards)
            hand.open.add(ace)
            hand.log("show_card", seat=seat, place="hand", cards=[ace], seen="all")
        play.throw(seat, cards)
        if not play.together:
            yield from play.serve([seat], late=seat == play.seats[-1])
    if play.together:
        yield from play.serve(play.seats, late=True)
    if not play.burned and hand.rules.says("burn_for_nobody") and play.there(last_due=False):
        yield from play.burn(play.seats[0])
