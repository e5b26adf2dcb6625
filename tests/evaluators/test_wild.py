"""Wild cards and bugs: what they stand for, and what their hands are called."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING

import pytest

from croupier.evaluators import evaluator, with_wild, without_wild
from croupier.rules._wild_checks import best
from croupier.rules.wilds import WildRule, wilds
from croupier.table import DECK, JOKERS
from tests.evaluators.hands import hand
from tests.evaluators.lows import ranks_otherwise

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.evaluators import Evaluator
    from tests.evaluators.hands import Hand

CARDS = (*DECK, *JOKERS)
GAMES = {
    "deuces": wilds(["deuces"], CARDS),
    "bugs": wilds([WildRule(cards="joker", as_="bug")], CARDS),
    "jokers": wilds(["jokers"], CARDS),
    "both": wilds(["one-eyed jacks", WildRule(cards="joker", as_="bug")], CARDS),
}
PLAIN = tuple(
    map(
        hand,
        """Ac Ad Ah As Kc | 5c 4c 3c 7c 6c | Ac Kc Qc Jc Tc | Kc Qc Jc Tc 9c | Kc Kd Qs 9h 4c | 9s 9d 6c 6h Kd
        Ac Jd 8h 4s 3c | Ac Jd 8h 4s 3d | 9c 9d 9s Kh 4d | 8c 7d 6s 5h 4c | Ac Ad As 7h 7c | Ad Jd 8d 4d 3d
        Ac 5d 4s 3h 2c | Ac 5c 4c 3c 2c | Kc Ad 2s 3h 4c | 6c 5d 4s 3h 7d""".replace("\n", "|").split("|"),
    )
)
"""Hands of every kind, without a wild card or with a deuce."""


def ranking(word: str, game: str) -> Evaluator:
    return with_wild(evaluator(word), GAMES[game].any_card, GAMES[game].bugs)


def sampled(game: str, hands: int, seed: int = 1) -> Iterator[Hand]:
    """Hands of all kinds with none to three wild cards, many of them of one suit or of few ranks."""
    random, wild = Random(seed), sorted(GAMES[game].any_card | GAMES[game].bugs)  # noqa: S311 - cards for a test
    for number in range(hands):
        pool = [card for card in DECK if card not in wild]
        if number % 3 == 0:
            pool = [card for card in pool if card[1] == "h"]
        elif number % 3 == 1:
            ranks = random.sample("3456789TQKA", 2)
            pool = [card for card in pool if card[0] in ranks]
        many = 3 if number % 40 == 0 and len(wild) > 2 else random.choice((0, 1, 1, 2))
        yield (*random.sample(wild, min(many, len(wild))), *random.sample(pool, 5 - min(many, len(wild))))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("word", ["high", "ace_to_five"])
def test_a_hand_is_worth_what_it_is_worth_at_best_when_everything_is_tried(word: str, game: str) -> None:
    right = ranking(word, game)
    worth = {cards: best(evaluator(word), frozenset(cards), GAMES[game]) for cards in sampled(game, 80)}
    in_order = sorted(worth, key=lambda cards: worth[cards])
    for one, other in pairwise(in_order):
        assert (worth[one] == worth[other]) == (right.rank(one) == right.rank(other))
        assert (worth[one] == worth[other]) == (right.describe(one) == right.describe(other))
        assert right.rank(one) <= right.rank(other)


@pytest.mark.parametrize(
    ("game", "cards", "said"),
    [
        ("deuces", "2c Kd Kh 9s 4c", "three of a kind, kings, nine and four"),
        ("deuces", "2c 2d 2h 2s 3c", "five of a kind, threes"),
        ("deuces", "2c 2d 2h 4s 3c", "four of a kind, fours, three kicker"),
        ("deuces", "2h Ah 9h 5h 3h", "flush, ace, king, nine, five and three"),
        ("deuces", "2h Th Jh Qh Kh", "royal flush"),
        ("deuces", "2h 3h 4h 5h Ah", "straight flush, five high"),
        ("bugs", "W1 Kd Kh 9s 4c", "pair of kings, ace, nine and four"),
        ("bugs", "W1 8c 8d 5h 5s", "two pair, eights and fives, ace kicker"),
        ("bugs", "W1 8c 7d 5h 4s", "straight, eight high"),
        ("bugs", "W1 Ac Ad Ah As", "five of a kind, aces"),
        ("bugs", "W1 Kc Kd Kh Ks", "four of a kind, kings, ace kicker"),
        ("bugs", "W1 Ac 4c 3c 2c", "straight flush, five high"),
        ("bugs", "W1 W2 9c 6d 5s", "straight, nine high"),
        ("bugs", "W1 W2 9c 9d 5s", "two pair, aces and nines, five kicker"),
        ("jokers", "W1 W2 9c 9d 5s", "four of a kind, nines, five kicker"),
        ("both", "W1 Js Kc 9d 9s", "three of a kind, nines, ace and king"),
    ],
)
def test_a_high_hand_is_called_what_it_stands_for(game: str, cards: str, said: str) -> None:
    assert ranking("high", game).describe(hand(cards)) == said
    assert ranking("high", game).says(hand(cards), said.partition(", ")[0])


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("W1 8c 6d 4h 3s", "eight-six low, four, three and ace"),
        ("W1 Ac 2d 3h 5s", "wheel"),
        ("W1 Ac Ad 3h 5s", "pair of aces, five, three and deuce"),
        ("W1 8c 8d 8h 8s", "four of a kind, eights, ace kicker"),
    ],
)
def test_for_low_a_bug_is_the_lowest_rank_that_is_missing(cards: str, said: str) -> None:
    assert ranking("ace_to_five", "bugs").describe(hand(cards)) == said


def test_five_of_a_kind_is_a_category_only_where_cards_are_wild() -> None:
    right = ranking("high", "deuces")
    assert [each.name for each in right.categories][:2] == ["five of a kind", "straight flush"]
    assert right.threshold("five of a kind") > right.threshold("royal flush")
    assert all(right.category(each.cards) == each.name for each in right.categories if "2" not in "".join(each.cards))
    for plain in (evaluator("high"), ranking("ace_to_five", "deuces")):
        assert "five of a kind" not in [each.name for each in plain.categories]
        with pytest.raises(ValueError, match="no hand is 'five of a kind'"):
            plain.threshold("five of a kind")


def test_of_all_five_of_a_kind_a_bug_makes_only_aces() -> None:
    right = ranking("high", "bugs")
    with pytest.raises(ValueError, match="no hand is"):
        right.threshold("five of a kind, kings")
    assert right.threshold("five of a kind") == right.rank(hand("W1 Ac Ad Ah As"))


def test_without_wild_cards_a_ranking_is_the_very_same_object() -> None:
    high = evaluator("high")
    assert with_wild(high, frozenset(), frozenset()) is high
    assert without_wild(high) is high
    assert without_wild(ranking("high", "deuces")) == high


def test_the_best_of_more_cards_uses_every_wild_one() -> None:
    right = ranking("high", "deuces")
    seven = hand("2c 2d Ah Ks 9d 9h 4c")
    assert right.best_of(seven) == right.rank(hand("2c 2d 9d 9h Ah"))


@pytest.mark.parametrize("cards", ["2c 2c 3d 4h 5s", "2c 3d 4h 5s", "2c 3d 4h 5s W1"])
def test_what_is_no_hand_is_refused(cards: str) -> None:
    with pytest.raises(ValueError, match=r"five different cards|no card"):
        ranking("high", "deuces").rank(hand(cards))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("word", ["high", "ace_to_five"])
def test_every_mistake_ranks_some_hands_otherwise(word: str, game: str) -> None:
    right = ranking(word, game)
    hands = [*sampled(game, 500, seed=2), *PLAIN, *(hand(f"Ac Ad Ah As {wild}") for wild in GAMES[game].bugs)]
    unseen = {"straights go round the corner"} if game == "deuces" else set()  # they would need a plain deuce
    for name, wrong in right.mistakes():
        if name in unseen:
            continue
        assert ranks_otherwise(right.rank, wrong, hands), name
