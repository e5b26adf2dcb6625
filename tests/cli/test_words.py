"""What players say, and what they mean by it."""

from __future__ import annotations

import pytest

from croupier.cli._words import Unclear, understand
from croupier.gherkin.saying import example, phrases, spoken
from croupier.play import Hand, IllegalAction
from croupier.table import Action, Card, Offer, show_card
from tests.cli.seats import bouncing, dealt, drawing, raised, rules, showing

MOMENTS = {"betting": dealt, "raised": raised, "drawing": drawing, "bouncing": bouncing, "showing": showing}


def meant(said: str, hand: Hand) -> Action:
    return understand(said, hand.view(0), phrases(rules()))


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


@pytest.mark.parametrize(
    ("moment", "said", "action"),
    [
        ("betting", "check", Action(0, "check")),
        ("betting", "c", Action(0, "check")),
        ("betting", "I'll", None),
        ("betting", "Check, please.", Action(0, "check")),
        ("betting", "bet 4", Action(0, "bet", 4)),
        ("betting", "b 4", Action(0, "bet", 4)),
        ("betting", "bet 4 chips", Action(0, "bet", 4)),
        ("betting", "bet", None),
        ("betting", "bet min", Action(0, "bet", 2)),
        ("betting", "bet max", Action(0, "bet", 99)),
        ("betting", "all-in", Action(0, "bet", 99)),
        ("betting", "all in", Action(0, "bet", 99)),
        ("betting", "bet all in", Action(0, "bet", 99)),
        ("betting", "pass", Action(0, "check")),
        ("betting", "open for 4", Action(0, "bet", 4)),
        ("betting", "fold", Action(0, "fold")),
        ("betting", "raise 4", Action(0, "raise", 4)),
        ("betting", "call", Action(0, "call")),
        ("betting", "show", Action(0, "show")),
        ("raised", "c", Action(0, "call")),
        ("raised", "call 10", Action(0, "call")),
        ("raised", "call 11", None),
        ("raised", "raise 20", Action(0, "raise", 20)),
        ("raised", "raise to 20", Action(0, "raise", 20)),
        ("raised", "raise by 20", Action(0, "raise", 30)),
        ("raised", "r 20", Action(0, "raise", 20)),
        ("raised", "raise 5", Action(0, "raise", 5)),
        ("raised", "check", Action(0, "check")),
        ("drawing", "discard Kd 6c", Action(0, "discard", cards=cards("Kd 6c"))),
        ("drawing", "d kd, 6C", Action(0, "discard", cards=cards("Kd 6c"))),
        ("drawing", "discard K♦ and 10♥", Action(0, "discard", cards=cards("Kd Th"))),
        ("drawing", "discard kd6c", Action(0, "discard", cards=cards("Kd 6c"))),
        ("drawing", "discard 1 3", Action(0, "discard", cards=cards("9s 6c"))),
        ("drawing", "discard K", Action(0, "discard", cards=cards("Kd"))),
        ("drawing", "discard 1 2 3", Action(0, "discard", cards=cards("9s 9d 6c"))),
        ("drawing", "discard As", Action(0, "discard", cards=cards("As"))),
        ("drawing", "throw away Kd 6c", Action(0, "discard", cards=cards("Kd 6c"))),
        ("drawing", "swap 1 3", Action(0, "discard", cards=cards("9s 6c"))),
        ("drawing", "stand pat", Action(0, "discard")),
        ("drawing", "s", Action(0, "discard")),
        ("drawing", "discard", None),
        ("drawing", "discard 6", None),
        ("drawing", "discard Q", None),
        ("drawing", "discard the kings", None),
        ("bouncing", "keep", Action(0, "keep")),
        ("bouncing", "k", Action(0, "keep")),
        ("bouncing", "keep my hand", Action(0, "keep")),
        ("bouncing", "give up 9s 6c", Action(0, "take_back", cards=cards("9s 6c"))),
        ("bouncing", "g 1 3", Action(0, "take_back", cards=cards("9s 6c"))),
        ("bouncing", "give up 9s 6c and take back Kd Th",
         Action(0, "take_back", cards=cards("9s 6c"), takes=cards("Kd Th"))),
        ("bouncing", "take back Kd Th for 9s 6c", Action(0, "take_back", cards=cards("9s 6c"), takes=cards("Kd Th"))),
        ("bouncing", "swap 1 3", Action(0, "take_back", cards=cards("9s 6c"))),
        ("bouncing", "give up 9s", Action(0, "take_back", cards=cards("9s"))),
        ("bouncing", "take back Kd", None),
        ("bouncing", "dance", None),
    ],
    ids=str,
)  # fmt: skip
def test_a_player_is_understood_or_asked(moment: str, said: str, action: Action | None) -> None:
    if action is not None:
        assert meant(said, MOMENTS[moment]()) == action
        return
    with pytest.raises(Unclear):
        meant(said, MOMENTS[moment]())


