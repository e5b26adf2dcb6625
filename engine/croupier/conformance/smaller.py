"""Smaller hands than a given one, the boldest first."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from croupier.conformance.mending import Wish, mended, wish_of
from croupier.conformance.vector import deed_of, rules_of
from croupier.proof.quiet import QUIET

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from croupier.conformance.outcomes import Verdict
    from croupier.conformance.vector import Vector
    from croupier.rules import Library
    from croupier.table import Action

Size: TypeAlias = tuple[int, ...]


def size(library: Library, vector: Vector) -> Size:
    """How much there is to read in a hand: seats first, then what is agreed on, what is done, and chips and cards."""
    rules = library.variant(vector.variant).rules
    loud = [deed for deed in vector.actions if deed.verb not in QUIET or deed.cards]
    return (
        len(vector.stacks),
        len(vector.house_rules) + (vector.house != rules.house),
        len(loud),
        sum(len(deed.cards) for deed in loud if deed.verb != "shuffle"),
        len(vector.actions),
        vector.betting != rules.stakes.betting,
        len(set(vector.stacks)),
        sum(vector.stakes.values()),
        sum(deed.chips for deed in loud),
        sum(vector.stacks),
        vector.button,
        len(vector.deck),
    )


def smaller(library: Library, vector: Vector) -> Iterator[Vector | None]:
    """Hands that are smaller, each as the rules allow it; None for an attempt that came to nothing."""
    wish, now = wish_of(rules_of(library, vector.profile), vector), size(library, vector)
    for way in _WAYS:
        for other in way(library, wish):
            rules = rules_of(library, other.vector.profile)
            found = mended(rules, other)
            yield found if found is not None and size(library, found) < now else None


def cut_short(library: Library, vector: Vector, verdict: Verdict) -> Vector | None:
    """The hand up to where it went wrong, and then what shows it; None where that is longer, or nothing shows it."""
    if verdict.at is None or verdict.deed is None:
        return None
    rules = rules_of(library, vector.profile)
    wanted = replace(vector, actions=(*vector.actions[: verdict.at], deed_of(verdict.deed)))
    found = mended(rules, wish_of(rules, wanted))
    return found if found is not None and len(found.actions) <= len(vector.actions) else None


def _seats(library: Library, wish: Wish) -> Iterator[Wish]:
    if wish.seats <= library.variant(wish.vector.variant).rules.players[0]:
        return
    for gone in reversed(range(wish.seats)):
        if wish.last is None or wish.last[1].seat != gone:
            yield _without(wish, gone)


def _without(wish: Wish, gone: int) -> Wish:
    vector, left = wish.vector, [seat for seat in range(wish.seats) if seat != gone]
    button = left.index(vector.button) if vector.button != gone else gone % len(left)
    kept = replace(
        vector,
        stacks=tuple(vector.stacks[seat] for seat in left),
        names=tuple(vector.names[seat] for seat in left) if vector.names else (),
        button=button,
    )
    deeds = tuple((step, _moved(deed, left)) for step, deed in wish.deeds if deed.seat != gone)
    last = wish.last and (wish.last[0], _moved(wish.last[1], left))
    cards = tuple(wish.cards[seat] for seat in left) if wish.cards else ()
    return replace(wish, vector=kept, deeds=deeds, last=last, cards=cards)


def _moved(action: Action, left: Sequence[int]) -> Action:
    return action._replace(seat=left.index(action.seat)) if action.seat in left else action


def _turned(_: Library, wish: Wish) -> Iterator[Wish]:
    """The dealer in the first seat."""
    button, count = wish.vector.button, wish.seats
    if button % count == 0 or not 0 <= button < count:
        return
    order = [(button + seat) % count for seat in range(count)]
    vector = replace(
        wish.vector,
        button=0,
        stacks=tuple(wish.vector.stacks[seat] for seat in order),
        names=tuple(wish.vector.names[seat] for seat in order) if wish.vector.names else (),
    )
    deeds = tuple((step, _moved(deed, order)) for step, deed in wish.deeds)
    last = wish.last and (wish.last[0], _moved(wish.last[1], order))
    yield replace(wish, vector=vector, deeds=deeds, last=last, cards=tuple(wish.cards[s] for s in order if wish.cards))


def _agreed(library: Library, wish: Wish) -> Iterator[Wish]:
    """No house rules, the variant's own house, its own stakes."""
    vector, home = wish.vector, library.variant(wish.vector.variant).rules
    yield replace(wish, vector=replace(vector, house_rules=(), house=home.house))
    for name in vector.house_rules:
        yield replace(wish, vector=replace(vector, house_rules=tuple(x for x in vector.house_rules if x != name)))
    yield replace(wish, vector=replace(vector, house=home.house))
    yield replace(wish, vector=replace(vector, betting=home.stakes.betting, stakes=dict(home.stakes.amounts)))
    yield replace(wish, vector=replace(vector, betting=home.stakes.betting))


