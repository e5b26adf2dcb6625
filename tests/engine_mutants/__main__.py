"""Try mutants of the engine: `python -m tests.engine_mutants`, in a checkout, with cosmic-ray installed. POSIX only.

Those are tried of which `results.jsonl` tells no verdict that still stands, and survivors without a reason; a reason
belongs there for each, or a test that kills it. Results are written as they come, so it may be stopped at any time.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from dataclasses import asdict, replace
from multiprocessing import get_context
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

import pytest

from tests.engine_mutants import hands, making
from tests.engine_mutants.asking import QUIETLY
from tests.engine_mutants.forks import warm
from tests.engine_mutants.keeping import kept
from tests.engine_mutants.mutant import HERE, RESULTS, Mutant, Tried, read_results, recalled, score
from tests.engine_mutants.survey import files, survey_of_checks, survey_of_hands, survey_of_tests
from tests.engine_mutants.trying import Trial, begin, tried

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from multiprocessing.pool import Pool


def main() -> int:
    """Try, write, and tell how many died; 1 if one survives without a reason."""
    asked = argparse.ArgumentParser(prog="python -m tests.engine_mutants", description=__doc__)
    asked.add_argument("--sample", type=int, metavar="N", help="try N of all, whatever is known of them")
    asked.add_argument("--seed", type=int, default=5, help="of the sample")
    asked.add_argument("--only", default="", metavar="PATH", help="try those of modules whose path begins like that")
    asked.add_argument("--survivors", action="store_true", help="try only those that survived and have no reason yet")
    asked.add_argument("--anew", action="store_true", help="try those as well of which the verdict is known")
    asked.add_argument("--minutes", type=float, default=float("inf"), help="begin none after so many")
    wanted = asked.parse_args()
    os.environ |= {"CI": "true", "CROUPIER_CACHE": ""}
    ends = monotonic() + wanted.minutes * 60
    warm(_all_that_is_needed)
    with get_context("fork").Pool(os.cpu_count()) as crew:
        made = tuple(_made(crew))
        trial = Trial(
            hands=survey_of_hands(crew), tests=survey_of_tests(crew), checks=survey_of_checks(crew), ends=ends
        )
    results = recalled(made, read_results())
    due = [each for each in made if each.module.startswith(wanted.only) and (wanted.anew or _is_open(results, each))]
    if wanted.survivors:
        due = [each for each in due if each in results]
    if wanted.sample:
        due = Random(wanted.seed).sample(made, wanted.sample)  # noqa: S311 - the same ones every time
    due.sort(key=lambda each: (each in results, not trial.is_quick(each)))
    _try(trial, due, results)
    RESULTS.write_text("".join(_told(results[it]) for it in made if it in results), encoding="utf-8", newline="\n")
    sys.stdout.write(f"{len(made)} mutants, {score(results.values())}\n")
    return int(any(_is_open(results, each) for each in results))


def _all_that_is_needed() -> None:
    hands.everything()
    pytest.main([*QUIETLY, "--collect-only", *files()])


def _made(crew: Pool) -> Iterator[Mutant]:
    """All mutants to be tried; what is left aside is told."""
    left = Counter[str]()
    for text in crew.imap(_made_of, making.modules()):
        made, reasons = json.loads(text)
        left += Counter(reasons)
        yield from (Mutant(**each) for each in made)
    sys.stdout.write("".join(f"{count} left aside: {reason}\n" for reason, count in left.most_common()))


def _made_of(module: str) -> str:
    def work() -> str:
        made, reasons = making.mutants(module)
        return json.dumps([[asdict(each) for each in made], reasons])

    rules = "".join((HERE / it).read_text(encoding="utf-8") for it in ("aside.py", "making.py"))
    return kept(f"mutants of {module} by {rules}", work)


def _is_open(results: dict[Mutant, Tried], mutant: Mutant) -> bool:
    return mutant not in results or results[mutant].why.partition(":")[0] in {"", "open"}


def _try(trial: Trial, due: Sequence[Mutant], results: dict[Mutant, Tried]) -> None:
    """Each of them, on all cores; what is found is on file at once."""
    with (
        RESULTS.open("a", encoding="utf-8", newline="\n") as file,
        get_context("fork").Pool(os.cpu_count(), begin, (trial,)) as crew,
    ):
        for done, each in enumerate(crew.imap_unordered(tried, due), 1):
            if each is None:
                continue
            reason = results[each.mutant].why if each.mutant in results else ""
            results[each.mutant] = each if each.why else replace(each, why=reason)
            file.write(_told(results[each.mutant]))
            file.flush()
            if sys.stderr.isatty():
                sys.stderr.write(f"\r{done} of {len(due)}, {score(results.values())} ")


def _told(each: Tried) -> str:
    return f"{each.told()}\n"


if __name__ == "__main__":
    sys.exit(main())
