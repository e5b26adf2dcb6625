"""The policy that a page gives itself: no script runs that its theme did not write, nothing comes from elsewhere.

Scripts are known by their digests. A digest of whatever stands in a page would let in what a stranger has put there, so
only those of the theme count: they are the ones of 404.html, the page on which nobody's words stand.
"""

from __future__ import annotations

import html
import re
from base64 import b64encode
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_HERE = "'self' file:"
"""Firefox holds that a page in a folder has no self; a page on the web can load no file."""
_SCRIPT = re.compile(r"<script\b([^>]*)>(.*?)</script\s*>", re.DOTALL | re.IGNORECASE)
_NO_CODE = re.compile(r"""\bsrc\s*=|\btype\s*=\s*["']?application/(?:ld\+)?json\b""", re.IGNORECASE)
_STYLE = re.compile(r"<style\b[^>]*>(.*?)</style\s*>", re.DOTALL | re.IGNORECASE)
_STYLED = re.compile(r"""<[a-z][^<>]*\sstyle\s*=""", re.IGNORECASE)
_DEPTH = re.compile(r"""new URL\("[./]*",location\)""")
_HEAD = re.compile(r"""<meta charset=[^>]*>|<head\b[^>]*>""", re.IGNORECASE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """What the pages of one website may do."""

    scripts: frozenset[str]
    """The theme's scripts, wherever in the website their page is."""

    @classmethod
    def of(cls, plain: str) -> Policy:
        """The policy that lets in the scripts of a page on which nobody's words stand."""
        return cls(scripts=frozenset(map(_anywhere, _scripts(plain))))

    def strange(self, page: str) -> tuple[str, ...]:
        """The scripts of a page that are none of the theme's, and would not run."""
        return tuple(script for script in _scripts(page) if _anywhere(script) not in self.scripts)

    def put_into(self, page: str) -> str:
        """The page with the policy at its head, before anything that it speaks of."""
        known = (script for script in _scripts(page) if _anywhere(script) in self.scripts)
        return at_head(page, _meta(known, _STYLE.findall(page), attributes=bool(_STYLED.search(page))))


def closed(scripts: Iterable[str] = (), styles: Iterable[str] = ()) -> str:
    """The policy of a small page that loads nothing: it may do what stands in it."""
    return _tag(("default-src 'none'", *_hashed("script-src", "", scripts), *_hashed("style-src", "", styles),
                 *_SHUT))  # fmt: skip


def at_head(page: str, tag: str) -> str:
    """The page with a tag as early as can be."""
    found = _HEAD.search(page)
    return f"{page[: found.end()]}{tag}{page[found.end() :]}" if found else page


_SHUT = ("object-src 'none'", "base-uri 'none'", "form-action 'none'")


def _meta(scripts: Iterable[str], styles: Iterable[str], *, attributes: bool) -> str:
    return _tag((
        "default-src 'none'",
        *_hashed("script-src", f"{_HERE} 'wasm-unsafe-eval'", scripts),
        *_hashed("style-src", _HERE, styles),
        *(("style-src-attr 'unsafe-inline'",) if attributes else ()),
        f"img-src {_HERE} data:",
        *(f"{what}-src {_HERE}" for what in ("font", "connect", "worker", "frame", "media")),
        *_SHUT,
    ))  # fmt: skip


def _hashed(what: str, more: str, texts: Iterable[str]) -> tuple[str, ...]:
    digests = dict.fromkeys(f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'" for text in texts)
    sources = " ".join(filter(None, (more, *digests)))
    return (f"{what} {sources}",) if sources else ()


def _tag(rules: Iterable[str]) -> str:
    return f'<meta http-equiv="Content-Security-Policy" content="{html.escape("; ".join(rules), quote=False)}">'


def _scripts(page: str) -> list[str]:
    """The code that stands in a page itself."""
    return [code for attributes, code in _SCRIPT.findall(page) if not _NO_CODE.search(attributes)]


def _anywhere(script: str) -> str:
    """A script without what depends on how deep in the website its page is."""
    return _DEPTH.sub("", script)
