"""Policies answered: by the variant, or else by its house. Nothing is assumed in silence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies import every_policy
from croupier.spec import Fault
from croupier.spec.values import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Mapping

    from croupier.policies import Policy
    from croupier.spec import Source


def check_answers(source: Source, answers: Mapping[str, object], faults: list[Fault]) -> None:
    """Whether every answer of a document is one that its policy knows."""
    for word, answer in answers.items():
        loc = ("policies", word)
        policy = every_policy().get(word)
        if policy is None:
            near = did_you_mean(word, every_policy())
            faults.append(
                Fault(
                    "R01",
                    f"there is no policy `{word}`",
                    source.key_place(loc),
                    help=f"did you mean `{near}`?" if near else "`croupier show` lists them",
                )
            )
        elif policy.many and isinstance(answer, str):
            faults.append(
                Fault(
                    "S04",
                    f"`{word}` is answered with a list of words, not with one",
                    source.place(loc),
                    help=f"write `[{answer}]`",
                )
            )
        elif (wrong := _unknown(policy, answer)) is not None:
            near = did_you_mean(wrong, policy.says)
            faults.append(
                Fault(
                    "S03",
                    f"`{wrong}` does not answer: {policy.asks}",
                    source.place(loc),
                    help=f"did you mean `{near}`?" if near else f"possible: {'; '.join(policy.says)}",
                )
            )


def check_complete(source: Source, answers: Mapping[str, object], faults: list[Fault]) -> None:
    """Whether a house answers every policy."""
    for word, policy in every_policy().items():
        if word not in answers:
            faults.append(
                Fault(
                    "R07",
                    f"the house does not answer `{word}`: {policy.asks}",
                    source.place(("policies",)),
                    help=f"possible: {'; '.join(policy.says)}",
                )
            )


def _unknown(policy: Policy, answer: object) -> str | None:
    """The word that the policy does not know."""
    if policy.many != isinstance(answer, tuple) or answer == ():
        return str(answer)
    given = answer if isinstance(answer, tuple) else (answer,)
    return next((str(word) for word in given if word not in policy.says), None)
