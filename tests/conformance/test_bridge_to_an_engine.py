"""Any Cucumber reaches any engine: a bridge for the sentences, a conversation for the hands."""

from __future__ import annotations

import json
import subprocess
import sys

SERVE = f'"{sys.executable}" -m croupier serve'
TABLE = "a hand of Bounce Back between A and B, A dealing"


def _said(command: str, *texts: str) -> list[dict[str, object]]:
    begin = {"do": "begin", "feature": "x.feature", "texts": [TABLE, *texts]}
    messages = (begin, *({"do": "hear", "text": text} for text in (TABLE, *texts)), {"do": "end"})
    done = subprocess.run(
        [sys.executable, "-m", "croupier.conformance.bridge", command],
        input="".join(f"{json.dumps(message)}\n" for message in messages),
        capture_output=True, text=True, encoding="utf-8", timeout=60, check=True,
    )  # fmt: skip
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_a_scenario_is_played_by_the_engine_behind_the_protocol() -> None:
    assert _said(SERVE, "A bets 2", "B may not raise to 3 (betting.fixed-limit)", "the pot is 4") == [{"ok": True}] * 6


def test_what_does_not_hold_there_is_answered_in_words() -> None:
    *_, told, _ = _said(SERVE, "A bets 2", "the pot is 5")
    assert not told["ok"]
    assert "it is 4" in str(told["why"])


def test_an_engine_that_is_gone_is_answered_in_words() -> None:
    _, _, told, *_ = _said(f'"{sys.executable}" -c pass', "A bets 2")
    assert not told["ok"]
    assert str(told["why"]).startswith("crash: ")
