"""Variants with what a table agrees on: `five-card-draw+three-card-limit`, `five-card-draw@casino`."""

# ruff: noqa: PLC0415 - only a command that needs a room waits for it

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from croupier.cli._common import library, spec_folder, there_are, variant

if TYPE_CHECKING:
    from croupier.rules import Entry, Library
    from croupier.rules.rulebook import Rulebook

RULE, HOUSE = "+", "@"
_SPOKEN = {RULE: "a house rule", HOUSE: "a house"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """What was written: a variant, house rules, a house."""

    said: str
    name: str
    house_rules: tuple[str, ...] = ()
    house: str | None = None

    def rules(self, entry: Entry) -> Rulebook:
        """The rulebook that is meant, of that variant."""
        from croupier.rules.entry import NoSuchProfileError

        try:
            return entry.under(self.house_rules, self.house)
        except NoSuchProfileError as wrong:
            raise click.UsageError(
                f"'{self.said}': {wrong}".rstrip(".") + "." * (not str(wrong).endswith("?"))
            ) from None


def read_profile(said: str) -> Profile:
    """A variant's slug, name or file; then `+` and a house rule, as often as there are some; `@` and a house."""
    file = next((part for part in (said, *re.findall(r"^.*?\.yaml(?=[+@])", said)) if Path(part).is_file()), "")
    name, *more = re.split(r"([+@])", said.removeprefix(file))
    found: dict[str, list[str]] = {RULE: [], HOUSE: []}
    for sign, part in zip(more[::2], more[1::2], strict=True):
        if not part.strip():
            raise click.UsageError(f"'{said}': after {sign} comes the name of {_SPOKEN[sign]}.")
        found[sign].append(part.strip())
    if len(found[HOUSE]) > 1:
        raise click.UsageError(f"'{said}': a game is played in one house.")
    if not (file or name):
        raise click.UsageError(f"'{said}' names no variant.")
    house = found[HOUSE][0] if found[HOUSE] else None
    return Profile(said=said, name=file or name, house_rules=tuple(found[RULE]), house=house)


def anywhere(ctx: click.Context, name: str, house: str | None = None) -> Entry:
    """The variant of that name: of one's own specs, or else of those that come with Croupier.

    Where one of ours is to be played in a house of one's own, it is read among one's own specs.
    """
    try:
        return variant(ctx, name)
    except click.UsageError as unknown:
        found = _of_ours(ctx, name, house)
        if found is None:
            raise click.UsageError(_unknown(ctx, name) or unknown.message) from None
        return found


def slugs_anywhere(ctx: click.Context) -> list[str]:
    """The slugs of one's own variants and of ours. No document is read for it."""
    from croupier.spec.data import data

    roots = {spec_folder(ctx) or data("spec"), data("spec")}
    return sorted({file.stem for root in roots for file in (root / "variants").glob("*.yaml")})


def _of_ours(ctx: click.Context, name: str, house: str | None) -> Entry | None:
    own = spec_folder(ctx)
    if own is None:
        return None
    from croupier.spec.values import slug_of

    shelf = _ours()
    slug = next((each for each in (name, slug_of(name)) if each in shelf.written), None)
    if slug and house and (own / "house" / f"{house}.yaml").is_file():
        shelf = library(ctx, (shelf.written[slug][0].path,))
    return shelf.variant(slug) if slug else None


def _ours() -> Library:
    from croupier.rules import Library

    return Library()


def _unknown(ctx: click.Context, name: str) -> str:
    """What to say of a name that nothing bears: nothing, where a file was meant."""
    from croupier.spec.values import did_you_mean, slug_of

    if name.endswith(".yaml"):
        return "" if Path(name).is_file() else f"There is no file '{name}'."
    slugs = slugs_anywhere(ctx)
    near = did_you_mean(slug_of(name), slugs)
    return f"There is no variant '{name}'. " + (f"Did you mean '{near}'?" if near else there_are(slugs))