@pytest.mark.parametrize(
    ("moment", "said", "answer"),
    [
        ("betting", "chekc", "Did you mean “check”?"),
        ("betting", "bet", "2 to 99"),
        ("betting", "check fold", "Just say “check”"),
        ("drawing", "discard sevens", "Cards look like"),
        ("drawing", "c", "“c”? That cannot be said here"),
        ("drawing", "draw 2", "You draw as many cards as you discard: name those that go, as in “discard 9s”"),
        ("betting", "draw 2", "“draw 2”? That cannot be said here"),
        ("showing", "c", "“c”? That cannot be said here"),
        ("showing", "shwo", "Did you mean “show”?"),
        ("drawing", "discard 9", "no card number 9"),
        ("drawing", "discard", "Which? Name up to two of"),
        ("drawing", "discard Q", "You hold no Q"),
        ("raised", "call 11", "It costs 10"),
        ("bouncing", "take back Kd", "Which cards do you give up for 10♥ K♦? Name two of"),
        ("bouncing", "take back", "as in “give up 9s 9d”, or count them from the left, as in “give up 1 2”"),
    ],
    ids=str,
)
def test_a_question_says_what_is_missing(moment: str, said: str, answer: str) -> None:
    with pytest.raises(Unclear, match=answer.replace("?", r"\?")):
        meant(said, MOMENTS[moment]())


def test_a_rank_that_is_there_twice_is_asked_about() -> None:
    hand = drawing().act(Action(0, "discard", cards=cards("Th 6c"))).act(Action(1, "discard"))
    hand = hand.act(Action(0, "check")).act(Action(1, "check"))
    assert Card("Ks") in hand.view(0).hands[0]
    with pytest.raises(Unclear, match="K♦ or K♠"):
        meant("give up k", hand)


def test_not_all_chips_can_go_in_where_the_limit_is_lower() -> None:
    with pytest.raises(Unclear, match="the most is 2"):
        meant("all in", dealt("fixed limit"))
    assert meant("all in", dealt("fixed limit", stack=2)) == Action(0, "bet", 1)


@pytest.mark.parametrize("moment", MOMENTS)
def test_whatever_is_offered_can_be_said_as_it_is_offered(moment: str) -> None:
    hand = MOMENTS[moment]()
    known = phrases(rules())
    for offer in hand.legal:
        named = f" {' '.join(offer.among[: offer.most])}" if offer.among else f" {offer.least}" if offer.most else ""
        words = next(iter(spoken(offer, known, show_card)))[0]
        action = meant(words + named, hand)
        assert offer.admits(action), words
        assert hand.act(action) is not hand


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_example_of_what_may_be_said_is_understood_and_allowed(moment: str) -> None:
    hand = MOMENTS[moment]()
    for offer in hand.legal:
        for said in example(offer, phrases(rules())):
            action = meant(said, hand)
            assert offer.admits(action), said
            assert hand.act(action) is not hand


def test_what_the_rules_forbid_is_understood_and_left_to_the_rules() -> None:
    hand = drawing()
    with pytest.raises(IllegalAction) as refused:
        hand.act(meant("discard 1 2 3", hand))
    assert refused.value.clause == "bounce-back/the-draw.limit"


@pytest.mark.parametrize(
    ("offer", "said"),
    [
        (Offer("take_back", 2, 2, cards("9s 6c 7h"), cards("Kd Th")), "take back K♦ 10♥ for two of your cards"),
        (Offer("take_back", 1, 2, cards("9s 6c"), cards("Kd Th")), "take back any of K♦ 10♥ for as many of your cards"),
        (Offer("take_back", 1, 1, cards("9s 6c"), cards("Kd")), "take back K♦ for one of your cards"),
        (Offer("keep"), "keep your hand"),
    ],
)
def test_what_can_be_taken_back_is_offered_with_its_price(offer: Offer, said: str) -> None:
    assert " ".join(next(spoken(offer, phrases(rules()), show_card))) == said


def test_an_example_names_what_comes_back_where_that_is_a_choice() -> None:
    offer = Offer("take_back", 1, 2, cards("9s 6c"), cards("Th Kd"))
    assert list(example(offer, phrases(rules()))) == ["give up 9s and take back 10h"]
