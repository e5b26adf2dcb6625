"""What an implementation answers, held against what the rules say: the first difference, and the clause it is about."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from croupier.conformance.messages import Declined, Ran, StepSeen
from croupier.conformance.naming import broken_by_events, broken_by_view
from croupier.conformance.offers import differing_offer
from croupier.conformance.orderless import orderless
from croupier.conformance.outcomes import Outcome, Verdict, declining
from croupier.conformance.retracing import broken_by_another_winner, broken_by_stacks
from croupier.conformance.wording import line
from croupier.table import Action

if TYPE_CHECKING:
    from croupier.conformance.messages import Level, Reply
    from croupier.conformance.performing import Performance
    from croupier.conformance.vector import Vector
    from croupier.play import Hand
    from croupier.rules import Rulebook


def judge(rules: Rulebook, vector: Vector, right: Performance, reply: Reply) -> Verdict:
    """The verdict on a reply to a hand, against our own performance of it at the same level."""
    match reply:
        case Declined():
            return declining(reply)
        case Ran():
            return _Judge(rules, vector, right).verdict(reply)
        case _:
            return Verdict(outcome=Outcome.PROTOCOL, why=f"this is no reply to a hand: {line(reply)}")


def right_at(rules: Rulebook, vector: Vector, right: Performance, reply: Ran) -> Level | None:
    """The highest level, lower than that of the reply, at which the same reply would be right."""
    for level in ("legal", "result"):
        ours, theirs = (_at(level, each) for each in (right.reply, reply))
        if (ours, theirs) != (right.reply, reply):
            found = judge(rules, vector, replace(right, reply=ours), theirs)
            if found.outcome is Outcome.PASSED:
                return level
    return None


def _at(level: Level, reply: Ran) -> Ran:
    """What the reply would be at a level that asks for no more than that."""
    if level == "result" or reply.steps is None:
        return replace(reply, steps=None)
    return replace(reply, steps=tuple(StepSeen(seat=each.seat, offers=each.offers) for each in reply.steps))


class _Judge:
    def __init__(self, rules: Rulebook, vector: Vector, right: Performance) -> None:
        self._rules, self._vector, self._right = rules, vector, right
        self._end = len(vector.actions)

    def verdict(self, reply: Ran) -> Verdict:
        if broken := self._shape(reply):
            return Verdict(outcome=Outcome.PROTOCOL, why=broken)
        right = self._right.reply
        found = self._steps(reply)
        if found:
            return found
        if reply.refused != right.refused:
            return self._refusal(reply)
        if reply.stacks != right.stacks:
            return self._stacks(reply.stacks or ())
        return Verdict(outcome=Outcome.PASSED)

    def _stacks(self, told: tuple[int, ...]) -> Verdict:
        right = self._right.reply.stacks
        found = self._told_by(told)
        return Verdict(
            outcome=Outcome.WRONG,
            at=self._end,
            expected=f"stacks {_chips(right)}",
            got=f"stacks {_chips(told)}",
            clause=found or next(iter(self._vector.clauses), ""),
            certain=bool(found),
        )

    def _told_by(self, told: tuple[int, ...]) -> str:
        """The clause by which the stacks are others. Whoever pays nobody waits for another one to show."""
        if not self._right.hands or not self._right.hands[-1].over:
            return ""
        hand, right = self._right.hands[-1], self._right.reply.stacks or ()
        if sum(told) + sum(event.chips for event in hand.record.of("win")) == sum(right):
            return broken_by_another_winner(self._rules, hand)
        return broken_by_stacks(self._rules, hand, told)

    def _contested(self, at: int) -> str:
        """Who refuses a show or a muck has somebody else win."""
        hand = self._right.hands[-1] if self._right.hands else None
        if at < 0 or hand is None or not hand.over or self._vector.actions[at].verb not in {"show", "muck"}:
            return ""
        return broken_by_another_winner(self._rules, hand)

    def _shape(self, reply: Ran) -> str:
        """What is wrong with the reply as such."""
        if (reply.stacks is None) == (reply.refused is None):
            return "it has to tell either `stacks` or `refused`"
        if isinstance(reply.refused, int) and not 0 <= reply.refused < self._end:
            return f"`refused` is {reply.refused}; there are {self._end} actions, counted from 0"
        wanted = self._right.reply.steps
        if wanted is not None and reply.steps is None and reply.refused != "start":
            return "`steps` is missing at this level"
        if wanted is not None and reply.steps is not None:
            told = self._end + 1 if reply.refused is None else 0 if reply.refused == "start" else reply.refused + 1
            if len(reply.steps) != told:
                return (
                    f"there are {told} steps to be told, before each action and after the last, not {len(reply.steps)}"
                )
        return ""

    def _refusal(self, reply: Ran) -> Verdict:
        """Something was refused too early, too late or not at all."""
        ours, theirs = self._place(self._right.reply.refused), self._place(reply.refused)
        at = min(ours, theirs)
        expected, got = (self._told(at, place) for place in (ours, theirs))
        accepted = theirs > ours
        named = self._right.clause if accepted else self._contested(at)
        clause = named or self._clause(self._hand(at))
        outcome = Outcome.ACCEPTED_ILLEGAL if accepted else Outcome.REFUSED_LEGAL
        why = self._right.why if accepted else reply.why or ""
        return Verdict(
            outcome=outcome, at=max(at, 0), expected=expected, got=got, clause=clause, certain=bool(named), why=why
        )

    def _place(self, refused: int | str | None) -> int:
        """-1 for the start, and the number of actions where nothing was refused."""
        return self._end if refused is None else -1 if isinstance(refused, str) else refused

    def _told(self, at: int, place: int) -> str:
        what = "the start" if at < 0 else deed_in_words(self._vector, at)
        return f"{what} is {'refused' if place == at else 'accepted'}"

    def _steps(self, reply: Ran) -> Verdict | None:
        """The first step that differs. A step too many shows in what was refused."""
        ours, theirs = self._right.reply.steps or (), reply.steps or ()
        for at, (right, told) in enumerate(zip(ours, theirs, strict=False)):
            if found := self._step(at, right, told):
                return found
            if at == self._place(reply.refused) or at == self._place(self._right.reply.refused):
                return None
        return None

    def _step(self, at: int, right: StepSeen, told: StepSeen) -> Verdict | None:
        hand, written = self._right.hands[at], (right, told)
        if (told.events, told.views) != (right.events, right.views):
            right, told = orderless(right), orderless(told)
        if told.events != right.events:
            clause = broken_by_events(self._rules, hand, *written)
            return self._broken(at, *first_difference("events", right.events, told.events), clause)
        if told.seat != right.seat:
            return self._wrong(at, self._actor(right.seat), self._actor(told.seat), self._turn(hand, told.seat))
        if differing := differing_offer(hand, right.offers, told.offers):
            clause = differing.clause or self._clause(hand)
            return Verdict(
                outcome=differing.outcome,
                at=at,
                expected=differing.expected,
                got=differing.got,
                clause=clause,
                certain=bool(differing.clause),
                deed=differing.deed,
            )
        if told.views != right.views:
            clause = self._sight(hand, *written)
            return self._broken(at, *first_difference("views", right.views, told.views), clause)
        if told.step != right.step:
            return self._wrong(at, *first_difference("step", right.step, told.step), self._clause(hand))
        return None

    def _sight(self, hand: Hand, right: StepSeen, told: StepSeen) -> str:
        pairs = zip(right.views, told.views, strict=False)
        return next((broken_by_view(self._rules, hand, *pair) for pair in pairs if pair[0] != pair[1]), "")

    def _actor(self, seat: int | None) -> str:
        return "the hand is over" if seat is None else f"{seat_in_words(self._vector, seat)} is to act"

    def _wrong(self, at: int, expected: str, got: str, clause: str) -> Verdict:
        return Verdict(outcome=Outcome.WRONG, at=at, after=True, expected=expected, got=got, clause=clause)

    def _broken(self, at: int, expected: str, got: str, clause: str) -> Verdict:
        found = self._wrong(at, expected, got, clause or self._clause(self._right.hands[at]))
        return replace(found, certain=bool(clause))

    def _turn(self, hand: Hand, seat: int | None) -> str:
        """The clause by which it is not that seat's turn."""
        refusal = hand.refusal(Action(-1 if seat is None else seat, "check"))
        return refusal.clause if refusal and seat is not None else self._clause(hand)

    def _hand(self, at: int) -> Hand | None:
        return self._right.hands[at] if at >= 0 else None

    def _topics(self, hand: Hand) -> set[str]:
        """What clauses about the present step are headed: itself or, where it is a betting round, all of these."""
        [step] = [each for each in self._rules.steps if each.slug == hand.step]
        return {hand.step, step.name, *(("betting",) if step.phase.bet_size() else ())}

    def _clause(self, hand: Hand | None) -> str:
        """Of the clauses that the vector shows, the first one about the step that is being played."""
        local = [clause.removeprefix(f"{self._rules.slug}/") for clause in self._vector.clauses]
        if hand is None:
            return self._rules.public(local[0]) if local else ""
        topics = self._topics(hand)
        here = [each for each in local if self._rules.clause(each).topic in topics]
        own = [each.id for each in self._rules.clauses if each.topic in topics and each.refuses]
        return self._rules.public([*here, *own, *local][0]) if here or own or local else ""


