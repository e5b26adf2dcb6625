"""How often each hand wins, drawn beside the game it is made from. The data is made by `croupier odds --keep`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from croupier.play.odds import Odds
from croupier.spec.writing import refuse_foreign, write_whole
from croupier.website.prose import capital, note, safe

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from croupier.rules import Entry, Library, Rulebook

HEADER = "Written by `croupier odds --keep`."
WIDTH = 120
"""Of the longest bar, in the units of the picture."""


def keep_odds(library: Library, rules: Rulebook, odds: Odds) -> bool:
    """Write them beside the specs; whether that changed anything. Raises NotOursError."""
    path = _place(library, rules.slug)
    refuse_foreign(path.parent, (path.name,), header=HEADER)
    said = {"generated": HEADER, "variant": rules.slug, "made_from": rules.imprint, "players": odds.players}
    more = {"hands": odds.hands, "seed": odds.seed, "strategy": odds.strategy, "wins": dict(odds.wins)}
    return write_whole(path, json.dumps({**said, **more}, indent=1, ensure_ascii=False) + "\n")


def kept_odds(library: Library, rules: Rulebook) -> Odds | None:
    """What lies beside the specs, if it was made from the rules as they are."""
    try:
        said = json.loads(_place(library, rules.slug).read_text(encoding="utf-8"))
        if said.pop("made_from") != rules.imprint:
            return None
        return Odds(**{key: said[key] for key in ("players", "hands", "seed", "strategy", "wins")})
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def odds_section(library: Library, entry: Entry) -> Iterator[str]:
    """A table with a bar in each cell; nothing where nobody has counted."""
    rules, here = entry.rules, kept_odds(library, entry.rules)
    if here is None:
        return
    there = kept_odds(library, entry.parent) if entry.parent else None
    told = {rules.name: here}
    if entry.parent and there and (there.players, tuple(there.wins)) == (here.players, tuple(here.wins)):
        told[entry.parent.name] = there
    yield "## How often each hand wins { #odds }"
    yield f"{_in_short(told)} {here.strategy}"
    yield '<div class="odds" markdown>'
    most = max(each.part(kind) for each in told.values() for kind in each.wins)
    rows = [
        f"| **{capital(safe(kind))}** | {' | '.join(_cell(name, each, kind, most) for name, each in told.items())} |"
        for kind in here.wins
    ]
    yield "\n".join((f"| Hand | {' | '.join(map(safe, told))} |", f"|---|{'---|' * len(told)}", *rows))
    yield "</div>"
    counted = f"{here.hands:,} hands of {here.players} players, counted by `croupier odds {rules.slug}`"
    yield f"{note((counted, '± is one standard error'))}\n{{ .about }}"


def _in_short(told: dict[str, Odds]) -> str:
    """Where the two differ most; of one alone, what wins half of the hands."""
    (name, here), *others = told.items()
    if not others:
        half = next(kind for kind in here.wins if here.at_least(kind) >= 0.5)  # noqa: PLR2004 - half
        return f"{capital(safe(half))} or better wins {_percent(here.at_least(half))} of the hands."
    [(other, there)] = others
    kind = max(here.wins, key=lambda each: abs(here.at_least(each) - there.at_least(each)))
    return (
        f"In {safe(name)} {safe(kind)} or better wins {_percent(here.at_least(kind))} of the hands, in {safe(other)} "
        f"{_percent(there.at_least(kind))}."
    )


def _cell(name: str, odds: Odds, kind: str, most: float) -> str:
    part = odds.part(kind)
    bar = (
        f'<svg class="bar" viewBox="0 0 {WIDTH} 10" aria-hidden="true" focusable="false">'
        f'<rect width="{WIDTH * part / most:.1f}" height="10"></rect></svg>'
    )
    error = f'<small class="note">± {100 * odds.error(part):.2f}</small>'
    return f'{bar} {_percent(part)} {error} {{ data-label="{safe(name)}" }}'


def _percent(part: float) -> str:
    """`12.3 %`; more digits for what hardly ever happens."""
    return f"{100 * part:.1f} %" if part >= 0.01 else f"{100 * part:.2f} %"  # noqa: PLR2004 - one in a hundred


def _place(library: Library, slug: str) -> Path:
    return library.root.parent / "features" / "odds" / f"{slug}.json"
