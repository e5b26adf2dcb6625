"""What others got wrong in public is right here, as far as our phases can say it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from croupier.spec import SpecError
from tests.public import runner
from tests.public.reading import Means, Position, PublicCase, SchemaError, Told, cases, positions, unrun

RUN = tuple(case for case in cases() if case.id not in unrun())


def told(among: tuple[PublicCase, ...]) -> list[object]:
    return [pytest.param(case, id=f"{case.id} {case.title}") for case in among]


def disputes() -> list[object]:
    return [
        pytest.param(case, position, id=f"{case.id} {position.position}")
        for case in RUN
        for position in case.disagreement
    ]


def test_every_case_is_run_or_listed() -> None:
    assert len({case.id for case in cases()}) == len(cases())
    assert [case.id for case in cases() if not runner.sayable(case)] == list(unrun())


@pytest.mark.parametrize("case", told(RUN))
def test_a_case_gives_what_it_expects(case: PublicCase) -> None:
    assert not runner.wrong(case, case.expect)


@pytest.mark.parametrize("case", told(RUN))
def test_every_expected_value_is_looked_at(case: PublicCase) -> None:
    for key, value in case.expect.items():
        assert runner.wrong(case, {**case.expect, key: other(value)}).keys() == {key}


def other(value: object) -> object:
    """Some other value of the kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return f"{value} indeed"
        case list():
            return [*value[:-1], other(value[-1])] if value else [0]
        case dict():
            last = list(value)[-1]
            return {**value, last: other(value[last])}
    raise TypeError(value)


@pytest.mark.parametrize(("case", "position"), disputes())
def test_each_position_of_a_dispute_is_a_policy_or_listed(case: PublicCase, position: Position) -> None:
    means = runner.meaning(case)[position.position]
    if not means.cannot_be_said:
        assert not runner.wrong(case, position.expect, means)
    else:
        assert not holds(case, position.expect)


def holds(case: PublicCase, expect: Told) -> bool:
    """Whether that is so in our usual house. It is not where a key is told that nobody looks at."""
    try:
        return not runner.wrong(case, expect, Means())
    except SchemaError:
        return False


def test_what_positions_mean_is_told_of_every_dispute_that_is_run() -> None:
    held = {case.id: [position.position for position in case.disagreement] for case in RUN if case.disagreement}
    assert {id_: list(meant) for id_, meant in positions().positions.items()} == held


def test_the_first_position_is_what_the_case_expects() -> None:
    for case in RUN:
        for position in case.disagreement[:1]:
            assert not runner.wrong(case, {**case.expect, **position.expect})


def test_disputes_are_told_where_authorities_disagree() -> None:
    assert not [case.id for case in cases() if case.authorities_disagree != bool(case.disagreement)]


@pytest.mark.parametrize("case", told(RUN))
def test_an_unknown_key_is_an_error(case: PublicCase) -> None:
    with pytest.raises(SpecError, match="unknown key `surprise`"):
        runner.wrong(replace(case, input={**case.input, "surprise": 1}), case.expect)
    with pytest.raises(SchemaError, match="nobody looks at surprise"):
        runner.wrong(case, {**case.expect, "surprise": 1})
