"""The peers, under the same policy and in the same run."""

from __future__ import annotations

import warnings
from random import Random
from typing import TYPE_CHECKING, TypeVar

from croupier.table import DECK

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Hand = TypeVar("Hand")
STACK = 200


def pokerkit_hands(make: Callable[[int], Callable[[], object]], seats: int) -> Callable[[int], int]:
    """A game of PokerKit's, everything automated that can be."""
    warnings.simplefilter("ignore")
    new, chance = make(seats), Random(3).random  # noqa: S311 - a benchmark

    def play(count: int) -> int:
        actions = 0
        for _ in range(count):
            state = new()
            while state.status:  # type: ignore[attr-defined]
                _act(state, chance())
                actions += 1
        return actions

    return play


def five_card_draw(seats: int) -> Callable[[], object]:
    """Five-card draw, fixed limit."""
    from pokerkit import (  # type: ignore[import-not-found, unused-ignore] # noqa: PLC0415 - only `make bench` has it
        Automation,
        BettingStructure,
        Deck,
        Opening,
        StandardHighHand,
        State,
        Street,
    )

    streets = (
        Street(False, (False,) * 5, 0, False, Opening.POSITION, 2, 4),  # noqa: FBT003 - its own signature
        Street(True, (), 0, True, Opening.POSITION, 2, 4),  # noqa: FBT003
    )
    return lambda: State(
        tuple(Automation), Deck.STANDARD, (StandardHighHand,), streets, BettingStructure.FIXED_LIMIT, True,  # noqa: FBT003
        (1,) * seats, (0,) * seats, 0, (STACK,) * seats, seats,
    )  # fmt: skip


def with_blinds(name: str) -> Callable[[int], Callable[[], object]]:
    """One of its own fixed-limit games that are played with blinds of 1 and 2, bets of 2 and 4."""

    def make(seats: int) -> Callable[[], object]:
        import pokerkit  # type: ignore[import-not-found, unused-ignore] # noqa: PLC0415

        game = getattr(pokerkit, name)
        return lambda: game.create_state(tuple(pokerkit.Automation), True, 0, (1, 2), 2, 4, STACK, seats)  # noqa: FBT003

    return make


def _act(state: object, chance: float) -> None:
    """One decision, by the policy of `benchmarks.ours`."""
    table: object = state
    drawer = table.stand_patter_or_discarder_index  # type: ignore[attr-defined]
    if drawer is not None:
        table.stand_pat_or_discard(tuple(table.hole_cards[drawer][: int(chance * 4)]))  # type: ignore[attr-defined]
    elif table.checking_or_calling_amount:  # type: ignore[attr-defined]
        raises = table.can_complete_bet_or_raise_to()  # type: ignore[attr-defined]
        pick = int(chance * (3 if raises else 2))
        (table.fold, table.check_or_call, table.complete_bet_or_raise_to)[pick]()  # type: ignore[attr-defined]
    elif table.can_complete_bet_or_raise_to() and chance < 0.5:  # type: ignore[attr-defined] # noqa: PLR2004 - one in two
        table.complete_bet_or_raise_to()  # type: ignore[attr-defined]
    else:
        table.check_or_call()  # type: ignore[attr-defined]


def sample(cards: int, among: Sequence[str] = DECK) -> list[tuple[str, ...]]:
    """A thousand random hands of so many cards, the same for everybody."""
    random = Random(5)  # noqa: S311 - a benchmark
    return [tuple(random.sample(among, cards)) for _ in range(1000)]


def pokerkit_rankings(count: int) -> int:
    """PokerKit's five-card high hands, compared through their entry in its table."""
    from pokerkit import Card, StandardHighHand  # type: ignore[import-not-found, unused-ignore] # noqa: PLC0415

    hands = [tuple(Card.parse("".join(hand))) for hand in sample(5)]
    for _ in range(count // 1000):
        for cards in hands:
            _ = StandardHighHand(cards).entry
    return count


def treys_rankings(cards: int) -> Callable[[int], int]:
    """The best five among so many cards, by treys; its cards are made before."""
    from treys import Card, Evaluator  # type: ignore[import-untyped, unused-ignore] # noqa: PLC0415

    evaluate, hands = Evaluator().evaluate, [[Card.new(card) for card in hand] for hand in sample(cards)]
    return repeatedly(lambda hand: evaluate(hand, []), hands)


def eval7_rankings(cards: int) -> Callable[[int], int]:
    """The same by eval7, which is written in C."""
    from eval7 import Card, evaluate  # type: ignore[import-not-found, import-untyped, unused-ignore] # noqa: PLC0415

    return repeatedly(evaluate, [tuple(map(Card, hand)) for hand in sample(cards)])


def phevaluator_rankings(count: int) -> int:
    """Five cards by phevaluator, as numbers, which it takes soonest."""
    from phevaluator import Card, evaluate_cards  # type: ignore[import-untyped, unused-ignore] # noqa: PLC0415

    return repeatedly(lambda hand: evaluate_cards(*hand), [tuple(map(Card, hand)) for hand in sample(5)])(count)


def repeatedly(rank: Callable[[Hand], object], hands: Sequence[Hand]) -> Callable[[int], int]:
    """A ranker of so many hands, those of the sample again and again."""

    def rank_them(count: int) -> int:
        for _ in range(count // len(hands)):
            for hand in hands:
                rank(hand)
        return count

    return rank_them
