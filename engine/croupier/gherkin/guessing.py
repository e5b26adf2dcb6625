"""What was probably meant by a text that is no sentence: first the verb, in any player's words, then the sentence."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from typing import TYPE_CHECKING

from croupier.gherkin.colloquial import rewordings
from croupier.gherkin.listening import exactly
from croupier.gherkin.vocabulary import SLOTS, vocabulary

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.gherkin.vocabulary import Sentence

_MOST = 60
"""Texts that are tried; each rewording may be reworded."""
_SHORTEST = 4
"""Letters of a word that may be a slip for another."""
_FORMS: Mapping[str, str] = {
    "clause": r"(?<=\()[a-z0-9.-]+(?=\))",
    "id": r"(?<=\")[^\"]*(?=\")",
    "variant": r"(?<= of )[^{]+(?= between )",
    "names": r"(?<= between ).+(?=, \w+ dealing)",
    "cards": rf"(?<![\w{{])(?!as ){SLOTS['cards']}(?![\w}}])",
    "seat": rf"(?<![\w{{]){SLOTS['seat']}(?![\w}}])",
    "chips": r"(?<![\w{])[0-9]+(?![\w}])",
}
"""What the value of a slot looks like, in the order in which they are looked for."""
_NO_NAMES = frozenset("All Each Everybody Everyone Hand It Nobody Player Players Pot Somebody The They".split())
_NEGATED = re.compile(r"\bnot\b|n't\b")
_ALIKE = {"draws": "cards", "takes": "cards", "other": "seat", "dealer": "seat"}


def meant(text: str) -> str | None:
    """A sentence with the names, cards and chips of the text in it; in braces what is still to be told."""
    if several := _several(text):
        return several
    told, end = _without_ending(re.sub(r" by [0-9]+$", "", text.rstrip(".!")))
    texts = tuple(_retold(told))
    found = next(filter(_is_said, texts), None) or _form(texts) or _likest(told)
    unheard = found is None or (_NEGATED.search(text) and " not " not in found)
    return None if unheard else f"{found}{end}"


def _several(text: str) -> str:
    """Sentences that somebody joined: each needs a line or a semicolon of its own."""
    if both := re.fullmatch(r"([A-Z]\w*) and ([A-Z]\w*) (\w+)(.*)", text):
        parts = [f"{name} {both[3]}s{both[4]}" for name in both.groups()[:2]]
    else:
        parts = re.split(r"(?:,|,? and|,? then|,? and then) (?=(?:[A-Z]\w*|everyone|the \w+) [a-z])", text)
    alone = parts == [text] or " between " in text
    told = [] if alone else [part if _is_said(part) else meant(part) for part in parts]
    return "; ".join(filter(None, told)) if all(told) else ""


def _without_ending(text: str) -> tuple[str, str]:
    """` in the draw` at the end belongs to no form."""
    ending = re.search(r" in (?:the )?[a-z][a-z0-9' -]*$", text)
    return (text[: ending.start()], ending[0]) if ending else (text, "")


def _is_said(text: str) -> bool:
    """Whether it is a sentence, and not one about somebody called Everybody."""
    heard = exactly(text)
    return heard is not None and heard.text("seat") not in _NO_NAMES


def _retold(text: str) -> Iterator[str]:
    """The text, what it becomes in the words of the vocabulary, and the same with slips of the pen mended."""
    seen = dict.fromkeys((text, _mended(text)))
    waiting = list(seen)
    for each in waiting:
        yield each
        for other in rewordings(each):
            if other not in seen and len(seen) < _MOST:
                seen[other] = None
                waiting.append(other)


def _mended(text: str) -> str:
    def mend(word: re.Match[str]) -> str:
        near = [] if word[0] in _words() or len(word[0]) < _SHORTEST else get_close_matches(word[0], _words(), 1, 0.75)
        return near[0] if near else word[0]

    return re.sub(r"(?<![\w({.-])[a-z]+(?![\w)}.-])", mend, text)


@cache
def _words() -> tuple[str, ...]:
    """Every fixed word of the vocabulary."""
    fixed = (re.sub(r"\{\w+\}", " ", sentence.pattern) for sentence in vocabulary())
    return tuple(dict.fromkeys(word for text in fixed for word in re.findall(r"[a-z]+", text)))


def _form(texts: tuple[str, ...]) -> str | None:
    """The sentence whose verb is in one of the texts, and that has a place for most of what is told and little else."""
    found = [
        (amiss, -len(set(filled.split()) & set(text.split())), place, filled)
        for text in texts
        for place, sentence in enumerate(vocabulary())
        if sentence.role != "everyone" and (head := _head(sentence)) and f" {head} " in f" {text} "
        for filled, amiss in [_filled(sentence.pattern, text)]
    ]
    return min(found)[-1] if found else None


def _head(sentence: Sentence) -> str:
    """The verb of a sentence about somebody: `raises to`, `may not discard`."""
    return sentence.pattern.removeprefix("{seat} ").partition("{")[0].rstrip(" (") if sentence.slots[:1] else ""


def _likest(text: str) -> str | None:
    """The sentence that as a whole reads most like the text."""
    shapes = {_shape(sentence.pattern): sentence.pattern for sentence in vocabulary() if sentence.role != "everyone"}
    near = get_close_matches(_taken_apart(text)[0], shapes, n=1, cutoff=0.7)
    return _filled(shapes[near[0]], text)[0] if near else None


def _shape(pattern: str) -> str:
    return re.sub(r"(?<=\{)\w+", lambda slot: _ALIKE.get(slot[0], slot[0]), pattern)


def _taken_apart(text: str) -> tuple[str, list[tuple[str, str, str]]]:
    """The text with slots for all that looks like a value; and for each its kind, itself, and the word before."""
    values: list[str] = []

    def put(kind: str, value: str) -> str:
        values.append(value)
        return f"{{{kind}:{len(values) - 1}}}"

    for kind, form in _FORMS.items():
        text = re.sub(form, lambda value, kind=kind: put(kind, value[0]), text)  # type: ignore[misc]  # a default binds it
    found = re.finditer(r"([\w']*)\W*\{(\w+):(\d+)\}", text)
    told = [(each[2], values[int(each[3])], each[1]) for each in found]
    return re.sub(r":\d+\}", "}", text), [each for each in told if each[1] not in _NO_NAMES]


def _filled(pattern: str, text: str) -> tuple[str, int]:
    """The pattern with what the text tells; how many slots stay open, or values without their place.

    A value goes where the same word stands before it, or else where the first free place for its kind is.
    """
    told = _taken_apart(text)[1]
    places = [(slot[2], slot[1]) for slot in re.finditer(r"([\w']*)\W*\{(\w+)\}", pattern)]
    values: dict[str, str] = {}
    astray = 0
    for by_word in (True, False):
        for slot, before in places:
            kind = _ALIKE.get(slot, slot)
            fits = (each for each in told if each[0] == kind and (not by_word or each[2] == before))
            if slot not in values and (value := next(fits, None)):
                values[slot] = value[1]
                told.remove(value)
                astray += 2 * (not by_word and kind == "cards" and value[2] in _before_cards())
    open_ = [slot for slot, _ in places if slot not in values]
    return pattern.format(**values, **{slot: f"{{{slot}}}" for slot in open_}), len(open_) + len(told) + astray


@cache
def _before_cards() -> frozenset[str]:
    """Words that say what is done with the cards that follow."""
    found = (re.findall(r"(\w+) \{(?:cards|draws|takes)\}", sentence.pattern) for sentence in vocabulary())
    return frozenset(word for words in found for word in words)
