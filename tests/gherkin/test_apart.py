"""Two games are told apart by a hand that people can follow, and that goes as it says in both."""

from __future__ import annotations

from croupier.gherkin.apart import apart
from croupier.gherkin.vocabulary import understood
from tests.shipped import LIBRARY

VARIANTS = {slug: entry.rules for slug, entry in LIBRARY.variants.items()}


def test_double_draw_parts_from_its_parent_where_four_cards_are_thrown() -> None:
    told = next(apart(VARIANTS["five-card-draw"], VARIANTS["double-draw"]))
    assert (told.players, told.done) == (("Ann", "Ben"), ("everyone checks",))
    assert (told.here[0].partition(" discards ")[0], told.there) == ("Ben", ("Ben could not discard four cards",))


def test_whose_turn_it_is_is_told_before_how_the_hand_ends() -> None:
    told = next(apart(VARIANTS["five-card-draw"], VARIANTS["bounce-back"]))
    assert (told.done, told.here, told.there) == ((), ("Ben is to act",), ("it would be Ann's turn",))


def test_each_sentence_is_one_that_scenarios_know() -> None:
    for told in apart(VARIANTS["double-draw"], VARIANTS["five-card-draw"]):
        assert all(understood(sentence) for sentence in (*told.setting, *told.done, *told.here))


def test_nothing_tells_a_game_from_itself() -> None:
    assert not list(apart(VARIANTS["bounce-back"], VARIANTS["bounce-back"]))
