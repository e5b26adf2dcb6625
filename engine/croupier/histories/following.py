"""A hand of a file, played by our rules action for action, up to the first difference."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.histories import clauses
from croupier.histories.deck import Deck, Zones, fillings
from croupier.histories.following_cards import CardsDifferError, told_by_dealer, told_by_player, unknown_first
from croupier.histories.units import chips, shown
from croupier.histories.verdicts import Difference, Verdict
from croupier.play import CannotStart, IllegalAction, start
from croupier.table import Action

if TYPE_CHECKING:
    from croupier.histories.notation import Deed
    from croupier.histories.phh import Handwriting
    from croupier.histories.setting import Setting
    from croupier.play import Hand

SHOWDOWN = {"show", "muck"}


def follow(written: Handwriting, setting: Setting) -> Verdict:
    """Play the hand. Of cards that the file does not know it is enough if there are some with which it agrees."""
    best: Verdict | None = None
    for filling in fillings(written.deeds):
        verdict = _Follower(written, setting, filling).verdict()
        if verdict.finding == "agrees":
            return verdict
        best = verdict if best is None or verdict.actions > best.actions else best
    assert best, "one filling at least is tried"
    return best


class _DiffersError(Exception):
    """The file and the rules part here."""

    def __init__(self, difference: Difference) -> None:
        super().__init__(difference)
        self.difference = difference


class _Follower:
    """One way through a hand. It is dealt anew whenever the file tells of a card that lies elsewhere in the deck."""

    def __init__(self, written: Handwriting, setting: Setting, filling: int) -> None:
        self._written, self._setting = written, setting
        self._deck = Deck(setting.rules, written.deeds, filling)
        self._says = {deed.seat: "show" if deed.cards or deed.as_dealt else "muck"
                      for deed in written.deeds if deed.verb == "sm"}  # fmt: skip
        self._hand: Hand | None = None
        self._zones = Zones(written.seats)
        self._followed = 0
        self._notes: list[str] = []

    def verdict(self) -> Verdict:
        """Play on until nothing moves any more, or something differs."""
        try:
            while self._play():
                pass
            difference = self._at_the_end()
        except _DiffersError as differs:
            difference = differs.difference
        hand = self._hand
        return Verdict(
            finding="differs" if difference else "agrees",
            setting=self._setting,
            actions=self._followed,
            stacks=hand.stacks if hand else self._setting.stacks,
            over=bool(hand and hand.over),
            difference=difference,
            notes=(*self._setting.notes, *dict.fromkeys(self._notes)),
            history=hand.history if hand else None,
        )

    def _play(self) -> bool:
        """Play all that the file tells; whether a card had to be moved for it, so that this was not the hand."""
        self._deal()
        for followed, deed in enumerate(self._written.deeds):
            self._followed = max(self._followed, followed)
            if deed.verb not in {"dh", "db"} and self._deck.moved:
                return True
            self._do(deed)
        self._answer()
        self._followed = len(self._written.deeds)
        return self._deck.moved

    def _deal(self) -> None:
        setting, self._zones, self._deck.moved = self._setting, Zones(self._written.seats), False
        self._notes = []
        try:
            self._hand = start(
                setting.rules,
                stacks=setting.stacks,
                deck=self._deck.cards,
                button=setting.button,
                stakes=setting.stakes,
            )
        except CannotStart as cannot:
            text = f"{len(setting.stacks)} players, {setting.stakes}"
            raise _DiffersError(self._difference(None, text, cannot.why, cannot.clause)) from None
        self._zones.follow(self._hand.news)

    @property
    def _at(self) -> Hand:
        assert self._hand, "it has been dealt"
        return self._hand

    def _act(self, action: Action) -> None:
        self._hand = self._at.act(action)
        self._zones.follow(self._hand.news)

    def _do(self, deed: Deed) -> None:
        if deed.verb not in {"sm", "dh", "db"}:
            self._play_on(deed)
            return
        self._answer()
        try:
            if deed.verb == "sm":
                self._show(deed)
            else:
                told_by_dealer(self._deck, self._zones, deed)
        except CardsDifferError as differs:
            usual = clauses.of_showing if deed.verb == "sm" else clauses.of_the_deal
            clause = differs.clause or usual(self._at)
            raise _DiffersError(self._difference(deed, deed.text, str(differs), clause)) from None

    def _show(self, deed: Deed) -> None:
        """The order of showing is nobody's loss; who shows at all is worth a note."""
        shown = {event.seat: event.what for event in self._at.events if event.what in {"show", "muck"}}
        folded = any(event.what == "fold" and event.seat == deed.seat for event in self._at.events)
        if folded or (not self._at.over and not _contested(self._at)):
            raise CardsDifferError("the player is not in a showdown")
        did = shown.get(deed.seat)
        if did and did != self._says[deed.seat]:
            self._notes.append(f"p{deed.seat + 1} {_SAYS[self._says[deed.seat]]}; our rules have the hand {_DID[did]}")
        told_by_player(self._deck, self._zones, deed)

    def _answer(self) -> None:
        """What the file tells elsewhere: who shows and who mucks, and what a shuffle brings."""
        while (hand := self._at).actor is not None:
            verbs = {offer.verb for offer in hand.legal}
            if verbs == SHOWDOWN:
                says = self._says.get(hand.actor, "muck")
                if hand.actor not in self._says:
                    self._notes.append(
                        f"the file does not say whether p{hand.actor + 1} shows; beaten hands are mucked"
                    )
                self._act(Action(hand.actor, says))
            elif verbs == {"shuffle"}:
                among = hand.legal[0].among
                later = [
                    card for deed in self._written.deeds[self._followed :] if deed.verb == "dh" for card in deed.cards
                ]
                first = tuple(dict.fromkeys(card for card in later if card in among))
                self._act(Action(hand.actor, "shuffle", cards=first + tuple(c for c in among if c not in first)))
            else:
                return

    def _play_on(self, deed: Deed) -> None:
        self._answer()
        hand, action = self._at, self._action(deed)
        try:
            self._act(action)
        except IllegalAction as illegal:
            why = clauses.told(hand, illegal, self._setting.unit)
            raise _DiffersError(self._difference(deed, deed.text, why, illegal.clause)) from None

    def _action(self, deed: Deed) -> Action:
        hand, verb = self._at, deed.verb
        offers = {offer.verb for offer in hand.legal}
        if verb == "sd":
            return Action(deed.seat, "discard", cards=unknown_first(self._deck, self._zones, deed))
        if verb == "cbr":
            assert deed.amount is not None, "so the notation says"
            to = chips(deed.amount, self._setting.unit)
            return Action(deed.seat, "raise" if "raise" in offers or "call" in offers else "bet", to)
        called = "call" if "call" in offers else "check"
        return Action(deed.seat, {"f": "fold", "pb": "bring_in"}.get(verb, called))

    def _at_the_end(self) -> Difference | None:
        hand, unit = self._at, self._setting.unit
        if not hand.over:
            self._notes.append("the file ends before the hand does")
        finishing = self._written.finishing
        if finishing is None:
            self._notes.append("the file does not tell the stacks at the end")
            return None
        wrong = [
            f"p{seat + 1} has {shown(told)}"
            for seat, (told, ours) in enumerate(zip(finishing, hand.stacks, strict=True))
            if told.is_finite() and self._written.stacks[seat].is_finite() and told != ours * unit
        ]
        if not wrong:
            return None
        ours = ", ".join(f"p{seat + 1} has {shown(stack, unit)}" for seat, stack in enumerate(hand.stacks)
                         if f"p{seat + 1} has" in {each.rpartition(" ")[0] for each in wrong})  # fmt: skip
        return self._difference(None, f"in the end {', '.join(wrong)}", ours, clauses.of_the_end(hand, self._written))

    def _difference(self, deed: Deed | None, file: str, rules: str, clause: str) -> Difference:
        written = self._written
        return Difference(
            action=deed.number if deed else None,
            place=deed.place if deed else written.written.at("finishing_stacks" if self._hand else "starting_stacks"),
            file=file,
            rules=rules,
            clause=self._setting.rules.public(self._setting.rules.clause(clause).id),
            sentence=self._setting.rules.clause(clause).text,
        )


def _contested(hand: Hand) -> bool:
    return {offer.verb for offer in hand.legal} == SHOWDOWN


_SAYS = {"show": "shows", "muck": "mucks"}
_DID = {"show": "shown", "muck": "mucked"}
