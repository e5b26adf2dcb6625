"""What is said to an implementation, in order: `start`, the game, the questions, `stop`."""

from __future__ import annotations

from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Self, cast

from croupier.conformance.messages import PROTOCOL, Declined, Start, Started, Stop
from croupier.conformance.outcomes import Outcome
from croupier.conformance.pipes import Peer, Trouble, shown
from croupier.conformance.vector import agreement
from croupier.conformance.wording import NotAMessageError, line, parsed, read_reply

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from croupier.conformance.messages import Reply, Request
    from croupier.conformance.vector import Profile
    from croupier.rules import Rulebook

AT_FIRST = 6
"""How many times as long as for another answer one waits for the first: some have a machine to start."""


class Conversation:
    """Talks to one implementation, starts it where it does not run, and knows what has been agreed on."""

    def __init__(self, command: Sequence[str], patience: float) -> None:
        self._command, self._patience = command, patience
        self._peer: Peer | None = None
        self._agreed: Profile | None = None
        self._declined: dict[Profile, Declined] = {}
        self._seq = 0
        self._asked: Request | None = None
        self._deadline = 0.0
        self.farewell = ""
        """What was strange about its last leave."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, wrong: object, *_: object) -> None:
        if wrong:
            self.lose()
        else:
            self.end()

    def begin(self) -> Started | None:
        """Start it, unless it runs already; what it then says of itself. Raises Trouble."""
        if self._peer:
            return None
        try:
            self._peer = Peer(self._command)
        except OSError as wrong:
            raise Trouble(Outcome.CRASH, f"it cannot be started: {wrong.strerror or wrong}") from None
        self.say(lambda seq: Start(seq=seq), AT_FIRST)
        started = cast("Started", self.hear())
        if started.protocol != PROTOCOL:
            raise Trouble(Outcome.PROTOCOL, f"it speaks version {started.protocol} of the protocol, not {PROTOCOL}")
        return started

    def agree(self, rules: Rulebook) -> Declined | None:
        """Agree on a game; what it says instead, where it does not want to. Raises Trouble."""
        profile = (rules.slug, rules.house, rules.house_rules)
        if profile in self._declined:
            return self._declined[profile]
        if profile != self._agreed:
            self.say(partial(agreement, rules))
            reply = self.hear()
            if isinstance(reply, Declined):
                self._declined[profile], self._agreed = reply, None
                return reply
            self._agreed = profile
        return None

    def say(self, make: Callable[[int], Request], times: int = 1) -> None:
        """Say something to which there will be an answer, under a number nobody has had; its time begins now.

        Raises Trouble.
        """
        assert self._peer, "one begins first"
        self._nothing_unasked()
        self._asked = make(self._next())
        self._deadline = monotonic() + self._patience * times
        self._peer.send(line(self._asked), self._deadline)

    def hear(self) -> Reply:
        """The answer to the request that was sent last. Raises Trouble."""
        assert self._peer, "one begins first"
        assert self._asked, "one asks first"
        text = self._peer.receive(self._deadline)
        try:
            told = parsed(text)
        except NotAMessageError as wrong:
            raise Trouble(Outcome.PROTOCOL, f"{wrong}: {shown(text)}") from None
        self._check_turn(told.get("seq"), self._asked.seq)
        self._nothing_unasked()
        try:
            return read_reply(self._asked.cmd, told)
        except NotAMessageError as wrong:
            raise Trouble(Outcome.PROTOCOL, str(wrong), lost=self._asked.cmd != "run") from None

    def _nothing_unasked(self) -> None:
        if self._peer and (text := self._peer.unasked()) is not None:
            raise Trouble(Outcome.PROTOCOL, f"a line came that nobody had asked for: {shown(text)}")

    def _check_turn(self, seq: object, asked: int) -> None:
        if type(seq) is not int:
            raise Trouble(Outcome.PROTOCOL, f"the answer has no `seq`; it answers {asked}")
        if seq != asked:
            late = ", which was asked earlier" if seq < asked else ""
            raise Trouble(Outcome.PROTOCOL, f"the answer is to {seq}{late}; asked was {asked}")

    def lose(self) -> tuple[int | None, str]:
        """Give the process up, so that the next beginning starts another; how it had ended, and its last words."""
        peer, self._peer, self._agreed = self._peer, None, None
        if peer is None:
            return None, ""
        code = peer.exit
        peer.kill()
        return code, peer.last_words

    def end(self) -> None:
        """Say `stop`, and see it leave."""
        peer, self._peer, self._agreed = self._peer, None, None
        if peer is None:
            return
        try:
            peer.send(line(Stop(seq=self._next())), monotonic())
            self.farewell = peer.leave(self._patience)
        except Trouble:
            peer.kill()
        except BaseException:  # Ctrl-C: nobody else knows of the process any more
            peer.kill()
            raise

    def _next(self) -> int:
        self._seq += 1
        return self._seq
