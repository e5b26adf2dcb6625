"""Wild cards, jokers and bugs: what is said of them, what is refused, and what the sentences notice."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from croupier.evaluators import without_wild
from croupier.proof import consult
from croupier.proof.mutants import mutants
from croupier.proof.playouts import random_hand
from croupier.table import DECK, JOKERS
from tests.rules.writing import ANTE, DEAL, SHOWDOWN, faults_of, rulebook, variant
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from croupier.rules import Rulebook

LOW = "[{best: high}, {best: ace_to_five, name: low, needs: eight-high}]"
BUG = "deck: {jokers: 1}\nwild: [{cards: joker, as: bug}]"
STUD = (ANTE, "deal: {down: 4, up: 1}", "bet: {opens: %s showing}", SHOWDOWN)


def game(said: str, *play: str, pot: str = "[{best: high}]") -> str:
    text = variant(*(play or (ANTE, DEAL, "bet: {opens: dealer}", SHOWDOWN)), players="2 to 5", pot=pot)
    return text.replace("play:", f"{said}\nplay:")


@pytest.mark.parametrize(
    ("said", "clause", "text"),
    [
        ("wild: [deuces]", "deck.cards", "The game uses one standard deck of 52 cards, without jokers."),
        ("wild: []", "deck.cards", "The game uses one standard deck of 52 cards, without jokers; no card is wild."),
        (BUG, "deck.cards", "The game uses 53 cards: a standard deck and a joker."),
        (
            "wild: [deuces]",
            "wild.cards",
            "Deuces are wild: each stands for any card that the hand lacks, whichever makes the hand best.",
        ),
        (
            "deck: {jokers: 1}\nwild: [joker]",
            "wild.cards",
            "The joker is wild: it stands for any card that the hand lacks, whichever makes the hand best.",
        ),
        (
            "deck: {jokers: 2}\nwild: [twos, one-eyed jacks, black eights, suicide king, Ah, jokers]",
            "wild.cards",
            (
                "Deuces, one-eyed jacks, black eights, the suicide king, the ace of hearts and the jokers are wild: "
                "each stands for any card that the hand lacks, whichever makes the hand best."
            ),
        ),
        (
            BUG,
            "wild.bug",
            (
                "The joker is a bug: it stands for an ace, or for a card that completes a straight, a flush or a "
                "straight flush, whichever makes the hand best."
            ),
        ),
    ],
)
def test_the_rules_say_which_cards_are_wild_and_what_they_stand_for(said: str, clause: str, text: str) -> None:
    assert rulebook(game(said)).clause(clause).text == text


def test_for_low_a_bug_is_said_to_be_the_lowest_rank_that_is_missing() -> None:
    assert (
        rulebook(game(BUG, pot=LOW))
        .clause("wild.bug")
        .text.endswith("for low for the lowest rank that the hand lacks.")
    )
    alone = rulebook(game(BUG, pot="[{best: ace_to_five}]")).clause("wild.bug").text
    assert alone == "The joker is a bug: it stands for the lowest rank that the hand lacks."


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ("wild: [joker]", "the deck has no joker, so that none can be wild (add `deck: {jokers: 1}`)"),
        ("deck: {lowest: six}\nwild: [fives]", "the deck has no fives, so that none can be wild (leave it out)"),
        ("deck: {jokers: 1}", "a joker has no rank of its own, and nothing says what it stands for"),
        ("deck: {jokers: 1}\nwild: [deuces]", "a joker has no rank of its own, and nothing says what it stands for"),
        ("deck: {jokers: 3}\nwild: [joker]", "`jokers`: expected `0`, `1`, or `2`"),
        ("wild: [duces]", "`duces` is no class of cards (did you mean `deuces`?)"),
        ("wild: [blue eights]", "`blue eights` is no class of cards"),
        ("wild: [deuces, black twos]", "cards that are black twos are already wild as deuces"),
        ("wild: [{cards: joker, as: bugg}]", "(did you mean `bug`?)"),
        ("wild: [{card: joker}]", "unknown key `card`"),
        ("wild: deuces", "put it in square brackets"),
    ],
)
def test_wild_cards_that_make_no_sense_are_refused_in_plain_words(said: str, message: str) -> None:
    (fault, *_) = faults_of(game(said))
    assert message in str(fault)


def test_what_a_wild_card_stands_for_in_other_rankings_is_not_settled() -> None:
    (fault,) = faults_of(game("wild: [deuces]", pot="[{best: deuce_to_seven}]"))
    assert "what a wild card stands for in `deuce_to_seven` is not settled" in str(fault)


def test_no_round_begins_with_the_lowest_cards_showing_where_cards_are_wild() -> None:
    low = [step.replace("%s", "lowest") for step in STUD]
    assert "is not settled" in str(faults_of(game("wild: [deuces]", *low))[0])


def test_more_discards_for_keeping_a_wild_card_cannot_be_said_yet() -> None:
    draw = "draw: {up_to: {usually: 3, keeping a wild card: 4}}"
    play = (ANTE, DEAL, draw, "bet: {opens: dealer}", SHOWDOWN)
    assert "keeping a wild card" in str(faults_of(game("wild: [deuces]", *play))[0])


def spoken_against(rules: Rulebook, played: Rulebook, hands: int = 60) -> set[str]:
    """The clauses of some rules that hands played by others break."""
    found: set[str] = set()
    for seed in range(hands):
        hand = random_hand(played, Random(seed))  # noqa: S311 - cards for a test
        faults, _ = consult(rules, replace(hand.record, wild=rules.wild.any_card, bugs=rules.wild.bugs))
        found |= set(map(str, faults))
    return found


@pytest.mark.parametrize(
    "said", ["wild: [deuces, threes, fours]", BUG.replace("joker, as", "aces, as").replace("deck: {jokers: 1}\n", "")]
)
def test_an_engine_that_overlooks_wild_cards_breaks_their_sentence(said: str) -> None:
    rules = rulebook(game(said))
    shares = tuple(replace(share, ranking=without_wild(share.ranking)) for share in rules.shares)
    broken = spoken_against(rules, replace(rules, shares=shares))
    assert any("wild." in each for each in broken), broken


def test_an_engine_that_overlooks_wild_cards_showing_lets_the_wrong_player_begin() -> None:
    stud = [step.replace("%s", "best") for step in STUD]
    rules = rulebook(game("wild: [deuces, threes, fours]", *stud))
    broken = spoken_against(rules, rulebook(game("wild: [Kh]", *stud)))
    assert any("wild.showing" in each for each in broken), broken


def test_jokers_come_last_in_the_deck_and_are_the_only_cards_of_no_rank() -> None:
    deck = rulebook(game("deck: {jokers: 2}\nwild: [jokers]")).deck
    assert deck == (*DECK, *JOKERS)


def test_each_class_of_wild_cards_is_left_out_and_changed_in_mutants() -> None:
    found = {mutant.id for mutant in mutants(LIBRARY.variants["dr-pepper"]) if mutant.option == "wild"}
    assert {"wild: without tens", "wild: tens → tens as a bug", "wild: tens → nines", "wild: deuces → threes"} <= found
    found = {mutant.id for mutant in mutants(LIBRARY.variants["joker-draw"])}
    assert {"wild: joker as a bug → joker", "deck: jokers: 1 → 0", "deck: jokers: 1 → 2"} <= found
