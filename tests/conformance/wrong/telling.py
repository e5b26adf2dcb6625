"""Engines that play rightly and tell too much, or too little: what lies hidden, and what is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias

from croupier.conformance.messages import StepSeen
from tests.conformance.wrong.engine import Wrong

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.conformance.messages import Ran, Run
    from croupier.conformance.performing import Performance
    from croupier.play import Hand
    from croupier.rules import Entry

ViewChange: TypeAlias = "Callable[[dict[str, Any], int, Hand], None]"


def _views(change: ViewChange) -> Callable[[Run, Performance], Ran]:
    """Every view of every step changed."""

    def step(seen: StepSeen, hand: Hand) -> StepSeen:
        views = [{key: _copy(value) for key, value in view.items()} for view in seen.views]
        for seat, view in enumerate(views):
            change(view, seat, hand)
        return replace(seen, views=tuple(views))

    def answers(run: Run, done: Performance) -> Ran:
        if run.level != "full" or not done.reply.steps:
            return done.reply
        return replace(done.reply, steps=tuple(map(step, done.reply.steps, done.hands)))

    return answers


def _copy(value: Any) -> Any:  # noqa: ANN401 - it is JSON
    return [_copy(each) for each in value] if isinstance(value, list) else value


def _events(change: Callable[[dict[str, Any]], None]) -> Callable[[Run, Performance], Ran]:
    """Every event of every step changed."""

    def answers(run: Run, done: Performance) -> Ran:
        if run.level != "full" or not done.reply.steps:
            return done.reply
        steps = []
        for seen in done.reply.steps:
            events = [dict(event) for event in seen.events]
            for event in events:
                change(event)
            steps.append(replace(seen, events=tuple(events)))
        return replace(done.reply, steps=tuple(steps))

    return answers


def _everybodys_cards(view: dict[str, Any], _: int, hand: Hand) -> None:
    view["hands"] = [list(hand.holding(seat)) for seat in range(len(hand.stacks))]


def _left_neighbours_cards(view: dict[str, Any], seat: int, hand: Hand) -> None:
    other = (seat + 1) % len(hand.stacks)
    view["hands"][other] = list(hand.holding(other))


def _one_card(view: dict[str, Any], seat: int, hand: Hand) -> None:
    other = (seat + 1) % len(hand.stacks)
    view["hands"][other][:1] = hand.holding(other)[:1]


def _nothing_own(view: dict[str, Any], seat: int, _: Hand) -> None:
    view["hands"][seat] = ["x"] * len(view["hands"][seat])


def _piles(view: dict[str, Any], _: int, hand: Hand) -> None:
    views = [hand.view(seat, past=False) for seat in range(len(hand.stacks))]
    view["piles"] = [list(views[seat].piles[seat]) for seat in range(len(hand.stacks))]


def _sorted_hidden(view: dict[str, Any], _: int, hand: Hand) -> None:
    """Hidden cards are named by their colour."""
    for whose, cards in enumerate(view["hands"]):
        view["hands"][whose] = [
            card if card != "x" else "x" + true[1] for card, true in zip(cards, hand.holding(whose), strict=False)
        ]


def _stub(view: dict[str, Any], _: int, hand: Hand) -> None:
    view["stub"] = [str(card) for card in hand._table.stub]  # noqa: SLF001 - that is the leak


def _open(*what: str) -> Callable[[dict[str, Any]], None]:
    def change(event: dict[str, Any]) -> None:
        if event["event"] in what and "cards" in event:
            event["seen"] = "all"

    return change


LEAKS: Mapping[str, tuple[tuple[str, ...], ViewChange]] = {
    "everybody sees every hand": (("the-deal.sight",), _everybodys_cards),
    "everybody sees the hand on the left": (("the-deal.sight",), _left_neighbours_cards),
    "everybody sees one card on the left": (("the-deal.sight",), _one_card),
    "nobody sees their own hand": (("the-deal.sight",), _nothing_own),
    "hidden cards show their suit": (("the-deal.sight",), _sorted_hidden),
}
TOLD: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "deals are open": (("the-deal.sight",), ("deal",)),
    "draws are open": (("receives",), ("draw",)),
    "discards are open": (("public", "discards"), ("discard",)),
    "folded hands are open": (("betting.fold",), ("fold",)),
    "mucked hands are open": (("policy.losers",), ("muck",)),
    "burned cards are open": (("policy.burn",), ("burn",)),
    "shuffles are open": (("policy.reshuffle",), ("shuffle",)),
}


def leaks(entry: Entry) -> Iterator[Wrong]:
    """Engines that show to a seat, or say of an event, what is hidden."""
    for name, (clauses, change) in LEAKS.items():
        yield Wrong(name=name, chapter="sight", clauses=clauses, answers=_views(change))
    if any(step.phase.leaves_piles() for step in entry.rules.steps):
        clauses = (*_of(entry, "discards"), *_of(entry, "public"))
        yield Wrong(name="everybody sees the piles", chapter="sight", clauses=clauses, answers=_views(_piles))
    for name, (aspects, what) in TOLD.items():
        clauses = tuple(each for aspect in aspects for each in ([aspect] if "." in aspect else _of(entry, aspect)))
        yield Wrong(name=name, chapter="sight", clauses=clauses, answers=_events(_open(*what)))


def _of(entry: Entry, aspect: str) -> tuple[str, ...]:
    return tuple(id_ for id_ in entry.clauses if id_.endswith(f".{aspect}"))


def never_refused(entry: Entry, refusing: tuple[str, ...]) -> Iterator[Wrong]:
    """For each clause by which something is refused, an engine that lets it pass and nothing else."""
    for id_ in refusing:
        clause = entry.clauses[id_]

        def answers(run: Run, done: Performance, id_: str = id_) -> Ran:
            if done.clause.partition("/")[2] != id_:
                return done.reply
            return replace(done.reply, refused=None, stacks=run.stacks, steps=_one_more(run, done))

        yield Wrong(name=f"lets pass what {id_} forbids", chapter=clause.topic, clauses=(id_,), answers=answers)


def _one_more(run: Run, done: Performance) -> tuple[StepSeen, ...] | None:
    """As many steps as there would be if it had been accepted."""
    steps = done.reply.steps
    missing = len(run.actions) + 1 - len(steps or ())
    if run.level == "result":
        return None
    return (*(steps or ()), *[StepSeen()] * missing)
