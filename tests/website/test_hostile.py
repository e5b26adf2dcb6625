"""A spec by a stranger who means harm: its words are read as they are written, and do nothing else, wherever they go.

A website is made of it and of the same spec with harmless words. Both have to be the same but for the words.
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
import yaml
from gherkin.parser import Parser
from markdown import markdown

from croupier.rules import Library
from croupier.website.reference import rulings_page
from tests.cli.running import run

SLUG = "odd-game"
ATTACKS = (
    "<script>evil()</script>",
    "\"><img src=x onerror=evil()> '><svg/onload=evil()>",
    "</script><script>evil()</script><!-- --> ]]> </title></style></article>",
    "{{ config }} {% include 'x' %} ${ evil } <% evil %> {{ evil() }}",
    "[click](javascript:evil()) ![x](http://elsewhere.invalid/x.png) <javascript:evil()> http://elsewhere.invalid",
    "x { .lead #top onclick=evil() } {: onclick=evil() } *[HTML]: evil",
    "line\n\n```\nfence\n\n~~~\n\n# Heading\n\n--8<-- 'x'\n\n??? folded\n\n    code",
    'line\n  Scenario: evil\n    Given evil\n    Then evil\n  @evil\n  Rule: evil\n  """\n  | a | b |\n# language: de',
    "--- \n- item\n1. item\n| a | b |\n|---|---|\n> quote\n:   term\n[^1]: note\n[ref]: http://elsewhere.invalid",
    "&lt;script&gt;evil()&lt;/script&gt; &#60;b&#62; &amp;",
    "\\<b\\> \\` ` `` <b>` </code> $x$ ^^ins^^ ==mark==",
)
Words = Callable[[], str]


def _attacks() -> Words:
    """All of them again and again; each begins a text."""
    at = iter(range(10_000))
    return lambda: "\n".join(ATTACKS[next(at) % len(ATTACKS) :][:2])


def _documents(words: Words) -> dict[str, object]:
    """One spec with words of somebody's wherever a document may have some."""
    return {
        f"variants/{SLUG}.yaml": {
            "name": "Odd Game", "summary": words(), "about": f"{words()}\n\n{words()}", "sources": ["book"],
            "players": "2 to 5",
            "play": [
                "ante", {"deal": {"down": 5}}, {"bet": {"name": "first round", "opens": "left of dealer"}},
                {"draw": {"up_to": 3}}, {"bet": {"name": "second round", "opens": "left of dealer"}}, "showdown",
            ],
            "pot": [{"best": "high"}],
            "words": {"the-draw.limit": {"says": words(), "for": {"up_to": 3, "at_least": 0}}},
            "house_rules": {"four at most": {"because": words(), "changes": {"the draw": {"up_to": 4}}}},
            "examples": [_case("first", words, ["A may not discard 9s 6c 4h Kd (the-draw.limit)"])],
        },
        f"cases/{SLUG}.yaml": {
            "cases": [_case("second", words, ["A may discard 6c 4h Kd"]),
                      {**_case("third", words, ["A may discard 9s 6c 4h Kd"]), "with": ["four at most"]}],
            "questions": [{"id": "why", "asks": words(), "answer": words(), "page": "yes", "cases": ["second"]}],
        },
        "sources/book.yaml": {
            "title": words(), "where": words(), "variant": SLUG,
            "statements": [{"id": "one", "says": words(), "clauses": ["the-draw.limit"]},
                           {"id": "two", "says": words(), "no_rule": words()}],
        },
        "house/home.yaml": {"extends": "casino", "name": "Home", "summary": words(), "betting": "fixed limit",
                            "stakes": {"ante": 1, "bet": 2}, "policies": {}},
        "glossary.yaml": {"terms": {"ante": {"means": words()}}},
        "site.yaml": {"title": words(), "summary": words(), "address": "https://example.org/"},
    }  # fmt: skip


def _case(id_: str, words: Words, play: list[str]) -> dict[str, Any]:
    return {
        "id": id_,
        "title": words(),
        "note": words(),
        "seats": "A B",
        "dealt": {"A": "9s 9d 6c 4h Kd"},
        "play": play,
    }


def _built(folder: Path, words: Words) -> Path:
    for name, document in _documents(words).items():
        path = folder / "spec" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(yaml.safe_dump({"croupier": 1, **document}), encoding="utf-8", newline="\n")  # type: ignore[dict-item]
    (folder / "spec/licence.txt").write_text(words(), encoding="utf-8", newline="\n")
    for command in (("features",), ("site", "--out", str(folder / "site"))):
        result = run("--spec", str(folder / "spec"), *command)
        assert result.exit_code == 0, result.output
    return folder


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return _built(tmp_path_factory.mktemp("hostile"), _attacks())


