"""A game in a terminal: hand after hand, one player against simple bots."""

from __future__ import annotations

import sys
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from croupier.cli._telling import Telling
from croupier.cli._words import Unclear, understand
from croupier.cli.show import by_topic
from croupier.gherkin.commentary import Teller, newcomer
from croupier.gherkin.saying import example, phrases, spoken
from croupier.phases import the
from croupier.play import IllegalAction
from croupier.play.sitting import YOU, Sitting
from croupier.spec.values import slug_of
from croupier.table import BETTING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from croupier.cli._screen import Screen
    from croupier.phases import Clause, Step
    from croupier.play import Hand, View
    from croupier.rules import Rulebook

OF_CARDS = "Cards are Kd, 10h or K♦, or count them from the left: 1, 2, 3."
OF_CHIPS = (
    "You name what your whole bet becomes; “min”, “max”, “all in” and “by 2”, which adds to the highest bet, do too."
)
OF_THE_GAME = "“rules” prints the rules of this step, “rules all” those of the game; “quit” ends it."


class Leave(Exception):
    """The player gets up, perhaps before the hand is over: what is in the pot stays there."""

    def __init__(self, hand: Hand) -> None:
        super().__init__()
        self.stacks = hand.stacks


@dataclass(slots=True, kw_only=True)
class Game:
    """A sitting, told on a screen."""

    sitting: Sitting
    screen: Screen
    rules: Rulebook = field(init=False)

    def __post_init__(self) -> None:
        self.rules = self.sitting.rules

    def play(self, hands: int | None) -> None:
        """So many hands, or until the player leaves or is out of chips."""
        sitting = self.sitting
        self._welcome()
        try:
            while sitting.number != hands and sitting.stacks[YOU]:
                self._after(self._hand())
        except Leave as leave:
            sitting.stacks = list(leave.stacks)
            self.screen.line()
            self._farewell(left=True)
        else:
            self._farewell(left=bool(sitting.stacks[YOU]))

    # One hand --------------------------------------------------------------------------------------------------------

    def _hand(self) -> Hand:
        """The next hand, played to its end."""
        sitting = self.sitting
        hand = sitting.deal()
        dealer = "you deal" if sitting.button == YOU else f"{sitting.names[sitting.button]} deals"
        self.screen.line()
        self.screen.heading(f"Hand {sitting.number}", dealer, strong=True)
        teller = Teller(self.rules, tuple(sitting.names), sitting.stacks, self.screen.card)
        told = Telling(self.screen, teller, YOU)
        while hand.actor is not None:
            told.tell(hand)
            hand = self._ask(hand, told) if sitting.waits(hand) else sitting.go(hand)
        told.tell(hand)
        return hand

    # The player ------------------------------------------------------------------------------------------------------

    def _ask(self, hand: Hand, told: Telling) -> Hand:
        """Ask until there is an answer that the rules allow."""
        view = hand.view(YOU)
        known = phrases(self.rules)
        self.screen.table(view, told.teller.names, told.teller.describe(view.hands[YOU]))
        self.screen.offers(self._spoken(view))
        while True:
            said = self._listen(hand)
            match said.lower():
                case "":
                    self.screen.offers(self._spoken(view))
                case "help" | "h" | "?":
                    self.screen.offers(self._spoken(view))
                    self.screen.sentences(self._help(hand, view))
                case "rules":
                    self._print_rules(hand)
                case "rules all":
                    self._print_all_rules()
                case "quit" | "q" | "exit" | "leave":
                    raise Leave(hand)
                case _:
                    try:
                        return hand.act(understand(said, view, known))
                    except Unclear as unclear:
                        self.screen.refusal(str(unclear))
                        self.screen.offers(self._spoken(view), self._examples(view)[0])
                    except IllegalAction as illegal:
                        self._print_refusal(illegal, view)

    def _listen(self, hand: Hand) -> str:
        """One line from the player. Raises Leave at the end of the input."""
        prompt = self.screen.prompt
        if sys.stdin is None:  # a program without a console
            raise Leave(hand)
        if sys.stdin.isatty():
            with suppress(ImportError):  # with it, a player can edit what they say
                import readline  # noqa: F401, PLC0415
            try:
                return input(prompt).strip()
            except EOFError:
                raise Leave(hand) from None
        line = sys.stdin.readline()
        if not line:
            raise Leave(hand)
        self.screen.line(prompt + line.strip())
        return line.strip()

    def _spoken(self, view: View) -> list[tuple[str, str]]:
        """What may be said: the words, and what they need."""
        known = phrases(self.rules)
        hand = view.hands[YOU]
        said = (words for offer in view.legal for words in spoken(offer, known, self.screen.card, hand))
        return list(dict.fromkeys(said))

    def _print_refusal(self, illegal: IllegalAction, view: View) -> None:
        clause = self.rules.clause(illegal.clause)
        self.screen.refusal(f"No: {illegal.why}.", illegal.clause, clause.text)
        self.screen.offers(self._spoken(view))

    def _examples(self, view: View) -> list[str]:
        """What may be said, word for word; whatever needs a choice comes first."""
        choices = sorted(view.legal, key=lambda offer: offer.least == offer.most and offer.most >= len(offer.among))
        return [said for offer in choices for said in example(offer, phrases(self.rules))]

    def _help(self, hand: Hand, view: View) -> Iterator[str]:
        """What this step is, and how to say what may be done in it."""
        step = self._step(hand)
        brief = step.phase.brief()
        yield f"This is {the(step.name)}" + (f": {brief}." if brief else ".")
        *most, last = (f"“{said}”" for said in self._examples(view))
        said = f"{', '.join(most)} or {last}" if most else last
        yield f"Say {said}, for example; the first letters are enough."
        if any(offer.among for offer in view.legal):
            yield OF_CARDS
        if any(offer.least < offer.most for offer in view.legal if not offer.among):
            yield OF_CHIPS
        yield OF_THE_GAME

    def _step(self, hand: Hand) -> Step:
        return next(step for step in self.rules.steps if step.slug == hand.step)

    def _before(self, step: Step) -> tuple[Step, ...]:
        return self.rules.steps[: self.rules.steps.index(step)]

    def _print_rules(self, hand: Hand) -> None:
        """The clauses of the step being played, and what the house decides about it."""
        step = self._step(hand)
        own = {clause.id for clause in step.phase.clauses(step, self.rules.steps)}
        own |= {f"policy.{policy.aspect}" for policy in step.phase.asks(self._before(step))}
        told = [clause for clause in self.rules.clauses if clause.id in own or clause.topic == step.slug]
        self.screen.heading(step.name, step.phase.brief())
        self._print_clauses(told)
        self.screen.line("   “rules all” prints all the rules of the game.", "dim")

    def _print_all_rules(self) -> None:
        for topic, sentences in by_topic(self.rules).items():
            self.screen.heading(topic)
            self._print_clauses(alike[0] for alike in sentences.values())

    def _print_clauses(self, clauses: Iterable[Clause]) -> None:
        """All but those of other betting structures."""
        idle = {slug_of(betting) for betting in BETTING} - {slug_of(self.sitting.stakes.betting)}
        self.screen.clauses((each.id, each.text) for each in clauses if each.id.partition(".")[2] not in idle)

    # Between hands ---------------------------------------------------------------------------------------------------

    def _welcome(self) -> None:
        sitting = self.sitting
        *most, last = sitting.names[1:]
        others = f"{', '.join(most)} and {last}" if most else last
        agreed = [f"with {', '.join(self.rules.house_rules)}"] if self.rules.house_rules else []
        self.screen.heading(self.rules.name, "; ".join((*agreed, str(sitting.stakes))), strong=True)
        self.screen.line(self.rules.summary)
        self.screen.line(
            f"You sit down with {others}, {sitting.stack} chips each. Say “help” for help, “quit” to leave."
        )
        self.screen.line(f"The cards come from seed {sitting.seed}.", "dim")

    def _after(self, hand: Hand) -> None:
        """Who has how much; new bots for those that are out of chips."""
        sitting = self.sitting
        table = ", ".join(f"{name} {chips}" for name, chips in zip(sitting.names, hand.stacks, strict=True))
        self.screen.line(f"   {table}.", "dim")
        for leaves, comes in sitting.settle(hand):
            self.screen.line(f"   {newcomer(leaves, comes, sitting.stack)}")

    def _farewell(self, *, left: bool) -> None:
        chips = self.sitting.stacks[YOU]
        won = chips - self.sitting.stack
        if not left:
            self.screen.line("You are out of chips. Thank you for the game.", "bold")
            return
        compared = f"{abs(won)} {'more' if won > 0 else 'fewer'} than" if won else "as many as"
        self.screen.line(
            f"You leave the table with {chips} chip{'s' * (chips != 1)}, {compared} you came with.", "bold"
        )
