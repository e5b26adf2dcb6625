"""The sentences of a betting round, each with its check. The checks read events and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from croupier.phases._hands import with_article
from croupier.phases._phase import Clause, Step, kept, whose
from croupier.phases.bet.amounts import amounts
from croupier.phases.bet.common import BY_CARDS, TOPIC, Opens, clause, deeds, opener
from croupier.table.scene import Scene, scenes

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.phases._phase import Finding, Seat
    from croupier.table.events import Record


def opens(step: Step, seat: Opens, *, alike: bool) -> Clause:
    """Who begins this betting round."""

    def check(record: Record) -> Iterator[Finding]:
        for scene, event in deeds(record, step.slug):
            if not scene.deeds and (first := opener(record, scene, seat)) in scene.able():
                yield kept(event.seat == first, f"seat {event.seat} acted first, not seat {first}")

    subject = "each betting round" if alike else _the_round(step.name)
    text = f"{begins(seat).capitalize()} begins {subject}{_OTHERWISE if seat == 'opener' else _COMPARED.get(seat, '')}."
    return Clause(
        id=f"{step.slug}.opens",
        text=text,
        modality="must",
        check=check,
        reads=("opens",),
        refuses=True,
        topic=TOPIC if alike else step.slug,
    )


def to_open(step: Step, words: str) -> Clause:
    """With what the first bet may be made."""

    def check(record: Record) -> Iterator[Finding]:
        for scene, event in deeds(record, step.slug):
            if event.what == "bet" and not scene.price:
                assert record.makes, "whoever reads hands of a round with openers knows what makes a hand"
                good = record.makes(scene.hands[event.seat], scene.board, words)
                yield kept(good, f"seat {event.seat} opened with {' '.join(scene.hands[event.seat])}")

    text = (
        f"Only a player who holds {with_article(words)} or better may make the first bet of {_the_round(step.name)}; "
        "after it anyone may call or raise. If nobody makes it, the hand goes on without a bet."
    )
    return step.clause("to-open", "must", text, check, reads=("to_open",), refuses=True)


_OTHERWISE = "; if nobody has bet before, the player on the dealer's left does"


def begins(opens: Opens) -> str:
    """Who begins, as a sentence says it."""
    return _BEGINS.get(opens) or whose(cast("Seat", opens))


def _the_round(name: str) -> str:
    """`the first round`, `the betting before the flop`."""
    place = name.startswith(("before ", "after ", "on ", "in ", "at "))
    return f"the betting {name}" if place else f"the {name.removeprefix('the ')}"


_BEGINS: Mapping[Opens, str] = {
    "opener": "the player who made the first bet of the hand",
    "left of big blind": "the player on the left of the last blind",
    "left of bring-in": "the player on the left of the bring-in",
    "best showing": "the player with the best cards showing",
    "lowest showing": "the player with the lowest cards showing",
    "lowest showing with aces high": "the player with the lowest cards showing",
}
_COMPARED = {
    "best showing": ": four of a kind, three of a kind, two pair, a pair, then the highest cards; aces are high",
    "lowest showing": ": no pair before a pair, then the lowest cards; aces are low",
    "lowest showing with aces high": ": no pair before a pair, then the lowest cards; aces are high",
}


def absent_opener(openers: Mapping[str, Opens]) -> Clause:
    """Who begins a round when the player who should cannot; `openers` by step."""
    by_cards = not BY_CARDS.isdisjoint(openers.values())

    def check(record: Record) -> Iterator[Finding]:
        for scene, event in deeds(record):
            if scene.deeds or openers[event.step] in BY_CARDS:
                continue
            order = record.clockwise(opener(record, scene, openers[event.step]))
            if order[0] not in scene.able():
                first = next(seat for seat in order if seat in scene.able())
                yield kept(event.seat == first, f"seat {event.seat} began the round, not seat {first}")

    return clause(
        "absent-opener",
        "If the player who should begin a round has folded or is all-in, the next player to the left who can act "
        "begins it" + ("; where cards say who begins, the house decides." if by_cards else "."),
        check,
    )


def betting(*, blinds: bool, piles: bool, rounds: Mapping[str, tuple[str, str]]) -> Iterator[Clause]:
    """What holds in every betting round.

    With `blinds`, the big blind may be the least bet; with `piles`, discards may lie before the players.
    """
    yield from _turns(piles=piles)
    yield from amounts(blinds=blinds, rounds=rounds)
    yield from _chips()


def _turns(*, piles: bool) -> Iterator[Clause]:
    yield clause("turn", "The turn to act passes clockwise, skipping players who have folded or are all-in.", _turn)
    yield clause(
        "options",
        "While nobody has bet, a player may check or bet; once somebody has, a player may call, raise or fold.",
        _options,
        "may",
    )
    yield clause(
        "call", "To call is to bring one's bet up to the highest bet of the round.", _call, "defines", idle=True
    )
    yield clause(
        "fold",
        "A player who folds is out of the hand and cannot win any of the pot. "
        + (
            "The hand, and any discards still lying before the player, go to the muck unseen."
            if piles
            else "The hand goes to the muck unseen."
        ),
        _fold,
        idle=True,
    )
    yield clause(
        "ends",
        "A round ends when every player still in the hand is all-in, or has acted and put in as much as the highest "
        "bet. It ends at once, or is not begun, when nobody has a bet to answer and fewer than two players still in "
        "the hand have chips left.",
        _ends,
        idle=True,
    )


def _chips() -> Iterator[Clause]:
    yield clause(
        "table-stakes", "Nobody may bet more chips than they had in front of them when the hand began.", _stakes
    )
    yield clause(
        "all-in",
        "A player with too few chips to call, or to bet or raise in full, may put in all of them. A player who is "
        "all-in stays in the hand and bets no more. Nobody may bet or raise when every other player still in the hand "
        "is all-in.",
        _all_in,
        "may",
    )
    yield clause(
        "uncalled", "The part of a bet that nobody matched goes back to the player who made it.", _uncalled, idle=True
    )
    yield clause(
        "last-player",
        "When only one player is left in the hand, that player wins the pot at once.",
        _last,
    )


def _turn(record: Record) -> Iterator[Finding]:
    for scene, event in deeds(record):
        if scene.deeds:
            turn = record.clockwise(scene.deeds[-1].seat + 1)
            seat = next((each for each in turn if each in scene.able()), -1)
            yield kept(event.seat == seat, f"seat {event.seat} acted where it was seat {seat}'s turn")


def _options(record: Record) -> Iterator[Finding]:
    for scene, event in deeds(record):
        facing = scene.price > scene.bets[event.seat]
        legal = {"call", "raise", "fold"} if facing else {"check", "fold", "raise" if scene.price else "bet"}
        yield kept(event.what in legal, f"seat {event.seat} could not {event.what}")


def _call(record: Record) -> Iterator[Finding]:
    for scene, event in deeds(record):
        if event.what == "call":
            due = min(scene.price - scene.bets[event.seat], scene.stacks[event.seat])
            yield kept(event.chips == due, f"seat {event.seat} called {event.chips}, {due} were due")


def _fold(record: Record) -> Iterator[Finding]:
    for scene, event in scenes(record):
        seat, gone = event.seat, record.seats - len(scene.live)
        if gone and event.what not in {"pass_deal", "shuffle"}:  # the dealer's duties, folded or not
            yield kept(seat in {-1, *scene.live}, f"seat {seat} had folded")
        if event.what == "fold":
            piles = [card for (_, whose), pile in scene.piles.items() if whose == seat for card in pile]
            whole = sorted(event.cards) == sorted((*scene.hands[seat], *piles))
            yield kept(whole, f"seat {seat} folded {event.cards}, neither more nor less than hand and discards")
            unseen = event.place == "muck" and event.seen != "all"
            yield kept(unseen, f"seat {seat}'s folded hand went to the {event.place}, seen by {event.seen}")


def _ends(record: Record) -> Iterator[Finding]:
    """Read at the first event after a round: everybody had acted and was even."""
    last, scene = "", Scene(record)
    for event in record.events:
        if event.step != last and last in record.sizes and scene.deeds and len(scene.live) > 1:
            able = scene.able()
            acted = {scene.brought, *(deed.seat for deed in scene.deeds)}
            even = all(scene.bets[seat] == scene.price for seat in able)
            yield kept(even and (able <= acted or len(able) == 1), f"{last} ended too early")
        last = event.step
        scene.follow(event)


def _stakes(record: Record) -> Iterator[Finding]:
    for scene, event in deeds(record):
        if event.chips:
            yield kept(event.chips <= scene.stacks[event.seat], f"seat {event.seat} put in more than it had")


def _all_in(record: Record) -> Iterator[Finding]:
    for scene, event in deeds(record):
        others = scene.able() - {event.seat}
        if event.what in {"bet", "raise"}:
            yield kept(others, f"seat {event.seat} bet although nobody could answer")
        if scene.live - scene.able():
            yield kept(event.seat in scene.able(), f"seat {event.seat} acted although all-in")


def _uncalled(record: Record) -> Iterator[Finding]:
    last, scene = "", Scene(record)
    for event in record.events:
        highest = sorted(scene.bets)[-2:]
        if event.what == "return" and highest[-1]:
            yield kept(
                event.chips == highest[1] - highest[0], f"{event.chips} came back, not {highest[1] - highest[0]}"
            )
            scene.bets = [bet - event.chips * (seat == event.seat) for seat, bet in enumerate(scene.bets)]
        elif (event.step != last and last in record.sizes) or event.what == "win":
            yield kept(highest[0] == highest[1], "an unmatched bet stayed in the pot")
        last = event.step
        scene.follow(event)


def _last(record: Record) -> Iterator[Finding]:
    for scene, event in scenes(record):
        if len(scene.live) == 1:
            yield kept(event.what in {"return", "win", "pass_deal"}, f"{event.what} with one player left")
