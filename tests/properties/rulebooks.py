"""The rulebooks on which the laws are tried: Bounce Back, one with each other answer and option, and other draws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies import every_policy
from croupier.proof.playouts import random_hands
from tests.properties.decks import duels, short_hands, tied_hands
from tests.rules.writing import ANTE, DEAL, SHOWDOWN, changed, house, rulebook, variant

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from random import Random

    from croupier.play import Hand
    from croupier.rules import Rulebook

COMPLETING, EVEN_IF_PAT = '"dealt if it completes the draw"', '"one in each draw, even if all stand pat"'
BURN, AT_ONCE = '"one before each draw"', '"each is served at once"'
ONE_DRAW = (ANTE, DEAL, "bet: {opens: left of dealer}", "draw", "bet: {name: last round, opens: dealer}", SHOWDOWN)
ROW_DRAW = (*ONE_DRAW[:3], "draw: {in_a_row: 2}", *ONE_DRAW[4:])
TWO_DRAWS = (
    *ONE_DRAW[:-1],
    "draw: {name: second draw, up_to: 3}",
    "bet: {name: end, opens: dealer}",
    SHOWDOWN,
)
REGRET = (
    ANTE,
    DEAL,
    "bet: {opens: dealer}",
    "draw: {up_to: 3, discards: own pile}",
    "draw: {name: second draw, up_to: 3, or_take_back: the draw}",
    SHOWDOWN,
)
SOME_REGRET = (*REGRET[:4], REGRET[4].replace("}", ", count: up to as discarded, given: replacements only}"), SHOWDOWN)
TWO_PILES = (
    ANTE,
    DEAL,
    "draw: {up_to: 3, discards: own pile}",
    "bet: {opens: dealer}",
    "draw: {name: second draw, up_to: 2, discards: own pile}",
    "take_back: {name: first return, from: the draw}",
    "bet: {name: middle, opens: left of dealer}",
    "take_back: {name: second return, from: second draw, count: up to as discarded}",
    SHOWDOWN,
)


FOUR_ROUNDS = (
    "bet: {name: before the flop, opens: left of big blind, size: small bet}",
    *(
        f"bet: {{name: {name}, opens: left of dealer, size: {size}}}"
        for name, size in (("second round", "small bet"), ("third round", "big bet"), ("last round", "big bet"))
    ),
)
BLINDS = ("blinds", DEAL, *FOUR_ROUNDS, SHOWDOWN)
BLINDS_AND_DRAW = ("blinds", DEAL, FOUR_ROUNDS[0], "draw", FOUR_ROUNDS[-1], SHOWDOWN)
STRADDLED = '"one live, twice the big blind"'


def stud(by: str, opens: str) -> tuple[str, ...]:
    """Five-card stud with two cards in the hole."""
    return (
        ANTE,
        "deal: {name: three cards, down: 2, up: 1}",
        f"bring_in: {{by: {by}}}",
        "bet: {name: third street, opens: left of bring-in, size: small bet}",
        "deal: {name: fourth card, up: 1}",
        f"bet: {{name: fourth street, opens: {opens}, size: small bet}}",
        "deal: {name: fifth card, up: 1}",
        f"bet: {{name: fifth street, opens: {opens}, size: big bet}}",
        SHOWDOWN,
    )


STUD = stud("lowest up card", "best showing")
RAZZ = stud("highest up card, aces: low", "lowest showing")


def _answers() -> Iterator[tuple[str, Rulebook]]:
    """Bounce Back with one policy answered otherwise than its house does."""
    usual = house().document.policies
    for word, policy in every_policy().items():
        for answer in policy.words:
            if policy.many:
                yield f"{word}: [{answer}]", changed(**{word: f'["{answer}"]'})
            elif answer != usual[word]:
                yield f"{word}: {answer}", changed(**{word: f'"{answer}"'})


def _options() -> Iterator[tuple[str, Rulebook]]:
    yield "bounce back", rulebook(variant())
    yield (
        "left of dealer",
        changed(("opens: dealer", "opens: left of dealer"), ("first: dealer", "first: left of dealer")),
    )
    yield "another opener", changed(("first round, opens: dealer", "first round, opens: left of dealer"))
    yield "opener leads", changed(("last round, opens: dealer", "last round, opens: opener"))
    yield "opener leads all", changed(("opens: dealer", "opens: opener"))
    yield "draw any", changed(("up_to: 2", "up_to: all"))
    yield "take back some", changed(("as discarded", "up to as discarded"))
    yield "give replacements", changed(("as discarded", "as discarded, given: replacements only"))
    yield "give some replacements", changed(("as discarded", "up to as discarded, given: replacements only"))
    yield "one draw", rulebook(variant(*ONE_DRAW))
    yield "one draw, burned, at once", rulebook(variant(*ONE_DRAW, burn=BURN, draw_service=AT_ONCE))
    yield "one draw, completed", rulebook(variant(*ONE_DRAW, bottom_card=COMPLETING, burn=BURN))
    yield (
        "one draw, completed at once",
        rulebook(
            variant(*ROW_DRAW, bottom_card=COMPLETING, draw_service=AT_ONCE, burn=EVEN_IF_PAT, late_card_burn="always")
        ),
    )
    yield "two draws", rulebook(variant(*TWO_DRAWS))
    yield "two draws, burned", rulebook(variant(*TWO_DRAWS, burn=BURN))
    yield "two draws, at once", rulebook(variant(*TWO_DRAWS, draw_service=AT_ONCE))
    yield "two draws, sparing a round", rulebook(variant(*TWO_DRAWS, reshuffle_spares='"this round\'s discards"'))
    yield "regret", rulebook(variant(*REGRET))
    yield "some regret", rulebook(variant(*SOME_REGRET))
    yield "two piles", rulebook(variant(*TWO_PILES))
    yield "two piles, burned, at once", rulebook(variant(*TWO_PILES, burn=BURN, draw_service=AT_ONCE))


def _forced_bets() -> Iterator[tuple[str, Rulebook]]:
    """Blinds and bring-ins, with every answer of the houses about them."""
    yield "blinds", rulebook(variant(*BLINDS))
    yield "antes and blinds, heads-up alike", rulebook(variant(ANTE, *BLINDS, heads_up="as with more players"))
    yield "blinds and a straddle", rulebook(variant(*BLINDS, straddle=STRADDLED))
    yield "three blinds", rulebook(variant("blinds: {post: [small blind, big blind, third blind]}", *BLINDS[1:]))
    yield (
        "one blind, reopened when full",
        rulebook(variant("blinds: {post: [big blind]}", *BLINDS[1:], short_all_in="reopens only when full")),
    )
    yield "blinds and a draw, smallest bet", rulebook(variant(*BLINDS_AND_DRAW, min_raise="smallest bet"))
    yield "stud", rulebook(variant(*STUD))
    yield (
        "stud by suits",
        rulebook(
            variant(*STUD, showing_ties="suit", absent_opener="next best showing", suit_order="first left of dealer")
        ),
    )
    yield "razz", rulebook(variant(*RAZZ, short_all_in="never reopens"))
    yield "razz, aces high", rulebook(variant(*stud("highest up card", "lowest showing with aces high")))


RULEBOOKS: Mapping[str, Rulebook] = dict((*_options(), *_answers(), *_forced_bets()))


def moments(rules: Rulebook, random: Random) -> Iterator[Hand]:
    """A hand at each of its moments; now and then one in which hands tie, the deck runs out, or two play."""
    kind = random.choices((random_hands, tied_hands, short_hands, duels), (5, 2, 2, 1))[0]
    return kind(rules, random)
