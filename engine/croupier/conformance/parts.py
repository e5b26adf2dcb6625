"""What there is to say of an answer that is not as it should be, part by part; whoever tells it lays the parts out."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, TypedDict

from croupier.conformance.pipes import exit_in_words
from croupier.conformance.report import Result, Shrunk

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from croupier.conformance.outcomes import Verdict
    from croupier.conformance.questions import Question
    from croupier.phases import Clause
    from croupier.rules import Library, Rulebook

_SITE_URL = re.compile(r"""^site_url:[ \t]*(["']?)(https?://[^\s"']+)\1""", re.MULTILINE)
_FILES = re.compile(r"^use_directory_urls:[ \t]*false\b|^[ \t]*- offline\b", re.MULTILINE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """Where an answer differed first; what it means is written at the same keys of a result."""

    level: str | None = None
    at: int | None = None
    after: bool = False
    action: str = ""
    expected: str = ""
    got: str = ""
    why: str = ""
    as_if: str = ""
    clause: str = ""
    unsure: bool = False
    sentence: str = ""
    page: str = ""


def difference(told: Mapping[str, object]) -> Difference:
    """That of a smallest hand, as it stands in somebody's report; what is of another type there is left out."""
    texts = {key: told[key] for key in Difference.__slots__ if key != "at" and isinstance(told.get(key), str)}
    at = told.get("at")
    flags = {key: told.get(key) is True for key in ("after", "unsure")}
    return Difference(at=at if type(at) is int else None, **flags, **texts)  # type: ignore[arg-type]  # they are texts


def parts(of: Result | Shrunk | Difference) -> dict[str, str]:
    """What there is to say, in order, each under its heading. Strangers have written in it."""
    code = of.exit if isinstance(of, Result) else None
    told = {
        "first seen": _place(of),
        "expected": of.expected,
        "got": of.got,
        "why": of.why,
        "it ended": "" if code is None else f"with {exit_in_words(code)}",
        "as if": of.as_if,
        "clause": f"{'perhaps ' * of.unsure}{of.clause}: {of.sentence}" if of.sentence else of.clause,
        "or one of": _others(of) if of.unsure else "",
        "page": f"{of.page}, from the top of the website" if of.page and "://" not in of.page else of.page,
    }
    return {what: text for what, text in told.items() if text}


def _others(of: Result | Shrunk | Difference) -> str:
    """The other clauses that it may be about, a few of them by name."""
    about = of.clauses if isinstance(of, Result) else of.vector.clauses if isinstance(of, Shrunk) else ()
    others = [each for each in about if each != of.clause]
    more = f" and {len(others) - _NAMED} more" if len(others) > _NAMED else ""
    return ", ".join(each.partition("/")[2] or each for each in others[:_NAMED]) + more


_NAMED = 4


def _place(of: Result | Shrunk | Difference) -> str:
    if of.at is None or of.level == "ranking":
        return ""
    if of.action:
        where = f"after action {of.at - 1}" if of.after else f"at action {of.at}"
        return f"{where} (counted from 0): {of.action}"
    return "at the end of the hand" if of.at else "at the start"


class PlaceParts(TypedDict):
    """What a result says of the place at which it went wrong."""

    at: int | None
    after: bool
    action: str


def place_parts(question: Question, verdict: Verdict) -> PlaceParts:
    """The parts that follow from a verdict."""
    at, after = verdict.at, verdict.after
    return {"at": at, "after": after, "action": "" if at is None else question.action(at - after)}


class ClauseParts(TypedDict):
    """What a result says of the clause that was not kept."""

    clause: str
    sentence: str
    page: str


def clause_parts(library: Library, rules: Rulebook | None, id_: str) -> ClauseParts:
    """The parts that follow from the full id of a clause; of one that there is not, only the id is told."""
    found = clause_of(rules, id_) if rules else None
    if rules is None or found is None:
        return {"clause": id_, "sentence": "", "page": ""}
    top, end = website_of(library)
    return {"clause": id_, "sentence": found.text, "page": f"{top}variants/{rules.slug}{end}#{found.id}"}


def clause_of(rules: Rulebook, id_: str) -> Clause | None:
    """The clause of that full id."""
    return next((clause for clause in rules.clauses if rules.public(clause.id) == id_), None)


def website_of(library: Library) -> tuple[str, str]:
    """How the address of a page begins and ends: as mkdocs.yml says, if there is one. It may begin with nothing."""
    return _website(library.root.parent / "mkdocs.yml", library.site.address or "")


@cache
def _website(settings: Path, address: str) -> tuple[str, str]:
    end = ".html"
    if settings.is_file():
        text = settings.read_text(encoding="utf-8", errors="replace")
        found = _SITE_URL.search(text)
        address = found[2] if found else ""
        end = ".html" if _FILES.search(text) or not address else "/"
    return (f"{address.rstrip('/')}/" if address else ""), end
