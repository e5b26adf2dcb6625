"""`pot:` understood: each share with its ranking, the cards that make its hand, and what it takes to win it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated

from croupier.evaluators import KNOWING_WILD, with_wild, words
from croupier.evaluators import ranking as ranking_of
from croupier.plugins import EVALUATORS, absent, plugins
from croupier.rules.rulebook import Share
from croupier.rules.uses import Counted, parts
from croupier.rules.wilds import NO_CARD_WILD, Wilds
from croupier.spec import Fault, fill
from croupier.spec.harmless import quoted
from croupier.spec.values import FromText, Name, did_you_mean, slug_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.evaluators import Evaluator
    from croupier.phases import Step
    from croupier.rules.drafts import Draft
    from croupier.spec import Source
    from croupier.spec.source import Loc


def read_if_none(text: str) -> str:
    """`others`, and nothing else yet."""
    if text == "stays":
        raise ValueError("a pot that stays for the next hand cannot be played yet; `others` can")
    if text != "others":
        raise ValueError(f"{quoted(text)} cannot get a share that nobody wins; `others` can")
    return text


IfNone = Annotated[str, FromText(read_if_none, "`others`", "^others$")]


@dataclass(frozen=True, slots=True, kw_only=True)
class ShareOptions:
    """One share of the pot."""

    best: str | Mapping[str, object]
    """The ranking that decides it, or the ranking with its options: `{badugi: {aces: high}}`."""
    name: Name | None = None
    """Its name; otherwise the ranking's word."""
    use: Mapping[Name, Counted] = field(default_factory=dict)
    """Of which cards the hand is made: `hand` and `board`, or another place, each with a number of its cards, such as
    `exactly two`. Of the hand and the board it may be any, where nothing else is said."""
    needs: str | None = None
    """The least hand that can win it, in the words of the ranking; otherwise every hand can."""
    if_none: IfNone = "others"
    """Who gets the share where nobody can win it: `others`, the other shares."""


def read_shares(source: Source, loc: Loc, faults: list[Fault], wild: Wilds = NO_CARD_WILD) -> tuple[Share, ...]:
    """The shares of a list, with rankings that know the wild cards; what is wrong is added to `faults`."""
    entries = source.value(loc)
    assert isinstance(entries, list | tuple), "the shape of the document was checked before"
    shares: list[Share] = []
    for place in range(len(entries)):
        options = fill(source, (*loc, place), ShareOptions, faults)
        if options is None:
            continue
        ranking = _read_ranking(source, (*loc, place, "best"), options.best, faults)
        if ranking and ranking.word in KNOWING_WILD:
            ranking = with_wild(ranking, wild.any_card, wild.bugs)
        least = _least(source, (*loc, place, "needs"), ranking, options.needs, faults)
        if ranking is None or least is None:
            continue
        name = slug_of(options.name or ranking.word)
        if name in {share.name for share in shares}:
            message = f"two shares of the pot are called `{name}`"
            faults.append(Fault("R03", message, source.place((*loc, place)), help="give one of them another `name`"))
        shares.append(
            Share(
                name=name,
                ranking=ranking,
                use=tuple(options.use.items()),
                needs=options.needs or "",
                least=least,
                if_none=options.if_none,
            )
        )
    return tuple(shares)


def _least(source: Source, loc: Loc, ranking: Evaluator | None, needs: str | None, faults: list[Fault]) -> int | None:
    """The rank of the least hand that can win."""
    try:
        return ranking.threshold(needs) if needs is not None and ranking else 0
    except ValueError as why:
        faults.append(Fault("R01", str(why), source.place(loc)))
        return None


def _read_ranking(source: Source, loc: Loc, said: str | Mapping[str, object], faults: list[Fault]) -> Evaluator | None:
    """A word, or a word with its options."""
    at, options = (loc, {said: {}}) if isinstance(said, str) else ((*loc, *said), said)
    if len(options) != 1:
        faults.append(Fault("S05", f"`best`: expected one ranking; got {len(said)}", source.place(loc)))
        return None
    ((word, given),) = options.items()
    if word not in words():
        near = None if word in plugins(EVALUATORS) else did_you_mean(word, words())
        known = f"did you mean `{near}`?" if near else f"the rankings are {', '.join(words())}"
        advice = absent(EVALUATORS, word, near) if "." in word else known
        place = source.place(loc) if isinstance(said, str) else source.key_place(at)
        faults.append(Fault("R01", f"there is no ranking `{word}`", place, help=advice))
        return None
    return fill(source, at, ranking_of(word), faults, value=given)


def check_hands(drafts: tuple[Draft, ...], steps: tuple[Step, ...], share: Share) -> Iterator[Fault]:
    """A hand that a step names is one of the share's ranking, and players have cards enough for one then."""
    dealt, laid = 0, Counter[str]()
    for draft, step in zip(drafts, steps, strict=True):
        for option, named in step.phase.hands().items():
            place = draft.source.place((*draft.loc, option))
            try:
                share.ranking.threshold(named)
            except ValueError as why:
                yield Fault("R01", f"`{option}`: {why}", place)
            if message := misfit(share, dealt, laid):
                yield Fault("R06", f"`{option}` names a hand, and nobody has one yet: {message}", place)
        dealt += step.phase.cards() - step.phase.spent()
        laid.update(step.phase.lays())


def misfit(share: Share, dealt: int, laid: Mapping[str, int]) -> str:
    """Why nobody could ever make a hand for the share of so many own cards, and of those laid on the table."""
    size, called = share.ranking.hand_size, f"`{share.ranking.word}` ranks hands of {share.ranking.hand_size}"
    strange = next((zone for zone, _ in share.use if zone not in {"hand", *laid}), None)
    if strange:
        return f"no card is dealt to `{strange}`, and the {share.name} hand is made of cards from there"
    if any(parts(share.use, {"hand": dealt, **laid}, size)):
        return ""
    table = "".join(f" and {cards} on the {place}" for place, cards in laid.items())
    asked = f", {', '.join(f'{count} of the {zone}' for zone, count in share.use)}" if share.use else ""
    return f"each player has {dealt} cards{table}, and {called}{asked}"
