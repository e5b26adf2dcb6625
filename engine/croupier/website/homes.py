"""Which section of the page tells a clause, and in which order the sections come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.spec.values import slug_of
from croupier.website.prose import capital

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from croupier.phases import Clause, Step
    from croupier.rules import Rulebook

BEFORE, EXCHANGES, IDLE = "the-table", "exchanges", "cannot-come-up"
TITLES: Mapping[str, str] = {
    BEFORE: "Before the deal",
    EXCHANGES: "Every exchange",
    "the-end": "After the hand",
    IDLE: "What cannot come up",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Homes:
    """The sections of one rulebook."""

    steps: Mapping[str, Step]
    """By slug."""
    early: frozenset[str]
    """Whatever happens before the deal."""
    told: frozenset[str]
    """The topics that clauses have."""
    asking: Mapping[str, tuple[Step, ...]]
    """For each topic of house policies, the steps that leave something to one of them."""
    consulting: Mapping[str, tuple[Step, ...]]
    """For the clause of each policy, the steps that leave something to it."""

    def of(self, clause: Clause) -> str:
        """The section of a clause by itself."""
        topic = slug_of(clause.topic)
        asking = self.consulting.get(clause.id) or self.asking.get(topic, ())
        if topic not in self.steps and len(asking) == 1 and asking[0].slug in self.told:
            topic = asking[0].slug
        return BEFORE if topic in self.early else topic

    def of_all(self, clauses: Iterable[Clause]) -> str | None:
        """The section of a sentence that several steps share; None where others of their kind do not share it."""
        homes = list(dict.fromkeys(map(self.of, clauses)))
        if len(homes) == 1:
            return homes[0]
        kinds = {self.steps[home].word for home in homes if home in self.steps}
        for topic, steps in self.asking.items():
            alike = {step.slug for step in steps if step.word in kinds}
            if {step.slug for step in steps} >= set(homes):
                return topic if alike == set(homes) else None
        return homes[0]

    def order(self, found: Mapping[str, Collection[Clause]]) -> list[str]:
        """As a hand is played. What several steps do alike comes before what each does otherwise.

        What only the house says of several steps follows the last of them.
        """
        order = list(found)
        for topic, steps in self.asking.items():
            own = [step.slug for step in steps if step.slug in found and step.slug != topic]
            if own and topic in found and all(self._of_others(topic, clause) for clause in found[topic]):
                order.remove(topic)
                alike = any(clause.topic in self.steps for clause in found[topic])
                order.insert(order.index(own[0]) if alike else order.index(own[-1]) + 1, topic)
        return order

    def title(self, id_: str, topic: str) -> str:
        """The heading of a section: `The draw`, `Betting`; `Every draw`, where all exchanges are draws."""
        nouns = {step.phase.noun for step in self.asking.get(id_, ())}
        if id_ == EXCHANGES and len(nouns) == 1:
            return f"Every {nouns.pop().removeprefix('the ')}"
        return TITLES.get(id_) or capital(self.steps[id_].name if id_ in self.steps else topic)

    @staticmethod
    def _of_others(topic: str, clause: Clause) -> bool:
        return clause.id.startswith("policy.") or slug_of(clause.topic) != topic


def homes(rules: Rulebook) -> Homes:
    """The sections of a rulebook."""
    dealt = next((place for place, step in enumerate(rules.steps) if step.phase.cards()), 0)
    asking: dict[str, tuple[Step, ...]] = {}
    consulting: dict[str, tuple[Step, ...]] = {}
    for place, step in enumerate(rules.steps):
        asked = step.phase.asks(rules.steps[:place])
        for policy in asked:
            id_ = f"policy.{policy.aspect}"
            consulting[id_] = (*consulting.get(id_, ()), step)
        for topic in dict.fromkeys(slug_of(policy.topic) for policy in asked):
            asking[topic] = (*asking.get(topic, ()), step)
    asking.pop(BEFORE, None)
    return Homes(
        steps={step.slug: step for step in rules.steps},
        early=frozenset(step.slug for step in rules.steps[:dealt]),
        told=frozenset(slug_of(clause.topic) for clause in rules.clauses),
        asking=asking,
        consulting=consulting,
    )
