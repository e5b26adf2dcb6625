"""All all-ins with a few chips, paid out by the engine and by the algebra: `python -m tests.table.all_ins`.

Two to four players with one to five chips each, with an ante and without. Each in turn folds, checks, calls, or goes
all-in, in every order; at the end their hands compare in every way, ties included. Some ten minutes.
"""

from __future__ import annotations

import sys
from itertools import product
from typing import TYPE_CHECKING

from croupier.play import start
from croupier.proof.worlds.reveal import revealing, weak_orders
from croupier.table import DECK, Action
from tests.play.hands import ONE_ROUND, stakes
from tests.table.algebra import paid_and_won, payout

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.play import Hand

MOST = 5
RULES = revealing(ONE_ROUND)


def hands(stacks: tuple[int, ...], ante: int) -> Iterator[Hand]:
    """Every end of a betting round without limit: the next choice is how hands compare, or the hand is over."""
    beginning = start(RULES, stacks=stacks, deck=DECK, stakes=stakes("no limit", ante, 1))
    waiting = [beginning]
    while waiting:
        hand = waiting.pop()
        if hand.over or hand.step == "the-reveal":
            yield hand
            continue
        for offer in hand.legal:
            assert hand.actor is not None
            # A bet or a raise is all-in; a fold where nothing is to pay would only be a smaller table.
            if offer.verb != "fold" or len(hand.legal) == 1 or any(each.price for each in hand.legal):
                waiting.append(hand.act(Action(hand.actor, offer.verb, offer.most)))


def faults(stacks: tuple[int, ...], ante: int) -> Iterator[str]:
    """A line for each end that is paid out otherwise, an empty one for each that is not."""
    order = [*range(1, len(stacks)), 0]
    for hand in hands(stacks, ante):
        live = [seat for seat in order if seat not in {event.seat for event in hand.events if event.what == "fold"}]
        for number, strengths in enumerate(weak_orders(len(live)), 1) if not hand.over else [(0, (0,) * len(live))]:
            end = _shown(hand.act(Action(hand.actor, "reveal", number))) if hand.actor is not None else hand
            paid, won = paid_and_won(end.events, len(stacks))
            told = payout(paid, dict(zip(sorted(live), strengths, strict=True)), order)
            expected = [told[seat] for seat in range(len(stacks))]
            after = tuple(map(lambda had, out, back: had - out + back, stacks, paid, expected))
            yield "" if (won, end.stacks) == (expected, after) else f"{expected}, not {won}: {end.history}"


def _shown(hand: Hand) -> Hand:
    """Whoever is asked whether to show or to muck, mucks."""
    while hand.actor is not None:
        hand = hand.act(Action(hand.actor, hand.legal[-1].verb))
    return hand


def main() -> int:
    """All of them; 1 if one is paid out otherwise."""
    tried, wrong = 0, 0
    for seats, ante in product((2, 3, 4), (0, 1)):
        for stacks in product(range(1, MOST + 1), repeat=seats):
            for fault in faults(stacks, ante):
                tried += 1
                if fault:
                    wrong += 1
                    sys.stdout.write(f"{fault}\n")
        sys.stdout.write(f"{seats} players, ante {ante}: {tried} hands so far, {wrong} paid out otherwise\n")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
