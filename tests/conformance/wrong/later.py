"""Wrong engines that stacks alone do not find out, and those that no hand can find out, each with the reason."""

from __future__ import annotations

from collections.abc import Mapping

SEEN = "it changes what somebody sees, and neither chips nor choices"
TOLD = "it shows in what has happened, and not in the chips of one hand"
NO_HAND = "of the hands that ship none ends otherwise; it shows in what has happened"
IN_BETWEEN = "of the hands that ship none tries such a raise; it shows in what is offered"

FULL: Mapping[str, str] = {
    "the-bounce: what is given up stays with the player": SEEN,
    "the-bounce: what is given up is turned over": SEEN,
    "the-bounce: what is taken back is seen by all": SEEN,
    "deal_moves: to the winner": TOLD,
    "kept_card: not shown": SEEN,
    "Who folds turns the hand up.": SEEN,
    "Hands are compared without being shown.": SEEN,
    "five-card-draw/burn: one in each draw, even if all stand pat": TOLD,
    "five-card-draw/the-draw: the last player to be served gets one card too few": NO_HAND,
    "double-draw/second-draw: the last player to be served gets one card too few": NO_HAND,
    "double-draw/What nobody has matched does not come back, and belongs to the pot.": NO_HAND,
    "double-draw/the-ante: an ante that nobody can match stays in the pot": NO_HAND,
    "double-draw/first_to_show: first to act": "where everybody shows, the order moves no chips",
    "double-draw/first_to_show: left of dealer": "where everybody shows, the order moves no chips",
    "double-draw/pot_order: last side pot first": "where everybody shows, the order moves no chips",
    **dict.fromkeys(
        (f"{draw}: {what}" for draw in ("the-draw", "first-draw", "second-draw")
         for what in ("replacements are dealt face up", "discards lie face up")), SEEN),
}  # fmt: skip
"""Found out at level `full`."""
LEGAL: Mapping[str, str] = {
    f"{slug}/{name}": IN_BETWEEN
    for slug in ("five-card-draw", "double-draw")
    for name in (
        "min_raise: last full raise, or the others' last chips",
        "min_raise: last raise",
        "Nobody need raise to more than the others have.",
    )
    if (slug, name) != ("five-card-draw", "min_raise: last raise")
}
"""Found out at level `legal`."""

NOT_PLAYED = "it is printed, and nothing of it is played"
NOBODY_BEFORE = "nobody can have bet before the first round"
NO_BURNS = "there are no burned cards to be shuffled, and the bottom card is never held back"
NOT_ASKED = "everybody shows, and nobody is asked"
OWN_PILES = "discards lie in piles of their own, and are no part of a shuffle in that draw"
UNSHOWN: Mapping[str, str] = {
    "doubt: the host": NOT_PLAYED,
    "doubt: the floor": NOT_PLAYED,
    "doubt: a named person": NOT_PLAYED,
    "lone_winner: does not show": NOT_PLAYED,
    "lone_winner: need not show": NOT_PLAYED,
    "five-card-draw/first-round: opens opener": NOBODY_BEFORE,
    "double-draw/first-round: opens opener": NOBODY_BEFORE,
    "double-draw/reshuffle: bottom card, folded hands, discards": NO_BURNS,
    "double-draw/reshuffle: burns, folded hands, discards": NO_BURNS,
    "double-draw/reshuffle: bottom card, burns, folded hands, discards": NO_BURNS,
    "double-draw/A beaten hand has to be mucked.": NOT_ASKED,
    "double-draw/A beaten player is asked, and may only show.": NOT_ASKED,
    "double-draw/mucked hands are open": NOT_ASKED,
    "double-draw/burned cards are open": "no card is burned",
    "bounce-back/reshuffle: bottom card, burns, folded hands": OWN_PILES,
    "bounce-back/reshuffle: bottom card, burns, folded hands, discards": "at home the bottom card is never held back",
    "bounce-back/reshuffle_spares: own discards": OWN_PILES,
    "bounce-back/reshuffle_spares: this round's discards": OWN_PILES,
    "bounce-back/reshuffle_spares: nothing": OWN_PILES,
}
"""No hand of that variant can find it out."""
HOLES: Mapping[str, str] = {}
"""A hand could find it out, and none that ships does: what such a hand would be. The list may only shrink."""


def among(listed: Mapping[str, str], slug: str, name: str) -> bool:
    """Whether it is listed, for all variants or for that one."""
    return name in listed or f"{slug}/{name}" in listed
