"""Make the reports in spec/reports anew: `python -m tests.engines.reports [NAME]...`, in a checkout.

Each engine runs as it does in the tests, behind its harness. One that cannot be run here keeps its old report.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from croupier.spec.data import data
from tests.engines.asked import HERE

REPORTS = data("spec", "reports")
RANKINGS = {name: ("--level", "ranking", "--", "python", "rankings.py", name) for name in
            ("eval7", "phevaluator", "tilted", "treys")}  # fmt: skip
RUNS = {
    "croupier": ("--", "croupier", "serve"),
    "pokerkit": ("--", "python", "pokerkit_tables.py"),
    "pokerkit-rankings": ("--level", "ranking", "--", "python", "rankings.py", "pokerkit"),
    **RANKINGS,
    **{name: ("--level", "ranking", "--", "node", "rankings.mjs", name) for name in ("phe", "pokersolver")},
}
"""For each report what `croupier conform` is given. Commands are told as anybody could type them."""
_NEITHER_FINE_NOR_FINDINGS = 2


def main(names: list[str]) -> int:
    """Run these engines, or all; 1 where one could not be run."""
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
    failed = False
    for name in names or RUNS:
        out = REPORTS / f"{name}.jsonl"
        command = (sys.executable, "-m", "croupier", "conform", "--timeout", "60", "--out", str(out), *RUNS[name])
        done = subprocess.run(command, cwd=HERE, env={**os.environ, "PATH": path}, capture_output=True, check=False)
        wrong = done.returncode >= _NEITHER_FINE_NOR_FINDINGS
        if out.is_file():  # last words may name the folder they were said in
            text = out.read_text(encoding="utf-8").replace(f"{Path.cwd().as_posix()}/", "")
            out.write_text(text, encoding="utf-8", newline="\n")
        told = done.stderr if wrong else done.stdout
        sys.stdout.write(f"{name}: {told.decode(errors='replace').strip().splitlines()[-1]}\n")
        failed |= wrong
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
