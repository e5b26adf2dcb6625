"""How much is tried: a little in every run of the tests, all of it with `--hypothesis-profile long`."""

from __future__ import annotations

from hypothesis import settings


def patience(little: int, much: int) -> int:
    """How many are tried: hypothesis' profile says so for our own loops, too."""
    return much if settings.get_current_profile_name() == "long" else little
