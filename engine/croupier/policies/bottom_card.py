"""Bottom card: whether the last card of the deck may be dealt as a replacement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.policies._policy import Policy, kept

if TYPE_CHECKING:
    from collections.abc import Iterator

    from croupier.policies._policy import Finding
    from croupier.table.events import Record


def _last(record: Record) -> Iterator[Finding]:
    """It is no exception: nothing is shuffled before it has been dealt, too."""
    dealt = {card for event in record.of("deal") for card in event.cards}
    for event in record.of("draw", "burn", "shuffle"):
        if event.what == "shuffle":
            yield kept(record.deck[-1] in dealt, "the deck was shuffled before its bottom card was dealt")
            return
        dealt.update(event.cards)
        if event.what == "draw" and record.deck[-1] in event.cards:
            yield ""


def _never(record: Record) -> Iterator[Finding]:
    """Until it is shuffled in, it goes to nobody; not as a burn either."""
    for event in record.of("draw", "burn", "shuffle"):
        if event.what == "shuffle" and record.deck[-1] in event.cards:
            return
        yield kept(event.what == "shuffle" or record.deck[-1] not in event.cards, "the bottom card was dealt")


def _completing(record: Record) -> Iterator[Finding]:
    """Nobody discards or gets a card after it in its draw, and nothing is shuffled for one card that it could be."""
    bottom = record.deck[-1]
    in_stub = all(bottom not in event.cards for event in record.of("deal"))
    for place, event in enumerate(record.events):
        if not in_stub or event.what not in {"draw", "burn", "shuffle"}:
            continue
        later = [each for each in record.events[place + 1 :] if each.step == event.step]
        due = sum(len(each.cards) for each in later if each.what in {"draw", "burn"})
        thrown = any(each.what in {"discard", "give_up"} for each in later)
        in_stub = bottom not in event.cards
        if event.what == "shuffle":
            yield kept(due != 1 or thrown or not record.over, "the deck was shuffled for one card")
        elif not in_stub:
            completes = event.what == "draw" and event.cards[-1] == bottom and not due and not thrown
            yield kept(completes, "the bottom card was dealt and did not complete the draw")


POLICY = Policy(
    word="bottom_card",
    asks="May the bottom card of the deck be dealt as a replacement?",
    says={
        "dealt last": "The bottom card of the deck is dealt like every other, once it is the only one left.",
        "never dealt": "The bottom card of the deck is never dealt as a replacement, since somebody may have seen it. "
        "Once it has been shuffled in with other cards, it is a card like every other.",
        "dealt if it completes the draw": "Once everybody has discarded, the bottom card of the deck is dealt as a "
        "replacement if nobody is due another card after it; otherwise it stays. Once it has been shuffled in with "
        "other cards, it is a card like every other.",
    },
    checks={"dealt last": _last, "never dealt": _never, "dealt if it completes the draw": _completing},
    modality={"dealt last": "may", "never dealt": "must", "dealt if it completes the draw": "must"},
    topic="exchanges",
    of_the_last_card=True,
)
