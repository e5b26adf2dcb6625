"""The reference engine: `start(rules, stacks=…, deck=…)`, `hand.legal`, `hand.act(action)`, `hand.view(seat)`."""

from __future__ import annotations

from croupier.play.hand import Hand, History, IllegalAction, replay, start
from croupier.play.starting import CannotStart
from croupier.play.view import View

__all__ = ["CannotStart", "Hand", "History", "IllegalAction", "View", "replay", "start"]
