"""One page anew is the page that a whole build would make."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier.cli._serving import variants_of
from croupier.rules import Library
from croupier.spec import SpecError
from croupier.website.build import site
from croupier.website.refreshing import refresh
from tests.cli.running import SLUG, change, project

SETTINGS = """\
site_name: Games
docs_dir: spec/pages
use_directory_urls: false
theme: {name: material, font: false}
extra: {policy: true, polyfills: [iframe-worker.js]}
plugins: [search, offline]
markdown_extensions: [attr_list, def_list, md_in_html, tables, pymdownx.details, pymdownx.superfences]
nav: [{Home: index.md}, {Variants: variants/index.md}]
validation: {nav: {omitted_files: info}}
"""


def test_a_page_refreshed_is_the_page_built_and_the_rest_stays(tmp_path: Path) -> None:
    document, out = project(tmp_path), tmp_path / "out"
    (tmp_path / "spec/pages").mkdir()
    config = tmp_path / "mkdocs.yml"
    for path, text in ((config, SETTINGS), (tmp_path / "spec/pages/index.md", "# Games\n")):
        path.write_text(text, encoding="utf-8", newline="\n")
    site(Library(tmp_path / "spec"), config, out)
    before = {path: path.read_bytes() for path in out.rglob("*") if path.is_file()}
    change(document, "Five cards, one draw.", "Five cards, and one draw.")
    refresh(Library(tmp_path / "spec"), config, out, {SLUG})
    changed = {path.relative_to(out).as_posix() for path, content in before.items() if path.read_bytes() != content}
    assert changed - {"sitemap.xml", "sitemap.xml.gz"} == {
        f"variants/{SLUG}.html", f"variants/{SLUG}.md", f"variants/{SLUG}.json", f"variants/{SLUG}/box.html",
    }  # fmt: skip
    quick = (out / f"variants/{SLUG}.html").read_text(encoding="utf-8")
    assert "Five cards, and one draw." in quick
    site(Library(tmp_path / "spec"), config, out)
    assert (out / f"variants/{SLUG}.html").read_text(encoding="utf-8") == quick


def test_what_is_wrong_with_the_spec_is_told_and_the_page_stays(tmp_path: Path) -> None:
    document = project(tmp_path)
    change(document, "up_to: 3", "up_to: three")
    (tmp_path / "mkdocs.yml").write_text(SETTINGS, encoding="utf-8", newline="\n")
    (tmp_path / "spec/pages").mkdir()
    with pytest.raises(SpecError, match="five-card-draw"):
        refresh(Library(tmp_path / "spec"), tmp_path / "mkdocs.yml", tmp_path / "out", {SLUG})
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("changed", "found"),
    [
        ({"variants/a.yaml", "cases/b.yaml", "witnesses/a.yaml"}, {"a", "b"}),
        ({"variants/a.yaml", "house/home.yaml"}, None),
        ({"pages/index.md"}, None),
        ({"variants/notes.txt"}, None),
        (set[str](), set[str]()),
    ],
)
def test_only_documents_of_variants_are_quick(changed: set[str], found: set[str] | None) -> None:
    specs = Path("spec")
    assert variants_of({specs / name for name in changed}, specs) == found
