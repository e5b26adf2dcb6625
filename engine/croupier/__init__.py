"""Croupier: the rules of poker variants, written once, played, printed and proved.

>>> from croupier import Action, Library, start
>>> rules = Library().variant("bounce-back").rules
>>> hand = start(rules, stacks=(100, 100), deck=rules.deck)
>>> hand = hand.act(Action(hand.actor, "check"))
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from croupier.play import CannotStart, Hand, IllegalAction, View, replay, start
    from croupier.rules import Library
    from croupier.spec import SpecError
    from croupier.table import Action, Offer, Stakes

    __version__: str

__all__ = [
    "Action",
    "CannotStart",
    "Hand",
    "IllegalAction",
    "Library",
    "Offer",
    "SpecError",
    "Stakes",
    "View",
    "__version__",
    "replay",
    "start",
]

_ROOMS = {
    "play": ("CannotStart", "Hand", "IllegalAction", "View", "replay", "start"),
    "rules": ("Library",),
    "spec": ("SpecError",),
    "table": ("Action", "Offer", "Stakes"),
}


def __getattr__(name: str) -> object:
    """A public name, from its room on first use: whoever wants one room does not pay for all."""
    for room, names in _ROOMS.items():
        if name in names:
            return getattr(import_module(f"croupier.{room}"), name)
    if name == "__version__":
        return import_module("importlib.metadata").version("croupier")
    raise AttributeError(f"module 'croupier' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
