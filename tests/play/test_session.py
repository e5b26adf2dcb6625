"""Between hands: where button and blinds go, and what is owed. Names in comments are the rules that say so."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from croupier.play import CannotStart
from croupier.play.session import CannotSit, Session
from croupier.table import DECK, Posting
from tests.play.hands import BOUNCE_BACK, begun, price, told
from tests.play.tables import BUTTONS, STAKES, played, posts, table, where
from tests.public.tables import to_the_end
from tests.rules.writing import rulebook, variant

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.mark.parametrize("button", BUTTONS)
def test_where_nobody_leaves_button_and_blinds_go_one_to_the_left(button: str) -> None:
    session = table(4, button_moves=button)
    for turn in range(8):
        assert where(session) == (turn % 4, (turn + 1) % 4, (turn + 2) % 4)
        assert not session.deal(DECK).history.posts
        session = played(session)


@pytest.mark.parametrize("button", BUTTONS)
def test_two_players_take_turns_and_the_dealer_posts_the_small_blind(button: str) -> None:
    session = table(2, button_moves=button)
    assert [where(session), where(played(session)), where(played(session, 2))] == [(0, 0, 1), (1, 1, 0), (0, 0, 1)]


# Who leaves: last hand button 0, small blind 1, big blind 2


def test_dead_button_the_small_blind_leaves_and_the_button_lies_at_an_empty_seat() -> None:  # TDA 32, Robert's Rules
    session = played(table()).leave(1)
    assert where(session) == (1, 2, 3)
    hand = session.deal(DECK)
    assert session.lineup.players[hand.button_seat] == 0, "the old dealer has the last word once more"
    assert where(played(session)) == (2, 3, 4)


def test_dead_button_the_big_blind_leaves_and_nobody_posts_the_small_one() -> None:  # TDA 32, Robert's Rules
    session = played(table()).leave(2)
    assert (where(session), posts(session)) == ((1, None, 3), ["3 big"])
    hand = session.deal(DECK)
    assert told(hand, "blind") == [("blind", 2, 2)]
    assert (session.lineup.players[hand.actor or 0], price(hand)) == (4, 2)
    session = played(session)
    assert where(session) == (2, 3, 4)
    assert session.lineup.players[session.deal(DECK).button_seat] == 1


def test_dead_button_both_blinds_leave_and_one_player_is_the_last_three_times() -> None:  # Robert's Rules
    session = played(table()).leave(1).leave(2)
    last = []
    for expected in ((1, None, 3), (2, 3, 4), (3, 4, 5)):
        assert where(session) == expected
        last.append(session.lineup.players[session.deal(DECK).button_seat])
        session = played(session)
    assert last == [0, 0, 3]


def test_moving_button_whoever_is_skipped_posts_all_the_same() -> None:  # Robert's Rules: more than one big blind
    session = played(table(button_moves="moving button")).leave(2)
    assert (where(session), posts(session)) == ((1, 3, 4), ["3 big", "4 big"])
    session = played(session)
    assert (where(session), posts(session)) == ((3, 4, 5), ["3 small", "4 small", "5 big"])
    session = played(session)
    assert (where(session), posts(session)) == ((4, 5, 0), ["5 small", "0 big"])


def test_moving_button_the_small_blind_leaves_and_the_old_big_blind_posts_it_from_the_button() -> None:
    session = played(table(button_moves="moving button")).leave(1)
    assert (where(session), posts(session)) == ((2, 3, 4), ["2 small", "3 big", "4 big"])
    assert told(session.deal(DECK), "blind") == [("blind", 1, 1), ("blind", 2, 2), ("blind", 3, 2)]


def test_simplified_moving_button_a_blind_may_be_skipped() -> None:
    session = played(table(button_moves="simplified moving button")).leave(2)
    assert (where(session), posts(session)) == ((1, 3, 4), ["3 small", "4 big"])


@pytest.mark.parametrize("button", BUTTONS)
@pytest.mark.parametrize(("leaves", "big"), [(0, 1), (1, 0), (2, 0)])
def test_of_three_two_are_left_and_nobody_posts_the_big_blind_twice(  # TDA 34
    button: str, leaves: int, big: int
) -> None:
    session = played(table(3, button_moves=button)).leave(leaves)
    other = 3 - leaves - big
    assert where(session) == (other, other, big)


def test_a_third_player_joins_two_between_button_and_big_blind_and_waits() -> None:
    session = played(table(3).leave(1)).join(1, 100, "post")  # 0 dealt, 2 had the big blind
    assert where(session) == (1, 2, 0), "on the button one may post"
    assert posts(session) == ["1 big", "2 small", "0 big"]
    waits = played(table(3).leave(1)).join(1, 100)
    assert where(waits) == (2, 2, 0)


# Who comes


@pytest.mark.parametrize("button", BUTTONS)
def test_a_new_player_posts_the_big_blind_or_is_dealt_in_once_it_gets_there(button: str) -> None:  # PB-150
    session = played(table(button_moves=button).leave(5)).join(5, 100)
    assert 5 not in session.lineup.players
    assert 5 not in played(session).lineup.players
    assert where(played(session, 2)) == (3, 4, 5)
    session = played(session.leave(5)).join(5, 100, "post")
    assert posts(session) == ["5 big", "3 small", "4 big"]
    assert posts(played(session)) == ["4 small", "5 big"]


def test_between_the_button_and_the_big_blind_nobody_is_dealt_in() -> None:  # Robert's Rules
    session = played(table().leave(2)).join(2, 100, "post")  # the blinds were 1 and 3
    assert where(session) == (1, 3, 4)
    assert 2 not in session.lineup.players
    assert posts(played(session))[0] == "2 big"


def test_whoever_sits_out_both_blinds_posts_both_and_the_small_one_is_dead() -> None:  # Robert's Rules
    session = played(played(table()).sit_out(3), 3)
    assert where(session) == (5, 0, 1)
    assert 3 not in session.lineup.players
    session = session.sit_in(3, "post")
    assert posts(session) == ["3 big", "3 small dead", "0 small", "1 big"]
    hand = session.deal(DECK)
    assert told(hand, "post", "blind") == [("blind", 3, 2), ("post", 3, 1), ("blind", 0, 1), ("blind", 1, 2)]
    assert (hand.actor, price(hand), hand.pot) == (2, 2, 6)


def test_whoever_missed_the_small_blind_alone_owes_no_more() -> None:  # Robert's Rules
    session = played(played(table()).sit_out(2))  # who had just posted the big blind
    assert posts(session.sit_in(2, "post")) == ["2 small dead", "3 small", "4 big"]


def test_whoever_waits_for_the_big_blind_owes_nothing_then() -> None:
    session = played(played(table()).sit_out(3), 3).sit_in(3)
    assert posts(played(session, 2)) == ["2 small", "3 big"]


def test_whoever_misses_no_blind_owes_none() -> None:
    session = played(played(table()).sit_out(5)).sit_in(5)
    assert 5 in session.lineup.players
    assert posts(session) == ["3 small", "4 big"]


def test_whoever_is_out_of_chips_owes_the_blinds_that_pass() -> None:  # Robert's Rules
    session = Session.opened(table().rules, [100, 100, 100, 1, 100], button=0, stakes=STAKES)
    session = played(session)
    assert session.stacks[3] in {0, 5}
    broke = played(session.sit_out(3), 2).add(3, 50).sit_in(3, "post")
    assert "3 big" in posts(broke)


@pytest.mark.parametrize(
    ("answer", "owed"),
    [('"post both, the small one dead"', ["3 big", "3 small dead"]), ("post the big blind", ["3 big"])],
)
def test_what_is_made_up_is_a_matter_of_the_house(answer: str, owed: list[str]) -> None:
    session = played(played(table(missed_blinds=answer)).sit_out(3), 3).sit_in(3, "post")
    assert posts(session)[:-2] == owed


def test_a_house_may_have_everybody_wait() -> None:
    session = played(table(missed_blinds="wait for the big blind")).leave(4)
    with pytest.raises(CannotSit, match=r"a-variant/policy\.missed-blinds"):
        session.join(4, 100, "post")
    assert 4 not in session.join(4, 100).lineup.players


def test_where_only_one_owes_nothing_the_game_begins_anew() -> None:
    session = played(table(3)).leave(0).leave(1).join(0, 50)
    assert (where(session), posts(session)) == ((2, 2, 0), ["2 small", "0 big"])


def test_a_straddle_is_posted_on_the_left_of_the_big_blind_though_the_small_one_is_dead() -> None:
    session = played(table(straddle='"one live, twice the big blind"')).leave(2)
    hand = session.deal(DECK)
    assert told(hand, "blind") == [("blind", 2, 2), ("blind", 3, 4)]
    assert session.lineup.players[hand.actor or 0] == 5


def test_dead_money_is_in_the_main_pot_and_no_side_pot_of_whoever_posted_it() -> None:
    session = played(played(table()).sit_out(3), 3).sit_in(3, "post")
    hand = to_the_end(session.deal(DECK))
    assert {event.place for event in hand.events if event.what == "win"} == {"main pot"}
    assert sum(event.chips for event in hand.events if event.what == "win") == 13


# Games without blinds, and what cannot be


def test_in_a_game_of_antes_the_deal_passes_and_whoever_sits_down_plays() -> None:
    session = Session.opened(BOUNCE_BACK, [100, 0, 100, 100], button=3)
    assert (session.lineup.players, session.lineup.button, session.lineup.posts) == ((0, 2, 3), 3, ())
    session = session.after(to_the_end(session.deal(DECK)))
    assert session.lineup.button == 0
    session = session.leave(0).join(1, 100)
    assert (session.lineup.players, session.lineup.button) == ((1, 2, 3), 1)
    winner = Session.opened(rulebook(variant(deal_moves="to the winner")), [100] * 3)
    hand = to_the_end(winner.deal(DECK))
    assert winner.after(hand).lineup.button == next(event.seat for event in hand.events if event.what == "win")


def test_whoever_cannot_sit_there_is_told_why() -> None:
    session = table(3).leave(1)
    wrong: tuple[Callable[[], Session], ...] = (
        lambda: session.join(0, 100),
        lambda: session.join(3, 100),
        lambda: session.join(1, 0),
        lambda: session.leave(1),
        lambda: session.sit_in(7),
        lambda: session.add(0, -1),
        lambda: Session.opened(session.rules, [1, 1], button=2),
    )
    for each in wrong:
        with pytest.raises(CannotSit):
            each()
    with pytest.raises(CannotStart):
        session.leave(0).deal(DECK)


def test_only_a_finished_hand_of_the_same_players_counts() -> None:
    session = table(3)
    with pytest.raises(ValueError, match="no finished hand"):
        session.after(session.deal(DECK))
    with pytest.raises(ValueError, match="no finished hand"):
        session.after(to_the_end(begun([7, 7, 7], STAKES, session.rules)))


@pytest.mark.parametrize(
    "posts",
    [
        [Posting(0, "third blind")],
        [Posting(9, "big blind")],
        [Posting(0, "big blind"), Posting(1, "small blind", live=False)],
        [(0, "big blind", True)],
    ],
)
def test_nobody_posts_what_is_no_blind_of_the_game(posts: list[Posting]) -> None:
    with pytest.raises(CannotStart, match=r"the-blinds\.post"):
        begun([100] * 3, STAKES, table().rules, posts=posts)
    with pytest.raises(CannotStart, match=r"players\.number"):
        begun([100] * 3, posts=posts)
