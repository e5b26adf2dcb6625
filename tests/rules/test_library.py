"""The library reads a whole folder, and tells all that is wrong in it at once."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from croupier.rules import Library
from croupier.rules.crosschecks import check_links
from croupier.rules.publishing import check_published, current_ids, lock_text, locked_ids
from croupier.spec import SpecError
from croupier.spec.data import data
from tests.rules.writing import variant

EXTENDS = "croupier: 1\nname: A Variant\nsummary: Written for a test.\nextends: bounce-back\n"
HOME = data("spec", "house", "home.yaml").read_text(encoding="utf-8")


def written(root: Path, **files: str) -> Library:
    """A library of files such as `variants__a=…`; the house is there already."""
    for name, text in {"house__home": HOME, **files}.items():
        folder, _, stem = name.partition("__")
        path = root / (f"{folder}/{stem}.yaml" if stem else folder)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    return Library(root)


def everything(library: Library) -> list[str]:
    """All faults after everything was read."""
    assert library.houses is not None
    assert library.variants is not None
    assert library.sources is not None
    assert library.rulings is not None
    return [f"{fault.place}: {fault.code}" for fault in library.faults]


def test_our_own_documents_have_no_faults() -> None:
    library = Library()
    assert not everything(library)
    assert not check_published(library)
    assert "bounce-back" in library.variants


def test_an_empty_folder_is_an_empty_library(tmp_path: Path) -> None:
    library = Library(tmp_path)
    assert not everything(library)
    assert (library.variants, library.sources, library.rulings) == ({}, {}, {})
    assert set(library.houses) == {"casino", "home"}, "a folder of one's own is lent our houses"
    assert (current_ids(library), locked_ids(tmp_path), check_published(library)) == ((), (), [])
    with pytest.raises(KeyError):
        library.variant("bounce-back")


def test_faults_of_all_files_are_told_together_each_with_its_place(tmp_path: Path) -> None:
    library = written(
        tmp_path,
        variants__one=variant().replace("showdown", "showdown: {at: noon}"),
        variants__two=variant(burn="two"),
        variants__three="name: [\n",
        variants__Four=variant(),
        variants__good=variant(),
        cases__nobody="croupier: 1\n",
        house__odd=HOME.replace("  burn: none\n", "").replace("doubt: the host", "doubt: the cat"),
    )
    told = everything(library)
    files = {re.search(r"(\w+)\.yaml", each)[1] for each in told if re.search(r"(\w+)\.yaml", each)}  # type: ignore[index]
    assert files == {"one", "two", "three", "Four", "nobody", "odd"}
    assert all(re.search(r"\.yaml:\d+:\d+: [YSR]\d\d$", each) for each in told)
    assert sorted(each[-3:] for each in told if "odd.yaml" in each) == ["R07", "S03"]
    assert set(library.variants) == {"good"}


def test_a_variant_with_faults_raises_its_own_and_an_unknown_one_a_suggestion(tmp_path: Path) -> None:
    library = written(
        tmp_path, variants__one=variant(burn="two"), variants__two=variant(burnt="none"), variants__six=variant()
    )
    with pytest.raises(SpecError) as error:
        library.variant("one")
    assert [fault.code for fault in error.value.faults] == ["S03"]
    assert library.variant("six").rules.slug == "six"
    with pytest.raises(KeyError) as unknown:
        library.variant("sixx")
    assert str(unknown.value) == "there is no variant 'sixx'; did you mean 'six'?"
    with pytest.raises(KeyError, match="the variants are six"):
        library.variant("poker")


@pytest.mark.parametrize("folder", ["house", "variants", "cases", "sources", "rulings"])
def test_a_folder_that_cannot_be_read_is_a_fault_and_not_empty(tmp_path: Path, folder: str) -> None:
    library = written(tmp_path, variants__six=variant())
    shutil.rmtree(tmp_path / folder, ignore_errors=True)
    (tmp_path / folder).symlink_to(folder)
    library.read_all()
    (fault,) = library.faults
    assert (fault.code, Path(fault.place.path)) == ("Y01", tmp_path / folder)
    assert fault.message.startswith("the folder cannot be read: ")


@pytest.mark.parametrize("folder", ["house", "variants"])
def test_a_variant_is_not_looked_for_in_folders_that_cannot_be_read(tmp_path: Path, folder: str) -> None:
    library = written(tmp_path, variants__six=variant())
    shutil.rmtree(tmp_path / folder)
    (tmp_path / folder).symlink_to(folder)
    with pytest.raises(SpecError, match="the folder cannot be read"):
        library.variant("six")


def test_a_house_that_does_not_exist_is_a_fault_of_the_variant(tmp_path: Path) -> None:
    library = written(tmp_path, variants__one=variant() + "house: hoem\n")
    assert not library.variants
    (fault,) = library.faults
    assert (fault.code, fault.help) == ("R02", "did you mean `home`?")


def test_each_clause_says_where_it_comes_from(tmp_path: Path) -> None:
    rules = written(tmp_path, variants__one=variant(burn='"one before each draw"')).variant("one").rules
    assert [str(each) for each in rules.authorities["policy.burn"]] == ["variant: one"]
    assert [str(each) for each in rules.authorities["policy.losers"]] == ["house: home"]


def test_every_clause_of_ours_has_an_authority() -> None:
    rules = Library().variant("bounce-back").rules
    assert not [clause.id for clause in rules.clauses if not rules.authorities[clause.id]]


def test_a_published_clause_may_not_vanish(tmp_path: Path) -> None:
    library = written(tmp_path, variants__one=variant())
    (tmp_path / "clauses.lock").write_text(lock_text(library), encoding="utf-8", newline="\n")
    assert locked_ids(tmp_path) == current_ids(library)
    assert not check_published(library)
    other = written(tmp_path, variants__one=variant().replace("the bounce", "the return"))
    faults = check_published(other)
    assert {fault.code for fault in faults} == {"R10"}
    assert len(faults) == sum(id_.startswith("one/the-bounce.") for id_ in locked_ids(tmp_path))
    assert all("renamed.yaml" in fault.help for fault in faults)


def test_a_successor_retires_a_clause_and_must_exist(tmp_path: Path) -> None:
    library = written(tmp_path, variants__one=variant())
    text = lock_text(library) + "one/the-bounce.limit\n"
    (tmp_path / "clauses.lock").write_text(text, encoding="utf-8", newline="\n")
    assert len(check_published(library)) == 1
    head = "croupier: 1\nclauses: {one/the-bounce.limit: one/"
    (tmp_path / "renamed.yaml").write_text(f"{head}the-bounce.count}}\n", encoding="utf-8", newline="\n")
    assert not check_published(library)
    (tmp_path / "renamed.yaml").write_text(f"{head}nowhere}}\n", encoding="utf-8", newline="\n")
    (fault,) = check_published(library)
    assert "does not exist" in fault.message


def test_a_lock_keeps_what_it_held_and_stands_in_order(tmp_path: Path) -> None:
    library = written(tmp_path, variants__one=variant())
    (tmp_path / "clauses.lock").write_text("# old\n\naaa/first\n", encoding="utf-8", newline="\n")
    lines = [line for line in lock_text(library).splitlines() if not line.startswith("#")]
    assert lines == sorted({"aaa/first", *current_ids(library)})


def test_a_variant_that_does_not_compile_has_not_lost_its_clauses(tmp_path: Path) -> None:
    library = written(tmp_path, variants__one=variant())
    (tmp_path / "clauses.lock").write_text(lock_text(library), encoding="utf-8", newline="\n")
    broken = written(tmp_path, variants__one=variant(burn="two"))
    assert not check_published(broken)
    assert [fault.code for fault in broken.faults] == ["S03"]


RULING = "---\ncroupier: 1\nquestion: Why?\nanswer: So.\nsays: Us.\n---\n\nReasons.\n"


def test_files_that_are_no_yaml_may_end_their_lines_as_windows_does(tmp_path: Path) -> None:
    (tmp_path / "rulings").mkdir()
    (tmp_path / "rulings" / "why.md").write_bytes(RULING.replace("\n", "\r\n").encode())
    library = written(tmp_path, variants__one=variant())
    (tmp_path / "clauses.lock").write_bytes(lock_text(library).replace("\n", "\r\n").encode())
    assert not check_published(library)
    assert library.rulings["why"].body == "Reasons.\n"
    assert not library.faults


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (RULING.replace("---\n\n", "------\n\n"), "Y05"),
        (RULING.replace("---\ncroupier", "# A\ncroupier"), "Y05"),
        (RULING.replace("Reasons", "Reas\u202eons"), "Y04"),
    ],
    ids=["a rule too long", "a heading in place of a rule", "a character that turns the text round"],
)
def test_what_is_wrong_in_a_ruling_is_told(text: str, code: str, tmp_path: Path) -> None:
    library = written(tmp_path, variants__one=variant())
    (tmp_path / "rulings").mkdir()
    (tmp_path / "rulings" / "why.md").write_text(text, encoding="utf-8", newline="\n")
    assert not library.rulings
    assert [fault.code for fault in library.faults] == [code]


NOTES = """\
croupier: 1
title: Notes
where: in a drawer
variant: one
statements:
  - {id: antes, says: Everybody antes., clauses: [the-ante.amount]}
