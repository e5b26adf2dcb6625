"""What a shell can offer where a variant, house rules or a clause are wanted; nothing, where documents have faults."""

# ruff: noqa: PLC0415 - only a shell that asks waits for it

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import click

from croupier.cli._common import spec_folder, variant
from croupier.cli._profiles import HOUSE, RULE, anywhere, slugs_anywhere

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from click.shell_completion import CompletionItem

    from croupier.rules import Entry


def parents_for_shell(ctx: click.Context, _: click.Parameter, begun: str) -> list[CompletionItem]:
    """The slugs of one's own variants and of ours; where a house is begun, those of the houses."""
    return _items(_houses(ctx) if ctx.params.get("house") else slugs_anywhere(ctx), begun)


def profiles_for_shell(ctx: click.Context, _: click.Parameter, begun: str) -> list[CompletionItem]:
    """The slug of a variant; after `+` its house rules, after `@` the houses."""
    before = begun[: max(begun.rfind(RULE), begun.rfind(HOUSE)) + 1]
    if not before:
        return _items(slugs_anywhere(ctx), begun)
    names = _house_rules(ctx, re.split("[+@]", before)[0]) if before.endswith(RULE) else _houses(ctx)
    return _items((before + name for name in names), begun)


def clauses_for_shell(ctx: click.Context, _: click.Parameter, begun: str) -> list[CompletionItem]:
    """The clauses of the variant that stands on the line."""
    named = ctx.params.get("name") or "".join(
        ctx.args[:1]
    )  # click leaves off reading where the option has no value yet
    entry = _found(variant, ctx, named)
    if entry is None:
        return []
    slug = f"{entry.rules.slug}/" * begun.startswith(f"{entry.rules.slug}/")
    return _items((slug + id_ for id_ in entry.clauses), begun)


def _house_rules(ctx: click.Context, name: str) -> list[str]:
    from croupier.spec.values import slug_of

    entry = _found(anywhere, ctx, name)
    return [slug_of(rule) for rule in entry.document.house_rules] if entry else []


def _houses(ctx: click.Context) -> list[str]:
    from croupier.spec.data import data

    roots = {spec_folder(ctx) or data("spec"), data("spec")}
    return sorted({file.stem for root in roots for file in (root / "house").glob("*.yaml")})


def _found(find: Callable[[click.Context, str], Entry], ctx: click.Context, name: str) -> Entry | None:
    from croupier.spec import SpecError

    try:
        return find(ctx, name)
    except (SpecError, OSError, click.UsageError):
        return None


def _items(values: Iterable[str], begun: str) -> list[CompletionItem]:
    from click.shell_completion import CompletionItem

    return [CompletionItem(value) for value in values if value.startswith(begun)]
