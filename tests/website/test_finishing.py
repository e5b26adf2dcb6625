"""What the pass over the built pages adds, and that no address vanishes unsaid."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from mkdocs.exceptions import PluginError

from croupier.rules import Library
from croupier.spec import SpecError
from croupier.website.addresses import LOCK, Published, locked
from croupier.website.finishing import Finishing
from croupier.website.plainly import data_text
from tests.website.shelves import SLUG, library

HEAD = '<!doctype html><html><head><meta charset="utf-8"></head><body>'
RULES = f"variants/{SLUG}"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A folder of specs beside a website, as a generator leaves the two."""
    _write(tmp_path, "404", "", "")
    _write(tmp_path, "index", "# Home\n\n## Two words", '<h1 id="home">Home</h1><h2 id="two-words">Two words</h2>')
    _write(tmp_path, RULES, "## Draw { #the-draw }", '<h2 id="the-draw">Draw</h2><h2 id="draw_1">Draw</h2>')
    entry = library().variant(SLUG)
    (tmp_path / f"spec/pages/{RULES}.json").write_text(data_text(library(), entry), encoding="utf-8", newline="\n")
    return tmp_path / "spec"


def _write(folder: Path, name: str, markdown: str, content: str) -> None:
    for path, text in (
        (folder / "spec/pages" / f"{name}.md", markdown),
        (folder / "site" / f"{name}.html", f"{HEAD}<article>{content}</article></body></html>"),
    ):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


def _finish(root: Path, address: str | None = None) -> Published:
    site = root.parent / "site"
    return Finishing(library=Library(root), out=site, docs=root / "pages", address=address, strict=True).run()


def _read(root: Path, name: str) -> str:
    return (root.parent / "site" / name).read_text(encoding="utf-8")


def _redirect(root: Path, **addresses: str) -> None:
    lines = "".join(f'  "{old}": "{new}"\n' for old, new in addresses.items())
    (root / "redirects.yaml").write_text(f"croupier: 1\naddresses:\n{lines}", encoding="utf-8", newline="\n")


def _graph(page: str) -> dict[str, dict[str, Any]]:
    (told,) = re.findall(r'<script type="application/ld\+json">(.*?)</script>', page)
    return {each["@type"]: each for each in json.loads(told)["@graph"]}


# The other forms of a page


def test_a_page_of_rules_says_who_plays_and_what_people_ask_to_whoever_reads_data(root: Path) -> None:
    _finish(root, "https://example.org/")
    graph = _graph(_read(root, f"{RULES}.html"))
    entry = library().variant(SLUG)
    assert entry.cases
    asked = [each.asks for each in entry.cases.questions if each.page == "yes"]
    assert [each["name"] for each in graph["FAQPage"]["mainEntity"]] == asked
    assert graph["Game"]["numberOfPlayers"] == {"@type": "QuantitativeValue", "minValue": 2, "maxValue": 7}
    assert graph["Game"]["url"] == f"https://example.org/{RULES}.html"
    answers = [each["acceptedAnswer"]["text"] for each in graph["FAQPage"]["mainEntity"]]
    assert not [answer for answer in answers if re.search(r"[{}\[\]]|\s[.,]", answer)]


def test_without_an_address_no_address_is_made_up(root: Path) -> None:
    _finish(root)
    assert "url" not in _graph(_read(root, f"{RULES}.html"))["Game"]


def test_the_markdown_and_the_data_lie_where_the_page_says(root: Path) -> None:
    _finish(root)
    links = re.findall(r'<link rel="alternate " type="([^"]+)" href="([^"]+)">', _read(root, f"{RULES}.html"))
    assert links == [("text/markdown", f"{SLUG}.md"), ("application/json", f"{SLUG}.json")]
    assert _read(root, f"{RULES}.md") == (root / "pages" / f"{RULES}.md").read_text(encoding="utf-8")


def test_the_box_says_what_the_head_of_the_page_says_and_has_no_script(root: Path) -> None:
    _finish(root)
    box = _read(root, f"{RULES}/box.html")
    told = json.loads((root / "pages" / f"{RULES}.json").read_text(encoding="utf-8"))
    assert all(text in box for text in (told["title"], told["summary"], *told["facts"], *told["facts"].values()))
    assert f'<a href="../{SLUG}.html" target="_top">' in box
    assert "<script" not in box


