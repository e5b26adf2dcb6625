"""A fixed sample of the mutants that told cases killed, each asked of its case anew: `python -m …`, about a second."""

from __future__ import annotations

import sys
from functools import partial
from importlib import import_module

from tests.engine_mutants import hands
from tests.engine_mutants.forks import CrashError, forked
from tests.engine_mutants.instead import patch
from tests.engine_mutants.mutant import Mutant, Tried, read_results

PATIENCE = 120
_BY_CASES = [
    each
    for each in read_results()
    if each.verdict == "hands" and each.why.startswith("told ") and each.mutant.was.startswith(" " * 8)
]
SAMPLE = _BY_CASES[:: max(len(_BY_CASES) // 10, 1)][:10]
"""Inside functions that are not needed to read the specs, so that one process can have read them for all."""


def main() -> int:
    """How many died, after those that did not."""
    import_module("croupier.proof")
    hands.warm()
    living = [each for each in SAMPLE if not _dies(each)]
    sys.stdout.write("".join(f"{each.told()} lives\n" for each in living) + f"{len(SAMPLE) - len(living)} died\n")
    return int(bool(living))


def _dies(known: Tried) -> bool:
    try:
        return bool(forked(partial(_fault, known.mutant, known.why.removeprefix("told ").partition(": ")[0]), PATIENCE))
    except CrashError:
        return True


def _fault(mutant: Mutant, case: str) -> str:
    patch(mutant)
    return hands.fault(f"told {case}")


if __name__ == "__main__":
    sys.exit(main())
