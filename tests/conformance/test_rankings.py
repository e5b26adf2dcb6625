"""The order of all hands: chains of hands to be compared, their judge, and digests."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from hashlib import sha256
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import pytest

from croupier.conformance.digests import judge_table
from croupier.conformance.messages import Declined, Digest, Digested, Ranked
from croupier.conformance.outcomes import Outcome
from croupier.conformance.ranked import CHUNK, RankVector, class_vectors, judge_ranks, table_vectors
from croupier.conformance.ranking import ORDER, all_hands, digest, hand_at, how_many, table
from croupier.conformance.serving import Server
from croupier.conformance.tabled import BLOCK, shipped_texts
from croupier.conformance.vectors import shelf, shipped_ranks
from croupier.evaluators import evaluator
from croupier.table import Card
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.conformance.messages import Reply

HIGH = evaluator("high")


@cache
def chain() -> tuple[RankVector, ...]:
    return tuple(class_vectors(HIGH))


def hand(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def vector(*hands: str) -> RankVector:
    held = tuple(map(hand, hands))
    return RankVector(id="ranking/high-x", ranking="high", hands=held, ranks=tuple(map(HIGH.rank, held)))


def by(numbers: Callable[[int], int], held: RankVector | None = None) -> Outcome:
    """The verdict on somebody who turns our strengths into numbers of their own."""
    held = held or chain()[30]
    return judge_ranks(held, Ranked(seq=1, ranks=tuple(map(numbers, held.ranks)))).outcome


# Chains


def test_the_chain_of_classes_holds_each_one_and_the_next_message_begins_where_one_ends() -> None:
    assert Counter(rank for each in chain() for rank in set(each.ranks)).keys() == set(range(1, 7463))
    assert all(max(one.ranks) == min(other.ranks) for one, other in pairwise(chain()))
    assert sum(len(each.hands) - 1 for each in chain()) + 1 == 7462 + 2488  # of every third class two hands
    assert max(len(each.hands) for each in chain()) == CHUNK


def test_hands_of_every_category_tie_and_are_of_other_suits() -> None:
    tied: dict[str, set[bool]] = {}
    for each in chain():
        for (one, rank), (other, same) in combinations(zip(each.hands, each.ranks, strict=True), 2):
            if rank == same:
                suits = [sorted(card[1] for card in held) for held in (one, other)]
                tied.setdefault(HIGH.category(one), set()).add(suits[0] != suits[1])
    assert len(tied) == len(HIGH.categories)
    assert all(True in other for other in tied.values())


def test_cards_are_named_in_no_order() -> None:
    hands = [held for each in chain() for held in each.hands]
    assert sum(list(held) == sorted(held, key=ORDER.index) for held in hands) < len(hands) / 50


def test_the_hands_of_a_message_do_not_stand_in_order() -> None:
    assert not any(list(each.ranks) == sorted(each.ranks) for each in chain())


def test_a_chain_through_the_table_holds_as_many_hands_as_were_asked_for() -> None:
    found = tuple(table_vectors(HIGH, 500))
    assert len({frozenset(hand) for each in found for hand in each.hands}) == 500
    assert all(max(one.ranks) == min(other.ranks) for one, other in pairwise(found))
    assert [HIGH.rank(held) for held in found[2].hands] == list(found[2].ranks)


def test_a_hand_is_found_by_its_place() -> None:
    stretches = [(0, 3000), (1_234_567, 1_234_600), (how_many("high") - 50, how_many("high"))]
    for first, end in stretches:
        assert [hand_at(HIGH, place) for place in range(first, end)] == list(all_hands(HIGH, first, end))


# The judge


@pytest.mark.parametrize("numbers", [lambda rank: rank, lambda rank: 3 * rank - 9, lambda rank: rank**2], ids="123")
def test_numbers_of_ones_own_pass_as_long_as_the_order_is_right(numbers: Callable[[int], int]) -> None:
    assert {by(numbers, each) for each in chain()} == {Outcome.PASSED}


@pytest.mark.parametrize(
    "numbers", [lambda rank: -rank, lambda rank: rank // 2, lambda _: 0, lambda rank: rank % 50], ids="1234"
)
def test_another_order_is_wrong_and_so_are_other_ties(numbers: Callable[[int], int]) -> None:
    assert by(numbers) is Outcome.WRONG


def test_hands_that_tie_have_equal_numbers() -> None:
    aces = vector("As Ah Kd 9c 2s", "2d 9h Ac Ad Ks")
    assert judge_ranks(aces, Ranked(seq=1, ranks=(7, 7))).outcome is Outcome.PASSED
    verdict = judge_ranks(aces, Ranked(seq=1, ranks=(7, 8)))
    assert verdict.expected.endswith("tie")
    assert "beats" in verdict.got


def test_the_first_wrong_pair_is_told_in_words() -> None:
    kings = vector("Kc Kd Kh Ks 2c", "Ah 2h 3h 4h 5h", "2c 3d 5h 7s Jc")
    assert judge_ranks(kings, Ranked(seq=1, ranks=(2, 3, 1))).outcome is Outcome.PASSED
    verdict = judge_ranks(kings, Ranked(seq=1, ranks=(9, 1, 4)))
    four, straight = (f"{' '.join(cards)} ({HIGH.describe(cards)})" for cards in kings.hands[:2])
    assert (verdict.expected, verdict.got) == (f"{straight} beats {four}", f"{four} beats {straight}")


@pytest.mark.parametrize(
    ("reply", "outcome"),
    [
        (Ranked(seq=1, ranks=(1, 2)), Outcome.PROTOCOL),
        (Digested(seq=1, digest=""), Outcome.PROTOCOL),
        (Declined(seq=1, unsupported=""), Outcome.UNSUPPORTED),
        (Declined(seq=1, skipped="no time"), Outcome.SKIPPED),
        (Declined(seq=1, error="oops"), Outcome.ERROR),
    ],
)
def test_what_is_no_order_at_all_has_an_outcome_of_its_own(reply: Reply, outcome: Outcome) -> None:
    assert judge_ranks(chain()[0], reply).outcome is outcome


# Digests


@cache
def whole() -> bytes:
    return b"".join(rank.to_bytes(2, "big") for rank in table("high"))


def one_wrong(place: int, number: int) -> Callable[[int, int], Reply]:
    """An implementation whose table has one wrong number in it."""
    ranks = whole()[: 2 * place] + number.to_bytes(2, "big") + whole()[2 * place + 2 :]
    return lambda first, end: Digested(seq=1, digest=sha256(ranks[2 * first : 2 * end]).hexdigest())


@pytest.mark.parametrize("place", [0, 1, 77_777, how_many("high") - 1])
def test_the_first_wrong_hand_is_found_and_told(place: int) -> None:
    verdict = judge_table("high", one_wrong(place, 7462 if place == 0 else 1))
    assert (verdict.outcome, verdict.at) == (Outcome.WRONG, place)
    assert verdict.got == ("7462" if place == 0 else "1")
    assert verdict.expected.startswith(f"{table('high')[place]} for {' '.join(hand_at(HIGH, place))} (")


def test_a_right_table_takes_one_question() -> None:
    asked: list[tuple[int, int]] = []

    def ask(first: int, end: int) -> Reply:
        asked.append((first, end))
        return Digested(seq=1, digest=digest("high", first, end).upper())

    assert judge_table("high", ask).outcome is Outcome.PASSED
    assert asked == [(0, 2_598_960)]


def test_digests_that_contradict_each_other_are_told_as_that() -> None:
    def ask(first: int, end: int) -> Reply:
        return Digested(seq=1, digest=digest("high", first, end) if end - first < 1000 else "0" * 64)

    verdict = judge_table("high", ask)
    assert verdict.outcome is Outcome.WRONG
    assert "longer stretch" in verdict.why


def test_somebody_who_stops_answering_is_not_wrong_but_in_error() -> None:
    assert judge_table("high", lambda *_: Declined(seq=1, error="oops")).outcome is Outcome.ERROR


def test_our_own_engine_gives_the_digest_of_a_stretch() -> None:
    reply = Server(LIBRARY).answer(Digest(seq=1, id="", ranking="high", stretch=(0, 5000)))
    assert reply == Digested(seq=1, digest=digest("high", 0, 5000))


# What ships


def test_the_committed_files_are_those_that_are_made() -> None:
    for name, text in shipped_texts():
        assert (shelf() / name).read_text(encoding="utf-8") == text


def test_the_digest_of_a_block_is_that_of_its_hands() -> None:
    told = json.loads((shelf() / "ranking" / "high.json").read_text(encoding="utf-8"))
    assert len(told["digests"]) == -(-2_598_960 // BLOCK)
    ranks = b"".join(HIGH.rank(hand).to_bytes(2, "big") for hand in all_hands(HIGH, 7 * BLOCK, 8 * BLOCK))
    assert told["digests"][7] == sha256(ranks).hexdigest()


def test_the_shipped_chain_can_be_read() -> None:
    assert tuple(shipped_ranks("high")) == chain()
