"""The forced payments of a hand: which of them our variants know, and the variant with those that it lacks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from croupier.rules.compiling import compiled
from croupier.rules.drafts import read_drafts
from croupier.spec import SpecError, read_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from croupier.rules import Entry, Rulebook
    from croupier.spec import Fault

AnteBy: TypeAlias = Literal["", "everyone", "big blind", "dealer"]
Posted: TypeAlias = Literal["", "two", "three", "by the dealer"]
"""How many blinds are posted, or only one, by the dealer; nothing in a game that has none."""
ANTE: tuple[AnteBy, ...] = ("", "everyone", "big blind", "dealer")
POSTED: tuple[Posted, ...] = ("", "two", "three", "by the dealer")
TWO, THREE = 2, 3


class CannotBeSaidError(ValueError):
    """Something in a hand that our language has no words for. The text says what."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Forced:
    """What is paid before anybody acts: by whom an ante, and which blinds."""

    ante: AnteBy = ""
    blinds: Posted = ""


def antes(paid: Sequence[int], *, trimmed: bool, stacks: Sequence[int]) -> tuple[AnteBy, int]:
    """Who pays the ante, and how much it is; `paid` by seat, the dealer in the last. Raises CannotBeSaidError."""
    due = {chips for chips in paid if chips}
    if not due:
        return "", 0
    if len(due) > 1:
        raise CannotBeSaidError("antes of different sizes")
    ante, payers = due.pop(), [seat for seat, chips in enumerate(paid) if chips]
    if len(payers) == len(paid):
        if not trimmed and min(stacks) < ante:
            raise CannotBeSaidError("a short ante that plays for all the antes")
        return "everyone", ante
    big_blind = 0 if len(paid) == TWO else 1
    if trimmed or payers not in ([big_blind], [len(paid) - 1]):
        raise CannotBeSaidError(
            "an ante from some of the players, other than one for all by the big blind or the dealer"
        )
    return ("big blind" if payers == [big_blind] else "dealer"), ante


def blinds(posted: Sequence[int]) -> tuple[Posted, dict[str, int]]:
    """Which blinds are posted, and how much each is; by seat, the dealer in the last. Raises CannotBeSaidError."""
    seats = len(posted)
    if seats > TWO and not any(posted[:-1]) and posted[-1]:
        return "by the dealer", {"big blind": posted[-1]}
    small, big = posted[::-1] if seats == TWO else posted[:TWO]
    if not small or not big or any(posted[THREE:]):
        raise CannotBeSaidError("blinds other than a small one, a big one, and one straddle on the left of it")
    if seats > TWO and posted[TWO]:
        return "three", {"small blind": small, "big blind": big, "third blind": posted[TWO]}
    return "two", {"small blind": small, "big blind": big}


def with_forced(entry: Entry, forced: Forced) -> Rulebook:
    """The variant with these forced payments; its own rulebook where it has them. Raises SpecError."""
    before = [step.word for step in entry.rules.steps]
    ante = f"ante: {{by: {forced.ante}}}" if forced.ante != "everyone" else "ante"
    put = [ante] if forced.ante and not (forced.ante == "everyone" and "ante" in before) else []
    taken = {"ante"} if put else set()
    if "blinds" in before and forced.blinds not in {"", "two"}:
        taken |= {"blinds"}
        post = (
            "[big blind], first: dealer"
            if forced.blinds == "by the dealer"
            else "[small blind, big blind, third blind]"
        )
        put += [f"blinds: {{post: {post}}}"]
    if not put:
        return entry.rules
    source = read_text("play:\n" + "".join(f"  - {each}\n" for each in put), f"{entry.rules.slug}, its forced bets")
    subject, plan = entry.drawn_up(entry, (), None)
    faults: list[Fault] = []
    drafts = read_drafts(source, ("play",), faults)
    stakes = {"ante": 0, **dict.fromkeys(("small blind", "big blind", "third blind"), 1), **plan.stakes}
    plan = replace(plan, drafts=(*drafts, *[each for each in plan.drafts if each.word not in taken]), stakes=stakes)
    rules = compiled(subject, plan, faults)
    if rules is None:
        raise SpecError(faults)
    return rules
