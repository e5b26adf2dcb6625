"""`croupier booklet`: a PDF, by a browser that is there or is named."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cli.running import run

if TYPE_CHECKING:
    from pathlib import Path

FAKE = """\
#!/bin/sh
for each; do
    case "$each" in --print-to-pdf=*) echo "%PDF $*" > "${each#--print-to-pdf=}";; esac
done
"""


def browser(folder: Path, text: str) -> str:
    path = folder / "browser"
    path.write_text(text, encoding="utf-8", newline="\n")
    path.chmod(0o755)
    return str(path)


@pytest.mark.usefixtures("document")
def test_the_browser_is_given_the_booklet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", browser(tmp_path, FAKE))
    assert run("booklet", "--out", str(tmp_path / "mine.pdf")).exit_code == 0
    assert "variants/booklet.html" in (tmp_path / "mine.pdf").read_text(encoding="utf-8")


@pytest.mark.usefixtures("document")
def test_without_a_browser_it_says_how_to_name_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", "/no/such/browser")
    result = run("booklet")
    assert result.exit_code == 1
    assert "CHROMIUM=" in result.output


@pytest.mark.usefixtures("document")
def test_a_browser_that_makes_nothing_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHROMIUM", browser(tmp_path, "#!/bin/sh\necho out of ink >&2\n"))
    result = run("booklet", "--out", str(tmp_path / "mine.pdf"))
    assert result.exit_code == 1
    assert "out of ink" in result.output
    assert not (tmp_path / "mine.pdf").exists()
