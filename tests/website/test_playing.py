"""A hand in a browser, without the browser: questions and answers are JSON, and the rules are those of the page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from croupier.cli._group import croupier
from croupier.table import Card
from croupier.website.cards import card_html
from croupier.website.editing import answer
from tests.website.shelves import SLUG, only, project

QUIET = ("check", "call", "keep", "show")


def ask(call: str, *, root: Path | None = None, **values: Any) -> Any:  # noqa: ANN401 - JSON
    return json.loads(answer(json.dumps({"call": call, "with": values}), None if root is None else str(root)))


def seated(slug: str = SLUG, seed: int = 3, **other: Any) -> Any:  # noqa: ANN401 - JSON
    usual = {"game": {"slug": slug}, "seats": 4, "stack": 100, "betting": "fixed limit", "amounts": {}, "seed": seed}
    return ask("sit_down", **{**usual, **other})


def gone_on(found: Any) -> Any:  # noqa: ANN401 - JSON
    """As the page does it: the others act, until it is one's own turn."""
    lines = found["lines"]
    while not (found["shown"]["yours"] or found["shown"]["over"]):
        found = ask("go", table=found["table"])
        lines += found["lines"]
    return {**found, "lines": lines}


def quietly(found: Any) -> Any:  # noqa: ANN401 - JSON
    """The hand to its end, with nothing more than is needed to stay in it."""
    found = gone_on(found)
    while not found["shown"]["over"]:
        verbs = [offer["verb"] for offer in found["shown"]["offers"]]
        verb = next((verb for verb in QUIET if verb in verbs), "discard")
        more = gone_on(ask("act", table=found["table"], verb=verb))
        found = {**more, "lines": found["lines"] + more["lines"]}
    return found


def told(found: Any) -> list[str]:  # noqa: ANN401 - JSON
    return [line["text"] for line in found["lines"] if "text" in line]


@pytest.mark.parametrize("slug", ["bounce-back", "double-draw", "five-card-draw"])
def test_a_hand_is_played_to_its_end_and_no_chip_is_lost(slug: str) -> None:
    found = quietly(seated(slug))
    assert sum(seat["stack"] for seat in found["shown"]["seats"]) == 400
    assert any(" wins " in text or "You win " in text for text in told(found))


def test_the_terminal_tells_the_same_game_in_the_same_sentences() -> None:
    found = quietly(seated(seed=11))
    said = "\n".join(("c", "s", "k") * 40)
    arguments = ("play", SLUG, "--seed", "11", "--hands", "1", "--plain")
    terminal = " ".join(CliRunner().invoke(croupier, arguments, input=said).output.split())
    assert len(told(found)) > 10
    assert [text for text in told(found) if text not in terminal] == []


def test_nobody_else_s_cards_are_in_an_answer_before_they_are_shown() -> None:
    found = gone_on(seated())
    assert all(set(seat["cards"]) <= {"x"} for seat in found["shown"]["seats"][1:])
    assert "x" not in found["shown"]["seats"][0]["cards"]


def test_nothing_is_remembered_between_two_questions() -> None:
    first = gone_on(seated())
    once, twice = (ask("act", table=first["table"], verb="fold") for _ in range(2))
    assert once == twice
    assert once["table"] != first["table"]


def test_a_refusal_says_why_and_by_which_clause_and_changes_nothing() -> None:
    found = gone_on(seated())
    refused = ask("act", table=found["table"], verb="bet", chips=1000)["refused"]
    assert refused["why"].startswith("No: ")
    assert refused["clause"]["id"].startswith("betting.")
    assert len(refused["clause"]["text"]) > 20
    assert "shown" in ask("act", table=found["table"], verb="fold")


@pytest.mark.parametrize(
    ("asked", "clause"),
    [({"seats": 99}, "players.number"), ({"stack": 0}, "players.number"), ({"betting": "hard"}, "players.number"),
     ({"amounts": {"ante": -1}}, "the-ante.amount"), ({"amounts": {"bet": 2.5}}, "betting.minimum")],
    ids=str,
)  # fmt: skip
def test_a_table_that_the_rules_do_not_allow_is_refused_in_words(asked: dict[str, Any], clause: str) -> None:
    cannot = seated(**asked)["cannot"]
    assert cannot["clause"]["id"] == clause
    assert cannot["why"].endswith(".")


def test_house_rules_are_in_force_where_they_are_agreed_on() -> None:
    cards = ["2c"] * 4
    for agreed, count in (([], 5), (["three-card-limit"], 3)):
        found = gone_on(seated("five-card-draw", game={"slug": "five-card-draw", "with": agreed}))
        while found["shown"]["offers"][0]["verb"] != "discard":
            verb = next(offer["verb"] for offer in found["shown"]["offers"] if offer["verb"] in QUIET)
            found = gone_on(ask("act", table=found["table"], verb=verb))
        assert found["shown"]["offers"][0]["most"] == count
        assert "refused" in ask("act", table=found["table"], verb="discard", cards=cards)


def test_the_next_hand_begins_with_what_is_left() -> None:
    found = quietly(seated())
    after = ask("deal", table=found["table"])
    assert after["lines"][0]["hand"] == 2
    antes = 4
    assert sum(seat["stack"] for seat in after["shown"]["seats"]) == 400 - antes


def test_a_game_of_somebody_s_own_folder_is_played_by_its_rules(tmp_path: Path) -> None:
    project(tmp_path)
    only(tmp_path / "spec", SLUG)
    path = tmp_path / "spec" / "variants" / f"{SLUG}.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("2 to 7", "2 to 3"), encoding="utf-8", newline="\n")
    asked = {"game": {"slug": SLUG}, "stack": 9, "betting": "no limit", "amounts": {}, "seed": 1}
    assert "cannot" in ask("sit_down", root=tmp_path / "spec", seats=4, **asked)
    assert "shown" in ask("sit_down", root=tmp_path / "spec", seats=3, **asked)


def test_the_page_draws_cards_as_the_website_does() -> None:
    """The script has its own few lines for it, which a browser holds against these: tests/browser."""
    assert card_html(Card("Td")) == (
        '<span class="card card-d" role="img" aria-label="ten of diamonds">'
        '<span aria-hidden="true">10<span class="pip">♦</span></span></span>'
    )
