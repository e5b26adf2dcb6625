"""Keys of documents and options of steps, as their own code describes them: kind, default, meaning."""

from __future__ import annotations

from dataclasses import MISSING, fields, is_dataclass
from typing import TYPE_CHECKING, Any, get_args

from croupier.spec.annotations import bare, expected, from_text, key_of, kinds, members, options
from croupier.spec.documentation import documentation
from croupier.spec.values import slug_of
from croupier.website.prose import link, note, safe

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

KINDS = ("Document", "Head", "Options")
"""What the name of a class adds to the word for the thing itself."""

LONGEST, MOST_CHIPS = 2000, 1000000000

PAGES: Mapping[str, str] = {
    "language.md": "Documents",
    "steps.md": "Steps",
    "policies.md": "Policies",
    "sentences.md": "Sentences",
}
"""The pages of the reference."""


def kicker(here: str) -> str:
    """The way from one page of the reference to the others."""
    ways = (title if name == here else link(title, name) for name, title in PAGES.items())
    return f"The language: {' · '.join(ways)}\n{{ .kicker }}"


def code(text: str) -> str:
    """The text as it is written in a document."""
    return f"`{text}`"


def told(text: str) -> str:
    """A docstring for a page: what stands in backticks stays code, and nothing else is taken for Markdown."""
    return "".join(code(part) if odd % 2 else _apart(part) for odd, part in enumerate(text.split("`")))


def _apart(part: str) -> str:
    """Made safe, and still apart from the code beside it."""
    before, after = part[:1].isspace(), part[-1:].isspace() and bool(part.strip())
    return f"{' ' * before}{safe(part)}{' ' * after}"


def called(type_: type) -> str:
    """What a mapping of this kind is called: `HouseRule` → `house rule`."""
    name = type_.__name__
    for kind in KINDS:
        name = name.removesuffix(kind)
    return "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in name).strip()


def anchor(type_: type) -> str:
    """Where the page describes such a mapping."""
    return slug_of(called(type_))


def keys_of(type_: type) -> Mapping[str, object]:
    """Every key, and its annotation."""
    return options(type_)


def own_keys(type_: type) -> Mapping[str, object]:
    """The keys that a kind of mapping does not share with the one it builds on, and their annotations."""
    base = basis(type_)
    shared = options(base) if base else {}
    return {key: annotation for key, annotation in options(type_).items() if key not in shared}


def basis(type_: type) -> type | None:
    """The kind of mapping whose keys it has as well."""
    return next((base for base in type_.__mro__[1:] if is_dataclass(base)), None)


def nested(type_: type) -> Iterator[type]:
    """The kinds of mappings that stand inside one."""
    for annotation in options(type_).values():
        yield from _inside(annotation)


def _inside(annotation: object) -> Iterator[type]:
    for member in members(annotation):
        type_ = bare(member)[0]
        if from_text(member):
            continue
        if is_dataclass(type_) and isinstance(type_, type):
            yield type_
        else:
            for each in get_args(type_):
                yield from _inside(each) if not isinstance(each, str | int) else ()


def kind(annotation: object) -> str:
    """What may be written, with what stands inside: `a list; each item a name`."""
    return ", or ".join(_kind(member) for member in members(annotation))


def _expected(member: object) -> str:
    """What may be written, without bounds that only strangers' files come near."""
    words = expected(member).removesuffix(f" of 1 to {LONGEST} letters")
    return words.removesuffix(f" from 0 to {MOST_CHIPS}").removesuffix(f" from 1 to {MOST_CHIPS}")


def _kind(member: object) -> str:
    type_, arguments = bare(member)[0], get_args(bare(member)[0])
    words = told(_expected(member))
    if from_text(member):
        return words
    if is_dataclass(type_) and isinstance(type_, type):
        article = "an" if called(type_)[0] in "aeiou" else "a"
        return link(f"{article} {called(type_)}", f"#{anchor(type_)}")
    if not arguments or kinds(member) == {str}:
        return words
    if kinds(member) == {list} and arguments[0] is not object:
        return f"{words}; each item {kind(arguments[0])}"
    if kinds(member) == {dict}:
        inside = "options" if arguments[1] is object else kind(arguments[1])
        return f"{words} of {kind(arguments[0])} to {inside}"
    return words


def default(type_: type, key: str) -> str:
    """`required`, or what holds where the key is left out; nothing where it is simply not there."""
    field = next(each for each in fields(type_) if key_of(each.name) == key)
    if field.default is MISSING and field.default_factory is MISSING:
        return "required"
    value: Any = field.default
    return f"otherwise {code(str(value))}" if isinstance(value, str | int) else ""


def entry(type_: type, key: str, annotation: object, at: str, more: str = "") -> str:
    """One key: its name, what it means, what may be written."""
    facts = note((kind(annotation), default(type_, key), more))
    meaning = told(documentation(type_).get(key, ""))
    return f"{code(key)} {{ #{at}.{key} }}\n:   {meaning}<br>{facts}"


def entries(each: Iterable[str]) -> str:
    """Entries in a row, as the style sheet knows them."""
    text = "\n\n".join(each)
    return f'<div class="questions" markdown>\n\n{text}\n\n</div>'
