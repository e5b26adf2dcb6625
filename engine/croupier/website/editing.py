"""A variant that somebody types in a browser: its faults or, as far as it can be played, what its page would say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from croupier.gherkin.checking import check_cases
from croupier.play.sitting import USUAL_STACK, usual_seats
from croupier.proof.holes import check_holes
from croupier.rules.entry import NoVariantError
from croupier.rules.profiles import check_pairs
from croupier.spec import SpecError
from croupier.spec.data import data
from croupier.spec.faults import in_order
from croupier.spec.harmless import cut, harmless
from croupier.spec.values import slug_of
from croupier.table import BETTING
from croupier.website import playing
from croupier.website.desk import Desk
from croupier.website.numbering import sections
from croupier.website.rounds import facts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from croupier.rules import Entry
    from croupier.spec import Fault, Place
    from croupier.website.numbering import Paragraph

Plain = dict[str, Any]
MOST_FAULTS = 50
LONGEST_MESSAGE = 500


def answer(request: str, root: str | None = None) -> str:
    """What a page asks, `{"call": …, "with": {…}}`, answered; both as JSON. The folder is that of the specs."""
    asked = json.loads(request)
    call = CALLS[asked["call"]]
    try:
        found = call(Path(root) if root else None, **asked["with"])
    except playing.CannotPlayError as cannot:
        found = {"cannot": {"why": f"{cannot}.", "clause": cannot.clause}}
    except SpecError as error:
        found = {"cannot": {"why": f"These rules cannot be played: {error.faults[0].message}.", "clause": None}}
    except ModuleNotFoundError as missing:
        found = {"needs": missing.name}
    return json.dumps(found, ensure_ascii=False)


def read(root: Path | None, slug: str) -> Plain:
    """The document as it lies there. Raises NoVariantError."""
    path = (root or data("spec")) / "variants" / f"{slug_of(slug)}.yaml"
    if not path.is_file():
        raise NoVariantError(slug, None, ())
    return {"text": path.read_text(encoding="utf-8")}


def check(root: Path | None, slug: str, text: str, *, cases: bool = False) -> Plain:
    """All that is wrong with a document and its examples, and what it says if it can be played.

    With `cases`, what people told of the game in other documents is played, too.
    """
    desk = Desk(root or data("spec"), slug, text, cases=cases)
    entry = desk.variants.get(slug)
    faults = list(desk.faults)
    if entry:
        faults += check_pairs(entry)
        faults += check_holes(entry)
        faults += check_cases(entry)
    return {"faults": _faults(faults, desk), "rules": told(entry) if entry else None}


def told(entry: Entry) -> Plain:
    """What the page of a variant says first, and every rule as it stands without house rules."""
    rules = entry.rules
    return {
        "slug": rules.slug,
        "name": rules.name,
        "also": list(rules.also_known_as),
        "summary": rules.summary,
        "facts": facts(rules),
        "steps": [{"name": step.name, "brief": step.phase.brief()} for step in rules.steps],
        "sections": [
            {"title": f"{section.number} {section.title}", "said": said}
            for section in sections(entry)
            if not section.brought and (said := [each for part in section.paragraphs for each in _said(part)])
        ],
        "form": form(entry),
    }


def form(entry: Entry) -> Plain:
    """What can be chosen before the first hand."""
    rules = entry.rules
    return {
        "slug": rules.slug,
        "players": list(rules.players),
        "seats": usual_seats(rules),
        "stack": USUAL_STACK,
        "betting": rules.stakes.betting,
        "structures": list(BETTING),
        "amounts": dict(rules.stakes.amounts),
        "house_rules": [
            {"name": name, "slug": slug_of(name), "because": rule.because, "not_with": _apart(entry, name)}
            for name, rule in entry.document.house_rules.items()
        ],
    }


def _apart(entry: Entry, name: str) -> list[str]:
    """The house rules that cannot be in force with that one."""
    return [slug_of(other) for other in entry.document.house_rules if other != name and entry.exclude(name, other)]


def _said(paragraph: Paragraph) -> Iterator[Plain]:
    for place, said in enumerate(paragraph.said):
        letter = paragraph.letter(place)
        ids = [clause.id for clause in said.clauses]
        if not said.brought:
            yield {
                "number": f"{paragraph.number}({letter})" if letter else paragraph.number,
                "ids": ids,
                "text": said.text,
            }


def _faults(faults: Iterable[Fault], desk: Desk) -> list[Plain]:
    """As `croupier check` tells them, those of the document itself first."""
    ordered = sorted(in_order(faults), key=lambda fault: fault.place.path != desk.shown(desk.path))
    return [_fault(fault, desk) for fault in ordered[:MOST_FAULTS]]


def _fault(fault: Fault, desk: Desk) -> Plain:
    note = {"message": _words(fault.note[1]), **_spot(fault.note[0], desk)} if fault.note else None
    said = {"level": fault.level, "code": fault.code, "message": _words(fault.message), "help": _words(fault.help)}
    return {**said, **_spot(fault.place, desk), "note": note}


def _spot(place: Place, desk: Desk) -> Plain:
    """Where; a file is named only where it is another one."""
    other = "" if place.path == desk.shown(desk.path) else place.path.removeprefix(f"{desk.shown(desk.root)}/")
    return {"file": harmless(other), "line": place.line, "column": place.column, "width": place.width}


def _words(text: str) -> str:
    return harmless(cut(text, LONGEST_MESSAGE))


CALLS: dict[str, Callable[..., Plain]] = {
    "sit_down": playing.sit_down,
    "deal": playing.deal,
    "go": playing.go,
    "act": playing.act,
    "read": read,
    "check": check,
}
"""What may be asked."""
