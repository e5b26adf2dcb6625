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


POLICY = Policy(
    word="bottom_card",
    asks="May the bottom card of the deck be dealt as a replacement?",
    says={
        "dealt last": "The bottom card of the deck is dealt like every other, once it is the only one left.",
        "never dealt": "The bottom card of the deck is never dealt as a replacement, since somebody may have seen it. "
        "Once it has been shuffled in with other cards, it is a card like every other.",
    },
    checks={"dealt last": _last, "never dealt": _never},
    modality={"dealt last": "may", "never dealt": "must"},
    topic="exchanges",
    of_the_last_card=True,
)
