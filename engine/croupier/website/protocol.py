"""The protocol of the conformance kit, message by message and key by key, from the classes that read and write it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.conformance import messages
from croupier.conformance.messages import (
    LONGEST_LINE,
    PROTOCOL,
    Deed,
    Identity,
    OfferSeen,
    StepSeen,
)
from croupier.website.language_keys import anchor, called, code, entries, entry, keys_of, told
from croupier.website.page import page
from croupier.website.prose import capital, link, listed, note

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

SUMMARY = "Every message between the runner and an implementation, and every key of it."
ABOUT = (
    f"This is version {PROTOCOL} of the protocol that `croupier conform` speaks; `croupier harness` writes a program "
    f"to begin with. A message is one line of JSON in UTF-8, of at most {LONGEST_LINE // 2**20} MiB. A key that may be "
    "left out is left out where it says nothing. Pass over keys that you do not know, in whatever you are sent: a "
    "later version may add some. Send none of your own: in your answers they are taken for misspelt ones. Every "
    "message has a `seq`, a whole number by which the runner counts its requests; an answer has that of its request."
)
PARTS: Mapping[type, str] = {
    Identity: "who is there, in the answer to `start`",
    Deed: "an item of `actions`",
    StepSeen: "an item of `steps`",
    OfferSeen: "an item of `offers`",
}
"""What stands inside messages, and where."""


def protocol_page() -> str:
    """Requests, answers, and what stands inside them."""
    blocks = [
        "# Messages of the protocol { #top }",
        f"{SUMMARY}\n{{ .lead }}",
        ABOUT,
        "\n".join(("| Request | Answers |", "|---|---|", *_pairs())),
        "## What the runner says { #requests }",
    ]
    for cmd, kinds in messages.REQUESTS.items():
        for kind in kinds:
            level = ', "level": "ranking"' if kind in (messages.Rank, messages.Digest) else ""
            blocks += _message(kind, code(f'"cmd": "{cmd}"{level}'))
    blocks.append("## What an implementation says { #answers }")
    for kind in dict.fromkeys(kind for kinds in messages.REPLIES.values() for kind in kinds):
        cmds = [link(code(cmd), f"#{anchor(messages.REQUESTS[cmd][0])}") for cmd, own in messages.REPLIES.items()
                if kind in own]  # fmt: skip
        blocks += _message(kind, f"answers {listed(cmds)}")
    blocks.append("## What stands inside them { #parts }")
    for kind, where in PARTS.items():
        blocks += _message(kind, told(where))
    return page("Messages of the protocol", SUMMARY, "engine/croupier/conformance/messages.py", blocks)


def _pairs() -> Iterator[str]:
    """Which answers a request may get."""
    for cmd, kinds in messages.REQUESTS.items():
        asked = " or ".join(_linked(kind) for kind in kinds)
        answers = " or ".join(_linked(kind) for kind in messages.REPLIES.get(cmd, ()))
        yield f"| {asked} | {answers or 'none'} |"


def _linked(kind: type) -> str:
    return link(called(kind), f"#{anchor(kind)}")


def _message(kind: type, fact: str) -> Iterator[str]:
    yield f"### {capital(called(kind))} {{ #{anchor(kind)} }}"
    yield f"{told(' '.join((kind.__doc__ or '').split()))} {note((fact,))}"
    told_once = {"cmd", "seq", "level"} if kind is not messages.Run else {"cmd", "seq"}
    own = [_entry(kind, key, annotation) for key, annotation in keys_of(kind).items() if key not in told_once]
    if own:
        yield entries(own)


def _entry(kind: type, key: str, annotation: object) -> str:
    """The words of JSON stand for those of Python."""
    text = entry(kind, key, annotation, anchor(kind))
    for python, json in (("`True`", "`true`"), ("`False`", "`false`"), ("with options", "with any value")):
        text = text.replace(python, json)
    return text
