"""The page of one implementation: what it says of itself, what came of each chapter, each failure with its hand."""

from __future__ import annotations

import html
import json
import re
from collections import Counter
from shlex import join
from typing import TYPE_CHECKING

from croupier.conformance.outcomes import Outcome
from croupier.conformance.parts import difference, parts
from croupier.conformance.report import tally, why_partial
from croupier.website.marked import table, verbatim
from croupier.website.marks import MOST_TOLD, outcome_of
from croupier.website.page import page
from croupier.website.prose import capital, drawn, link, listed, safe, sentence
from croupier.website.runs import data_name, day, levels, standing

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.conformance.parts import Difference
    from croupier.conformance.report import Report, Result
    from croupier.website.marked import Rules
    from croupier.website.marks import Judged
    from croupier.website.runs import Implementation

_UP = "../"
_ADDRESS = re.compile(r"https?://[A-Za-z0-9][A-Za-z0-9.:-]*(?:/[A-Za-z0-9._~/#?=&%+-]*)?")
_MOST_REASONS, _LAST_LINES = 30, 4
_VERBATIM = frozenset({"expected", "got", "as if"})


def implementation_page(rules: Rules, each: Judged) -> str:
    """All of it."""
    who, report = each.who, each.who.report
    title = f"{who.name} {who.declared.version}" if who.declared else who.name
    summary = f"{who.name}, held against the rules."
    blocks = [
        f"{link('Implementations', 'index.md')}\n{{ .kicker }}",
        f"# {safe(title)} {{ #top }}",
        f"{_lead(report)}\n{{ .lead }}",
        f"![{safe(who.name)}: {safe(standing(report))}](badges/{who.slug}.svg)",
        *_declared(who),
        *_run(rules, who),
        *([] if report.footer.withheld else _by_chapter(rules, report)),
        *_failures(rules, each),
        *_untried(report),
        *_others(who),
    ]
    return page(title, summary, f"implementations/data/{who.data}", blocks, wide=True)


def _lead(report: Report) -> str:
    """What it comes to. Of a run that says nothing about the rules there is no percentage."""
    footer, total = report.footer, tally(report.results)
    if footer.withheld:
        return f"This run says nothing about the rules, so its result is withheld: {safe(footer.withheld)}."
    asked = f"{len(report.results):,} questions, of which {total.tried:,} were tried"
    partial = f" **The run is partial**: {safe(why_partial(report))}." if not footer.complete else ""
    return f"As specified: {total.passed:,} of {total.tried:,}, {total.share}. There were {asked}.{partial}"


# Who it is


def _declared(who: Implementation) -> Iterator[str]:
    yield "## What it says of itself { #declared }"
    started = who.report.header.started
    if started is None:
        yield "Nothing: it never started."
        return
    own = started.implementation
    rows = {
        "Language": safe(own.language),
        "Homepage": _address(own.homepage),
        "Issues": _address(own.issues),
        "Levels": safe(listed(started.levels or ("none",))),
        "Variants": safe(listed(started.variants or ("none",))),
        "Rankings": safe(listed(started.rankings or ("none",))),
        "Betting": safe(listed(started.betting or ("none",))) if started.variants else "",
        "It lacks": safe(listed(started.lacks)) if started.lacks else "",
        "Players": f"at most {started.players}" if started.players else "",
        "Digests": "yes" if started.digests else "",
    }
    yield table(("It says", "What"), [(what, text) for what, text in rows.items() if text])


def _address(text: str | None) -> str:
    """A link, if that is what it is; a stranger's text may be anything."""
    if not text:
        return ""
    return link(verbatim(text), text) if _ADDRESS.fullmatch(text) else verbatim(text)


def _run(rules: Rules, who: Implementation) -> Iterator[str]:
    header, footer = who.report.header, who.report.footer
    same = header.spec == rules.digest
    rows = {
        "Began": safe(header.began),
        "Command": verbatim(join(header.command)),
        "Held against": f"Croupier {safe(header.croupier)}, rules {verbatim(header.spec)}, "
        + ("which are those of these pages" if same else "which are older or newer than these pages"),
        "Level": safe(header.level or "") or "the highest that it offers",
        "On": safe(header.platform),
        "It took": f"{footer.seconds:g} seconds",
        "Listed as known to fail": str(header.known) if header.known else "",
        "Strange": "; ".join(map(safe, footer.notes)),
        "Data": link(verbatim(who.data), f"data/{who.data}"),
    }
    yield "## The run { #run }"
    yield table(("The run", "What"), [(what, text) for what, text in rows.items() if text])


