"""A draw: discards, replacements, and a shuffle where the deck runs out."""

import copy
from dataclasses import dataclass

from tests.voters.reader.hand import Asking, Dead, Hand, Offer
from tests.voters.reader.sentences import Settings

BOTTOM, BURNED = "the bottom card where it was held back", "the burned cards"
DISCARDS = "the discards lying in the muck"


class TooFew(Exception):
    """A card is due, and there is none to deal or to shuffle."""


@dataclass(slots=True)
class Portion:
    """Cards that are due to a player in a row."""

    seat: int
    cards: int
    held_back: bool
    all_discarded: bool  # whether, when it is served, everybody has discarded


class Draw:
    """One draw of a hand."""

    def __init__(self, hand: Hand, settings: Settings) -> None:
        self.hand, self.rules, self.settings = hand, hand.rules, settings
        self.thrown: dict[int, int] = {}
        self.burned = False
        self.last: int | None = None
        shuffled = str(self.rules["shuffled"]).replace(" and ", ", ")
        self.shuffled = set(shuffled.split(", "))

    def throw(self, seat: int, cards: list[str]) -> None:
        hand, own = self.hand, self.settings["discards"] == "own"
        self.thrown[seat] = len(cards)
        hand.hands[seat] = [card for card in hand.hands[seat] if card not in cards]
        if own:
            hand.piles[seat] = list(cards)
        else:
            hand.muck += [Dead(card, DISCARDS, seat, hand.step) for card in cards]
        seen = {"cards": cards, "seen": "owner"} if cards else {}
        hand.log("discard", seat=seat, place="own pile" if own else "muck", **seen)

    def portions(self, seats: list[int], now: list[int], *, late: bool) -> list[Portion]:
        """What is due to those to be served now, in their turn; and, at the end, what was held back."""
        row = self.settings.get("in_a_row", 99)
        known = self.rules["served"] == "together"
        due = [Portion(seat, min(self.thrown[seat], row), False, known or seat == seats[-1]) for seat in now]
        if late:
            thrown = [seat for seat in seats if seat in self.thrown]
            due += [Portion(seat, self.thrown[seat] - row, True, True) for seat in thrown]
        return [portion for portion in due if portion.cards > 0]

    def there(self, *, last_due: bool) -> bool:
        """Whether the top card of the deck may be dealt."""
        hand = self.hand
        if len(hand.stub) == 1 and hand.stub[0] == hand.bottom:
            return self.rules["bottom"] == "dealt" or (self.rules["bottom"] == "completes" and last_due)
        return bool(hand.stub)

    def serve(self, due: list[Portion]) -> Asking:
        """Deal the portions one after the other."""
        for place, portion in enumerate(due):
            seat, later = portion.seat, sum(other.cards for other in due[place + 1 :])
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

    def receive(self, seat: int, cards: list[str]) -> None:
        self.hand.hands[seat] += cards
        if cards:
            self.hand.log("draw", seat=seat, place="hand", cards=cards, seen="owner")

    def burn(self, seat: int) -> Asking:
        if not self.there(last_due=False):
            yield from self.shuffle(seat)
        card = self.hand.stub.pop(0)
        self.hand.muck.append(Dead(card, BURNED))
        self.hand.log("burn", place="muck", cards=[card], seen="nobody")
        self.burned = True

    def shuffle(self, seat: int) -> Asking:
        """The dealer shuffles what may be shuffled; `seat` is about to be served."""
        hand = self.hand
        pool = [dead for dead in hand.muck if dead.kind in self.shuffled and not self.spared(dead, seat)]
        held = list(hand.stub) if BOTTOM in self.shuffled else []
        if not (cards := [dead.card for dead in pool] + held):
            raise TooFew
        yield hand.button, [{"verb": "shuffle", "choose": [len(cards), len(cards)], "from": cards}]
        hand.muck = [dead for dead in hand.muck if dead not in pool]
        hand.bottom = None if held else hand.bottom
        hand.stub = list(hand.deed["cards"]) + [card for card in hand.stub if card not in held]
        hand.log("shuffle", seat=hand.button, place="stub", cards=hand.deed["cards"], seen="nobody")

    def spared(self, dead: Dead, seat: int) -> bool:
        return dead.step == self.hand.step and (self.rules["spared"] == "draw" or dead.seat == seat)

    def lasts(self, seat: int, cards: list[str], seats: list[int]) -> bool:
        """Whether that discard can be replaced for certain, if nobody after it throws any."""
        trial = copy.deepcopy(self)
        trial.throw(seat, cards)
        trial.hand.stub = [f"unseen {at}" for at, _ in enumerate(trial.hand.stub, 1 - len(trial.hand.stub))]
        if self.hand.stub and self.hand.stub[-1] == self.hand.bottom:
            trial.hand.bottom = trial.hand.stub[-1]
        now = [seat] if self.rules["served"] == "at once" else [each for each in seats if each in trial.thrown]
        try:
            for _, offers in trial.serve(trial.portions(seats, now, late=True)):
                trial.hand.deed = {"cards": [f"shuffled {at}" for at, _ in enumerate(offers[0]["from"])]}
        except TooFew:
            return False
        return True

    def limit(self, seat: int) -> int:
        limit: int | str = self.settings["limit"]
        return len(self.hand.hands[seat]) if isinstance(limit, str) else limit

    def offers(self, seat: int, seats: list[int]) -> list[Offer]:
        held, limit = self.hand.hands[seat], self.limit(seat)
        offers = []
        for many in range(len(held) + 1):
            if not self.lasts(seat, held[:many], seats):
                continue
            if many <= limit:
                offers.append({"verb": "discard", "choose": [many, many], "from": list(held)})
            elif many <= self.settings.get("limit_with_ace", 0):
                for ace in (card for card in held if card[0] == "A"):
                    rest = [card for card in held if card != ace]
                    offers.append({"verb": "discard", "choose": [many, many], "from": rest})
        return offers


def draw(hand: Hand, step: Settings) -> Asking:
    """Everybody still in the hand discards in turn, and is served."""
    play, seats = Draw(hand, step), hand.clockwise(hand.first(step))
    for seat in seats:
        yield seat, play.offers(seat, seats)
        cards = hand.deed.get("cards", [])
        if len(cards) > play.limit(seat) and "ace_shown" in hand.rules.general:
            ace = next(card for card in hand.hands[seat] if card[0] == "A" and card not in cards)
            hand.open.add(ace)
            hand.log("show_card", seat=seat, place="hand", cards=[ace], seen="all")
        play.throw(seat, cards)
        if hand.rules["served"] == "at once":
            yield from play.serve(play.portions(seats, [seat], late=seat == seats[-1]))
    if hand.rules["served"] == "together":
        yield from play.serve(play.portions(seats, seats, late=True))
    if not play.burned and "burn_for_nobody" in hand.rules.general:
        yield from play.burn(seats[0])
