"""The list of all variants, by family; a script makes filters of what each item says of itself."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, get_args, get_type_hints

from croupier.phases import every_phase
from croupier.rules.documents import VariantDocument
from croupier.spec.values import in_words
from croupier.website.page import page
from croupier.website.prose import attribute, capital, drawn, link, listed, note, safe
from croupier.website.rounds import players, rounds_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.rules import Entry, Library, Rulebook

TIERS = {
    "bronze": "The rules can be played, and whatever a sentence says is checked in hands played at random.",
    "silver": "Hands that people told show every sentence, and every mistake that anybody could make in the rules "
    "fails one of them.",
    "gold": "Besides, every hand of several small worlds was played, and a second, independent engine or reader "
    "agrees.",
}
"""What each tier means."""


def index_page(library: Library) -> str:
    """Every variant, by family."""
    booklet = link("a booklet", "booklet.md")
    lead = f"Every game on these pages, by family; {booklet} has them for paper.\n{{ .lead }}"
    blocks = ["# Variants { #top }", lead]
    for family in get_args(get_type_hints(VariantDocument)["family"]):
        found = [entry for entry in library.variants.values() if entry.rules.family == family]
        if found:
            blocks += [f"## {capital(family)} {{ #{family.replace(' ', '-')} }}", *_catalogue(found)]
    blocks += _tiers(library)
    return page("Variants", "Every variant, by family.", "spec/variants/", blocks)


def _tiers(library: Library) -> Iterator[str]:
    """What the tiers mean, where any game here is of one."""
    if any(entry.tier for entry in library.variants.values()):
        yield "## Bronze, silver and gold { #tiers }"
        yield "How far a game is proven."
        yield "\n".join(f"**{capital(tier)}**\n:   {words}\n" for tier, words in TIERS.items())


def _catalogue(entries: Iterable[Entry]) -> Iterator[str]:
    yield '<div class="catalogue" markdown>'
    for entry in entries:
        rules = entry.rules
        also = f"also {', '.join(map(safe, rules.also_known_as))}" if rules.also_known_as else ""
        made_from = f"a variant of {safe(entry.parent.name)}" if entry.parent else ""
        facts = (f"{players(rules)} players", also, made_from, _rounds(rules), _among(rules), entry.tier or "")
        term = f"{link(safe(rules.name), f'{rules.slug}.md')} {{ {_data(entry)} }}"
        yield f"{term}\n:   {drawn(rules.summary)} {note(facts)}"
    yield "</div>"


def _data(entry: Entry) -> str:
    """What the filters go by."""
    rules = entry.rules
    least, most = rules.players
    said = {
        "least": least,
        "most": most,
        "deck": len(rules.deck),
        "rounds": _betting(rules),
        "family": rules.family,
        "has": ",".join(_kinds(rules)),
        "wins": ",".join(share.name for share in rules.shares),
        **({"tier": entry.tier} if entry.tier else {}),
    }
    return " ".join(f'data-{key}="{attribute(str(value))}"' for key, value in said.items())


def _betting(rules: Rulebook) -> int:
    return sum(each.betting is not None for each in rounds_of(rules))


def _rounds(rules: Rulebook) -> str:
    many = _betting(rules)
    return f"{in_words(many)} betting round{'s' * (many != 1)}"


def _among(rules: Rulebook) -> str:
    kinds = _kinds(rules)
    return listed(kinds) if kinds else ""


def _kinds(rules: Rulebook) -> tuple[str, ...]:
    """What there is between the deal and the showdown besides betting: `draw`, `two draws`, `take-back`."""
    kinds = every_phase()
    among = (step for step in rules.steps if kinds[step.word].stands == "among the cards" and kinds[step.word].deeds)
    many = Counter(kinds[step.word].noun.removeprefix("the ") for step in among if step.phase.bet_size() is None)
    return tuple(noun if count == 1 else f"{in_words(count)} {noun}s" for noun, count in many.items())
