"""`pot:` understood: each share with its ranking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.evaluators import evaluator, words
from croupier.rules.rulebook import Share
from croupier.spec import Fault, fill
from croupier.spec.values import Name, did_you_mean

if TYPE_CHECKING:
    from croupier.spec import Source


@dataclass(frozen=True, slots=True, kw_only=True)
class ShareOptions:
    """One share of the pot."""

    best: str
    """The ranking that decides it."""
    name: Name | None = None
    """Its name; otherwise the ranking's word."""


def read_shares(source: Source, faults: list[Fault]) -> tuple[Share, ...]:
    """The shares of a document; what is wrong is added to `faults`."""
    entries = source.value(("pot",))
    assert isinstance(entries, list | tuple), "the shape of the document was checked before"
    shares = []
    for place in range(len(entries)):
        options = fill(source, ("pot", place), ShareOptions, faults)
        if options is None:
            continue
        if options.best not in words():
            near = did_you_mean(options.best, words())
            faults.append(
                Fault(
                    "R01",
                    f"there is no ranking `{options.best}`",
                    source.place(("pot", place, "best")),
                    help=f"did you mean `{near}`?" if near else f"the rankings are {', '.join(words())}",
                )
            )
            continue
        shares.append(Share(name=options.name or options.best, ranking=evaluator(options.best)))
    return tuple(shares)
