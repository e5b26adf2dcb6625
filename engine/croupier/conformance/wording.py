"""Messages as lines of JSON, and back: whatever comes in is a message, or is told to be none in plain words."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, cast

from croupier.conformance.messages import (
    REPLIES,
    REQUESTS,
    Declined,
    Digest,
    Digested,
    Rank,
    Ranked,
    Reply,
    Request,
)
from croupier.spec import models
from croupier.spec.annotations import key_of, options
from croupier.spec.harmless import quoted
from croupier.spec.values import did_you_mean

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

_DECLINING = ("unsupported", "skipped", "error")
_ALWAYS = {"cmd", "level", "line", "protocol", "report", "seq"}
_OWN_KEYS = {Rank: "hands", Digest: "stretch", Ranked: "ranks", Digested: "digest"}


class NotAMessageError(ValueError):
    """A line, or a value, that is none of the messages that may come here; the text says why."""


def plain(message: object) -> Any:  # noqa: ANN401 - JSON
    """A message as JSON: what is at its default is left out."""
    if isinstance(message, tuple | list):
        return [plain(each) for each in message]
    if isinstance(message, Mapping) or is_dataclass(message):
        return {key: plain(value) for key, value in _opened(message).items()}
    return message


def _opened(message: object) -> dict[str, object]:
    """The outermost layer of a message as JSON."""
    if isinstance(message, Mapping):
        return dict(message)
    kind: type = type(message)
    told = ((name, key, getattr(message, name), default) for name, key, default in _keys(kind))
    return {
        key: value
        for name, key, value, default in told
        if name in _ALWAYS or default is MISSING or (value is not None and value != default)
    }


@cache
def _keys(kind: type) -> tuple[tuple[str, str, object], ...]:
    """The fields of a message, each with its key and its default."""
    return tuple((each.name, key_of(each.name), each.default) for each in fields(kind))


def line(message: Request | Reply | Mapping[str, object]) -> str:
    """A message as it goes over the wire, without the end of the line."""
    return json.dumps(message, default=_opened, ensure_ascii=False, separators=(",", ":"))


def parsed(text: str | bytes) -> dict[str, object]:
    """The JSON object on a line. Raises NotAMessageError."""
    try:
        value = json.loads(text, parse_constant=_no_constant)
    except UnicodeDecodeError:
        raise NotAMessageError("it is not UTF-8") from None
    except RecursionError:
        raise NotAMessageError("it is nested too deeply") from None
    except ValueError as wrong:
        raise NotAMessageError(f"it is not JSON: {str(wrong).partition(' (char')[0]}") from None
    if not isinstance(value, dict):
        raise NotAMessageError("it is JSON, but not an object in braces")
    return value


def _no_constant(word: str) -> object:
    raise ValueError(f"{word} is no JSON")


def read_request(told: Mapping[str, object]) -> Request:
    """The request that some JSON is; keys of a later version are passed over. Raises NotAMessageError."""
    kinds = REQUESTS.get(str(told.get("cmd")))
    if kinds is None:
        meant = did_you_mean(str(told.get("cmd")), REQUESTS)
        raise NotAMessageError(
            f"`cmd` is one of {', '.join(REQUESTS)}" + (f"; did you mean `{meant}`?" if meant else "")
        )
    known = {key for kind in kinds for key in options(kind)}
    return cast("Request", _read(kinds, {key: value for key, value in told.items() if key in known}))


def read_reply(cmd: str, told: Mapping[str, object]) -> Reply:
    """The reply to such a request that some JSON is. Raises NotAMessageError."""
    kinds = REPLIES[cmd]
    declining = [key for key in _DECLINING if key in told]
    if Declined in kinds and declining:
        if len(declining) > 1:
            raise NotAMessageError(f"it says {' and '.join(map(quoted, declining))}; say one of them")
        return cast("Reply", _read((Declined,), told))
    return cast("Reply", _read(tuple(kind for kind in kinds if kind is not Declined), told))


def _read(kinds: tuple[type, ...], told: Mapping[str, object]) -> object:
    """The value as the first of the kinds, or as the one whose own key it has."""
    kind = next((each for each in kinds if _OWN_KEYS.get(each) in told), kinds[0])
    found, errors = models.validate(kind, dict(told))
    if errors:
        raise NotAMessageError("; ".join(dict.fromkeys(_complaint(kind, each) for each in errors)))
    return found


def _complaint(kind: type, error: ErrorDetails) -> str:
    """One thing that is wrong, with the key it is wrong at."""
    where = [step for step in error["loc"][1:] if not isinstance(step, str) or step.islower()]
    key = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in where).removeprefix(".")
    match error["type"]:
        case "missing":
            return f"{quoted(key)} is missing"
        case "unexpected_keyword_argument":
            meant = did_you_mean(str(where[-1]), options(kind)) if where else None
            return f"{quoted(key)} is no key of it" + (f"; did you mean `{meant}`?" if meant else "")
        case _:
            got = json.dumps(error["input"], ensure_ascii=False, default=str)
            return f"{quoted(key)}: {error['msg'][:1].lower()}{error['msg'][1:]}; got {quoted(got)}"
