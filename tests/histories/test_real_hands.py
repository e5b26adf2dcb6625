"""Real hands reach the stacks that are on record."""

from __future__ import annotations

import ast
import csv
import os
from decimal import Decimal
from pathlib import Path

import pytest

from croupier.histories.following import follow
from croupier.histories.phh import Handwriting, read_hands
from tests.histories.real import TABLES, real_hands
from tests.shipped import LIBRARY

UNRECORDED = {
    "alice-carol-wikipedia.phh": "196 220 200 184",
    "arieh-yockey-2019.phh": "0 4190000 5910000 12095000",
    "dwan-ivey-2009.phh": "572100 1997500 1109500",
    "phua-xuan-2019.phh": "489000 226000 684000 400000 0 198000",
}
"""The end of the hands whose files do not tell it, worked out by another engine."""
KNOWN = [name for name, hand in real_hands().items() if hand.game.slug in LIBRARY.variants]
FOLDER = os.environ.get("CROUPIER_PHH", "")
"""A folder of PHH files with a manifest.csv that tells their ends: for whoever has more of them."""


def test_there_are_eighty_seven_of_eleven_games() -> None:
    hands = real_hands()
    assert len(hands) == 87
    assert len({hand.game.code for hand in hands.values()}) == 11


@pytest.mark.parametrize("name", KNOWN)
def test_a_real_hand_is_played_to_its_end_and_to_the_chip(name: str) -> None:
    hand = real_hands()[name]
    verdict = follow(hand, TABLES.setting(hand))
    assert verdict.difference is None
    assert verdict.over
    recorded = hand.finishing or tuple(map(Decimal, UNRECORDED[name].split()))
    assert verdict.amounts == recorded


@pytest.mark.parametrize("name", KNOWN)
def test_every_clause_holds_in_a_real_hand(name: str) -> None:
    from croupier.play import replay  # noqa: PLC0415

    hand = real_hands()[name]
    setting = TABLES.setting(hand)
    verdict = follow(hand, setting)
    assert verdict.history
    record = replay(setting.rules, verdict.history).record
    found = {clause.id: [each for each in clause.check(record) if each] for clause in setting.rules.clauses}
    assert not {id_: findings for id_, findings in found.items() if findings}


@pytest.mark.skipif(not FOLDER, reason="CROUPIER_PHH names no folder of hands")
def test_a_whole_folder_of_hands_ends_as_its_manifest_says() -> None:
    with Path(FOLDER, "manifest.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    for row in rows:
        (hand,) = read_hands(Path(FOLDER, row["file"]).read_text(encoding="utf-8"), row["file"])
        assert isinstance(hand, Handwriting)
        ends = ast.literal_eval(row["finishing_stacks"].replace("Decimal(", "").replace(")", ""))
        assert follow(hand, TABLES.setting(hand)).amounts == tuple(Decimal(str(each)) for each in ends), row["file"]
