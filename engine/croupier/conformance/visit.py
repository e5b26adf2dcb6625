"""A conversation with a harness that may be ill: who has died is started again, as far as they had come."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import replace
from time import monotonic
from typing import TYPE_CHECKING

from croupier.conformance import ailments
from croupier.conformance.judging import judge
from croupier.conformance.messages import Deed, Rank, Start, Started, Stop
from croupier.conformance.performing import perform
from croupier.conformance.pipes import Peer, Trouble
from croupier.conformance.vector import Vector, agreement, deed_of
from croupier.conformance.wording import line, plain
from croupier.evaluators import evaluator
from croupier.play import start
from croupier.proof.quiet import quiet_action
from croupier.table import Action, Stakes

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal

    from croupier.conformance.messages import Reply
    from croupier.conformance.outcomes import Verdict
    from croupier.play import Hand
    from croupier.rules import Library, Rulebook

FIRST_SEQ = 7
"""Neither 0 nor 1, by which somebody would be taken in who counts for themselves."""
HIDES = "PYTHONUNBUFFERED"
"""A setting under which nobody notices that a harness in Python does not flush."""


class Visit:
    """What has been said so far, and to whom."""

    def __init__(self, command: Sequence[str], library: Library, seconds: float) -> None:
        self.command, self.library, self.seconds = command, library, seconds
        self.seq = FIRST_SEQ
        self.sent = ""
        """The request that was sent last."""
        self.raw: bytes = b""
        self.told: dict[str, object] = {}
        self.started: Started | None = None
        self.stray: list[bytes] = []
        """Lines that answer nothing."""
        self._peer: Peer | None = None

    def open(self) -> Peer:
        """Start the program. Raises OSError."""
        self._peer = Peer(self.command, {name: value for name, value in os.environ.items() if name != HIDES})
        return self._peer

    def leave(self) -> None:
        """End the program, if it has not ended."""
        if self._peer is not None:
            self._peer.kill()
            self._peer = None

    @property
    def peer(self) -> Peer:
        """The way to the program."""
        assert self._peer is not None, "it was started"
        return self._peer

    @property
    def known(self) -> Started:
        """What it said of itself."""
        assert self.started is not None, "it has answered `start`"
        return self.started

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels that are offered, as soon as that is known."""
        return self.started.levels if self.started else ()

    @property
    def level(self) -> Literal["result", "legal", "full"] | None:
        """The lowest level at which it plays hands."""
        return next((each for each in ("result", "legal", "full") if each in self.levels), None)

    @property
    def rules(self) -> Rulebook:
        """Those of the first variant that it plays."""
        return self.library.variant(self.known.variants[0]).rules

    # One request, one answer

    def send_start(self) -> None:
        """The first request of all."""
        self._say(line(Start(seq=self.seq)))

    def hear(self) -> bytes:
        """The line that comes. Raises Ill."""
        raw = self.peer.hear(self.seconds)
        if raw is None:
            ill = ailments.silent(self.peer, self.command, self.seconds)
            self.leave()
            raise ill
        return raw

    def agree(self, **other: object) -> Reply:
        """Name the game, with other keys or values than usual. Raises Ill."""
        self._ready()
        usual = plain(agreement(self.rules, 0))
        return self._ask(
            "variant",
            {"cmd": "variant", "seq": 0, **other, **{key: value for key, value in usual.items() if key not in other}},
        )

    def play(self, which: str) -> Verdict:
        """Have a hand of that game played, and judge what comes. Raises Ill."""
        assert self.level is not None, "it plays hands"
        vector = vectors(self.rules, self.known)[which]
        self.agree()
        request = vector.request(self.seq + 1, self.level)
        right = perform(self.rules, request)
        return judge(self.rules, vector, right, self._ask("run", plain(request)))

    def compare(self) -> Reply:
        """Have two hands compared, the better one first. Raises Ill."""
        self._ready()
        ranking = evaluator(self.known.rankings[0])
        best, *_, worst = ranking.categories
        hands = best.cards, worst.cards
        return self._ask("run", plain(Rank(seq=0, id="doctor/ranking", ranking=ranking.word, hands=hands)))

    def gather(self) -> None:
        """Put aside what it said unasked. Raises Ill where it cannot be started again."""
        self._ready()
        while (stray := self.peer.hear(0.2)) is not None and len(self.stray) < 100:  # noqa: PLR2004 - enough is enough
            self.stray.append(stray)

    def stop(self) -> None:
        """The last request. Raises Ill where the program cannot be started again."""
        self._ready()
        self.seq += 1
        self._say(line(Stop(seq=self.seq)))

    def _ask(self, cmd: str, request: dict[str, object]) -> Reply:
        while (stray := self.peer.unasked()) is not None and len(self.stray) < 100:  # noqa: PLR2004 - as above
            self.stray.append(stray)
        self.seq += 1
        self._say(line({**request, "seq": self.seq}))
        try:
            told = ailments.as_json(self._answer(), self.peer)
            ailments.echoed(told, self.seq)
        except ailments.Ill:
            self.leave()  # who knows what it would answer next
            raise
        return ailments.shaped(cmd, told)

    def _answer(self) -> bytes:
        """The next line; where the one after it is the answer instead, that one."""
        raw = self.hear()
        if not ailments.is_answer(raw, self.seq):
            following = self.peer.hear(ailments.SOON)
            if following is not None and ailments.is_answer(following, self.seq):
                self.stray.append(raw)
                return following
        return raw

    def _ready(self) -> None:
        """Somebody is there, and has been greeted."""
        if self._peer is None or self._peer.ended(0) is not None:
            self.leave()
            self.open()
            self._ask("start", plain(Start(seq=0)))

    def _say(self, text: str) -> None:
        self.sent = text
        with suppress(Trouble):  # no answer will come
            self.peer.send(text, monotonic() + self.seconds)


def vectors(rules: Rulebook, started: Started) -> dict[str, Vector]:
    """The three hands a doctor asks for: everybody folds to one; somebody folds out of turn; a stack is empty."""
    seats = rules.players[0]
    amounts = dict(rules.stakes.amounts)
    if "spread limit" in started.betting[:1]:
        amounts["max bet"] = max(amounts.values())
    stakes = Stakes(betting=started.betting[0], amounts=amounts) if started.betting else rules.stakes
    stacks = (100 * max(amounts.values()),) * seats
    deck = tuple(sorted(rules.cards))
    first = start(rules, stacks=stacks, deck=deck, button=0, stakes=stakes)
    assert first.actor is not None, "somebody is to act"
    hand = Vector(
        id="doctor/hand",
        title="Everybody folds to the last player",
        variant=rules.slug,
        house=rules.house,
        family="legal",
        clauses=(),
        grounds="derived",
        button=0,
        stacks=stacks,
        betting=stakes.betting,
        stakes=stakes.amounts,
        deck=deck,
        actions=tuple(map(deed_of, _folded(first).history.actions)),
    )
    early = Deed(seat=(first.actor + 1) % seats, verb="fold")
    return {
        "hand": hand,
        "refused": replace(hand, id="doctor/refused", actions=(early,)),
        "empty": replace(hand, id="doctor/empty", stacks=(0, *stacks[1:]), actions=()),
    }


def _folded(hand: Hand) -> Hand:
    """The hand to its end: everybody folds who may."""
    while hand.actor is not None:
        folds = any(offer.verb == "fold" for offer in hand.legal)
        action = Action(hand.actor, "fold") if folds else quiet_action(hand, 0)
        assert action is not None, "without bets there is something quiet to do"
        hand = hand.act(action)
    return hand
