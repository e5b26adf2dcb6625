"""A report as JUnit writes it, for the many programs that read that."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from croupier.conformance.outcomes import Outcome
from croupier.conformance.parts import parts
from croupier.spec.harmless import harmless

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.conformance.report import Report, Result, Shrunk

_FAILURES = frozenset({Outcome.WRONG, Outcome.ACCEPTED_ILLEGAL, Outcome.REFUSED_LEGAL, Outcome.UNEXPECTED_PASS})
_KINDS = ("failure", "error", "skipped")


def junit(report: Report) -> str:
    """One suite a variant, one test a question; what is known, unsupported or skipped counts as skipped."""
    started = report.header.started
    who = started.implementation.name if started else report.header.command[0]
    root = ET.Element("testsuites", name=_text(who))
    suites: dict[str, ET.Element] = {}
    for result in report.results:
        name = result.variant or "rankings"
        if name not in suites:
            suites[name] = ET.SubElement(root, "testsuite", name=name)
        _test(suites[name], result)
    for suite in suites.values():
        suite.set("tests", str(len(suite)))
        for kind in _KINDS:
            suite.set(f"{kind}s".replace("skippeds", "skipped"), str(len(suite.findall(f"testcase/{kind}"))))
    ET.indent(root)
    return ET.tostring(root, encoding="unicode", xml_declaration=False) + "\n"


def _test(suite: ET.Element, result: Result) -> None:
    test = ET.SubElement(
        suite, "testcase", name=result.id, classname=f"{suite.get('name')}.{result.topic}", time=f"{result.seconds:.3f}"
    )
    if result.outcome is Outcome.PASSED:
        return
    clean = not result.outcome.is_finding
    kind = "skipped" if clean else "failure" if result.outcome in _FAILURES else "error"
    told = parts(result)
    said = [f"{what} {told.pop(what)}" for what in ("expected", "got", "why") if what in told]
    message = "; ".join((str(result.outcome), *said))
    found = ET.SubElement(test, kind, message=_text(message), type=str(result.outcome))
    if not clean:
        small = _smallest(result.shrunk) if result.shrunk else ()
        found.text = _text("\n".join((*_lines(told), *small)))
    if result.stderr:
        ET.SubElement(test, "system-err").text = "\n".join(map(_text, result.stderr))


def _smallest(small: Shrunk) -> tuple[str, ...]:
    return "The smallest hand that fails like that:", *(small.scenario or small.story), *_lines(parts(small))


def _lines(told: Mapping[str, str]) -> Iterator[str]:
    return (f"{what}: {text}" for what, text in told.items())


def _text(text: str) -> str:
    """Without what XML cannot hold; line ends stay."""
    return "\n".join(map(harmless, text.split("\n"))).translate({0xFFFE: "�", 0xFFFF: "�"})
