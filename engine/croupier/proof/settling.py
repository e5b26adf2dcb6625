"""What becomes of each mutant of a profile: killed by a case, the same in a small world, or open."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from typing import TYPE_CHECKING, Literal

from croupier.proof.killing import concerned, followed, holding, killed
from croupier.proof.mutants import mutants
from croupier.proof.teeth import same_page
from croupier.spec.values import slug_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from croupier.proof.case import Case
    from croupier.proof.killing import Kill
    from croupier.proof.mutants import Mutant
    from croupier.rules import Entry, Rulebook
    from croupier.rules.documents import UnprovenDocument
    from croupier.table import Event

Profile = tuple[str, ...]
"""House rules in force, by name."""
EVERY = "*"
"""Stands for every variant in `unproven.yaml`."""
Kind = Literal["stillborn", "killed", "unreachable", "equivalent", "display only", "open"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What became of a mutant."""

    mutant: str = ""
    """`five-card-draw+served-in-turn/the-draw.up_to: all → 4`."""
    kind: Kind
    by: str = ""
    """The case that kills it, the reason, the world; why it does not compile; for an open one nothing."""
    found: str = ""
    """What does not hold in that case."""
    entry: str = ""
    """The entry of `unproven.yaml` that excuses it."""
    told: bool = True
    """Whether the rules page would read otherwise."""


class Settler:
    """Settles the mutants of one variant, profile by profile."""

    def __init__(self, entry: Entry, cases: Iterable[Case], unproven: UnprovenDocument) -> None:
        self._entry, self._cases, self._unproven = entry, tuple(cases), unproven
        self._killed: dict[Profile, Mapping[str, Kill]] = {}

    def settle(self, house_rules: Profile) -> Iterator[Verdict]:
        """A verdict on every mutant of a profile."""
        rules = self._entry.under(house_rules)
        for mutant in mutants(self._entry, house_rules):
            name = f"{profile(rules.slug, house_rules)}/{mutant.id}"
            if mutant.rules is None:
                yield Verdict(mutant=name, kind="stillborn", by=mutant.stillborn)
                continue
            told = mutant.option.startswith("pot.") or not same_page(rules, mutant.rules)
            yield replace(self._judged(house_rules, rules, mutant, mutant.rules), mutant=name, told=told)

    def _judged(self, house_rules: Profile, rules: Rulebook, mutant: Mutant, wrong: Rulebook) -> Verdict:
        kill = self.kills(house_rules).get(mutant.id)
        if kill is None and self._matters(rules, wrong):
            less = (self.kills(each).get(mutant.id) for each in lessers(house_rules))
            kill = next(filter(None, less), None)
        if kill:
            return Verdict(kind="killed", by=kill.case, found=kill.fault)
        about = concerned(mutant.option, rules)
        if about and not any(rules.clause(id_).seen for id_ in about):
            return Verdict(
                kind="display only", by=self._unproven.unshown.get(rules.public(min(about)), "no hand shows it")
            )
        return self._excused(house_rules, rules, mutant) or Verdict(kind="open")

    def _excused(self, house_rules: Profile, rules: Rulebook, mutant: Mutant) -> Verdict | None:
        """What `unproven.yaml` says of a mutant, under these house rules or fewer."""
        excuses: dict[Kind, Mapping[str, str]] = {
            "display only": self._unproven.display_only,
            "unreachable": self._unproven.unreachable,
            "equivalent": self._unproven.equivalent,
        }
        for name in (*(profile(rules.slug, lesser) for lesser in lessers(house_rules)), EVERY):
            for key in (f"{name}/{mutant.id}", f"{name}/{mutant.option}"):
                for kind, listed in excuses.items():
                    if key in listed and (name, kind) != (EVERY, "equivalent"):  # of which each game has its own world
                        return Verdict(kind=kind, by=listed[key], entry=key)
        return None

    def kills(self, house_rules: Profile) -> Mapping[str, Kill]:
        """The mutants of a profile that die by a case that holds in it."""
        if house_rules not in self._killed:
            rules = self._entry.under(house_rules)
            cases = holding(self._cases, rules)
            alive = (mutant for mutant in mutants(self._entry, house_rules) if mutant.rules)
            kills = ((mutant.id, killed(cases, mutant, rules)) for mutant in alive)
            self._killed[house_rules] = {id_: kill for id_, kill in kills if kill}
        return self._killed[house_rules]

    def _matters(self, right: Rulebook, wrong: Rulebook) -> bool:
        """Whether the cards and actions of some case, whatever it claims, come to something else under wrong rules.

        An option is pinned by a case once; that it matters under further house rules, play is enough to show.
        """
        return any(_come_to(case, right) != _come_to(case, wrong) for case in self._cases)


def _come_to(case: Case, rules: Rulebook) -> tuple[Event, ...] | None:
    hand = next(followed(case, rules), None)
    return hand.events if hand else None


def profile(slug: str, house_rules: Iterable[str]) -> str:
    """`five-card-draw+served-in-turn`."""
    return "+".join((slug, *map(slug_of, house_rules)))


def lessers(house_rules: Profile) -> Iterator[Profile]:
    """The same house rules, and fewer and fewer of them."""
    for count in range(len(house_rules), -1, -1):
        yield from combinations(house_rules, count)
