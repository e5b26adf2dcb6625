"""The page of the houses: every question that a house answers, and how ours do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies import every_policy
from croupier.website.changes import marked
from croupier.website.page import page
from croupier.website.prose import drawn, link, listed, note, safe

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.rules import Library
    from croupier.rules.documents import HouseDocument


def house_page(library: Library) -> str:
    """The houses, what they answer differently, side by side, and what they agree on."""
    houses = _houses(library)
    blocks = ["# Houses { #top }", "What the sources of a game leave open, a house decides.\n{ .lead }"]
    for slug, house in houses.items():
        stakes = ", ".join(f"{stake} {chips}" for stake, chips in house.stakes.items())
        blocks.append(
            f'<span id="house.{slug}"></span>**{safe(house.name)}.** {drawn(house.summary)} '
            f"Usual stakes: {safe(house.betting)}, {stakes}."
        )
    given = {
        word: {house.name: policy.text(house.policies[word]) for house in houses.values()}
        for word, policy in every_policy().items()
    }
    parted = {word: answers for word, answers in given.items() if len(set(answers.values())) > 1}
    if parted:
        blocks += ["## Where they differ { #differences }", *_table(library, parted)]
        blocks.append("## What they agree on { #alike }")
    blocks.append('<div class="questions" markdown>')
    blocks += [_alike(library, word) for word in given if word not in parted]
    blocks.append("</div>")
    return page("Houses", "What sources leave open, and what a house decides.", "spec/house/", blocks)


def _table(library: Library, parted: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    """A column for each house; what the first does not say is marked in the others, what the second does not, in it."""
    names = [safe(house.name) for house in _houses(library).values()]
    yield '<div class="rounds sides" markdown>'
    rows = []
    for word, answers in parted.items():
        policy = every_policy()[word]
        first, *others = answers.values()
        said = [marked(others[0], first, "new"), *(marked(first, other, "new") for other in others)]
        cells = (f'{text} {{ data-label="{name}" }}' for name, text in zip(names, said, strict=True))
        question = f'<b id="policy.{policy.aspect}">{safe(policy.asks)}</b> {_elsewhere(library, word)}'
        rows.append(f"| {question} | {' | '.join(cells)} |")
    yield "\n".join((f"| Question | {' | '.join(names)} |", f"|---|{'---|' * len(names)}", *rows))
    yield "</div>"


def _houses(library: Library) -> dict[str, HouseDocument]:
    """The houses, the one in which most variants are played first."""
    played = [entry.rules.house for entry in library.variants.values()]
    return dict(sorted(library.houses.items(), key=lambda item: -played.count(item[0])))


def _alike(library: Library, word: str) -> str:
    policy = every_policy()[word]
    answer = next(policy.text(house.policies[word]) for house in library.houses.values())
    said = " ".join(filter(None, (drawn(answer), _elsewhere(library, word))))
    return f"{safe(policy.asks)} {{ #policy.{policy.aspect} }}\n:   {said}"


def _elsewhere(library: Library, word: str) -> str:
    """What no house of ours answers, and which games answer the question themselves."""
    policy = every_policy()[word]
    ours = {house.policies[word] for house in library.houses.values()}
    others = [] if policy.many else [safe(says) for answer, says in policy.says.items() if answer not in ours]
    games = [link(safe(entry.rules.name), f"../variants/{slug}.md#policy.{policy.aspect}")
             for slug, entry in library.variants.items() if word in entry.plan.policies]  # fmt: skip
    return note((
        f"elsewhere: {' <i>or</i> '.join(others)}" if others else "",
        f"{listed(games)} {'answers' if len(games) == 1 else 'answer'} it without a house" if games else "",
    ))  # fmt: skip
