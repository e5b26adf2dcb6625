"""A ranking that gets something wrong chooses among more than five cards wrongly, too."""

from __future__ import annotations

from croupier.proof.misranking import misrankings
from croupier.table import read_card
from tests.shipped import LIBRARY


def test_a_wrong_ranking_chooses_the_best_of_seven_as_it_ranks_them() -> None:
    wrong = dict(misrankings(LIBRARY.variant("texas-holdem").rules.shares[0].ranking))["high card beats pair"]
    seven = tuple(map(read_card, "Ad Ac Kh Qd 9s 7c 2h".split()))
    no_pair, pair = (tuple(map(read_card, cards.split())) for cards in ("Ad Kh Qd 9s 7c", "Ad Ac Kh Qd 9s"))
    assert wrong.best_of(seven) == wrong.rank(no_pair) > wrong.rank(pair)
