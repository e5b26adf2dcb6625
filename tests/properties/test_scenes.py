"""What checks read of a hand at one moment stays what it was then, whoever goes on reading."""

from __future__ import annotations

from itertools import pairwise

import pytest

from croupier.table.scene import aftermath, scenes
from tests.properties.decks import dice
from tests.properties.rulebooks import RULEBOOKS, moments


@pytest.mark.parametrize("seed", range(5))
def test_a_scene_tells_of_no_event_that_comes_after_it(seed: int) -> None:
    *_, hand = moments(RULEBOOKS["bounce back"], dice(seed))
    met = list(scenes(hand.record))
    assert tuple(met[0][0].stacks) == hand.record.stacks
    assert not any(met[0][0].hands)
    for (before, event), (after, _) in pairwise(met):
        goes_on = before.kept()
        goes_on.follow(event)
        goes_on.enter(after.step)
        assert vars(goes_on) == vars(after)
    assert tuple(aftermath(hand.record).stacks) == hand.stacks
