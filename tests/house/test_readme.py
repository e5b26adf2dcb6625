"""The README's own example runs and prints what it says."""

from __future__ import annotations

import re

import pytest

from tests.house.tree import text_of


def test_the_example_prints_what_its_comments_say(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.findall(r"```python\n(.*?)```", text_of("README.md"), re.DOTALL)
    assert code, "the README shows some Python"
    for each in code:
        exec(each, {})  # noqa: S102 - our own example
        said = re.findall(r"print\(.*?\) +# (.*)", each)
        assert capsys.readouterr().out.splitlines() == said
