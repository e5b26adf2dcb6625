"""What has changed in the rules, clause by clause: a page, and a feed for those who want to be told."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from croupier.website.changes import alone, changed, changes
from croupier.website.editions import changes_of, editions, told_of
from croupier.website.marked import verbatim
from croupier.website.page import HEADER, page
from croupier.website.prose import link, safe

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from croupier.rules import Library
    from croupier.website.editions import Change, Edition, Told

FEED = "feed.xml"
_SUMMARY = "What has changed in the rules, clause by clause."


def history_pages(library: Library) -> dict[str, str]:
    """The page and the feed, by file name. Nothing where there is no edition yet."""
    found = editions(library)
    return {"index.md": _page(library, found), FEED: _feed(library, found)} if found else {}


def _page(library: Library, found: tuple[Edition, ...]) -> str:
    now = {slug: told_of(entry) for slug, entry in library.proven.items()}
    blocks = ["# What has changed { #top }", f"{_SUMMARY} {link('A feed', FEED)} tells of each edition.\n{{ .lead }}"]
    blocks += [f"## Since edition {safe(found[-1].name)} {{ #since }}", *_changes(library, found[-1].variants, now)]
    for before, edition in _latest_first(found):
        blocks.append(f"## Edition {safe(edition.name)}, {safe(edition.date)} {{ #{_anchor(edition)} }}")
        if before is None:
            names = ", ".join(sorted(safe(str(told["name"])) for told in edition.variants.values()))
            blocks.append(f"The first: {names}.")
        else:
            blocks += _changes(library, before.variants, edition.variants)
    return page("What has changed", _SUMMARY, "spec/editions/", blocks)


def _latest_first(found: tuple[Edition, ...]) -> Iterator[tuple[Edition | None, Edition]]:
    """Each edition with the one before it."""
    yield from reversed(tuple(zip((None, *found), found, strict=False)))


def _changes(library: Library, before: Mapping[str, Told], after: Mapping[str, Told]) -> Iterator[str]:
    nothing = True
    for slug in dict.fromkeys((*after, *before)):
        found = tuple(_of(slug, before, after))
        name = safe(str((after.get(slug) or before[slug])["name"]))
        if slug not in before:
            yield f"**{_to(library, slug, name)}** is new."
        elif slug not in after:
            yield f"**{name}** is no longer told."
        elif found:
            yield f"**{_to(library, slug, name)}**"
            yield changes(_item(library, slug, each) for each in found)
        nothing &= slug in before and slug in after and not found
    if nothing:
        yield "No rule has changed."


def _of(slug: str, before: Mapping[str, Told], after: Mapping[str, Told]) -> Iterator[Change]:
    if slug in before and slug in after:
        yield from changes_of(before[slug], after[slug])


def _item(library: Library, slug: str, change: Change) -> str:
    here = slug in library.variants and any(it.id == change.id for it in library.variants[slug].rules.clauses)
    id_ = verbatim(change.id)
    name = f"{link(id_, f'../variants/{slug}.md#{change.id}') if here else id_} "
    if not change.before:
        return alone(name, change.after, "in addition")
    if not change.after:
        return alone(name, change.before, "no longer")
    return changed(name, change.before, change.after)


def _to(library: Library, slug: str, name: str) -> str:
    return link(name, f"../variants/{slug}.md") if slug in library.variants else name


def _anchor(edition: Edition) -> str:
    """A dot in an anchor would begin a class."""
    return "edition-" + "".join(each if each.isalnum() else "-" for each in edition.name)


def _feed(library: Library, found: tuple[Edition, ...]) -> str:
    """Atom. Ids are tags, so that they stay when the site moves."""
    title = library.site.title or "Croupier"
    address = (library.site.address or "").rstrip("/")
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        f"<!-- {HEADER} -->",
        '<feed xmlns="http://www.w3.org/2005/Atom">',
        f"<title>{escape(title)}: changes of the rules</title>",
        f"<id>{_tag(title, found[0], 'changes')}</id>",
        f"<updated>{escape(found[-1].date)}T00:00:00Z</updated>",
        f"<author><name>{escape(title)}</name></author>",
    ]
    if address:
        lines.append(f'<link href="{escape(address)}/changes/index.html"/>')
        lines.append(f'<link rel="self" href="{escape(address)}/changes/{FEED}"/>')
    for before, edition in _latest_first(found):
        lines += [
            "<entry>",
            f"<title>Edition {escape(edition.name)}</title>",
            f"<id>{_tag(title, edition, edition.name)}</id>",
            f"<updated>{escape(edition.date)}T00:00:00Z</updated>",
            *([f'<link href="{escape(address)}/changes/index.html#{_anchor(edition)}"/>'] * bool(address)),
            f'<content type="text">{escape(_in_words(before, edition))}</content>',
            "</entry>",
        ]
    return "\n".join((*lines, "</feed>", ""))


def _tag(title: str, edition: Edition, what: str) -> str:
    slug = "".join(each if each.isalnum() else "-" for each in title.lower()).strip("-")
    return escape(f"tag:{slug or 'rules'}.invalid,{edition.date}:{what}")


def _in_words(before: Edition | None, edition: Edition) -> str:
    """Every change as a line of text."""
    if before is None:
        return f"The first edition: {', '.join(str(told['name']) for told in edition.variants.values())}."
    lines: list[str] = []
    for slug, told in edition.variants.items():
        if slug not in before.variants:
            lines.append(f"{told['name']} is new.")
        lines += [_line(slug, each) for each in _of(slug, before.variants, edition.variants)]
    gone = [told["name"] for slug, told in before.variants.items() if slug not in edition.variants]
    return "\n".join((*lines, *(f"{name} is no longer told." for name in gone))) or "No rule has changed."


def _line(slug: str, change: Change) -> str:
    before = f" (before: {change.before})" if change.before else ""
    return f"{slug}/{change.id}: {change.after or 'no longer there'}{before}"
