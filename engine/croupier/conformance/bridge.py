"""Scenarios under any Cucumber, played by an implementation that answers the protocol at level `full`.

    python -m croupier.conformance.bridge "node engine.js"

The messages are those of `croupier.gherkin.bridge`.
"""

from __future__ import annotations

import shlex
import sys
from typing import TYPE_CHECKING, cast

from croupier.conformance.conversation import Conversation
from croupier.conformance.remote import Remote
from croupier.gherkin.bridge import main
from croupier.rules import Library

if TYPE_CHECKING:
    from croupier.gherkin.implementation import Implementation

PATIENCE = 5.0
"""Seconds that one waits for an answer."""

if __name__ == "__main__":
    with Conversation(shlex.split(sys.argv[1]), PATIENCE) as talk:
        main(Library(), cast("Implementation", Remote(talk)))
