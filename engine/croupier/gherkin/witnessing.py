"""A witness told as a case: as little as proves that the rule matters, and what would go wrong without it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from croupier.gherkin.filling import FILLINGS
from croupier.gherkin.notation import Untrue, told_example
from croupier.gherkin.plainer import plainer
from croupier.gherkin.rendering import tell
from croupier.gherkin.wondering import headed, is_about, played
from croupier.play import CannotStart
from croupier.proof import EXPECTATIONS, Case, Deed, Expected, consult, run
from croupier.proof.claims import claims
from croupier.proof.quiet import LATE
from croupier.proof.witness import begun
from croupier.rules.documents import Example
from croupier.table.cards import STAR, SYMBOLS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.play import Hand
    from croupier.proof import Moment
    from croupier.proof.mutants import Mutant
    from croupier.proof.witness import Witness
    from croupier.rules import Entry, Rulebook

_LETTERS = str.maketrans({symbol: suit for suit, symbol in SYMBOLS.items()} | {STAR: "W"})
_TEN = re.compile(r"\b10([cdhs])\b")
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo")


def told_witness(entry: Entry, house_rules: tuple[str, ...], mutant: Mutant, witness: Witness) -> Example | None:
    """The case that a witness tells: true however the untold cards fall, and untrue by the mutant.

    None where no sentence tells the difference.
    """
    rules, wrong = entry.under(house_rules), mutant.rules
    assert wrong is not None, "the mutant compiles"
    assert witness.history.button == 0, "in a case the first one deals"
    one, other = end_of(rules, witness), end_of(wrong, witness)
    second_best = None
    for moments in claims(one, other):
        deeds = tuple(moment for moment in moments if isinstance(moment, Deed))
        proof = Proof(rules, wrong, len(moments) - len(deeds))
        example = spelled(rules, witness, one, moments)
        if example is not None and proof(example):
            told = headed(rules, mutant, plainer(rules, example, proof))
            if is_about(rules, mutant, told):
                return told
            second_best = second_best or told
    return second_best


class Proof:
    """Whether an example holds and the mutant breaks all that it claims, however the untold cards fall."""

    def __init__(self, rules: Rulebook, wrong: Rulebook, claimed: int) -> None:
        self._rules, self._wrong = rules, wrong
        self.claimed = claimed
        """How many of the sentences, from the last one, are claims."""

    def __call__(self, example: Example) -> bool:
        """Whether it is one."""
        return all(self._holds(example, filling) for filling in FILLINGS)

    def _holds(self, example: Example, filling: str) -> bool:
        try:
            case, hand = told_example(self._rules, example, filling)
        except Untrue:
            return False
        if hand is not None and consult(self._rules, hand.record)[0]:
            return False
        return self._killed(case)

    def _killed(self, case: Case) -> bool:
        """By each claim alone; and by the deeds alone where nothing else is claimed."""
        deeds = tuple(moment for moment in case.moments if isinstance(moment, Deed))
        said = [moment for moment in case.moments if not isinstance(moment, Deed)]
        by_deeds = self._breaks(case, deeds)
        if not said:
            return by_deeds
        end = played(self._wrong, case)
        if end is None:
            return by_deeds
        late = all(isinstance(claim, Expected) and claim.kind in LATE and _untrue(claim, end) for claim in said)
        return late or (not by_deeds and all(self._breaks(case, (*deeds, claim)) for claim in said))

    def _breaks(self, case: Case, moments: tuple[Moment, ...]) -> bool:
        return bool(run(replace(case, moments=moments), self._wrong, only=()).faults)


def _untrue(claim: Expected, end: Hand) -> bool:
    """Whether a hand ends otherwise."""
    return bool(EXPECTATIONS[claim.kind].judge(end, claim.values))


def end_of(rules: Rulebook, witness: Witness) -> Hand | CannotStart:
    """The hand of a witness by some rulebook, or why it cannot begin."""
    hand = begun(rules, witness.history)
    for action in () if isinstance(hand, CannotStart) else witness.history.actions:
        assert not isinstance(hand, CannotStart), "it has begun"
        hand = hand.act(action)
    return hand


def spelled(rules: Rulebook, witness: Witness, end: Hand | CannotStart, moments: tuple[Moment, ...]) -> Example | None:
    """The witness told in full, a sentence a line; None where Gherkin has no words for something in it."""
    past = witness.history
    seats = range(len(past.stacks))
    names = NAMES[: len(past.stacks)]
    dealt = {} if isinstance(end, CannotStart) else {
        seat: tuple(card for event in end.events if event[0] == "deal" and event.seat == seat for card in event.cards)
        for seat in seats
    }  # fmt: skip
    case = Case(
        id="witness", title="", variant=rules.slug, clauses=(), grounds="derived", names=names, stacks=past.stacks,
        stakes=past.stakes, deck=past.deck, told={}, moments=(*_deeds(rules, witness, end), *moments),
    )  # fmt: skip
    try:
        steps = [(step.keyword, step.text) for step in tell(case, rules)]
    except ValueError:
        return None
    first = next((place for place, (keyword, _) in enumerate(steps) if keyword in {"When", "Then"}), len(steps))
    if first == len(steps):
        return None
    usual, agreed = rules.stakes, past.stakes
    read = {*rules.stakes_read, *({"max bet"} if agreed.betting == "spread limit" else ())}
    amounts = {
        stake: chips for stake, chips in agreed.amounts.items() if stake in read and usual.amounts.get(stake) != chips
    }
    return Example(
        id="witness",
        title="A witness",
        grounds="derived",
        seats=" ".join(names),
        with_=rules.house_rules,
        stacks=past.stacks[0] if len(set(past.stacks)) == 1 else dict(zip(names, past.stacks, strict=True)),
        betting=None if agreed.betting == usual.betting else agreed.betting,
        stakes=amounts or None,  # type: ignore[arg-type]  # names of stakes
        deck=None if len(past.deck) == len(rules.deck) else len(past.deck),
        dealt={names[seat]: " ".join(cards) for seat, cards in dealt.items() if cards},
        play=tuple(_TEN.sub(r"T\1", text.translate(_LETTERS)) for _, text in steps[first:]),
    )


def _deeds(rules: Rulebook, witness: Witness, end: Hand | CannotStart) -> Iterator[Deed]:
    """What was done, each discard with the cards that came for it."""
    hand = begun(rules, witness.history)
    for action in witness.history.actions:
        assert not isinstance(hand, CannotStart), "something was done in it"
        assert not isinstance(end, CannotStart), "something was done in it"
        own = (event for event in end.record.during(hand.step, "draw") if event.seat == action.seat)
        draws = tuple(card for event in own for card in event.cards)
        yield Deed(action=action, draws=draws if len(draws) == len(action.cards) else ())
        hand = hand.act(action)
