"""How sentences read under house rules: each rule alone and each pair, as `Entry.profiles` has them.

A page shows of every sentence the wording whose house rules are all in force; of several, the one with the most.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from croupier.rules.comparing import Comparison
from croupier.spec.values import slug_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from croupier.phases import Clause
    from croupier.rules import Entry, Rulebook

Names = tuple[str, ...]
"""Of house rules that are in force together."""
T = TypeVar("T")


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
        compared = Comparison(entry.rules, rules)
        now = {**{one.id: other for one, other in compared.pairs}, **{clause.id: clause for clause in compared.only[1]}}
        for id_ in dict.fromkeys((*base, *found, *now)):
            wording = Wording(names=names, clause=now.get(id_), rules=rules)
            if wording.text != read(base.get(id_, ""), found.get(id_, ()), names):
                found[id_] = (*found.get(id_, ()), wording)
    return found


def read(base: str, others: Iterable[Wording], names: Iterable[str]) -> str:
    """What a reader sees with these house rules in force."""
    return _fitting(base, {each.names: each.text for each in others}, names)


def otherwise(entry: Entry, tell: Callable[[Rulebook], T], given: Names = ()) -> dict[Names, T]:
    """What house rules make of something told about a rulebook, `given` that some of them are in force."""
    usual, others = tell(entry.under(given)), dict[Names, T]()
    for names in entry.profiles:
        if set(given) < set(names) and (told := tell(entry.under(names))) != _fitting(usual, others, names):
            others[names] = told
    return others


def varied(entry: Entry, tell: Callable[[Rulebook], str], given: Names = ()) -> str:
    """Something told about a rulebook that is safe already, in every wording that house rules give it."""
    usual, others = tell(entry.under(given)), otherwise(entry, tell, given)
    return f'<span class="told">{worded(usual, others)}</span>' if others else usual


def worded(usual: str, others: Mapping[tuple[str, ...], str]) -> str:
    """Every wording, all but the usual one out of sight. Where there is no usual one, none can be seen."""
    first = f'<span class="wording" data-with="">{usual}</span>' if usual else ""
    return first + "".join(
        f'<span class="wording" data-with="{" ".join(map(slug_of, names))}" hidden>{text}</span>'
        for names, text in others.items()
    )


def _fitting(usual: T, others: Mapping[Names, T], names: Iterable[str]) -> T:
    fitting = [each for each in others if set(each) <= set(names)]
    return others[max(fitting, key=len)] if fitting else usual


def renamed(entry: Entry, otherwise: Mapping[str, tuple[Wording, ...]]) -> dict[str, tuple[Clause, ...]]:
    """By clause id, what it is where a house rule gives its step another name."""
    base = {clause.id for clause in entry.rules.clauses}
    found: dict[str, dict[str, Clause]] = {}
    for name in entry.document.house_rules:
        for one, other in Comparison(entry.rules, entry.under([name])).pairs:
            if other.id not in base and other.id not in otherwise:
                found.setdefault(one.id, {}).setdefault(other.id, other)
    return {id_: tuple(others.values()) for id_, others in found.items()}


def brought(entry: Entry, otherwise: Mapping[str, tuple[Wording, ...]]) -> tuple[str, ...]:
    """The clauses that only house rules bring."""
    base = {clause.id for clause in entry.rules.clauses}
    return tuple(id_ for id_ in otherwise if id_ not in base)
