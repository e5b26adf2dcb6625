"""Who shows, in which order, and who is paid what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.table import Action
from croupier.table.events import HIDDEN
from tests.play.hands import BOUNCE_BACK, ONE_ROUND, begun, by, cards, deck, offered, played, stakes, told
from tests.rules.writing import changed

if TYPE_CHECKING:
    from croupier.play import Hand
    from croupier.rules import Rulebook

ACES, KINGS, QUEENS, NOTHING = "Ah Ad 9s 7c 4d", "Kh Kd 8s 7h 5c", "Qh Qd Js 6c 3c", "2c 5d 7s 8h Tc"
SAME = ("As Kd 9h 7d 4c", "Ac Kh 9d 7h 4s", "Ad Ks 9c 7c 4h")
FREE = stakes("no limit")


def shows(hand: Hand) -> list[tuple[str, int]]:
    return [(what, seat) for what, seat, _ in told(hand, "show", "muck")]


def mucked(hand: Hand) -> Hand:
    """Whoever is asked mucks."""
    while hand.actor is not None:
        hand = hand.act(Action(hand.actor, "muck"))
    return hand


def quiet(rules: Rulebook, *hands: str, deeds: str = "", button: int = 0) -> Hand:
    """Bounce Back checked through; `deeds` are those of the last round."""
    hand = begun([40] * len(hands), stakes(ante=1), rules, dealt=deck(*hands, button=button), button=button)
    while hand.actor is not None and hand.step not in {"last-round", "the-showdown"}:
        hand = hand.act(Action(hand.actor, "discard" if hand.step == "the-draw" else "check"))
    return played(hand, deeds or "; ".join(f"{seat} check" for seat in hand.record.clockwise(button)))


def test_the_last_raiser_shows_first_and_the_others_follow_clockwise() -> None:
    hand = quiet(BOUNCE_BACK, QUEENS, KINGS, ACES, deeds="0 bet 2; 1 raise 4; 2 call; 0 call")
    assert shows(hand) == [("show", 1), ("show", 2)]
    assert (hand.actor, shows(mucked(hand))[-1]) == (0, ("muck", 0))


def test_where_nobody_bets_the_player_who_began_the_round_shows_first() -> None:
    assert shows(mucked(quiet(BOUNCE_BACK, QUEENS, KINGS, ACES))) == [("show", 0), ("show", 1), ("show", 2)]


def test_left_of_the_dealer_shows_first_where_the_house_says_so() -> None:
    rules = changed(first_to_show="left of dealer")
    assert shows(mucked(quiet(rules, ACES, QUEENS, KINGS))) == [("show", 1), ("show", 2), ("show", 0)]


def test_only_a_beaten_player_is_asked_and_may_muck_unseen() -> None:
    hand = quiet(BOUNCE_BACK, ACES, KINGS, QUEENS)
    assert (hand.actor, [offer.verb for offer in hand.legal]) == (1, ["show", "muck"])
    assert by(hand, "1 fold") == "the-showdown.settles"
    assert by(hand, "2 muck") == "policy.first-to-show"
    hand = played(hand, "1 muck; 2 show")
    assert hand.view(0).events[-4].cards == (HIDDEN,) * 5
    assert hand.view(0).hands == (cards(ACES), (), cards(QUEENS))


def test_an_unbeaten_hand_must_be_shown() -> None:
    hand = quiet(BOUNCE_BACK, QUEENS, KINGS, ACES)
    assert hand.over
    assert shows(hand) == [("show", 0), ("show", 1), ("show", 2)]


def test_a_tied_hand_is_not_beaten() -> None:
    assert shows(quiet(BOUNCE_BACK, *SAME[:2])) == [("show", 0), ("show", 1)]


def test_everybody_shows_where_the_house_says_so() -> None:
    hand = quiet(changed(losers="show"), ACES, KINGS, QUEENS)
    assert hand.over
    assert shows(hand) == [("show", 0), ("show", 1), ("show", 2)]


def test_a_hand_beaten_in_the_main_pot_alone_must_be_shown_for_the_side_pot() -> None:
    """The short stack holds aces; the kings still win the side pot from the queens."""
    hand = begun([10, 40, 40], FREE, ONE_ROUND, dealt=deck(ACES, KINGS, QUEENS, button=2), button=2)
    hand = played(hand, "0 bet 10; 1 raise 40; 2 call")
    assert shows(hand) == [("show", 1)]
    assert hand.actor == 2
    hand = played(hand, "2 muck")
    assert shows(hand) == [("show", 1), ("muck", 2), ("show", 0)]
    assert hand.stacks == (30, 60, 0)


def test_three_side_pots_are_won_separately() -> None:
    dealt = deck(ACES, KINGS, QUEENS, NOTHING, button=3)
    hand = begun([10, 25, 40, 90], FREE, ONE_ROUND, dealt=dealt, button=3)
    hand = mucked(played(hand, "0 bet 10; 1 raise 25; 2 raise 40; 3 call"))
    won = [(event.place, event.seat, event.chips) for event in hand.record.of("win")]
    assert won == [("main pot", 0, 40), ("side pot 1", 1, 45), ("side pot 2", 2, 30)]
    assert hand.stacks == (40, 45, 30, 50)


def test_pb_128_and_129_an_all_in_player_stays_in_the_pot_he_paid_into() -> None:
    dealt = deck(ACES, KINGS, QUEENS)
    hand = begun([100, 1000, 1000], FREE, rules=BOUNCE_BACK, dealt=dealt)
    hand = played(hand, "0 bet 100; 1 call; 2 call; 0 discard; 1 discard; 2 discard; 1 bet 200; 2 call")
    assert mucked(played(hand, "1 check; 2 check")).stacks == (300, 900 - 200 + 400, 700)
    hand = mucked(played(hand, "1 bet 300; 2 fold"))
    assert hand.stacks == (300, 1100, 700)
    assert told(hand, "return") == [("return", 1, 300)]


def test_pb_134_the_odd_chip_goes_to_the_first_winner_left_of_the_dealer() -> None:
    hand = begun([15, 15, 15], stakes("no limit", 5), ONE_ROUND, dealt=deck(*SAME[:2], NOTHING, button=2), button=2)
    hand = mucked(played(hand, "0 bet 5; 1 call; 2 fold"))
    assert hand.stacks == (5 + 13, 5 + 12, 10)


def test_pb_135_two_odd_chips_go_one_each() -> None:
    hand = begun([15] * 4, stakes("no limit", 2, 2), ONE_ROUND, dealt=deck(*SAME, NOTHING, button=3), button=3)
    hand = played(hand, "0 bet 8; 1 call; 2 call; 3 fold")
    assert [chips for _, _, chips in told(hand, "win")] == [11, 11, 10]


def test_pb_136_the_third_gets_nothing_where_two_tie() -> None:
    hand = begun([100] * 3, stakes("no limit"), ONE_ROUND, dealt=deck(*SAME[:2], NOTHING, button=2), button=2)
    assert mucked(played(hand, "0 bet 10; 1 call; 2 call")).stacks == (105, 105, 90)


def test_pb_137_a_folded_hand_wins_nothing_however_good() -> None:
    hand = begun([100] * 3, stakes("no limit", 5), ONE_ROUND, dealt=deck(NOTHING, KINGS, ACES, button=2), button=2)
    hand = played(hand, "0 bet 30; 1 fold; 2 fold")
    assert hand.stacks == (110, 95, 95)
    assert not shows(hand), "and nobody has to show"


def test_pb_133_a_pot_that_three_share_divides_evenly() -> None:
    hand = begun([100, 100, 100, 100], stakes("no limit", 3), ONE_ROUND, dealt=deck(*SAME, NOTHING, button=3), button=3)
    hand = played(hand, "0 bet 97; 1 call; 2 call; 3 fold")
    assert hand.stacks == (101, 101, 101, 97)
    assert offered(hand, "show") is None