"""


@pytest.mark.parametrize(
    ("text", "clause", "at"),
    [
        (variant(), "the-draw.limit", "up_to: 2"),
        (variant(), "the-bounce.given", "take_back: {name"),
        (variant(), "players.number", "players: 2 to 7"),
        (variant(burn="none"), "policy.burn", "burn: none"),
        (
            f"{EXTENDS}changes:\n  the bounce: {{count: up to as discarded}}\n",
            "the-bounce.count",
            "count: up",
        ),
        (f"{EXTENDS}changes:\n  the bounce: {{count: up to as discarded}}\n", "the-bounce.given", "the bounce: {count"),
        (EXTENDS, "the-bounce.given", "extends: bounce-back"),
    ],
)  # fmt: skip
def test_a_clause_that_nobody_vouches_for_is_shown_where_its_option_stands(
    text: str, clause: str, at: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Library, "settled", frozenset())
    head = "name: A Variant\n"
    library = written(tmp_path, variants__one=text.replace(head, f"{head}sources: [notes]\n"), sources__notes=NOTES)
    assert not everything(library)
    entry = library.variant("one")
    library.variants["one"] = replace(entry, rules=replace(entry.rules, authorities={}))
    (fault,) = (each for each in check_links(library) if f"`{clause}`" in each.message)
    line = (tmp_path / "variants" / "one.yaml").read_text(encoding="utf-8").splitlines()[fault.place.line - 1]
    assert line[fault.place.column - 1 :].startswith(at)
