"""Where a clause comes from: a source document, a house, or a ruling of ours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class Authority:
    """One reason why a clause holds. The order of the kinds is the order in which they count."""

    kind: Literal["source", "variant", "house rule", "house", "ruling"]
    document: str
    """The file's name: a source, a variant, a house or a ruling; of a house rule, its name."""
    statements: tuple[str, ...] = ()
    """The statements of a source that the clause carries."""

    def __str__(self) -> str:
        """`opr-595: antes` or `house: home` or `ruling: betting`."""
        if self.kind == "source":
            return f"{self.document}: {', '.join(self.statements)}"
        return f"{self.kind}: {self.document}"


def names_of(clause: str) -> frozenset[str]:
    """What a document can name to speak of the clause: its id, or `*.cards`, that aspect of any step."""
    return frozenset((clause, f"*.{clause.partition('.')[2]}"))
