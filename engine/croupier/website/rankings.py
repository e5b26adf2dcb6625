"""Hand rankings, drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.website.cards import fan_html
from croupier.website.prose import capital, safe

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.evaluators import Evaluator
    from croupier.rules import Rulebook


def rankings_section(rules: Rulebook) -> Iterator[str]:
    """A table for every ranking that the pot is played for."""
    rankings = {share.ranking.word: share.ranking for share in rules.shares}
    for word, ranking in rankings.items():
        title = "Hand rankings" if len(rankings) == 1 else f"Hand rankings: {word.replace('_', ' ')}"
        yield f"## {title} {{ #rankings{'' if len(rankings) == 1 else f'-{word}'} }}"
        yield "From the best down."
        yield from _table(ranking)


def _table(ranking: Evaluator) -> Iterator[str]:
    yield '<div class="rankings" markdown>'
    rows = (
        f"| **{capital(safe(each.name))}** | {fan_html(each.cards)} | {safe(each.meaning)} "
        f'<span class="ties">{safe(each.ties)}</span> |'
        for each in ranking.categories
    )
    yield "\n".join(("| Hand | Example | What it takes |", "|---|---|---|", *rows))
    yield "</div>"
