"""Two games told apart: a small hand, in sentences, up to where they go different ways."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from croupier.gherkin.notation import told_example
from croupier.gherkin.plainer import plainer
from croupier.gherkin.rendering import said
from croupier.gherkin.witnessing import Proof, end_of, spelled
from croupier.gherkin.wondering import told_by_deeds, would_be_so
from croupier.proof import Deed, Expected
from croupier.proof.claims import claims
from croupier.proof.seeking import witnesses

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.proof import Moment
    from croupier.proof.witness import Witness
    from croupier.rules import Rulebook

TRIED = 60
"""So many hands are played in step: two games that people tell apart part in nearly every one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Apart:
    """One way in which two games part."""

    players: tuple[str, ...]
    """The first one deals."""
    setting: tuple[str, ...]
    """What is told of the table: chips, cards dealt; each a sentence."""
    done: tuple[str, ...]
    """What the players do, which is legal in both games."""
    here: tuple[str, ...]
    """What is so in the first game, each a sentence of the scenarios."""
    there: tuple[str, ...]
    """What would be so in the other one instead."""


def apart(rules: Rulebook, other: Rulebook, seed: int = 1) -> Iterator[Apart]:
    """A small hand for each way in which the games were seen to part; none that no sentence can tell."""
    for witness in witnesses(rules, other, Random(seed), TRIED):  # noqa: S311 - the same hands every time
        if told := _told(rules, other, witness):
            yield told


def _told(rules: Rulebook, other: Rulebook, witness: Witness) -> Apart | None:
    one, two = end_of(rules, witness), end_of(other, witness)
    for moments in sorted(claims(one, two), key=lambda said: not _tells_at_once(witness, said)):
        claimed = sum(not isinstance(moment, Deed) for moment in moments)
        example, proof = spelled(rules, witness, one, moments), Proof(rules, other, claimed)
        if example is None or not proof(example):
            continue
        case, _ = told_example(rules, plainer(rules, example, proof))
        texts: dict[str, list[str]] = {"Given": [], "When": [], "Then": []}
        for keyword, text in said(case, rules)[1:]:
            texts[keyword].append(text)
        told: list[Moment] = [moment for moment in case.moments if not isinstance(moment, Deed)]
        told = told or [told_by_deeds(other, case)]
        here = texts["Then"] or [texts["When"].pop()]
        return Apart(
            players=case.names,
            setting=tuple(texts["Given"]),
            done=tuple(texts["When"]),
            here=tuple(here),
            there=tuple(dict.fromkeys(would_be_so(case, moment, rules, other) for moment in told)),
        )
    return None


def _tells_at_once(witness: Witness, moments: tuple[Moment, ...]) -> bool:
    """Whether somebody at the table would notice it at that very moment, and not only how the hand ends."""
    turn = any(isinstance(moment, Expected) and moment.kind == "to_act" for moment in moments)
    return turn and witness.differs == "turn"
