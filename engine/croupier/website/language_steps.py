"""Every word of `play:` on a page: its options, what each of them does to the rules, and how it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import yaml

from croupier.phases import Phase, every_phase
from croupier.spec.values import slug_of
from croupier.website.language_keys import code, entries, entry, keys_of, kicker, told
from croupier.website.language_samples import asked, clauses, plainest, trials, written
from croupier.website.page import page
from croupier.website.prose import link, listed, note, safe

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.phases import Clause
    from croupier.rules import Library
    from croupier.website.language_samples import Trial, Written

MOST_EXAMPLES = 3
STANDS: Mapping[str, str] = {
    "before the cards": "It stands before the deal.",
    "among the cards": "It stands between the deal and the showdown.",
    "last": "It ends the hand.",
}
ABOUT = "A hand is a list of steps in the order of play. A step is a word, or a word with its options."
NAMES = (
    "Beside the value of an option stands the sentence that the rules say with it. Its name begins with that of the "
    "step, for which `<step>` stands here: the limit of a step called *the draw* is `the-draw.limit`."
)
SUMMARY = "The words of a hand, with every option and what it does to the rules."


def steps_page(library: Library) -> str:
    """Each phase by its word."""
    words = listed([link(code(word), f"#{word}") for word in every_phase()])
    steps = written(library)
    blocks = [
        kicker("steps.md"),
        "# Steps { #top }",
        f"{SUMMARY}\n{{ .lead }}",
        f"{ABOUT} The words are {words}.",
        NAMES,
        entries([entry(Phase, "name", keys_of(Phase)["name"], "step")]),
    ]
    for word, phase in every_phase().items():
        blocks += _phase(library, phase, tuple(step for step in steps if step.word == word))
    return page("Steps", SUMMARY, "engine/croupier/phases/", blocks)


def _phase(library: Library, phase: type[Phase], steps: tuple[Written, ...]) -> Iterator[str]:
    plain = plainest(phase, steps)
    yield f"## {phase.word} {{ #{phase.word} }}"
    about = told((phase.__doc__ or "").split("\n\n")[0])
    stands = "" if plain.cards() else f"{STANDS[phase.stands]} "
    yield f"{about} {stands}A step that gives no name is called *{phase.noun}*."
    if examples := list(_examples(library, steps)):
        yield "\n".join(examples)
    keys = [key for key in keys_of(phase) if key != "name"]
    if keys:
        yield "**Options**"
        yield entries(_option(phase, key, plain, list(trials(phase, key, steps))) for key in keys)
    yield "**Rules**"
    yield entries(_clause(clause, plain) for clause in clauses(plain).values())
    yield "\n".join((*_asked(phase, steps), *_told(phase)))


def _examples(library: Library, steps: tuple[Written, ...]) -> Iterator[str]:
    """A few different steps, as variants write them."""
    shown: dict[str, Written] = {}
    for step in steps:
        but_for_its_name = {key: value for key, value in step.options.items() if key != "name"}
        if not step.house_rule:
            shown.setdefault(_value(but_for_its_name), step)
    for step in list(shown.values())[:MOST_EXAMPLES]:
        where = link(safe(library.variants[step.slug].rules.name), f"../variants/{step.slug}.md")
        yield f"- {code(_step(step))} {note((where,))}"


def _step(step: Written) -> str:
    return f"{step.word}: {_value(dict(step.options))}" if step.options else step.word


def _value(value: object) -> str:
    """As one writes it on a line."""
    if isinstance(value, str):
        return value
    return yaml.safe_dump(value, default_flow_style=True, sort_keys=False, width=1000).removesuffix("...\n").strip()


def _option(phase: type[Phase], key: str, plain: Phase, tried: list[Trial]) -> str:
    """The option, and the sentences that change with it."""
    before = clauses(plain)
    after = [(trial.value, clauses(trial.phase)) for trial in tried]
    said = [(id_, each.text) for _, made in after for id_, each in made.items()]
    moved = {id_ for id_, text in said if id_ not in before or text != before[id_].text}
    read = [_id(clause.id, plain) for clause in before.values() if key in clause.reads]
    lines = [entry(phase, key, keys_of(phase)[key], phase.word)]
    for value, made in after:
        lines += [f":   {code(_value(value))}: {_said(each, plain)}" for id_, each in made.items() if id_ in moved]
    if not moved and read:
        lines.append(f":   {note((f'read by {listed(read)}',))}")
    return "\n".join(lines)


def _said(clause: Clause, plain: Phase) -> str:
    return f"{safe(clause.text)} {note((_id(clause.id, plain),))}"


def _id(id_: str, plain: Phase) -> str:
    return code(id_.replace(f"{slug_of(plain.noun)}.", "<step>."))


def _clause(clause: Clause, plain: Phase) -> str:
    refuses = "an action can be refused by it" if clause.refuses else ""
    reads = f"reads {listed([code(each) for each in clause.reads])}" if clause.reads else ""
    aspect = clause.id.partition(".")[2]
    facts = note((clause.modality, reads, refuses))
    return f"{_id(clause.id, plain)} {{ #{plain.word}.rule.{aspect} }}\n:   {safe(clause.text)}<br>{facts}"


def _asked(phase: type[Phase], steps: tuple[Written, ...]) -> Iterator[str]:
    """The policies, with those that only an option brings into play."""
    found = asked(phase, steps)
    words = [
        link(code(word), f"policies.md#{word}") + (f" (with {code(key)})" if key else "") for word, key in found.items()
    ]
    if words:
        yield f"- **The house is asked** {listed(words)}."


def _told(phase: type[Phase]) -> Iterator[str]:
    if phase.deeds:
        sentences = [link(code(patterns[0]), f"sentences.md#{verb}") for verb, patterns in phase.deeds.items()]
        yield f"- **In cases one says** {listed(sentences)}."