def test_a_script_that_nobodys_theme_wrote_stops_the_build(root: Path) -> None:
    _write(root.parent, "index", "", "<script>evil()</script>")
    with pytest.raises(PluginError, match=r"index\.html: a script stands in the page.*evil"):
        _finish(root)


# Addresses


def test_an_anchor_is_promised_where_the_markdown_has_it(root: Path) -> None:
    promised = _finish(root).promised
    assert {"index.html", f"{RULES}.html", f"{RULES}.html#the-draw", f"{RULES}/box.html"} <= promised
    assert promised.isdisjoint({"index.html#two-words", f"{RULES}.html#draw_1"})


def test_what_was_promised_stays_on_the_list(root: Path) -> None:
    (root / LOCK).write_text("# old\nold.html\n", encoding="utf-8", newline="\n")
    (root / LOCK).write_text(_finish(root).lock_text(), encoding="utf-8", newline="\n")
    known = [address for _, address in locked(root)]
    assert "old.html" in known
    assert f"{RULES}.html#the-draw" in known
    assert known == sorted(known)


@pytest.mark.parametrize("gone", ["variants/old.html", f"{RULES}.html#the-drow"])
def test_an_address_that_vanished_is_a_fault_until_it_has_a_successor(root: Path, gone: str) -> None:
    (root / LOCK).write_text(f"index.html\n{gone}\n", encoding="utf-8", newline="\n")
    with pytest.raises(
        SpecError, match=rf"addresses\.lock:2:1: the published address `{gone}` has vanished.*redirects"
    ):
        _finish(root).check()
    _redirect(root, **{gone: f"{RULES}.html#the-draw"})
    _finish(root).check()


def test_a_fault_names_the_likely_successor(root: Path) -> None:
    (root / LOCK).write_text(f"{RULES}.html#the-drow\n", encoding="utf-8", newline="\n")
    with pytest.raises(SpecError, match=r"perhaps `variants/bounce-back\.html#the-draw`"):
        _finish(root).check()


def test_the_anchors_of_a_page_that_moved_move_with_it_if_they_are_called_the_same(root: Path) -> None:
    (root / LOCK).write_text("old.html#the-draw\nold.html#lost\n", encoding="utf-8", newline="\n")
    _redirect(root, **{"old.html": f"{RULES}.html"})
    with pytest.raises(SpecError) as told:
        _finish(root).check()
    assert [fault.place.line for fault in told.value.faults] == [2]


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [("old.html", "gone.html", "does not exist"), ("old.html", "index.html#gone", "does not exist"),
     ("index.html", f"{RULES}.html", "is still there")],
)  # fmt: skip
def test_a_redirect_leads_somewhere_and_hides_nothing(root: Path, old: str, new: str, why: str) -> None:
    _redirect(root, **{old: new})
    with pytest.raises(SpecError, match=rf"redirects\.yaml:3:.*{why}"):
        _finish(root).check()


@pytest.mark.parametrize("old", ["../out.html", "/etc/x.html", "a/../../x.html", "x.txt", ".x.html", "a\\..\\x.html"])
def test_a_redirect_is_written_nowhere_but_in_the_website(root: Path, old: str) -> None:
    _redirect(root, **{old.replace("\\", "\\\\"): "index.html"})
    shelf = Library(root)
    assert shelf.redirects == {}
    assert "an address is a page" in str(shelf.faults[0])


def test_the_page_at_an_old_address_leads_on_without_scripts_too(root: Path) -> None:
    _redirect(root, **{"a/old.html": f"{RULES}.html", "a/old.html#limit": "index.html#home"})
    _finish(root, "https://example.org/")
    page = _read(root, "a/old.html")
    assert f'content="0; url=../{RULES}.html"' in page
    assert f'<a href="../{RULES}.html">' in page
    assert f'<link rel="canonical" href="https://example.org/{RULES}.html">' in page
    assert '<a id="limit" href="../index.html#home">' in page


def test_an_anchor_that_moved_on_its_page_is_at_its_new_place_and_one_that_left_says_where_it_is(root: Path) -> None:
    _redirect(root, **{f"{RULES}.html#was": f"{RULES}.html#the-draw", f"{RULES}.html#left": "index.html#home"})
    _finish(root).check()
    page = _read(root, f"{RULES}.html")
    assert '<h2 id="the-draw"><span id="was"></span>' in page
    assert re.search(r'<p id="left">[^<]*<a href="../index.html#home">', page)
