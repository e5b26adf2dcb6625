"""Button moves: where button and blinds go on when somebody who had one of them has left."""

from __future__ import annotations

from croupier.policies._policy import Policy

DEAD, MOVING, SIMPLIFIED = "dead button", "moving button", "simplified moving button"
TWO_LEFT = "Once only two play, the big blind goes to the one who did not post it last."

POLICY = Policy(
    word="button_moves",
    asks="Where do button and blinds go when somebody leaves?",
    says={
        DEAD: "After each hand the big blind goes to the next player on the left, the small blind to the seat that had "
        "the big blind, and the button to the seat that had the small blind, even if nobody plays at that seat any "
        f"more: then there is no small blind, or the player before an empty button acts last. {TWO_LEFT}",
        MOVING: "After each hand the button goes to the next player on the left and the blinds to the two players "
        "after it. Whoever a blind skips because somebody has left posts it all the same, one in each hand and the big "
        f"one first, so that there may be two big blinds. {TWO_LEFT}",
        SIMPLIFIED: "After each hand the button goes to the next player on the left and the blinds to the two players "
        f"after it, even if that skips somebody who would have had to post one. {TWO_LEFT}",
    },
    topic="the blinds",
)
