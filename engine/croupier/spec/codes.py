"""The code of every fault. A code is permanent: its sentence may be bettered, its meaning may not."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

CODES: Mapping[str, str] = MappingProxyType(
    {
        "Y01": "The file cannot be read: it is missing, a folder, not a file, or closed to us.",
        "Y02": "The file is larger than a spec may be.",
        "Y03": "The file is not UTF-8 without a byte order mark.",
        "Y04": "A character is not allowed: a control character, or one that breaks lines or changes direction.",
        "Y05": "The file is not YAML.",
        "Y06": "A file holds exactly one document.",
        "Y07": "A key is written twice in one mapping.",
        "Y08": "Anchors and aliases are not allowed.",
        "Y09": "Tags and directives are not allowed.",
        "Y10": "Merge keys are not allowed.",
        "Y11": "A key is not a text.",
        "Y12": "A number is written in a form that programs read differently.",
        "Y13": "A key or an item has no value.",
        "Y14": "The document is nested too deeply.",
        "Y15": "The document has too many values.",
        "Y16": "A text is too long.",
        "S01": "A key is not known here.",
        "S02": "A key is missing.",
        "S03": "A word is none of those that are possible here.",
        "S04": "A value is of the wrong kind.",
        "S05": "A number or a length is out of range.",
        "S06": "A text is not written the way it must be here.",
        "S07": "Values do not go together.",
        "R01": "A word of the language is not known: a phase, an evaluator, a policy.",
        "R02": "A name refers to nothing.",
        "R03": "A name is given twice.",
        "R04": "A document does not agree with its file's name or place.",
        "R05": "A variant extends one that does not exist, or itself.",
        "R06": "The numbers of players, cards or chips cannot be played.",
        "R07": "A question is answered neither by the variant nor by its house.",
        "R08": "Steps, shares or amendments do not go together.",
        "R09": "An example breaks the rules that it illustrates.",
        "R10": "A published clause, or a published address, has vanished.",
        "R11": "A clause stands without a source, a house or a ruling.",
        "H01": "The file of a hand is not TOML, or not JSON.",
    }
)
"""Y: reading the file; S: the shape of its values; R: the rules they make, for the floors above; H: written hands."""
