"""What a player says at the table becomes an action."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.gherkin.colloquial import commands
from croupier.gherkin.saying import many, shown, typed
from croupier.spec.values import did_you_mean
from croupier.table import Action, read_card, show_card, show_cards

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from croupier.gherkin.saying import Phrase
    from croupier.play import View
    from croupier.table import Card, Offer

_CARD = r"(?:(?:10|[2-9TJQKA])[cdhs♣♦♥♠]|[W★][12])"
_FILLERS = frozenset("all an and back cards chips draw for hand my of please take the them to with".split())
_CARDS = "Cards look like Kd or 10h, or count them from the left: 1, 2, 3."
ALL_IN = frozenset({"all-in", "allin", "all in"})


class Unclear(ValueError):
    """Nobody at the table knows what was meant."""


def understand(said: str, view: View, known: tuple[Phrase, ...]) -> Action:
    """The action that was meant, legal or not. Raises Unclear where that cannot be told."""
    words = re.sub(r"[,.;!]", " ", said.lower()).split()
    seat = view.seat
    assert seat is not None, "an onlooker says nothing"
    if " ".join(words[-2:]) in ALL_IN or "".join(words[-1:]) in ALL_IN:
        return _all_in(view, seat)
    verbs = {offer.verb for offer in view.legal}
    legal, others = ([each for each in known if (each.verb in verbs) is now] for now in (True, False))
    matched = _matched(words, legal) or _reworded(words, legal) or _elsewhere(said, words, others)
    if matched is None and words[:1] == ["draw"] and "discard" in verbs:
        card = next(typed(offer.among[0]) for offer in view.legal if offer.verb == "discard")
        raise Unclear(f"You draw as many cards as you discard: name those that go, as in “discard {card}”.")
    if matched is None:
        near = did_you_mean(said.lower(), [each.text for each in legal])
        raise Unclear(f"“{said}”? " + (f"Did you mean “{near}”?" if near else "That cannot be said here."))
    phrase, rest = matched
    offer = next((each for each in view.legal if each.verb == phrase.verb), None)
    return _Listener(phrase, offer, view, seat).action(rest)


def _matched(words: list[str], known: Sequence[Phrase]) -> tuple[Phrase, list[str]] | None:
    """The phrase that the words begin with, each of its words perhaps cut short, and the words after it."""
    found = [(count, phrase) for phrase in known if (count := _shared(words, phrase.text.split()))]
    if not found:
        return None
    most = max(count for count, _ in found)
    best = [phrase for count, phrase in found if count == most]
    exact = [phrase for phrase in best if phrase.text.split()[0] == words[0]]
    choice = exact or best
    if len({phrase.verb for phrase in choice}) > 1:
        raise Unclear(f"“{words[0]}” could be {' or '.join(dict.fromkeys(f'“{each.text}”' for each in choice))}.")
    return choice[0], words[most:]


def _reworded(words: list[str], known: Sequence[Phrase]) -> tuple[Phrase, list[str]] | None:
    """As `_matched`, for words that other players use: `throw away` is to discard."""
    said = f"{' '.join(words)} "
    others = (word + said.removeprefix(phrase) for phrase, word in commands() if said.startswith(f"{phrase} "))
    return next(filter(None, (_matched(other.split(), known) for other in others)), None)


def _elsewhere(said: str, words: list[str], others: Sequence[Phrase]) -> tuple[Phrase, list[str]] | None:
    """What cannot be done now; the engine says why, if it is clear what was meant."""
    try:
        return _matched(words, others)
    except Unclear:
        raise Unclear(f"“{said}”? That cannot be said here.") from None


def _shared(words: list[str], phrase: list[str]) -> int:
    """How many of the words begin the phrase."""
    count = 0
    for word, whole in zip(words, phrase, strict=False):
        if not whole.startswith(word):
            break
        count += 1
    return count


def _all_in(view: View, seat: int) -> Action:
    """All the chips, in whichever way they can go in."""
    total = view.bets[seat] + view.stacks[seat]
    for offer in view.legal:
        if offer.most == total and not offer.among:
            return Action(seat, offer.verb, total)
        if offer.price == view.stacks[seat]:
            return Action(seat, offer.verb)
    most = max((offer.most for offer in view.legal if not offer.among), default=0)
    raise Unclear(f"Not all of your chips can go in now; the most is {most}." if most else "No chips can go in now.")


@dataclass(frozen=True, slots=True)
class _Listener:
    """Knows the verb, and listens for chips and cards."""

    phrase: Phrase
    offer: Offer | None
    """What can be done with that verb; None: nothing now, which the engine will explain better."""
    view: View
    seat: int

    def action(self, words: list[str]) -> Action:
        """The action, from the words after the verb."""
        hand = self.view.hands[self.seat]
        chips, named = self._chips(words), list(self._cards(words))
        takes = tuple(card for card in named if self.offer and card in self.offer.takes and card not in hand)
        cards = tuple(card for card in named if card not in takes)
        if self.offer and "cards" in self.phrase.slots and not cards:
            cards = self._all_or_ask(self.offer)
        return Action(self.seat, self.phrase.verb, chips, cards, takes)

    def _chips(self, words: list[str]) -> int:
        numbers = [int(word[:12]) for word in words if word.isdecimal()]
        if "chips" not in self.phrase.slots:
            price = self.offer.price if self.offer else 0
            if numbers and price and numbers != [price]:
                raise Unclear(f"It costs {price}: just say “{self.phrase.text}”.")
            return 0
        if numbers:
            return numbers[0] + (max(self.view.bets) if "by" in words else 0)
        if self.offer is None or self.offer.least == self.offer.most:
            return self.offer.least if self.offer else 0
        if words and words[0] in {"min", "max"}:
            return self.offer.least if words[0] == "min" else self.offer.most
        least, most = self.offer.least, self.offer.most
        raise Unclear(f"How much? {least} to {most}, as in “{self.phrase.text} {least}”.")

    def _cards(self, words: list[str]) -> Iterator[Card]:
        for word in words:
            if re.fullmatch(f"(?:{_CARD})+", word, re.IGNORECASE):
                yield from map(read_card, re.findall(_CARD, word, re.IGNORECASE))
            elif word.isdecimal() and "cards" in self.phrase.slots:
                yield self._at(int(word[:12]))
            elif len(word) == 1 and word.upper() in "TJQKA" and word not in _FILLERS:
                yield self._of_rank(word.upper())
            elif not (word.isdecimal() or word in _FILLERS | {"by", "min", "max"}):
                named = "cards" in self.phrase.slots
                raise Unclear(f"“{word}”? " + (_CARDS if named else f"Just say “{self.phrase.text}”."))

    def _at(self, place: int) -> Card:
        hand = self.view.hands[self.seat]
        if not 1 <= place <= len(hand):
            raise Unclear(f"You hold no card number {place}; they are {show_cards(hand)}.")
        return hand[place - 1]

    def _of_rank(self, rank: str) -> Card:
        mine = [card for card in self.view.hands[self.seat] if card[0] == rank]
        if len(mine) != 1:
            raise Unclear(f"Which one: {' or '.join(map(show_card, mine))}?" if mine else f"You hold no {rank}.")
        return mine[0]

    def _all_or_ask(self, offer: Offer) -> tuple[Card, ...]:
        """All the cards, where there is no choice."""
        if offer.least == len(offer.among):
            return offer.among
        count = max(offer.least, 1)
        hand, say = self.view.hands[self.seat], "give up" if offer.takes else self.phrase.text
        places = " ".join(str(hand.index(card) + 1) for card in offer.among[:count])
        named = (
            f"as in “{say} {shown(offer.among[:count], typed)}”, or count them from the left, as in “{say} {places}”"
        )
        which = f"Which cards do you give up for {show_cards(offer.takes)}?" if offer.takes else "Which?"
        raise Unclear(f"{which} Name {many(offer)} of {show_cards(offer.among)}, {named}.")
