"""`croupier show`: a variant's rules in the terminal, or as JSON."""

# ruff: noqa: PLC0415 - the help of this command is quick, too

from __future__ import annotations

import json
import textwrap
from collections.abc import Mapping
from shutil import get_terminal_size
from typing import TYPE_CHECKING

import click

from croupier.cli._common import common, variants_for_shell
from croupier.cli._offering import clauses_for_shell
from croupier.cli._profiles import anywhere, read_profile

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.phases import Clause
    from croupier.rules import Entry, Rulebook

WIDEST = 100
"""Letters on a line: what the eye follows."""


@click.command(short_help="Print the rules of a variant.")
@click.argument("name", metavar="VARIANT", required=False, shell_complete=variants_for_shell)
@click.option("--json", "as_json", is_flag=True, help="Print every clause as JSON.")
@click.option("--clause", metavar="ID", shell_complete=clauses_for_shell, help="Print this clause alone.")
@click.option("--sentences", is_flag=True, help="Print the sentences in which examples are told.")
@common
@click.pass_context
def command(ctx: click.Context, name: str | None, *, as_json: bool, clause: str | None, sentences: bool) -> None:
    """Print the rules of VARIANT: a slug, a name, or a file.

    With house rules: five-card-draw+three-card-limit. In another house: five-card-draw@casino.
    """
    if sentences:
        _print_sentences()
        return
    if name is None:
        raise click.UsageError("Name a variant, such as 'croupier show bounce-back'.")
    profile = read_profile(name)
    entry = anywhere(ctx, profile.name, profile.house)
    rules = profile.rules(entry)
    clauses = rules.clauses if clause is None else (_clause(rules, clause),)
    if as_json:
        from croupier.gherkin.lending import shown
        from croupier.rules.as_data import as_data

        click.echo(json.dumps(as_data(rules, entry, clauses, shown), ensure_ascii=False, indent=2))
    elif clause is None:
        click.echo("\n".join(_page(rules, entry)))
    else:
        click.echo("\n".join(_in_full(rules, entry, clauses[0])))


def _clause(rules: Rulebook, id_: str) -> Clause:
    from croupier.spec.values import did_you_mean

    try:
        return rules.clause(id_)
    except KeyError:
        ids = [clause.id for clause in rules.clauses]
        near = did_you_mean(id_.removeprefix(f"{rules.slug}/"), ids)
        raise click.UsageError(f"{rules.name} has no clause '{id_}'."
                               + (f" Did you mean '{near}'?" if near else "")) from None  # fmt: skip


def _print_sentences() -> None:
    from croupier.gherkin.vocabulary import vocabulary

    for sentence in vocabulary():
        click.echo(f"{sentence.keyword.ljust(6)}{sentence.pattern}")


# For people


def _page(rules: Rulebook, entry: Entry) -> Iterator[str]:
    also = f" (also {', '.join(rules.also_known_as)})" if rules.also_known_as else ""
    yield click.style(rules.name, bold=True) + also
    yield from _wrapped(rules.summary)
    yield ""
    for label, value in (*_box(rules, entry), *_switches(rules, entry)):
        yield f"  {click.style(label.ljust(8), dim=True)}  {value}"
    yield ""
    yield click.style("How a hand goes", bold=True)
    wide = max(len(step.name) for step in rules.steps)
    for number, step in enumerate(rules.steps, 1):
        yield f"  {number:>2}  {step.name.ljust(wide)}  {step.phase.brief()}"
    for topic, sentences in by_topic(rules).items():
        yield ""
        yield click.style(topic[0].upper() + topic[1:], bold=True)
        for text, clauses in sentences.items():
            yield from _wrapped(text, "  ")
            by = next(iter(rules.authorities.get(clauses[0].id, ())), None)
            facts = (", ".join(clause.id for clause in clauses), clauses[0].modality, by.document if by else "default")
            yield click.style(f"    {' · '.join(facts)}", dim=True)


def _box(rules: Rulebook, entry: Entry) -> Iterator[tuple[str, str]]:
    least, most = rules.players
    yield "players", f"{least} to {most}" if least < most else str(least)
    yield "family", rules.family
    if entry.tier:
        yield "tier", entry.tier
    yield "stakes", str(rules.stakes)
    yield "house", rules.house
    if rules.sources:
        yield "sources", ", ".join(rules.sources)


def _switches(rules: Rulebook, entry: Entry) -> Iterator[tuple[str, str]]:
    """The house rules in force, and those that could be."""
    free = [name for name in entry.document.house_rules if name not in rules.house_rules]
    if rules.house_rules:
        yield "with", ", ".join(rules.house_rules)
    if free:
        yield "without", ", ".join(free)
    if entry.parent:
        yield "extends", entry.parent.name


def by_topic(rules: Rulebook) -> dict[str, dict[str, list[Clause]]]:
    """The sentences under the headings of the page, in order; what several clauses say is said once."""
    from croupier.spec.values import slug_of

    names = {step.slug: step.name for step in rules.steps}
    found: dict[str, dict[str, list[Clause]]] = {}
    for clause in rules.clauses:
        topic = names.get(slug_of(clause.topic), clause.topic)
        found.setdefault(topic, {}).setdefault(clause.text, []).append(clause)
    return found


def _in_full(rules: Rulebook, entry: Entry, clause: Clause) -> Iterator[str]:
    from croupier.gherkin.lending import shown

    yield click.style(rules.public(clause.id), bold=True)
    yield from _wrapped(clause.text, "  ")
    yield ""
    authorities = rules.authorities.get(clause.id, ())
    facts = {
        "it says": f"{clause.modality}{'; an action can be refused by it' if clause.refuses else ''}",
        "reads": "; ".join(f"{key}: {_said(value)}" for key, value in rules.readings(clause).items()),
        "source": "; ".join(map(str, authorities)) or "default",
        "shown by": ", ".join(shown(entry, clause)),
    }
    for label, value in facts.items():
        if value:
            yield f"  {click.style(label.ljust(8), dim=True)}  {value}"


def _said(value: object) -> str:
    """An option's value much as it is written."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {each}" for key, each in value.items()) + "}"
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _wrapped(text: str, indent: str = "") -> Iterable[str]:
    width = min(get_terminal_size().columns, WIDEST)
    return textwrap.wrap(text, width, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)
