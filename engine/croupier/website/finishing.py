"""One pass over the built website, for what plain Markdown cannot say: it makes do with any generator of HTML.

It gives each page its policy and the anchors that moved away from it; to each page of rules its data for search
engines, its other forms and its box; and to old addresses a page that leads on. In `mkdocs.yml`, `policy` under `extra`
says whether there are policies.
"""

from __future__ import annotations

import html
import json
import shutil
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from croupier.spec.writing import write_whole
from croupier.website.addresses import LOCK, Published, anchors, moved_page, promised, with_moved
from croupier.website.box import box_page
from croupier.website.linked_data import linked_data
from croupier.website.looks import accents
from croupier.website.policy import Policy, at_head

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from mkdocs.config.defaults import MkDocsConfig

    from croupier.rules import Library

_PLAIN = "404.html"
"""The page on which nobody's words stand."""
_SHOWN = 60


@dataclass(frozen=True, kw_only=True)
class Finishing:
    """A website that was just built, and what it was built from."""

    library: Library
    out: Path
    docs: Path
    address: str | None = None
    """Where it is published, with a slash at its end."""
    strict: bool = False
    """Whether its pages get a policy."""

    def run(self, only: Collection[str] | None = None) -> Published:
        """Finish every page, or those of some sources; what they publish. Raises PluginError for a strange script."""
        now, kept = {}, set()
        for name, source in self._pages(only):
            path = self.out / name
            text = path.read_text(encoding="utf-8")
            now[name] = frozenset(anchors(text))
            text = with_moved(text, name, self.library.redirects)
            if (data := source.with_suffix(".json")).is_file():
                text = self._told_apart(name, text, source, json.loads(data.read_text(encoding="utf-8")))
                box = f"variants/{source.stem}/box.html"
                now[box] = frozenset[str]()
                kept.add(box)
            write_whole(path, self._guarded(name, text))
            kept.update(promised(name, now[name], source.read_text(encoding="utf-8")))
        if (self.out / _PLAIN).is_file():
            plain = (self.out / _PLAIN).read_text(encoding="utf-8")
            write_whole(self.out / _PLAIN, self._guarded(_PLAIN, plain))
        for old in dict.fromkeys(each.partition("#")[0] for each in self.library.redirects):
            if old in self.library.redirects and not (self.out / old).exists():
                write_whole(self.out / old, moved_page(old, self.library.redirects, self.address))
        return Published(library=self.library, now=now, promised=frozenset(kept))

    def _pages(self, only: Collection[str] | None) -> Iterator[tuple[str, Path]]:
        """Every page that was made from Markdown, with its source."""
        for source in sorted(self.docs.rglob("*.md") if only is None else map(self.docs.joinpath, only)):
            name = source.relative_to(self.docs).with_suffix("")
            home = "index" if name.name == "README" else name.name
            for page in (name.with_name(f"{home}.html"), name / "index.html"):
                if (self.out / page).is_file():
                    yield page.as_posix(), source
                    break

    def _told_apart(self, name: str, text: str, source: Path, data: dict[str, Any]) -> str:
        """A page of rules with its other forms beside it, all of which it names at its head."""
        slug, page = source.stem, self.out / name
        shutil.copyfile(source, page.with_name(source.name))
        box = self.out / "variants" / slug / "box.html"
        write_whole(box, box_page(data, f"../{name.removeprefix('variants/')}", accents(self.library.site)))
        up = "../" * (name.count("/") - 1)
        forms = {"text/markdown": source.name, "application/json": f"{up}{slug}.json"}
        # With a blank, since Material takes what fits [rel=alternate] for another website, and asks for its sitemap.
        links = "".join(
            f'<link rel="alternate " type="{kind}" href="{html.escape(href)}">' for kind, href in forms.items()
        )
        address = self.address + name.removesuffix("index.html") if self.address else None
        return at_head(text, links + linked_data(data, address))

    def _guarded(self, name: str, text: str) -> str:
        if not self.strict:
            return text
        for script in self._policy.strange(text):
            from mkdocs.exceptions import PluginError  # noqa: PLC0415 - MkDocs is there, or nobody would have built it

            raise PluginError(
                f"{name}: a script stands in the page, and would not run: `{' '.join(script.split())[:_SHOWN]}`. "
                "Make it a file, and name it under `extra_javascript`; or set `extra: {policy: false}` in mkdocs.yml."
            )
        return self._policy.put_into(text)

    @cached_property
    def _policy(self) -> Policy:
        plain = self.out / _PLAIN
        return Policy.of(plain.read_text(encoding="utf-8") if plain.is_file() else "")


def finish(
    config: MkDocsConfig,
    library: Library,
    *,
    publish: bool = False,
    serving: bool = False,
    partly: bool = False,
    only: Collection[str] | None = None,
) -> None:
    """Finish what MkDocs has built, or no pages but those of some sources; with `publish`, promise its addresses.

    Where it was made with other reports, it is `partly` another website, and need not have all that was promised.
    MkDocs' own server puts a script of its own into the pages, so while it serves they have no policy. Raises SpecError
    for addresses that have vanished, PluginError for a script that could not run.
    """
    finishing = Finishing(
        library=library,
        out=Path(config.site_dir),
        docs=Path(config.docs_dir),
        address=f"{config.site_url.rstrip('/')}/" if config.site_url and not serving else None,
        strict=bool(config.extra.get("policy")) and not serving,
    )
    published = finishing.run(only)
    if not partly and only is None:
        published.check()
    if publish:
        write_whole(library.root / LOCK, published.lock_text())
