"""Try mutants of the engine: `python -m tests.engine_mutants [--sample N] [--seed S]`, in a checkout.

Without a number all of them are tried, on all cores: some hours. Results go to `results.jsonl`, where reasons given for
survivors stay; a reason belongs there for each, or a test that kills it.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random

from tests.engine_mutants.making import mutants
from tests.engine_mutants.mutant import RESULTS, Mutant, Tried, read_results
from tests.engine_mutants.trying import fingerprint, tried


def reasons() -> dict[Mutant, str]:
    """Why those survive of whom it is known."""
    return {each.mutant: each.why for each in read_results() if each.verdict == "survived"}


def main() -> int:
    """Try, write, and tell how many died; 1 if one survives without a reason."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--sample", type=int)
    asked.add_argument("--seed", type=int, default=5)
    wanted = asked.parse_args()
    made = list(mutants())
    if wanted.sample:
        made = Random(wanted.seed).sample(made, wanted.sample)  # noqa: S311 - the same ones every time
    known = reasons() if RESULTS.exists() else {}
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(os.cpu_count()) as crew:
        hands = fingerprint(Path(folder) / "hands.txt")
        found: list[Tried] = []
        for each in crew.map(partial(tried, fingerprints=hands), made):
            found.append(each)
            sys.stderr.write(f"\r{len(found)} of {len(made)}, {_living(found)} live ")
    told = [Tried(mutant=it.mutant, verdict=it.verdict, why=it.why or known.get(it.mutant, "")) for it in found]
    text = "".join(f"{each.told()}\n" for each in told)
    RESULTS.write_text(text, encoding="utf-8", newline="\n")
    sys.stdout.write(f"\n{dict(Counter(each.verdict for each in told))}\n")
    return int(any(not each.why for each in told))


def _living(found: list[Tried]) -> int:
    return sum(each.verdict == "survived" for each in found)


if __name__ == "__main__":
    sys.exit(main())
