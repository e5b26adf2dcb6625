"""Whatever a folder of specs holds, it is sound and can be played, or all that is wrong with it is told."""

from __future__ import annotations

import re
import tempfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from croupier.cli._common import faults_of
from croupier.cli._group import croupier
from croupier.gherkin.checking import told_cases
from croupier.gherkin.features import feature, vectors
from croupier.proof import consult
from croupier.proof.playouts import random_hand
from croupier.rules import Library
from croupier.spec import render
from croupier.spec.data import data
from croupier.website.catalogue import index_page
from croupier.website.page import variant_pages
from croupier.website.reference import glossary_page, rulings_page
from tests.properties.decks import dice
from tests.rules.strange_documents import DOCUMENTS, Files, folders

if TYPE_CHECKING:
    from croupier.rules import Entry, Rulebook
    from croupier.spec import Fault, Place

REPEATS = settings(max_examples=settings().max_examples // 2, suppress_health_check=[HealthCheck.too_slow])
"""Half as often as other laws are tried, whichever profile is chosen: each folder is checked, played and printed."""
HANDS = 2
"""Of each profile."""
HARMFUL = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]")
"""What no message may print: controls but the end of a line, and changes of direction."""


def laid(root: Path, files: dict[str, bytes]) -> Path:
    """The folder with these files in it."""
    for name, content in files.items():
        path = root / "spec" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return root / "spec"


def in_bytes(files: Files) -> dict[str, bytes]:
    return {name: text.encode() for name, text in files.items()}


def is_told_well(fault: Fault, root: Path) -> None:
    """It stands somewhere in one of the files, and can be printed."""
    assert Path(fault.place.path).is_relative_to(root), fault
    for place in (fault.place, *((fault.note[0],) if fault.note else ())):
        stands(place)
    assert fault.message
    for form in ("text", "github", "json"):
        printed = render([fault], form)
        assert not HARMFUL.search(printed), printed
    assert "\n" not in str(fault)


def stands(place: Place) -> None:
    """The place is in a file, and its line is what the file says there."""
    path = Path(place.path)
    assert path.exists(), place
    if place.text:
        lines = path.read_bytes().decode("utf-8", "replace").replace("\r\n", "\n").split("\n")
        assert lines[place.line - 1] == place.text
        assert 1 <= place.column <= len(place.text) + 1


def is_sound_or_told(root: Path) -> None:
    """Everything that `croupier check` does; and what passes is played, printed and told."""
    shelf = Library(root)
    faults = list(faults_of(shelf))
    for fault in faults:
        is_told_well(fault, root)
    wrong = any(fault.level == "error" for fault in faults)
    for entry in shelf.variants.values():
        for names in ((),) if wrong else entry.profiles:
            is_played(entry.under(names))
        if not wrong:
            is_published(shelf, entry)
    if not wrong:
        assert index_page(shelf) + rulings_page(shelf) + glossary_page(shelf)


def is_played(rules: Rulebook) -> None:
    """Random hands come to an end, and every clause holds in them."""
    for seed in range(HANDS):
        hand = random_hand(rules, dice(seed))
        assert hand.over
        broken, _ = consult(rules, hand.record)
        assert not broken, hand.history


def is_published(shelf: Library, entry: Entry) -> None:
    """The page and the feature of a variant can be made."""
    cases = told_cases(entry)
    assert variant_pages(shelf, entry)
    assert feature(entry, cases)
    assert vectors(entry, cases, {})


@REPEATS
@given(files=folders())
def test_documents_put_together_by_chance_are_sound_or_told(files: Files) -> None:
    with tempfile.TemporaryDirectory() as folder:
        is_sound_or_told(laid(Path(folder), in_bytes(files)))


# Bytes

KINDS = (*DOCUMENTS, "clauses.lock")
WORDS = re.compile(rb"[\w-]+")


@cache
def ours() -> dict[str, bytes]:
    """Our own documents, variants without their sources."""
    root = data("spec")
    paths = [*root.glob("*/*.yaml"), *root.glob("rulings/*.md"), *root.glob("*.yaml"), *root.glob("clauses.lock")]
    texts = {path.relative_to(root).as_posix(): path.read_bytes() for path in sorted(paths)}
    return {name: re.sub(rb"(?m)^sources: .*\n", b"", text) for name, text in texts.items()}


@st.composite
def real_documents(draw: st.DrawFn) -> tuple[str, bytes]:
    """One of our documents, with a few of its items."""
    kind = draw(st.sampled_from(("variants", "variants", "cases", "cases", "house", "sources", "rulings", "")))
    name = draw(st.sampled_from([each for each in ours() if each.rpartition("/")[0] == kind]))
    start, *items = re.split(rb"(?m)^(?=  - id: )", ours()[name])
    kept = draw(st.lists(st.sampled_from(items), max_size=4)) if items else []
    return name, start + b"".join(kept)


@st.composite
def mangled(draw: st.DrawFn, content: bytes) -> bytes:
    """The bytes with one accident in them."""
    lines = content.split(b"\n")
    line, other = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
    at = draw(st.integers(0, len(content)))
    match draw(st.sampled_from(("retype",) * 8 + ("flip", "cut", "repeat", "lose", "swap", "insert"))):
        case "flip" if at < len(content):
            return content[:at] + bytes([content[at] ^ (1 << draw(st.integers(0, 7)))]) + content[at + 1 :]
        case "cut":
            return content[:at]
        case "repeat":
            lines.insert(other, lines[line])
        case "lose":
            del lines[line]
        case "swap":
            lines[line], lines[other] = lines[other], lines[line]
        case "insert":
            return content[:at] + draw(st.binary(max_size=4)) + content[at:]
        case _:
            words = [b"", *WORDS.findall(lines[other])]
            old = draw(st.sampled_from([b"", *WORDS.findall(lines[line])]))
            lines[line] = lines[line].replace(old, draw(st.sampled_from(words)), 1)
    return b"\n".join(lines)


@st.composite
def accidents(draw: st.DrawFn) -> dict[str, bytes]:
    """One of our documents after some accidents, perhaps where another kind belongs; and what it speaks of."""
    name, content = draw(real_documents())
    for _ in range(draw(st.sampled_from((1, 1, 1, 2, 3)))):
        content = draw(mangled(content))
    place = draw(st.sampled_from((name, name, name, *KINDS)))
    around = {f"variants/{Path(each).name}" for each in (name, name.replace("double", "five-card"))} & ours().keys()
    return {**{each: ours()[each] for each in around}, place: content}


@REPEATS
@given(files=accidents())
def test_our_documents_after_an_accident_are_sound_or_told(files: dict[str, bytes]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        is_sound_or_told(laid(Path(folder), files))


@REPEATS
@given(name=st.sampled_from(KINDS), content=st.binary(max_size=200))
def test_any_bytes_are_told_by_the_command_without_a_traceback(name: str, content: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        root = laid(Path(folder), {"variants/whole.yaml": ours()["variants/bounce-back.yaml"], name: content})
        result = CliRunner().invoke(croupier, ["--spec", str(root), "check"])
    assert result.exit_code in {0, 1}, result.output
