"""How a document fills a form, and what is said when it does not fit."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.spec import CODES, Fault, Place, Source, fill, read_text, render
from croupier.spec.bounds import highest, longest, lowest, shortest
from tests.spec.documents import PATH, CardText, Draw, filled, misfits, spot

GOOD = "first: dealer\n"


def test_every_field_is_filled_from_its_key() -> None:
    text = (
        "{name: the draw, first: dealer, up_to: 3, kept: [Ah, 10♥], players: 2 to 9, then: [{first: left of dealer}]}"
    )
    assert filled(text, Draw) == Draw(
        name="the draw",
        first="dealer",
        up_to=3,
        kept=("Ah", "Th"),  # type: ignore[arg-type]  # plain texts equal cards
        players=(2, 9),
        then=(Draw(first="left of dealer"),),
    )


def test_what_is_left_out_has_its_default() -> None:
    assert filled(GOOD, Draw) == Draw(first="dealer")


def test_a_list_becomes_a_tuple_and_a_mapping_stays_one() -> None:
    draw = filled(GOOD + "both: [2, b]\nup_to: {usually: 3, keeping an ace: all}", Draw)
    assert draw.both == (2, "b")
    assert draw.up_to == {"usually": 3, "keeping an ace": "all"}


def test_a_key_that_is_a_word_of_python_has_an_underscore_in_the_field_alone() -> None:
    assert filled(GOOD + "from: first-draw", Draw).from_ == "first-draw"
    assert [spot(fault) for fault in misfits(GOOD + "from_: first-draw", Draw)] == [("S01", 2, 1)]


def test_a_whole_number_will_do_for_a_number() -> None:
    assert filled(GOOD + "half: 2", Draw).half == 2


KEYS = "`name`, `up_to`, `first`, `from`, `kept`, `players`, `half`, `both`"
MISFITS = {
    "frist: dealer": ("S01", 1, 1, "unknown key `frist`", "did you mean `first`?"),
    GOOD + "then: [{first: dealer, zzz: 1}]": (
        *("S01", 2, 24, "unknown key `zzz` in `then`"),
        f"keys that are possible here: {KEYS}, `then`, `pot`, `rest`",
    ),
    "name: a": ("S02", 1, 1, "missing key `first`", "`first`: Who draws first."),
    GOOD + "then:\n- {name: a}": ("S02", 3, 3, "missing key `first` in `then`", "`first`: Who draws first."),
    "first: dealr": (
        *("S03", 1, 8, "`first`: expected `dealer`, or `left of dealer`; got the text `dealr`"),
        "did you mean `dealer`?",
    ),
    "first: Dealer": (
        *("S03", 1, 8, "`first`: expected `dealer`, or `left of dealer`; got the text `Dealer`"),
        "did you mean `dealer`?",
    ),
    "first: true": ("S04", 1, 8, "`first`: expected `dealer`, or `left of dealer`; got `true`", ""),
    GOOD + "half: two": ("S04", 2, 7, "`half`: expected a number; got the text `two`", ""),
    GOOD + "half: '2'": ("S04", 2, 7, "`half`: expected a number; got the text `2`", "leave out the quotes"),
    GOOD + "pot: [a]": ("S04", 2, 6, "`pot`: expected text of 1 to 20 letters; got a list", ""),
    GOOD + "pot: 12": (
        *("S04", 2, 6, "`pot`: expected text of 1 to 20 letters; got the whole number 12"),
        "put it in quotes",
    ),
    GOOD + "name: 21": ("S04", 2, 7, "`name`: expected a name; got the whole number 21", "put it in quotes"),
    GOOD + "name: true": ("S04", 2, 7, "`name`: expected a name; got `true`", "put it in quotes"),
    GOOD + "kept: Ah": (
        *("S04", 2, 7, "`kept`: expected a list of at least 1 item; got the text `Ah`"),
        "put it in square brackets",
    ),
    GOOD + "kept: [Ah, 3]": (
        "S04",
        2,
        12,
        "item 2 of `kept`: expected a card such as `Kh`; got the whole number 3",
        "",
    ),
    GOOD + "then: {}": ("S04", 2, 7, "`then`: expected a list; got an empty mapping", ""),
    GOOD + "kept: []": ("S05", 2, 7, "`kept`: expected a list of at least 1 item; got an empty list", ""),
    GOOD + "both: [1, a, b]": ("S05", 2, 7, "`both`: expected a list of 2 items; got a list", ""),
    GOOD + "both: [1]": ("S05", 2, 7, "`both`: expected a list of 2 items; got a list", ""),
    GOOD + "both: [a, b]": ("S04", 2, 8, "item 1 of `both`: expected a whole number; got the text `a`", ""),
    GOOD + "pot: " + "a" * 21: ("S05", 2, 6, f"`pot`: expected text of 1 to 20 letters; got the text `{'a' * 21}`", ""),
    GOOD + "kept: [Ah, Zz]": ("S06", 2, 12, "item 2 of `kept`: 'Zz' is no card; cards look like Ah, Td or 2c", ""),
    GOOD + "kept: [Zz]": ("S06", 2, 8, "item 1 of `kept`: 'Zz' is no card; cards look like Ah, Td or 2c", ""),
    GOOD + "from: ../../etc/passwd": (
        *("S06", 2, 7, "`from`: `../../etc/passwd` is a path; a slug is the name alone, such as `bounce-back`", ""),
    ),
    GOOD + "from: a\nkept: [Ah]": ("S07", 1, 1, "`from` and `kept` do not go together", ""),
    GOOD + "rest: {a: {b: c}}": ("S04", 2, 15, "`b`: expected a whole number; got the text `c`", ""),
    GOOD + "rest: {a: {'[key]': c}}": ("S04", 2, 21, "`[key]`: expected a whole number; got the text `c`", ""),
    "[a, b]": ("S04", 1, 1, f"expected a mapping with the keys {KEYS} …; got a list", ""),
}


@pytest.mark.parametrize("text", MISFITS)
def test_a_misfit_is_told_in_plain_words_where_it_stands(text: str) -> None:
    [fault] = misfits(text, Draw)
    assert (*spot(fault), fault.message, fault.help) == MISFITS[text]


def test_every_code_for_shapes_has_an_example_here() -> None:
    assert {code for code, *_ in MISFITS.values()} == {code for code in CODES if code.startswith("S")}


CHOICE = "`up_to`: expected a whole number from 0 to 26, `all`, or a mapping; got "


@pytest.mark.parametrize(
    ("written", "code", "message", "advice"),
    [
        ("two", "S03", CHOICE + "the text `two`", ""),
        ("al", "S03", CHOICE + "the text `al`", "did you mean `all`?"),
        ("1000000000", "S05", CHOICE + "the whole number 1000000000", ""),
        ("-1", "S05", CHOICE + "the whole number -1", ""),
        ("2.5", "S04", CHOICE + "the number 2.5", ""),
        ("[2]", "S04", CHOICE + "a list", ""),
        ("false", "S04", CHOICE + "`false`", ""),
    ],
)
def test_what_fits_no_choice_is_one_fault_that_names_them_all(
    written: str, code: str, message: str, advice: str
) -> None:
    [fault] = misfits(f"{GOOD}up_to: {written}", Draw)
    assert (*spot(fault), fault.message, fault.help) == (code, 2, 8, message, advice)


def test_within_the_choice_that_was_surely_meant_each_fault_has_its_own_place() -> None:
    faults = misfits(GOOD + "up_to: {usually: four, keeping a king: 3, keeping an ace: 60}", Draw)
    assert sorted((*spot(fault), fault.message) for fault in faults) == [
        ("S03", 2, 18, "`usually`: expected a whole number from 0 to 26, or `all`; got the text `four`"),
        ("S05", 2, 59, "`keeping an ace`: expected a whole number from 0 to 26, or `all`; got the whole number 60"),
        ("S06", 2, 24, "`keeping a king` is no condition"),
    ]


def test_a_misspelt_key_is_not_missing_too() -> None:
    assert [spot(fault) for fault in misfits("fisrt: dealer", Draw)] == [("S01", 1, 1)]


def test_all_misfits_of_a_document_are_told_together() -> None:
    text = (
        "frist: dealer\nup_to: two\nkept: [Ah, Zz]\nplayers: 7 to 2\nthen:\n- {first: dealr}\n- up_to: {usually: x}\n"
    )
    assert sorted(map(spot, misfits(text, Draw)), key=lambda found: found[1:]) == [
        *[("S01", 1, 1), ("S03", 2, 8), ("S06", 3, 12), ("S06", 4, 10), ("S03", 6, 11)],
        *[("S02", 7, 3), ("S03", 7, 20)],
    ]


def test_a_part_of_a_document_is_filled_by_its_way() -> None:
    source = read_text("play:\n- draw: {first: dealer}\n- draw: {first: dealr}\n", PATH)
    faults: list[Fault] = []
    assert fill(source, ("play", 0, "draw"), Draw, faults) == Draw(first="dealer")
    assert not faults
    assert fill(source, ("play", 1, "draw"), Draw, faults) is None
    assert [spot(fault) for fault in faults] == [("S03", 3, 17)]


def test_a_bare_word_stands_for_the_options_it_leaves_out() -> None:
    source = read_text("play:\n- ante\n- draw\n", PATH)
    faults: list[Fault] = []
    assert fill(source, ("play", 1), Draw, faults, value={}) is None
    assert [(*spot(fault), fault.message) for fault in faults] == [("S02", 3, 3, "missing key `first` in `play`")]
    assert fill(source, ("play", 1), Draw, faults, value={"first": "dealer"}) == Draw(first="dealer")


@dataclass(frozen=True, slots=True, kw_only=True)
class Bounds:
    """Every way to bound a value."""

    gap: Annotated[int, lowest(1)] = 1
    span: Annotated[int, lowest(2), highest(3)] = 2
    few: Annotated[tuple[str, ...], longest(2)] = ()
    some: Annotated[tuple[str, ...], shortest(1), longest(2)] = ("a",)
    yes: bool = True
    either: Literal[1, 2] | CardText = 1
    many: list[int] = field(default_factory=list)
    sub: Annotated[Draw, "metadata of others is no concern of ours"] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rows:
    """A list of whatever one likes, even of lists."""

    rows: Annotated[tuple[object, ...], shortest(1), longest(2)]


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("gap: 0", "a whole number of at least 1"),
        ("span: 4", "a whole number from 2 to 3"),
        ("few: [a, b, c]", "a list of at most 2 items"),
        ("some: []", "a list of 1 to 2 items"),
        ("many: [1, two]", "a whole number"),
        ("yes: 'true'", "true or false"),
        ("either: 3", "`1`, `2`, or a card such as `Kh`"),
        ("either: []", "`1`, `2`, or a card such as `Kh`"),
    ],
)
def test_bounds_are_told_as_people_tell_them(written: str, expected: str) -> None:
    [fault] = misfits(written, Bounds)
    assert f": expected {expected}; got " in fault.message


def test_an_empty_list_is_not_asked_into_more_brackets() -> None:
    [fault] = misfits("rows: []", Rows)
    assert (fault.message, fault.help) == ("`rows`: expected a list of 1 to 2 items; got an empty list", "")
    [fault] = misfits("rows: a", Rows)
    assert fault.help == "put it in square brackets"


def test_a_text_that_its_reader_refuses_is_told_what_else_is_possible() -> None:
    [fault] = misfits("either: Zz", Bounds)
    assert (fault.message, fault.help) == (
        "`either`: 'Zz' is no card; cards look like Ah, Td or 2c",
        "possible are `1`, `2`, or a card such as `Kh`",
    )


def test_faults_inside_an_optional_part_are_told_inside() -> None:
    assert [spot(fault) for fault in misfits("sub: {first: dealr}", Bounds)] == [("S03", 1, 14)]


def test_a_hostile_value_cannot_flood_a_message() -> None:
    [fault] = misfits(f"first: {'a' * 9_000}", Draw)
    assert len(render([fault])) < 600


values = st.recursive(
    st.booleans()
    | st.integers(-(10**15), 10**15)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.text(max_size=5) | st.sampled_from(["first", "up_to", "[key]", "int", "then", "rest", "usually"]),
            inner,
            max_size=4,
        )
    ),
)
keys = st.sampled_from(
    [
        "name",
        "up_to",
        "first",
        "from",
        "kept",
        "players",
        "half",
        "both",
        "then",
        "pot",
        "rest",
        "gap",
        "either",
        "sub",
        "x",
    ]
)


@given(value=values | st.dictionaries(keys, values), type_=st.sampled_from([Draw, Bounds]))
def test_every_document_fills_the_form_or_has_faults(value: object, type_: type[object]) -> None:
    faults: list[Fault] = []
    source = Source(path=PATH, data=value, places={(): Place(PATH)}, keys={})
    assert (fill(source, (), type_, faults) is None) == bool(faults)
    render(faults)
