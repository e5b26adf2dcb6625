"""A scenario, heard sentence by sentence: it is played on an implementation while it is told."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, cast

from croupier import play
from croupier.gherkin.arranging import NotSo, dealt_once
from croupier.gherkin.filling import FILLINGS, fill_deck
from croupier.gherkin.listening import Heard, listen
from croupier.gherkin.placing import seat_of
from croupier.gherkin.telling import Telling
from croupier.gherkin.vocabulary import read_names, read_stakes
from croupier.proof import Barred, Case, consult, from_plain
from croupier.rules.entry import NoSuchProfileError
from croupier.spec import SpecError
from croupier.spec.values import did_you_mean, slug_of

if TYPE_CHECKING:
    from pathlib import Path

    from croupier.gherkin.implementation import Implementation
    from croupier.rules import Library, Rulebook
    from croupier.table import Card, Stakes

STACK = 100
"""The chips of a player of whom no other number is told."""


@dataclass(kw_only=True)
class _Setting:
    """What the first sentences of a scenario say of the table."""

    rules: Rulebook
    names: tuple[str, ...]
    button: int
    house_rules: list[str] = field(default_factory=list)
    house: str | None = None
    stakes: Stakes | None = None
    everyone: int | None = None
    stacks: dict[str, int] = field(default_factory=dict)
    size: int | None = None
    dealt: dict[str, tuple[Card, ...]] = field(default_factory=dict)


@dataclass(kw_only=True)
class Narrator:
    """Hears one scenario.

    A scenario that names its case (`the hand "king-comes-home"`) is strict: deck and case come from the JSON beside its
    feature, every action must be told, and what is told must be the case, moment for moment. One of `a hand of …` is
    free: players who are not spoken of do the quiet thing, the deck is arranged so that cards come as they are told,
    and it must hold however the other cards fall.
    """

    library: Library
    implementation: Implementation = play
    feature: Path | None = None
    """The file the scenario stands in."""
    texts: tuple[str, ...] = ()
    """All its sentences; a deck that is cut short needs to know the cards they name."""
    _setting: _Setting | None = None
    _case: Case | None = None
    _telling: Telling | None = None
    _said: list[str] = field(default_factory=list)

    def hear(self, text: str) -> None:
        """Take in one sentence. Raises NotUnderstood, or NotSo where it is not true."""
        heard = listen(text)
        if heard.role == "begin":
            self._begin(heard)
        elif self._setting is None:
            raise NotSo("no hand has begun; `Given a hand of … between …, … dealing` comes first")
        elif heard.role == "setting":
            self._set(self._setting, heard)
        else:
            if self._telling is None:
                self._telling = self._sit(self._setting)
            self._said.append(text)
            self._telling.heard(heard)
            self._follow(self._telling)

    def end(self) -> Case:
        """The case that was told, once all that is left to check has been checked. Raises NotSo."""
        if self._telling is None or self._setting is None:
            raise NotSo("nothing happens and nothing is expected")
        told = self._finish(self._setting, self._telling)
        if self._case is None:
            self._again(self._setting)
        elif told.plain() != self._case.plain():
            raise NotSo(f"the scenario ends, and its case goes on: {_next(self._case, told.moments)}")
        return told

    # The table -------------------------------------------------------------------------------------------------------

    def _begin(self, heard: Heard) -> None:
        if self._setting is not None:
            raise NotSo("a scenario tells one hand, and this one has begun already")
        names, dealer = read_names(heard.text("names")), heard.text("dealer")
        if len(set(names)) < len(names):
            raise NotSo("two players have the same name")
        if dealer not in names:
            raise NotSo(f"{dealer} deals, but does not sit at the table")
        rules = self._rules(heard.text("variant"))
        self._setting = _Setting(rules=rules, names=names, button=names.index(dealer))
        if heard.kind == "case":
            self._case = self._vector(rules, heard.text("id"))
            if (names, names.index(dealer)) != (self._case.names, self._case.button):
                raise NotSo("other players sit at the table in this case, or another one deals")

    def _rules(self, name: str) -> Rulebook:
        named = {document.name: slug for slug, (_, document) in self.library.written.items()}
        if name not in named:
            near = did_you_mean(name, named)
            raise NotSo(f"there is no variant {name}" + (f"; did you mean {near}?" if near else ""))
        try:
            return self.library.variant(named[name]).rules
        except SpecError as wrong:
            raise NotSo(f"the spec of {name} is at fault: {wrong.faults[0].message}") from None

    def _vector(self, rules: Rulebook, id_: str) -> Case:
        beside = self.feature.with_suffix(".json") if self.feature else None
        if beside is None or not beside.is_file():
            raise NotSo(
                f"no JSON with the case {id_} lies beside the feature; a hand without a case begins `a hand of`"
            )
        try:
            cases = _vectors(beside, beside.stat().st_mtime_ns)
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            raise NotSo(f"{beside.name} is not a file of cases; write it with `croupier features`") from None
        if (rules.slug, id_) not in cases:
            near = did_you_mean(id_, [each for _, each in cases])
            raise NotSo(
                f"{beside.name} holds no case {id_} of {rules.name}" + (f"; did you mean {near}?" if near else "")
            )
        try:
            return from_plain(rules.slug, cases[rules.slug, id_])
        except (ValueError, KeyError, TypeError, AttributeError):
            raise NotSo(f"the case {id_} in {beside.name} is damaged; write it with `croupier features`") from None

    def _set(self, setting: _Setting, heard: Heard) -> None:
        if self._telling is not None:
            raise NotSo("this can only be said before the cards are dealt")
        seat, chips = heard.text("seat"), int(heard.text("chips") or 0)
        if seat:
            seat_of(seat, setting.names)
        self._once(setting, heard, seat)
        match heard.kind:
            case "house_rule" | "house":
                self._agree(setting, heard)
            case "stakes":
                setting.stakes = _stakes(heard.text("stakes"))
            case "stacks":
                setting.everyone = chips
            case "stack":
                setting.stacks[seat] = chips
            case "cut":
                setting.size = chips
            case "dealt" | "board":
                setting.dealt[seat or "board"] = dealt_once(heard.cards("cards"), setting.dealt.values())

    def _agree(self, setting: _Setting, heard: Heard) -> None:
        """A house rule, or another house."""
        if heard.kind == "house":
            setting.house = heard.text("house")
        else:
            setting.house_rules.append(heard.text("rule"))
        try:
            setting.rules = self.library.variant(setting.rules.slug).under(setting.house_rules, setting.house)
        except NoSuchProfileError as wrong:
            raise NotSo(str(wrong)) from None

    def _once(self, setting: _Setting, heard: Heard, seat: str) -> None:
        """Nothing is told twice."""
        rule = slug_of(heard.text("rule"))
        told = {
            "house_rule": rule in map(slug_of, setting.house_rules),
            "house": setting.house is not None,
            "stakes": setting.stakes is not None,
            "stacks": setting.everyone is not None,
            "cut": setting.size is not None,
            "stack": seat in setting.stacks,
            "dealt": seat in setting.dealt,
            "board": "board" in setting.dealt,
        }
        if told[heard.kind]:
            raise NotSo("this has been told already")

    def _sit(self, setting: _Setting, filling: str = FILLINGS[0]) -> Telling:
        """The telling that the setting begins."""
        rules, case = setting.rules, self._case
        size = len(rules.deck) if setting.size is None else setting.size
        everyone = STACK if setting.everyone is None else setting.everyone
        telling = Telling(
            rules=rules,
            names=setting.names,
            button=setting.button,
            stakes=setting.stakes or rules.stakes,
            stacks=tuple(setting.stacks.get(name, everyone) for name in setting.names),
            deck=list(case.deck) if case else fill_deck(rules.deck, self.texts, size, filling),
            quiet=case is None,
            free=case is None,
            shuffles=FILLINGS.index(filling),
            begin=self.implementation.start,
        )
        for name, cards in setting.dealt.items():
            telling.deal(name, cards)
        if case:
            _is_set_as_in(case, setting, telling, size)
        return telling

    # The hand --------------------------------------------------------------------------------------------------------

    def _follow(self, telling: Telling) -> None:
        """What is told must be what the case tells."""
        if self._case and tuple(telling.moments) != self._case.moments[: len(telling.moments)]:
            shared = [a == b for a, b in zip(telling.moments, self._case.moments, strict=False)]
            raise NotSo(
                f"its case tells something else here: {_next(self._case, shared[: (*shared, False).index(False)])}"
            )

    def _finish(self, setting: _Setting, telling: Telling) -> Case:
        case = self._case
        told = telling.case(
            id=case.id if case else "told",
            title=case.title if case else "",
            clauses=case.clauses if case else (),
            grounds=case.grounds if case else "person",
            note=case.note if case else "",
            house_rules=telling.rules.house_rules,
            house=setting.house or "",
        )
        if not any(isinstance(moment, Barred) for moment in told.moments):
            broken, _ = consult(telling.rules, telling.hand.record)
            if broken:
                raise NotSo("; ".join(broken))
        return told

    def _again(self, setting: _Setting) -> None:
        """A free scenario says nothing of the other cards, so it must hold when they fall otherwise."""
        for filling in FILLINGS[1:]:
            telling = self._sit(setting, filling)
            for text in self._said:
                try:
                    telling.hear(text)
                except NotSo as wrong:
                    raise NotSo(f"`{text}` is luck; when the cards that nobody tells fall otherwise, {wrong}") from None
            self._finish(setting, telling)


def _stakes(text: str) -> Stakes:
    try:
        return read_stakes(text)
    except ValueError as wrong:
        raise NotSo(str(wrong)) from None


def _is_set_as_in(case: Case, setting: _Setting, telling: Telling, size: int) -> None:
    """Raises NotSo unless the table is set as in the case."""
    if setting.stacks and len(setting.stacks) < len(setting.names):
        raise NotSo("the chips are told for everyone or for nobody")
    told = (telling.stacks, telling.stakes, telling.told, size)
    if told != (case.stacks, case.stakes, dict(case.told), len(case.deck)):
        raise NotSo("the chips, the stakes, the deck's size or the cards dealt are told otherwise than in the case")
    if (telling.rules.house_rules, setting.house or "") != (case.house_rules, case.house):
        raise NotSo("other house rules are in force in the case, or it is played in another house")


@lru_cache(maxsize=64)
def _vectors(path: Path, _changed: int) -> MappingProxyType[tuple[str, str], dict[str, object]]:
    """The cases of one JSON file by variant and id; read again when the file has changed."""
    told = cast("dict[str, object]", json.loads(path.read_text(encoding="utf-8")))
    cases = cast("list[dict[str, object]]", told["cases"])
    return MappingProxyType({(str(told["variant"]), str(case["id"])): case for case in cases})


def _next(case: Case, done: object) -> str:
    moments = cast("list[object]", case.plain()["moments"])
    place = len(cast("tuple[object, ...]", done))
    return json.dumps(moments[place], ensure_ascii=False) if place < len(moments) else "nothing more"
