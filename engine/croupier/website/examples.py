"""Worked examples: a case, deed by deed, with the cards drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.proof.case import BOARD, named
from croupier.spec.values import slug_of
from croupier.website.cards import fan_html
from croupier.website.numbering import linked
from croupier.website.origins import HOUSE, rule_link
from croupier.website.prose import capital, drawn, link, listed, note, safe, sentence, with_article
from croupier.website.retelling import joined, opening, retold
from croupier.website.traces import FOLDER, traced

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from croupier.proof import Case
    from croupier.rules import Entry, Library, Rulebook
    from croupier.website.numbering import Section

GROUNDS: Mapping[str, str] = {
    "source": "the source tells this hand",
    "public case": "a case settled in public",
    "second voter": "confirmed by a second engine",
    "person": "worked out by hand",
    "derived": "derived: as the engine plays it",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Teller:
    """Tells the cases of a variant on one page."""

    library: Library
    entry: Entry
    numbered: Mapping[str, str]
    """The printed numbers of the clauses."""
    page: str = ""
    """The page that has the rules, where it is another one."""

    def tell(self, case: Case) -> Iterator[str]:
        """One case, as an example."""
        yield f"### {drawn(case.title)} {{ #{case.id} }}"
        setting = f"{listed(case.names)} play; {case.names[case.button]} deals."
        shows = self.shown(case, case.clauses)
        shown = f"shows {listed(shows)}" if shows else ""
        about = note((self._agreed(case), capital(str(case.stakes)), _stacks(case), shown, GROUNDS[case.grounds]))
        yield f"{setting} {drawn(case.note)}\n{about}{self._trace(case)}\n{{ .about }}"
        yield '<div class="moves" markdown>'
        yield "\n".join(f"1. {item}" for item in self._lines(case))
        yield "</div>"

    def shown(self, case: Case, clauses: Iterable[str]) -> list[str]:
        """The numbers of clauses, leading to how they read in this case."""
        return linked(clauses, self.numbered, self._rules_of(case))

    def _rules_of(self, case: Case) -> str:
        """The page of the rules, with the house rules of the case in force."""
        agreed = ",".join(map(slug_of, case.house_rules))
        return f"{self.page}?with={agreed}" if agreed else self.page

    def _trace(self, case: Case) -> str:
        """Where a script finds the trace, and the rules it speaks of; nothing for a reader.

        They are Markdown, so that the generator makes them fit wherever the page goes, and misses what is not there.
        """
        if not traced(case):
            return ""
        script = f"{FOLDER}/{case.id}.js" if self.page else f"{self.entry.rules.slug}/{FOLDER}/{case.id}.js"
        return "".join(
            f"{link('', target)}{{ .{name} hidden }}"
            for name, target in (("trace", script), ("rules", f"{self._rules_of(case)}#rules"))
        )

    def _agreed(self, case: Case) -> str:
        """`With the house rule three-card limit`; `In a casino`."""
        names = [rule_link(name, self.page) for name in case.house_rules]
        rules = f"with the house rule{'s' * (len(names) > 1)} {listed(names)}" if names else ""
        house = f"in {house_link(self.library, case.house, '../' if self.page else '')}" if case.house else ""
        return capital(" ".join(filter(None, (rules, house))))

    def _lines(self, case: Case) -> Iterator[str]:
        rules = self.entry.under(case.house_rules, case.house)
        yield from _dealt(rules, case)
        before = opening(rules) if case.told else ""
        for line in retold(rules, case):
            step = f"**{capital(safe(line.step))}** " if line.step and line.step != before else ""
            before = line.step
            says = sentence(line.says) if line.says else ""
            if line.tone != "done":
                says = f'<span class="{line.tone}">{says}</span>'
            clause = note(self.shown(case, (line.clause,)))
            holds = f'<span class="then">{joined(line.holds)}</span>' if line.holds else ""
            yield step + " ".join(filter(None, (says, clause, holds)))


def house_link(library: Library, house: str, up: str = "") -> str:
    """`a casino`, with a link to the page of houses; `up` leads to the folder of the rules pages."""
    return link(with_article(safe(library.houses[house].name).lower()), f"{up}{HOUSE}#house.{house}")


def examples_section(teller: Teller, cases: Iterable[Case]) -> Iterator[str]:
    """The examples of the variant's own document."""
    told = [teller.tell(case) for case in cases]
    if told:
        yield "## Worked examples { #examples }"
    for parts in told:
        yield from parts


def hands_of(teller: Teller, cases: Iterable[Case], parts: Iterable[Section]) -> Iterator[str]:
    """All other cases, each under the section of the rule that it shows first of all.

    Those in which a house rule is in force come after them, by house rule; then those in other houses.
    """
    groups: dict[str, tuple[str, list[Case]]] = {
        **{f"about-{part.id}": (f"{part.number}. {safe(part.title)}", []) for part in parts},
        "about-others": ("Other hands", []),
        **{f"with-{slug_of(name)}": (f"With the house rule {safe(name)}", [])
           for name in teller.entry.document.house_rules},
        **{f"in-{house}": (f"In {with_article(safe(document.name).lower())}", [])
           for house, document in teller.library.houses.items()},
    }  # fmt: skip
    homes = {clause.id: part.id for part in parts for paragraph in part.paragraphs
             for said in paragraph.said for clause in said.clauses}  # fmt: skip
    for case in cases:
        groups[_group(case, homes)][1].append(case)
    for id_, (title, found) in groups.items():
        if found:
            yield f"## {title} {{ #{id_} }}"
        for case in found:
            yield from teller.tell(case)


def _group(case: Case, homes: Mapping[str, str]) -> str:
    if case.house_rules:
        return f"with-{slug_of(case.house_rules[0])}"
    if case.house:
        return f"in-{case.house}"
    return f"about-{homes.get(next(iter(case.clauses), ''), 'others')}"


def _stacks(case: Case) -> str:
    if len(set(case.stacks)) == 1:
        return f"{case.stacks[0]} chips each"
    return ", ".join(f"{name} {chips}" for name, chips in zip(case.names, case.stacks, strict=True)) + " chips"


def _dealt(rules: Rulebook, case: Case) -> Iterator[str]:
    hands = [
        f'<span class="dealt">{named(seat, case.names)} is dealt {fan_html(cards)}</span>'
        for seat, cards in sorted(case.told.items())
        if seat != BOARD
    ]
    if hands:
        yield f"**{capital(safe(opening(rules)))}** {' '.join(hands)}"
