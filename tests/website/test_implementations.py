"""Pages about implementations say what their runs say, and no more."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import markdown
import pytest

from croupier.conformance.outcomes import Outcome
from croupier.conformance.reading import read_report
from croupier.conformance.report import Report
from croupier.spec.writing import NotOursError
from croupier.website.filing import file_away
from croupier.website.implementations import Made, made, reports_of
from croupier.website.marks import marks
from tests.conformance.runs import CARDS, LIMIT, filed, report, result
from tests.website.shelves import library

EVIL = "<img src=x onerror=alert(1)> | `a` [b](javascript:c) **d** {.e} \"f\" 'g' <script>h</script>"


def _made(folder: Path, *reports: Report, address: str | None = "") -> Made:
    files = [filed(folder / f"{number}.jsonl", each) for number, each in enumerate(reports)]
    return made(library(), [read_report(file) for file in files], address=address)


def _row(page: str, words: str) -> list[str]:
    line = next(line for line in page.splitlines() if line.startswith("| ") and words in line)
    return [re.sub(r"<[^>]+>", "", cell).strip() for cell in line.strip("| ").split(" | ")]


# What a mark means


@pytest.mark.parametrize(
    ("results", "sign", "word"),
    [
        ((result(),), "✓", ""),
        ((result(), result(Outcome.UNSUPPORTED)), "✓", ""),
        ((result(Outcome.UNEXPECTED_PASS, was=Outcome.PASSED),), "✓", ""),
        ((result(), result(Outcome.WRONG)), "✗", "wrong"),
        ((result(), result(Outcome.KNOWN, was=Outcome.ACCEPTED_ILLEGAL)), "✗", "accepts"),
        ((result(), result(Outcome.CRASH)), "!", "crash"),
        ((result(Outcome.WRONG), result(Outcome.CRASH), result()), "✗", "wrong"),
        ((result(), result(Outcome.WRONG, CARDS, LIMIT)), "?", "unclear"),
        ((result(Outcome.UNSUPPORTED, why="no draws"), result(Outcome.PASSED, CARDS)), "·", ""),
        ((result(Outcome.KIT), result(Outcome.PASSED, CARDS)), "·", ""),
    ],
)
def test_a_tick_needs_every_hand_that_was_tried(results: tuple[object, ...], sign: str, word: str) -> None:
    mark = marks(report(*results))[LIMIT]  # type: ignore[arg-type]  # results
    assert (mark.sign, mark.word) == (sign, word)


def test_a_dot_says_why_nothing_was_tried() -> None:
    untried = result(Outcome.UNSUPPORTED, why="it has no draws")
    assert marks(report(untried, result(Outcome.PASSED, CARDS)))[LIMIT].why == "not tried: unsupported: it has no draws"


def test_the_clause_that_was_broken_is_marked_even_if_the_hand_was_about_another() -> None:
    found = marks(report(result(Outcome.WRONG, LIMIT, clause=CARDS)))
    assert (found[CARDS].sign, found[LIMIT].sign) == ("✗", "?")


# The pages


def test_the_matrix_has_every_clause_in_the_order_of_the_page(tmp_path: Path) -> None:
    page = _made(tmp_path, report(result())).pages["clauses/bounce-back.md"]
    linked = re.findall(r"^\| \[[\d.()a-z]+\]\(\.\./\.\./variants/bounce-back\.md#([^)]+)\)", page, re.MULTILINE)
    rules = library().variant("bounce-back")
    assert {clause.id for clause in rules.rules.clauses} <= set(linked)
    assert linked.index("deck.cards") < linked.index("the-draw.limit") < linked.index("the-bounce.count")
    assert len(linked) == len(set(linked))


def test_a_failure_is_told_with_its_hand_and_linked_from_the_matrix(tmp_path: Path) -> None:
    failure = result(
        Outcome.WRONG, id="bounce-back/king-comes-home", at=1, expected="stacks 99 101", got="stacks 1 199"
    )
    pages = _made(tmp_path, report(failure, result(Outcome.PASSED, CARDS))).pages
    assert "](../toy.md#failure-1)" in pages["clauses/bounce-back.md"]
    told = pages["toy.md"].split('id="failure-1"')[1]
    assert "](../variants/bounce-back.md#king-comes-home)" in told
    assert "](../variants/bounce-back.md#the-draw.limit)" in told
    assert "`stacks 99 101`" in told


@pytest.mark.parametrize(
    ("shrunk", "shown"),
    [
        ('{"stacks":[1,2]}', "<pre><code>{&quot;stacks&quot;: [1, 2]}</code></pre>"),
        (
            '{"scenario":["Given <b>","  `x`"],"as_if":"odd_chip were sold"}',
            "<pre><code>Given &lt;b&gt;\n  `x`</code></pre>\n\n- *as if* `odd",
        ),
    ],
)
def test_the_shrunk_hand_of_a_failure_is_shown(tmp_path: Path, shrunk: str, shown: str) -> None:
    path = filed(tmp_path / "run.jsonl", report(result(Outcome.WRONG), result()))
    text = path.read_text(encoding="utf-8").replace('"family"', f'"shrunk":{shrunk},"family"', 1)
    path.write_text(text, encoding="utf-8", newline="\n")
    page = made(library(), [read_report(path)]).pages["toy.md"]
    assert f"The smallest hand that fails like that:\n\n{shown}" in page


def test_a_partial_run_says_so_on_page_index_and_badge(tmp_path: Path) -> None:
    told = _made(tmp_path, report(result(), stopped="somebody interrupted it"))
    assert "**The run is partial**: somebody interrupted it." in told.pages["toy.md"]
    assert "partial: 1 of 1" in told.pages["index.md"]
    assert json.loads(told.endpoints["toy.json"])["message"].startswith("partial: ")
    assert "partial: " in told.pages["badges/toy.svg"]


@pytest.mark.parametrize("name", ["toy", None])
def test_a_run_that_says_nothing_about_the_rules_has_no_percentage_anywhere(tmp_path: Path, name: str | None) -> None:
    told = _made(tmp_path, report(result(Outcome.CRASH), result(Outcome.TIMEOUT), name=name))
    (badge,) = told.endpoints.values()
    assert json.loads(badge)["message"] == "withheld"
    assert "so its result is withheld: not one question got a proper answer" in told.pages[f"{name or 'nameless'}.md"]
    assert "## Withheld" in told.pages["index.md"]
    assert not [page for page, text in told.pages.items() if re.search(r"\d %", text) and "index" not in page]


def test_the_newest_whole_run_speaks_and_the_others_are_kept(tmp_path: Path) -> None:
    old = report(result(Outcome.WRONG), result(), version="1.0", began="2026-01-01")
    whole = report(result(), result(), version="1.1", began="2026-01-02")
    partial = report(result(), version="1.2", began="2026-01-03", stopped="it was lost")
    told = _made(tmp_path, partial, whole, old)
    assert "# toy 1.1 {" in told.pages["toy.md"]
    others = told.pages["toy.md"].split("## Other runs")[1].replace("&#49;", "1").replace("&#50;", "2")
    assert re.findall(r"^\| (2026-\S+) \| (\S+) \|", others, re.MULTILINE) == [
        ("2026-01-03", "1.2"),
        ("2026-01-01", "1.0"),
    ]
    assert len(told.data) == 3


def test_a_run_about_rankings_does_not_speak_for_one_about_hands(tmp_path: Path) -> None:
    told = _made(tmp_path, report(result()), report(result(), level="ranking", began="2026-02-01"))
    assert {"toy.md", "toy-rankings.md"} <= told.pages.keys()


def test_a_question_without_a_variant_marks_its_clause(tmp_path: Path) -> None:
    ranking = result(Outcome.PASSED, "five-card-draw/pot.high.best", variant="", level="ranking", topic="ranking")
    assert "✓" in _row(_made(tmp_path, report(ranking)).pages["clauses/five-card-draw.md"], "#pot.high.best")[-1]


def test_what_strangers_write_stays_text(tmp_path: Path) -> None:
    texts = dict.fromkeys(("title", "expected", "got", "why", "sentence", "action", "topic", "house"), EVIL)
    failure = result(Outcome.WRONG, at=2, stderr=(EVIL,), house_rules=(EVIL,), **texts)
    results = (failure, result(), result(Outcome.UNSUPPORTED, why=EVIL))
    told = _made(
        tmp_path,
        report(*results, name=EVIL, version=EVIL, homepage="javascript:x", command=(EVIL,)),
        report(result(Outcome.CRASH), name=f"{EVIL} again"),
    )
    for name, page in told.pages.items():
        if name.endswith(".svg"):
            ET.fromstring(page)  # noqa: S314 - our own
            continue
        body = page.split("---\n", 2)[2]
        shown = markdown.markdown(body, extensions=["attr_list", "md_in_html", "tables", "def_list", "smarty", "toc"])
        assert not re.search(r"<(?:script|img src=.?x)|href=.javascript|class=.e\b", shown), name


def test_names_that_are_alike_or_reserved_get_pages_of_their_own(tmp_path: Path) -> None:
    names = ["Toy", "toy!", "index", "con", "♠♥", "../up"]
    told = _made(tmp_path, *(report(result(), name=name) for name in names))
    assert len(told.endpoints) == len(names)
    assert told.endpoints.keys().isdisjoint({"index.json", "con.json"})
    assert all(re.fullmatch(r"[a-z0-9-]+\.json", name) for name in told.endpoints)


def test_the_same_reports_make_the_same_pages_in_whatever_order(tmp_path: Path) -> None:
    one, other = report(result()), report(result(Outcome.WRONG), result(), name="other")
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    here, there = _made(tmp_path / "a", one, other), _made(tmp_path / "b", other, one)
    assert (here.pages, here.endpoints, here.data.keys()) == (there.pages, there.endpoints, there.data.keys())


def test_outside_the_website_rules_are_linked_by_address_or_not_at_all(tmp_path: Path) -> None:
    page = _made(tmp_path, report(result()), address="https://rules.example/").pages["clauses/bounce-back.md"]
    assert "](https://rules.example/variants/bounce-back.html#the-draw.limit)" in page
    bare = _made(tmp_path, report(result()), address=None).pages["clauses/bounce-back.md"]
    assert "variants/bounce-back" not in bare.split("---\n", 2)[2]
    assert "{ #" not in bare


# The badge


def test_a_badge_says_how_much_was_tried_and_asks_nobody(tmp_path: Path) -> None:
    told = _made(tmp_path, report(result(), result(Outcome.WRONG), result(Outcome.UNSUPPORTED)))
    assert json.loads(told.endpoints["toy.json"]) == {
        "schemaVersion": 1, "label": "Croupier", "message": "50 % of 2 (result)", "color": "a3112a",
    }  # fmt: skip
    svg = ET.fromstring(told.pages["badges/toy.svg"])  # noqa: S314 - our own
    assert (
        svg.findtext("{http://www.w3.org/2000/svg}title")
        == "toy, held against the rules of Croupier: 50 % of 2 (result)"
    )
    assert re.findall(r"https?://", told.pages["badges/toy.svg"]) == ["http://"], "the name space alone"


# The folder


def test_pages_of_whoever_is_gone_go_and_reports_stay(tmp_path: Path) -> None:
    out = tmp_path / "out"
    (out / "data").mkdir(parents=True)
    own = filed(out / "data" / "own.jsonl", report(result(), name="own"))
    first = _made(tmp_path, report(result(), name="first"))
    assert file_away(first, out)
    assert file_away(first, out) == ()
    file_away(made(library(), [read_report(own)]), out)
    assert not list(out.rglob("first*"))
    assert own.is_file()


def test_a_page_of_somebodys_own_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "toy.md").write_text("mine\n", encoding="utf-8", newline="\n")
    with pytest.raises(NotOursError):
        file_away(_made(tmp_path, report(result())), tmp_path)
    assert not (tmp_path / "index.md").exists()


# Ours


def test_the_reports_of_our_own_website_name_published_clauses() -> None:
    published = set((library().root / "clauses.lock").read_text(encoding="utf-8").split())
    filed_ = reports_of(library())
    assert filed_
    named = {clause for each in filed_ for answer in each.report.results for clause in answer.clauses}
    assert named <= published
