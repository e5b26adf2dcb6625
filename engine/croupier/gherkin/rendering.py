"""A case told as the steps of a scenario: the inverse of `narrating`."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias, cast

from croupier.gherkin.narrating import STACK
from croupier.gherkin.vocabulary import CARD_SLOTS, Role, sentences, tell_cards, tell_names
from croupier.play import CannotStart, Hand, start
from croupier.proof import Allowed, Barred, Deed, Expected, Refused
from croupier.proof.case import BOARD
from croupier.proof.quiet import QUIET
from croupier.table import Action

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.gherkin.vocabulary import Sentence
    from croupier.proof import Case, Moment
    from croupier.rules import Rulebook
    from croupier.table import Card

FOLDED = QUIET | {"call"}
"""What everyone left in the step may be told to do in one sentence; standing pat is the discard of no cards."""


Told: TypeAlias = tuple[str, str]
"""A keyword and a sentence."""


class Step(NamedTuple):
    """One line of a scenario."""

    keyword: str
    """`Given`, `When` or `Then`; `And` where the line before has the same."""
    text: str


def tell(case: Case, rules: Rulebook) -> tuple[Step, ...]:
    """The steps. Raises ValueError where the case holds something that cannot be said."""
    told = said(case, rules)
    before = ["", *(keyword for keyword, _ in told)]
    return tuple(
        Step("And" if keyword == last else keyword, text) for last, (keyword, text) in zip(before, told, strict=False)
    )


def said(case: Case, rules: Rulebook) -> tuple[Told, ...]:
    """The same with the keyword in every line. Raises ValueError likewise."""
    return (*(("Given", text) for text in _setting(case, rules)), *_Teller(case, rules).moments())


def _say(role: Role, kind: str, **values: str) -> str:
    return sentences(role, kind)[0].tell(values)


def _setting(case: Case, rules: Rulebook) -> Iterator[str]:
    names = case.names
    dealer = names[case.button]
    yield _say("begin", "case", id=case.id, variant=rules.name, names=tell_names(names), dealer=dealer)
    for rule in case.house_rules:
        yield _say("setting", "house_rule", rule=rule)
    if case.house:
        yield _say("setting", "house", house=case.house)
    if case.stakes != rules.stakes:
        yield _say("setting", "stakes", stakes=str(case.stakes))
    if len(set(case.stacks)) > 1:
        for name, chips in zip(names, case.stacks, strict=True):
            yield _say("setting", "stack", seat=name, chips=str(chips))
    elif case.stacks[0] != STACK:
        yield _say("setting", "stacks", chips=str(case.stacks[0]))
    if len(case.deck) != len(rules.deck):
        yield _say("setting", "cut", chips=str(len(case.deck)))
    for seat, cards in case.told.items():
        if seat == BOARD:
            yield _say("setting", "board", cards=tell_cards(cards))
        else:
            yield _say("setting", "dealt", seat=names[seat], cards=tell_cards(cards))


class _Teller:
    """Tells the moments, with a hand that is played along: only it knows who is left in a step."""

    def __init__(self, case: Case, rules: Rulebook) -> None:
        self._names = case.names
        self._moments = case.moments
        self._hand: Hand | None
        try:
            self._hand = start(rules, stacks=case.stacks, deck=case.deck, button=case.button, stakes=case.stakes)
        except CannotStart:
            self._hand = None

    def moments(self) -> Iterator[Told]:
        place = 0
        while place < len(self._moments):
            moment = self._moments[place]
            if not isinstance(moment, Deed):
                yield "Then", self._judged(moment)
                place += 1
            elif (many := self._everyone(place)) > 1:
                yield "When", _say("everyone", "everyone", quiet=self._quiet(moment.action))
                place += many
            else:
                yield "When", self._deed("deed", moment.action, moment.draws)
                self._play(moment.action)
                place += 1

    def _judged(self, moment: Moment) -> str:
        match moment:
            case Refused(action=action, clause=clause):
                return self._deed("refused", action, clause=clause)
            case Allowed(action=action):
                return self._deed("allowed", action)
            case Barred(clause=clause):
                return _say("barred", "barred", clause=clause)
            case Expected(kind=kind, values=values):
                return _say("expected", kind, **{slot: self._value(slot, value) for slot, value in values.items()})
        raise ValueError(f"no moment that can be told: {moment}")

    def _deed(self, role: Role, action: Action, draws: tuple[Card, ...] = (), clause: str = "") -> str:
        values = {
            "seat": self._names[action.seat],
            "chips": str(action.chips),
            "cards": _named(action.cards),
            "takes": _named(action.takes or self._lie_there(action)),
            "draws": _named(draws),
            "clause": clause,
        }
        for sentence in _ways(role, action.verb):
            if _fits(sentence, values, chips=action.chips):
                return sentence.tell(values)
        raise ValueError(f"no sentence tells {role} {action}")

    def _lie_there(self, action: Action) -> tuple[Card, ...]:
        """The cards that an action takes without naming them: all of the pile."""
        offers = self._hand.legal if self._hand and action.cards else ()
        return next((offer.takes for offer in offers if offer.verb == action.verb), ())

    def _everyone(self, place: int) -> int:
        """How many of the next moments are one quiet deed of everyone who is left in the step; then they are played."""
        first = cast("Deed", self._moments[place]).action
        hand = self._hand
        if hand is None or first.verb not in FOLDED or first.cards:
            return 0
        step, done = hand.step, 0
        while hand.actor is not None and hand.step == step and any(offer.verb == first.verb for offer in hand.legal):
            deed = Deed(action=Action(hand.actor, first.verb))
            if place + done >= len(self._moments) or self._moments[place + done] != deed:
                return 0
            hand, done = hand.act(deed.action), done + 1
        if done > 1:
            self._hand = hand
        return done

    def _quiet(self, action: Action) -> str:
        return self._deed("deed", action).partition(" ")[2]

    def _play(self, action: Action) -> None:
        if self._hand is None:
            raise ValueError("somebody acts in a hand that cannot begin")
        self._hand = self._hand.act(action)

    def _value(self, slot: str, value: object) -> str:
        if slot in {"seat", "other"}:
            return self._names[cast("int", value)]
        return tell_cards(cast("tuple[Card, ...]", value)) if slot in CARD_SLOTS else str(value)


def _named(cards: tuple[Card, ...]) -> str:
    """The cards of a deed; where there are none, the sentence has no place for them."""
    return tell_cards(cards) if cards else ""


def _ways(role: Role, verb: str) -> tuple[Sentence, ...]:
    try:
        return sentences(role, verb)
    except KeyError:
        return ()


def _fits(sentence: Sentence, values: Mapping[str, str], *, chips: int) -> bool:
    """Whether the sentence names all cards and chips there are, and no others."""
    slots = frozenset(sentence.slots)
    cards = {slot for slot in CARD_SLOTS if values[slot]}
    return slots & CARD_SLOTS == cards and ("chips" in slots or not chips)
