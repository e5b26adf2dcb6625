"""Twins: two hands that differ only in what one seat may not see. Whatever is told to that seat has to be the same."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from croupier.conformance.cases import to_the_end
from croupier.conformance.choosing import Candidate, choose
from croupier.conformance.judging import first_difference, seat_in_words
from croupier.conformance.messages import Declined, Ran
from croupier.conformance.naming import broken_by_view, hiding_clauses
from croupier.conformance.outcomes import Outcome, Verdict, declining
from croupier.conformance.performing import perform, view_seen
from croupier.conformance.questions import HandQuestion
from croupier.conformance.vector import Vector, action_of, deed_of, rules_of
from croupier.conformance.wording import line as written
from croupier.conformance.wording import plain
from croupier.play import CannotStart, IllegalAction, start
from croupier.table import Stakes
from croupier.table.cards import Card

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from croupier.conformance.messages import Level, Reply, Started, StepSeen
    from croupier.conformance.questions import OtherSide
    from croupier.conformance.vector import Profile
    from croupier.play import Hand
    from croupier.rules import Library, Rulebook

TWINS = 16
"""How many pairs of a variant are asked about."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Twins:
    """Two hands, and the seat that cannot tell them apart."""

    one: Vector
    other: Vector
    seat: int
    until: int
    """Before how many actions, counted from the first, nothing has become visible by which they differ."""
    clauses: tuple[str, ...]
    family: str = "twins"

    @property
    def id(self) -> str:
        """Permanent: that of the first hand, and the seat."""
        return f"{self.one.id}/unseen-by-{self.seat}"

    @property
    def title(self) -> str:
        """For people."""
        return f"{self.one.title}: what {seat_in_words(self.one, self.seat)} cannot see changes nothing"

    @property
    def variant(self) -> str:
        """Both are hands of it."""
        return self.one.variant

    @property
    def profile(self) -> Profile:
        """Both are played by it."""
        return self.one.profile


@dataclass(frozen=True, slots=True)
class TwinQuestion:
    """Both hands are asked for, and the answers held against each other and against nothing else."""

    subject: Twins

    @property
    def levels(self) -> tuple[Level, ...]:
        """Those at which a seat is told anything."""
        return ("legal", "full")

    def rules(self, library: Library) -> Rulebook:
        """The game."""
        return HandQuestion(self.subject.one).rules(library)

    def objection(self, library: Library, started: Started) -> str:
        """Something that a hand needs and that is not offered."""
        hands = map(HandQuestion, (self.subject.one, self.subject.other))
        return next((why for each in hands if (why := each.objection(library, started))), "")

    def put(self, library: Library, level: Level, side: OtherSide) -> Verdict:
        """Ask for one after the other."""
        replies: list[Ran] = []
        for vector in (self.subject.one, self.subject.other):
            side.say(lambda seq, vector=vector: vector.request(seq, level))  # type: ignore[misc]  # bound at once
            reply = side.hear()
            if not isinstance(reply, Ran):
                return _no_hand(reply)
            replies.append(reply)
        return compared(self.rules(library), self.subject, *replies)

    def action(self, at: int) -> str:
        """That of the first hand."""
        return HandQuestion(self.subject.one).action(at)


def _no_hand(reply: Reply) -> Verdict:
    if isinstance(reply, Declined):
        return declining(reply)
    return Verdict(outcome=Outcome.PROTOCOL, why=f"this is no reply to a hand: {written(reply)}")


def compared(rules: Rulebook, twins: Twins, one: Ran, other: Ran) -> Verdict:
    """The verdict on the answers to both: the first thing told to the seat that is not the same."""
    pairs = zip(one.steps or (), other.steps or (), strict=False)
    for at, (here, there) in enumerate(list(pairs)[: twins.until]):
        for what, ours, theirs in _told_to(twins.seat, here, there):
            if ours != theirs:
                clause = _clause(rules, twins, at, here) if what == "view" else twins.clauses[0]
                return _different(at, *first_difference(what, ours, theirs), clause)
    last = len(twins.one.actions) - 1
    refused = twins.until > last >= 0 and twins.one.actions[last].seat == twins.seat and not _shuffled(one, last)
    if refused and (one.refused, one.why) != (other.refused, other.why):
        ours, theirs = (f"refused at {each.refused}: {each.why}" for each in (one, other))
        return _different(last, ours, theirs, twins.clauses[0])
    return Verdict(outcome=Outcome.PASSED)


def _told_to(seat: int, here: StepSeen, there: StepSeen) -> Iterator[tuple[str, object, object]]:
    if seat in {here.seat, there.seat}:
        yield "offers", _offers(here), _offers(there)
    one, other = (step.views[seat] if seat < len(step.views) else None for step in (here, there))
    yield "view", one, other


def _shuffled(told: Ran, at: int) -> bool:
    """Whether the dealer is asked then: what is answered is for the dealer's ears."""
    return any(offer.verb == "shuffle" for step in (told.steps or ())[at : at + 1] for offer in step.offers)


def _offers(step: StepSeen) -> list[object]:
    """In one order. Who shuffles does not look, though the protocol names the cards."""
    return sorted((plain(offer) for offer in step.offers if offer.verb != "shuffle"), key=str)


