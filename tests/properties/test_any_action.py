"""Laws over the variants that ship, every profile and house: whatever somebody tries, at whatever moment."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from croupier.play import IllegalAction, replay
from croupier.proof import consult
from croupier.proof.playouts import action_of, random_hands
from croupier.table import DECK, Action
from tests.properties.decks import dice
from tests.properties.test_profiles import PROFILES
from tests.properties.verbs import VERBS
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from croupier.play import Hand

some_cards = st.lists(st.sampled_from(DECK), max_size=6).map(tuple)
nonsense = st.builds(Action, st.integers(-1, 9), st.sampled_from(VERBS), st.integers(-2, 60), some_cards, some_cards)
moments = st.tuples(st.sampled_from(PROFILES), st.integers(0, 10_000), st.integers(0, 30))


def moment(told: tuple[tuple[str, tuple[str, ...], str], int, int]) -> Hand:
    """A hand after so many actions, or at its end."""
    (slug, names, house), seed, many = told
    *_, hand = islice(random_hands(LIBRARY.variants[slug].under(names, house), dice(seed)), many + 1)
    return hand


def reached(hand: Hand, action: Action) -> Hand | None:
    try:
        return hand.act(action)
    except IllegalAction:
        return None


@given(moments, st.lists(nonsense, max_size=8), st.integers())
def test_legal_is_what_is_accepted_and_a_refusal_changes_nothing(
    told: tuple[tuple[str, tuple[str, ...], str], int, int], tried: list[Action], seed: int
) -> None:
    hand = moment(told)
    before = (hand.events, hand.legal, hand.stacks, hand.history)
    good = [action_of(hand.actor, offer, dice(seed)) for offer in hand.legal if hand.actor is not None]
    near = [action._replace(seat=(action.seat + 1) % len(hand.stacks)) for action in good]
    for action in (*tried, *good, *near):
        after = reached(hand, action)
        assert (after is None) == (hand.refusal(action) is not None)
        assert action not in good or after is not None
        assert action not in near or after is None
    assert (hand.events, hand.legal, hand.stacks, hand.history) == before


@given(moments)
def test_a_history_replayed_is_the_same_hand_and_breaks_no_clause(
    told: tuple[tuple[str, tuple[str, ...], str], int, int],
) -> None:
    hand = moment(told)
    again = replay(hand.rules, hand.history)
    assert (again.events, again.legal, again.stacks, again.state) == (hand.events, hand.legal, hand.stacks, hand.state)
    assert consult(hand.rules, hand.record)[0] == ()
