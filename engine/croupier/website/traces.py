"""What lies on the table after each line of a hand, as everybody there sees it: told once, drawn by the browser."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING

from croupier.proof import Barred
from croupier.table import pots
from croupier.table.events import HIDDEN
from croupier.website.retelling import Line, begun, known, opening, retold

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Mapping, Sequence

    from croupier.phases import Clause
    from croupier.play import Hand, View
    from croupier.proof import Case
    from croupier.rules import Rulebook
    from croupier.table import Card

FOLDER = "hands"
"""In the folder of a variant: a script for each of its hands."""
EVERYBODY, SPECTATOR, SEATS = range(3)
"""The places of the views in a list of them: all cards, those that everybody sees, and then seat by seat."""


def traced(case: Case) -> bool:
    """Whether there is anything to see: a hand that may not begin has no table."""
    return not any(isinstance(moment, Barred) for moment in case.moments)


def trace_script(rules: Rulebook, case: Case, numbered: Mapping[str, str], header: str) -> str:
    """The trace as a script, which a page can load even where it was opened from a folder."""
    told = json.dumps(trace(rules, case, numbered), separators=(",", ":"))
    return f"// {header}\n(globalThis.croupierTraces ??= {{}})[{json.dumps(case.id)}] = {told}\n"


def trace(rules: Rulebook, case: Case, numbered: Mapping[str, str]) -> dict[str, object]:
    """Who plays, the clauses that come into play, and a scene after each line of the page.

    What has not changed in a scene is left out of it. Cards that the case does not tell lie face down everywhere.
    """
    dealt = (Line(step=opening(rules), says="", hand=begun(rules, case)),) if case.told else ()
    lines = (*dealt, *retold(rules, case))
    acting = _acting(rules, case, lines, numbered)
    scenes = [
        {**_scene(case, line.hand), "acted": [case.names.index(name) for name in line.players], "clauses": ids}
        for line, ids in zip(lines, acting, strict=True)
        if line.hand
    ]
    said = {id_ for ids in acting for id_ in ids}
    return {
        "names": case.names,
        "button": case.button,
        "clauses": {each.id: (numbered[each.id], each.text) for each in rules.clauses if each.id in said},
        "scenes": [_news(scene, before) for before, scene in zip([{}, *scenes], scenes, strict=False)],
    }


def _news(scene: Mapping[str, object], before: Mapping[str, object]) -> dict[str, object]:
    return {what: now for what, now in scene.items() if what not in before or before[what] != now}


def _scene(case: Case, hand: Hand) -> dict[str, object]:
    views = [hand.view(seat, past=False) for seat in (None, *range(len(case.names)))]
    public, told = views[0], known(case)
    lying = sum(map(len, (*public.hands, *public.piles, *public.board.values())))
    board = {"board": _told_of(public.board, told)} if public.board else {}
    return {
        "actor": public.actor,
        "stacks": public.stacks,
        "bets": public.bets,
        "pots": list(_pots(case, public)),
        "folded": [seat for seat, out in enumerate(public.folded) if out],
        "won": [sum(each.chips for each in hand.news if (each.what, each.seat) == ("win", seat))
                for seat in range(len(case.names))],
        "hands": _seen([view.hands for view in views], told),
        "piles": _seen([view.piles for view in views], told),
        "stub": public.stub,
        "muck": len(hand.cards) - public.stub - lying,
        **board,
    }  # fmt: skip


def _pots(case: Case, view: View) -> Iterator[tuple[int, tuple[int, ...]]]:
    """What lies in the middle, and who may win it. Bets are still in front of those who made them."""
    if not view.pot:
        return
    paid = [had - has - bet for had, has, bet in zip(case.stacks, view.stacks, view.bets, strict=True)]
    for pot in pots(paid, [seat for seat, out in enumerate(view.folded) if not out]):
        if pot.chips:
            yield pot.chips, pot.seats


def _told_of(board: Mapping[str, Sequence[Card]], told: Container[Card]) -> list[str]:
    """The cards of each place on the table, two letters a card."""
    return ["".join(card if card in told else HIDDEN * 2 for card in cards) for cards in board.values()]


def _seen(views: Sequence[Sequence[tuple[Card, ...]]], told: Container[Card]) -> list[list[str]]:
    """Cards before each seat, two letters a card, in all views: of an onlooker and the seats are made everybody's."""
    everybody = [view[seat] for seat, view in enumerate(views[1:])]
    return [["".join(card if card in told else HIDDEN * 2 for card in cards) for cards in view]
            for view in (everybody, *views)]  # fmt: skip


def _acting(rules: Rulebook, case: Case, lines: Iterable[Line], numbered: Mapping[str, str]) -> list[tuple[str, ...]]:
    """For each line the clause by which something is refused, or those that come into play with it.

    That is what a clause does whose check finds more to look at than before. Those that the case is told for come
    first; where there is none, it is the one of the step that is seldom looked at.
    """
    said = [clause for clause in rules.clauses if clause.id in numbered]
    looked: list[Counter[str]] = [Counter()]
    told = []
    for line in lines:
        found = _findings(said, line.hand)
        told.append((line, found - looked[-1]))
        looked.append(found)
    return [_chosen(rules, case, line, new, looked[-1]) for line, new in told]


def _findings(clauses: Iterable[Clause], hand: Hand | None) -> Counter[str]:
    if hand is None:
        return Counter()
    record = hand.record
    return Counter({clause.id: sum(1 for _ in clause.check(record)) for clause in clauses})


def _chosen(rules: Rulebook, case: Case, line: Line, new: Counter[str], all_: Counter[str]) -> tuple[str, ...]:
    if line.tone != "done":
        return tuple(filter(None, (line.clause,)))
    if shown := tuple(id_ for id_ in case.clauses if id_ in new):
        return shown
    steps = {step.slug: step.name for step in rules.steps}
    topics = {clause.id: steps.get(clause.topic, "") for clause in rules.clauses}
    fitting = [id_ for id_ in new if topics[id_] in {"", line.step}]
    return tuple(sorted(fitting, key=lambda id_: (topics[id_] == "", all_[id_]))[:1])
