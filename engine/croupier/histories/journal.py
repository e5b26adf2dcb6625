"""Our own history of a hand, as JSON: the rules by name, all that the hand began with, and every action."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NoReturn, cast

from croupier.histories.forced import ANTE, POSTED, AnteBy, Forced, Posted, with_forced
from croupier.histories.units import shown
from croupier.play.recording import History
from croupier.spec import Fault, Place, SpecError
from croupier.table import BETTING, Action, Stakes
from croupier.table.stakes import Betting

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.play import Hand
    from croupier.rules import Library, Rulebook

FORMAT = 1
NONE = Forced()


@dataclass(frozen=True, slots=True, kw_only=True)
class Journal:
    """A hand that can be played again by whoever has the same specs."""

    variant: str
    house_rules: tuple[str, ...] = ()
    house: str = ""
    forced: Forced = NONE
    """Forced payments that the variant itself does not know."""
    history: History
    finishing: tuple[int, ...]
    """The stacks when the history ends."""
    worth: Fraction = Fraction(1)
    """What a chip is worth, in whatever the players count."""
    players: tuple[str, ...] = ()
    """Their names, if they are known."""

    def rules(self, library: Library) -> Rulebook:
        """The rules that it was played by. Raises KeyError, NoSuchProfileError or SpecError."""
        entry = library.variant(self.variant)
        if self.forced != NONE:
            return with_forced(entry, self.forced)
        return entry.under(self.house_rules, self.house or None)


def journal(hand: Hand, forced: Forced = NONE) -> Journal:
    """The history of a hand."""
    rules = hand.rules
    return Journal(
        variant=rules.slug, house_rules=rules.house_rules, house=rules.house, forced=forced, history=hand.history,
        finishing=hand.stacks,
    )  # fmt: skip


def dumped(journals: Iterable[Journal]) -> str:
    """The text of a file; a line for each hand."""
    return "".join(f"{json.dumps(_plain(each))}\n" for each in journals)


def _plain(told: Journal) -> dict[str, object]:
    history, forced = told.history, told.forced
    said: dict[str, object] = {"croupier": FORMAT, "variant": told.variant, "house": told.house}
    if told.house_rules:
        said["house_rules"] = told.house_rules
    if forced != NONE:
        said["forced"] = {"ante": forced.ante, "blinds": forced.blinds}
    if told.worth != 1:
        said["chip"] = shown(1, told.worth)
    if told.players:
        said["players"] = told.players
    return said | {
        "stakes": {"betting": history.stakes.betting, **history.stakes.amounts},
        "button": history.button,
        "stacks": history.stacks,
        "deck": " ".join(history.deck),
        "actions": [_action(each) for each in history.actions],
        "finishing_stacks": told.finishing,
    }


def _action(action: Action) -> dict[str, object]:
    said: dict[str, object] = {"seat": action.seat, "verb": action.verb}
    if action.chips:
        said["chips"] = action.chips
    for key in ("cards", "takes"):
        if named := getattr(action, key):
            said[key] = " ".join(named)
    return said


def loaded(text: str, path: str) -> tuple[tuple[Place, Journal], ...]:
    """The hands of a file, each with its place. Raises SpecError."""
    found, faults = [], []
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        place = Place(path, number, 1, text=line)
        try:
            found.append((place, _journal(line)))
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            faults.append(Fault("H01", f"this is no history of ours: {_said(error)}", place))
    if faults:
        raise SpecError(faults)
    return tuple(found)


def _said(error: Exception) -> str:
    return f"missing key `{error.args[0]}`" if isinstance(error, KeyError) else str(error)


def _journal(line: str) -> Journal:
    said = json.loads(line)
    if not isinstance(said, dict) or said.get("croupier") != FORMAT:
        _refuse(f'a hand is a line of JSON that begins {{"croupier": {FORMAT}, …}}')
    known = {"croupier", "variant", "house", "house_rules", "forced", "stakes", "button", "stacks", "deck", "actions",
             "finishing_stacks", "chip", "players"}  # fmt: skip
    if strange := sorted(said.keys() - known):
        _refuse(f"`{strange[0]}` is no key of it")
    forced = said.get("forced", {"ante": "", "blinds": ""})
    stakes = dict(said["stakes"])
    betting = stakes.pop("betting")
    if betting not in BETTING or forced["ante"] not in ANTE or forced["blinds"] not in POSTED:
        _refuse("its stakes or forced payments are none that we know")
    return Journal(
        variant=_text(said["variant"]),
        house=_text(said["house"]),
        house_rules=tuple(map(_text, said.get("house_rules", ()))),
        forced=Forced(ante=cast("AnteBy", forced["ante"]), blinds=cast("Posted", forced["blinds"])),
        finishing=_chips(said["finishing_stacks"]),
        worth=_worth(said.get("chip", "1")),
        players=tuple(map(_text, said.get("players", ()))),
        history=History(
            stacks=_chips(said["stacks"]),
            button=_whole(said["button"]),
            deck=_cards(said["deck"]),
            stakes=Stakes(betting=cast("Betting", betting), amounts={_text(k): _whole(v) for k, v in stakes.items()}),
            actions=tuple([_read_action(each) for each in said["actions"]]),
        ),
    )


def _read_action(said: Any) -> Action:  # noqa: ANN401 - JSON
    return Action(
        _whole(said["seat"]), _text(said["verb"]), _whole(said.get("chips", 0)),
        _cards(said.get("cards", "")), _cards(said.get("takes", "")),
    )  # fmt: skip


def _worth(value: object) -> Fraction:
    text = _text(value)
    if not re.fullmatch(r"\d+(\.\d+)?", text) or not Fraction(text):
        _refuse(f"{value!r} is no worth of a chip")
    return Fraction(text)


def _cards(value: object) -> Any:  # noqa: ANN401 - whether they are cards, the rules say
    return tuple(_text(value).split())


def _chips(value: object) -> tuple[int, ...]:
    if not isinstance(value, list):
        _refuse("stacks are a list of whole chips")
    return tuple(map(_whole, value))


def _whole(value: object) -> int:
    if type(value) is not int:
        _refuse(f"{value!r} is no whole number")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        _refuse(f"{value!r} is no text")
    return value


def _refuse(why: str) -> NoReturn:
    raise ValueError(why)
