"""`pot:` understood: each share with its ranking."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.evaluators import ranking as ranking_of
from croupier.evaluators import words
from croupier.rules.rulebook import Share
from croupier.spec import Fault, fill
from croupier.spec.values import Name, did_you_mean, slug_of

if TYPE_CHECKING:
    from croupier.evaluators import Evaluator
    from croupier.spec import Source
    from croupier.spec.source import Loc


@dataclass(frozen=True, slots=True, kw_only=True)
class ShareOptions:
    """One share of the pot."""

    best: str | Mapping[str, object]
    """The ranking that decides it, or the ranking with its options: `{badugi: {aces: high}}`."""
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
        ranking = _read_ranking(source, (*loc, place, "best"), options.best, faults)
        if ranking is None:
            continue
        name = slug_of(options.name or ranking.word)
        if name in {share.name for share in shares}:
            message = f"two shares of the pot are called `{name}`"
            faults.append(Fault("R03", message, source.place((*loc, place)), help="give one of them another `name`"))
        shares.append(Share(name=name, ranking=ranking))
    return tuple(shares)


def _read_ranking(source: Source, loc: Loc, said: str | Mapping[str, object], faults: list[Fault]) -> Evaluator | None:
    """A word, or a word with its options."""
    at, options = (loc, {said: {}}) if isinstance(said, str) else ((*loc, *said), said)
    if len(options) != 1:
        faults.append(Fault("S05", f"`best`: expected one ranking; got {len(said)}", source.place(loc)))
        return None
    ((word, given),) = options.items()
    if word not in words():
        near = did_you_mean(word, words())
        advice = f"did you mean `{near}`?" if near else f"the rankings are {', '.join(words())}"
        place = source.place(loc) if isinstance(said, str) else source.key_place(at)
        faults.append(Fault("R01", f"there is no ranking `{word}`", place, help=advice))
        return None
    return fill(source, at, ranking_of(word), faults, value=given)