# What came of it


def _by_chapter(rules: Rules, report: Report) -> Iterator[str]:
    chapters: dict[tuple[str, str], list[Result]] = {}
    for each in report.results:
        chapters.setdefault((each.variant, each.topic), []).append(each)
    rows = []
    for (variant, topic), own in chapters.items():
        total = tally(own)
        rest = ", ".join(
            f"{count} {outcome}" for outcome, count in total.counts.items() if outcome is not Outcome.PASSED
        )
        if total.tried:
            share = f"{total.passed} of {total.tried}"
            rows.append((safe(rules.named(variant) or "Rankings"), safe(capital(topic)), share, rest))
    yield "## By chapter { #chapters }"
    yield table(("Variant", "Chapter", "As specified", "Otherwise"), rows)


def _failures(rules: Rules, each: Judged) -> Iterator[str]:
    if not each.failures:
        return
    yield "## Failures { #failures }"
    for number, result in enumerate(each.failures[:MOST_TOLD], 1):
        yield f'### <span id="{each.anchors[result.id]}"></span>{number}. {drawn(result.title or result.id)}'
        yield "\n".join(f"- *{what}* {text}" for what, text in _facts(rules, result).items() if text)
        if smaller := each.who.filed.shrunk.get(result.id):
            yield from _smallest(smaller)
    if more := len(each.failures[MOST_TOLD:]):
        yield f"{more:,} more are in {link('the data', f'data/{each.who.data}')}."


def _facts(rules: Rules, result: Result) -> dict[str, str]:
    with_ = ", ".join((f"in the house {result.house}", *(f"with {name}" for name in result.house_rules)))
    return {
        "outcome": f"**{outcome_of(result)}**" + (", a known failure" if result.outcome is Outcome.KNOWN else ""),
        "rule": f"{'perhaps ' * result.unsure}{rules.clause(result.clause, _UP, named=True)}: "
        f"{drawn(sentence(result.sentence or 'unknown'))}"
        if result.clause
        else "",
        "hand": f"{rules.hand(result.id, verbatim(result.id), _UP)}"
        + (f" {safe(with_)}" if result.house_rules else ""),
        **_parts(result),
        "last words": "<br>".join(map(verbatim, result.stderr[-_LAST_LINES:])),
    }


def _parts(of: Result | Difference) -> dict[str, str]:
    """What there is to say, but for the clause: that is a link, or is said of the whole hand."""
    told = {what: text for what, text in parts(of).items() if what not in {"clause", "page"}}
    return {what: verbatim(text) if what in _VERBATIM else safe(text) for what, text in told.items()}


def _smallest(smaller: Mapping[str, object]) -> Iterator[str]:
    """The smallest hand that still fails: as a scenario, in words or, where the data have neither, as it is there."""
    lines = smaller.get("scenario") or smaller.get("story") or [json.dumps(smaller, ensure_ascii=False)]
    yield "The smallest hand that fails like that:"
    shown = (str(line).rstrip() for line in (lines if isinstance(lines, list) else [lines]))
    yield f"<pre><code>{html.escape(chr(10).join(shown))}</code></pre>"
    if told := [f"- *{what}* {text}" for what, text in _parts(difference(smaller)).items()]:
        yield "\n".join(told)


def _untried(report: Report) -> Iterator[str]:
    untried = Counter((each.outcome, each.why) for each in report.results if not each.outcome.counts)
    if not untried:
        return
    yield "## What was not tried { #untried }"
    rows = [(f"{count:,}", str(outcome), safe(why or "no reason was given"))
            for (outcome, why), count in untried.most_common(_MOST_REASONS)]  # fmt: skip
    yield table(("Questions", "Outcome", "Because"), rows)
    if len(untried) > _MOST_REASONS:
        yield f"There are {len(untried) - _MOST_REASONS} more reasons."


def _others(who: Implementation) -> Iterator[str]:
    if not who.others:
        return
    yield "## Other runs { #others }"
    rows = []
    for filed in who.others:
        report, name = filed.report, data_name(who.slug, filed)
        started = report.header.started
        version = safe(started.implementation.version) if started else ""
        rows.append((day(report), version, levels(report), safe(standing(report)), link("data", f"data/{name}")))
    yield table(("Began", "Version", "Level", "As specified", "Data"), rows)
