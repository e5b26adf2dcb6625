"""The pages are written when something changed, and only then; the site is built or says what is wrong."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from croupier.rules import Library
from croupier.spec import SpecError
from croupier.spec.data import data
from croupier.spec.writing import NotOursError
from croupier.website import hook
from croupier.website.build import SIGNS, SiteError, site, write_pages
from croupier.website.page import HEADER
from tests.website.shelves import SLUG, change, only, project

PAGE = f"variants/{SLUG}.md"


@pytest.fixture
def config(tmp_path: Path) -> Path:
    """The mkdocs.yml of a project of its own."""
    return project(tmp_path, cases=False)


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    """The pages of a project that has one variant and no reports, which are soon written."""
    project(tmp_path)
    only(tmp_path / "spec", SLUG)
    return tmp_path / "spec" / "pages"


def _write(docs: Path, *, check: bool = False) -> tuple[str, ...]:
    return write_pages(Library(docs.parent), docs, check=check)


def test_pages_are_written_once(docs: Path) -> None:
    assert PAGE in _write(docs)
    assert _write(docs) == ()


def test_a_changed_spec_changes_its_page(docs: Path) -> None:
    _write(docs)
    change(docs.parent / "variants" / f"{SLUG}.yaml", "a second chance", "another chance")
    assert PAGE in _write(docs)
    assert "another chance" in (docs / PAGE).read_text(encoding="utf-8")


def test_a_check_writes_nothing(docs: Path) -> None:
    assert PAGE in _write(docs, check=True)
    assert not (docs / PAGE).exists()


def test_the_page_of_a_variant_that_is_gone_goes_too(docs: Path) -> None:
    _write(docs)
    stale = docs / "variants" / "gone.md"
    stale.write_text(f"---\n{HEADER}\n---\n", encoding="utf-8", newline="\n")
    assert _write(docs) == ("variants/gone.md",)
    assert not stale.exists()


def test_reports_beside_the_variants_are_told_until_they_are_gone(docs: Path) -> None:
    (docs.parent / "reports").mkdir()
    shutil.copy(data("spec", "reports", "pokerkit.jsonl"), docs.parent / "reports")
    page = docs / "implementations" / "pokerkit.md"
    page.unlink(missing_ok=True)  # it may have been there before
    assert "implementations/pokerkit.md" in _write(docs)
    assert page.is_file()
    for report in (docs.parent / "reports").iterdir():
        report.unlink()
    _write(docs)
    assert not [path for path in page.parent.rglob("*") if path.is_file()]


def test_a_report_that_is_none_is_told_without_a_traceback(docs: Path, tmp_path: Path) -> None:
    (docs.parent / "reports").mkdir()
    (docs.parent / "reports" / "broken.jsonl").write_text("{}\n", encoding="utf-8", newline="\n")
    with pytest.raises(SiteError, match=r"broken\.jsonl: it is no report"):
        site(Library(docs.parent), tmp_path / "mkdocs.yml", tmp_path / "site")


def test_a_faulty_spec_is_refused_with_all_its_faults(docs: Path) -> None:
    change(docs.parent / "variants" / f"{SLUG}.yaml", "up_to: 2", "up_to: two")
    with pytest.raises(SpecError, match="bounce-back"):
        _write(docs)


def test_an_example_that_cannot_be_played_is_refused(docs: Path) -> None:
    change(docs.parent / "variants" / f"{SLUG}.yaml", "A discards Kd and draws 2c", "A discards Ks and draws 2c")
    with pytest.raises(SpecError, match=f"{SLUG}.yaml"):
        _write(docs)


def test_mkdocs_writes_the_pages_before_it_reads_them(docs: Path) -> None:
    class Config:
        docs_dir = str(docs)

    hook.on_pre_build(Config)  # type: ignore[arg-type]  # all that the hook reads
    assert (docs / PAGE).exists()


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The specs of an installed package, of which a website was made, where there had been another one."""
    installed = tmp_path_factory.mktemp("installed") / "_data"
    installed.mkdir()
    config, out = project(installed), installed.parent / "out"
    for cases in (installed / "spec" / "cases").iterdir():
        if cases.stem != SLUG:
            cases.unlink()  # pages of cases are long
    for each in (*SIGNS, "old.html"):
        (out / each).parent.mkdir(parents=True, exist_ok=True)
        (out / each).touch()
    site(Library(installed / "spec"), config, out)
    return installed


def test_the_site_holds_every_page_and_nothing_of_an_older_one(installed: Path) -> None:
    out = installed.parent / "out"
    assert (out / f"variants/{SLUG}.html").exists()
    assert (out / f"variants/{SLUG}/hands.html").exists()
    assert (out / "reference/rulings.html").exists()
    assert not (out / "old.html").exists()


def test_every_dead_link_and_anchor_stops_the_build_and_is_named(config: Path, tmp_path: Path) -> None:
    dead = ("gone.md", f"variants/{SLUG}.md#the-draw.gone")
    text = "".join(f"\n[dead]({link})\n" for link in dead)
    (tmp_path / "spec/pages/about.md").write_text(f"# About\n{text}", encoding="utf-8", newline="\n")
    with pytest.raises(SiteError) as told:
        site(Library(tmp_path / "spec"), config, tmp_path / "out")
    assert [link for link in dead if link not in str(told.value)] == []


def test_an_installed_package_stays_as_it_is(installed: Path) -> None:
    assert not (installed / "spec/pages/variants").exists()


def test_a_folder_of_something_else_is_not_emptied_for_the_site(config: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "diary.txt").write_text("mine", encoding="utf-8", newline="\n")
    with pytest.raises(NotOursError, match="holds something else than a website"):
        site(Library(tmp_path / "spec"), config, out)
    assert [path.name for path in out.iterdir()] == ["diary.txt"]


def test_a_site_is_not_built_behind_a_link(config: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "out").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(NotOursError, match="out is a link"):
        site(Library(tmp_path / "spec"), config, tmp_path / "out")
    assert not list((tmp_path / "elsewhere").iterdir())
