"""Which mutants are left aside, and that no other is."""

from __future__ import annotations

import pytest

from tests.engine_mutants.aside import PROMISE, TYPES, WORDS, aside
from tests.engine_mutants.mutant import Mutant, Tried, recalled


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ('if house == "home":\n    pass\n', 'if house <= "home":\n    pass\n', WORDS),
        ('if (house, 1) == ("home", 1):\n    pass\n', 'if (house, 1) > ("home", 1):\n    pass\n', WORDS),
        ("if dead.step == table.at:\n    pass\n", "if dead.step >= table.at:\n    pass\n", WORDS),
        ('if house == "home":\n    pass\n', 'if house != "home":\n    pass\n', ""),
        ("if seats == 2:\n    pass\n", "if seats <= 2:\n    pass\n", ""),
        ('if seats == 2 and house == "home":\n    pass\n', 'if seats >= 2 and house == "home":\n    pass\n', ""),
        ('if len(cards) < 5 or "x" == house:\n    pass\n', 'if len(cards) < 6 or "x" == house:\n    pass\n', ""),
        ("assert seats > 1\n", "assert seats >= 1\n", PROMISE),
        ("if TYPE_CHECKING:\n    import a\n", "if not TYPE_CHECKING:\n    import a\n", TYPES),
        ("assert seats\nseats += 1\n", "assert seats\nseats -= 1\n", ""),
    ],
)
def test_left_aside_is_what_nobody_could_notice_and_nothing_else(before: str, after: str, reason: str) -> None:
    assert aside(before, after) == reason


def test_a_verdict_stays_with_its_mutant_though_lines_move_unless_a_twin_has_none() -> None:
    def mutant(line: int, was: str = "seats > 1") -> Mutant:
        return Mutant(module="table/pots.py", line=line, was=was, becomes="seats > 2")

    here, there = Tried(mutant=mutant(5), verdict="hands"), Tried(mutant=mutant(9), verdict="tests")
    moved = recalled([mutant(7), mutant(11)], [there, here])
    assert [moved[mutant(line)].verdict for line in (7, 11)] == ["hands", "tests"]
    assert recalled([mutant(7), mutant(11)], [here]) == {}
    assert recalled([mutant(7, was="seats >= 1")], [here]) == {}
