"""A file is a report that agrees with itself, or it is refused in words that help."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from croupier.conformance.outcomes import Outcome
from croupier.conformance.reading import LONGEST, NotAReportError, read_report
from tests.conformance.runs import filed, report, result

WHOLE = report(result(), result(Outcome.WRONG, expected="stacks 99 101"), result(Outcome.UNSUPPORTED))


def _spoilt(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


SPOILT: dict[str, tuple[Callable[[str], str], str]] = {
    "nothing": (lambda _: "", "it is empty"),
    "prose": (lambda _: "Dear all,\n", "it is no report"),
    "other JSON": (lambda _: '{"name": "x"}\n', "it is no report"),
    "no UTF-8": (lambda _: "\udcff\n", "it is no report"),
    "a later version": (lambda text: _spoilt(text, '"report":1', '"report":2'), "it is a report of version 2"),
    "half a line": (lambda text: text[: len(text) * 2 // 3], "the file is cut off here"),
    "no footer": (lambda text: text[: text.index('{"line":"footer"')], "it is cut off after 3 results"),
    "two runs": (lambda text: text * 2, "one file holds one run"),
    "a line without end": (lambda _: "x" * (LONGEST + 1), "line 1 is longer than any"),
    "no time": (lambda text: _spoilt(text, "2026-01-01T", "yesterday "), "`began` is no time"),
    "no zone": (lambda text: _spoilt(text, "+00:00", ""), "`began` is no time"),
    "an outcome of one's own": (lambda text: _spoilt(text, '"wrong result"', '"splendid"'), "line 3: `outcome`"),
    "a title that is none": (lambda text: _spoilt(text, '"title":"A hand"', '"title":7'), "line 2: `title`"),
    "one pass more": (lambda text: _spoilt(text, '"passed":1', '"passed":2'), "it contradicts itself"),
    "a failure taken out": (lambda text: "".join(line for line in text.splitlines(keepends=True)
                                                 if "stacks 99" not in line), "it contradicts itself"),
    "one answer twice": (lambda text: _spoilt(text, "hand-2", "hand-1"), "a question is answered twice"),
}  # fmt: skip


@pytest.mark.parametrize("how", SPOILT)
def test_what_is_no_report_is_refused_with_the_reason(tmp_path: Path, how: str) -> None:
    spoil, why = SPOILT[how]
    path = filed(tmp_path / "run.jsonl", WHOLE)
    path.write_bytes(spoil(path.read_text(encoding="utf-8")).encode(errors="surrogateescape"))
    with pytest.raises(NotAReportError, match=why) as refused:
        read_report(path)
    assert path.name in str(refused.value)


def test_a_report_that_is_read_is_the_one_that_was_written(tmp_path: Path) -> None:
    assert read_report(filed(tmp_path / "run.jsonl", WHOLE)).report == WHOLE


def test_a_partial_run_may_not_call_itself_complete(tmp_path: Path) -> None:
    path = filed(tmp_path / "run.jsonl", report(result(), stopped="somebody interrupted it"))
    text = path.read_text(encoding="utf-8")
    path.write_text(_spoilt(text, '"complete":false', '"complete":true'), encoding="utf-8", newline="\n")
    with pytest.raises(NotAReportError, match="it calls itself complete, and is not"):
        read_report(path)


def test_a_run_in_which_everything_crashed_may_not_hide_it(tmp_path: Path) -> None:
    path = filed(tmp_path / "run.jsonl", report(result(Outcome.CRASH)))
    text = path.read_text(encoding="utf-8")
    path.write_text(
        _spoilt(text, '"withheld":"not one question got a proper answer",', ""), encoding="utf-8", newline="\n"
    )
    with pytest.raises(NotAReportError, match="it should be withheld"):
        read_report(path)


def test_keys_of_a_later_croupier_are_passed_over(tmp_path: Path) -> None:
    path = filed(tmp_path / "run.jsonl", WHOLE)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"title"', '"moon":"full","title"'), encoding="utf-8", newline="\n")
    assert read_report(path).report == WHOLE


def test_escapes_of_strangers_are_shown_and_not_obeyed(tmp_path: Path) -> None:
    path = filed(tmp_path / "run.jsonl", WHOLE)
    text = _spoilt(path.read_text(encoding="utf-8"), "A hand", "\\u001b[31mA hand\\u202e")
    path.write_text(text, encoding="utf-8", newline="\n")
    assert read_report(path).report.results[0].title == "␛[31mA hand�"
