"""Scenarios under any Cucumber: JSON lines on stdin and stdout, a line in, a line out.

    {"do": "hello"}                                          the vocabulary, as Cucumber Expressions
    {"do": "begin", "feature": "x.feature", "texts": […]}    a scenario begins; `texts` are all its steps
    {"do": "hear", "text": "A checks"}                       one step
    {"do": "end"}                                            what only the whole hand shows

Every answer is `{"ok": true, …}` or `{"ok": false, "why": "…"}`. Run it as `python -m croupier.gherkin.bridge`.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, cast

from croupier import play
from croupier.gherkin.listening import JUDGED, TIMED
from croupier.gherkin.narrating import Narrator
from croupier.gherkin.vocabulary import SLOTS, vocabulary
from croupier.rules import Library

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from croupier.gherkin.implementation import Implementation
    from croupier.gherkin.vocabulary import Sentence

Answer = dict[str, object]
_OPEN = ("{quiet}", "{words}", "{step}")
"""Slots that could hold the words of an ending themselves, so that a text would fit twice."""


def hello() -> Answer:
    """What can be said: the parameter types, and an expression for each sentence with the slots it has."""
    spoken = [(expression, slots) for sentence in vocabulary() for expression, slots in _expressions(sentence)]
    return {
        "parameters": [{"name": name, "regexp": regexp} for name, regexp in SLOTS.items()],
        "sentences": [{"expression": expression, "slots": slots} for expression, slots in spoken],
    }


def _expressions(sentence: Sentence) -> Iterator[tuple[str, int]]:
    """The sentence as a Cucumber Expression, and with ` out of turn` and ` in the draw` where these can follow."""
    plain, slots = re.sub(r"([()/\\])", r"\\\1", sentence.pattern), len(sentence.slots)
    yield plain, slots
    head, bracket, clause = plain.partition(r" \({clause}")
    if sentence.role in JUDGED:
        yield f"{head} out of turn{bracket}{clause}", slots
    if sentence.role in TIMED and not plain.endswith(_OPEN):
        yield f"{head} in {{step}}{bracket}{clause}", slots + 1


class Bridge:
    """Answers messages, one scenario at a time."""

    def __init__(self, library: Library, implementation: Implementation = play) -> None:
        self._library, self._implementation = library, implementation
        self._narrator = Narrator(library=library)

    def answer(self, message: Mapping[str, object]) -> Answer:
        """The answer to one message; never raises."""
        try:
            match message:
                case {"do": "hello"}:
                    return {"ok": True, **hello()}
                case {"do": "begin", "feature": str(feature)}:
                    texts = tuple(map(str, cast("list[object]", message.get("texts", []))))
                    self._narrator = Narrator(
                        library=self._library, implementation=self._implementation, feature=Path(feature), texts=texts
                    )
                case {"do": "hear", "text": str(text)}:
                    self._narrator.hear(text)
                case {"do": "end"}:
                    self._narrator.end()
                case _:
                    return {"ok": False, "why": "a message is {do: hello}, {do: begin}, {do: hear} or {do: end}"}
        except Exception as wrong:  # noqa: BLE001 - whatever goes wrong is the answer; the other side has no other way to know
            return {"ok": False, "why": str(wrong) or type(wrong).__name__}
        return {"ok": True}


def serve(lines: Iterable[str], library: Library, implementation: Implementation = play) -> Iterator[str]:
    """An answer a line."""
    bridge = Bridge(library, implementation)
    for line in lines:
        try:
            message = json.loads(line)
        except ValueError:
            message = None
        answer = bridge.answer(message if isinstance(message, dict) else {})
        yield json.dumps(answer, ensure_ascii=False)


def main(library: Library, implementation: Implementation = play) -> None:
    """Serve on standard input and output."""
    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]  # both are real streams here
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]  # as above
    for said in serve(sys.stdin, library, implementation):
        sys.stdout.write(f"{said}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(Library(Path(sys.argv[1]) if sys.argv[1:] else None))
