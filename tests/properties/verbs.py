"""What seats are made to try: the verbs of all steps, and words that are none."""

from __future__ import annotations

from croupier.phases import every_phase

VERBS = (*sorted({verb for phase in every_phase().values() for verb in phase.deeds}), "", "deal")
