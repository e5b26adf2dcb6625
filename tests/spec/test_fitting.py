"""What is read without pydantic is what pydantic reads."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.spec.bounds import highest, longest, lowest, shortest
from croupier.spec.fitting import reader
from croupier.spec.models import judged
from croupier.spec.values import Name, Players
from tests.spec.documents import Draw


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """Whatever our documents use."""

    croupier: Literal[1] = 1
    name: Name | None = None
    players: Players = (2, 7)
    chips: Annotated[int, lowest(0), highest(3)] = 0
    shown: bool = False
    text: Annotated[str, shortest(1), longest(3)] = "a"
    word: Literal["all", "none"] = "all"
    either: int | Literal["all"] | Mapping[str, int] = "all"
    answers: Mapping[Literal["a", "b"], str | tuple[str, ...]] | None = None
    play: Annotated[tuple[object, ...], shortest(1), longest(2)] = ("a",)
    forms: tuple[Form, ...] = ()
    from_: str = ""

    def __post_init__(self) -> None:
        if self.text == self.from_:
            raise ValueError("from itself")


texts = st.sampled_from(["", "a", "b", "abcd", "all", "none", "2 to 7", "7 to 2", "from"])
numbers = st.integers(-1, 4)
anything = st.recursive(
    texts | numbers | st.booleans() | st.sampled_from([0.0, 1.0, 10**15]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=2),
    max_leaves=5,
)
near = {
    "croupier": st.just(1), "name": texts, "players": texts, "chips": numbers, "shown": st.booleans(), "text": texts,
    "word": texts, "either": texts | numbers | st.dictionaries(texts, numbers, max_size=2),
    "answers": st.dictionaries(st.sampled_from("abc"), texts | st.lists(texts, max_size=2), max_size=2),
    "play": st.lists(anything, max_size=3), "from": texts, "first": st.just("dealer"), "up_to": numbers | texts,
}  # fmt: skip
some = st.sets(st.sampled_from(sorted(near)), max_size=3)
flat = some.flatmap(lambda keys: st.fixed_dictionaries({key: near[key] for key in sorted(keys)}))
forms = flat | st.fixed_dictionaries({"forms": st.lists(flat, max_size=2)})


def _read(annotation: object, value: object) -> tuple[object, ...]:
    try:
        return (reader(annotation)(value),)
    except ValueError:
        return ()


@given(value=anything | forms | st.dictionaries(st.sampled_from([*near, "from_", "both"]), anything, max_size=2))
@pytest.mark.parametrize("annotation", [Form, Draw])
def test_what_is_read_is_what_pydantic_reads(value: object, annotation: object) -> None:
    for found in _read(annotation, value):
        assert (repr(found), []) == (repr(judged(annotation, value)[0]), judged(annotation, value)[1])


@pytest.mark.parametrize("written", [
    {}, {"croupier": 1, "name": "a", "players": "2 to 7", "chips": 3, "shown": True, "text": "abc", "word": "none"},
    {"either": 4}, {"either": {"a": 1}}, {"answers": {"a": "x", "b": ["y", "z"]}}, {"play": ["a", {"b": [1, 0.5]}]},
    {"forms": [{"forms": [{"from": "b"}]}]},
])  # fmt: skip
def test_whatever_our_documents_are_made_of_is_read_without_it(written: dict[str, object]) -> None:
    assert _read(Form, written) == (judged(Form, written)[0],)


@pytest.mark.parametrize(("annotation", "value"), [
    (Annotated[int | str, lowest(1)], 0), (Annotated[int, lowest(1)] | Annotated[str | bool, shortest(9)], "a"),
    (int, True), (Literal[1], True), (Literal[1], 1.0), (str, ["a"]), (tuple[int, str], [1]), (list[int], ["a"]),
    (tuple[int, ...], "1"), (Annotated[Form, shortest(1)], {}), (Annotated[Name, longest(1)], "ab"), (int | None, None),
    (Form, {"from_": "a"}), (Form, {"from": "a"}), (Draw, {}), (Form, [("text", "a")]), (Mapping[str, int], {"a": "b"}),
])  # fmt: skip
def test_what_is_not_surely_right_is_left_to_pydantic(annotation: Any, value: object) -> None:  # noqa: ANN401 - any
    assert not _read(annotation, value)


def test_sound_specs_are_read_without_pydantic() -> None:
    code = "import sys, croupier; croupier.Library().read_all(); assert 'pydantic' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
