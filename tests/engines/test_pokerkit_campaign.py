"""Hands at random, in step with PokerKit: nothing parts us but what is known by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.spec.data import data
from tests.engines import pokerkit_campaign
from tests.engines.asked import known_failures
from tests.engines.pokerkit_campaign import AGREED, SHUFFLED, counted
from tests.engines.pokerkit_exceptions import EXCEPTIONS
from tests.shipped import LIBRARY

if TYPE_CHECKING:
    import pytest

HANDS = 300


def test_hands_at_random_agree_but_for_known_exceptions() -> None:
    found = counted(range(HANDS))
    assert found.keys() <= {AGREED, SHUFFLED, *EXCEPTIONS}
    assert found[AGREED] > HANDS // 2


def test_every_exception_is_explained_on_the_page_and_has_a_hand() -> None:
    page = data("spec", "pages", "engines.md").read_text(encoding="utf-8").splitlines()
    assert {f"### {name}" for name in EXCEPTIONS} <= set(page)
    listed = (known_failures(f"pokerkit-{level}") for level in ("result", "legal"))
    assert set(EXCEPTIONS) <= {why for known in listed for why in known.values()}


def test_a_raise_too_many_is_no_exception(monkeypatch: pytest.MonkeyPatch) -> None:
    casino = LIBRARY.variant("five-card-draw").under(house="casino")
    assert casino.policies["raises"] == "4"
    monkeypatch.setattr(pokerkit_campaign, "rules", lambda: casino)
    assert any("raise" in what for what in counted(range(HANDS)) if what.startswith("seed "))
