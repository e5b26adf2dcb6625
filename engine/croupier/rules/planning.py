"""Plans of variants: each on its own, or as an amendment of the one it extends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.rules.amending import Plan, amended, planned
from croupier.spec import Fault
from croupier.spec.values import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.rules.documents import HouseDocument, VariantDocument
    from croupier.rules.folder import Written

Read = tuple["Written", "VariantDocument"]

MOST_GENERATIONS = 20
"""Of variants of which each extends the next."""


class Planner:
    """Makes the plan of each variant once, the extended one first."""

    def __init__(self, documents: Mapping[str, Read], faults: list[Fault], ours: Planner | None = None) -> None:
        self._documents = documents
        self._faults = faults
        self._ours = ours
        """Plans what is extended and not among the documents: variants that come with Croupier."""
        self._plans: dict[str, Plan | None] = {}

    def plan(self, slug: str) -> Plan | None:
        """The plan of a variant; None where it, or one that it extends, has faults, which have then been added."""
        if slug not in self._plans:
            self._plans[slug] = None  # until it is made, so that a circle ends
            self._plans[slug] = self._made(*self._documents[slug])
        return self._plans[slug]

    def house(self, slug: str) -> str:
        """The house of a variant: its own, or that of the one it extends."""
        return next((document.house for _, document in self.line(slug) if document.house), "home")

    def line(self, slug: str) -> Iterator[Read]:
        """A variant, the one it extends, the one that extends, as far as they exist."""
        seen: set[str] = set()
        while slug in self._documents and slug not in seen:
            seen.add(slug)
            yield self._documents[slug]
            slug = self._documents[slug][1].extends or ""
        if self._ours and slug not in seen:
            yield from self._ours.line(slug)

    def _made(self, written: Written, document: VariantDocument) -> Plan | None:
        before = len(self._faults)
        if document.extends is None:
            plan = planned(written.source, document, self._faults)
        else:
            plan = self._extended(written, document, document.extends)
        return plan if len(self._faults) == before else None

    def _extended(self, written: Written, document: VariantDocument, parent: str) -> Plan | None:
        place = written.source.place(("extends",))
        line = tuple(self.line(parent))
        if not line:
            near = did_you_mean(parent, self._documents)
            help_ = f"did you mean `{near}`?" if near else f"the variants are {', '.join(self._documents)}"
            self._faults.append(Fault("R05", f"there is no variant `{parent}` to extend", place, help=help_))
            return None
        if any(other.extends == written.slug for _, other in line) or parent == written.slug:
            message = f"`{written.slug}` extends itself" + ("" if parent == written.slug else f", by way of `{parent}`")
            self._faults.append(Fault("R05", message, place, help="name another variant, or write `play` out"))
            return None
        if len(line) > MOST_GENERATIONS:
            message = f"`{written.slug}` has more than {MOST_GENERATIONS} forebears"
            self._faults.append(Fault("R05", message, place, help="extend one that is closer to the first of them"))
            return None
        if document.play is not None:
            message = "a variant that extends another does not write `play` again"
            help_ = "amend the steps by name: `changes`, `before`, `after`, `instead`, `without`"
            self._faults.append(Fault("R05", message, written.source.key_place(("play",)), help=help_))
        planner = self if parent in self._documents else self._ours
        plan = planner.plan(parent) if planner else None
        return None if plan is None else amended(plan, written.source, (), document, self._faults)


def house_answers(
    slug: str, houses: Mapping[str, tuple[Written, HouseDocument]], faults: list[Fault]
) -> dict[str, str | tuple[str, ...]]:
    """The answers of a house, with those of the houses that it extends where it gives none."""
    answers: dict[str, str | tuple[str, ...]] = {}
    line = [slug]
    while True:
        written, house = houses[line[-1]]
        answers = {**house.policies, **answers}
        parent = house.extends
        if parent is None:
            return answers
        if parent in line or parent not in houses:
            near = did_you_mean(parent, houses)
            message = f"`{parent}` extends itself" if parent in line else f"there is no house `{parent}` to extend"
            help_ = f"did you mean `{near}`?" if near and parent not in line else ""
            faults.append(Fault("R05", message, written.source.place(("extends",)), help=help_))
            return answers
        line.append(parent)
