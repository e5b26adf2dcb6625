"""Which implementation plays the scenarios of a test run: ours, or the one that an option or the ini file names."""

from __future__ import annotations

from importlib import import_module
from types import FunctionType
from typing import TYPE_CHECKING, cast

import pytest

from croupier import play

if TYPE_CHECKING:
    from croupier.gherkin.implementation import Implementation

BOUND = pytest.StashKey["Implementation"]()
"""What plays, once somebody has asked, or once another plugin has put it here."""
NAME = "croupier_implementation"


def add_options(parser: pytest.Parser) -> None:
    """The option, and the line of the ini file."""
    group = parser.getgroup("croupier", "rules of poker variants")
    says = "module:name of what plays the hands, instead of croupier's own engine"
    group.addoption("--croupier-implementation", metavar="MODULE:NAME", dest=NAME, help=says)
    parser.addini(NAME, says, default="")


def bound(config: pytest.Config) -> Implementation:
    """What plays. Raises UsageError where the name leads nowhere."""
    if BOUND not in config.stash:
        told = config.getoption(NAME) or str(config.getini(NAME))
        config.stash[BOUND] = _named(told) if told else cast("Implementation", play)
    return config.stash[BOUND]


def _named(told: str) -> Implementation:
    """What such a name stands for: something with `start`, or a class or function that gives it."""
    module, colon, name = told.partition(":")
    try:
        found: object = import_module(module)
        for part in name.split(".") if colon else ():
            found = getattr(found, part)
        made = found() if isinstance(found, type | FunctionType) else found
    except Exception as wrong:  # noqa: BLE001 - code of a stranger; whatever goes wrong in it is told without a traceback
        raise pytest.UsageError(f"{NAME}: {told!r} leads nowhere: {type(wrong).__name__}: {wrong}") from None
    if not callable(getattr(made, "start", None)):
        raise pytest.UsageError(f"{NAME}: {told!r} has no `start`; see croupier.gherkin.implementation")
    return cast("Implementation", made)
