"""The generated features: a `.feature` and a `.json` a variant, made from its cases."""

from __future__ import annotations

import hashlib
import json
import re
import textwrap
import unicodedata
from typing import TYPE_CHECKING

from croupier.gherkin.checking import told_cases
from croupier.gherkin.rendering import tell
from croupier.spec.licence import licence_of
from croupier.spec.writing import sync_folder
from croupier.table.cards import STAR, SYMBOLS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    from croupier.proof import Case
    from croupier.rules import Entry, Library, Rulebook

FORMAT = 1
HEADER = "by `croupier features`; do not edit"
"""By this the generated files are known."""
WIDTH = 100
_LETTERS = str.maketrans(
    {symbol: suit for suit, symbol in SYMBOLS.items()}
    | {
        STAR: "W",
        "\N{EN DASH}": "-",
        "\N{EM DASH}": "-",
        "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "\N{MULTIPLICATION SIGN}": "x",
    }
)
_SPOKEN = re.compile(
    r"\s*(?:(?:Feature|Rule|Background|Scenario|Scenario Outline|Scenario Template|Example|Examples|Scenarios):"
    r"|(?:Given|When|Then|And|But) |[*@#|]|\"\"\"|```)"
)
"""How a line begins that Gherkin does not take for description."""


def sync(library: Library, folder: Path, *, check: bool = False) -> tuple[str, ...]:
    """Make the generated features of all variants that are proven; the names that changed, or with `check` would.

    Raises what `told_cases` raises for a case that cannot be played, and NotOursError for a file in the way.
    """
    texts = {name: text for slug in library.kept for name, text in texts_of(library, slug).items()}
    return sync_folder(folder, texts, header=HEADER, check=check)


def texts_of(library: Library, slug: str) -> dict[str, str]:
    """The two files of a variant by name, whether proven or not; none where it has no cases. Raises as `sync` does."""
    entry, licence = library.variants[slug], licence_of(library.root)
    cases = told_cases(entry)
    if not cases:
        return {}
    return {
        f"{slug}.feature": feature(entry, cases, licence),
        f"{slug}.json": vectors(entry, cases, _documents(library, entry), licence),
    }


# Gherkin


def feature(entry: Entry, cases: Iterable[Case], licence: str | None = None) -> str:
    """The feature of a variant: a rule a sentence, in the order of the page, and the cases that stand under each.

    The sentences that a house rule brings come after those of the variant as it is.
    """
    rules = entry.rules
    lines = [
        f"# generated from spec/variants/{rules.slug}.yaml {HEADER}",
        f"Feature: {_ascii(rules.name)}",
        *_described(rules.summary, "  "),
        "",
        *((f"  Licence: {_ascii(licence)}", "") if licence else ()),
    ]
    under: dict[str, list[Case]] = {}
    for case in cases:
        under.setdefault(_sentence(_rules(entry, case), case), []).append(case)
    for case in under.pop("", []):
        lines += [*_scenario(case, _rules(entry, case), "  "), ""]
    for text in _sentences(entry, under):
        if text in under:
            lines += [f"  Rule: {_ascii(text.rstrip('.'))}", ""]
            for case in under[text]:
                lines += [*_scenario(case, _rules(entry, case), "    "), ""]
    return "\n".join(lines)


def _rules(entry: Entry, case: Case) -> Rulebook:
    """What the case is played by."""
    return entry.under(case.house_rules, case.house)


def _sentences(entry: Entry, told: Iterable[str]) -> Iterator[str]:
    """The sentences of the page in their order, then those that cases with house rules or in other houses show."""
    yield from dict.fromkeys((*(clause.text for clause in entry.rules.clauses), *told))


def _sentence(rules: Rulebook, case: Case) -> str:
    """The sentence a case stands under; clauses that say the same are one rule."""
    return rules.clause(case.clauses[0]).text if case.clauses else ""


def _scenario(case: Case, rules: Rulebook, indent: str) -> Iterator[str]:
    tags = [f"@rule-{case.variant}.{clause}" for clause in case.clauses]
    tags.append(f"@grounds-{case.grounds.replace(' ', '-')}")
    for line in textwrap.wrap(" ".join(tags), WIDTH, break_long_words=False, break_on_hyphens=False):
        yield indent + line
    yield f"{indent}Scenario: {case.id} - {_ascii(case.title)}"
    indent += "  "
    if case.note:
        yield from (*_described(case.note, indent), "")
    yield from (f"{indent}{keyword} {text}" for keyword, text in tell(case, rules))


def _described(text: str, indent: str) -> Iterator[str]:
    """The text as description, in lines that Gherkin cannot take for anything else."""
    lines: list[str] = []
    for line in textwrap.wrap(" ".join(text.split()), WIDTH, break_long_words=False, break_on_hyphens=False):
        if lines and _SPOKEN.match(f"{line} "):
            lines[-1] += f" {line}"
        else:
            lines.append(f"- {line}" if _SPOKEN.match(f"{line} ") else line)
    return (indent + line for line in lines)


def _ascii(text: str) -> str:
    """The text in ASCII, on one line: names of scenarios become names of tests, and those lose other letters."""
    plain = unicodedata.normalize("NFKD", text.translate(_LETTERS)).encode("ascii", "ignore").decode()
    return " ".join(plain.replace("<", "(").replace(">", ")").split())


# JSON


def vectors(entry: Entry, cases: Iterable[Case], documents: Mapping[str, str], licence: str | None = None) -> str:
    """The cases as JSON, each with its whole deck and every action: what another implementation plays."""
    rules = entry.rules
    told = {
        "generated": f"from spec/variants/{rules.slug}.yaml {HEADER}",
        "format": FORMAT,
        **({"licence": licence} if licence else {}),
        "variant": rules.slug,
        "name": rules.name,
        "documents": dict(documents),
        "clauses": [rules.public(id_) for id_ in entry.clauses],
        "cases": [case.plain() for case in cases],
    }
    return _laid_out(told) + "\n"


def _documents(library: Library, entry: Entry) -> Mapping[str, str]:
    """What the cases were made from, each with its SHA-256."""
    house = library.root / "house" / f"{entry.rules.house}.yaml"
    written = [entry.written.path, *([house] if house.exists() else [])]
    written += [further.path for _, further in entry.further]
    written += [path for lender in entry.lenders for path in lender.told_in if path.is_relative_to(library.root)]
    return {
        path.relative_to(library.root).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(written)
    }


def _laid_out(value: object, depth: int = 0) -> str:
    """JSON that people can read: whatever fits on a line stands on one."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) + 2 * depth <= WIDTH + 20 or not isinstance(value, (dict, list)) or not value:
        return flat
    inner, outer = "\n" + "  " * (depth + 1), "\n" + "  " * depth
    if isinstance(value, dict):
        parts = [f"{json.dumps(key, ensure_ascii=False)}: {_laid_out(each, depth + 1)}" for key, each in value.items()]
        return "{" + inner + f",{inner}".join(parts) + outer + "}"
    return "[" + inner + f",{inner}".join(_laid_out(each, depth + 1) for each in value) + outer + "]"
