"""A trace shows a hand as it was played, to everybody what they may see, and a scene for each line of the page."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, TypedDict, cast

import pytest

from croupier.gherkin.checking import told_cases
from croupier.gherkin.notation import read_example
from croupier.proof import Deed, Refused
from croupier.rules.documents import Example
from croupier.website.numbering import numbers, sections
from croupier.website.page import HEADER
from croupier.website.retelling import begun, known, retold
from croupier.website.traces import EVERYBODY, FOLDER, SEATS, SPECTATOR, trace, trace_script, traced
from tests.website.shelves import library, pages_of, section

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.play import Hand
    from croupier.proof import Case
    from croupier.rules import Rulebook

SLUGS = ("bounce-back", "five-card-draw", "double-draw")


class Scene(TypedDict):
    """One scene, whole."""

    actor: int | None
    stacks: list[int]
    bets: list[int]
    pots: list[tuple[int, list[int]]]
    folded: list[int]
    won: list[int]
    hands: list[list[str]]
    piles: list[list[str]]
    stub: int
    muck: int
    acted: list[int]
    clauses: list[str]


@cache
def _cases(slug: str) -> tuple[tuple[Rulebook, Case], ...]:
    entry = library().variant(slug)
    return tuple((entry.under(case.house_rules, case.house), case) for case in told_cases(entry) if traced(case))


@cache
def _numbers(slug: str) -> dict[str, str]:
    return numbers(sections(library().variant(slug)))


@cache
def _scenes(slug: str) -> tuple[tuple[Rulebook, Case, tuple[Scene, ...]], ...]:
    """Every case with its scenes, read as a browser reads them."""
    return tuple(
        (rules, case, _read(trace_script(rules, case, _numbers(slug), HEADER))) for rules, case in _cases(slug)
    )


def _read(script: str) -> tuple[Scene, ...]:
    whole: dict[str, object] = {}
    found = []
    for news in json.loads(script.partition(" = ")[2])["scenes"]:
        whole |= news
        found.append(cast("Scene", dict(whole)))
    return tuple(found)


@cache
def _each(slug: str) -> tuple[tuple[Case, Hand, Scene], ...]:
    """Every scene with the hand that it shows."""
    return tuple(_shown(slug))


def _shown(slug: str) -> Iterator[tuple[Case, Hand, Scene]]:
    for rules, case, scenes in _scenes(slug):
        hands = [line.hand for line in retold(rules, case)]
        if case.told:
            hands.insert(0, begun(rules, case))
        for hand, scene in zip(hands, scenes, strict=True):
            assert hand is not None
            yield case, hand, scene


def _split(cards: str) -> list[str]:
    return [cards[place : place + 2] for place in range(0, len(cards), 2)]


def _named(view: list[str]) -> set[str]:
    return {card for cards in view for card in _split(cards)} - {"xx"}


@pytest.mark.parametrize("slug", SLUGS)
def test_every_line_of_a_hand_has_its_scene_and_every_hand_its_script(slug: str) -> None:
    pages = pages_of(slug)
    page = {case.id: pages[f"{slug}.md"] for case in told_cases(library().variant(slug))}
    page |= {id_: pages[f"{slug}/hands.md"] for id_ in page if f"{{ #{id_} }}" in pages.get(f"{slug}/hands.md", "")}
    for _, case, scenes in _scenes(slug):
        told = section(page[case.id], case.id)
        assert told.count("\n1. ") == len(scenes), case.id
        assert f"{FOLDER}/{case.id}.js){{ .trace hidden }}" in told
        assert _read(pages[f"{slug}/{FOLDER}/{case.id}.js"]) == scenes


def test_a_hand_that_may_not_begin_has_nothing_to_see() -> None:
    pages = pages_of("bounce-back")
    assert "nobody-plays-alone.js" not in section(pages["bounce-back/hands.md"], "nobody-plays-alone")
    assert f"bounce-back/{FOLDER}/nobody-plays-alone.js" not in pages


@pytest.mark.parametrize("slug", SLUGS)
def test_what_a_seat_has_not_been_shown_is_shown_to_it_in_no_scene(slug: str) -> None:
    """What somebody may know is read from the events that came their way, not from where cards lie."""
    for case, hand, scene in _each(slug):
        for place in range(SPECTATOR, SEATS + len(case.names)):
            events = hand.view(None if place == SPECTATOR else place - SEATS).events
            seen = {card for event in events for card in event.cards}
            shown = _named(scene["hands"][place]) | _named(scene["piles"][place])
            assert shown <= seen, (case.id, place, shown - seen)


@pytest.mark.parametrize("slug", SLUGS)
def test_players_see_their_own_cards_and_everybody_sees_no_more_than_all_of_them(slug: str) -> None:
    for case, _, scene in _each(slug):
        for what in (scene["hands"], scene["piles"]):
            assert what[EVERYBODY] == [what[SEATS + seat][seat] for seat in range(len(case.names))], case.id


@pytest.mark.parametrize("slug", SLUGS)
def test_cards_that_the_case_does_not_tell_lie_face_down_for_everybody(slug: str) -> None:
    for case, hand, scene in _each(slug):
        assert _named(scene["hands"][EVERYBODY]) | _named(scene["piles"][EVERYBODY]) <= known(case), case.id
        assert [len(_split(cards)) for cards in scene["hands"][SPECTATOR]] == [
            len(hand.holding(seat)) for seat in range(len(case.names))
        ]


@pytest.mark.parametrize("slug", SLUGS)
def test_no_chip_and_no_card_is_lost_or_made_in_any_scene(slug: str) -> None:
    for case, _, scene in _each(slug):
        pots = sum(chips for chips, _ in scene["pots"])
        assert sum(scene["stacks"]) + sum(scene["bets"]) + pots == sum(case.stacks), case.id
        lying = sum(len(_split(cards)) for what in (scene["hands"], scene["piles"]) for cards in what[EVERYBODY])
        assert scene["stub"] + scene["muck"] + lying == len(case.deck), case.id


@pytest.mark.parametrize("slug", SLUGS)
def test_the_last_scene_is_how_the_case_ends(slug: str) -> None:
    for rules, case, scenes in _scenes(slug):
        hand = begun(rules, case)
        for moment in case.moments:
            if isinstance(moment, Deed):
                hand = hand.act(moment.action)
        assert (tuple(scenes[-1]["stacks"]), scenes[-1]["actor"]) == (hand.stacks, hand.actor), case.id


def test_who_wins_and_what_is_what_the_document_says() -> None:
    (scenes,) = [scenes for _, case, scenes in _scenes("double-draw") if case.id == "two-draws-and-three-bets"]
    assert scenes[-1]["won"] == [0, 33, 0]
    assert [scene["won"] for scene in scenes[:-1]] == [[0, 0, 0]] * (len(scenes) - 1)


def test_discards_lie_before_their_owner_who_alone_sees_them() -> None:
    (scenes,) = [scenes for _, case, scenes in _scenes("bounce-back") if case.id == "king-comes-home"]
    piles = [scene["piles"] for scene in scenes]
    assert [view[0] for view in piles[2]] == ["Kd", "xx", "Kd", "xx"]
    assert piles[-1][EVERYBODY] == ["", ""]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_refusal_leaves_the_table_as_it_is_and_lights_the_clause_that_forbids(slug: str) -> None:
    refusals = 0
    for rules, case, scenes in _scenes(slug):
        told = (len(scenes) - len(retold(rules, case))) * [""] + [line.clause for line in retold(rules, case)]
        for before, scene, clause in zip(scenes, scenes[1:], told[1:], strict=False):
            if clause:
                refusals += 1
                assert scene["clauses"] == [clause], case.id
                assert {**scene, "acted": [], "clauses": []} == {
                    **before,
                    "won": scene["won"],
                    "acted": [],
                    "clauses": [],
                }
        assert set(told) >= {moment.clause for moment in case.moments if isinstance(moment, Refused)}
    assert refusals


@pytest.mark.parametrize("slug", SLUGS)
def test_every_clause_that_cases_are_told_for_comes_into_play_in_one_of_them(slug: str) -> None:
    lit = {id_ for _, _, scenes in _scenes(slug) for scene in scenes for id_ in scene["clauses"]}
    told = {id_ for _, case, _ in _scenes(slug) for id_ in case.clauses}
    assert told - lit == set()


def test_the_words_of_a_clause_are_those_of_the_house_rules_in_force() -> None:
    for rules, case in _cases("five-card-draw"):
        clauses = cast("dict[str, list[str]]", trace(rules, case, _numbers("five-card-draw"))["clauses"])
        texts = {clause.id: clause.text for clause in rules.clauses}
        assert [id_ for id_, (_, text) in clauses.items() if texts[id_] != text] == [], case.id


def test_whatever_somebody_is_called_a_script_is_data() -> None:
    entry = library().variant("bounce-back")
    example = Example(id="x", title="</script>", seats="A B", dealt={}, play=("A checks; B checks",))
    script = trace_script(entry.rules, read_example(entry.rules, example), _numbers("bounce-back"), HEADER)
    assert script.startswith(f"// {HEADER}\n")
    assert script.count("\n") == 2
    assert script.isascii()


def test_scripts_are_small() -> None:
    sizes = {name: len(text) for slug in SLUGS for name, text in pages_of(slug).items() if name.endswith(".js")}
    assert {name: size for name, size in sizes.items() if size > 30_000} == {}
