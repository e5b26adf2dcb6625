"""The proof of every rule in words: the hands that show it, and what would go wrong if it were another."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.gherkin.checking import told_cases
from croupier.proof.killing import concerned
from croupier.website.ledgers import ledgers_of
from croupier.website.marked import Rules, table, verbatim
from croupier.website.page import page
from croupier.website.prose import capital, drawn, link, listed, note, safe

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

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
_FROM = {
    "source": "out of the source",
    "public case": "settled in public",
    "second voter": "confirmed by a second engine",
    "person": "worked out by hand",
    "derived": "found by a search",
}
_KINDS = {
    "killed": "A hand comes out otherwise, or something is refused that should not be, or the other way round.",
    "stillborn": "It makes no game that could be played, and `croupier check` says why.",
    "equivalent": "It plays the same hands; every hand of a small world that asks for the option was played both ways.",
    "unreachable": "It would matter only where no hand can get.",
    "display only": "It changes a sentence, and no hand.",
    "open": "Nobody knows yet. A build with one of these fails.",
}


def proof_pages(library: Library) -> dict[str, str]:
    """The pages of the proof by file name: what a proof is, and one for each variant of which there is one."""
    ledgers = ledgers_of(library)
    rules = Rules(library=library)
    pages = {
        f"{slug}.md": _Proof(rules, library.variants[slug], it, told_cases(library.variants[slug])).page()
        for slug, it in ledgers.items()
    }
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
        table(head, rows) if rows else "Nothing has been proven here so far: `croupier prove` does it.",
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
    cases: tuple[Case, ...]

    def page(self) -> str:
        rules, slug = self.entry.rules, self.entry.rules.slug
        plain = [verdict for verdict in self.ledger.verdicts if verdict.mutant.startswith(f"{slug}/")]
        summary = f"What every rule of {rules.name} rests on."
        blocks = [
            f"{link(safe(rules.name), f'../variants/{slug}.md')} · {link('The proof', 'index.md')}\n{{ .kicker }}",
            f"# The proof of {safe(rules.name)} {{ #top }}",
            f"{safe(summary)} {self._score()}\n{{ .lead }}",
            *self._clauses(plain),
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

    def _clauses(self, verdicts: list[Verdict]) -> Iterator[str]:
        """Each sentence in the order of the page, the hands that show it, and how it could be got wrong."""
        slug = self.entry.rules.slug
        for section in self.links.parts[slug]:
            yield f"## {section.number}. {safe(section.title)} {{ #{section.id} }}"
            for said in (said for paragraph in section.paragraphs for said in paragraph.said):
                yield self._sentence(said.clauses, verdicts)

    def _sentence(self, clauses: Sequence[Clause], verdicts: list[Verdict]) -> str:
        """A sentence, of which several clauses may say the same."""
        rules, ids = self.entry.rules, {clause.id for clause in clauses}
        shown = [case for case in self.cases if not ids.isdisjoint(case.clauses)]
        first = clauses[0]
        number = self.links.clause(f"{rules.slug}/{first.id}", _UP)
        lines = [f"{number} {drawn(first.text)} {self._shown(shown)}\n{{ #{first.id} }}"]
        about = (each for each in verdicts if not ids.isdisjoint(concerned(_option(each), rules)))
        if dead := [each for each in about if each.kind == "killed"]:
            lines += ["", *(f"- {self._killed(each, whole=len(clauses) > 1)}" for each in dead)]
        return "\n".join(lines)

    def _shown(self, cases: list[Case]) -> str:
        if not cases:
            return note(("no hand shows it",))
        by = Counter(case.grounds for case in cases)
        many = f"{len(cases)} hand{'s' * (len(cases) != 1)}"
        grounds = listed([f"{count} {_FROM[who]}" if len(by) > 1 else _FROM[who] for who, count in by.items()])
        return note((f"{many}, {grounds}", self._hand(cases[0])))

    def _hand(self, case: Case) -> str:
        return self.links.hand(f"{case.variant}/{case.id}", drawn(case.title), _UP)

    def _killed(self, verdict: Verdict, *, whole: bool = False) -> str:
        case = next((case for case in self.cases if case.id == verdict.by), None)
        change = verdict.mutant.partition("/")[2] if whole else _change(verdict)
        return f"{verbatim(change)}: not so in {self._hand(case) if case else verbatim(verdict.by)}"

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
