"""The notation of cases: every sentence that can be said, with an example from the cases that there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.gherkin.placed import placed_examples
from croupier.gherkin.vocabulary import vocabulary
from croupier.phases import every_phase
from croupier.proof.quiet import LATE
from croupier.website.language_keys import code, entries, kicker, told
from croupier.website.page import page
from croupier.website.prose import link, listed, note

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.gherkin.vocabulary import Sentence
    from croupier.phases import Phase
    from croupier.rules import Library

SUMMARY = "Everything that can be said of a hand."
ABOUT = (
    "A line of a case holds sentences parted by semicolons, in the order of play. In braces stands what changes from "
    "hand to hand; the [last section](#slots) says what it may be. A sentence may end in `in {step}`, and a permission "
    "or a refusal in `out of turn`, before the clause."
)
DEEDS = (
    "What a player does. With *may* it is asked whether that would be accepted; with *may not* it must be refused, by "
    "the clause in brackets. Either way the hand stays as it is."
)
QUIET = "Nothing else happens untold, and nobody answers a bet without a sentence."
SLOTS: Mapping[str, str] = {
    "seat": "a player, by a name with a capital letter",
    "other": "another player",
    "dealer": "the player who deals",
    "cards": "cards of the hand, such as `Kd 10c`; `x` for one that nobody tells",
    "draws": "the cards received for them, in order",
    "takes": "the cards taken back",
    "chips": "a whole number",
    "clause": "the clause that refuses, without the variant's name, such as `the-draw.limit`",
    "step": "the name of a step",
    "share": "the name of a share of the pot, hyphenated",
    "words": "what a hand is called, as far as one likes to say it: `two pair`, or `two pair, nines and sixes`",
    "quiet": "what goes without saying in that step, such as `checks`",
    "names": "the players, clockwise from the dealer's seat, such as `Ann, Ben and Cleo`",
    "variant": "the name of a variant",
    "id": "the id of a case",
    "rule": "a house rule of the variant",
    "house": "the file's name of a house",
    "stakes": "the betting structure and every stake, such as `fixed limit, ante 1, bet 2`",
}
"""What stands in each slot."""


def sentences_page(library: Library) -> str:
    """The whole vocabulary: deeds, refusals, expectations, and what stands in their slots."""
    said, spoken = _said(library), vocabulary()
    deeds = [_deed(verb, phases, said) for verb, phases in _verbs().items()]
    others = [_plain(each, said, "") for each in spoken if each.role in {"everyone", "barred"}]
    blocks = [
        kicker("sentences.md"),
        "# Sentences { #top }",
        f"{SUMMARY}\n{{ .lead }}",
        ABOUT,
        "## Deeds { #deeds }",
        DEEDS,
        entries((*deeds, *others)),
        f"Whoever is not spoken of {' or '.join(_quiet())}, as the step has it, until the sentence fits. {QUIET}",
        "## Expectations { #expectations }",
        "What must hold at that point of the hand.",
        entries(_plain(each, said, "expect.") for each in spoken if each.role == "expected"),
        "## Before the deal { #before }",
        "How scenarios in Gherkin begin. In a case the keys of an [example](language.md#example) say all this.",
        "\n".join(f"- {code(each.pattern)} {{ #given.{each.kind} }}" for each in spoken if each.keyword == "Given"),
        "## Slots { #slots }",
        entries(_slot(slot, means) for slot, means in SLOTS.items()),
    ]
    return page("Sentences", SUMMARY, "engine/croupier/gherkin/vocabulary.py", blocks)


def _verbs() -> dict[str, list[type[Phase]]]:
    """Every verb with the phases in which it is done."""
    found: dict[str, list[type[Phase]]] = {}
    for phase in every_phase().values():
        for verb in phase.deeds:
            found.setdefault(verb, []).append(phase)
    return found


def _deed(verb: str, phases: list[type[Phase]], said: Mapping[str, str]) -> str:
    """The ways to tell a deed, with its permission and its refusal."""
    patterns = [each.pattern for each in vocabulary() if (each.role, each.kind) == ("deed", verb)]
    judged = [each.pattern for each in vocabulary() if each.role in {"allowed", "refused"} and each.kind == verb]
    steps = listed([link(code(phase.word), f"steps.md#{phase.word}") for phase in phases])
    first, *more = patterns
    lines = [f"{code(first)} {{ #{verb} }}", *(f":   {code(each)}" for each in [*more, *judged])]
    examples = [said[each] for each in [*patterns, *judged] if each in said]
    return "\n".join((*lines, f":   {note((f'in {steps}', *_as_in(examples[:2])))}"))


def _plain(sentence: Sentence, said: Mapping[str, str], at: str) -> str:
    """A sentence of its own, with an example."""
    late = "the hand is played quietly to its end first" if sentence.kind in LATE else ""
    examples = [said[sentence.pattern]] if sentence.pattern in said else []
    about = note((*_as_in(examples), late))
    return f"{code(sentence.pattern)} {{ #{at}{sentence.kind} }}\n:   {about}"


def _as_in(examples: list[str]) -> Iterator[str]:
    if examples:
        yield f"as in {listed([code(each) for each in examples])}"


def _quiet() -> Iterator[str]:
    """What goes without saying: `checks`, `stands pat`."""
    for phase in every_phase().values():
        bare = [pattern for pattern in phase.deeds.get(phase.quiet, ()) if pattern.count("{") == 1]
        yield from (f"*{pattern.removeprefix('{seat} ')}*" for pattern in bare)


def _said(library: Library) -> Mapping[str, str]:
    """For each pattern the first sentence of a case that has that form and no more."""
    found: dict[str, str] = {}
    for entry in library.variants.values():
        for placed in placed_examples(entry):
            for text in (each.strip() for line in placed.example.play for each in line.split(";")):
                for sentence in vocabulary():
                    if sentence.pattern not in found and sentence.read(text) is not None:
                        found[sentence.pattern] = text
    return found


def _slot(slot: str, means: str) -> str:
    return f"{code('{' + slot + '}')} {{ #slot.{slot} }}\n:   {told(means)}"
