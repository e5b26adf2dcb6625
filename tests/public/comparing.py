"""Cases of `compare_hands`: what each player's cards and those of the board are worth in a share of a pot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING

from croupier.spec.values import in_words
from tests.public.agreeing import Either
from tests.public.reading import shaped
from tests.public.saying import RANKINGS
from tests.public.tables import rulebook

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


def compare(case: PublicCase, means: Means, by: Implementation) -> Compared:
    """The cards of the case as they are read, for the one share of the variant that has its ranking."""
    told = shaped(case, CompareHands)
    (share,) = rulebook(means.variant or RANKINGS[told.ranking], means.answers).shares
    hands = {player: tuple(map(by.card, cards)) for player, cards in told.hands.items()}
    return Compared(hands=hands, board=tuple(map(by.card, told.board)), judge=by.judge(share))


def winners(compared: Compared) -> Either:
    worth = {player: compared.judge.worth(hole, compared.board) for player, hole in compared.hands.items()}
    best = [player for player, each in worth.items() if each == max(worth.values())]
    alone = ("one of the two alone",) if (len(best), len(worth)) == (1, 2) else ()
    return Either((best, *alone))


def order_best_first(compared: Compared) -> list[object]:
    """All players by what their hands are worth; those that tie stand together."""
    worth = {player: compared.judge.worth(hole, compared.board) for player, hole in compared.hands.items()}
    tied = [[player for player in worth if worth[player] == each] for each in sorted({*worth.values()}, reverse=True)]
    return [players[0] if len(players) == 1 else players for players in tied]


def category(compared: Compared) -> dict[str, str]:
    """In the words of the schema: `one_pair`, `full_house`, `4_card_badugi`."""
    return {player: _named(compared.judge.category(hole, compared.board)) for player, hole in compared.hands.items()}


def straight_top(compared: Compared) -> dict[str, str]:
    """The rank of the highest card of each straight."""
    return {player: compared.judge.top(hole, compared.board) for player, hole in compared.hands.items()}


def _named(category: str) -> str:
    count, dash, rest = category.partition("-card ")
    if dash:
        numbers = {in_words(number): number for number in range(1, 6)}
        return f"{numbers[count]}_card_{rest}"
    return {"pair": "one_pair"}.get(category, category.replace(" ", "_"))


def plays(compared: Compared) -> dict[str, list[str]]:
    """The cards that count, the highest first; an ace is low, as in the rankings of which this is told."""
    return {
        player: sorted(compared.judge.plays(hole, compared.board), key=lambda card: -"A23456789TJQK".index(card[0]))
        for player, hole in compared.hands.items()
    }


SEEN: Mapping[str, Callable[[Compared], object]] = MappingProxyType(
    {look.__name__: look for look in (winners, order_best_first, category, straight_top, plays)}
)
