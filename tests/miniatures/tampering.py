"""Ways of falsifying the record of a finished hand: each gives every record that differs in that one respect."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

from croupier.evaluators import evaluator
from croupier.table.scene import Scene, scenes

if TYPE_CHECKING:
    from croupier.rules import Rulebook
    from croupier.table import Event, Record

Tampering = Callable[["Record"], "Iterator[Record]"]
HIGH = evaluator("high")
Change = Callable[["Scene", "Event"], "Event | None"]


def with_events(record: Record, place: int, *instead: Event) -> Record:
    return replace(record, events=(*record.events[:place], *instead, *record.events[place + 1 :]))


def told(*what: str, step: str = "", **fields: object) -> Tampering:
    """Some fields of an event say something else."""
    return changed(lambda _, event: event._replace(**fields), *what, step=step)  # type: ignore[arg-type]  # any field


def changed(change: Change, *what: str, step: str = "") -> Tampering:
    """One event of these kinds is another, made from it and from the scene before it."""

    def tamper(record: Record) -> Iterator[Record]:
        for place, (scene, event) in enumerate(scenes(record)):
            if event.what in what and step in {"", event.step}:
                other = change(scene, event)
                if other is not None and other != event:
                    yield with_events(record, place, other)

    return tamper


def added(chips: int, *what: str) -> Tampering:
    """One event moves more chips, or fewer."""
    return changed(lambda _, event: event._replace(chips=event.chips + chips, to=event.to + chips), *what)


def dropped(*what: str, step: str = "") -> Tampering:
    """One event is left out."""

    def tamper(record: Record) -> Iterator[Record]:
        for place, event in enumerate(record.events):
            if event.what in what and step in {"", event.step}:
                yield with_events(record, place)

    return tamper


def doubled(*what: str) -> Tampering:
    """One event happens twice."""

    def tamper(record: Record) -> Iterator[Record]:
        for place, event in enumerate(record.events):
            if event.what in what:
                yield with_events(record, place, event, event)

    return tamper


def swapped(*what: str, step: str = "") -> Tampering:
    """Two neighbours of these kinds change places; each keeps its own seat."""

    def tamper(record: Record) -> Iterator[Record]:
        for place, (one, two) in enumerate(pairwise(record.events)):
            kinds = one.what in what and two.what in what and step in {"", one.step}
            if kinds and one.step == two.step and one.seat != two.seat:
                yield with_events(with_events(record, place, two), place + 1, one)

    return tamper


def inserted(event: Callable[[Scene, Event], Event | None], *before: str) -> Tampering:
    """Something more happens before an event of these kinds."""

    def tamper(record: Record) -> Iterator[Record]:
        for place, (scene, each) in enumerate(scenes(record)):
            more = event(scene, each) if each.what in before else None
            if more is not None:
                yield with_events(record, place, more, each)

    return tamper


def to_another(*what: str) -> Tampering:
    """What one seat did or got, another one did or got."""

    def tamper(record: Record) -> Iterator[Record]:
        for place, event in enumerate(record.events):
            if event.what in what:
                for seat in range(record.seats):
                    if seat != event.seat:
                        yield with_events(record, place, event._replace(seat=seat))

    return tamper


def even_winners_trade(record: Record) -> Iterator[Record]:
    """Two winners of one pot get each other's chips."""
    wins = [(place, event) for place, event in enumerate(record.events) if event.what == "win"]
    for (here, one), (there, two) in pairwise(wins):
        if one.place == two.place and one.chips != two.chips:
            yield with_events(
                with_events(record, here, one._replace(chips=two.chips)), there, two._replace(chips=one.chips)
            )


def one_winner_takes_both_parts(record: Record) -> Iterator[Record]:
    """Of two who tie, one gets what is due to both."""
    wins = [(place, event) for place, event in enumerate(record.events) if event.what == "win"]
    for (here, one), (there, two) in pairwise(wins):
        if one.place == two.place:
            yield with_events(with_events(record, there), here, one._replace(chips=one.chips + two.chips))


def foreign(scene: Scene, event: Event) -> Event | None:
    """The event with the first card of somebody else's hand."""
    others = [card for seat, hand in enumerate(scene.hands) if seat != event.seat for card in hand]
    return event._replace(cards=(others[0], *event.cards[1:])) if others and event.cards else None


def fewer(_: Scene, event: Event) -> Event | None:
    """The event with one card less."""
    return event._replace(cards=event.cards[1:]) if event.cards else None


