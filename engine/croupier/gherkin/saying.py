"""What a player may say at the table. The words are those in which the phases tell their deeds."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.gherkin.vocabulary import infinitive
from croupier.spec.values import in_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from croupier.rules import Rulebook
    from croupier.table import Card, Offer

_AFTER = {"keep": "your hand"}
"""What sounds bare without a word more."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """One way to name a deed: `give up`, for `take_back`."""

    verb: str
    text: str
    slots: frozenset[str]
    """What is said after it: `chips`, `cards`, `takes`."""


def phrases(rules: Rulebook) -> tuple[Phrase, ...]:
    """All that can be said in a game, the preferred phrase of each deed first."""
    return tuple(dict.fromkeys(phrase for step in rules.steps for phrase in _of(step.phase.deeds)))


def _of(deeds: Mapping[str, tuple[str, ...]]) -> Iterator[Phrase]:
    for verb, patterns in deeds.items():
        own = [infinitive(each.removeprefix("{seat} ")) for each in patterns if each.startswith("{seat} ")]
        for pattern in own:
            head = pattern.partition("{")[0].strip()
            yield Phrase(verb, head, frozenset(re.findall(r"\{(\w+)\}", pattern)) - {"draws"})
        if own:
            slots = frozenset(re.findall(r"\{(\w+)\}", own[0])) - {"draws"}
            yield Phrase(verb, verb.replace("_", " "), slots)


def spoken(
    offer: Offer, known: tuple[Phrase, ...], show: Callable[[Card], str], hand: tuple[Card, ...] = ()
) -> Iterator[tuple[str, str]]:
    """How an offer can be taken: the words for it, and what they need; of the hand, what has to be kept."""
    own = [phrase for phrase in known if phrase.verb == offer.verb]
    least, most = offer.least, offer.most
    if not offer.among:
        span = f"{least}" if least == most else f"between {least} and {most}"
        yield own[0].text, span if most else f"{offer.price}" if offer.price else _AFTER.get(offer.verb, "")
        return
    if most:
        kept = [card for card in hand if offer.among and card not in offer.among]
        but = f", but keep {shown(kept, show)}" if kept and len(kept) < len(hand) else ""
        yield _back(offer, show, but) if offer.takes else (own[0].text, f"{many(offer)} card{'s' * (most != 1)}{but}")
    if least == 0:
        yield from ((phrase.text, "") for phrase in own if not phrase.slots)


def _back(offer: Offer, show: Callable[[Card], str], but: str) -> tuple[str, str]:
    """`take back`, and `K♦ 10♥ for two of your cards`."""
    pile = shown(offer.takes, show)
    if offer.least == offer.most:
        return "take back", f"{pile} for {in_words(offer.most)} of your cards{but}"
    some = f"any of {pile}" if offer.most == len(offer.takes) else f"{many(offer)} of {pile}"
    return "take back", f"{some} for as many of your cards{but}"


def many(offer: Offer) -> str:
    """How many cards an offer asks for: `two`, or `up to two`."""
    return in_words(offer.most) if offer.least == offer.most else f"up to {in_words(offer.most)}"


def shown(cards: Iterable[Card], show: Callable[[Card], str]) -> str:
    """Cards in a row, as somebody sees them."""
    return " ".join(map(show, cards))


def typed(card: Card) -> str:
    """As a player would type it: `10d`, `Kd`."""
    return card.replace("T", "10")


def example(offer: Offer, known: tuple[Phrase, ...]) -> Iterator[str]:
    """Something that can be said to take the offer, in each way in which it can be taken."""
    own = [phrase for phrase in known if phrase.verb == offer.verb]
    if not offer.among:
        yield f"{own[0].text} {offer.least}" if offer.most else own[0].text
        return
    if offer.most:
        count = max(offer.least, 1)
        some = f" and take back {shown(offer.takes[:count], typed)}" if offer.takes[count:] else ""
        yield f"{own[0].text} {shown(offer.among[:count], typed)}{some}"
    if offer.least == 0:
        yield from (phrase.text for phrase in own if not phrase.slots)
