"""Cases of `compare_hands`: the best five of each player's cards and those of the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from tests.public.agreeing import Either
from tests.public.reading import shaped

if TYPE_CHECKING:
    from croupier.table import Card
    from tests.public.judging import Judge
    from tests.public.reading import Means, PublicCase
    from tests.public.tables import Implementation


@dataclass(frozen=True, slots=True, kw_only=True)
class CompareHands:
    """The `input` of a case of this kind."""

    ranking: str
    ranking_note: str
    hands: Mapping[str, tuple[str, ...]]
    board: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Compared:
    """The cards of a case, and who compares them."""

    hands: Mapping[str, tuple[Card, ...]]
    board: tuple[Card, ...]
    judge: Judge


def compare(case: PublicCase, _means: Means, by: Implementation) -> Compared:
    """The cards of the case as they are read."""
    told = shaped(case, CompareHands)
    hands = {player: tuple(map(by.card, cards)) for player, cards in told.hands.items()}
    return Compared(hands=hands, board=tuple(map(by.card, told.board)), judge=by.judge)


def winners(compared: Compared) -> Either:
    worth = {player: compared.judge.worth(hole, compared.board) for player, hole in compared.hands.items()}
    best = [player for player, each in worth.items() if each == max(worth.values())]
    alone = ("one of the two alone",) if (len(best), len(worth)) == (1, 2) else ()
    return Either((best, *alone))


def category(compared: Compared) -> dict[str, str]:
    """In the words of the schema: `one_pair`, `full_house`."""
    told = {player: compared.judge.category(hole, compared.board) for player, hole in compared.hands.items()}
    return {player: {"pair": "one_pair"}.get(each, each.replace(" ", "_")) for player, each in told.items()}


SEEN: Mapping[str, Callable[[Compared], object]] = MappingProxyType({"winners": winners, "category": category})
