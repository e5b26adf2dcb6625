"""What the page that compares variants is given, and the hands in which they part."""

from __future__ import annotations

import json
import re
import shutil
from typing import TYPE_CHECKING

from croupier.rules import Library
from croupier.spec.data import data
from croupier.website.apart import keep_parted
from croupier.website.compare import compare_pages
from tests.website.shelves import library

if TYPE_CHECKING:
    from pathlib import Path


def told(script: str) -> dict[str, object]:
    """The data in a script."""
    found = re.fullmatch(r'// .*\ncompareVariants\("[a-z0-9-]+",(.*)\)\n', script)
    assert found
    said: dict[str, object] = json.loads(found[1])
    return said


def test_every_clause_of_every_variant_is_there_to_be_compared() -> None:
    pages = compare_pages(library())
    for slug, entry in library().variants.items():
        clauses = told(pages[f"{slug}.js"])["clauses"]
        assert isinstance(clauses, list)
        assert [each["id"] for each in clauses] == [clause.id for clause in entry.rules.clauses]


def test_one_variant_alone_is_compared_with_nothing(tmp_path: Path) -> None:
    (tmp_path / "variants").mkdir()
    shutil.copy(data("spec", "variants", "bounce-back.yaml"), tmp_path / "variants" / "bounce-back.yaml")
    assert compare_pages(Library(tmp_path)) == {}


def test_a_name_ends_no_script(tmp_path: Path) -> None:
    (tmp_path / "variants").mkdir()
    head = "croupier: 1\nextends: bounce-back\nsummary: A </script><script>alert(1)</script> game.\nname: Game"
    for slug in ("one", "two"):
        (tmp_path / "variants" / f"{slug}.yaml").write_text(f"{head} {slug}\n", encoding="utf-8", newline="\n")
    script = compare_pages(Library(tmp_path))["one.js"]
    assert "<" not in script.partition("\n")[2]
    assert told(script)["summary"] == "A </script><script>alert(1)</script> game."


def test_the_hands_beside_the_specs_are_those_of_the_rules_as_they_are(tmp_path: Path) -> None:
    """If not: `croupier build`."""
    shutil.copytree(data("spec"), tmp_path / "spec", ignore=shutil.ignore_patterns("pages", "reports"))
    (tmp_path / "features").mkdir()
    shutil.copy(data("features", "apart.json"), tmp_path / "features" / "apart.json")
    assert not keep_parted(Library(tmp_path / "spec"))
