"""The reader behind the conformance protocol.

croupier conform --level legal -- python -m tests.voters.reader

Arguments are pairs of words: the first is replaced by the second wherever a page says it, to see what comes of it.
"""

import json
import shutil
import subprocess
import sys
import traceback
from functools import cache
from pathlib import Path
from typing import Any

from tests.voters.reader.play import play
from tests.voters.reader.ranking import strength
from tests.voters.reader.sentences import Rules, read

VARIANTS = ["bounce-back", "double-draw", "five-card-draw"]
STARTED = {
    "protocol": 1,
    "implementation": {"name": "reader", "version": "1.0.0", "language": "Python"},
    "levels": ["ranking", "result", "legal", "full"],
    "variants": VARIANTS,
    "rankings": ["high"],
}


@cache
def rules_of(profile: str) -> Rules:
    """The rules of that profile, from the sentences that the command prints."""
    command = shutil.which("croupier", path=Path(sys.executable).parent) or "croupier"
    shown = subprocess.run([command, "show", profile, "--json"], check=True, capture_output=True, encoding="utf-8")
    clauses = json.loads(shown.stdout)["clauses"]
    for old, new in zip(sys.argv[1::2], sys.argv[2::2], strict=True):
        clauses = [{**clause, "text": clause["text"].replace(old, new)} for clause in clauses]
    return read(clauses)


def profile_of(asked: dict[str, Any]) -> str:
    """The variant with its house rules, in its house, as the command line has it."""
    switches = [rule.replace(" ", "-") for rule in asked.get("house_rules", [])]
    return f"{'+'.join([asked['variant'], *switches])}@{asked['house']}"


def answer(game: dict[str, str], asked: dict[str, Any]) -> dict[str, Any]:
    match asked["cmd"], asked.get("level"):
        case "start", _:
            return STARTED
        case "variant", _ if asked["variant"] not in VARIANTS:
            return {"unsupported": "no page of that game has been read"}
        case "variant", _:
            game["profile"] = profile_of(asked)
            rules_of(game["profile"])
            return {"ok": True}
        case "run", "ranking":
            ladder = rules_of("five-card-draw")["ladder"]
            return {"ranks": [strength(hand, ladder) for hand in asked["hands"]]}
        case _:
            return play(rules_of(game["profile"]), asked)


def main() -> None:
    game: dict[str, str] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["cmd"] == "stop":
            break
        try:
            reply = answer(game, asked)
        except Exception as error:  # noqa: BLE001 - told, and the run goes on
            traceback.print_exc()
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps({"seq": asked["seq"], **reply}), flush=True)  # noqa: T201 - standard output is the wire


if __name__ == "__main__":
    main()
