"""One runner for every public case: it knows the schema and no case by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from tests.public import (
    awarding,
    betting,
    betting_seen,
    between,
    comparing,
    drawing,
    drawing_seen,
    showing,
    starting,
    stud,
)
from tests.public.agreeing import differences
from tests.public.reading import Means, Unsayable, positions
from tests.public.saying import lacking
from tests.public.tables import Implementation

if TYPE_CHECKING:
    from croupier.play import Hand
    from tests.public.reading import PublicCase, Told

OURS = Implementation()


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """How cases of one `test_type` are played, and what can be seen of them."""

    play: Callable[[PublicCase, Means, Implementation], Any]
    seen: Mapping[str, Callable[[Any], object]]
    hands: Callable[[Any], tuple[Hand, ...]] = lambda _: ()
    """The hands that were played."""


KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        "compare_hands": Kind(play=comparing.compare, seen=comparing.SEEN),
        "play_hand": Kind(play=betting.play, seen=betting_seen.SEEN, hands=betting_seen.hands),
        "draw_procedure": Kind(play=drawing.play, seen=drawing_seen.SEEN, hands=drawing_seen.hands),
        "validation": Kind(play=drawing.play, seen=drawing_seen.SEEN, hands=drawing_seen.hands),
        "showdown_order": Kind(play=showing.play, seen=showing.SEEN, hands=showing.hands),
        "stud_procedure": Kind(play=stud.play, seen=stud.SEEN, hands=stud.hands),
        "award": Kind(play=awarding.play, seen=awarding.SEEN, hands=awarding.hands),
        "next_hand_positions": Kind(play=between.play, seen=between.SEEN),
        "deck_property": Kind(play=starting.play, seen=starting.SEEN),
    }
)


def sayable(case: PublicCase) -> bool:
    """Whether our phases can say the case."""
    if lacking(case):
        return False
    try:
        KINDS[case.test_type].play(case, first(case), OURS)
    except Unsayable:
        return False
    return True


def meaning(case: PublicCase) -> Mapping[str, Means]:
    """What the positions of a case mean, by their words; nothing where nobody disagrees."""
    return positions().positions.get(case.id, {})


def first(case: PublicCase) -> Means:
    """What the case itself expects: its first position."""
    return next(iter(meaning(case).values()), Means())


def wrong(
    case: PublicCase, expect: Told, means: Means | None = None, by: Implementation = OURS
) -> dict[str, tuple[object, object]]:
    """For every key that is not as expected: what is expected, and what was seen."""
    kind = KINDS[case.test_type]
    return differences(expect, kind.seen, kind.play(case, means or first(case), by))


def hands(case: PublicCase, by: Implementation = OURS) -> tuple[Hand, ...]:
    """The hands of a case as far as it tells them."""
    kind = KINDS[case.test_type]
    return kind.hands(kind.play(case, first(case), by))
