"""How sentences read under house rules: each rule alone and each pair, as `Entry.profiles` has them.

A page shows of every sentence the wording whose house rules are all in force; of several, the one with the most.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.spec.values import slug_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from croupier.phases import Clause
    from croupier.rules import Entry, Rulebook


@dataclass(frozen=True, slots=True, kw_only=True)
class Wording:
    """What a clause says once some house rules are in force."""

    names: tuple[str, ...]
    """The house rules, by name."""
    clause: Clause | None
    """None where nothing is left of it."""
    rules: Rulebook
    """The variant under these house rules."""

    @property
    def text(self) -> str:
        """The words; none where nothing is left."""
        return self.clause.text if self.clause else ""


def wordings(entry: Entry) -> dict[str, tuple[Wording, ...]]:
    """By clause id, every wording that is not the one it has without house rules; those they bring come last."""
    base = {clause.id: clause.text for clause in entry.rules.clauses}
    found: dict[str, tuple[Wording, ...]] = {}
    for names in filter(None, entry.profiles):
        rules = entry.under(names)
        now = {clause.id: clause for clause in rules.clauses}
        for id_ in dict.fromkeys((*base, *found, *now)):
            wording = Wording(names=names, clause=now.get(id_), rules=rules)
            if wording.text != read(base.get(id_, ""), found.get(id_, ()), names):
                found[id_] = (*found.get(id_, ()), wording)
    return found


def read(base: str, others: Iterable[Wording], names: Iterable[str]) -> str:
    """What a reader sees with these house rules in force."""
    return _fitting(base, {each.names: each.text for each in others}, names)


def varied(entry: Entry, tell: Callable[[Rulebook], str]) -> str:
    """Something told about a rulebook that is safe already, in every wording that house rules give it."""
    usual, others = tell(entry.rules), dict[tuple[str, ...], str]()
    for names in filter(None, entry.profiles):
        told = tell(entry.under(names))
        if told != _fitting(usual, others, names):
            others[names] = told
    return f'<span class="told">{worded(usual, others)}</span>' if others else usual


def worded(usual: str, others: Mapping[tuple[str, ...], str]) -> str:
    """Every wording, all but the usual one out of sight. Where there is no usual one, none can be seen."""
    first = f'<span class="wording" data-with="">{usual}</span>' if usual else ""
    return first + "".join(
        f'<span class="wording" data-with="{" ".join(map(slug_of, names))}" hidden>{text}</span>'
        for names, text in others.items()
    )


def _fitting(usual: str, others: Mapping[tuple[str, ...], str], names: Iterable[str]) -> str:
    fitting = [each for each in others if set(each) <= set(names)]
    return others[max(fitting, key=len)] if fitting else usual


def brought(entry: Entry, otherwise: Mapping[str, tuple[Wording, ...]]) -> tuple[str, ...]:
    """The clauses that only house rules bring."""
    base = {clause.id for clause in entry.rules.clauses}
    return tuple(id_ for id_ in otherwise if id_ not in base)
