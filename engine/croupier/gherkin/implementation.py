"""The seam behind which an implementation plays: our engine, or another one behind an adapter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier.play import Hand
    from croupier.rules import Rulebook
    from croupier.table import Card, Stakes


class Implementation(Protocol):
    """Whatever can begin a hand. The module `croupier.play` is one.

    What comes back is asked for everything that is public on `croupier.play.Hand`: an adapter answers the same names.
    It sees the deck and the actions, never the sentences, so it cannot agree with a scenario without playing it.
    """

    def start(
        self,
        rules: Rulebook,
        *,
        stacks: Sequence[int],
        deck: Sequence[Card],
        button: int = 0,
        stakes: Stakes | None = None,
    ) -> Hand:
        """As `croupier.play.start`. Raises `CannotStart`."""
