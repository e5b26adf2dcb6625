"""Engines that play one option of a step otherwise than the rules say, whatever steps a variant has."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from croupier.phases import _conditions
from croupier.phases.ante import Ante
from croupier.phases.bet import Bet
from croupier.phases.deal import Deal
from croupier.phases.draw import Draw
from croupier.phases.take_back import TakeBack
from tests.conformance.wrong import exchanging, opening
from tests.conformance.wrong.engine import Wrong, also, with_answer, with_kind, with_options

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.phases import Phase, Step
    from croupier.rules import Rulebook

SEATS = {"dealer": "left of dealer", "left of dealer": "dealer"}


def wrong_options(rules: Rulebook) -> Iterator[Wrong]:
    """What can be wrong with every step of these rules by itself."""
    yield from _players(rules)
    for step in rules.steps:
        match step.phase:
            case Ante():
                yield from _kinds(step, opening.ANTES)
            case Deal():
                yield from _kinds(step, opening.DEALS)
            case Bet(opens=opens):
                yield from _openers(step, opens)
            case Draw() as draw:
                yield from _draws(step, draw)
                yield from _kinds(step, exchanging.DRAWS)
            case TakeBack() as take_back:
                yield from _take_backs(step, take_back)
                yield from _kinds(step, exchanging.TAKE_BACKS)


def _players(rules: Rulebook) -> Iterator[Wrong]:
    least, most = rules.players
    for players in ((least, most + 1), (least, most - 1), (least - 1, most), (least + 1, most)):
        yield Wrong(
            name=f"{players[0]} to {players[1]} can play",
            chapter="the table",
            clauses=("players.number",),
            rules=partial(_seating, (players[0] - least, players[1] - most)),
        )


def _seating(more: tuple[int, int], rules: Rulebook) -> Rulebook:
    """So many more than the rules say, at least and at most: house rules may have changed these."""
    return replace(rules, players=(rules.players[0] + more[0], rules.players[1] + more[1]))


def _kinds(step: Step, kinds: dict[type[Phase], str]) -> Iterator[Wrong]:
    for kind, aspects in kinds.items():
        clauses = tuple(aspect if "." in aspect else f"{step.slug}.{aspect}" for aspect in aspects.split())
        yield Wrong(
            name=f"{step.slug}: {_complaint(kind)}",
            chapter=step.slug,
            clauses=clauses,
            rules=with_kind(kind, step.slug),
        )


def _complaint(kind: type[Phase]) -> str:
    doc = (kind.__doc__ or "").removesuffix(".")
    return doc[:1].lower() + doc[1:]


def _openers(step: Step, opens: str) -> Iterator[Wrong]:
    for other in ("dealer", "left of dealer", "opener"):
        if other != opens:
            yield _option(step, ("opens", "betting.absent-opener"), opens=other)


def _draws(step: Step, draw: Draw) -> Iterator[Wrong]:
    usual = _conditions.usual(draw.up_to)
    numbers = {"all", 5, 4, 3, 2, 1} - {usual, 5 if usual == "all" else usual} - ({"all"} if usual == 5 else set())
    for number in sorted(numbers, key=str):
        yield _option(step, ("limit",), up_to=number)
    yield _option(step, ("limit",), at_least=1)
    yield _option(step, ("order",), first=SEATS[draw.first])
    row = _option(step, ("receives", "policy.draw-service", "in-a-row"), in_a_row=1)
    yield replace(row, rules=also(with_answer("late_card_burn", "never"), row.rules))
    if draw.discards == "muck":
        yield _option(step, ("discards",), discards="own pile")
    else:
        wrong = _option(step, ("discards", "the-bounce.from"), discards="muck")
        yield replace(wrong, name=f"{step.slug}: discards to the muck")


def _take_backs(step: Step, take_back: TakeBack) -> Iterator[Wrong]:
    count = {"as discarded": "up to as discarded", "up to as discarded": "as discarded"}[take_back.count]
    given = {"any cards": "replacements only", "replacements only": "any cards"}[take_back.given]
    yield _option(step, ("count",), count=count)
    yield _option(step, ("given",), given=given)
    yield _option(step, ("order",), first=SEATS[take_back.first])


def _option(step: Step, aspects: tuple[str, ...], **options: object) -> Wrong:
    told = ", ".join(f"{key} {value}" for key, value in options.items())
    clauses = tuple(aspect if "." in aspect else f"{step.slug}.{aspect}" for aspect in aspects)
    return Wrong(
        name=f"{step.slug}: {told}", chapter=step.slug, clauses=clauses, rules=with_options(step.slug, **options)
    )
