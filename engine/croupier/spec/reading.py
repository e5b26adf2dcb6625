"""Files and texts read as strict YAML, or refused with all that is wrong in them."""

from __future__ import annotations

import os
from itertools import islice
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import NoReturn

from croupier.spec.building import Builder
from croupier.spec.faults import Fault, Place, SpecError
from croupier.spec.harmless import FORBIDDEN, name_character
from croupier.spec.parsing import parse
from croupier.spec.source import Source

MOST_BYTES = 200_000
_MOST_STRANGERS = 20
_BYTE_ORDER_MARKS = (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")


def read(path: Path | str) -> Source:
    """The document in a file. Raises SpecError with everything that keeps it from being one."""
    name = Path(path).as_posix()
    return read_text(_decoded(_bytes(Path(path), name), name), name)


def read_plain(path: Path | str) -> str:
    """The text of a file that is no YAML, under the same limits. Raises SpecError."""
    name = Path(path).as_posix()
    text = _decoded(_bytes(Path(path), name), name)
    _refuse_strangers(text.replace("\r\n", "\n"), name)
    return text


def why_unreadable(folder: Path) -> str | None:
    """Why a folder cannot be listed, which pathlib would take for empty; None where it can, or is not there."""
    try:
        with os.scandir(folder):
            return None
    except FileNotFoundError:
        return None
    except OSError as error:
        return error.strerror or str(error)


def read_text(text: str, path: str) -> Source:
    """The document in a text; the path is only what faults call it. Raises SpecError, as `read` does."""
    if len(text) > MOST_BYTES:
        _refuse("Y02", _too_large(), Place(path))
    text = text.replace("\r\n", "\n")
    _refuse_strangers(text, path)
    builder = Builder(path=path, lines=text.split("\n"))
    builder.build(parse(text, builder))
    if builder.faults:
        raise SpecError(builder.faults)
    return Source(path=path, data=builder.data, places=builder.places, keys=builder.key_places)


def _refuse_strangers(text: str, path: str) -> None:
    strangers = tuple(islice(FORBIDDEN.finditer(text), _MOST_STRANGERS))
    if strangers:
        raise SpecError(
            Fault(
                "Y04",
                f"the character {name_character(run[0][0])} is not allowed",
                _place(text, run.start(), len(run[0]), path),
            )
            for run in strangers
        )


def _bytes(path: Path, name: str) -> bytes:
    """At most one byte more than a spec may have, and never from a device or a pipe."""
    try:
        mode = path.stat().st_mode
        if S_ISDIR(mode):
            _refuse("Y01", "this is a folder, not a file", Place(name))
        if not S_ISREG(mode):
            _refuse("Y01", "this is not a regular file", Place(name))
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        _refuse("Y01", "there is no such file", Place(name))
    except PermissionError:
        _refuse("Y01", "we may not read this file", Place(name))
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        _refuse("Y01", f"the file cannot be read: {error}", Place(name))


def _decoded(content: bytes, name: str) -> str:
    if len(content) > MOST_BYTES:
        _refuse("Y02", _too_large(), Place(name))
    if content.startswith(_BYTE_ORDER_MARKS):
        _refuse("Y03", "the file begins with a byte order mark", Place(name), "save it as UTF-8 without one")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise SpecError([_no_utf_8(content, error.start, name)]) from None


def _no_utf_8(content: bytes, offset: int, name: str) -> Fault:
    byte = content[offset : offset + 1]
    letter = byte.decode("latin-1")
    advice = "save the file as UTF-8" + f"; in Latin-1 this byte is `{letter}`" * letter.isprintable()
    before = content[:offset].decode("utf-8").replace("\r\n", "\n")
    text = content.decode("utf-8", "replace").replace("\r\n", "\n")
    place = _place(text, len(before), 1, name)
    return Fault("Y03", f"byte 0x{byte.hex().upper()} at offset {offset} is not UTF-8", place, help=advice)


def _place(text: str, start: int, width: int, path: str) -> Place:
    """The place of some characters of a text, by the number of those before."""
    begin = text.rfind("\n", 0, start) + 1
    line = text[begin:].split("\n", 1)[0]
    return Place(path, text.count("\n", 0, start) + 1, start - begin + 1, width=width, text=line)


def _too_large() -> str:
    return f"the file is larger than {MOST_BYTES // 1000} kB"


def _refuse(code: str, message: str, place: Place, help_: str = "") -> NoReturn:
    raise SpecError([Fault(code, message, place, help=help_)])
