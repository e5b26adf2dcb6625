"""The head of a variant's page: what one needs to know at a glance, and the table of rounds."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.spec.values import in_words, slug_of
from croupier.website.flow import flow
from croupier.website.prose import capital, drawn, link, listed, safe
from croupier.website.wordings import otherwise, varied

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.phases import Step
    from croupier.rules import Entry, Rulebook
    from croupier.website.wordings import Names


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
    sheet = link("on a sheet of paper", f"{rules.slug}/sheet.md")
    yield f"{family}{also} · {sheet}\n{{ .kicker }}"
    yield f"# {safe(rules.name)} {{ #top }}"
    yield f"{drawn(rules.summary)}\n{{ .lead }}"
    yield from kin
    pairs = "\n".join(f"<div><dt>{name}</dt><dd>{_fact(entry, name)}</dd></div>" for name in facts(rules))
    if entry.tier:
        pairs += f'\n<div><dt>Proven</dt><dd><a href="index.html#tiers">{capital(entry.tier)}</a></dd></div>'
    yield f'<dl class="facts">\n{pairs}\n</dl>'


def players(rules: Rulebook) -> str:
    """`2 to 7`."""
    least, most = rules.players
    return f"{least} to {most}" if least < most else str(least)


def _fact(entry: Entry, name: str) -> str:
    return varied(entry, lambda rules: facts(rules)[name])


def facts(rules: Rulebook) -> dict[str, str]:
    """What one needs to know at a glance, by its label; in plain words, not yet safe."""
    rounds = sum(each.betting is not None for each in rounds_of(rules))
    return {
        "Players": players(rules),
        "Deck": f"{len(rules.deck)} cards",
        "Dealt": f"{capital(in_words(rules.cards_dealt))} card{'s' * (rules.cards_dealt != 1)} each{_laid(rules)}",
        "Betting": f"{capital(in_words(rounds)) if rounds else 'No'} round{'s' * (rounds != 1)}",
        "Pot": f"{capital(listed([f'best {share.name}' for share in rules.shares]))} hand",
        "Stakes": capital(rules.stakes.betting),
    }


def _laid(rules: Rulebook) -> str:
    """`, five on the board`."""
    places: Counter[str] = Counter()
    for step in rules.steps:
        places.update(step.phase.lays())
    return "".join(f", {in_words(count)} on the {place}" for place, count in places.items())


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
    """The table of rounds: what happens, and who begins the betting.

    Where house rules put steps in or leave some out, it is there a second time, out of sight until they are in force.
    """
    yield "## A hand, round by round { #rounds }"
    others = otherwise(entry, lambda rules: [step.name for step in rules.steps])
    if not others:
        yield from _table(entry, (), "")
        return
    yield "<div markdown>"
    for names in ((), *others):
        with_ = f' data-with="{" ".join(map(slug_of, names))}"'
        yield from _table(entry, names, f"{with_} hidden" if names else with_)
    yield "</div>"


def _table(entry: Entry, given: Names, attributes: str) -> Iterator[str]:
    row = _Row(entry=entry, given=given)
    rounds = enumerate(rounds_of(entry.under(given)))
    yield f'<div class="rounds{" wording" if attributes else ""}"{attributes} markdown>'
    yield flow(entry.under(given).steps, row.target)
    rows = (row.tell(each, first=place == 0) for place, each in rounds)
    yield "\n".join(("| Round | Action | Betting |", "|---|---|---|", *rows))
    yield "</div>"


@dataclass(frozen=True, slots=True, kw_only=True)
class _Row:
    """Tells rounds as they are under some house rules, and what becomes of their words under others."""

    entry: Entry
    given: Names

    def tell(self, each: Round, *, first: bool) -> str:
        unnamed = each.steps if first else each.steps[-1:] if each.betting is None else ()
        action = " ".join(self._action(step, named=step not in unnamed) for step in each.steps)
        if each.betting is None:
            return f"| **{capital(each.steps[-1].name.removeprefix('the '))}** | {action} | |"
        return f"| **{capital(each.betting.name)}** | {action} | {self._brief(each.betting)} |"

    def _action(self, step: Step, *, named: bool) -> str:
        """`The draw: discard up to two cards.` The deal and the showdown need no name."""
        if not step.phase.brief():
            return ""
        if named:
            return f"{self._link(step, capital(step.name))}: {self._brief(step, small=True)}."
        return f"{self._link(step, self._brief(step))}."

    def _link(self, step: Step, words: str) -> str:
        return link(words, self.target(step))

    def target(self, step: Step) -> str:
        """Where a step is told: one that only a house rule brings, where the house rule is."""
        ours = any(each.slug == step.slug for each in self.entry.rules.steps)
        return f"#{step.slug}" if ours else f"#rule.{slug_of(self._bringer(step))}"

    def _bringer(self, step: Step) -> str:
        brings = (name for name in self.given if step.slug in [each.slug for each in self.entry.under([name]).steps])
        return next(brings, self.given[0])

    def _brief(self, step: Step, *, small: bool = False) -> str:
        """A few words; where the step is left out, another table is in sight."""

        def tell(rules: Rulebook) -> str:
            now = next((each for each in rules.steps if each.slug == step.slug), step)
            words = safe(now.phase.brief())
            return words if small else capital(words)

        return varied(self.entry, tell, self.given)
