"""What happened, in sentences that a player can follow, and with no card that the player may not know."""

from __future__ import annotations

from croupier.gherkin.commentary import Teller
from croupier.play import Hand
from croupier.table import Action, Card, show_card
from croupier.table.events import Event
from tests.cli.seats import MINE, bouncing, dealt, rules


def sentences(hand: Hand, seat: int = 0, *, since: int = 0) -> list[str]:
    names = ("You", "Ada") if seat == 0 else ("Ada", "You")
    teller = Teller(rules(), names, hand.history.stacks, show_card)
    told = list(teller.told(hand.view(seat).events))
    return told[since:]


def test_what_everyone_does_is_said_once() -> None:
    assert sentences(dealt()) == ["Everyone puts 1 into the pot.", "Everyone is dealt five cards."]


def test_what_players_do_differently_is_said_of_each() -> None:
    teller = Teller(rules(), ("You", "Ada"), (9, 9), show_card)
    posts = [Event("post", "the-ante", 0, 2, 0), Event("post", "the-ante", 1, 1, 0)]
    assert list(teller.told(posts)) == ["You put 2 into the pot.", "Ada puts 1 into the pot."]


def test_a_betting_round_is_told_deed_by_deed() -> None:
    hand = dealt().act(Action(0, "check")).act(Action(1, "bet", 10)).act(Action(0, "raise", 30)).act(Action(1, "fold"))
    assert sentences(hand, since=2) == [
        "You check.", "Ada bets 10.", "You raise to 30.", "Ada folds.", "You take back 20 that nobody matched.",
        "You win 22.",
    ]  # fmt: skip


def test_a_player_who_puts_in_the_last_chip_is_all_in() -> None:
    hand = dealt().act(Action(0, "bet", 99)).act(Action(1, "call"))
    assert sentences(hand, since=2) == ["You bet 99, all-in.", "Ada calls 99, all-in."]


def test_own_cards_are_named_and_those_of_others_counted() -> None:
    hand = bouncing()
    assert "You discard 10♥ K♦." in sentences(hand)
    assert "You draw K♠ 3♣." in sentences(hand)
    assert "Ada discards two cards." in sentences(hand, seat=1)
    assert not [told for told in sentences(hand, seat=1) if "draws" in told]


def test_an_exchange_is_told_in_one_breath() -> None:
    hand = bouncing().act(Action(0, "take_back", cards=MINE[:2]))
    assert sentences(hand)[-1] == "You give up 9♠ 9♦ and take back 10♥ K♦."
    assert sentences(hand, seat=1)[-1] == "Ada gives up two cards and takes back two cards."


def test_a_hand_that_is_shown_is_called() -> None:
    hand = bouncing().act(Action(0, "keep")).act(Action(0, "check")).act(Action(1, "check"))
    assert "You show 9♠ 9♦ 6♣ K♠ 3♣: pair of nines, king, six and three." in sentences(hand)
    assert "Ada mucks the hand unseen." in sentences(hand.act(Action(1, "muck")))
    assert "You muck the hand unseen." in sentences(hand.act(Action(1, "muck")), seat=1)


def test_a_side_pot_is_named() -> None:
    teller = Teller(rules(), ("You", "Ada"), (0, 0), show_card)
    wins = [
        Event("win", "the-showdown", 0, 5, place="main pot"),
        Event("win", "the-showdown", 1, 4, place="side pot 1"),
    ]
    assert list(teller.told(wins)) == ["You win 5.", "Ada wins 4 from side pot 1."]


def test_an_event_that_no_phase_has_yet_is_told_all_the_same() -> None:
    teller = Teller(rules(), ("You", "Ada"), (0, 0), show_card)
    event = Event("pass", "the-pass", 1, cards=(Card("Kd"), Card("2c")))
    assert list(teller.told([event])) == ["Ada passes K♦ 2♣."]
