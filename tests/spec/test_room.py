"""What the room shows to others, and what it costs."""

from __future__ import annotations

import subprocess
import sys
import time

from croupier import spec
from croupier.spec import fill, read_text
from tests.spec.documents import PATH, Draw

MOST_NAMES = 12
LONGEST = 0.02


def test_the_room_shows_twelve_names_at_most() -> None:
    assert len(spec.__all__) <= MOST_NAMES
    assert all(hasattr(spec, name) for name in spec.__all__)


def test_reading_and_values_know_nothing_of_pydantic() -> None:
    code = (
        "import sys\n"
        "import croupier.spec.values\n"
        "from croupier.spec import read_text\n"
        "read_text('a: b', 'a.yaml')\n"
        "assert not [name for name in sys.modules if name.startswith('pydantic')]\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, env={"PYTHONPATH": ":".join(sys.path)})


def test_a_spec_of_sixty_lines_is_read_and_filled_at_once() -> None:
    text = "first: dealer\nthen:\n" + "- {first: dealer, up_to: {usually: 3, keeping an ace: 4}, kept: [Ah, Kd]}\n" * 58

    def seconds() -> float:
        began = time.process_time()
        assert fill(read_text(text, PATH), (), Draw, [])
        return time.process_time() - began

    assert min(seconds() for _ in range(20)) < LONGEST