def _clause(rules: Rulebook, twins: Twins, at: int, told: StepSeen) -> str:
    """The clause about sight that the view of the first hand breaks, if it names what it should hide."""
    done = perform(rules, twins.one.request(0, "result"))
    hand = done.hands[min(at, len(done.hands) - 1)]
    right = view_seen(hand.view(twins.seat, past=False))
    return broken_by_view(rules, hand, right, told.views[twins.seat]) or twins.clauses[0]


def _different(at: int, one: str, other: str, clause: str) -> Verdict:
    why = "the two hands differ only in what this seat cannot see"
    return Verdict(
        outcome=Outcome.WRONG, at=at, expected=f"as in the other hand, {other}", got=one, clause=clause, certain=True,
        why=why,
    )  # fmt: skip


# Making them


def twins_of(library: Library, vectors: Iterable[Vector]) -> tuple[Twins, ...]:
    """Pairs made of hands of one variant, such that every kind of hidden card and of refusal is in some."""
    given = {vector.id: vector for vector in vectors}
    candidates = []
    for vector in given.values():
        hands = _before_the_showdown(rules_of(library, vector.profile), vector)
        if hands and _seat(vector) is not None:
            hidden = dict.fromkeys(f"{each.step}: {each.what}" for each in hands[-1].events if each.seen != "all")
            refused = f"refused {vector.actions[-1].verb}" if vector.family == "illegal" else ""
            shows = tuple(filter(None, (*hidden, refused)))
            marks = (*shows, str(vector.profile))
            candidates.append(Candidate(vector=replace(vector, clauses=shows), marks=marks))
    chosen = (given[each.id] for each in choose(candidates, TWINS))
    return tuple(filter(None, (twin(rules_of(library, each.profile), each) for each in chosen)))


def _seat(vector: Vector) -> int | None:
    """Who acts last in a hand; None if it is nobody at the table, or the dealer."""
    last = vector.actions[-1] if vector.actions else None
    return last.seat if last and last.verb != "shuffle" and 0 <= last.seat < len(vector.stacks) else None


def _before_the_showdown(rules: Rulebook, vector: Vector) -> list[Hand]:
    hands = perform(rules, vector.request(0, "result")).hands
    return list(hands[: bisect_left(hands, 1, key=lambda hand: any(event.what == "show" for event in hand.events))])


def twin(rules: Rulebook, vector: Vector) -> Twins | None:
    """A hand and its twin, for the seat that acts last in it; None where that seat has nothing to be kept from."""
    hands, seat = _before_the_showdown(rules, vector), _seat(vector)
    names = _exchanged(hands[-1], seat) if hands and seat is not None else {}
    other = _other(rules, vector, names) if names else None
    if other is None or seat is None:
        return None
    until = _until(hands, perform(rules, other.request(0, "result")).hands, seat)
    clauses = hiding_clauses(rules, hands[until - 1]) if until else ()
    return Twins(one=vector, other=other, seat=seat, until=until, clauses=clauses) if clauses else None


def _exchanged(hand: Hand, seat: int) -> Mapping[Card, Card]:
    """For each card that the seat has not seen another one of these."""
    seen = {
        card
        for event in hand.events
        for card in event.cards
        if event.seen == "all" or (event.seen == "owner" and event.seat == seat)
    }
    unseen = [card for card in hand.history.deck if card not in seen]
    return dict(zip(unseen, (*unseen[1:], *unseen[:1]), strict=True)) if len(unseen) > 1 else {}


def _other(rules: Rulebook, vector: Vector, names: Mapping[Card, Card]) -> Vector | None:
    """The same with those cards exchanged: with the same actions as far as these are legal, and then a quiet end."""
    deck = tuple(names.get(card, card) for card in vector.deck)
    deeds = [
        replace(deed, cards=_renamed(deed.cards, names), takes=_renamed(deed.takes, names)) for deed in vector.actions
    ]
    stakes = Stakes(betting=vector.betting, amounts=vector.stakes)
    try:
        hand = start(rules, stacks=vector.stacks, deck=deck, button=vector.button, stakes=stakes)
    except CannotStart:
        return None
    for place, deed in enumerate(deeds):
        try:
            hand = hand.act(action_of(deed))
        except IllegalAction:
            if vector.family in {"illegal", "case"} and place == len(deeds) - 1:
                return replace(vector, id=f"{vector.id}/twin", deck=deck, actions=tuple(deeds))
            break
    actions = tuple(map(deed_of, to_the_end(hand).history.actions))
    return replace(vector, id=f"{vector.id}/twin", deck=deck, actions=actions)


def _renamed(cards: tuple[str, ...], names: Mapping[Card, Card]) -> tuple[str, ...]:
    return tuple(names.get(Card(card), card) for card in cards)


def _until(hands: Iterable[Hand], others: Iterable[Hand], seat: int) -> int:
    """For how many moments the seat knows the same of both."""
    count = 0
    for one, other in zip(hands, others, strict=False):
        if one.view(seat) != other.view(seat):
            break
        count += 1
    return count
