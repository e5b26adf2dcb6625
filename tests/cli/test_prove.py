"""`croupier prove`: what is proven is kept, and proven anew when something changes on which it rests."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from croupier.cli import _proving
from croupier.cli._ledgers import kept, rests_on, text_of
from croupier.proof.ledger import Exhausted, Ledger
from croupier.proof.settling import Verdict
from croupier.rules import Library
from croupier.spec.data import data
from tests.cli.running import SLUG, change, run
from tests.shipped import LIBRARY, PROVEN

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

WHOLE = Ledger(
    variant=SLUG, clauses=2, ungrounded=(), unproven=(), silent=(), unsaid=(), spare=(), broken=(),
    verdicts=(Verdict(mutant=f"{SLUG}/the-draw.up_to: 3 → 2", kind="killed", by="a-case", found="moment 3: it is 4"),),
    worlds=(Exhausted(scope=f"short of {SLUG}", states=10, terminals=3, depth=5),),
)  # fmt: skip
OPEN = Verdict(mutant=f"{SLUG}/policy.burn: none → one before each draw", kind="open")


@pytest.fixture
def proofs(monkeypatch: pytest.MonkeyPatch) -> list[Sequence[str]]:
    """What was proven anew, in place of which a ledger is handed out that is whole."""
    asked: list[Sequence[str]] = []

    def proven(_: Library, slugs: Sequence[str], __: Callable[[str], None]) -> dict[str, Ledger]:
        asked.append(slugs)
        return dict.fromkeys(slugs, WHOLE)

    monkeypatch.setattr(_proving, "proven", proven)
    return asked


@pytest.mark.parametrize("slug", list(PROVEN))
def test_what_comes_with_croupier_is_proven_and_its_ledger_is_that_of_these_specs_and_this_engine(slug: str) -> None:
    path = data("features", "proof") / f"{slug}.json"
    ledger = kept(path, rests_on(LIBRARY, slug))
    assert ledger is not None, "run `croupier prove`, and commit what it writes"
    assert list(ledger.findings()) == []
    assert ledger.of("killed")


def test_a_proof_is_made_once_and_anew_when_a_document_changes(document: Path, proofs: list[Sequence[str]]) -> None:
    assert run("prove").exit_code == 0
    assert run("prove").exit_code == 0
    assert len(proofs) == 1
    change(document, "summary: Five cards, one draw.", "summary: Five cards.")
    run("prove")
    assert len(proofs) == 2
    run("prove", "--anew")
    assert len(proofs) == 3


@pytest.mark.usefixtures("document", "proofs")
def test_json_is_a_list_with_a_ledger_for_each_variant() -> None:
    [told] = json.loads(run("prove", SLUG, "--json").output)
    assert told["variant"] == SLUG
    assert (told["mutants"], told["killed"], told["stillborn"]) == (1, 1, 0)
    assert told["open"] == told["silent"] == told["ungrounded"] == told["unproven"] == []
    assert told["worlds"] == [{"scope": f"short of {SLUG}", "states": 10, "terminals": 3, "depth": 5}]


@pytest.mark.usefixtures("document")
def test_something_open_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    it = Ledger(**{**{name: getattr(WHOLE, name) for name in WHOLE.__slots__}, "verdicts": (*WHOLE.verdicts, OPEN)})
    monkeypatch.setattr(_proving, "proven", lambda *_: {SLUG: it})
    result = run("prove")
    assert result.exit_code == 1
    assert f"    {OPEN.mutant}" in result.output.splitlines()
    assert "croupier prove --seek" in result.output


def test_somebody_elses_file_is_never_written_over(document: Path, proofs: list[Sequence[str]]) -> None:
    file = document.parent.parent.parent / "features" / "proof" / f"{SLUG}.json"
    file.parent.mkdir(parents=True)
    file.write_text("mine", encoding="utf-8")
    result = run("prove")
    assert result.exit_code == 1
    assert proofs == [], "nothing is proven that could not be kept"
    assert file.read_text(encoding="utf-8") == "mine"


def test_a_ledger_that_rests_on_something_else_is_not_believed(tmp_path: Path) -> None:
    file = tmp_path / "it.json"
    file.write_text(text_of(WHOLE, "this"), encoding="utf-8")
    assert kept(file, "this") == WHOLE
    assert kept(file, "that") is None
    file.write_text("[" * 100_000, encoding="utf-8")
    assert kept(file, "this") is None


def test_a_variant_that_there_is_not_is_a_question_of_usage() -> None:
    assert run("prove", "bounce-bak").exit_code == 2
