"""`wild:` understood: which cards stand for others, and the sentences that say so."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, Literal, get_args

from croupier.evaluators import KNOWING_WILD
from croupier.phases import Clause
from croupier.rules._wild_checks import begins_with_wild_cards, stands_for_the_best
from croupier.spec import Fault
from croupier.spec.harmless import quoted
from croupier.spec.values import FromText, did_you_mean
from croupier.table import DECK, JOKERS, Card
from croupier.table.cards import RANK_NAMES, RANKS, name_card, plural

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from croupier.phases import Step
    from croupier.rules.amending import Spot
    from croupier.rules.drafts import Draft
    from croupier.rules.rulebook import Share

_COLOURS = {"black": "cs", "red": "dh"}
_RANKS = {plural(rank): rank for rank in RANK_NAMES} | {"twos": "2", "treys": "3"}
_ONE_EYED = {"one-eyed jacks": ("Jh", "Js"), "one-eyed kings": ("Kd",), "suicide king": ("Kh",)}
_JOKERS = ("joker", "jokers")


def read_class(text: str) -> str:
    """`deuces`, `black eights`, `one-eyed jacks`, `joker`, `Kh`."""
    if not cards_of(text):
        known = (*_RANKS, *(f"{colour} {many}" for colour in _COLOURS for many in _RANKS), *_ONE_EYED, *_JOKERS)
        near = did_you_mean(text, known)
        meant = (
            f" (did you mean `{near}`?)" if near else "; write `deuces`, `black eights`, `one-eyed jacks` or `joker`"
        )
        raise ValueError(f"{quoted(text)} is no class of cards{meant}")
    return text


def cards_of(text: str) -> tuple[Card, ...]:
    """The cards of a class, jokers as if the deck had both; none where there is no such class."""
    colour, _, many = text.rpartition(" ")
    if many in _RANKS and colour in {"", *_COLOURS}:
        return tuple(card for card in DECK if card[0] == _RANKS[many] and card[1] in _COLOURS.get(colour, "cdhs"))
    if text in _ONE_EYED:
        return tuple(map(Card, _ONE_EYED[text]))
    if text in _JOKERS:
        return JOKERS
    return (Card(text),) if text in DECK else ()


CardClass = Annotated[str, FromText(read_class, "a class of cards such as `deuces`", "^[A-Za-z0-9 -]+$")]


As = Literal["any card", "bug"]


@dataclass(frozen=True, slots=True, kw_only=True)
class WildRule:
    """A class of wild cards, and what they stand for."""

    cards: CardClass
    """Which cards: a rank such as `deuces`, also `black deuces`; `one-eyed jacks`, `joker`, or one card, such as
    `Kh`."""
    as_: As = "any card"
    """What each stands for: `any card` that the hand lacks, or, as a `bug`, only an ace or the card that completes a
    straight or a flush. For low a bug is the lowest rank that is missing."""

    def __str__(self) -> str:
        """`deuces`, `joker as a bug`."""
        return self.cards if self.as_ == "any card" else f"{self.cards} as a {self.as_}"


def other_rules(rule: WildRule) -> Iterator[WildRule]:
    """What might have been written instead: that they stand for something else, or the neighbouring ranks."""
    for as_ in get_args(As):
        if as_ != rule.as_:
            yield replace(rule, as_=as_)
    colour, _, many = rule.cards.rpartition(" ")
    if many in _RANKS:
        place = RANKS.index(_RANKS[many])
        for rank in RANKS[max(place - 1, 0) : place] + RANKS[place + 1 : place + 2]:
            yield replace(rule, cards=f"{colour} {plural(rank)}".strip())


WildEntry = CardClass | WildRule
"""As it is written: a class alone stands for any card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wilds:
    """The wild cards of a game."""

    rules: tuple[WildRule, ...] = ()
    deck: tuple[Card, ...] = DECK
    any_card: frozenset[Card] = frozenset()
    """The cards that stand for any card."""
    bugs: frozenset[Card] = frozenset()
    """The cards that are bugs."""

    def __bool__(self) -> bool:
        return bool(self.rules)

    def said(self, clause: str) -> str:
        """The classes of which a clause speaks, as a document would say them."""
        as_ = "bug" if clause == "wild.bug" else "any card"
        return ", ".join(rule.cards for rule in self.rules if rule.as_ == as_)


NO_CARD_WILD = Wilds()


def wilds(entries: Sequence[WildEntry], deck: tuple[Card, ...]) -> Wilds:
    """The wild cards of a deck."""
    rules = tuple(WildRule(cards=entry) if isinstance(entry, str) else entry for entry in entries)
    by: dict[As, frozenset[Card]] = {
        as_: frozenset(card for rule in rules if rule.as_ == as_ for card in cards_of(rule.cards) if card in deck)
        for as_ in get_args(As)
    }
    return Wilds(rules=rules, deck=deck, any_card=by["any card"], bugs=by["bug"])


