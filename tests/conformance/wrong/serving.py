"""A wrong engine behind the protocol: `python -m tests.conformance.wrong.serving VARIANT NAME`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from croupier.conformance.messages import Run, Variant
from croupier.conformance.serving import Server, serve
from tests.conformance.wrong.catalogue import wrong_engines
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    from croupier.conformance.messages import Reply, Request
    from croupier.rules import Rulebook
    from tests.conformance.wrong.engine import Wrong


class WrongServer(Server):
    """Our server, with the wrong engine in place of ours."""

    def __init__(self, wrong: Wrong) -> None:
        super().__init__(LIBRARY)
        self._wrong = wrong
        self._book: Rulebook | None = None

    def answer(self, request: Request) -> Reply | None:
        if isinstance(request, Variant):
            self._book = LIBRARY.variant(request.variant).under(request.house_rules, request.house)
        if isinstance(request, Run) and self._book:
            return self._wrong.perform(self._book, request).reply
        return super().answer(request)


if __name__ == "__main__":
    [engine] = [each for each in wrong_engines(sys.argv[1]) if each.name == sys.argv[2]]
    for answer in serve(sys.stdin, WrongServer(engine)):
        sys.stdout.write(f"{answer}\n")
        sys.stdout.flush()
