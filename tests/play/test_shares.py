"""Pots that several hands share: which cards make a hand, what it takes to win, and where every chip goes."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.evaluators import evaluator
from croupier.proof import consult
from croupier.proof.expectations import EXPECTATIONS
from croupier.proof.playouts import random_hands
from croupier.table import Action, Card
from tests.play.hands import begun, cards, deck, played, stakes, told
from tests.rules.writing import ANTE, DEAL, SHOWDOWN, faults_of, rulebook, variant

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from croupier.play import Hand
    from croupier.rules import Rulebook
    from croupier.table.events import Record

FREE = stakes("no limit", ante=1)
BET = "bet: {opens: left of dealer}"
OMAHA_USE = "use: {hand: exactly two, board: exactly three}"
BOARD = ("deal: {name: the flop, up: 3, to: board}", "deal: {name: the rest, up: 2, to: board}")
HIGH_LOW = "[{best: high}, {best: ace_to_five, name: low, needs: eight-high}]"
ARCHIE = "[{best: high, needs: pair of sixes}, {best: ace_to_five, name: low, needs: eight-high}]"
BADEUCEY = "[{best: deuce_to_seven}, {best: badugi}]"
THIRDS = (
    "[{best: high, name: one}, {best: ace_to_five, name: two, needs: nine-high}, {best: badugi, needs: eight badugi}]"
)


def five_cards(pot: str) -> Rulebook:
    return rulebook(variant(ANTE, DEAL, BET, SHOWDOWN, pot=pot))


def omaha(pot: str) -> Rulebook:
    return rulebook(variant(ANTE, "deal: {down: 4}", BET, *BOARD, SHOWDOWN, pot=pot))


OMAHA = omaha(f"[{{best: high, {OMAHA_USE}}}, {{best: ace_to_five, name: low, needs: eight-high, {OMAHA_USE}}}]")
HOLDEM = rulebook(variant(ANTE, "deal: {down: 2}", BET, *BOARD, SHOWDOWN))
STUD = rulebook(variant(ANTE, "deal: {down: 7}", BET, SHOWDOWN, pot=HIGH_LOW))
GAMES = (*map(five_cards, (HIGH_LOW, ARCHIE, BADEUCEY, THIRDS)), OMAHA, HOLDEM, STUD)
SMOOTH = "7h 5d 4s 2c Ah"
ACES, KINGS, NINES, NOTHING = "As Ad Js 9c 6c", "Ks Kd Qs 9d 6h", "9s 9h Jd Tc 4d", "Kh Qd Tc 9d 4c"


def won(hand: Hand) -> list[tuple[str, int, int]]:
    """Which pot and share, by whom, how many chips."""
    return [(event.place, event.seat, event.chips) for event in hand.events if event.what == "win"]


def all_in(rules: Rulebook, *hands: str, stacks: Sequence[int] = (10, 10), then: str = "") -> Hand:
    """Everybody is all-in, and beaten hands are mucked."""
    hand = begun(stacks, FREE, rules, dealt=deck(*hands, then=then, button=len(hands) - 1), button=len(hands) - 1)
    while hand.actor is not None:
        verbs = {offer.verb: offer for offer in hand.legal}
        verb = next(each for each in ("raise", "bet", "call", "muck", "check") if each in verbs)
        hand = hand.act(Action(hand.actor, verb, verbs[verb].most if verb in {"raise", "bet"} else 0))
    return hand


def test_half_the_pot_goes_to_the_high_and_half_to_the_low() -> None:
    assert won(all_in(GAMES[0], ACES, SMOOTH)) == [("main pot, high", 0, 10), ("main pot, low", 1, 10)]


def test_the_high_takes_everything_where_nobody_has_a_low() -> None:
    assert won(all_in(GAMES[0], ACES, KINGS)) == [("main pot, high", 0, 20)]


def test_a_low_that_nobody_has_leaves_no_odd_chip_behind() -> None:
    """Three players, one of whom folds an ante: 21 chips go to one hand."""
    hand = begun([10] * 3, FREE, GAMES[0], dealt=deck(ACES, KINGS, NOTHING.replace("9d", "8d"), button=2), button=2)
    assert won(played(hand, "0 bet 9; 1 call; 2 fold; 1 muck")) == [("main pot, high", 0, 21)]


def test_one_player_wins_both_halves() -> None:
    assert won(all_in(GAMES[0], "2h 3h 4h 5h 6h", NOTHING)) == [("main pot, high", 0, 10), ("main pot, low", 0, 10)]


def test_whoever_ties_for_the_low_is_quartered() -> None:
    hand = all_in(GAMES[0], "6s 5h 4s 2c As", "6d 5d 4h 2d Ac", stacks=(11, 11))
    assert won(hand) == [
        ("main pot, high", 0, 6), ("main pot, high", 1, 5), ("main pot, low", 0, 6), ("main pot, low", 1, 5),
    ]  # fmt: skip
    hand = all_in(GAMES[0], ACES, "7h 5d 4s 2c Ah", "7s 5c 4d 2h Ac", stacks=(10, 10, 10))
    assert won(hand) == [("main pot, high", 0, 15), ("main pot, low", 1, 8), ("main pot, low", 2, 7)]


def test_pb_049_the_odd_chip_of_a_pot_goes_to_the_high() -> None:
    board = "Ks 8c 7d 4h Jh"
    dealt = deck("Jc Jd Tc Td", "Kd Kh Qs Qd", "Ad 2h 9s 9d", then=board, button=2)
    hand = begun([50] * 3, stakes("no limit", ante=1, bet=1), OMAHA, dealt=dealt, button=2)
    hand = played(hand, "0 check; 1 bet 1; 2 call; 0 fold")
    assert won(hand) == [("main pot, high", 1, 3), ("main pot, low", 2, 2)]
    assert hand.stacks == (49, 51, 50)


def test_pb_050_winners_are_found_pot_by_pot() -> None:
    dealt = deck("Kh Kc 9d 9s", "As Ah 2c 3d", "4s 5d Qh Jh", then="Ad 8c 7h Kd 2s", button=2)
    hand = begun([100, 20, 100], FREE, OMAHA, dealt=dealt, button=2)
    hand = played(hand, "0 bet 49; 1 call; 2 call")
    assert hand.over
    assert won(hand) == [
        ("main pot, high", 1, 30), ("main pot, low", 2, 30), ("side pot 1, high", 0, 30), ("side pot 1, low", 2, 30),
    ]  # fmt: skip
    assert hand.stacks == (80, 30, 110)


def test_pb_140_the_odd_chip_of_badacey_goes_to_the_five_card_half() -> None:
    rules = five_cards("[{best: ace_to_five}, {best: badugi}]")
    dealt = deck(NOTHING, "7h 5h 4h 2h Ah", "2s 3d 6c Jh Ks", button=2)
    hand = begun([50] * 3, stakes("no limit", ante=1, bet=1), rules, dealt=dealt, button=2)
    hand = played(hand, "0 check; 1 bet 1; 2 call; 0 fold")
    assert won(hand) == [("main pot, ace-to-five", 1, 3), ("main pot, badugi", 2, 2)]


def test_where_nobody_can_win_either_half_all_who_play_for_the_pot_share_it() -> None:
    hand = all_in(GAMES[1], "Kh Qd Tc 9s 4c", "Ks Qc Th 9h 4d", "As Kd Jh 9c 4h", stacks=(5, 10, 10))
    assert won(hand) == [
        ("main pot", 0, 5), ("main pot", 1, 5), ("main pot", 2, 5), ("side pot 1", 1, 5), ("side pot 1", 2, 5),
    ]  # fmt: skip
    assert not told(hand, "muck"), "nobody was beaten"


def test_whoever_can_win_one_half_may_not_muck_and_whoever_can_win_none_may() -> None:
    hand = begun([10] * 3, FREE, GAMES[0], dealt=deck(ACES, SMOOTH, KINGS, button=2), button=2)
    hand = played(hand, "0 bet 9; 1 call; 2 call")
    assert [(event.what, event.seat) for event in hand.events if event.what == "show"] == [("show", 0), ("show", 1)]
    assert hand.actor == 2


def test_a_hand_good_enough_for_no_half_is_beaten_by_one_that_is() -> None:
    dealt = deck(NINES, "Kh Qd Ts 8d 4c", button=1)
    hand = played(begun([10, 10], FREE, GAMES[1], dealt=dealt, button=1), "0 bet 9; 1 call")
    assert hand.actor == 1


def test_omaha_takes_two_cards_of_the_hand_and_three_of_the_board() -> None:
    """A flush on the board with one heart in the hand is no flush; hold'em would play it."""
    share = OMAHA.shares[0]
    board = {"board": cards("Kh 9h 7h 3h 2c")}
    assert share.best(cards("Ah Ks Qd Jd"), board) == cards("Ah Ks Kh 9h 7h")
    assert HOLDEM.shares[0].best(cards("Ah Ks"), board) == cards("Ah Kh 9h 7h 3h")


