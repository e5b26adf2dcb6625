"""Hands of ours, written down as PHH where it has the words and as our own history always, come back the same."""

from __future__ import annotations

from random import Random

import pytest

from croupier.histories.following import follow
from croupier.histories.forced import CannotBeSaidError
from croupier.histories.games import GAMES
from croupier.histories.journal import dumped, journal, loaded
from croupier.histories.phh import Handwriting, read_hands
from croupier.histories.telling import phh
from croupier.play import Hand, replay, start
from croupier.proof.playouts import random_hand
from croupier.spec import SpecError
from croupier.table import Action, Stakes
from tests.histories.real import HAND, TABLES, played
from tests.shipped import LIBRARY

BLINDS = {"ante": 0, "small blind": 1, "big blind": 2, "bet": 2, "small bet": 2, "bring-in": 1}
CASINO_GAMES = [game for game in GAMES.values() if game.code != "NS"]


def randomly(slug: str, betting: str, seed: int) -> Hand:
    """A hand of three in which players do anything."""
    rules, dice = LIBRARY.variant(slug).rules, Random(seed)  # noqa: S311 - cards for a test
    deck = list(rules.deck)
    dice.shuffle(deck)
    size = 4 if betting == "fixed limit" else 2
    stakes = Stakes(betting=betting, amounts={**BLINDS, "big bet": size})  # type: ignore[arg-type]  # it is one
    hand = start(rules, stacks=(60, 40, 80), deck=deck, button=seed % 3, stakes=stakes)
    while hand.actor is not None:
        offer = dice.choice([each for each in hand.legal if each.verb != "fold"] or hand.legal)
        chips = dice.choice((offer.least, offer.most)) if not offer.among else 0
        many = dice.randint(offer.least, offer.most) if offer.among else 0
        hand = hand.act(Action(hand.actor, offer.verb, chips, tuple(dice.sample(offer.among, many))))
    return hand


@pytest.mark.parametrize("game", CASINO_GAMES, ids=[game.code.replace("/", "-") for game in CASINO_GAMES])
def test_a_hand_told_as_phh_is_the_same_hand_when_it_is_read(game: object) -> None:
    for seed in range(12):
        hand = randomly(game.slug, game.betting, seed)  # type: ignore[attr-defined]  # a game
        told = phh(hand, ["Ann", 'Ben "B"', "Cleo"], unit=25)
        (read,) = read_hands(told, "told.phh")
        assert isinstance(read, Handwriting), read
        verdict = follow(read, TABLES.setting(read))
        assert verdict.difference is None, told
        around = [(hand.button_seat + 1 + place) % 3 for place in range(3)]
        assert verdict.amounts == tuple(25 * hand.stacks[seat] for seat in around)
        assert sorted(read.players) == ["Ann", 'Ben "B"', "Cleo"]


@pytest.mark.parametrize("slug", LIBRARY.variants)
def test_every_game_has_a_history_that_plays_the_same_hand(slug: str) -> None:
    hand = random_hand(LIBRARY.variant(slug).rules, Random(7))  # noqa: S311 - cards for a test
    ((_, told),) = loaded(dumped([journal(hand)]), "hands.jsonl")
    assert told == journal(hand)
    again = replay(told.rules(LIBRARY), told.history)
    assert again.events == hand.events
    assert again.stacks == told.finishing


def test_a_history_knows_the_house_rules_and_forced_bets_of_its_hand() -> None:
    rules = LIBRARY.variant("five-card-draw").under(["three-card limit"], "casino")
    ((_, told),) = loaded(dumped([journal(start(rules, stacks=(9, 9), deck=rules.deck))]), "hands.jsonl")
    assert told.rules(LIBRARY) is rules
    verdict = played(HAND.replace("antes = [0, 0, 0]", "antes = [0, 3, 0]").replace("[106, 94", "[109, 91"))
    assert verdict.history
    hand = replay(verdict.setting.rules, verdict.history)
    ((_, told),) = loaded(dumped([journal(hand, verdict.setting.kept)]), "hands.jsonl")
    assert replay(told.rules(LIBRARY), told.history).events == hand.events


def test_what_phh_has_no_words_for_is_told_to_be_so() -> None:
    rules = LIBRARY.variant("bounce-back").rules
    with pytest.raises(CannotBeSaidError, match="Bounce Back: PHH has no code for it"):
        phh(start(rules, stacks=(9, 9), deck=rules.deck))


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("{", "this is no history of ours"),
        ("[]", "a hand is a line of JSON that begins"),
        ('{"croupier": 1}', "missing key `stakes`"),
        ('{"croupier": 1, "stake": 1}', "`stake` is no key of it"),
        ('{"croupier": 1, "stakes": {"betting": "high"}}', "its stakes or forced payments are none that we know"),
    ],
)
def test_a_line_that_is_no_history_is_told_with_its_place(line: str, why: str) -> None:
    with pytest.raises(SpecError) as caught:
        loaded(f"\n{line}\n", "hands.jsonl")
    assert str(caught.value).startswith("hands.jsonl:2:1: this is no history of ours")
    assert why in str(caught.value)
