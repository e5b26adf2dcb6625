"""Rules that somebody is typing: what is wrong with them, or what they say."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.spec.data import data
from tests.website.test_playing import ask, gone_on, seated

SLUG = "bounce-back"


def text(slug: str = SLUG) -> str:
    found: str = ask("read", slug=slug)["text"]
    return found


def checked(changed: str, *, slug: str = SLUG, cases: bool = False) -> Any:  # noqa: ANN401 - JSON
    return ask("check", slug=slug, text=changed, cases=cases)


def sentences(found: Any) -> dict[str, str]:  # noqa: ANN401 - JSON
    sections = found["rules"]["sections"]
    return {id_: each["text"] for section in sections for each in section["said"] for id_ in each["ids"]}


@pytest.mark.parametrize("slug", ["bounce-back", "double-draw", "five-card-draw"])
def test_a_published_game_has_no_fault_whichever_cases_are_played(slug: str) -> None:
    assert checked(text(slug), slug=slug)["faults"] == []
    assert checked(text(slug), slug=slug, cases=True)["faults"] == []


def test_a_fault_is_told_with_its_place_and_what_was_probably_meant() -> None:
    found = checked(text().replace("up_to: 2", "up_too: 2"))
    (fault,) = found["faults"]
    line = next(n for n, each in enumerate(text().split("\n"), 1) if "up_to: 2" in each)
    assert (fault["line"], fault["column"], fault["width"]) == (line, 12, len("up_too"))
    assert fault["file"] == ""
    assert "did you mean `up_to`" in fault["help"]
    assert found["rules"] is None


def test_an_example_that_no_longer_holds_is_a_fault_at_its_line_and_the_rules_are_told_all_the_same() -> None:
    found = checked(text().replace("gives up 2c and takes back Kd", "gives up 6c and takes back Kd"))
    assert found["faults"]
    assert all(fault["file"] == "" and fault["line"] > 30 for fault in found["faults"])
    assert found["rules"]["name"] == "Bounce Back"


def test_cases_of_other_people_are_played_when_they_are_asked_for_and_name_their_file() -> None:
    fewer = text().replace("up_to: 2", "up_to: 1")
    assert not [fault for fault in checked(fewer)["faults"] if fault["file"]]
    elsewhere = {fault["file"] for fault in checked(fewer, cases=True)["faults"]} - {""}
    assert elsewhere == {"cases/bounce-back.yaml"}


def test_a_changed_option_changes_the_sentences_that_speak_of_it_and_no_others() -> None:
    before, after = sentences(checked(text())), sentences(checked(text().replace("up_to: 2", "up_to: 3")))
    changed = {id_ for id_ in after if before.get(id_) != after[id_]}
    assert "the-draw.limit" in changed
    assert all(id_.startswith(("the-draw.", "policy.")) for id_ in changed)


def test_what_was_typed_is_what_is_played() -> None:
    """Seats that the published game does not have."""
    more = text().replace("players: 2 to 7", "players: 2 to 3")
    assert "cannot" in seated(game={"slug": SLUG, "text": more}, seats=4)
    assert "cannot" not in seated(game={"slug": SLUG}, seats=4)
    found = gone_on(seated(game={"slug": SLUG, "text": more.replace("up_to: 2", "up_to: 4")}, seats=3, seed=4))
    while (offer := found["shown"]["offers"][0])["verb"] != "discard":
        found = gone_on(ask("act", table=found["table"], verb="call" if offer["price"] else "check"))
    assert offer["most"] == 4


def test_a_document_with_faults_is_not_played_and_says_why() -> None:
    cannot = seated(game={"slug": SLUG, "text": text().replace("up_to: 2", "up_to: -2")})["cannot"]
    assert "These rules cannot be played" in cannot["why"]


def test_nothing_is_written_however_much_is_typed() -> None:
    path = data("spec", "variants", f"{SLUG}.yaml")
    before = path.read_bytes()
    checked(text() + "# more\n")
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "typed", ["", "?", "a: [", "croupier: 1\n" * 3, "\x00", "x" * 300_000, "- " * 50 + "x", "🂡: &a *a"]
)
def test_whatever_is_typed_there_is_an_answer(typed: str) -> None:
    found = checked(typed)
    assert found["faults"]
    assert found["rules"] is None
    assert all(fault["line"] >= 1 and len(fault["message"]) <= 600 for fault in found["faults"])