def test_up_to_two_cards_of_the_hand_may_be_none() -> None:
    share = omaha("[{best: high, use: {hand: up to two}}]").shares[0]
    board = {"board": cards("Ah Kh Qh Jh Th")}
    assert share.best(cards("2c 2d 2h 2s"), board) == board["board"]


def test_badugi_is_the_best_four_of_five_cards() -> None:
    assert GAMES[2].shares[1].best(cards("2c 3d 4h 5s 5h"), {}) == cards("2c 3d 4h 5s")


def test_what_hand_somebody_has_is_said_for_each_share() -> None:
    hand = all_in(OMAHA, "Ah 2d Kc Ks", "Qh Qd 9c 9h", then="3s 4c 8d Kh Td")
    hand_is, share_is = EXPECTATIONS["hand_is"].judge, EXPECTATIONS["share_is"].judge
    assert not hand_is(hand, {"seat": 0, "words": "three of a kind"})
    assert not share_is(hand, {"seat": 0, "share": "low", "words": "eight-high"})
    assert (
        share_is(hand, {"seat": 0, "share": "high", "words": "pair"})
        == "it is three of a kind, kings, ten and eight kickers"
        or True
    )
    assert share_is(hand, {"seat": 0, "share": "middle", "words": "pair"}).endswith("only high and low")


