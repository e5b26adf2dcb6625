"""Addresses are permanent: `spec/addresses.lock` lists every one ever published, `spec/redirects.yaml` moves some.

An anchor is promised where the Markdown has it: ids of clauses, cases, questions, terms, headings. What a generator
makes of the words of a heading is not, nor is what stands on the pages about runs of implementations.
"""

from __future__ import annotations

import html
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.spec import Fault, Place, SpecError, read
from croupier.spec.values import did_you_mean
from croupier.website.plainly import SIGN
from croupier.website.policy import closed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from pathlib import Path

    from croupier.rules import Library

LOCK, REDIRECTS = "addresses.lock", "redirects.yaml"
HEADER = """\
# Every address of the website ever published, one a line. None vanishes: `spec/redirects.yaml` names its successor.
# Written by `croupier build`; addresses are only ever added.
"""
UNPROMISED = "implementations/"
"""Anchors in there are as long-lived as a run."""
MOST_ADVISED = 50
_ANCHOR = re.compile(r"""<[a-zA-Z][\w-]*(?:\s+[^\s"'<>=/]+(?:="[^"]*")?)*?\s+id="([^"]+)\"""")
_CONTENT = re.compile(r"<article\b.*</article>", re.DOTALL)


def anchors(page: str) -> list[str]:
    """Every id in the content of a page, in order."""
    content = _CONTENT.search(page)
    return [html.unescape(id_) for id_ in _ANCHOR.findall(content[0])] if content else []


def promised(address: str, found: Iterable[str], source: str) -> Iterator[str]:
    """The addresses of a page that are permanent, given its anchors and the Markdown that it was made from."""
    yield address
    if not address.startswith(UNPROMISED):
        yield from (f"{address}#{id_}" for id_ in found if f"#{id_} " in source or f'id="{id_}"' in source)


@dataclass(frozen=True, slots=True, kw_only=True)
class Published:
    """What there is, and what has been promised."""

    library: Library
    now: Mapping[str, frozenset[str]]
    """Every page with all its anchors."""
    promised: frozenset[str]
    """The addresses of now that are permanent."""

    def check(self) -> None:
        """Raises SpecError where an address has vanished, or a redirect leads nowhere or hides what is there."""
        faults = [*self._vanished(), *self._astray()]
        if faults:
            raise SpecError(faults)

    def lock_text(self) -> str:
        """What the list holds once everything of now is published."""
        every = sorted({*(address for _, address in locked(self.library.root)), *self.promised})
        return HEADER + "".join(f"{each}\n" for each in every)

    def _vanished(self) -> Iterator[Fault]:
        path = self.library.root / LOCK
        told = 0
        for line, address in locked(self.library.root):
            if self._is_there(address) or self._moved(address):
                continue
            told += 1
            near = did_you_mean(address, sorted(self.promised)) if told <= MOST_ADVISED else None
            advice = f"name its successor in spec/{REDIRECTS}" + (f", perhaps `{near}`" if near else "")
            place = Place(self.library.shown(path), line, 1, width=len(address), text=address)
            yield Fault("R10", f"the published address `{address}` has vanished", place, help=advice)

    def _astray(self) -> Iterator[Fault]:
        if not self.library.redirects:
            return
        source = read(self.library.shown(self.library.root / REDIRECTS))
        for old, new in self.library.redirects.items():
            place = source.place(("addresses", old))
            if not self._is_there(new):
                yield Fault("R10", f"`{old}` is said to have moved to `{new}`, which does not exist", place)
            if self._is_there(old):
                yield Fault("R10", f"`{old}` is said to have moved, and is still there", place)

    def _is_there(self, address: str) -> bool:
        page, _, anchor = address.partition("#")
        return page in self.now and (not anchor or anchor in self.now[page])

    def _moved(self, address: str) -> bool:
        """By name, or with its page, to an anchor that is called the same."""
        page, _, anchor = address.partition("#")
        to = self.library.redirects
        return address in to or (page in to and self._is_there(f"{to[page].partition('#')[0]}#{anchor}"))


def locked(root: Path) -> list[tuple[int, str]]:
    """What has been published, with its line."""
    path = root / LOCK
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return [(number, line) for number, line in enumerate(lines, 1) if line and not line.startswith("#")]


# Where somebody comes by an old address


def with_moved(page: str, address: str, redirects: Mapping[str, str]) -> str:
    """A page with the anchors that moved away from it: on the page itself at their new place, else as links below."""
    listed = []
    for old, new in redirects.items():
        if not old.startswith(f"{address}#"):
            continue
        id_, (to, _, anchor) = html.escape(old.partition("#")[2]), new.partition("#")
        place = re.search(rf'<[a-zA-Z][^<>]*\sid="{re.escape(html.escape(anchor))}"[^<>]*>', page) if anchor else None
        if to == address and place:
            page = f'{page[: place.end()]}<span id="{id_}"></span>{page[place.end() :]}'
        else:
            href = html.escape(_from(address, new))
            listed.append(f'<p id="{id_}">What was here has moved: <a href="{href}">{html.escape(new)}</a>.</p>')
    return page.replace("</article>", f"{''.join(listed)}</article>", 1) if listed else page


def moved_page(address: str, redirects: Mapping[str, str], top: str | None) -> str:
    """The page at an old address: it leads on, with or without scripts, to the anchor that was asked for."""
    onward = html.escape(_from(address, redirects[address]))
    parts = {
        old.partition("#")[2]: _from(address, new)
        for old, new in redirects.items()
        if old.startswith(f"{address}#")
    }  # fmt: skip
    script = (
        "const to = document.querySelector('a').getAttribute('href');"
        "const asked = decodeURIComponent(location.hash.slice(1));"
        "const part = asked && document.getElementById(asked);"
        "location.replace(part ? part.getAttribute('href') : asked && !to.includes('#') ? to + location.hash : to)"
    )
    links = "".join(f'<li><a id="{html.escape(old)}" href="{html.escape(new)}">{html.escape(old)}</a></li>'
                    for old, new in parts.items())  # fmt: skip
    canonical = f'<link rel="canonical" href="{html.escape(top + redirects[address])}">' if top else ""
    lines = (
        "<!doctype html>",
        f"<!-- {SIGN} -->",
        f'<html lang="en"><head><meta charset="utf-8">{closed(scripts=(script,))}<title>Moved</title>{canonical}',
        f'<noscript><meta http-equiv="refresh" content="0; url={onward}"></noscript></head>',
        f'<body><p>This page has moved: <a href="{onward}">{onward}</a>.</p>{f"<ul>{links}</ul>" if links else ""}',
        f"<script>{script}</script></body></html>",
    )
    return "\n".join(lines) + "\n"


def _from(address: str, other: str) -> str:
    """The way from one address to another."""
    return f"{'../' * address.count('/')}{other}"
