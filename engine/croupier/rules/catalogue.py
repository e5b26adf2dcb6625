"""The catalogue: games that somebody has documented, declared here or not, and what the language lacks for each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from croupier.evaluators import ranking
from croupier.evaluators import words as rankings
from croupier.phases import every_phase
from croupier.policies import every_policy
from croupier.rules.crosschecks import strangers
from croupier.rules.decks import Deck
from croupier.rules.documents import Format, Text, VariantDocument
from croupier.rules.shares import ShareOptions
from croupier.rules.wilds import WildRule
from croupier.spec import Fault, SpecError, fill, read
from croupier.spec.annotations import literals, members, options
from croupier.spec.bounds import longest
from croupier.spec.values import Players, slug_of

if TYPE_CHECKING:
    from croupier.rules.documents import Tier
    from croupier.rules.library import Library

Word = Annotated[str, longest(60)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Primitive:
    """Something that games need of the language."""

    name: Text
    """What a player would call it."""
    carried_by: tuple[Word, ...] = ()
    """What in the language says it, all of it needed: a word of a step or of a ranking, or one of its options, such as
    `deal`, `deal.up`, `bet.opens: best showing`; an option of a share, of the deck or of
    wild cards, or a key of the document, such as
    `pot.needs`, `deck.jokers`, `wild.as: bug`; a policy, such as `policy.burn`. Nothing: nothing yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Documented:
    """A game that somebody has documented."""

    name: Text
    """What it is called there."""
    also: tuple[Word, ...] = ()
    """Other names."""
    family: Word
    """The kind of game."""
    players: Players
    """How many can play."""
    sources: tuple[Word, ...] = ()
    """Where it is documented: entries of `sources` with what to look for there, or websites."""
    needs: tuple[Word, ...]
    """The primitives it needs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CatalogueDocument:
    """All games that we know to be documented."""

    croupier: Format
    """The version of the document's format."""
    sources: Mapping[str, Text]
    """What the first words of sources stand for."""
    primitives: Mapping[str, Primitive]
    """What games need, by a short name."""
    games: Annotated[tuple[Documented, ...], longest(2000)]
    """The games, by family."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """A documented game, and how far it has come here."""

    game: Documented
    slug: str | None
    """Of the variant that declares it."""
    tier: Tier | None
    lacks: tuple[str, ...]
    """The primitives that the language does not have, by their short names; none where it is declared."""


def read_catalogue(path: str, faults: list[Fault]) -> CatalogueDocument | None:
    """The document, where it is sound; each game by one name, and with primitives that are listed."""
    try:
        source = read(path)
    except SpecError as error:
        faults.extend(error.faults)
        return None
    document = fill(source, (), CatalogueDocument, faults)
    if document is None:
        return None
    before, names = len(faults), set[str]()
    for place, game in enumerate(document.games):
        faults += strangers(source, ("games", place, "needs"), game.needs, document.primitives, "primitive")
        if game.name in names:
            faults.append(Fault("R03", f"two games are called `{game.name}`", source.place(("games", place, "name"))))
        names.add(game.name)
    return document if len(faults) == before else None


def catalogue_of(library: Library) -> tuple[Known, ...]:
    """Every documented game in the order of the catalogue; none where there is none, or where it has faults."""
    document = library.catalogue
    if document is None:
        return ()
    names = {
        slug_of(name): slug
        for slug, entry in library.variants.items()
        for name in (*entry.rules.also_known_as, entry.rules.name, slug)
    }
    offered = {id_: all(map(is_offered, each.carried_by)) and bool(each.carried_by)
               for id_, each in document.primitives.items()}  # fmt: skip
    return tuple(_known(library, game, names.get(slug_of(game.name)), offered) for game in document.games)


def _known(library: Library, game: Documented, slug: str | None, offered: Mapping[str, bool]) -> Known:
    if slug is not None:
        return Known(game=game, slug=slug, tier=library.variants[slug].tier, lacks=())
    return Known(game=game, slug=None, tier=None, lacks=tuple(each for each in game.needs if not offered.get(each)))


def is_offered(said: str) -> bool:
    """Whether the language has it: a word, an option of it, a value of that."""
    path, _, value = said.partition(": ")
    head, _, option = path.partition(".")
    if head == "policy":
        return option in every_policy()
    kind = _kinds().get(head)
    if kind is None or not option:
        return kind is not None
    found = options(kind)
    return option in found and (not value or any(value in literals(each) for each in members(found[option])))


def _kinds() -> Mapping[str, type]:
    """What has options, by its word."""
    return {
        "variant": VariantDocument, "pot": ShareOptions, "deck": Deck, "wild": WildRule,
        **{word: ranking(word) for word in rankings()}, **every_phase(),
    }  # fmt: skip
