"""`pot:` understood: each share with its ranking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.evaluators import evaluator, words
from croupier.rules.rulebook import Share
from croupier.spec import Fault, fill
from croupier.spec.values import Name, did_you_mean, slug_of

if TYPE_CHECKING:
    from croupier.spec import Source
    from croupier.spec.source import Loc


@dataclass(frozen=True, slots=True, kw_only=True)
class ShareOptions:
    """One share of the pot."""

    best: str
    """The ranking that decides it."""
    name: Name | None = None
    """Its name; otherwise the ranking's word."""


def read_shares(source: Source, loc: Loc, faults: list[Fault]) -> tuple[Share, ...]:
    """The shares of a list; what is wrong is added to `faults`."""
    entries = source.value(loc)
    assert isinstance(entries, list | tuple), "the shape of the document was checked before"
    shares: list[Share] = []
    for place in range(len(entries)):
        options = fill(source, (*loc, place), ShareOptions, faults)
        if options is None:
            continue
        if options.best not in words():
            near = did_you_mean(options.best, words())
            faults.append(
                Fault(
                    "R01",
                    f"there is no ranking `{options.best}`",
                    source.place((*loc, place, "best")),
                    help=f"did you mean `{near}`?" if near else f"the rankings are {', '.join(words())}",
                )
            )
            continue
        name = slug_of(options.name or options.best)
        if name in {share.name for share in shares}:
            message = f"two shares of the pot are called `{name}`"
            faults.append(Fault("R03", message, source.place((*loc, place)), help="give one of them another `name`"))
        shares.append(Share(name=name, ranking=evaluator(options.best)))
    return tuple(shares)
