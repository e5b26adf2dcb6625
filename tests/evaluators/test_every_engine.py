"""Other people's evaluators number the classes as we do; all hands are compared by `every_engine.py`."""

from __future__ import annotations

import pytest

from tests.evaluators.every_engine import ENGINES, differing


@pytest.mark.parametrize("name", ENGINES)
def test_every_so_manieth_hand_is_of_the_same_class(name: str) -> None:
    assert differing(name, every=997) == (2607, 0)
