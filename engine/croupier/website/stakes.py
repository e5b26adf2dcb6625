"""What the table and the house bring to a game: stakes, betting structures, answers to what the sources leave open."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import TYPE_CHECKING, get_args

from croupier.policies import every_policy
from croupier.spec.values import slug_of
from croupier.table.stakes import Betting
from croupier.website.examples import house_link
from croupier.website.origins import HOUSE, rule_link, variant_link
from croupier.website.prose import link, listed, note, safe

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.policies import Policy
    from croupier.rules import Entry, Library, Rulebook


def stakes_section(library: Library, entry: Entry, numbered: Mapping[str, str]) -> Iterator[str]:
    """Stakes, structures, and who answers what."""
    rules = entry.rules
    yield "## Stakes and the house { #stakes }"
    yield (
        f"Each table decides what it plays for. Where nothing else is said, it is {_stakes(rules)}. "
        f"Any betting structure will do: {listed(list(_structures(numbered)))}."
    )
    decided = [(word, policy) for word, policy in every_policy().items() if word in rules.policies]
    left = sum(word not in entry.plan.policies for word, _ in decided)
    agreed = ", then a house rule that the table has agreed on," if entry.document.house_rules else ","
    yield (
        f"{safe(rules.name)} leaves {left} question{'s' * (left != 1)} to the house. Here the answers are those of "
        f"{house_link(library, rules.house)}; your house may answer otherwise. What the game itself says comes "
        f"first{agreed} then the house."
    )
    rows = [_decision(library, entry, word, policy, numbered) for word, policy in decided]
    yield "\n".join((
        '??? folded "Who answers what"', "",
        *(f"    {line}" for line in ("| Question | Answer | Said by |", "|---|---|---|", *rows)),
    ))  # fmt: skip


def _stakes(rules: Rulebook) -> str:
    amounts = ", ".join(f"{stake} {chips}" for stake, chips in rules.stakes.amounts.items())
    return f"{rules.stakes.betting} with {amounts}" if amounts else str(rules.stakes.betting)


def _structures(numbered: Mapping[str, str]) -> Iterator[str]:
    """Every betting structure with the number of its rule."""
    for name in get_args(Betting):
        id_ = f"betting.{slug_of(name)}"
        yield f"{name} ({link(numbered[id_], f'#{id_}')})" if id_ in numbered else name


def _decision(library: Library, entry: Entry, word: str, policy: Policy, numbered: Mapping[str, str]) -> str:
    id_ = f"policy.{policy.aspect}"
    answer = f"`{_words(entry.rules.policies[word])}`"
    others = [rule_link(name) for name, rule in entry.document.house_rules.items() if word in rule.policies]
    unless = note((f"unless agreed: {listed(others)}",)) if others else ""
    said_by = " ".join(filter(None, (_answerer(library, entry, word, id_), unless)))
    number = link(numbered[id_], f"#{id_}")
    return f'| {safe(policy.asks)} | {answer} {number} | {said_by} {{ data-label="Said by" }} |'


def _answerer(library: Library, entry: Entry, word: str, id_: str) -> str:
    """This game, the game that it takes the answer from, or the house."""
    said = entry.plan.policies_said.get(word)
    if said is None:
        return link(safe(library.houses[entry.rules.house].name).lower(), f"{HOUSE}#{id_}")
    if said.source is entry.written.source:
        return "this game"
    return variant_link(library, PurePosixPath(said.source.path).stem, f"#{id_}")


def _words(answer: object) -> str:
    """An answer in the words of the house file; a list in a row."""
    return ", ".join(map(str, answer)) if isinstance(answer, tuple) else str(answer)
