"""Who shows, who wins which pot."""

from tests.voters.reader.hand import Asking, Hand
from tests.voters.reader.ranking import strength
from tests.voters.reader.sentences import Settings


def pots(hand: Hand) -> list[tuple[int, list[int]]]:
    """Each pot, the main pot first: its chips, and who plays for it."""
    found, below = [], 0
    for level in sorted({hand.paid[seat] for seat in hand.alive}):
        chips = sum(max(0, min(paid, level) - below) for paid in hand.paid)
        found.append((chips, [seat for seat in hand.alive if hand.paid[seat] >= level]))
        below = level
    return found


def order(hand: Hand) -> list[int]:
    """Everybody left, in the order in which they show."""
    begins = hand.beginner if hand.raiser is None else hand.raiser
    seats = hand.clockwise(begins)
    if hand.rules["pot_order"] == "last first":
        seats.sort(key=lambda seat: -sum(seat in players for _, players in pots(hand)))
    return seats


def showdown(hand: Hand, _: Settings) -> Asking:
    """Whoever can still win shows; the beaten show or muck; then every pot is paid."""
    rules, shown = hand.rules, dict[int, int]()
    all_in = not all(hand.stacks[seat] for seat in hand.alive)
    everybody = rules["losers"] == "show" or (rules.says("all_in_shows") and all_in)
    for seat in order(hand):
        worth = strength(hand.hands[seat], rules["ladder"])
        beaten = all(
            any(shown.get(other, worth) > worth for other in players) for _, players in pots(hand) if seat in players
        )
        if beaten and not everybody:
            yield seat, [{"verb": "show"}, {"verb": "muck"}]
            if hand.deed["verb"] == "muck":
                hand.log("muck", seat=seat, place="muck", cards=hand.hands[seat], seen="owner")
                hand.hands[seat] = []
                continue
        shown[seat] = worth
        hand.open |= set(hand.hands[seat])
        hand.log("show", seat=seat, cards=hand.hands[seat], seen="all")
    for number, (chips, players) in enumerate(pots(hand)):
        best = max(shown.get(seat, 0) for seat in players)
        pay(hand, chips, [seat for seat in players if shown.get(seat) == best], number)


def pay(hand: Hand, chips: int, winners: list[int], pot: int = 0) -> None:
    """Equal parts, and odd chips one each from the dealer's left."""
    share, odd = divmod(chips, len(winners))
    for place, seat in enumerate(seat for seat in hand.clockwise(hand.after(hand.button)) if seat in winners):
        won = share + (place < odd)
        hand.stacks[seat] += won
        if won:
            hand.log("win", seat=seat, chips=won, place=f"side pot {pot}" if pot else "main pot")
