"""The head of a variant's page: what one needs to know at a glance, and the table of rounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.spec.values import in_words
from croupier.website.prose import capital, drawn, link, listed, safe

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.phases import Step
    from croupier.rules import Rulebook


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """A betting round with everything that leads up to it, or what comes after the last one."""

    steps: tuple[Step, ...]
    betting: Step | None


def head(rules: Rulebook) -> Iterator[str]:
    """Title, other names, summary and facts."""
    family = link(f"{capital(safe(rules.family))} poker", f"index.md#{rules.family.replace(' ', '-')}")
    also = f" · also called {listed(list(map(safe, rules.also_known_as)))}" if rules.also_known_as else ""
    yield f"{family}{also}\n{{ .kicker }}"
    yield f"# {safe(rules.name)} {{ #top }}"
    yield f"{drawn(rules.summary)}\n{{ .lead }}"
    facts = "\n".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in _facts(rules))
    yield f'<dl class="facts">\n{facts}\n</dl>'


def players(rules: Rulebook) -> str:
    """`2 to 7`."""
    least, most = rules.players
    return f"{least} to {most}" if least < most else str(least)


def _facts(rules: Rulebook) -> Iterator[tuple[str, str]]:
    rounds = sum(each.betting is not None for each in rounds_of(rules))
    yield "Players", players(rules)
    yield "Deck", f"{len(rules.deck)} cards"
    yield "Dealt", f"{capital(in_words(rules.cards_dealt))} cards each"
    yield "Betting", f"{capital(in_words(rounds)) if rounds else 'No'} round{'s' * (rounds != 1)}"
    yield "Pot", f"Best {listed([share.name for share in rules.shares])} hand"
    yield "Stakes", capital(rules.stakes.betting)


def rounds_of(rules: Rulebook) -> tuple[Round, ...]:
    """The steps of a hand, parted by its betting rounds."""
    found: list[Round] = []
    waiting: list[Step] = []
    for step in rules.steps:
        if step.phase.bet_size():
            found.append(Round(steps=tuple(waiting), betting=step))
            waiting = []
        else:
            waiting.append(step)
    return (*found, Round(steps=tuple(waiting), betting=None)) if waiting else tuple(found)


def rounds_section(rules: Rulebook) -> Iterator[str]:
    """The table of rounds: what happens, and who begins the betting."""
    yield "## A hand, round by round { #rounds }"
    rows = [_row(each, first=place == 0) for place, each in enumerate(rounds_of(rules))]
    yield '<div class="rounds" markdown>'
    yield "\n".join(("| Round | Action | Betting |", "|---|---|---|", *rows))
    yield "</div>"


def _row(each: Round, *, first: bool) -> str:
    action = " ".join(_action(step, named=not first and each.betting is not None) for step in each.steps)
    if each.betting is None:
        return f"| **{capital(each.steps[-1].name.removeprefix('the '))}** | {action} | |"
    return f"| **{capital(each.betting.name)}** | {action} | {capital(each.betting.phase.brief())} |"


def _action(step: Step, *, named: bool) -> str:
    """`The draw: discard up to two cards.` The deal and the showdown need no name."""
    brief, target = step.phase.brief(), f"#{step.slug}"
    if not brief:
        return ""
    return f"{link(capital(step.name), target)}: {brief}." if named else f"{link(capital(brief), target)}."
