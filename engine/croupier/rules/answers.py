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
    from croupier.spec.source import Loc


def check_answers(source: Source, answers: Mapping[str, object], faults: list[Fault]) -> None:
    """Whether every answer of a document is one that its policy knows."""
    for word, answer in answers.items():
        check_answer(source, ("policies", word), answer, faults)


def check_answer(source: Source, loc: Loc, answer: object, faults: list[Fault]) -> None:
    """Whether the answer at a place, whose last step is the policy's word, is one that the policy knows."""
    word = str(loc[-1])
    policy = every_policy().get(word)
    if policy is None:
        near = did_you_mean(word, every_policy())
        help_ = f"did you mean `{near}`?" if near else "`croupier show` lists them"
        faults.append(Fault("R01", f"there is no policy `{word}`", source.key_place(loc), help=help_))
    elif policy.many and isinstance(answer, str):
        message = f"`{word}` is answered with a list of words, not with one"
        faults.append(Fault("S04", message, source.place(loc), help=f"write `[{answer}]`"))
    elif (wrong := _unknown(policy, answer)) is not None:
        near = did_you_mean(wrong, policy.words)
        help_ = f"did you mean `{near}`?" if near else f"possible: {'; '.join(policy.words)}"
        faults.append(Fault("S03", f"`{wrong}` does not answer: {policy.asks}", source.place(loc), help=help_))


def check_complete(source: Source, answers: Mapping[str, object], faults: list[Fault]) -> None:
    """Whether a house answers every policy."""
    missing = [word for word in every_policy() if word not in answers]
    if missing:
        many = f"{len(missing)} questions" if len(missing) > 1 else "one question"
        message = f"the house leaves {many} open: {', '.join(f'`{word}`' for word in missing)}"
        help_ = "answer them under `policies`, or add `extends: home` and answer what is otherwise"
        faults.append(Fault("R07", message, source.key_place(("policies",)), help=help_))


def _unknown(policy: Policy, answer: object) -> str | None:
    """What the policy does not know: a word, or words that do not go together."""
    if not policy.many:
        return None if answer in policy.words else str(answer)
    if not isinstance(answer, tuple) or not answer:
        return "[]"
    alone = [word for word in answer if word in policy.alone]
    if alone and len(answer) > 1:
        return ", ".join(map(str, answer))
    return next((str(word) for word in answer if word not in policy.words), None)
