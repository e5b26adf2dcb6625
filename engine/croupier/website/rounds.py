"""The head of a variant's page: what one needs to know at a glance, and the table of rounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.spec.values import in_words
from croupier.website.prose import capital, drawn, link, listed, safe
from croupier.website.wordings import varied

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.phases import Step
    from croupier.rules import Entry, Rulebook


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """A betting round with everything that leads up to it, or what comes after the last one."""

    steps: tuple[Step, ...]
    betting: Step | None


def head(entry: Entry, kin: Iterable[str] = ()) -> Iterator[str]:
    """Title, other names, summary, kindred games and facts."""
    rules = entry.rules
    family = link(f"{capital(safe(rules.family))} poker", f"index.md#{rules.family.replace(' ', '-')}")
    names = [safe(name) for name in rules.also_known_as if name.lower() != f"{rules.family} poker"]
    also = f" · also called {listed(names)}" if names else ""
    yield f"{family}{also}\n{{ .kicker }}"
    yield f"# {safe(rules.name)} {{ #top }}"
    yield f"{drawn(rules.summary)}\n{{ .lead }}"
    yield from kin
    facts = "\n".join(f"<div><dt>{name}</dt><dd>{_fact(entry, name)}</dd></div>" for name in _facts(rules))
    yield f'<dl class="facts">\n{facts}\n</dl>'


def players(rules: Rulebook) -> str:
    """`2 to 7`."""
    least, most = rules.players
    return f"{least} to {most}" if least < most else str(least)


def _fact(entry: Entry, name: str) -> str:
    return varied(entry, lambda rules: _facts(rules)[name])


def _facts(rules: Rulebook) -> dict[str, str]:
    rounds = sum(each.betting is not None for each in rounds_of(rules))
    return {
        "Players": players(rules),
        "Deck": f"{len(rules.deck)} cards",
        "Dealt": f"{capital(in_words(rules.cards_dealt))} card{'s' * (rules.cards_dealt != 1)} each",
        "Betting": f"{capital(in_words(rounds)) if rounds else 'No'} round{'s' * (rounds != 1)}",
        "Pot": f"Best {listed([share.name for share in rules.shares])} hand",
        "Stakes": capital(rules.stakes.betting),
    }


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


def rounds_section(entry: Entry) -> Iterator[str]:
    """The table of rounds: what happens, and who begins the betting. Steps that a house rule puts in are not in it."""
    yield "## A hand, round by round { #rounds }"
    rows = [_row(entry, each, first=place == 0) for place, each in enumerate(rounds_of(entry.rules))]
    yield '<div class="rounds" markdown>'
    yield "\n".join(("| Round | Action | Betting |", "|---|---|---|", *rows))
    yield "</div>"


def _row(entry: Entry, each: Round, *, first: bool) -> str:
    action = " ".join(_action(entry, step, named=not first and each.betting is not None) for step in each.steps)
    if each.betting is None:
        return f"| **{capital(each.steps[-1].name.removeprefix('the '))}** | {action} | |"
    return f"| **{capital(each.betting.name)}** | {action} | {_brief(entry, each.betting)} |"


def _action(entry: Entry, step: Step, *, named: bool) -> str:
    """`The draw: discard up to two cards.` The deal and the showdown need no name."""
    target = f"#{step.slug}"
    if not step.phase.brief():
        return ""
    if named:
        return f"{link(capital(step.name), target)}: {_brief(entry, step, small=True)}."
    return f"{link(_brief(entry, step), target)}."


def _brief(entry: Entry, step: Step, *, small: bool = False) -> str:
    """A few words, and what becomes of them under house rules."""

    def tell(rules: Rulebook) -> str:
        now = next((each for each in rules.steps if each.slug == step.slug), None)
        words = safe(now.phase.brief()) if now else "left out"
        return words if small else capital(words)

    return varied(entry, tell)
