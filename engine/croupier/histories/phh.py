"""PHH files, read strictly: every key known, every value of its kind, every action in the notation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import time
from decimal import Decimal
from typing import TYPE_CHECKING, Any, TypeAlias

from croupier.histories.games import GAMES, Game
from croupier.histories.notation import Deed, NotationError, deed
from croupier.histories.written import Written, tables
from croupier.spec import Fault, Place, SpecError
from croupier.spec.values import did_you_mean

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Amounts: TypeAlias = tuple[Decimal, ...]
MOST = Decimal(10) ** 15
FEWEST = 2

_TEXTS = """author event url venue address city region postal_code country time_zone time_zone_abbreviation currency
    currency_symbol""".split()
_NUMBERS = "day month year level seat_count".split()
_AMOUNTS = "antes blinds_or_straddles starting_stacks finishing_stacks winnings time_banks".split()
_AMOUNT = "bring_in small_bet big_bet min_bet time_limit rake".split()


@dataclass(frozen=True, slots=True, kw_only=True)
class Handwriting:
    """One hand of a file, as it is written: everything in the file's own amounts and order of players."""

    place: Place
    name: str
    """Its table in a file of many hands; nothing in a file of one."""
    game: Game
    antes: Amounts
    blinds: Amounts
    """All 0 in a game with a bring-in."""
    amounts: Mapping[str, Decimal]
    """`bring_in`, `small_bet`, `big_bet`, `min_bet`, as the game needs them."""
    stacks: Amounts
    deeds: tuple[Deed, ...]
    finishing: Amounts | None
    trimmed: bool
    """Whether who cannot pay the whole ante plays only for as much of the others'."""
    players: tuple[str, ...]
    written: Written

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.stacks)


def read_hands(text: str, path: str) -> Iterator[Handwriting | SpecError]:
    """The hands of a file; in the place of one that cannot be read, what is wrong in it. Raises SpecError."""
    for written in tables(text, path):
        try:
            yield _hand(written)
        except SpecError as error:
            yield error


def _hand(written: Written) -> Handwriting:
    faults: list[Fault] = []
    game = _game(written, faults)
    _check_keys(written, game, faults)
    for key, value in written.values.items():
        _check_kind(written, key, value, faults)
    seats = len(_amounts(written, "starting_stacks"))
    if not faults:
        faults += _lengths(written, seats)
    if faults or game is None:
        raise SpecError(faults)
    deeds = _deeds(written, seats, faults)
    if faults:
        raise SpecError(faults)
    return Handwriting(
        place=written.place,
        name=written.name,
        game=game,
        antes=_amounts(written, "antes"),
        blinds=_amounts(written, "blinds_or_straddles") or (Decimal(0),) * seats,
        amounts={key: Decimal(written.values[key]) for key in game.needs if key in _AMOUNT},
        stacks=_amounts(written, "starting_stacks"),
        deeds=deeds,
        finishing=_amounts(written, "finishing_stacks") or None,
        trimmed=bool(written.values.get("ante_trimming_status", False)),
        players=tuple(written.values.get("players", ())),
        written=written,
    )


def _game(written: Written, faults: list[Fault]) -> Game | None:
    code = written.values.get("variant")
    if not isinstance(code, str):
        message = "`variant` is a text" if "variant" in written.values else "missing key `variant`"
        faults.append(Fault("S02" if code is None else "S04", message, written.at("variant")))
        return None
    if code not in GAMES:
        help_ = f"the variants of PHH are {', '.join(GAMES)}"
        faults.append(Fault("S03", f"{code!r} is no variant of PHH", written.at("variant"), help=help_))
    return GAMES.get(code)


