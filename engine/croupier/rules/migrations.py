"""The formats of documents, and how a text in an older one becomes a text in the next. Comments and layout stay."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields
from typing import TYPE_CHECKING

from croupier.rules.documents import (
    CasesDocument,
    HouseDocument,
    RulingHead,
    SourceDocument,
    UnprovenDocument,
    VariantDocument,
)
from croupier.rules.papers import GlossaryDocument
from croupier.rules.publishing import RenamedDocument
from croupier.rules.rulings import parted
from croupier.spec import Fault, Place, SpecError, read_text

if TYPE_CHECKING:
    from croupier.spec import Source

KEY = "croupier"
EDITOR = "# yaml-language-server:"
"""How the line begins by which an editor finds the schema; it stays on top."""
_RULE = "---\n"
_KINDS = (
    *(VariantDocument, CasesDocument, HouseDocument, SourceDocument),
    *(GlossaryDocument, UnprovenDocument, RenamedDocument, RulingHead),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Migration:
    """The way from one format to the next. The number itself is written by `migrated`."""

    does: str
    """What changes for the author, after "now it"."""
    rewrite: Callable[[str], str] = str
    """The text with everything else that changes, edited where it stands, so that comments and layout stay."""


MIGRATIONS: tuple[Migration, ...] = (Migration(does="says the format it is written in"),)
"""In order. The first one starts from documents that name no format, the last one ends at the present format."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Migrated:
    """A text in the present format, and how it came there."""

    text: str
    before: int
    """The format it was written in; 0 if it named none."""
    way: tuple[Migration, ...]
    """Nothing, where it was in the present format."""


def migrated(text: str, path: str) -> Migrated:
    """The text of a document in the present format. Raises SpecError where it is in none that we know."""
    before_head, head, after = _parted(text, path)
    before = _format(read_text(head, path))
    way = MIGRATIONS[before:]
    for number, migration in enumerate(way, before + 1):
        head = _numbered(migration.rewrite(head), number, path)
    return Migrated(text=before_head + head.removeprefix("\n" * bool(before_head)) + after, before=before, way=way)


def _parted(text: str, path: str) -> tuple[str, str, str]:
    """What stands before the YAML, the YAML, and what stands after it: a ruling has a head, between two rules.

    A line in place of the first rule keeps the numbers of lines true.
    """
    if not path.endswith(".md"):
        return "", text, ""
    head, body = parted(text)
    if not body:
        raise SpecError([Fault("Y05", "a ruling begins with a head between two lines of `---`", Place(path))])
    return _RULE, "\n" + head, _RULE + body


def _format(source: Source) -> int:
    """The format that a document names; 0 for none. Raises SpecError for one that we do not know."""
    data, present = source.data, len(MIGRATIONS)
    if not isinstance(data, Mapping):
        raise SpecError([Fault("S04", "a document is made of keys and values", source.place(()))])
    if KEY not in data:
        if not any(_resembles(data, kind) for kind in _KINDS):
            help_ = f"if it is one, write `{KEY}: {present}` at its top"
            raise SpecError([Fault("S02", "this looks like no document of Croupier", source.place(()), help=help_)])
        return 0
    said, place = data[KEY], source.place((KEY,))
    if type(said) is not int or said < 1:
        help_ = f"write `{KEY}: {present}`, if it is written as documents are now"
        raise SpecError([Fault("S04", f"`{KEY}` is the number of a format, from 1 to {present}", place, help=help_)])
    if said > present:
        message = f"this is written in format {said}, and this Croupier knows formats up to {present}"
        raise SpecError([Fault("S05", message, place, help="update Croupier: `pip install --upgrade croupier`")])
    return said


def _resembles(data: Mapping[object, object], kind: type) -> bool:
    """Whether the keys are those of such a document, as far as it cannot do without them."""
    options = [each for each in fields(kind) if each.name != KEY]
    needed = {each.name for each in options if each.default is MISSING and each.default_factory is MISSING}
    return needed <= data.keys() and not data.keys().isdisjoint(each.name for each in options)


def _numbered(text: str, number: int, path: str) -> str:
    """The text with the number of its format: in place of an older one, or on a line of its own."""
    source = read_text(text, path)
    lines = text.split("\n")
    assert isinstance(source.data, Mapping), "the format has been read"
    if KEY in source.data:
        place = source.place((KEY,))
        _splice(lines, place.line - 1, place.column - 1, str(number), place.width)
    elif (start := source.place(())).text[start.column - 1 :].startswith("{"):
        _splice(lines, start.line - 1, start.column, f"{KEY}: {number}, ")
    else:
        line = f"{' ' * (start.column - 1)}{KEY}: {number}"
        lines.insert(_top(lines, start.line - 1), line + "\r" * lines[start.line - 1].endswith("\r"))
    made = "\n".join(lines)
    assert read_text(made, path).data == {**source.data, KEY: number}, "nothing but the number has changed"
    return made


def _splice(lines: list[str], line: int, column: int, new: str, width: int = 0) -> None:
    lines[line] = lines[line][:column] + new + lines[line][column + width :]


def _top(lines: list[str], first: int) -> int:
    """The line for the number: below what speaks to editors or of the whole file, above the note of the first key."""
    top = 0
    while top < first and (not lines[top].strip() or lines[top].startswith(("---", EDITOR))):
        top += 1
    end = top
    while end < first and lines[end].lstrip().startswith("#"):
        end += 1
    return end + 1 if top < end < first and not lines[end].strip() else top