def _deeds(_: Library, wish: Wish) -> Iterator[Wish]:
    """Less is done, and what is done is less."""
    if wish.last:
        yield replace(wish, last=None, clause="")
    count = len(wish.deeds)
    for kept in dict.fromkeys((0, count // 4, count // 2, count * 3 // 4)):
        yield replace(wish, deeds=wish.deeds[:kept])
    for place in reversed(range(count)):
        step, deed = wish.deeds[place]
        if deed.verb not in QUIET or deed.cards:
            yield replace(wish, deeds=(*wish.deeds[:place], *wish.deeds[place + 1 :]))
            yield from (
                replace(wish, deeds=(*wish.deeds[:place], (step, less), *wish.deeds[place + 1 :]))
                for less in _less(deed)
            )


def _less(deed: Action) -> Iterator[Action]:
    if deed.verb == "shuffle":
        return
    if deed.chips > 1:
        yield deed._replace(chips=1)
        yield deed._replace(chips=deed.chips // 2)
        yield deed._replace(chips=deed.chips - 1)
    if len(deed.cards) > 1 and not deed.takes:
        yield from (deed._replace(cards=tuple(x for x in deed.cards if x != card)) for card in reversed(deed.cards))


def _chips(_: Library, wish: Wish) -> Iterator[Wish]:
    """Fewer chips: before everybody alike, before one, and in the stakes."""
    vector = wish.vector
    for chips in dict.fromkeys((*_fewer(max(vector.stacks, default=0)), *sorted(set(vector.stacks)))):
        yield replace(wish, vector=replace(vector, stacks=(chips,) * wish.seats))
    for stake, amount in vector.stakes.items():
        for less in (0, *_fewer(amount)):
            yield replace(wish, vector=replace(vector, stakes={**vector.stakes, stake: less}))
    for seat, stack in enumerate(vector.stacks):
        for chips in dict.fromkeys((*(x for x in vector.stacks if x < stack), *_fewer(stack))):
            stacks = (*vector.stacks[:seat], chips, *vector.stacks[seat + 1 :])
            yield replace(wish, vector=replace(vector, stacks=stacks))


def _fewer(chips: int) -> Iterator[int]:
    steps = (1, 2, chips // 4, chips // 2, chips * 3 // 4, chips - 1)
    yield from dict.fromkeys(each for each in steps if 0 < each < chips)


def _deck(_: Library, wish: Wish) -> Iterator[Wish]:
    """No cards that nobody gets."""
    vector, dealt = wish.vector, sum(map(len, wish.cards))
    for kept in (*range(dealt, dealt + _BURNS), *_fewer(len(vector.deck))):
        yield replace(wish, vector=replace(vector, deck=vector.deck[:kept]))


_BURNS = 4
"""So many cards can be burned beside those that are dealt, and perhaps one lies below."""
_WAYS: tuple[Callable[[Library, Wish], Iterator[Wish]], ...] = (_seats, _agreed, _deeds, _chips, _turned, _deck)
