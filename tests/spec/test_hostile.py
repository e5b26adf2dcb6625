"""Documents from a stranger: they end quickly, in a fault with a name, and never in a traceback."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from croupier.spec import Source, SpecError, parsing, read, read_text, render
from tests.spec.documents import LOADERS, PATH

MEGABYTES = 10_000_000
SOON = 10.0
"""Seconds; without the limits it would be minutes, or the end of the process."""

BOMBS = {
    "a long word": ("a" * MEGABYTES, "Y02"),
    "ten megabytes of brackets": ("[" * MEGABYTES, "Y02"),
    "ten megabytes of mappings": ("{a: " * (MEGABYTES // 4), "Y02"),
    "100,000 brackets": ("[" * 100_000, "Y14"),
    "100,000 brackets, closed": ("[" * 100_000 + "]" * 100_000, "Y14"),
    "100,000 braces": ("{" * 100_000, "Y11 Y14"),
    "brackets on lines of their own": ("[\n" * 100_000, "Y14"),
    "100,000 mappings": ("{a:" * 66_000, "Y05 Y14"),
    "mappings with blanks": ("{a: " * 50_000, "Y14"),
    "lists in one line": ("- " * 100_000, "Y14"),
    "keys in one line": ("? " * 100_000, "Y11"),
    "deep block": ("\n".join(" " * depth + "a:" for depth in range(600)), "Y14"),
    "many values": ("- a\n" * 50_000, "Y15"),
    "many keys": ("".join(f"k{number}: a\n" for number in range(15_000)), "Y15"),
    "many empty values": (",".join("[]" for _ in range(60_000)).join("[]"), "Y15"),
    "many anchors": ("".join(f"- &a{number} a\n" for number in range(12_000)), "Y08"),
    "a long number": ("a: " + "9" * 150_000, "Y16"),
    "a long key": ("a" * 150_000 + ": b", "Y05 Y16"),
    "long comment": ("#" * 199_000, "Y06"),
    "only blanks": (" " * 200_000, "Y06"),
    "only lines": ("\n" * 200_000, "Y06"),
    "only NULs": ("\x00" * 200_000, "Y04"),
    "NULs on lines": ("\x00\n" * 100_000, "Y04"),
    "open quote": ("a: '" + "b\n" * 90_000, "Y05"),
    "folded text": ("a: >\n" + "  b\n" * 40_000, "Y16"),
    "version": ("%YAML 1." + "1" * 5000 + "\n---\na", "Y05"),
    "escape": ('a: "\\UFFFFFFFF"', "Y05"),
    "laughs": (
        "a: &a [x]\n"
        + "".join(f"{b}: &{b} [{', '.join([f'*{a}'] * 9)}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True)),
        "Y08",
    ),
}


@pytest.mark.parametrize("loader", LOADERS)
@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_is_one_named_fault_and_soon(name: str, loader: object, monkeypatch: pytest.MonkeyPatch) -> None:
    text, code = BOMBS[name]
    monkeypatch.setattr(parsing, "LOADER", loader)
    began = time.process_time()
    with pytest.raises(SpecError) as caught:
        read_text(text, PATH)
    rendered = render(caught.value.faults)
    assert time.process_time() - began < SOON
    assert {fault.code for fault in caught.value.faults} <= set(code.split())
    assert len(rendered) < 20_000


@pytest.mark.parametrize(
    "name", ["laughs", "100,000 brackets", "a long word", "many values", "deep block", "folded text"]
)
def test_and_only_one(name: str) -> None:
    text, code = BOMBS[name]
    with pytest.raises(SpecError) as caught:
        read_text(text, PATH)
    assert [fault.code for fault in caught.value.faults] == [code]


def test_a_huge_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    with path.open("wb") as file:
        file.truncate(10**12)
    with pytest.raises(SpecError) as caught:
        read(path)
    assert [fault.code for fault in caught.value.faults] == ["Y02"]


def outcome(text: str, loader: object) -> Source | SpecError:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(parsing, "LOADER", loader)
        try:
            return read_text(text, PATH)
        except SpecError as error:
            return error


def is_read_or_refused(text: str, loader: object) -> bool:
    """Everything in a source has a value and a place; every refusal can be printed."""
    found = outcome(text, loader)
    if isinstance(found, Source):
        return {()} <= found.places.keys() >= found.keys.keys() and None not in map(found.value, found.places)
    return all(render(found.faults, form).encode("utf-8") for form in ("text", "github", "json"))


pieces = (
    r"""a·b: ·- ·? ·: ·, ·[·]·{·}·'·"·#·&a ·*a ·!·<<: ·%·@·---·...·|·>-·\·\x00·\ud800·\UFFFFFFFF·010·1e3·~·♠·🂡""".split(
        "·"
    )
)
blanks = ["\n", "\n  ", "\t", "\r", "\ufeff", "\x85"]
yamlish = st.lists(st.sampled_from([*pieces, *blanks]), max_size=30).map("".join)
any_text = st.text(st.characters(exclude_categories=()))


@given(text=st.text() | yamlish, loader=st.sampled_from(LOADERS))
@example(text='"\\ud800"', loader=LOADERS[-1])
@example(text='"\\UFFFFFFFF"', loader=LOADERS[-1])
@example(text="%YAML 1." + "1" * 5000 + "\n---\na", loader=LOADERS[-1])
def test_every_text_is_read_or_refused(text: str, loader: object) -> None:
    assert is_read_or_refused(text, loader)


@given(text=any_text)
def test_halves_of_pairs_are_refused_too(text: str) -> None:
    assert is_read_or_refused(text, LOADERS[0])


@given(content=st.binary() | st.text().map(str.encode))
def test_all_bytes_are_read_or_refused(content: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.getbasetemp() / "bytes.yaml"
    path.write_bytes(content)
    try:
        found = read(path).path
    except SpecError as error:
        found = render(error.faults)
    assert "bytes.yaml" in found
