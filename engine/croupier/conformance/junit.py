"""A report as JUnit writes it, for the many programs that read that."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from croupier.conformance.outcomes import Outcome
from croupier.spec.harmless import harmless

if TYPE_CHECKING:
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
    told = [result.why, result.expected and f"expected {result.expected}", result.got and f"got {result.got}"]
    message = "; ".join(each for each in (str(result.outcome), *told) if each)
    found = ET.SubElement(test, kind, message=_text(message), type=str(result.outcome))
    if not clean:
        clause = f"{result.clause}: {result.sentence}" if result.sentence else result.clause
        as_if = result.as_if and f"as if {result.as_if}"
        small = _smallest(result.shrunk) if result.shrunk else ()
        found.text = _text("\n".join(each for each in (result.action, as_if, clause, result.page, *small) if each))
    if result.stderr:
        ET.SubElement(test, "system-err").text = "\n".join(map(_text, result.stderr))


def _smallest(small: Shrunk) -> tuple[str, ...]:
    differs = (f"expected {small.expected}", f"got {small.got}") if small.expected else (small.why,)
    return "The smallest hand that fails like that:", *(small.scenario or small.story), small.action, *differs


def _text(text: str) -> str:
    """Without what XML cannot hold; line ends stay."""
    return "\n".join(map(harmless, text.split("\n"))).translate({0xFFFE: "�", 0xFFFF: "�"})
