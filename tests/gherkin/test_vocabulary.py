"""What can be said, and that it can be understood in one way only."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.gherkin.bridge import hello
from croupier.gherkin.listening import NotUnderstood, listen
from croupier.gherkin.rendering import tell
from croupier.gherkin.vocabulary import SLOTS, infinitive, read_stakes, sentences, vocabulary
from croupier.phases import every_phase
from croupier.proof import EXPECTATIONS
from croupier.table import DECK, Stakes, show_cards
from tests.gherkin.told import cases, dice, random_case, texts
from tests.shipped import LIBRARY

CARDS = show_cards(DECK[3:5])
SAID = {
    "seat": "Ann", "other": "Ben", "dealer": "Cleo", "cards": CARDS, "draws": CARDS, "takes": CARDS, "chips": "12",
    "clause": "the-draw.limit", "step": "the bounce", "words": "a pair of nines", "names": "Ann, Ben and Cleo",
    "variant": "Bounce Back", "id": "king-comes-home", "stakes": "no limit, ante 1, bet 2", "quiet": "stands pat",
    "rule": "three-card limit", "house": "casino", "share": "low",
}  # fmt: skip


@pytest.mark.parametrize("sentence", vocabulary(), ids=lambda sentence: sentence.pattern)
def test_every_sentence_can_be_reached(sentence: object) -> None:
    from croupier.gherkin.vocabulary import Sentence  # noqa: PLC0415 - the type, for the parameter

    assert isinstance(sentence, Sentence)
    heard = listen(sentence.tell(SAID))
    assert (heard.role, heard.kind) == (sentence.role, sentence.kind)
    assert heard.values == {slot: SAID[slot] for slot in sentence.slots}


@given(sentence=st.sampled_from(vocabulary()), data=st.data())
def test_no_text_fits_two_sentences(sentence: object, data: st.DataObject) -> None:
    values = {slot: data.draw(st.from_regex(SLOTS[slot], fullmatch=True), label=slot) for slot in sentence.slots}  # type: ignore[attr-defined]
    text = sentence.tell(values)  # type: ignore[attr-defined]
    assert [each.pattern for each in vocabulary() if each.read(text) is not None] == [sentence.pattern]  # type: ignore[attr-defined]


@given(seed=st.integers(0, 2**32))
def test_whatever_is_told_of_a_hand_is_read_by_one_sentence(seed: int) -> None:
    rules = LIBRARY.variant("bounce-back").rules
    for text in texts(tell(random_case(rules, dice(seed)), rules)):
        assert sum(each.read(text) is not None for each in vocabulary()) == 1


def test_every_text_of_every_case_fits_one_expression_of_cucumber() -> None:
    patterns = [_regex(each["expression"]) for each in hello()["sentences"]]  # type: ignore[attr-defined]
    for case, rules in cases():
        for text in texts(tell(case, rules)):
            assert sum(pattern.fullmatch(text) is not None for pattern in patterns) == 1, text


def _regex(expression: str) -> re.Pattern[str]:
    """A Cucumber Expression as cucumber reads it: slots, and escaped brackets."""
    parts = re.split(r"\{(\w+)\}", expression)
    return re.compile(
        "".join(
            f"(?:{SLOTS[part]})" if odd % 2 else re.escape(re.sub(r"\\(.)", r"\1", part))
            for odd, part in enumerate(parts)
        )
    )


def test_every_deed_of_every_phase_and_every_expectation_can_be_said() -> None:
    verbs = {verb for phase in every_phase().values() for verb in phase.deeds}
    assert all(sentences("deed", verb) for verb in verbs)
    assert all(sentences("expected", kind) for kind in EXPECTATIONS)


def test_whatever_a_player_does_can_be_allowed_and_refused() -> None:
    personal = {each.kind for each in vocabulary() if each.role == "deed" and each.pattern.startswith("{seat} ")}
    assert all(sentences("refused", verb) and sentences("allowed", verb) for verb in personal)


@pytest.mark.parametrize(
    ("deed", "bare"),
    [
        ("checks", "check"), ("raises to {chips}", "raise to {chips}"), ("stands pat", "stand pat"),
        ("passes", "pass"), ("goes all-in", "go all-in"), ("matches the pot", "match the pot"),
        ("pushes {cards}", "push {cards}"), ("carries on", "carry on"), ("chooses {cards}", "choose {cards}"),
        ("gives up {cards} and takes back {takes}", "give up {cards} and take back {takes}"),
    ],
)  # fmt: skip
def test_what_one_does_is_what_one_may_do(deed: str, bare: str) -> None:
    assert infinitive(deed) == bare


def test_cards_may_be_written_either_way_and_ten_too() -> None:
    assert listen("A holds 10♦ Kd T♠ x").cards("cards") == ("Td", "Kd", "Ts", "x")


@pytest.mark.parametrize(
    "text",
    [
        "A checks out of turn",
        "A is dealt K♦ in the draw",
        "the hand may not begin (deck.cards) in the draw",
        "everyone",
    ],
)
def test_an_ending_that_would_mean_nothing_is_not_swallowed(text: str) -> None:
    with pytest.raises(NotUnderstood):
        listen(text)


def test_an_ending_may_come_before_the_clause() -> None:
    heard = listen("A may not discard 6♣ 6♥ K♦ in the draw (the-draw.limit)")
    assert (heard.step, heard.text("clause")) == ("the draw", "the-draw.limit")
    assert listen("A may not fold out of turn (betting.turn)").out_of_turn


@given(
    betting=st.sampled_from(("fixed limit", "no limit", "pot limit", "spread limit")),
    amounts=st.dictionaries(st.sampled_from(("ante", "bet", "small bet", "big bet", "max bet")), st.integers(0, 999)),
)
def test_stakes_are_read_as_they_are_printed(betting: str, amounts: dict[str, int]) -> None:
    stakes = Stakes(betting=betting, amounts=amounts)  # type: ignore[arg-type]
    assert read_stakes(str(stakes)) == stakes
