"""The table as a player in a terminal sees it; in a pipe, the same in plain lines."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from rich.box import ROUNDED
from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from croupier.table import show_card
from croupier.table.events import HIDDEN

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.play import View
    from croupier.table import Card

WIDEST = 92
_IN_A_PIPE = 80
_RED, _BLACK, _BACK = "bold red on white", "bold black on white", "white on blue"


class Screen:
    """Prints. With `plain` no line has a colour, a frame or anything that depends on the terminal."""

    def __init__(self, *, plain: bool, colour: bool) -> None:
        self.plain = plain
        encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
        self._symbols = _can_print("♠♥♦♣·“”", encoding)
        width = _IN_A_PIPE if plain else min(Console().width, WIDEST)
        self._console = Console(width=width, highlight=False, emoji=False, markup=False, no_color=plain or not colour,
                                force_terminal=False if plain else None)  # fmt: skip

    def card(self, card: Card) -> str:
        """`K♦`, or `Kd` where the terminal knows no suits."""
        if card == HIDDEN:
            return "x"
        return show_card(card) if self._symbols else card

    def line(self, text: str = "", style: str = "") -> None:
        """One paragraph."""
        self._print(Text(text, style))

    def heading(self, left: str, right: str = "", *, strong: bool = False) -> None:
        """A step, or a new hand."""
        if self.plain:
            self.line(f"{'== ' if strong else '-- '}{left}" + (f": {right}" if right else ""))
            return
        title = Text.assemble((f" {left} ", "bold" if strong else "bold cyan"), (f" {right} " if right else "", "dim"))
        self._print(Rule(title, align="left", characters="━" if strong else "─", style="dim"))

    def sentences(self, sentences: Iterable[str]) -> None:
        """What happened; what the player did or got stands out."""
        for sentence in sentences:
            self._print(Padding(Text(sentence, "bold" if sentence.startswith("You ") else ""), (0, 0, 0, 3)))

    def table(self, view: View, names: tuple[str, ...], holding: str) -> None:
        """Everybody's chips and cards, clockwise, the player of the view at the bottom."""
        grid = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
        for justify in ("left", "left", "right", "left", "left"):
            grid.add_column(justify=justify)
        first = -1 if view.seat is None else view.seat
        for seat in (*range(first + 1, len(names)), *range(first + 1)):
            grid.add_row(*self._row(view, seat, names[seat]))
        if view.seat is not None and any(offer.among for offer in view.legal):
            grid.add_row("", "", "", "", self._places(view.hands[view.seat]))
        shown = grid if self.plain else Panel.fit(grid, box=ROUNDED, border_style="dim", title=f"pot {view.pot}",
                                                  title_align="right")  # fmt: skip
        self._print(Padding(shown, (0, 0, 0, 2 if self.plain else 1)))
        for place, cards in view.board.items():
            self._print(Padding(Text.assemble((f"{place} ", "dim"), self._cards(cards)), (0, 0, 1, 3)))
        told = [f"The pot is {view.pot}."] * self.plain + [f"Your hand: {holding}."] * bool(holding)
        if told:
            self._print(Padding(Text(" ".join(told)), (0, 0, 0, 3)))

    def offers(self, offers: list[tuple[str, str]], example: str = "") -> None:
        """What can be said now: the words, and what they need; with one of them said in full."""
        told = Text.assemble(("You may ", "dim"))
        for place, (words, rest) in enumerate(offers):
            told.append(", " if 0 < place < len(offers) - 1 else " or " if place else "", "dim")
            told.append(words, "bold green").append(f" {rest}" if rest else "")
        told.append(f", as in “{example}”." if example else ".", "dim")
        self._print(Padding(told, (0, 0, 0, 3)))

    def refusal(self, why: str, clause: str = "", sentence: str = "") -> None:
        """Why something cannot be done, with the rule."""
        self._print(Padding(Text(why, "red"), (0, 0, 0, 3)))
        if sentence:
            self._print(Padding(Text.assemble((f"{sentence} ", "italic"), (f"({clause})", "dim")), (0, 0, 0, 3)))

    def clauses(self, clauses: Iterable[tuple[str, str]]) -> None:
        """Rules, each with its id."""
        for id_, sentence in clauses:
            self._print(Padding(Text.assemble(sentence, (f"  ({id_})", "dim")), (0, 0, 0, 3)))

    @property
    def prompt(self) -> str:
        """What stands before the player's words."""
        return "> " if self.plain or not self._symbols else " ▸ "

    def _row(self, view: View, seat: int, name: str) -> tuple[Text, ...]:
        mine, out = seat == view.seat, view.folded[seat]
        style = "dim" if out else "bold" if mine else ""
        dealer = "dealer" if seat == view.button else ""
        bet = f"bet {view.bets[seat]}" if view.bets[seat] else ""
        doing = "folded" if out else bet or ("all-in" if not view.stacks[seat] else "")
        cards = self._cards(view.hands[seat])
        if view.piles[seat]:
            cards = Text.assemble(cards, ("  aside ", "dim"), self._cards(view.piles[seat]))
        return Text(name, style), Text(dealer, "yellow"), Text(str(view.stacks[seat]), style), Text(doing, style), cards

    def _places(self, cards: tuple[Card, ...]) -> Text:
        """The numbers by which a player may call the cards, below them."""
        wide = [len(self.card(card)) for card in cards]
        if self.plain:
            return Text(" ".join(str(place).center(width) for place, width in enumerate(wide, 1)), "dim")
        return Text(" ".join(str(place).center(width + 2) for place, width in enumerate(wide, 1)), "dim")

    def _cards(self, cards: tuple[Card, ...]) -> Text:
        """Cards face up, or their backs."""
        if self.plain:
            return Text(" ".join(map(self.card, cards)))
        drawn = Text()
        for place, card in enumerate(cards):
            drawn.append(" " if place else "")
            back = " ░ " if self._symbols else " x "
            style = _BACK if card == HIDDEN else _RED if card[1] in "dh" else _BLACK
            drawn.append(back if card == HIDDEN else f" {self.card(card)} ", style)
        return drawn

    def _print(self, what: object) -> None:
        """Without the blanks that rich fills lines with."""
        if not self.plain:
            self._console.print(what)
            return
        with self._console.capture() as captured:
            self._console.print(what)
        sys.stdout.write("\n".join(line.rstrip() for line in captured.get().split("\n")))


def _can_print(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
