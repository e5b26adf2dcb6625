"""A hand told sentence by sentence. It plays along, and arranges the deck so that what is told comes true."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING

from croupier.gherkin.arranging import Arrangement, NotSo, OtherCard, dealt_once, named
from croupier.gherkin.dealing import all_came, compare_dealt, lay, streets
from croupier.gherkin.listening import Heard, listen
from croupier.gherkin.placing import Course, seat_of, situation, step_called
from croupier.play import CannotStart, Hand, IllegalAction, start
from croupier.proof import EXPECTATIONS, Allowed, Barred, Case, Deed, Expected, Moment, Refused
from croupier.proof.case import BOARD
from croupier.proof.quiet import LATE, MOST_MOMENTS, quiet_action
from croupier.table import Action, Card, Offer, Stakes

if TYPE_CHECKING:
    from collections.abc import Callable

    from croupier.rules import Rulebook


@dataclass(kw_only=True)
class Telling:
    """A case in the making. Sentences are heard one at a time; what is not told is filled in.

    With `quiet`, players who are not spoken of check, stand pat, keep and show until the sentence fits; without, every
    action must be told. With `free`, cards that nobody has told may be exchanged so that told ones come when they are
    told; without, the deck is as given and any difference is an error.
    """

    rules: Rulebook
    names: tuple[str, ...]
    stacks: tuple[int, ...]
    stakes: Stakes
    deck: list[Card]
    """Any order of the cards; changes while cards are told."""
    button: int = 0
    quiet: bool = True
    free: bool = True
    shuffles: int = 0
    """The seed of the reshuffles that nobody tells."""
    begin: Callable[..., Hand] = start
    """How a hand is begun; see `croupier.gherkin.implementation`."""
    told: dict[int, tuple[Card, ...]] = field(default_factory=dict)
    moments: list[Moment] = field(default_factory=list)
    _script: list[Heard] = field(default_factory=list)
    _hand: Hand | None = None
    _due: list[tuple[int, str, tuple[Card, ...]]] = field(default_factory=list)
    _barred: CannotStart | None = None
    _course: Course = field(init=False)
    _arranged: Arrangement = field(init=False)

    def __post_init__(self) -> None:
        self._arranged = Arrangement(deck=self.deck, free=self.free)
        self._course = Course(rules=self.rules)

    @property
    def hand(self) -> Hand:
        """The hand as it stands; the first look at it deals the cards."""
        if self._hand is None:
            self._begin()
        if self._hand is None:
            raise NotSo(f"the hand cannot begin: {self._barred}")
        return self._hand

    def deal(self, name: str, cards: tuple[Card, ...]) -> None:
        """Tell what somebody is dealt, in order. Raises NotSo."""
        if self._hand is not None:
            raise NotSo("the cards have been dealt already")
        self.told[BOARD if name == "board" else self.seat(name)] = dealt_once(cards, self.told.values())

    def hear(self, text: str) -> None:
        """Take in one sentence: a deed, a refusal or an expectation. Raises NotSo."""
        self.heard(listen(text))

    def heard(self, heard: Heard) -> None:
        """As `hear`, for a sentence that has been understood already."""
        self._script.append(heard)
        for _ in range(2 * len(self.deck)):
            try:
                if self._hand is None and self._barred is None:
                    self._again()
                else:
                    self._say(heard)
            except OtherCard as other:
                self._arranged.exchange(other)
                self._hand = self._barred = None
                continue
            return
        raise NotSo("the cards told cannot all come as they are told")

    def case(self, **about: object) -> Case:
        """The case as told, with the whole deck and every action. Raises NotSo if a promise is open."""
        if self._due:
            seat, _, cards = self._due[0]
            raise NotSo(f"{self.names[seat]} is told to draw {' '.join(cards)}, and is never served")
        if self._hand:
            all_came(self._hand, self.told, self.names)
        return Case(
            variant=self.rules.slug,
            names=self.names,
            button=self.button,
            stacks=self.stacks,
            stakes=self.stakes,
            deck=tuple(self.deck),
            told=MappingProxyType(dict(self.told)),
            moments=tuple(self.moments),
            **about,  # type: ignore[arg-type]  # id, title, clauses, grounds, note
        )

    def seat(self, name: str) -> int:
        """The seat of a player. Raises NotSo."""
        return seat_of(name, self.names)

    # Beginning -------------------------------------------------------------------------------------------------------

    def _again(self) -> None:
        """Tell everything from the start with the deck as it is now."""
        self.moments, self._due, self._course = [], [], Course(rules=self.rules)
        self._begin()
        for heard in self._script:
            self._say(heard)

    def _begin(self) -> None:
        try:
            self._hand = self.begin(
                self.rules, stacks=self.stacks, deck=self.deck, button=self.button, stakes=self.stakes
            )
        except CannotStart as barred:
            self._barred = barred
            if any(heard.role == "barred" for heard in self._script):
                return
            raise NotSo(f"the hand cannot begin: {barred}") from None
        if lay(self._arranged, self._hand, self.told, self.names):
            self._begin()

    # Sentences -------------------------------------------------------------------------------------------------------

    def _say(self, heard: Heard) -> None:
        if heard.role == "barred":
            self._say_barred(heard)
            return
        self._course.named = bool(heard.step)
        if heard.step:
            self._reach(heard.step)
        match heard.role:
            case "deed":
                self._say_deed(heard)
            case "everyone":
                self._say_everyone(heard)
            case "refused" | "allowed":
                self._say_judged(heard)
            case "expected":
                self._say_expected(heard)
            case _:
                raise NotSo("this can only be said before the cards are dealt")

    def _say_barred(self, heard: Heard) -> None:
        if self._barred is None:
            raise NotSo("the hand can begin")
        if self._barred.clause != self.rules.public(heard.text("clause")):
            raise NotSo(f"it is {self._barred.clause} that keeps it from beginning")
        self.moments.append(Barred(clause=heard.text("clause")))

    def _say_deed(self, heard: Heard) -> None:
        seat = self.hand.button_seat if heard.kind == "shuffle" else self.seat(heard.text("seat"))
        self._wait_for(seat, heard.kind)
        action = self._action(seat, heard)
        draws = heard.cards("draws")
        if draws and len(draws) != len(action.cards):
            raise NotSo(f"{len(action.cards)} discarded and {len(draws)} drawn")
        self._act(Deed(action=action, draws=draws))

    def _say_everyone(self, heard: Heard) -> None:
        """The same quiet deed by all who are still to act in this step."""
        deed = listen(f"Anyone {heard.text('quiet')}")
        step, done = self.hand.step, 0
        self._course.step = step
        while self.hand.actor is not None and self.hand.step == step:
            if all(offer.verb != deed.kind for offer in self.hand.legal):
                break
            self._act(Deed(action=self._action(self.hand.actor, deed)))
            done += 1
        if not done:
            raise NotSo(f"nobody can {deed.kind.replace('_', ' ')} now{situation(self.hand, self.names)}")

    def _say_judged(self, heard: Heard) -> None:
        seat = self.seat(heard.text("seat"))
        if self.quiet and not heard.out_of_turn:
            self._course.mind(heard.text("clause"), heard.kind)
            self._wait_for(seat, heard.kind, judged=True)
        action = self._action(seat, heard)
        refusal = self.hand.refusal(action)
        if heard.role == "allowed":
            if refusal:
                raise NotSo(str(refusal))
            self.moments.append(Allowed(action=action))
            return
        wanted = self.rules.public(heard.text("clause"))
        if refusal is None:
            raise NotSo("this is legal here, so nothing refuses it")
        if refusal.clause != wanted:
            late = f" (nobody asked {self.names[seat]} for it any more)" if self.hand.over else ""
            raise NotSo(f"it is refused by {refusal.clause}, not by {wanted}: {refusal.why}{late}")
        self.moments.append(Refused(action=action, clause=heard.text("clause")))

    def _say_expected(self, heard: Heard) -> None:
        values: dict[str, object] = {}
        for slot, text in heard.values.items():
            if slot in {"seat", "other"}:
                values[slot] = self.seat(text)
            elif slot == "cards":
                values[slot] = heard.cards(slot)
            elif slot == "step":
                slug = step_called(text, self.rules)
                values[slot] = next(step.name for step in self.rules.steps if step.slug == slug)
            else:
                values[slot] = int(text) if slot == "chips" else text
        while self.quiet and self._due and self.hand.actor is not None and self._be_quiet():
            pass  # what was told to be drawn comes first
        if self.quiet and heard.kind in LATE:
            while self.hand.actor is not None and self._be_quiet():
                pass  # to the end, as far as that goes
        if wrong := EXPECTATIONS[heard.kind].judge(self.hand, values):
            raise NotSo(f"this does not hold: {wrong}" + ("" if self.hand.over else "; the hand goes on"))
        self._course.step = self.hand.step if heard.kind == "reached" else self._course.step
        self.moments.append(Expected(kind=heard.kind, values=MappingProxyType(values)))

    # Playing ---------------------------------------------------------------------------------------------------------

    def _act(self, deed: Deed) -> None:
        hand = self.hand
        if len(self.moments) > MOST_MOMENTS:
            raise NotSo("the hand does not come to an end")
        if deed.draws:
            self._due.append((deed.action.seat, hand.step, deed.draws))
        try:
            self._hand = hand.act(deed.action)
        except IllegalAction as refusal:
            raise NotSo(str(refusal)) from None
        self.moments.append(deed)
        if streets(self.rules) and any(each.what == "deal" for each in self.hand.events[len(hand.events) :]):
            compare_dealt(self._arranged, self.hand, self.told)
        self._serve()

    def _serve(self) -> None:
        """Compare the replacements that have come with those told."""
        for promise in list(self._due):
            seat, step, told = promise
            draws = (event for event in self.hand.events if event[:3] == ("draw", step, seat))
            drawn = [card for event in draws for card in event.cards]
            self._arranged.compare(told, drawn)
            if len(drawn) >= len(told):
                self._due.remove(promise)

    def _action(self, seat: int, heard: Heard) -> Action:
        """The action that a deed tells; `x` is any card of the hand that is not named."""
        cards = named(heard.cards("cards"), self._offered(heard.kind).among or self.hand.holding(seat))
        if heard.kind == "shuffle":
            cards += tuple(card for card in self._offered("shuffle").among if card not in cards)
        return Action(seat, heard.kind, int(heard.text("chips") or 0), cards, heard.cards("takes"))

    def _offered(self, verb: str) -> Offer:
        return next((offer for offer in self.hand.legal if offer.verb == verb), Offer(verb))

    def _wait_for(self, seat: int, verb: str, *, judged: bool = False) -> None:
        """Let the players nobody speaks of be quiet until that seat can do that."""
        while self.quiet and self.hand.actor is not None and not self._ready(seat, verb, judged=judged):
            if not self._course.waits(self.hand, seat, verb, self.names[seat]) or not self._be_quiet():
                break
        if not judged and not self._ready(seat, verb):
            raise NotSo(f"{self.names[seat]} cannot {verb.replace('_', ' ')} now{situation(self.hand, self.names)}")
        self._course.step = self.hand.step

    def _ready(self, seat: int, verb: str, *, judged: bool = False) -> bool:
        hand = self.hand
        if hand.actor != seat:
            return False
        if not judged:
            return any(offer.verb == verb for offer in hand.legal)
        return any(verb in step.phase.deeds for step in hand.rules.steps if step.slug == hand.step)

    def _be_quiet(self) -> bool:
        """One quiet action of whoever is to act; False if they must be spoken of."""
        action = quiet_action(self.hand, self.shuffles)
        if action is not None:
            self._course.unspoken.add((action.seat, self.hand.step))
            self._act(Deed(action=action))
        return action is not None

    def _reach(self, name: str) -> None:
        """Play on quietly until the step of that name is being played."""
        wanted = step_called(name, self.rules)
        while self.hand.step != wanted:
            if self.hand.actor is None or not self.quiet or not self._be_quiet():
                raise NotSo(f"{name} is not reached{situation(self.hand, self.names)}")
        self._course.step = wanted
