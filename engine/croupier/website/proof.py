"""The proof of every rule in words: the hands that show it, and what would go wrong if it were another."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.gherkin.checking import told_cases
from croupier.proof.killing import concerned
from croupier.proof.ledger import read_ledger
from croupier.website.examples import GROUNDS
from croupier.website.marked import Rules, table, verbatim
from croupier.website.page import page
from croupier.website.prose import capital, drawn, link, listed, note, safe

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from croupier.phases import Clause
    from croupier.proof import Case
    from croupier.proof.ledger import Ledger
    from croupier.proof.settling import Verdict
    from croupier.rules import Entry, Library

_UP = "../"
_ABOUT = (
    "A sentence of the rules is worth something if somebody could get it wrong and be found out. So every option of "
    "every game here is changed, each on its own, in every way that makes sense: a number by one, a word for every "
    "other, a step left out, two exchanged, the ranking got wrong. Each change makes another game, a *mutant*, and a "
    "hand that people wrote down must come out otherwise in it. Where none does, the mutant has to be shown to play "
    "the same in a *small world*, a corner of the game so small that every hand in it was played."
)
_COUNTED = (
    "All of it is counted with no house rule, with each, and with each pair in force. `croupier prove` makes the "
    "proof; `croupier prove --json` prints it for programs."
)
_KINDS = {
    "killed": "A hand comes out otherwise, or something is refused that should not be, or the other way round.",
    "stillborn": "It makes no game that could be played, and `croupier check` says why.",
    "equivalent": "It plays the same hands; every hand of a small world that asks for the option was played both ways.",
    "unreachable": "It would matter only where no hand can get.",
    "display only": "It changes a sentence, and no hand.",
    "open": "Nobody knows yet. A build with one of these fails.",
}


def ledgers_of(library: Library) -> dict[str, Ledger]:
    """The ledgers that lie beside the specs, by variant; what is no ledger, or of no variant, is passed over."""
    found = {}
    for slug in library.variants:
        if (it := _read(library.root.parent / "features" / "proof" / f"{slug}.json")) is not None:
            found[slug] = it
    return found


def _read(path: Path) -> Ledger | None:
    try:
        return read_ledger(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return None


def proof_pages(library: Library) -> dict[str, str]:
    """The pages of the proof by file name; none where nothing was proven."""
    ledgers = ledgers_of(library)
    if not ledgers:
        return {}
    rules = Rules(library=library)
    pages = {f"{slug}.md": _Proof(rules, library.variants[slug], it).page() for slug, it in ledgers.items()}
    return {"index.md": _index(library, ledgers), **pages}


def _index(library: Library, ledgers: dict[str, Ledger]) -> str:
    summary = "For every sentence of the rules, the hand that proves it."
    head = ("Game", "Clauses", "Proven", "Mutants", "Killed", "The same", "Open", "Small worlds")
    rows = []
    for slug, it in ledgers.items():
        same = it.of("equivalent", "unreachable", "display only")
        states = sum(world.states for world in it.worlds)
        missing = {*it.ungrounded, *it.unproven, *it.silent}
        rows.append((
            link(safe(library.variants[slug].rules.name), f"{slug}.md"), f"{it.clauses}",
            "all" if not missing else f"all but {len(missing)}", f"{len(it.verdicts):,}", f"{len(it.of('killed')):,}",
            f"{len(same):,}", f"{len(it.of('open')):,}", f"{len(it.worlds)}, with {states:,} states",
        ))  # fmt: skip
    blocks = [
        "# The proof { #top }",
        f"{summary}\n{{ .lead }}",
        _ABOUT,
        table(head, rows),
        "## What can become of a mutant { #verdicts }",
        "\n".join(f"**{capital(kind)}**\n:   {words}\n" for kind, words in _KINDS.items()),
        _COUNTED,
    ]
    return page("The proof", summary, "features/proof/", blocks)


@dataclass(frozen=True, slots=True)
class _Proof:
    """The page of one variant."""

    links: Rules
    entry: Entry
    ledger: Ledger

    def page(self) -> str:
        rules, slug = self.entry.rules, self.entry.rules.slug
        cases = told_cases(self.entry)
        plain = [verdict for verdict in self.ledger.verdicts if verdict.mutant.startswith(f"{slug}/")]
        summary = f"What every rule of {rules.name} rests on."
        blocks = [
            f"{link(safe(rules.name), f'../variants/{slug}.md')} · {link('The proof', 'index.md')}\n{{ .kicker }}",
            f"# The proof of {safe(rules.name)} {{ #top }}",
            f"{safe(summary)} {self._score()}\n{{ .lead }}",
            *self._clauses(cases, plain),
            *self._further(plain),
            *self._same(),
            *self._profiles(),
            *self._worlds(),
        ]
        return page(f"The proof of {rules.name}", summary, f"features/proof/{slug}.json", blocks)

    def _score(self) -> str:
        killed, left = len(self.ledger.of("killed")), len(self.ledger.of("open"))
        said = f"{killed:,} ways to get the game wrong, and all are found out"
        return f"{said}." if not left else f"{said} but {left} that nobody has settled yet."

    def _clauses(self, cases: tuple[Case, ...], verdicts: list[Verdict]) -> Iterator[str]:
        """Each sentence in the order of the page, the hands that show it, and how it could be got wrong."""
        slug = self.entry.rules.slug
        for section in self.links.parts[slug]:
            yield f"## {section.number}. {safe(section.title)} {{ #{section.id} }}"
            for said in (said for paragraph in section.paragraphs for said in paragraph.said):
                for clause in said.clauses:
                    yield self._clause(clause, cases, verdicts)

    def _clause(self, clause: Clause, cases: tuple[Case, ...], verdicts: list[Verdict]) -> str:
        rules = self.entry.rules
        shown = [case for case in cases if clause.id in case.clauses]
        about = [each for each in verdicts if clause.id in concerned(_option(each), rules)]
        lines = [f"{self.links.clause(f'{rules.slug}/{clause.id}', _UP)} {drawn(clause.text)} {self._shown(shown)}"]
        if dead := [each for each in about if each.kind == "killed"]:
            lines += ["", *(f"- {self._killed(each)}" for each in dead)]
        return "\n".join(lines)

    def _shown(self, cases: list[Case]) -> str:
        if not cases:
            return note(("no hand shows it",))
        many = f"{len(cases)} hand{'s' * (len(cases) != 1)}"
        by = Counter(GROUNDS[case.grounds] for case in cases)
        first = self.links.hand(f"{cases[0].variant}/{cases[0].id}", drawn(cases[0].title), _UP)
        return note(
            (many, listed([f"{count} from {words}" if len(by) > 1 else words for words, count in by.items()]), first)
        )

    def _killed(self, verdict: Verdict) -> str:
        hand = self.links.hand(f"{self.entry.rules.slug}/{verdict.by}", verbatim(verdict.by), _UP)
        return f"{verbatim(_change(verdict))} would fail {hand}"

    def _further(self, verdicts: list[Verdict]) -> Iterator[str]:
        """Mutants that touch no single clause."""
        rules = self.entry.rules
        others = [each for each in verdicts if each.kind == "killed" and not concerned(_option(each), rules)]
        if others:
            yield "## The order of play { #order }"
            yield "\n".join(f"- {self._killed(each)}" for each in others)

    def _same(self) -> Iterator[str]:
        headings = {
            "equivalent": ("What makes no difference", "Every hand of a small world was played both ways."),
            "unreachable": ("What no hand can reach", "It would matter only in hands that cannot be."),
            "display only": ("What changes a sentence alone", "No hand would tell."),
            "open": ("What nobody has settled", "These are the holes of the proof."),
        }
        for kind, (heading, words) in headings.items():
            reasons: dict[str, list[str]] = {}
            for each in self.ledger.of(kind):
                reasons.setdefault(f"{_option(each)}: {_change(each)}|{each.by}", []).append(each.mutant)
            if reasons:
                yield f"## {heading} {{ #{kind.replace(' ', '-')} }}"
                yield words
                yield "\n".join(f"- {_reason(said, len(found))}" for said, found in reasons.items())

    def _profiles(self) -> Iterator[str]:
        by: dict[str, Counter[str]] = {}
        for verdict in self.ledger.verdicts:
            by.setdefault(verdict.mutant.partition("/")[0], Counter())[verdict.kind] += 1
        if len(by) > 1:
            yield "## Under house rules { #house-rules }"
            kinds = ("killed", "stillborn", "equivalent", "unreachable", "display only", "open")
            yield table(("In force", *map(capital, kinds)), [
                (_named(name), *(f"{counts[kind]}" for kind in kinds)) for name, counts in by.items()
            ])  # fmt: skip

    def _worlds(self) -> Iterator[str]:
        if self.ledger.worlds:
            yield "## Small worlds { #worlds }"
            yield (
                "Each is a corner of the game in which every hand was played: no chip and no card is lost, every hand "
                "ends, what is refused changes nothing, and nobody sees what is hidden."
            )
            yield table(("World", "States", "Ends", "Longest hand"), [
                (safe(world.scope), f"{world.states:,}", f"{world.terminals:,}", f"{world.depth} actions")
                for world in self.ledger.worlds
            ])  # fmt: skip


def _option(verdict: Verdict) -> str:
    """`the-draw.up_to`."""
    return verdict.mutant.partition("/")[2].partition(": ")[0]


def _change(verdict: Verdict) -> str:
    """`up_to: 2 → 3`."""
    option, _, change = verdict.mutant.partition("/")[2].partition(": ")
    return f"{option.rpartition('.')[2]}: {change}"


def _named(profile: str) -> str:
    rules = profile.split("+")[1:]
    return safe(listed([each.replace("-", " ") for each in rules])) if rules else "no house rule"


def _reason(said: str, profiles: int) -> str:
    what, _, why = said.rpartition("|")
    where = note((f"under {profiles} choices of house rules",)) if profiles > 1 else ""
    return f"{verbatim(what)}: {safe(why) if why else 'open'} {where}"
