"""The page of the protocol leaves nothing out, and the page of a game tells an implementer what happens by itself."""

from __future__ import annotations

from collections import Counter
from dataclasses import is_dataclass

import pytest

from croupier.conformance import messages
from croupier.spec.documentation import documentation
from croupier.website.language_keys import anchor, called, keys_of, told
from croupier.website.protocol import protocol_page
from tests.website.shelves import anchors, library, pages_of, section

PAGE = protocol_page()
MESSAGES: list[type] = [
    each
    for each in vars(messages).values()
    if isinstance(each, type) and is_dataclass(each) and each.__module__ == messages.__name__
]
TOLD_ONCE = {"cmd", "seq"}
"""Of every message; their values stand in its first line, and in the introduction."""


@pytest.mark.parametrize("kind", MESSAGES)
def test_every_key_of_every_message_has_an_address_and_a_meaning(kind: type) -> None:
    meanings = documentation(kind)
    keys = [key for key in keys_of(kind) if key not in TOLD_ONCE]
    about = PAGE.split(f"{{ #{anchor(kind)} }}")[1].split("\n### ")[0]
    fixed = {"level"} if '"level": "ranking"' in about else set()
    wanted = [key for key in keys if key not in fixed]
    assert [key for key in wanted if f"{{ #{anchor(kind)}.{key} }}" not in about] == []
    assert [key for key in wanted if not meanings.get(key) or told(meanings[key]) not in about] == []


def test_no_address_is_given_twice() -> None:
    assert [each for each, times in Counter(anchors(PAGE)).items() if times > 1] == []


def test_every_request_is_told_with_its_answers() -> None:
    row = next(line for line in PAGE.splitlines() if line.startswith("| [run](#run)"))
    for kind in (*messages.REQUESTS["run"], *messages.REPLIES["run"]):
        assert f"[{called(kind)}](#{anchor(kind)})" in row
    assert "| [stop](#stop) | none |" in PAGE


def test_words_of_python_are_none_of_json() -> None:
    assert not [word for word in ("`True`", "`False`", "`None`") if word in PAGE]


@pytest.mark.parametrize("slug", library().variants)
def test_every_step_of_a_game_says_who_is_asked_and_what_happens_by_itself(slug: str) -> None:
    part = section(pages_of(slug)[f"{slug}.md"], "implementers")
    for step in library().variant(slug).rules.steps:
        sentences = list(step.phase.exactly())
        assert sentences, step.name
        assert [each for each in sentences if f"- {told(each)}\n" not in part] == []


def test_a_thing_said_of_all_betting_rounds_is_said_once() -> None:
    part = section(pages_of("bounce-back")["bounce-back.md"], "implementers")
    assert part.count("What nobody matched comes back as soon as the round ends") == 1
    assert "**The first round, the second round and the last round**" in part
