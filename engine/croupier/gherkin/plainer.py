"""An example told with fewer words: whatever is left out must leave it a proof."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from croupier.gherkin.listening import NotUnderstood, listen
from croupier.gherkin.notation import told_example
from croupier.proof.quiet import QUIET

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.gherkin.witnessing import Proof
    from croupier.rules import Rulebook
    from croupier.rules.documents import Example

_CARD = re.compile(r"\b(?:[2-9TJQKA][cdhs]|W[12])\b")
_DRAWN = re.compile(r" and draws .*$")
_PASSES = 3


def plainer(rules: Rulebook, example: Example, proof: Proof) -> Example:
    """The example without what can go unsaid, its sentences put together on lines."""
    for _ in range(_PASSES):
        before = example
        for way in (_usual, _quiet, _silent, _bare, _unnamed, _hidden):
            example = way(rules, example, proof)
        if example == before:
            break
    lined = replace(example, play=tuple(_lines(example.play, proof.claimed)))
    return lined if proof(lined) else example  # other lines, other fillings


def _first(example: Example, proof: Proof, *others: Example) -> Example:
    """The first of the others that is still a proof; otherwise the example as it is."""
    return next((other for other in others if other != example and proof(other)), example)


def _usual(_: Rulebook, example: Example, proof: Proof) -> Example:
    """The usual chips, stakes and deck."""
    for changes in (
        {"stacks": 100, "betting": None, "stakes": None, "deck": None},
        {"stakes": None},
        {"betting": None},
        {"deck": None},
    ):
        example = _first(example, proof, replace(example, **changes))
    return example


def _deeds(example: Example, proof: Proof) -> range:
    return range(len(example.play) - proof.claimed)


def _is_quiet(sentence: str) -> bool:
    try:
        heard = listen(sentence)
    except NotUnderstood:
        return False
    return heard.role == "everyone" or (heard.role == "deed" and heard.kind in QUIET and not heard.text("cards"))


def _quiet(rules: Rulebook, example: Example, proof: Proof) -> Example:
    """Quiet deeds go without saying; perhaps the next one must name its step then."""
    names = [step.name for step in rules.steps]
    for place in reversed(_deeds(example, proof)):
        play = example.play
        if place < len(play) and _is_quiet(play[place]):
            after = play[place + 1 :]
            others = [replace(example, play=(*play[:place], *after))] if len(play) > 1 else []
            if after and place + 1 in _deeds(example, proof) and " in " not in after[0]:
                named = (f"{after[0]} in {name.removeprefix('the ')}" for name in names)
                others += [replace(example, play=(*play[:place], each, *after[1:])) for each in named]
            example = _first(example, proof, *others)
    return example


def _silent(_: Rulebook, example: Example, proof: Proof) -> Example:
    """Deeds that make no difference."""
    for place in reversed(_deeds(example, proof)):
        if len(example.play) > 1 and place < len(example.play) - proof.claimed:
            example = _first(example, proof, _put(example, place))
    return example


def _bare(_: Rulebook, example: Example, proof: Proof) -> Example:
    """Steps that need no name, and cards drawn that do not matter."""
    for place in _deeds(example, proof):
        said = example.play[place]
        for less in (re.sub(r" in [a-z][a-z' -]*$", "", said), _DRAWN.sub("", said)):
            if less != example.play[place]:
                example = _first(example, proof, _put(example, place, less))
    return example


def _unnamed(_: Rulebook, example: Example, proof: Proof) -> Example:
    """Cards in deeds that may be any."""
    for place in range(len(example.play)):
        less = _CARD.sub("x", example.play[place])
        if less != example.play[place]:
            example = _first(example, proof, _put(example, place, less))
    return example


def _hidden(rules: Rulebook, example: Example, proof: Proof) -> Example:
    """Hands that do not matter, and cards in those that do; but whoever shows has a hand that can be compared."""
    shown = _shown(rules, example)
    for name in (name for name in tuple(example.dealt) if name not in shown):
        cards = example.dealt[name].split()
        rest = {other: told for other, told in example.dealt.items() if other != name}
        fewer = ({**rest, name: " ".join(cards[:kept])} for kept in range(1, len(cards)))
        example = _first(example, proof, *(replace(example, dealt=dealt) for dealt in (rest, *fewer)))
    return example


def _shown(rules: Rulebook, example: Example) -> frozenset[str]:
    """Who has a hand at the showdown, if that is reached."""
    _, hand = told_example(rules, example)
    if hand is None or hand.step != rules.steps[-1].slug:
        return frozenset()
    folded = {event.seat for event in hand.record.of("fold")}
    return frozenset(name for seat, name in enumerate(example.seats.split()) if seat not in folded)


def _put(example: Example, place: int, *instead: str) -> Example:
    return replace(example, play=(*example.play[:place], *instead, *example.play[place + 1 :]))


_WIDTH = 90


def _lines(play: tuple[str, ...], claimed: int) -> Iterator[str]:
    """Deeds on lines of their own, then what is claimed."""
    cut = len(play) - claimed
    for part in (play[:cut], play[cut:]):
        line = ""
        for sentence in part:
            if line and len(line) + len(sentence) > _WIDTH:
                yield line
                line = ""
            line = f"{line}; {sentence}" if line else sentence
        if line:
            yield line
