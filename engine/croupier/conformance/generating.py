"""Hands made at random, and those of them that are worth keeping. The same seed makes the same hands, everywhere."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from random import Random
from typing import TYPE_CHECKING, Literal, TypeAlias

from croupier.conformance.choosing import Candidate, choose
from croupier.conformance.marking import tells
from croupier.conformance.misses import Beginning, false_starts, misses
from croupier.conformance.settings import EDGES, edge_hands
from croupier.conformance.vector import Vector, deed_of
from croupier.play import CannotStart, History, start
from croupier.proof import consult
from croupier.proof.playouts import random_hands
from croupier.rules.entry import NoSuchProfileError
from croupier.spec import SpecError
from croupier.table import Stakes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from croupier.play import Hand
    from croupier.rules import Entry, Library, Rulebook
    from croupier.table import Action

Made = Literal["legal", "edge", "illegal"]
_Hands: TypeAlias = "Callable[[Books, Batch], Iterator[tuple[Hand, str]]]"
_LOOKED_AT, _FURTHER = 2, 400
"""For each hand that is kept, so many are looked at; and once, up to so many, more for what none of these tells."""
_LEAST_ILLEGAL, _TRIED = 84, 12
"""Hands that are looked through for what they refuse, and how many refusals of each are considered."""
_MOMENTS = 8
"""The most moments of a hand, beside its end, at which something illegal is tried."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Batch:
    """Some hands of one family: what is made in one go, whoever makes it."""

    variant: str
    family: Made
    number: int
    hands: int
    seed: int

    @property
    def dice(self) -> Random:
        """Dice that are the same for the same batch."""
        return Random(f"{self.seed}/{self.variant}/{self.family}/{self.number}")  # noqa: S311 - hands, not secrets


def made(library: Library, batch: Batch) -> tuple[Vector, ...]:
    """The hands of a batch; fewer where there are not so many different ones."""
    books = Books(library, library.variant(batch.variant))
    chosen = choose(tuple(_CANDIDATES[batch.family](books, batch)), batch.hands)
    return tuple({named.id: named for named in (each.named_by_content() for each in chosen)}.values())


