"""The reference of the language leaves nothing out, and every line of it has its own address."""

from __future__ import annotations

from collections import Counter
from dataclasses import is_dataclass
from pathlib import Path

import pytest

from croupier.evaluators import words
from croupier.gherkin import vocabulary
from croupier.phases import every_phase
from croupier.policies import every_policy
from croupier.rules import Library, documents
from croupier.spec.annotations import literals, members
from croupier.spec.documentation import documentation
from croupier.website.language import language_pages
from croupier.website.language_keys import anchor, keys_of, told
from croupier.website.language_sentences import SLOTS
from croupier.website.prose import safe
from tests.cli import running
from tests.website.shelves import anchors, library

PAGES = language_pages(library())
DOCUMENTS: list[type] = [
    each
    for each in vars(documents).values()
    if isinstance(each, type) and is_dataclass(each) and each.__module__ == documents.__name__
]
CHOICES = [
    (word, key, choice)
    for word, phase in every_phase().items()
    for key, annotation in keys_of(phase).items()
    for member in members(annotation)
    for choice in literals(member)
]


def test_every_key_of_every_document_has_an_address() -> None:
    shared = keys_of(documents.Amendment)
    wanted = {
        f"{anchor(documents.Amendment if key in shared and issubclass(kind, documents.Amendment) else kind)}.{key}"
        for kind in DOCUMENTS
        for key in keys_of(kind)
    }
    assert wanted <= set(anchors(PAGES["language.md"]))


def test_every_ranking_has_an_address() -> None:
    assert {f"ranking.{word}" for word in words()} <= set(anchors(PAGES["language.md"]))


def test_every_option_of_every_step_has_an_address() -> None:
    wanted = {f"{word}.{key}" for word, phase in every_phase().items() for key in keys_of(phase) if key != "name"}
    assert wanted | set(every_phase()) <= set(anchors(PAGES["steps.md"]))


@pytest.mark.parametrize("kind", [*DOCUMENTS, *every_phase().values()])
def test_every_key_says_what_it_means(kind: type) -> None:
    text = PAGES["language.md"] + PAGES["steps.md"]
    meanings = documentation(kind)
    assert [key for key in keys_of(kind) if not meanings.get(key) or told(meanings[key]) not in text] == []


@pytest.mark.parametrize(("word", "key", "choice"), CHOICES)
def test_every_word_that_an_option_may_say_is_told(word: str, key: str, choice: str) -> None:
    about = PAGES["steps.md"].split(f"{{ #{word}.{key} }}")[1].split("\n\n")[0]
    assert f"`{choice}`" in about


def test_an_option_is_shown_with_the_sentence_that_it_makes() -> None:
    about = PAGES["steps.md"].split("{ #draw.discards }")[1].split("\n\n")[0].splitlines()
    assert any(line.startswith(":   `own pile`: Each player lays discards face down in a pile") for line in about)
    assert any(line.startswith(":   `muck`: Discards go face down onto a common pile") for line in about)


def test_a_policy_that_only_an_option_asks_is_told_with_the_option() -> None:
    assert "[`late_card_burn`](policies.md#late_card_burn) (with `in_a_row`)" in PAGES["steps.md"]


@pytest.mark.parametrize("word", every_policy())
def test_every_answer_of_a_policy_stands_with_its_sentence(word: str) -> None:
    policy = every_policy()[word]
    about = PAGES["policies.md"].split(f"{{ #{word} }}")[1].split("\n## ")[0]
    said = {**policy.says, **policy.alone}
    assert [answer for answer, says in said.items() if f"`{answer}`\n:   {safe(says)}" not in about] == []


@pytest.mark.parametrize("word", every_policy())
def test_the_answers_of_the_houses_are_marked(word: str) -> None:
    about = PAGES["policies.md"].split(f"{{ #{word} }}")[1].split("\n## ")[0]
    assert [house.name for house in library().houses.values() if house.name not in about] == []


def test_every_sentence_is_listed() -> None:
    assert [each.pattern for each in vocabulary.vocabulary() if f"`{each.pattern}`" not in PAGES["sentences.md"]] == []


def test_every_slot_is_explained_and_no_other() -> None:
    assert set(SLOTS) == {slot for each in vocabulary.vocabulary() for slot in each.slots}


@pytest.mark.parametrize("page", PAGES)
def test_no_address_is_given_twice(page: str) -> None:
    assert [each for each, times in Counter(anchors(PAGES[page])).items() if times > 1] == []


def test_a_project_of_a_single_variant_has_the_whole_reference(tmp_path: Path) -> None:
    running.project(tmp_path)
    pages = language_pages(Library(tmp_path / "spec"))
    assert {page: set(anchors(text)) for page, text in pages.items()} == {
        page: set(anchors(text)) for page, text in PAGES.items()
    }
    assert "the earlier step" in pages["steps.md"]
