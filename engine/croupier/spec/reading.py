"""Files and texts read as strict YAML, or refused with all that is wrong in them."""

from __future__ import annotations

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
_MOST_CHARACTERS_NAMED = 20
_BYTE_ORDER_MARKS = (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")


def read(path: Path | str) -> Source:
    """The document in a file. Raises SpecError with everything that keeps it from being one."""
    name = Path(path).as_posix()
    return read_text(_decoded(_bytes(Path(path), name), name), name)


def read_text(text: str, path: str) -> Source:
    """The document in a text; the path is only what faults call it. Raises SpecError, as `read` does."""
    if len(text) > MOST_BYTES:
        _refuse("Y02", _too_large(), Place(path))
    text = text.replace("\r\n", "\n")
    lines = text.split("\n")
    strangers = [
        _stranger(match.start(), match[0], text, path)
        for match in islice(FORBIDDEN.finditer(text), _MOST_CHARACTERS_NAMED)
    ]
    if strangers:
        raise SpecError(strangers)
    builder = Builder(path=path, lines=lines)
    builder.build(parse(text, builder))
    if builder.faults:
        raise SpecError(builder.faults)
    return Source(path=path, data=builder.data, places=builder.places, keys=builder.keys)


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
        before = content[: error.start].decode("utf-8")
        line = content.decode("utf-8", "replace").replace("\r\n", "\n").split("\n")[before.count("\n")]
        place = Place(name, before.count("\n") + 1, len(before) - before.rfind("\n"), text=line)
        byte = content[error.start : error.start + 1]
        letter = byte.decode("latin-1")
        advice = f"; in Latin-1 this byte is `{letter}`" if letter.isprintable() else ""
        _refuse(
            "Y03",
            f"byte 0x{byte.hex().upper()} at offset {error.start} is not UTF-8",
            place,
            "save the file as UTF-8" + advice,
        )


def _stranger(start: int, run: str, text: str, path: str) -> Fault:
    """A run of forbidden characters."""
    begin = text.rfind("\n", 0, start) + 1
    place = Place(
        path, text.count("\n", 0, start) + 1, start - begin + 1, width=len(run), text=text[begin:].split("\n", 1)[0]
    )
    return Fault("Y04", f"the character {name_character(run[0])} is not allowed", place)


def _too_large() -> str:
    return f"the file is larger than {MOST_BYTES // 1000} kB"


def _refuse(code: str, message: str, place: Place, help_: str = "") -> NoReturn:
    raise SpecError([Fault(code, message, place, help=help_)])
