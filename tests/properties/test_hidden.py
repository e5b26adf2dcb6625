"""Two deals that differ only in what a seat may not see give it the same views, offers and refusals, word for word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.play import start
from croupier.table import Action
from tests.properties.decks import dice
from tests.properties.rulebooks import moments
from tests.properties.test_profiles import PROFILES
from tests.properties.test_views import known, renamed, swapped
from tests.properties.verbs import VERBS
from tests.sampling import patience
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.play import Hand

SOMETIMES = 0.2
"""How often everything is tried that could be refused."""


def attempts(hand: Hand, seat: int) -> Iterator[Action]:
    """Whatever a seat might try to learn something: every verb, with chips, with its own cards, with cards unseen."""
    own = hand.holding(seat)
    unseen = tuple(card for card in hand.rules.deck if card not in known(hand, seat))
    for verb in VERBS:
        for chips in (0, 1, 10_000):
            yield Action(seat, verb, chips)
        for cards in (own, own[:1], unseen[:1], unseen[-2:], own[:1] + unseen[:1]):
            yield Action(seat, verb, cards=cards)
            yield Action(seat, verb, cards=own[: len(cards)], takes=cards)


def told(hand: Hand, seat: int) -> list[object]:
    """All that the engine says to a seat."""
    return [hand.view(seat), *(str(hand.refusal(action)) for action in attempts(hand, seat))]


@given(st.sampled_from(PROFILES), st.integers(0, 2**32))
@settings(max_examples=patience(15, 2_000))
def test_nothing_that_a_seat_is_told_depends_on_what_it_may_not_see(
    profile: tuple[str, tuple[str, ...], str], seed: int
) -> None:
    slug, names, house = profile
    random = dice(seed)
    hands = []
    for hand in moments(LIBRARY.variants[slug].under(names, house), random):
        if hand.over or any(event.what == "show" for event in hand.events):
            break
        hands.append(hand)
    if not hands:
        return
    last, seat = hands[-1], random.randrange(len(hands[-1].stacks))
    cards, begun = swapped(last, seat, random), last.history
    deck = tuple(cards.get(card, card) for card in begun.deck)
    other = start(last.rules, stacks=begun.stacks, deck=deck, button=begun.button, stakes=begun.stakes)
    for hand, later in zip(hands, (*hands[1:], None), strict=True):
        assert other.view(seat) == hand.view(seat), hand.history
        if later is None or random.random() < SOMETIMES:
            assert told(other, seat) == told(hand, seat), hand.history
        if later:
            other = other.act(renamed(later.history.actions[-1], cards))
