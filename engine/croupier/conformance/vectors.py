"""All hands that an implementation is asked to play: those that come with Croupier, or some of one's own."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING

from croupier.conformance.cases import case_vectors
from croupier.conformance.filed import HEADER, bare, filed, is_fresh, read_vectors, text_of
from croupier.conformance.generating import batches, made
from croupier.conformance.making import HANDS, SEED, Commission
from croupier.conformance.ordering import RankQuestion, TableQuestion
from croupier.conformance.questions import HandQuestion
from croupier.conformance.tabled import read_chain, read_version, shipped_texts
from croupier.conformance.twins import TwinQuestion, twins_of
from croupier.evaluators import words
from croupier.spec.data import data
from croupier.spec.writing import sync_folder

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator
    from pathlib import Path

    from croupier.conformance.filed import FiledLine, HandLevel
    from croupier.conformance.questions import Question
    from croupier.conformance.ranked import RankVector
    from croupier.conformance.vector import Vector
    from croupier.rules import Entry, Library


def shipped(library: Library, variants: Collection[str] = ()) -> Iterator[Vector]:
    """The hands of these variants, or of all: read where they came with Croupier and nobody changed the specs since.

    Raises what `library.variant` raises, and Untrue for a case that cannot be played.
    """
    for slug in variants or library.kept:
        entry = library.variant(slug)
        path = shelf() / f"{slug}.json"
        known = library.is_ours and is_fresh(path, library, entry)
        yield from map(bare, read_vectors(path)) if known else small(library, entry)


def shipped_ranks(word: str) -> Iterator[RankVector]:
    """The hands to be compared by a ranking: of every class one at least."""
    return read_chain(shelf() / "ranking" / f"{word}-classes.json")


def questions(library: Library, variants: Collection[str] = ()) -> Iterator[Question]:
    """All that is asked: every hand of these variants; where none are named, of all, and the order of all hands.

    Raises what `shipped` raises.
    """
    for slug in variants or library.kept:
        vectors = tuple(shipped(library, (slug,)))
        yield from map(HandQuestion, vectors)
        yield from map(TwinQuestion, twins_of(library, vectors))
    if not variants:
        for word in words(ours=True):
            yield from map(RankQuestion, shipped_ranks(word))
            yield TableQuestion(word)


def shelf() -> Path:
    """Where the vectors lie that come with Croupier."""
    return data("features", "vectors")


def small(library: Library, entry: Entry) -> Iterator[Vector]:
    """The cases of a variant, and a few hands of each family; every hand once."""
    met: set[str] = set()
    generated = (each for batch in batches(entry.rules.slug, HANDS, SEED) for each in made(library, batch))
    for vector in (*case_vectors(entry), *generated):
        if vector.id not in met:
            met.add(vector.id)
            yield vector


def small_text(library: Library, entry: Entry) -> str:
    """The file that ships: the hand of a case at level `legal`, what branches off from it only at `result`."""
    commission, slug = Commission(variants=(entry.rules.slug,)), entry.rules.slug
    return text_of(library, entry, tuple(_lines(library, entry)), commission.making(slug, 1))


def _lines(library: Library, entry: Entry) -> Iterator[FiledLine]:
    families: set[str] = set()
    for vector in small(library, entry):
        level: HandLevel = "legal" if vector.id.count("/") == 1 else "result"
        if vector.family not in families:
            families.add(vector.family)
            level = "full"
        yield filed(entry.under(vector.house_rules, vector.house), vector, level)


def sync(library: Library, *, anew: bool) -> tuple[str, ...]:
    """Make the files that come with Croupier; the names of those that changed.

    Unless it is to be done anew, what was made from the same specs by the same version stays as it is.
    """
    folder, texts = shelf(), {}
    for slug, entry in library.kept.items():
        path = folder / f"{slug}.json"
        known = not anew and is_fresh(path, library, entry)
        texts[path.name] = path.read_text(encoding="utf-8") if known else small_text(library, entry)
    texts |= _tables(folder, anew=anew)
    return sync_folder(folder, texts, header=HEADER)


def _tables(folder: Path, *, anew: bool) -> dict[str, str]:
    made = {path.relative_to(folder).as_posix(): path for path in (folder / "ranking").glob("*.json")}
    if (
        anew
        or not {f"ranking/{word}.json" for word in words(ours=True)} <= made.keys()
        or any(read_version(path) != version("croupier") for path in made.values())
    ):
        return dict(shipped_texts())
    return {name: path.read_text(encoding="utf-8") for name, path in made.items()}
