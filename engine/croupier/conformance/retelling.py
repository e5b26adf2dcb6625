"""A vector told to people: its table and its actions in words, and as a scenario that can stand in a feature."""

from __future__ import annotations

from dataclasses import replace
from itertools import zip_longest
from typing import TYPE_CHECKING

from croupier.conformance.judging import deed_in_words, seat_in_words
from croupier.conformance.outcomes import Outcome
from croupier.conformance.performing import perform
from croupier.conformance.vector import action_of
from croupier.gherkin.narrating import Narrator
from croupier.gherkin.rendering import tell
from croupier.proof import Allowed, Barred, Case, Deed, Expected, Refused
from croupier.table import Stakes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.conformance.outcomes import Verdict
    from croupier.conformance.performing import Performance
    from croupier.conformance.vector import Vector
    from croupier.play import Hand
    from croupier.proof import Moment
    from croupier.rules import Library, Rulebook
    from croupier.table.cards import Card

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo")


def named(vector: Vector) -> Vector:
    """The same with names for all players: those it had, and others for who has none."""
    free = (name for name in NAMES if name not in vector.names)
    told = zip_longest(vector.names, vector.stacks)
    names = tuple(name or next(free, f"P{seat}") for seat, (name, _) in enumerate(told))
    return replace(vector, names=names[: len(vector.stacks)])


def story(rules: Rulebook, vector: Vector) -> tuple[str, ...]:
    """The hand in a few lines: who has what, and what is done."""
    return tuple(_story(vector, perform(rules, vector.request(0, "result"))))


def _story(vector: Vector, done: Performance) -> Iterator[str]:
    stakes = ", ".join(f"{stake} {chips}" for stake, chips in vector.stakes.items())
    more = "".join(f"; house rule: {name}" for name in vector.house_rules)
    yield f"{vector.betting}, {stakes}; the house {vector.house}{more}; a deck of {len(vector.deck)}"
    dealt = _dealt(done.hands[-1]) if done.hands else ((),) * len(vector.stacks)
    for seat, chips in enumerate(vector.stacks):
        cards = f": {' '.join(dealt[seat])}" if dealt[seat] else ""
        deals = ", who deals," if seat == vector.button else ""
        yield f"{seat_in_words(vector, seat)}{deals} has {chips} chip{'s' * (chips != 1)}{cards}"
    for place in range(len(vector.actions)):
        yield f"{place}. {deed_in_words(vector, place)}"


def scenario(library: Library, rules: Rulebook, vector: Vector, verdict: Verdict) -> tuple[str, ...]:
    """The hand as the lines of a scenario, up to where it failed; nothing where Gherkin has no words for it.

    It can stand in any feature, and holds there.
    """
    home = library.variant(vector.variant).rules
    done = perform(rules, vector.request(0, "result"))
    try:
        case = _case(home, vector, done, verdict)
        steps = tell(case, rules)
    except (ValueError, KeyError, IndexError):
        return ()
    free = steps[0].text.replace(f'the hand "{case.id}"', "a hand", 1)  # no feature of ours holds this case
    steps = (steps[0]._replace(text=free), *steps[1:])
    if not _holds(library, tuple(step.text for step in steps)):
        return ()
    tags = " ".join(f"@rule-{clause.replace('/', '.')}" for clause in vector.clauses[:1])
    head = (tags,) if tags else ()
    return (*head, f"Scenario: {case.id} - {case.title}", *(f"  {step.keyword} {step.text}" for step in steps))


def _holds(library: Library, texts: tuple[str, ...]) -> bool:
    narrator = Narrator(library=library, texts=texts)
    try:
        for text in texts:
            narrator.hear(text)
        narrator.end()
    except ValueError:
        return False
    return True


def _case(home: Rulebook, vector: Vector, done: Performance, verdict: Verdict) -> Case:
    dealt = _dealt(done.hands[-1]) if done.hands else ()
    return Case(
        id=vector.id.partition("/")[2].replace("/", "-"),
        title=vector.title,
        variant=vector.variant,
        clauses=tuple(clause.partition("/")[2] for clause in vector.clauses),
        grounds=vector.grounds,
        house_rules=vector.house_rules,
        house="" if vector.house == home.house else vector.house,
        names=vector.names,
        button=vector.button,
        stacks=vector.stacks,
        stakes=Stakes(betting=vector.betting, amounts=dict(vector.stakes)),
        deck=vector.deck,
        told={seat: cards for seat, cards in enumerate(dealt) if cards},
        moments=tuple(_moments(vector, done, verdict)),
    )


def _moments(vector: Vector, done: Performance, verdict: Verdict) -> Iterator[Moment]:
    if not done.hands:
        yield Barred(clause=done.clause.partition("/")[2])
        return
    end = len(vector.actions) if verdict.at is None else verdict.at
    refuses = verdict.outcome is Outcome.REFUSED_LEGAL and verdict.deed is None
    for place, deed in enumerate(vector.actions[: end + 1]):
        if place == done.reply.refused and (place < end or verdict.deed is None):
            yield Refused(action=action_of(deed), clause=done.clause.partition("/")[2])
            return
        if place < end or refuses:
            yield Deed(action=action_of(deed), draws=_draws(done.hands, place))
    if not refuses:
        yield from _claims(done.hands[end], verdict)


def _claims(hand: Hand, verdict: Verdict) -> Iterator[Moment]:
    """What has to hold where it failed."""
    if verdict.deed and verdict.outcome is Outcome.ACCEPTED_ILLEGAL:
        yield Refused(action=verdict.deed, clause=verdict.clause.partition("/")[2])
    elif verdict.deed and verdict.outcome is Outcome.REFUSED_LEGAL:
        yield Allowed(action=verdict.deed)
    elif hand.actor is None:
        for seat, chips in enumerate(hand.stacks):
            yield Expected(kind="chips", values={"seat": seat, "chips": chips})
    else:
        yield Expected(kind="to_act", values={"seat": hand.actor})
        if any(offer.among for offer in hand.legal):
            yield Expected(kind="holds", values={"seat": hand.actor, "cards": hand.holding(hand.actor)})


def _draws(hands: tuple[Hand, ...], place: int) -> tuple[Card, ...]:
    """What the seat that acts there is served for what it throws away, now or when its turn comes."""
    hand, end = hands[place], hands[-1]
    own = [card for event in end.record.during(hand.step, "draw") if event.seat == hand.actor for card in event.cards]
    return tuple(own)


def _dealt(hand: Hand) -> tuple[tuple[Card, ...], ...]:
    found: list[list[Card]] = [[] for _ in hand.stacks]
    for event in hand.events:
        if event.what == "deal" and event.seat >= 0:
            found[event.seat].extend(event.cards)
    return tuple(map(tuple, found))
