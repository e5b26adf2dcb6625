"""What every test has in common."""

from __future__ import annotations

import os

from hypothesis import settings

# Whatever a test asks for is done, though somebody has had it done before; and nothing is left on the machine.
os.environ["CROUPIER_CACHE"] = ""

# A slow machine breaks no rule of poker, so there is no deadline. In CI the examples are the same on every run.
# Whoever wants more of them takes the profile `long`, which our own loops go by, too: see tests/sampling.py.
settings.register_profile("croupier", deadline=None, derandomize="CI" in os.environ, print_blob=True, max_examples=40)
settings.register_profile("long", settings.get_profile("croupier"), derandomize=False, max_examples=20_000)
settings.load_profile("croupier")
