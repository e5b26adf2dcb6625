"""A betting round."""

from tests.voters.reader.hand import Asking, Hand, Offer
from tests.voters.reader.sentences import Settings

SHARE = {"half": 2, "all": 1}


class Round:
    """What counts in one round: how high the bets are, and how high the last full one was."""

    def __init__(self, hand: Hand) -> None:
        self.hand, self.bet = hand, hand.stakes["bet"]
        self.highest = self.full = self.fulls = self.largest = 0
        self.acted: set[int] = set()
        self.limit_game = hand.betting in {"fixed limit", "spread limit"}
        self.capped = self.limit_game and len(hand.alive) != hand.rules["unlimited"]

    def raise_in_full(self) -> int:
        return self.bet if self.hand.betting == "fixed limit" else max(self.largest, self.bet)

    def asked(self, seat: int) -> bool:
        """Who owes chips, or has not acted while a bet of theirs could be answered."""
        if not self.hand.has_chips(seat):
            return False
        return self.hand.bets[seat] < self.highest or (seat not in self.acted and self.answerable(seat))

    def answerable(self, seat: int) -> bool:
        return any(self.hand.has_chips(other) for other in self.hand.alive if other != seat)

    def offers(self, seat: int) -> list[Offer]:
        owes = self.highest - self.hand.bets[seat]
        price = min(owes, self.hand.stacks[seat])
        offers: list[Offer] = [{"verb": "call", "price": price} if owes else {"verb": "check"}]
        if bounds := self.bounds(seat, owes):
            offers.append({"verb": "raise" if self.highest else "bet", "min": bounds[0], "max": bounds[1]})
        if owes or self.hand.rules["free_fold"]:
            offers.append({"verb": "fold"})
        return offers

    def bounds(self, seat: int, owes: int) -> tuple[int, int] | None:
        """The least and the most that the seat may bet or raise to, or nothing."""
        rules, total = self.hand.rules, self.hand.bets[seat] + self.hand.stacks[seat]
        reopens = SHARE[rules["reopens" if self.limit_game else "reopens_big"]]
        if not self.answerable(seat) or total <= self.highest:
            return None
        if self.capped and self.fulls - 1 >= rules["raises"]:
            return None
        if seat in self.acted and owes * reopens < self.raise_in_full():
            return None
        least = self.highest + self.raise_in_full()
        match self.hand.betting:
            case "fixed limit":
                least = most = self.full + self.bet
            case "spread limit":
                most = self.highest + self.hand.stakes["max bet"]
            case "pot limit":
                most = self.highest + sum(self.hand.paid) + owes
                most = most if self.highest else max(most, self.bet)
            case _:
                most = total
        least, most = min(least, total), min(most, total)
        return (least, most) if least <= most else None

    def stake(self, seat: int, chips: int) -> None:
        """A bet or a raise to that many chips."""
        hand, counts = self.hand, SHARE[self.hand.rules["counts"]]
        verb, moved = "raise" if self.highest else "bet", chips - hand.bets[seat]
        if (chips - self.full) * counts >= self.raise_in_full():
            self.full, self.fulls = chips, self.fulls + 1
        self.largest, self.highest = max(self.largest, chips - self.highest), chips
        hand.pay(seat, moved)
        hand.raiser = seat
        hand.log(verb, seat=seat, chips=moved, to=chips)

    def act(self, seat: int) -> None:
        hand = self.hand
        self.acted.add(seat)
        match hand.deed["verb"]:
            case "check":
                hand.log("check", seat=seat)
            case "fold":
                hand.fold(seat)
            case "call":
                chips = min(self.highest - hand.bets[seat], hand.stacks[seat])
                hand.pay(seat, chips)
                hand.log("call", seat=seat, chips=chips, to=hand.bets[seat])
            case _:
                self.stake(seat, hand.deed["chips"])


def bet(hand: Hand, step: Settings) -> Asking:
    """Everybody in turn, until nobody has a bet to answer."""
    hand.bets, hand.raiser = [0] * hand.size, None
    play, at, begun = Round(hand), hand.first(step), False
    hand.beginner = at
    while asked := [seat for seat in hand.clockwise(at) if play.asked(seat)]:
        seat = asked[0]
        if not begun:
            hand.beginner, begun = seat, True
        yield seat, play.offers(seat)
        play.act(seat)
        at = hand.after(seat)
        if len(hand.alive) == 1:
            break
    hand.give_back()
    hand.bets = [0] * hand.size
