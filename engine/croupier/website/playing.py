"""A hand in a browser: what is asked and answered is JSON, and nothing is remembered between two questions.

A table is all that a game consists of, as plain data: whoever has it can go on from there, in another process too.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from croupier.gherkin.commentary import Teller, newcomer
from croupier.gherkin.saying import phrases, spoken
from croupier.play import CannotStart, IllegalAction
from croupier.play.sitting import YOU, Sitting, table_stakes
from croupier.rules.entry import NoSuchProfileError
from croupier.table import Action, show_card
from croupier.website.desk import opened

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from croupier.gherkin.saying import Phrase
    from croupier.play import Hand, View
    from croupier.rules import Rulebook
    from croupier.table import Event, Offer

Plain = dict[str, Any]


class CannotPlayError(Exception):
    """No hand can be dealt at such a table; the text says why."""

    def __init__(self, why: str, clause: Plain | None = None) -> None:
        super().__init__(why)
        self.clause = clause


def sit_down(
    root: Path | None, *, game: Plain, seats: int, stack: int, betting: str, amounts: Plain, seed: int
) -> Plain:
    """A table, and its first hand. Raises CannotPlayError, SpecError or NoVariantError."""
    rules = _rules(root, game)
    stakes = table_stakes(rules, betting, amounts)
    table = {"game": game, "stakes": {"betting": stakes.betting, "amounts": dict(stakes.amounts)}}
    least, most = rules.players
    if not least <= seats <= most:
        raise CannotPlayError(f"{least} to {most} can play, not {seats}", _clause(rules, "players.number"))
    sitting = Sitting(rules=rules, stakes=stakes, seats=seats, stack=stack, seed=seed)
    return _dealt(table, sitting, [])


def deal(root: Path | None, table: Plain) -> Plain:
    """The next hand. Raises CannotPlayError."""
    sitting, hand, _ = _resumed(root, table)
    changed = sitting.settle(hand)
    return _dealt(table, sitting, [{"text": newcomer(*both, sitting.stack)} for both in changed])


def go(root: Path | None, table: Plain) -> Plain:
    """The same table after what the next bot does, or the dealer who shuffles."""
    sitting, hand, teller = _resumed(root, table)
    return _after(table, sitting, sitting.go(hand), teller)


def act(
    root: Path | None, *, table: Plain, verb: str, chips: int = 0, cards: Sequence[str] = (), takes: Sequence[str] = ()
) -> Plain:
    """The same table after what the player does; or why it is refused, with the clause, and nothing has happened."""
    sitting, hand, teller = _resumed(root, table)
    try:
        after = hand.act(Action(YOU, verb, chips, tuple(cards), tuple(takes)))  # type: ignore[arg-type]  # it judges
    except IllegalAction as illegal:
        return {"refused": {"why": f"No: {illegal.why}.", "clause": _clause(sitting.rules, illegal.clause)}}
    return _after(table, sitting, after, teller)


# A table as plain data, and back


def _rules(root: Path | None, game: Plain) -> Rulebook:
    entry = opened(root, game["slug"], game.get("text"))
    try:
        return entry.under(game.get("with", ()))
    except NoSuchProfileError as wrong:
        raise CannotPlayError(str(wrong)) from None


def _resumed(root: Path | None, table: Plain) -> tuple[Sitting, Hand, Teller]:
    """The hand as it stands, and somebody who has told it so far."""
    rules = _rules(root, table["game"])
    stakes = table_stakes(rules, **table["stakes"])
    sitting = Sitting(rules=rules, stakes=stakes, **table["sitting"])
    hand = sitting.dealt()
    teller = Teller(rules, tuple(sitting.names), sitting.stacks, show_card)
    _told(hand, teller)
    for seat, verb, chips, cards, takes in table["actions"]:
        hand = hand.act(Action(seat, verb, chips, tuple(cards), tuple(takes)))
        _told(hand, teller)
    return sitting, hand, teller


def _dealt(table: Plain, sitting: Sitting, before: list[Plain]) -> Plain:
    try:
        hand = sitting.deal()
    except CannotStart as cannot:
        raise CannotPlayError(cannot.why, _clause(sitting.rules, cannot.clause)) from None
    dealer = "you deal" if sitting.button == YOU else f"{sitting.names[sitting.button]} deals"
    head = {"hand": sitting.number, "brief": dealer}
    teller = Teller(sitting.rules, tuple(sitting.names), sitting.stacks, show_card)
    return {
        "table": {**table, "sitting": _kept(sitting), "actions": []},
        "lines": [*before, head, *_told(hand, teller)],
        "shown": _shown(sitting, hand, teller),
    }


def _after(table: Plain, sitting: Sitting, hand: Hand, teller: Teller) -> Plain:
    action = hand.history.actions[-1]
    return {
        "table": {**table, "actions": [*table["actions"], list(action)]},
        "lines": _told(hand, teller),
        "shown": _shown(sitting, hand, teller),
    }


def _kept(sitting: Sitting) -> Plain:
    kept = ("seats", "stack", "seed", "number", "button", "names", "stacks", "seated")
    return {name: getattr(sitting, name) for name in kept}


def _clause(rules: Rulebook, id_: str) -> Plain:
    clause = rules.clause(id_)
    return {"id": clause.id, "text": clause.text}


# What is told and shown


def _told(hand: Hand, teller: Teller) -> list[Plain]:
    """What the latest action brought, as the player sees it: steps, and sentences below them."""
    lines: list[Plain] = []
    news = [event.veiled(YOU) for event in hand.news]
    for heading, group in groupby(news, key=lambda event: event.what == "step"):
        lines += _steps(hand.rules, group) if heading else ({"text": each} for each in teller.told(group))
    return lines


def _steps(rules: Rulebook, events: Iterable[Event]) -> Iterator[Plain]:
    briefs = {step.slug: {"step": step.name, "brief": step.phase.brief()} for step in rules.steps}
    return (briefs[event.step] for event in events)


def _shown(sitting: Sitting, hand: Hand, teller: Teller) -> Plain:
    """Everything that a picture of the table needs."""
    view, yours = hand.view(YOU, past=False), sitting.waits(hand)
    step = next(step for step in hand.rules.steps if step.slug == hand.step)
    return {
        "name": hand.rules.name,
        "step": step.name,
        "over": hand.over,
        "yours": yours,
        "pot": view.pot,
        "stub": view.stub,
        "board": [card for cards in view.board.values() for card in cards],
        "seats": [_seat(view, teller, seat) for seat in range(len(view.stacks))],
        "offers": list(_offers(view, phrases(hand.rules))) if yours else [],
        "broke": hand.over and not view.stacks[YOU],
    }


def _seat(view: View, teller: Teller, seat: int) -> Plain:
    cards = view.hands[seat]
    return {
        "name": teller.names[seat],
        "dealer": seat == view.button,
        "acting": seat == view.actor,
        "stack": view.stacks[seat],
        "bet": view.bets[seat],
        "folded": view.folded[seat],
        "cards": list(cards),
        "aside": list(view.piles[seat]),
        "says": teller.describe(cards) if cards else "",
    }


def _offers(view: View, known: tuple[Phrase, ...]) -> Iterator[Plain]:
    """What may be done: each offer with the words for it, and how they are said."""
    hand = view.hands[YOU]
    for offer in view.legal:
        said = list(dict.fromkeys(spoken(offer, known, show_card, hand)))
        yield {**_offer(offer), "said": [{"word": word, "needs": needs} for word, needs in said]}


def _offer(offer: Offer) -> Plain:
    least, most = offer.least, offer.most
    return {
        "verb": offer.verb,
        "least": least,
        "most": most,
        "among": list(offer.among),
        "takes": list(offer.takes),
        "price": offer.price,
    }
