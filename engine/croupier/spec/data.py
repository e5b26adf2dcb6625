"""Where the specs and features lie: in the wheel, or in the checkout that an editable install points to."""

from __future__ import annotations

from pathlib import Path

__all__ = ["data"]


def data(*names: str) -> Path:
    """Such a file or folder of ours, as `data("spec", "variants")`; without a name, the folder that holds `spec/`."""
    package = Path(__file__).parent.parent
    inside = package / "_data"
    return (inside if inside.is_dir() else package.parent.parent).joinpath(*names)
