"""How many can play before the deck runs dry. The numbers were computed by hand, not by the engine."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar

import pytest

from croupier.phases.draw import Draw
from croupier.proof.holes import cards_left, check_holes, fewer_elsewhere, most_players, shortage
from tests.shipped import LIBRARY, PROVEN

if TYPE_CHECKING:
    from croupier.phases import Refusal
    from croupier.table import Action, Offer, Table

OURS = {
    ("bounce-back", ()): 7,
    ("five-card-draw", ()): 9,
    ("five-card-draw", ("no second shuffle",)): 5,
    ("five-card-draw", ("three-card limit", "no second shuffle")): 6,
    ("five-card-draw", ("bottom card stays", "shuffle for the last players")): 9,
    ("double-draw", ()): 9,
}
"""By variant and house rules: 52 cards, five to each player, as many again as each may draw."""


@pytest.mark.parametrize(("slug", "house_rules"), OURS)
def test_the_deck_suffices_for_so_many_and_no_more(slug: str, house_rules: tuple[str, ...]) -> None:
    assert most_players(LIBRARY.variants[slug].under(house_rules)) == OURS[slug, house_rules]


@pytest.mark.parametrize(
    ("slug", "house_rules", "left"),
    [
        ("bounce-back", (), 3),  # 52 - 7 * 5 - 7 * 2
        ("five-card-draw", (), 0),
        ("five-card-draw", ("no second shuffle",), 1),  # 52 - 5 * 5 - 1 - 5 * 5
        ("five-card-draw", ("three-card limit", "no second shuffle"), 0),  # whoever keeps an ace may throw four
        ("double-draw", (), 0),
    ],
)
def test_so_many_cards_stay_in_the_deck_whatever_happens(slug: str, house_rules: tuple[str, ...], left: int) -> None:
    assert cards_left(LIBRARY.variants[slug].under(house_rules)) == left


@pytest.mark.parametrize("slug", LIBRARY.variants)
def test_no_variant_promises_more_players_than_the_deck_can_serve(slug: str) -> None:
    assert not list(check_holes(LIBRARY.variants[slug]))


def test_the_finding_is_explained_by_a_hand() -> None:
    short = shortage(LIBRARY.variants["bounce-back"].rules, 8)
    assert short is not None
    assert str(short) == (
        "8 players, A dealing, are dealt 40 cards, and 12 are left; in the draw A to F throw two each; "
        "then G can be given none"
    )


def test_in_another_house_the_deck_may_suffice_for_fewer() -> None:
    """In the casino no discard of the only draw is shuffled: five throw 25 of 27 cards, and one is burned."""
    found = {slug: fewer_elsewhere(entry, LIBRARY.houses) for slug, entry in PROVEN.items()}
    assert {slug: fewer for slug, fewer in found.items() if fewer} == {"five-card-draw": {"casino": 5}}


class Exchange(Draw):
    """A draw that calls its discard something else."""

    word: ClassVar = "exchange"

    def offers(self, table: Table) -> tuple[Offer, ...]:
        return tuple(offer._replace(verb=OTHERWISE.get(offer.verb, offer.verb)) for offer in super().offers(table))

    def apply(self, table: Table, action: Action) -> None:
        super().apply(table, action._replace(verb=ALIKE.get(action.verb, action.verb)))

    def why_not(self, table: Table, action: Action) -> Refusal:
        return super().why_not(table, action._replace(verb=ALIKE.get(action.verb, action.verb)))


OTHERWISE, ALIKE = {"discard": "exchange"}, {"exchange": "discard"}


def test_what_a_phase_calls_its_exchange_does_not_matter() -> None:
    rules = LIBRARY.variants["five-card-draw"].under(["no second shuffle"])
    steps = tuple(
        replace(step, phase=Exchange(name=step.phase.name)) if isinstance(step.phase, Draw) else step
        for step in rules.steps
    )
    assert most_players(replace(rules, steps=steps)) == most_players(rules) == 5


def test_without_any_shuffle_double_draw_is_for_five() -> None:
    rules = LIBRARY.variants["double-draw"].rules
    dry = replace(rules, policies=MappingProxyType({**rules.policies, "reshuffle": ("nothing",)}))
    assert most_players(dry) == 5
