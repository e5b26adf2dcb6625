"""The reference of the language: every key of every document, every step, policy, ranking and sentence there is.

Nothing of it is written down a second time. It is read from the classes that read the documents.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.evaluators import evaluator, words
from croupier.rules.documents import (
    CasesDocument,
    HouseDocument,
    RulingHead,
    SourceDocument,
    UnprovenDocument,
    VariantDocument,
)
from croupier.rules.papers import GlossaryDocument, RedirectsDocument, SiteDocument
from croupier.rules.publishing import RenamedDocument
from croupier.rules.shares import ShareOptions
from croupier.website.language_keys import (
    LONGEST,
    MOST_CHIPS,
    anchor,
    basis,
    called,
    code,
    entries,
    entry,
    kicker,
    nested,
    own_keys,
    told,
)
from croupier.website.language_policies import policies_page
from croupier.website.language_sentences import sentences_page
from croupier.website.language_steps import steps_page
from croupier.website.page import page
from croupier.website.prose import capital, link, listed, note, safe

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from croupier.rules import Library

SUMMARY = "Every key of every document, as the program that reads them describes it."
ABOUT = (
    "Documents are YAML files; a ruling is a Markdown file with a head in YAML. The words of [steps](steps.md), of "
    "[policies](policies.md) and of [cases](sentences.md) have pages of their own. Where nothing else is said, text "
    f"has at most {LONGEST:,} letters, and a number of chips is at most {MOST_CHIPS:,}."
)
FILES: Mapping[type, str] = {
    VariantDocument: "spec/variants/<slug>.yaml",
    CasesDocument: "spec/cases/<slug of the variant>.yaml",
    HouseDocument: "spec/house/<slug>.yaml",
    SourceDocument: "spec/sources/<slug>.yaml",
    RulingHead: "spec/rulings/<slug>.md",
    GlossaryDocument: "spec/glossary.yaml",
    SiteDocument: "spec/site.yaml",
    UnprovenDocument: "spec/unproven.yaml",
    RenamedDocument: "spec/renamed.yaml",
    RedirectsDocument: "spec/redirects.yaml",
}
"""The documents, and where they lie."""
STEPS, POLICIES = link("steps", "steps.md"), link("policies", "policies.md")
LEADS: Mapping[str, str] = {
    "variant.play": STEPS,
    "amendment.before": STEPS,
    "amendment.after": STEPS,
    "amendment.instead": STEPS,
    "amendment.changes": link("options of steps", "steps.md"),
    "amendment.pot": link("shares", f"#{anchor(ShareOptions)}"),
    "amendment.policies": POLICIES,
    "house.policies": POLICIES,
    "example.play": link("sentences", "sentences.md"),
    "share.best": link("rankings", "#rankings"),
}
"""What stands in keys whose values the shape of the document leaves open."""


def language_pages(library: Library) -> dict[str, str]:
    """The reference, by file name."""
    return {
        "language.md": documents_page(),
        "steps.md": steps_page(library),
        "policies.md": policies_page(library),
        "sentences.md": sentences_page(library),
    }


def documents_page() -> str:
    """Every kind of document and of mapping in one, key by key; then the pot."""
    kinds = list(_kinds())
    files = [
        f"- {link(capital(called(type_)), f'#{anchor(type_)}')} {note((code(path),))}" for type_, path in FILES.items()
    ]
    blocks = [
        kicker("language.md"),
        "# Documents { #top }",
        f"{SUMMARY}\n{{ .lead }}",
        ABOUT,
        "\n".join(files),
    ]
    for type_ in kinds:
        blocks += _mapping(type_)
    blocks += _mapping(ShareOptions)
    blocks += _rankings()
    return page("Documents", SUMMARY, "engine/croupier/rules/documents.py", blocks)


def _named(type_: type) -> str:
    return link(capital(called(type_)), f"#{anchor(type_)}")


def _kinds() -> Iterator[type]:
    """The documents, each followed by what it builds on and what stands in it, each once."""
    seen: set[type] = set()

    def visit(types: Iterable[type]) -> Iterator[type]:
        for type_ in types:
            if type_ not in seen:
                seen.add(type_)
                yield type_
                yield from visit([*filter(None, [basis(type_)]), *nested(type_)])

    yield from visit(FILES)


def _mapping(type_: type) -> Iterator[str]:
    yield f"## {capital(called(type_))} {{ #{anchor(type_)} }}"
    base, path = basis(type_), FILES.get(type_, "")
    also = f"the keys of an {link(called(base), f'#{anchor(base)}')}, too" if base else ""
    yield f"{told((type_.__doc__ or '').strip())} {note((code(path) if path else '', also))}"
    at = anchor(type_)
    keys = own_keys(type_).items()
    yield entries(entry(type_, key, annotation, at, LEADS.get(f"{at}.{key}", "")) for key, annotation in keys)


def _rankings() -> Iterator[str]:
    """What `best` may say."""
    yield "## Rankings { #rankings }"
    yield f"What decides a share of the pot: {listed([link(code(word), f'#ranking.{word}') for word in words()])}."
    yield entries(_ranking(word) for word in words())


def _ranking(word: str) -> str:
    """The ranking, and after it the options that it can be given: `ranking.badugi.aces`."""
    ranking = evaluator(word)
    options = "".join(
        f"\n\n{entry(type(ranking), key, annotation, f'ranking.{word}')}"
        for key, annotation in own_keys(type(ranking)).items()
    )
    order = ", ".join(each.name for each in ranking.categories)
    about = told(" ".join((type(ranking).__doc__ or "").split()))
    facts = note((f"hands of {ranking.hand_size}, from the best down: {safe(order)}",))
    return f"{code(word)} {{ #ranking.{word} }}\n:   {about} {safe(ranking.remarks)}<br>{facts}{options}"