def pile_stays(scene: Scene, event: Event) -> Event | None:
    """A hand without the discards that lie before the player."""
    hand = tuple(scene.hands[event.seat])
    return event._replace(cards=hand) if len(hand) < len(event.cards) else None


def shuffles_a_hand(scene: Scene, event: Event) -> Event:
    """A shuffle that a player's hand gets into."""
    return event._replace(cards=(*event.cards, *next(filter(None, scene.hands))))


def shuffles_what_was_thrown(scene: Scene, event: Event) -> Event | None:
    """A shuffle that holds everything thrown in this draw, whoever is to be served."""
    thrown = tuple(card for (step, _), cards in scene.thrown.items() if step == event.step for card in cards)
    return event._replace(cards=(*event.cards, *thrown)) if thrown else None


def raised_instead(scene: Scene, event: Event) -> Event | None:
    """A raise where there was a call."""
    more = scene.price - scene.bets[event.seat] + 2
    if scene.stacks[event.seat] <= more:
        return None
    return event._replace(what="raise", chips=more, to=scene.price + 2)


def barely_raised(scene: Scene, event: Event) -> Event | None:
    """A raise by one chip."""
    chips = scene.price + 1 - scene.bets[event.seat]
    return event._replace(chips=chips, to=scene.price + 1) if chips < scene.stacks[event.seat] else None


def with_all_and_more(scene: Scene, event: Event) -> Event:
    """A bet of a thousand chips more than the player has."""
    chips = scene.stacks[event.seat] + 1000
    return event._replace(chips=chips, to=scene.bets[event.seat] + chips)


def acts_though_all_in(scene: Scene, event: Event) -> Event | None:
    """A check by somebody who has no chips left."""
    idle = sorted(scene.live - scene.able())
    return event._replace(what="check", seat=idle[0], chips=0, to=0, cards=()) if idle else None


def shows_though_folded(scene: Scene, event: Event) -> Event | None:
    """A hand is shown by somebody who has folded."""
    gone = sorted(set(range(len(scene.stacks))) - scene.live)
    return event._replace(what="show", seat=gone[0], chips=0) if gone else None


def shows_early(scene: Scene, event: Event) -> Event:
    """The player who decides turns the hand up as well."""
    return event._replace(what="show", chips=0, cards=tuple(scene.hands[event.seat]))


def served_in_another_order(record: Record) -> Iterator[Record]:
    """Two players who drew equally many cards were served the other way round."""
    for place, (one, two) in enumerate(pairwise(record.events)):
        if one.what == two.what == "draw" and one.seat != two.seat and len(one.cards) == len(two.cards):
            yield with_events(
                with_events(record, place, one._replace(seat=two.seat)), place + 1, two._replace(seat=one.seat)
            )


def shuffles_a_pile(record: Record) -> Iterator[Record]:
    """The dealer shuffles cards that their owner may still take back."""
    for place, (scene, event) in enumerate(scenes(record)):
        piles = [card for (_, seat), cards in scene.thrown.items() if seat in scene.live for card in cards]
        if event.what == "shuffle" and piles:
            yield with_events(record, place, event._replace(cards=(*event.cards, *piles)))


def short_winner_loses_the_main_pot(record: Record) -> Iterator[Record]:
    """The main pot goes to somebody who put in more than its winner and showed a lesser hand."""
    for _, false in _main_pot_astray(record):
        yield false


def lesser_kind_wins_the_main_pot(record: Record) -> Iterator[Record]:
    """The same, and the lesser hand is of another kind."""
    for kinds, false in _main_pot_astray(record):
        if len(kinds) > 1:
            yield false


def _main_pot_astray(record: Record) -> Iterator[tuple[set[str], Record]]:
    paid = [0] * record.seats
    for event in record.of("post", "bet", "call", "raise", "return"):
        paid[event.seat] += -event.chips if event.what == "return" else event.chips
    shown = {event.seat: event.cards for event in record.of("show")}
    strength = {seat: HIGH.rank(cards) for seat, cards in shown.items()}
    for place, event in enumerate(record.events):
        if event.what == "win" and event.place == "main pot":
            for other in shown:
                if paid[other] > paid[event.seat] and strength[other] < strength[event.seat]:
                    kinds = {HIGH.category(shown[seat]) for seat in (other, event.seat)}
                    yield kinds, with_events(record, place, event._replace(seat=other))


def judged_by(record: Record, rules: Rulebook) -> Record:
    """The record as somebody reads it who believes that these rules were played."""
    numbers = {step.slug: numbers for step in rules.steps if (numbers := step.phase.numbers())}
    return replace(record, policies=rules.policies, numbers=numbers)