class Books:
    """The rulebooks that the hands of a variant are played by: half of them its own, the others in turn."""

    def __init__(self, library: Library, entry: Entry) -> None:
        alone = [((name,), None) for name in entry.document.house_rules]
        abroad = [((), house) for house in library.houses if house != entry.rules.house]
        pairs = [(names, None) for names in entry.profiles if len(names) > 1]
        self._entry, self._others = entry, [*alone, *abroad, *pairs]

    def nth(self, place: int) -> Rulebook:
        """What the hand in that place is played by."""
        if place % 2 == 0 or not self._others:
            return self._entry.rules
        names, house = self._others[place // 2 % len(self._others)]
        try:
            return self._entry.under(names, house)
        except (NoSuchProfileError, SpecError):  # `croupier check` says what is wrong with it
            return self._entry.rules


def _legal(books: Books, batch: Batch) -> Iterator[tuple[Hand, str]]:
    dice = batch.dice
    for place in _places(batch):
        *_, hand = random_hands(books.nth(place), dice)
        yield hand, "a hand"


def _edge(books: Books, batch: Batch) -> Iterator[tuple[Hand, str]]:
    dice, kinds = batch.dice, tuple(EDGES)
    for place in _places(batch):
        kind = kinds[place // 2 % len(kinds)]
        *_, hand = edge_hands(kind, books.nth(place), dice)
        yield hand, kind


def _shown(hands: _Hands, books: Books, batch: Batch) -> Iterator[Candidate]:
    """Hands that were played to their end, with the clauses that had something to say about them."""
    met: set[str] = set()
    for place, (hand, kind) in enumerate(hands(books, batch)):
        told = tells(hand)
        if place < _LOOKED_AT * batch.hands or not met.issuperset(told):
            met.update(told)
            yield _candidate(hand, batch.family, kind, told)


def _places(batch: Batch) -> range:
    return range(max(_LOOKED_AT * batch.hands, _FURTHER * (batch.number == 0)))


def _illegal(books: Books, batch: Batch) -> Iterator[Candidate]:
    """Of each hand those refusals of which there have been the fewest."""
    dice, kinds, met = batch.dice, tuple(EDGES), Counter[str]()
    for place in range(max(batch.hands // 2, _LEAST_ILLEGAL)):
        rules = books.nth(place)
        kind = kinds[place // 2 % len(kinds)]
        hands = tuple(edge_hands(kind, rules, dice) if place % 3 else random_hands(rules, dice))
        refusals = {each.marks[1]: each for each in (*_refused(hands, dice), *_barred(hands[0], dice))}
        rarest = sorted(refusals.values(), key=lambda each: (met[each.marks[0]], met[each.marks[1]], each.marks))
        for refusal in rarest[:_TRIED]:
            met.update(refusal.marks)
            yield Candidate(vector=refusal.vector(), marks=refusal.marks)


_CANDIDATES: dict[Made, Callable[[Books, Batch], Iterator[Candidate]]] = {
    "legal": partial(_shown, _legal),
    "edge": partial(_shown, _edge),
    "illegal": _illegal,
}


def _candidate(hand: Hand, family: Made, kind: str, told: tuple[str, ...]) -> Candidate:
    rules, past = hand.rules, hand.history
    _, spoke = consult(rules, hand.record)
    clauses = tuple(rules.public(clause.id) for clause in rules.clauses if clause.id in spoke)
    title = f"{kind}: {len(past.stacks)} players, {past.stakes.betting}"
    vector = _vector(hand, family, title, clauses, past.actions)
    return Candidate(vector=vector, marks=(*clauses, title, _profile(rules)), tells=told)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Refusal:
    """A refusal that might become a vector."""

    hand: Hand
    clause: str
    kind: str
    action: Action | None = None
    beginning: Beginning | None = None

    @property
    def marks(self) -> tuple[str, ...]:
        """By its clause, by both, by its kind, and by where."""
        return self.clause, f"{self.clause}: {self.kind}", self.kind, _profile(self.hand.rules)

    def vector(self) -> Vector:
        """The hand up to what is refused."""
        past, rules, action = self.hand.history, self.hand.rules, self.action
        if action is not None:
            title = f"{self.kind}: seat {action.seat}, {action.verb.replace('_', ' ') or 'nothing'}"
            return _vector(self.hand, "illegal", title, (self.clause,), (*past.actions, action))
        assert self.beginning is not None, "an action is refused, or the start"
        stacks, deck, amounts = self.beginning
        stakes = Stakes(betting=past.stakes.betting, amounts=amounts)
        return _begun(
            rules,
            "illegal",
            f"no hand: {self.kind}",
            (self.clause,),
            History(stacks=stacks, button=0, deck=deck, stakes=stakes),
        )


def _refused(hands: Sequence[Hand], dice: Random) -> Iterator[_Refusal]:
    for hand in (*dice.sample(hands[:-1], min(len(hands) - 1, _MOMENTS)), hands[-1]):
        for kind, action in misses(hand, dice):
            refusal = hand.refusal(action)
            if refusal is not None:
                yield _Refusal(hand=hand, clause=refusal.clause, kind=kind, action=action)


def _barred(hand: Hand, dice: Random) -> Iterator[_Refusal]:
    past, rules = hand.history, hand.rules
    for kind, beginning in false_starts(hand, dice):
        stacks, deck, amounts = beginning
        stakes = Stakes(betting=past.stakes.betting, amounts=amounts)
        try:
            start(rules, stacks=stacks, deck=deck, button=0, stakes=stakes)
        except CannotStart as barred:
            yield _Refusal(hand=hand, clause=barred.clause, kind=kind, beginning=beginning)


def _profile(rules: Rulebook) -> str:
    return "; ".join((rules.house, *rules.house_rules))


def _vector(hand: Hand, family: Made, title: str, clauses: tuple[str, ...], actions: Sequence[Action]) -> Vector:
    return _begun(hand.rules, family, title, clauses, replace(hand.history, actions=tuple(actions)))


def _begun(rules: Rulebook, family: Made, title: str, clauses: tuple[str, ...], history: History) -> Vector:
    return Vector(
        id="",
        title=title,
        variant=rules.slug,
        house=rules.house,
        house_rules=rules.house_rules,
        family=family,
        clauses=clauses,
        grounds="derived",
        button=history.button,
        stacks=history.stacks,
        betting=history.stakes.betting,
        stakes=dict(history.stakes.amounts),
        deck=history.deck,
        actions=tuple(map(deed_of, history.actions)),
    )


FAMILIES: dict[Made, int] = {"legal": 20, "edge": 25, "illegal": 55}
"""Of a hundred hands, so many are of each family."""
_BATCH = 100


def batches(variant: str, hands: int, seed: int) -> Iterator[Batch]:
    """So many hands of a variant, in batches that can be made in any order."""
    return chain.from_iterable(_batches(variant, family, hands, seed) for family in FAMILIES)


def _batches(variant: str, family: Made, hands: int, seed: int) -> Iterator[Batch]:
    before = sum(share for each, share in FAMILIES.items() if list(FAMILIES).index(each) < list(FAMILIES).index(family))
    wanted = hands * (before + FAMILIES[family]) // 100 - hands * before // 100
    for number in range(-(-wanted // _BATCH)):
        few = min(_BATCH, wanted - number * _BATCH)
        yield Batch(variant=variant, family=family, number=number, hands=few, seed=seed)