def check_wilds(found: Wilds, said: Spot, shares: Sequence[Share]) -> Iterator[Fault]:
    """Wild cards that the deck does not have, or has twice over; jokers that stand for nothing; rankings without."""
    seen: dict[Card, str] = {}
    for number, rule in enumerate(found.rules):
        place = said.source.place((*said.loc, number)) if said.loc[-1:] == ("wild",) else said.place
        cards = [card for card in cards_of(rule.cards) if card in found.deck]
        if not cards:
            joker = rule.cards in _JOKERS
            help_ = "add `deck: {jokers: 1}`" if joker else "leave it out"
            yield Fault("R08", f"the deck has no {rule.cards}, so that none can be wild", place, help=help_)
        for other in dict.fromkeys(seen[card] for card in cards if card in seen):
            yield Fault("R08", f"cards that are {rule.cards} are already wild as {other}", place)
        seen |= dict.fromkeys(cards, rule.cards)
    if any(card in JOKERS and card not in seen for card in found.deck):
        message = "a joker has no rank of its own, and nothing says what it stands for"
        help_ = "add `wild: [joker]`, or `wild: [{cards: joker, as: bug}]`"
        yield Fault("R08", message, said.place, help=help_)
    for share in shares if found else ():
        if share.ranking.word not in KNOWING_WILD:
            message = f"what a wild card stands for in `{share.ranking.word}` is not settled"
            help_ = f"the rankings that know wild cards are {', '.join(KNOWING_WILD)}"
            yield Fault("R08", message, said.place, help=help_)


def check_steps(drafts: Sequence[Draft], steps: Sequence[Step]) -> Iterator[Fault]:
    """Steps that ask of wild cards what nobody has settled."""
    for draft, step in zip(drafts, steps, strict=True):
        if step.phase.word == "bring_in" or "lowest" in getattr(step.phase, "opens", ""):
            message = f"`{step.name}` looks for a low or a single card, and what a wild one counts there is not settled"
            yield Fault("R08", message, draft.place, help="with wild cards `best showing` can begin a round")
        if "keeping a wild card" in str(getattr(step.phase, "up_to", "")):
            yield Fault("R08", f"`{step.name}` cannot yet allow more for keeping a wild card", draft.place)


def wild_clauses(found: Wilds, shares: tuple[Share, ...], steps: tuple[Step, ...]) -> Iterator[Clause]:
    """What the wild cards stand for, in hands and among cards that lie face up."""
    yield from _in_hands(found, shares)
    if found and any(getattr(step.phase, "opens", "") == "best showing" for step in steps):
        text = (
            "Among cards that lie face up, a wild card counts as one more of the rank of which there are most, the "
            "highest of such ranks, or else as an ace."
            if found.any_card
            else "Among cards that lie face up, a bug counts as an ace."
        )
        reads: tuple[str, ...] = ("wild",)
        yield Clause(id="wild.showing", text=text, modality="defines", check=begins_with_wild_cards, reads=reads)


def _in_hands(found: Wilds, shares: tuple[Share, ...]) -> Iterator[Clause]:
    for as_, aspect in (("any card", "cards"), ("bug", "bug")):
        rules = [rule for rule in found.rules if rule.as_ == as_]
        if rules:
            standing = found.any_card if as_ == "any card" else found.bugs
            named, one = _named(rules, found), len(standing) == 1
            yield Clause(
                id=f"wild.{aspect}",
                text=_any_card(named, one=one) if as_ == "any card" else _bug(named, shares, one=one),
                modality="defines",
                check=stands_for_the_best(shares, standing, found),
                reads=("wild",),
            )


def _named(rules: Sequence[WildRule], found: Wilds) -> str:
    """`deuces`, `one-eyed jacks and the joker`."""
    names = [_called(rule, sum(card in found.deck for card in cards_of(rule.cards))) for rule in rules]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def _called(rule: WildRule, many: int) -> str:
    if rule.cards in _JOKERS:
        return "the joker" if many == 1 else "the jokers"
    if rule.cards in DECK:
        return f"the {name_card(Card(rule.cards))}"
    return f"the {rule.cards}" if rule.cards.endswith("king") else re.sub("^twos$", "deuces", rule.cards)


def _any_card(named: str, *, one: bool) -> str:
    is_ = "is wild: it stands" if one else "are wild: each stands"
    return f"{named[0].upper()}{named[1:]} {is_} for any card that the hand lacks, whichever makes the hand best."


def _bug(named: str, shares: Sequence[Share], *, one: bool) -> str:
    words: Mapping[str, str] = {
        "high": "an ace, or for a card that completes a straight, a flush or a straight flush, whichever makes the "
        "hand best",
        "ace_to_five": "the lowest rank that the hand lacks",
    }
    played = dict.fromkeys(share.ranking.word for share in shares)
    said = [f"{'for low ' if len(played) > 1 and word != 'high' else ''}for {words[word]}" for word in played]
    is_ = "is a bug: it stands" if one else "are bugs: each stands"
    return f"{named[0].upper()}{named[1:]} {is_} {'; '.join(said)}."