def _check_keys(written: Written, game: Game | None, faults: list[Fault]) -> None:
    """Whether every key is known, every one that the game needs is there, and none that it must not have."""
    known = {"variant", "actions", "players", "seats", "time", "hand", "table", "ante_trimming_status"}
    known |= {*_TEXTS, *_NUMBERS, *_AMOUNTS, *_AMOUNT}
    for key in written.values:
        if key not in known and not key.startswith("_"):
            near = did_you_mean(key, known)
            help_ = f"did you mean `{near}`?" if near else "keys of one's own begin with an underscore"
            faults.append(Fault("S01", f"`{key}` is no key of PHH", written.at(key), help=help_))
    if game is None:
        return
    faults.extend(
        Fault("S02", f"missing key `{key}`: {game.code} needs it", written.place)
        for key in game.needs
        if key not in written.values
    )
    faults.extend(
        Fault("S07", f"`{key}` says nothing in {game.code}", written.at(key))
        for key in ("blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet")
        if key in written.values and key not in game.needs
    )
    if written.values.get("rake"):
        faults.append(Fault("S07", "we play without a rake", written.at("rake")))


def _check_kind(written: Written, key: str, value: object, faults: list[Fault]) -> None:
    kinds: dict[str, tuple[Callable[[Any], bool], str]] = {
        **dict.fromkeys(_TEXTS, (_text, "a text")),
        **dict.fromkeys(_NUMBERS, (_whole, "a whole number")),
        **dict.fromkeys(_AMOUNT, (_chips, "a number that is more than 0")),
        "time_limit": (_amount, "a number"),
        "rake": (_amount, "a number"),
        "actions": (lambda it: _list_of(it, _text), "a list of texts"),
        "players": (lambda it: _list_of(it, _text), "a list of texts"),
        "seats": (lambda it: _list_of(it, _whole), "a list of whole numbers"),
        "hand": (lambda it: _text(it) or _whole(it), "a text or a whole number"),
        "table": (lambda it: _text(it) or _whole(it), "a text or a whole number"),
        "time": (lambda it: isinstance(it, time), "a time of day, such as 20:15:00"),
        "ante_trimming_status": (lambda it: isinstance(it, bool), "true or false"),
    }
    if key in _AMOUNTS:
        faults.extend(_wrong_amounts(written, key, value))
    elif key in kinds and not kinds[key][0](value):
        faults.append(Fault("S04", f"`{key}` is {kinds[key][1]}", written.at(key)))


def _wrong_amounts(written: Written, key: str, value: object) -> Iterator[Fault]:
    if not isinstance(value, list):
        yield Fault("S04", f"`{key}` is a list of numbers, one for each player", written.at(key))
        return
    for item, each in enumerate(value):
        endless = isinstance(each, Decimal) and each.is_infinite() and each > 0
        if not (_amount(each) or (endless and key not in {"antes", "blinds_or_straddles"})):
            yield Fault("S04", f"an amount in `{key}` is a number, 0 or more", written.at(key, item))
        elif key == "starting_stacks" and not each:
            yield Fault("S05", "everybody begins with some chips", written.at(key, item))


def _lengths(written: Written, seats: int) -> Iterator[Fault]:
    if seats < FEWEST:
        yield Fault("S05", "a hand is played by two at least", written.at("starting_stacks"))
    for key in (*_AMOUNTS, "players", "seats"):
        many = len(written.values.get(key, ()))
        if key in written.values and many != seats:
            message = f"`{key}` tells of {many} players, `starting_stacks` of {seats}"
            yield Fault("S07", message, written.at(key))


def _deeds(written: Written, seats: int, faults: list[Fault]) -> tuple[Deed, ...]:
    found = []
    for number, text in enumerate(written.values["actions"], 1):
        place = written.at("actions", number - 1)
        try:
            said = deed(text, number, place, seats)
        except NotationError as error:
            faults.append(Fault("S06", f"action {number}, {text!r}, is none of PHH: {error}", place))
            continue
        found += [said] if said else []
    return tuple(found)


def _amounts(written: Written, key: str) -> Amounts:
    value = written.values.get(key, ())
    return tuple([Decimal(each) for each in value if _amount(each) or isinstance(each, Decimal)]) if value else ()


def _list_of(value: object, is_right: Callable[[Any], bool]) -> bool:
    return isinstance(value, list) and all(map(is_right, value))


def _text(value: object) -> bool:
    return isinstance(value, str)


def _whole(value: object) -> bool:
    return type(value) is int


def _amount(value: object) -> bool:
    return (type(value) is int or (isinstance(value, Decimal) and value.is_finite())) and 0 <= value < MOST


def _chips(value: object) -> bool:
    return _amount(value) and bool(value)