def first_difference(what: str, expected: object, got: object) -> tuple[str, str]:
    """The innermost place at which two values differ, told of each."""
    match expected, got:
        case (tuple() | list()) as ours, (tuple() | list()) as theirs if len(ours) == len(theirs):
            for place, pair in enumerate(zip(ours, theirs, strict=True)):
                if pair[0] != pair[1]:
                    return first_difference(f"{what} {place}", *pair)
        case dict() as ours, dict() as theirs:
            for key in dict.fromkeys((*ours, *theirs)):
                if ours.get(key) != theirs.get(key):
                    return first_difference(f"{what}, {key}", ours.get(key), theirs.get(key))
    return f"{what}: {_short(expected)}", f"{what}: {_short(got)}"


def deed_in_words(vector: Vector, at: int) -> str:
    """`seat 1 (B), raise 4`, `seat 0 (A), discard Kd`; without names where the vector tells none."""
    deed = vector.actions[at]
    told = [seat_in_words(vector, deed.seat), deed.verb.replace("_", " ")]
    told += [str(deed.chips)] if deed.chips else []
    told += [" ".join(deed.cards)] if deed.cards and deed.verb != "shuffle" else []
    told += ["for", " ".join(deed.takes)] if deed.takes else []
    return f"{told[0]}, {' '.join(told[1:])}"


def seat_in_words(vector: Vector, seat: int) -> str:
    """`seat 1 (B)`."""
    named = 0 <= seat < len(vector.names)
    return f"seat {seat} ({vector.names[seat]})" if named else f"seat {seat}"


def _chips(stacks: tuple[int, ...] | None) -> str:
    return " ".join(map(str, stacks or ()))


def _short(value: object) -> str:
    told = line({"": value})[4:-1]
    return told if len(told) < _LONGEST else f"{told[:_LONGEST]}…"


_LONGEST = 200
