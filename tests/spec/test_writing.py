"""Generated files: whole or not at all, touched only when something changed, and nobody else's file ever."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from croupier.spec.writing import NotOursError, sync_folder, write_whole

HEADER = "# generated"


def texts_in(folder: Path) -> dict[str, str]:
    return {path.relative_to(folder).as_posix(): path.read_text() for path in folder.rglob("*") if path.is_file()}


def made(*names: str, text: str = "a\n") -> dict[str, str]:
    return dict.fromkeys(names, f"{HEADER}\n{text}")


def test_a_file_is_written_with_its_folders(tmp_path: Path) -> None:
    assert write_whole(tmp_path / "a" / "b.txt", "♠\n")
    assert (tmp_path / "a" / "b.txt").read_bytes() == "♠\n".encode()


def test_a_file_that_holds_the_text_already_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("same")
    os.utime(path, (1, 1))
    assert not write_whole(path, "same")
    assert path.stat().st_mtime == 1


def test_a_failed_write_leaves_the_old_text_and_nothing_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError("the disk is full")

    path = tmp_path / "a.txt"
    path.write_text("old")
    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="full"):
        write_whole(path, "new")
    assert texts_in(tmp_path) == {"a.txt": "old"}


def test_a_folder_comes_to_hold_exactly_the_generated_files(tmp_path: Path) -> None:
    sync_folder(tmp_path, made("a", "b"), header=HEADER)
    assert sync_folder(tmp_path, made("b", "c"), header=HEADER) == ("a", "c")
    assert texts_in(tmp_path) == made("b", "c")


def test_the_second_time_nothing_changes(tmp_path: Path) -> None:
    sync_folder(tmp_path, made("a", "b/c"), header=HEADER)
    assert sync_folder(tmp_path, made("a", "b/c"), header=HEADER) == ()


def test_a_check_names_the_changes_and_makes_none(tmp_path: Path) -> None:
    sync_folder(tmp_path, made("a", "b"), header=HEADER)
    before = texts_in(tmp_path)
    after = {**made("b", text="other\n"), **made("c")}
    assert sync_folder(tmp_path, after, header=HEADER, check=True) == ("a", "b", "c")
    assert texts_in(tmp_path) == before


def test_a_check_makes_no_folder(tmp_path: Path) -> None:
    assert sync_folder(tmp_path / "new", made("a"), header=HEADER, check=True) == ("a",)
    assert not (tmp_path / "new").exists()


def test_a_file_without_the_header_is_never_deleted(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("by hand")
    (tmp_path / "late").write_text("by hand " * 100 + HEADER)
    (tmp_path / "picture").write_bytes(b"\xff\xd8\xff")
    sync_folder(tmp_path, {}, header=HEADER)
    assert {path.name for path in tmp_path.iterdir()} == {"mine", "late", "picture"}


def test_a_file_without_the_header_is_never_overwritten_and_then_nothing_is_written(tmp_path: Path) -> None:
    (tmp_path / "b").write_text("by hand")
    with pytest.raises(NotOursError, match="b was not generated"):
        sync_folder(tmp_path, made("a", "b"), header=HEADER)
    assert texts_in(tmp_path) == {"b": "by hand"}


def test_a_folder_that_loses_its_last_file_goes_too_and_one_with_other_files_stays(tmp_path: Path) -> None:
    sync_folder(tmp_path, made("a/b/c", "d/e"), header=HEADER)
    (tmp_path / "d" / "mine").write_text("by hand")
    sync_folder(tmp_path, {}, header=HEADER)
    assert [path.name for path in tmp_path.rglob("*")] == ["d", "mine"]


def test_a_folder_may_come_where_a_generated_file_was(tmp_path: Path) -> None:
    sync_folder(tmp_path, made("a"), header=HEADER)
    assert sync_folder(tmp_path, made("a/b"), header=HEADER) == ("a", "a/b")
    assert texts_in(tmp_path) == made("a/b")


def test_a_link_is_not_followed_out_of_the_folder(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "a").write_text(HEADER)
    (tmp_path / "inside").mkdir()
    try:
        (tmp_path / "inside" / "link").symlink_to(outside / "a")
        (tmp_path / "inside" / "folder").symlink_to(outside, target_is_directory=True)
    except OSError:
        pytest.skip("links cannot be made here")
    sync_folder(tmp_path / "inside", {}, header=HEADER)
    assert texts_in(outside) == {"a": HEADER}


@pytest.mark.parametrize("link", ["made", "made/inside"])
@pytest.mark.parametrize("check", [True, False])
def test_nothing_is_written_or_deleted_behind_a_link(tmp_path: Path, link: str, *, check: bool) -> None:
    elsewhere = tmp_path / "elsewhere"
    sync_folder(elsewhere, made("old", "b"), header=HEADER)
    (tmp_path / link).parent.mkdir(exist_ok=True)
    (tmp_path / link).symlink_to(elsewhere)
    with pytest.raises(NotOursError, match=f"{link} is a link"):
        sync_folder(tmp_path / "made", made("new", "inside/b", text="b\n"), header=HEADER, check=check)
    assert texts_in(elsewhere) == made("old", "b")
