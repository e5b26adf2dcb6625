"""What the table and the house bring to a game: stakes, betting structures, answers to what the sources leave open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies import every_policy
from croupier.website.clauses import HOUSE
from croupier.website.prose import link, safe, sentence

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.policies import Policy
    from croupier.rules import Entry, Library, Rulebook

STRUCTURES: Mapping[str, str] = {
    "fixed limit": "Every bet and every raise is {bet}.",
    "spread limit": "Between {bet} and the most that the table agrees on.",
    "pot limit": "At least {bet}; a bet at most the pot, a raise at most the pot as it is after calling.",
    "no limit": "At least {bet}, at most all one has.",
}


def stakes_section(library: Library, entry: Entry, numbered: Mapping[str, str]) -> Iterator[str]:
    """Stakes, structures, and who answers what."""
    rules = entry.rules
    house = library.houses[rules.house]
    yield "## Stakes and house rules { #stakes }"
    yield (
        f"Each table decides what it plays for. Where nothing else is said, it is {_stakes(rules)}. "
        "Any of these betting structures will do:"
    )
    yield '<div class="rounds" markdown>'
    rows = [_structure(rules, name, says, numbered) for name, says in STRUCTURES.items()]
    yield "\n".join(("| Structure | At these stakes | Rule |", "|---|---|---|", *rows))
    yield "</div>"
    decided = [(word, policy) for word, policy in every_policy().items() if f"policy.{policy.aspect}" in numbered]
    by_house = sum(word not in entry.document.policies for word, _ in decided)
    yield (
        f"The sources of {safe(rules.name)} leave questions open. {by_house} of them are answered as in a "
        f"{link(safe(house.name).lower(), HOUSE)}; your table may answer otherwise."
    )
    rows = [_decision(entry, word, policy, numbered) for word, policy in decided]
    yield "\n".join((
        '??? folded "Who answers what"', "",
        *(f"    {line}" for line in ("| Question | Answer | Said by |", "|---|---|---|", *rows)),
    ))  # fmt: skip


def _stakes(rules: Rulebook) -> str:
    amounts = ", ".join(f"{stake} {chips}" for stake, chips in rules.stakes.amounts.items())
    return f"{rules.stakes.betting} with {amounts}" if amounts else str(rules.stakes.betting)


def _structure(rules: Rulebook, name: str, says: str, numbered: Mapping[str, str]) -> str:
    id_ = f"betting.{name.replace(' ', '-')}"
    bet = min((chips for stake, chips in rules.stakes.amounts.items() if stake.endswith("bet")), default=1)
    rule = link(numbered[id_], f"#{id_}") if id_ in numbered else "none"
    return f'| **{name.capitalize()}** | {says.format(bet=bet)} | {rule} {{ data-label="Rule" }} |'


def _decision(entry: Entry, word: str, policy: Policy, numbered: Mapping[str, str]) -> str:
    id_ = f"policy.{policy.aspect}"
    own = word in entry.document.policies
    answer = safe(_words(entry.rules.policies[word]))
    said_by = "this game" if own else link(safe(entry.rules.house), f"{HOUSE}#{id_}")
    return f"| {safe(policy.asks)} | {sentence(answer)} {link(numbered[id_], f'#{id_}')} | {said_by} |"


def _words(answer: object) -> str:
    """An answer as the house file has it; a list in a row."""
    return ", ".join(map(str, answer)) if isinstance(answer, tuple) else str(answer)
