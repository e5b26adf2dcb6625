"""A betting round."""

from tests.voters.reader.hand import Asking, Hand, Offer
from tests.voters.reader.sentences import Settings

SHARE = {"half": 2, "all": 1}


class Round:
    """What counts in one round: how high the bets are, and how high the last full one was."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.bet: int = hand.stakes["bet"]
        self.highest = self.full = self.fulls = self.largest = 0
        self.acted: set[int] = set()
        self.limit_game = hand.betting in {"fixed limit", "spread limit"}
        self.capped = self.limit_game and len(hand.alive) != hand.rules["unlimited"]

    def raise_in_full(self) -> int:
        return max(self.bet, 0 if self.hand.betting == "fixed limit" else self.largest)

    def asked(self, seat: int) -> bool:
        """Who owes chips, or has not acted while a bet of theirs could be answered."""
        owes = self.hand.bets[seat] < self.highest
        return self.hand.stacks[seat] > 0 and (owes or (seat not in self.acted and self.answerable(seat)))

    def answerable(self, seat: int) -> bool:
        return any(self.hand.stacks[other] for other in self.hand.alive if other != seat)

    def offers(self, seat: int) -> list[Offer]:
        owes = self.highest - self.hand.bets[seat]
        price = min(owes, self.hand.stacks[seat])
        offers: list[Offer] = [{"verb": "call", "price": price} if owes else {"verb": "check"}]
        if bounds := self.bounds(seat, owes):
            offers.append({"verb": "raise" if self.highest else "bet", "min": bounds[0], "max": bounds[1]})
        if owes or self.hand.rules.says("free_fold"):
            offers.append({"verb": "fold"})
        return offers

    def bounds(self, seat: int, owes: int) -> tuple[int, int] | None:
        """The least and the most that the seat may bet or raise to, or nothing."""
        rules, total = self.hand.rules, self.hand.bets[seat] + self.hand.stacks[seat]
        reopens = SHARE[rules["reopens" if self.limit_game else "reopens_big"]]
        if not self.answerable(seat) or (self.capped and self.fulls - 1 >= rules["raises"]):
            return None
        if total <= self.highest or (seat in self.acted and owes * reopens < self.raise_in_full()):
            return None
        least = self.highest + self.raise_in_full()
        match self.hand.betting:
            case "fixed limit":
                least = most = self.full + self.bet
            case "spread limit":
                most = self.highest + self.hand.stakes["max bet"]
            case "pot limit":
                most = max(least, self.highest + sum(self.hand.paid) + owes)
            case _:
                most = total
        least, most = min(least, total), min(most, total)
        return (least, most) if least <= most else None

    def act(self, seat: int) -> None:
        hand, verb, highest = self.hand, self.hand.deed["verb"], self.highest
        self.acted.add(seat)
        if verb == "fold":
            return hand.fold(seat)
        if verb == "check":
            return hand.log("check", seat=seat)
        total = hand.bets[seat] + hand.stacks[seat]
        to = min(highest, total) if verb == "call" else hand.deed["chips"]
        hand.log(verb, seat=seat, chips=to - hand.bets[seat], to=to)
        hand.pay(seat, to - hand.bets[seat])
        if verb == "call":
            return None
        if (to - self.full) * SHARE[hand.rules["counts"]] >= self.raise_in_full():
            self.full, self.fulls = to, self.fulls + 1
        self.largest, self.highest, hand.raiser = max(self.largest, to - highest), to, seat
        return None


def bet(hand: Hand, step: Settings) -> Asking:
    """Everybody in turn, until nobody has a bet to answer."""
    hand.raiser, hand.beginner = None, hand.first(step)
    play, at = Round(hand), hand.beginner
    while len(hand.alive) > 1 and (asked := [seat for seat in hand.clockwise(at) if play.asked(seat)]):
        seat = asked[0]
        if not play.acted:
            hand.beginner = seat
        yield seat, play.offers(seat)
        play.act(seat)
        at = hand.after(seat)
    hand.give_back()