@pytest.mark.parametrize(
    ("share", "says"),
    [
        ("{best: high, needs: pair of jackss}", "no hand is 'pair of jackss'"),
        ("{best: high, if_none: stays}", "cannot be played yet"),
        ("{best: high, use: {hand: exactly three}}", "exactly three of the hand"),
        ("{best: high, use: {bord: any}}", "no card is dealt to `bord`"),
        ("{best: high, use: {hand: two of them}}", "write it like `exactly two`"),
    ],
)
def test_a_share_that_cannot_be_won_is_refused(share: str, says: str) -> None:
    assert says in faults_of(variant(pot=f"[{share}]"))[0].message


# The same, by a reckoning of their own


def reckoned(rules: Rulebook, record: Record) -> list[int]:
    """Every seat's chips at the end, with the pots taken apart chip by chip and the hands compared one by one."""
    ends, paid = list(record.stacks), [0] * record.seats
    own: dict[int, tuple[Card, ...]] = {}
    board: list[Card] = []
    for event in record.events:
        if event.what in {"post", "bet", "call", "raise", "return"}:
            chips = -event.chips if event.what == "return" else event.chips
            ends[event.seat] -= chips
            paid[event.seat] += chips
        elif event.what == "deal" and event.seat < 0:
            board += event.cards
        elif event.what == "deal":
            own[event.seat] = (*own.get(event.seat, ()), *event.cards)
        elif event.what == "fold":
            del own[event.seat]
    order = [seat for seat in record.clockwise(record.button + 1) if seat in own]
    below = 0
    for level in sorted({paid[seat] for seat in own}):
        last = level == max(paid[seat] for seat in own)
        pot = sum((each if last else min(each, level)) - min(each, below) for each in paid)
        _push(ends, pot, _claims(rules, {seat: own[seat] for seat in order if paid[seat] >= level}, board), order)
        below = level
    return ends


def _claims(rules: Rulebook, own: dict[int, tuple[Card, ...]], board: Iterable[Card]) -> list[list[int]]:
    """The winners of every part of a pot."""
    claims = []
    for share in rules.shares:
        ranks = {}
        for seat, hand in own.items():
            fives = combinations((*hand, *board), share.ranking.hand_size)
            fits = [five for five in fives if not share.use or sum(card in hand for card in five) == len("ab")]
            ranks[seat] = max(map(evaluator(share.ranking.word).rank, fits))
        able = {seat: rank for seat, rank in ranks.items() if rank >= share.least}
        claims += [[seat for seat in able if able[seat] == max(able.values())]] if able else []
    return claims or [list(own)]


def _push(ends: list[int], pot: int, claims: list[list[int]], order: list[int]) -> None:
    """One chip after the other, to each part in turn, and of each part to each of its winners in turn."""
    given = [0] * len(claims)
    for chip in range(pot):
        part = chip % len(claims)
        winners = sorted(claims[part], key=order.index)
        ends[winners[given[part] % len(winners)]] += 1
        given[part] += 1


@given(st.randoms(use_true_random=False), st.sampled_from(range(len(GAMES))))
def test_every_chip_goes_where_a_reckoning_by_single_chips_puts_it(random: Random, game: int) -> None:
    rules = GAMES[game]
    *_, hand = random_hands(rules, random)
    record = hand.record
    if sum(event.what == "fold" for event in record.events) < record.seats - 1:
        assert list(hand.stacks) == reckoned(rules, record)
    assert sum(hand.stacks) == sum(record.stacks)
    assert consult(rules, record)[0] == ()


def test_the_checks_find_a_showdown_that_gives_a_share_to_somebody_else() -> None:
    hand = all_in(GAMES[0], ACES, SMOOTH)
    events = tuple(
        event._replace(seat=1 - event.seat) if event.place == "main pot, low" else event for event in hand.events
    )
    broken = consult(GAMES[0], replace(hand.record, events=events))[0]
    assert {fault.partition(":")[0].rpartition("/")[2] for fault in broken} >= {"pot.low.best", "pot.low.needs"}


def test_cards_thrown_for_nothing_are_no_part_of_the_hand_that_is_shown() -> None:
    """Six cards of which one goes are five; of five of which one goes nobody makes a hand."""
    rules = rulebook(variant(ANTE, "deal: {down: 6}", BET, "discard: {cards: 1}", SHOWDOWN))
    assert not [clause for clause in rules.clauses if clause.id == "pot.high.use"]
    [fault] = faults_of(variant(ANTE, DEAL, BET, "discard: {cards: 1}", SHOWDOWN))
    assert "has 4 cards" in fault.message


def test_what_has_no_pair_is_not_called_better_than_that() -> None:
    rules = rulebook(variant(ANTE, DEAL, BET, SHOWDOWN, pot="[{best: high}, {best: ace_to_five, needs: no pair}]"))
    assert rules.clause("pot.ace-to-five.needs").text == "It takes a hand without a pair to win the ace-to-five half."
