"""`python -m benchmarks.site [VARIANTS]`: a website of many variants, beside plain MkDocs on the same Markdown.

Seconds are those of the processor, so a busy machine does no harm.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from croupier.cli._common import faults_of
from croupier.rules import Library
from croupier.spec.data import data
from croupier.website.build import build_with, write_pages
from croupier.website.finishing import finish
from croupier.website.refreshing import refresh

if TYPE_CHECKING:
    from collections.abc import Iterator

VARIANTS = 300
ORIGINAL = "bounce-back"
SAVED = "one page saved"


def copies(folder: Path, many: int) -> Path:
    """A project with that many copies of one variant, its worked examples included; its mkdocs.yml."""
    spec = folder / "spec"
    shutil.copytree(data("spec", "house"), spec / "house")
    shutil.copytree(data("spec", "pages", "assets"), spec / "pages" / "assets")
    (spec / "variants").mkdir()
    text = data("spec", "variants", f"{ORIGINAL}.yaml").read_text(encoding="utf-8")
    for number in range(many):
        copy = text.replace("name: Bounce Back", f"name: Game {number:03}", 1).replace("sources: [opr-595]\n", "")
        (spec / "variants" / f"game-{number:03}.yaml").write_text(copy, encoding="utf-8", newline="\n")
    (spec / "pages" / "index.md").write_text("# Games\n", encoding="utf-8", newline="\n")
    config = folder / "mkdocs.yml"
    text = data("mkdocs.yml").read_text(encoding="utf-8")
    text = text.replace("omitted_files: warn", "omitted_files: info")
    start, end = text.index("nav:\n"), text.index("not_in_nav:")
    config.write_text(
        text[:start] + "nav: [index.md, variants/index.md]\n" + text[end:], encoding="utf-8", newline="\n"
    )
    return config


def measure(many: int) -> dict[str, float]:
    """The seconds that each part takes."""
    from mkdocs.config import load_config  # noqa: PLC0415

    spent: dict[str, float] = {}

    @contextmanager
    def timed(what: str) -> Iterator[None]:
        began = time.process_time()
        yield
        spent[what] = time.process_time() - began

    with tempfile.TemporaryDirectory() as folder:
        config = copies(Path(folder), many)
        loaded = load_config(str(config), site_dir=f"{folder}/site", hooks=[], watch=[])
        library = Library(Path(folder, "spec"))
        with timed("specs to Markdown"):
            write_pages(library, Path(loaded.docs_dir))
        with timed("plain MkDocs"):
            build_with(loaded)
        with timed("our pass"):
            finish(loaded, library)
        edited = Path(folder, "spec", "variants", "game-000.yaml")
        text = edited.read_text(encoding="utf-8").replace("a second chance", "another chance")
        edited.write_text(text, encoding="utf-8", newline="\n")
        with timed(SAVED):
            anew = Library(library.root)
            assert all(fault.level == "warning" for fault in faults_of(anew, only={edited.stem}))
            refresh(anew, config, Path(folder, "site"), {edited.stem})
    return spent


def main() -> None:
    """Print the figures."""
    many = int(sys.argv[1]) if len(sys.argv) > 1 else VARIANTS
    spent = measure(many)
    saved = spent.pop(SAVED)
    plain = spent["plain MkDocs"]
    print(f"{many} variants")
    for what, seconds in spent.items():
        print(f"{what:20}{seconds:8.1f} s{seconds / many * 1000:8.0f} ms a variant{seconds / plain:8.2f} times MkDocs")
    print(f"MkDocs with our pass: {(plain + spent['our pass']) / plain:.2f} times plain MkDocs; "
          f"from the specs: {sum(spent.values()) / plain:.2f} times")  # fmt: skip
    print(f"one page anew, once its spec is saved: {saved:.1f} s")


if __name__ == "__main__":
    main()