@pytest.fixture(scope="module")
def harmless(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The letters are harmless, and as many: long sentences become paragraphs of their own."""
    attacks = _attacks()
    return _built(tmp_path_factory.mktemp("harmless"), lambda: re.sub(r"\S", "w", attacks()))


class _Tags(HTMLParser):
    """The bones of a page: its tags, the names of their attributes, and where they lead."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.bones: list[tuple[str, ...]] = []
        self.comments: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        leads = [f"{name}={value}" for name, value in attrs if name in {"href", "src", "id", "class"}]
        self.bones.append((tag, *sorted(name for name, _ in attrs), *leads))

    def handle_endtag(self, tag: str) -> None:
        self.bones.append((f"/{tag}",))

    def handle_comment(self, data: str) -> None:
        self.comments.append(data)


def _pages(folder: Path) -> Iterator[tuple[str, str]]:
    site = folder / "site"
    for path in sorted(site.rglob("*.html")):
        yield path.relative_to(site).as_posix(), path.read_text(encoding="utf-8")


def test_every_page_has_the_same_tags_whatever_the_words(hostile: Path, harmless: Path) -> None:
    expected = dict(_pages(harmless))
    found = dict(_pages(hostile))
    assert list(found) == list(expected)
    for name, page in found.items():
        assert _Tags(page).bones == _Tags(expected[name]).bones, name
        assert _Tags(page).comments == _Tags(expected[name]).comments, name


def test_the_words_are_read_as_they_are_written(hostile: Path) -> None:
    read = html.unescape("".join(page for _, page in _pages(hostile)))
    assert "<script>evil()</script>" in read
    assert "{{ config }} {% include" in read
    assert "[click](javascript:evil())" in read


def _markdown(folder: Path) -> list[str]:
    """What begins the lines of the page as Markdown: headings, fences, items, indented lines."""
    text = (folder / "site" / "variants" / f"{SLUG}.md").read_text(encoding="utf-8")
    return re.findall(r"^(?:#+ |```|~~~|- |\d+\. |\?\?\? |> |\||:   |    |---|$)", text, re.MULTILINE)


def test_the_markdown_has_the_same_blocks_whatever_the_words(hostile: Path, harmless: Path) -> None:
    assert _markdown(hostile) == _markdown(harmless)


def _shape(value: object) -> object:
    """Data without its texts."""
    if isinstance(value, dict):
        return {key: _shape(each) for key, each in value.items()}
    return [_shape(each) for each in value] if isinstance(value, list) else type(value)


def _linked(folder: Path) -> Any:  # noqa: ANN401 - as schema.org has it
    page = (folder / "site" / "variants" / f"{SLUG}.html").read_text(encoding="utf-8")
    (told,) = re.findall(r'<script type="application/ld\+json">(.*?)</script>', page)
    return json.loads(told)


def test_data_for_search_engines_and_programs_hold_the_words_and_nothing_more(hostile: Path, harmless: Path) -> None:
    assert _shape(_linked(hostile)) == _shape(_linked(harmless))
    data = json.loads((hostile / "site" / "variants" / f"{SLUG}.json").read_text(encoding="utf-8"))
    assert ATTACKS[0] in data["summary"]
    assert _linked(hostile)["@graph"][0]["description"] == data["summary"]


def _scenarios(folder: Path) -> list[object]:
    """Every feature, rule, scenario and step by its keyword, and the tags; steps with their words."""
    found: list[object] = []
    for path in sorted((folder / "features").rglob("*.feature")):
        document = Parser().parse(path.read_text(encoding="utf-8"))
        found.append((path.name, document["feature"]["language"], list(_nodes(document["feature"]))))
    return found


def _nodes(node: Any) -> Iterator[object]:  # noqa: ANN401 - as the parser gives them
    yield node["keyword"], [tag["name"] for tag in node.get("tags", ())]
    for child in node.get("children", ()):
        (inner,) = child.values()
        yield from _nodes(inner)
    for step in node.get("steps", ()):
        yield step["keyword"], step["text"], sorted(step.keys() & {"docString", "dataTable"})


def test_the_scenarios_are_the_same_whatever_the_words(hostile: Path, harmless: Path) -> None:
    assert _scenarios(hostile)
    assert _scenarios(hostile) == _scenarios(harmless)


@pytest.mark.parametrize("name", [*ATTACKS, "<b>", "a{b}", "a\nb"])
def test_a_name_is_made_of_letters_and_cannot_be_an_attack(name: str, tmp_path: Path) -> None:
    document = _documents(lambda: "Words")[f"variants/{SLUG}.yaml"]
    assert isinstance(document, dict)
    (tmp_path / "variants").mkdir()
    text = yaml.safe_dump({"croupier": 1, **document, "name": name})
    (tmp_path / "variants" / f"{SLUG}.yaml").write_text(text, encoding="utf-8", newline="\n")
    result = run("--spec", str(tmp_path), "check")
    assert result.exit_code == 1
    assert "name" in result.output


@pytest.mark.parametrize(
    "attack",
    [
        "*x*{ onclick=evil() }",
        "x\n{: onclick=evil() }",
        "[x](javascript:evil())",
        "[x](java&#115;cript:evil())",
        "[x][y]\n\n[y]: javascript:evil()",
        "<script>evil()</script>",
        "![x](http://elsewhere.invalid/x.png)",
        "[x]( javascript:evil())",
        "[x](<javascript:evil()>)",
    ],
)
def test_a_ruling_is_markdown_without_tags_attributes_and_scripts(attack: str, tmp_path: Path) -> None:
    (tmp_path / "rulings").mkdir()
    head = "croupier: 1\nquestion: Which?\nanswer: This.\nsays: We.\n"
    text = f"---\n{head}---\n\nA *reason*, [led](#on).\n\n{attack}\n"
    (tmp_path / "rulings" / "a-doubt.md").write_text(text, encoding="utf-8", newline="\n")
    library = Library(tmp_path)
    page = markdown(rulings_page(library).split("---", 2)[2], extensions=["attr_list", "def_list", "md_in_html", "toc"])
    assert library.faults == []
    assert "<em>reason</em>" in page
    assert '<a href="#on">led</a>' in page
    assert not re.search(r"<(script|img)|<[^>]*\sonclick=|href=\"(?!#|https?:)", page)
