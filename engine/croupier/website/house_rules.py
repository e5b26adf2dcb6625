"""House rules, told one by one: why, what each changes, what it excludes, and the hands that show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.rules.comparing import Comparison
from croupier.spec.values import slug_of
from croupier.website.changes import alone, changed, changes, step_changes
from croupier.website.freely import freely
from croupier.website.homes import homes
from croupier.website.numbering import numbers, sentences
from croupier.website.origins import in_short, rule_link
from croupier.website.prose import capital, hands_note, link, listed, note, safe

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from croupier.proof import Case
    from croupier.rules import Entry, Library
    from croupier.website.numbering import Said, Section
    from croupier.website.wordings import Wording

INTRODUCTION = (
    "None of these is in force unless the table has agreed on it before the deal. Each says what changes; whatever it "
    "does not speak of stays as it is."
)


def house_rules_section(
    library: Library, entry: Entry, parts: tuple[Section, ...], cases: Iterable[Case], hands: Mapping[str, str]
) -> Iterator[str]:
    """Every house rule of the variant. A script makes switches of them; without it they read as they stand."""
    if not entry.document.house_rules:
        return
    cases, numbered = tuple(cases), numbers(parts)
    yield "## House rules { #house-rules }"
    yield INTRODUCTION
    for name, rule in entry.document.house_rules.items():
        shown = [hands[case.id] for case in cases if name in case.house_rules]
        excluded = [other for other in entry.document.house_rules if entry.exclude(name, other)]
        slug, others = slug_of(name), " ".join(map(slug_of, excluded))
        yield f"### {capital(safe(name))} {{ #rule.{slug} }}"
        yield f'<div class="house-rule" data-rule="{slug}" data-name="{safe(name)}" data-not="{others}" markdown>'
        yield freely(entry, rule.because, numbered, (name,))
        yield changes(_changes(library, entry, parts, name))
        apart = f"Not together with {listed([rule_link(other) for other in excluded])}" if excluded else ""
        about = [each for each in (note((apart,)), hands_note(shown)) if each]
        if about:
            yield f"{' '.join(about)}\n{{ .about }}"
        yield "</div>"


def _changes(library: Library, entry: Entry, parts: tuple[Section, ...], name: str) -> Iterator[str]:
    numbered, found = numbers(parts), Comparison(entry.rules, entry.under([name]))
    gone = _left_out(entry, {step.slug for step in found.gone})
    yield from step_changes(found, lambda step, name: link(name, f"#{step.slug}"), lambda _, name: name)
    for said in sentences(parts):
        for wording in said.wordings:
            if wording.names == (name,) and not (wording.clause is None and said.clauses[0].id in gone):
                yield _change(library, numbered, said, wording)
    stakes, usual = found.b.stakes, found.a.stakes
    if stakes != usual:
        yield changed("Usually played for: ", str(usual), str(stakes))


def _left_out(entry: Entry, steps: set[str]) -> set[str]:
    """The clauses that go without saying when these steps are left out: theirs, and what is asked about them alone."""
    asked = {id_ for id_, asking in homes(entry.rules).consulting.items() if {step.slug for step in asking} <= steps}
    return asked | {clause.id for clause in entry.rules.clauses if clause.id.partition(".")[0] in steps}


def _change(library: Library, numbered: Mapping[str, str], said: Said, wording: Wording) -> str:
    id_ = said.clauses[0].id
    anchor = f'<span id="{id_}"></span>' if said.brought and said.wordings[0] is wording else ""
    number = f"{anchor}{link(numbered[id_], f'#{id_}')}{{ .num }} "
    if wording.clause is None:
        return alone(number, said.text, "does not arise")
    origins = [in_short(library, wording.rules, (wording.clause,), but="house rule")]
    if said.brought:
        return alone(number, wording.text, "in addition", origins)
    return changed(number, said.text, wording.text, more=origins)
