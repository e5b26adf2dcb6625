"""The reference engine: `start(rules, stacks=…, deck=…)`, `hand.legal`, `hand.act(action)`, `hand.view(seat)`."""

from __future__ import annotations

from croupier.play.hand import Hand, IllegalAction, replay, start
from croupier.play.recording import History, recorded
from croupier.play.starting import CannotStart
from croupier.play.view import View

__all__ = ["CannotStart", "Hand", "History", "IllegalAction", "View", "recorded", "replay", "start"]
