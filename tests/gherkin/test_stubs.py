"""A feature that a stub can pass says nothing."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

from croupier import play
from croupier.proof import Barred, Refused
from tests.gherkin.liars import LIARS
from tests.gherkin.told import cases, hear, steps_of, texts, write_vectors

if TYPE_CHECKING:
    from pathlib import Path

    from croupier.gherkin.implementation import Implementation


def _passed(implementation: Implementation, folder: Path) -> list[int]:
    """The cases that an implementation passes."""
    passed = []
    for place, (case, _) in enumerate(cases()):
        with suppress(Exception):  # a stub may fail in whatever way it likes
            hear(texts(steps_of(place)), write_vectors(folder, case), implementation)
            passed.append(place)
    return passed


def test_our_engine_passes_every_scenario(tmp_path: Path) -> None:
    assert _passed(play, tmp_path) == list(range(len(cases())))


@pytest.mark.parametrize("liar", LIARS)
def test_no_liar_passes_the_feature(liar: str, tmp_path: Path) -> None:
    passed = _passed(LIARS[liar], tmp_path)
    assert Counter(cases()[place][0].variant for place in passed) != Counter(case.variant for case, _ in cases())


def test_an_editor_of_texts_passes_no_scenario_in_which_it_would_have_to_play(tmp_path: Path) -> None:
    played = [cases()[place][0] for place in _passed(LIARS["editor"], tmp_path)]
    assert not [case.id for case in played if not any(isinstance(moment, Barred) for moment in case.moments)]


def test_whoever_allows_everything_fails_wherever_something_is_refused(tmp_path: Path) -> None:
    passed = [cases()[place][0] for place in _passed(LIARS["obliging"], tmp_path)]
    assert not [case.id for case in passed if any(isinstance(moment, Refused) for moment in case.moments)]
