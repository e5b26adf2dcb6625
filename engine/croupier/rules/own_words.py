"""What authors word themselves: sentences of clauses, and free prose that names values and clauses."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from croupier.rules.crosschecks import strangers
from croupier.spec import Fault
from croupier.spec.values import did_you_mean, in_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from croupier.phases import Clause
    from croupier.rules.documents import Words
    from croupier.rules.entry import Entry
    from croupier.rules.rulebook import Rulebook
    from croupier.spec import Source
    from croupier.spec.source import Loc

_NAMED = re.compile(r"\{([a-z0-9][a-z0-9 ._-]*)\}|\[([a-z0-9-]+(?:\.[a-z0-9-]+){1,2})\]")


def in_own_words(rules: Rulebook, words: Mapping[str, Words]) -> Rulebook:
    """The rulebook with the sentences that its author gives, wherever their options are those they were written for."""
    if not words:
        return rules

    def worded(clause: Clause) -> Clause:
        own = words.get(clause.id)
        fits = own is not None and _same(own.for_, rules.readings(clause))
        return replace(clause, text=" ".join(own.says.split())) if own and fits else clause

    return replace(rules, clauses=tuple(map(worded, rules.clauses)))


def values(rules: Rulebook) -> dict[str, object]:
    """What prose may name: `the-draw.up_to`, `policy.burn`, `players`; each with its value."""
    found = {}
    for clause in rules.clauses:
        subject = clause.id.partition(".")[0]
        for key, value in rules.readings(clause).items():
            found[key if key == subject else f"{subject}.{key}"] = value
    return found


def put_in(text: str, value: Callable[[str], str], clause: Callable[[str], str], plain: Callable[[str], str]) -> str:
    """Prose with its values and clauses put in; what stands between them goes through `plain`."""
    parts, end = [], 0
    for named in _NAMED.finditer(text):
        parts += [plain(text[end : named.start()]), value(named[1]) if named[1] else clause(named[2])]
        end = named.end()
    return "".join((*parts, plain(text[end:])))


def value_in_words(value: object) -> str:
    """`three` for 3; words as they are."""
    return in_words(value) if isinstance(value, int) else str(value)


def check_own_words(entry: Entry) -> Iterator[Fault]:
    """Words for clauses that there are not or whose options have changed; values and clauses that prose misnames."""
    source, document = entry.written.source, entry.document
    if document.words:
        yield from _misworded(entry)
    prose: dict[Loc, str] = {("house_rules", name, "because"): it.because for name, it in document.house_rules.items()}
    prose[("about",)] = document.about or ""
    for loc, text in prose.items():
        yield from _misnamed(entry, source, loc, text)
    if entry.cases and entry.cases_written:
        for place, question in enumerate(entry.cases.questions):
            yield from _misnamed(entry, entry.cases_written.source, ("questions", place, "answer"), question.answer)


def _misworded(entry: Entry) -> Iterator[Fault]:
    source, first = entry.written.source, _first_read(entry)
    yield from _no_such(source, entry.document.words, first)
    for id_, own in entry.document.words.items():
        if id_ not in first or _same(own.for_, now := first[id_]):
            continue
        place = source.key_place(("words", id_, "for") if own.for_ else ("words", id_))
        meant, told = _told(now), _told(own.for_)
        message = f"the words for `{id_}` were written for {told}, and it speaks of {meant}"
        help_ = f"see that they are true of it, then write `for: {{{meant}}}`" if now else "leave out `for`"
        yield Fault("S07", message, place, help=help_)


def _first_read(entry: Entry) -> dict[str, Mapping[str, object]]:
    """The options of each clause where it stands first: in the game itself, or under the house rule that brings it."""
    found: dict[str, Mapping[str, object]] = {}
    for names in ((), *((name,) for name in entry.document.house_rules)):
        rules = entry.under(names)
        for clause in rules.clauses:
            if clause.id not in found:
                found[clause.id] = rules.readings(clause)
    return found


def _no_such(source: Source, words: Mapping[str, Words], known: Mapping[str, object]) -> Iterator[Fault]:
    for id_ in words.keys() - known.keys():
        near = did_you_mean(id_, known)
        help_ = f"did you mean `{near}`?" if near else ""
        yield Fault("R02", f"there is no clause `{id_}`", source.key_place(("words", id_)), help=help_)


def _misnamed(entry: Entry, source: Source, loc: Loc, text: str) -> Iterator[Fault]:
    named = [(each[1], each[2]) for each in _NAMED.finditer(text)]
    if not named:
        return
    ids = _first_read(entry)
    known: dict[str, object] = {}
    for names in ((), *((name,) for name in entry.document.house_rules)):
        known = {**values(entry.under(names)), **known}
    for value, clause in named:
        if clause:
            yield from (replace(each, place=source.place(loc)) for each in _strange(source, clause, ids, "clause"))
        elif value not in known:
            yield from (replace(each, place=source.place(loc)) for each in _strange(source, value, known, "value"))
        elif not isinstance(known[value], int | str):
            message = f"`{value}` is {_flow(known[value])}, which reads badly in a sentence"
            yield Fault("S07", message, source.place(loc), help="say it in words of your own")


def _strange(source: Source, name: str, known: Mapping[str, object], what: str) -> Iterator[Fault]:
    yield from strangers(source, (), [name], known, what)


def _same(written: Mapping[str, object], read: Mapping[str, object]) -> bool:
    return _plain(written) == _plain(read)


def _told(options: Mapping[str, object]) -> str:
    return ", ".join(f"{key}: {_flow(value)}" for key, value in options.items()) or "no options"


def _flow(value: object) -> str:
    """A value as one writes it on a line."""
    plain = _plain(value)
    if isinstance(plain, dict):
        return f"{{{_told(plain)}}}"
    return f"[{', '.join(map(_flow, plain))}]" if isinstance(plain, list) else str(plain)


def _plain(value: object) -> object:
    """A value in the shape in which YAML has it."""
    if hasattr(value, "items"):
        return {str(key): _plain(each) for key, each in value.items()}
    return [*map(_plain, value)] if isinstance(value, list | tuple) else value
