"""Variants written for a test, and what becomes of them."""

from __future__ import annotations

from functools import cache

from croupier.rules import Rulebook
from croupier.rules.amending import planned
from croupier.rules.compiling import House, Subject, check_parts, compiled
from croupier.rules.documents import VariantDocument
from croupier.spec import Fault, fill, read_text
from croupier.spec.faults import in_order
from tests.shipped import LIBRARY

ANTE, DEAL, SHOWDOWN = "ante", "deal: {down: 5}", "showdown"
BOUNCE_BACK = (
    ANTE,
    DEAL,
    "bet: {name: first round, opens: dealer}",
    "draw: {up_to: 2, first: dealer, discards: own pile}",
    "bet: {name: second round, opens: dealer}",
    "take_back: {name: the bounce, from: the draw, count: as discarded, first: dealer}",
    "bet: {name: last round, opens: dealer}",
    SHOWDOWN,
)


def variant(*play: str, players: str = "2 to 7", pot: str = "[{best: high}]", **policies: str) -> str:
    """The document of a variant; its own steps, or those of Bounce Back."""
    steps = "".join(f"  - {step}\n" for step in play or BOUNCE_BACK)
    answers = "".join(f"  {word}: {answer}\n" for word, answer in policies.items())
    head = f"croupier: 1\nname: A Variant\nsummary: Written for a test.\nplayers: {players}\n"
    if "small bet" in steps or "big bet" in steps:
        third = ", third blind: 4" if "third blind" in steps else ""
        head += f"stakes: {{ante: 1, bet: 2, small bet: 2, big bet: 4{third}}}\n"
    return f"{head}play:\n{steps}pot: {pot}\n" + (f"policies:\n{answers}" if answers else "")


def changed(*changes: tuple[str, str], **policies: str) -> Rulebook:
    """Bounce Back with some words of its steps replaced, and some policies answered otherwise."""
    play = "\n".join(BOUNCE_BACK)
    for old, new in changes:
        assert old in play, f"Bounce Back says `{old}`"
        play = play.replace(old, new)
    return rulebook(variant(*filter(None, play.splitlines()), **policies))


@cache
def rulebook(text: str) -> Rulebook:
    """The rulebook of a document that has no faults."""
    rules, faults = understood(text)
    assert not faults, faults
    assert rules is not None
    return rules


def faults_of(text: str) -> list[Fault]:
    """What is wrong with a document; then there is no rulebook."""
    rules, faults = understood(text)
    assert (rules is None) == bool(faults)
    return faults


def understood(text: str) -> tuple[Rulebook | None, list[Fault]]:
    faults: list[Fault] = []
    source = read_text(text, "variants/a-variant.yaml")
    document = fill(source, (), VariantDocument, faults)
    if document is None:
        return None, faults
    plan = planned(source, document, faults)
    if plan is None or faults:
        check_parts(source, faults)
        return None, list(in_order(faults))
    return compiled(Subject(slug="a-variant", document=document, house=house()), plan, faults), faults


@cache
def house() -> House:
    """The house that answers what a variant leaves open."""
    return House(slug="home", document=LIBRARY.houses["home"])
