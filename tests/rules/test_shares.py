"""What `best` may say: a ranking, or a ranking with its options."""

from __future__ import annotations

import pytest

from croupier.evaluators.badugi import Badugi
from croupier.evaluators.high import High
from croupier.rules.shares import read_shares
from croupier.spec import Fault, read_text

FLUSH_FIRST = (
    "[straight flush, four of a kind, flush, full house, straight, three of a kind, two pair, pair, high card]"
)


def read(text: str) -> tuple[tuple[object, ...], list[Fault]]:
    faults: list[Fault] = []
    shares = read_shares(read_text(text, "odd-game.yaml"), (), faults)
    return tuple(share.ranking for share in shares), faults


def test_a_ranking_stands_alone_or_with_its_options() -> None:
    short = f"{{best: {{high: {{categories: {FLUSH_FIRST}}}}}, name: short}}"
    text = f"- best: high\n- best: {{badugi: {{aces: high}}}}\n- {short}\n"
    rankings, faults = read(text)
    assert not faults
    assert rankings[:2] == (High(), Badugi(aces="high"))
    assert [each.name for each in rankings[2].categories][2:4] == ["flush", "full house"]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("best", "code", "column", "says"),
    [
        ("{badugi: {ace: high}}", "S01", 19, "did you mean `aces`?"),
        ("{badugy: {}}", "R01", 10, "did you mean `badugi`?"),
        ("badugy", "R01", 9, "did you mean `badugi`?"),
        ("{high: {lowest: sx}}", "S03", 25, "did you mean `six`?"),
        ("{high: {categories: [flush, pair]}}", "S07", 10, "need a category"),
        ("{ace_to_five: {aces: low}}", "S01", 24, "none"),
        ("{high: {}, badugi: {}}", "S05", 9, "expected one ranking; got 2"),
        ("{}", "S05", 9, "expected one ranking; got 0"),
        ("5", "S04", 9, "expected text, or a mapping"),
    ],
)
def test_what_is_wrong_in_a_ranking_is_told_where_it_stands(best: str, code: str, column: int, says: str) -> None:
    rankings, (fault,) = read(f"- best: {best}\n")
    assert not rankings
    assert (fault.code, fault.place.line, fault.place.column) == (code, 1, column)
    assert says in f"{fault.message} {fault.help}"
