"""First floor: documents as written, every value with its file, line and column."""

from croupier.spec.codes import CODES
from croupier.spec.faults import Fault, Place, SpecError
from croupier.spec.reading import read, read_text
from croupier.spec.rendering import render
from croupier.spec.shape import documentation, fill, schema
from croupier.spec.source import Loc, Source

__all__ = [
    "CODES",
    "Fault",
    "Loc",
    "Place",
    "Source",
    "SpecError",
    "documentation",
    "fill",
    "read",
    "read_text",
    "render",
    "schema",
]
