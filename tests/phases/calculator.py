"""The sizes of bets once more, from what poker's rule books say and from the public record of a round alone.

Read from TDA 2024, rules 43, 47, 48 and 54, and from Robert's Rules of Poker, as the project's rulings cite them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction


@dataclass(slots=True, kw_only=True)
class Round:
    """A betting round as somebody writes it down who watches the chips."""

    betting: str
    unit: int
    stacks: list[int]
    """Chips behind, now."""
    dead: int = 0
    """Chips in the pot before the round."""
    most: int = 0
    """The highest bet of a spread-limit table."""
    raises: int = 3
    """How many raises may follow the bet at a limit table."""
    out: set[int] = field(default_factory=set)
    wagers: list[tuple[int, int]] = field(default_factory=list)
    """Every bet and raise: whose, and the level it made."""
    put: list[int] = field(init=False)
    blinds: dict[int, int] = field(default_factory=dict)
    """What a seat has posted before the round."""
    due: int = 0
    """What the highest blind would be if its player had the chips, or what a bring-in would be."""
    faced: dict[int, int] = field(default_factory=dict)
    """The highest bet when a seat acted last."""
    began: int = field(init=False)

    def __post_init__(self) -> None:
        self.put = [self.blinds.get(seat, 0) for seat in range(len(self.stacks))]
        self.stacks = [chips - self.put[seat] for seat, chips in enumerate(self.stacks)]
        self.began = len(self.stacks) - len(self.out)

    @property
    def limit(self) -> bool:
        return self.betting.split()[0] in {"fixed", "spread"}

    @property
    def highest(self) -> int:
        """A blind posted short is owed whole, as long as two have chips to play for it."""
        able = [seat for seat, chips in enumerate(self.stacks) if chips and seat not in self.out]
        return max(*self.put, self.due if len(able) > 1 else 0)

    def do(self, seat: int, verb: str, to: int = 0) -> None:
        level = min(self.highest, self.put[seat] + self.stacks[seat]) if verb == "call" else max(to, self.put[seat])
        self.stacks[seat] -= level - self.put[seat]
        self.put[seat] = level
        if verb in {"bet", "raise"}:
            self.wagers.append((seat, to))
        if verb == "fold":
            self.out.add(seat)
        self.faced[seat] = self.highest

    def measured(self) -> tuple[int, int, int]:
        """The last level that counts in full, how many wagers did, and the largest amount one of those added."""
        standing, count, largest, below = 0, 0, self.unit, max(self.due, *self.blinds.values(), 0)
        if below >= self.unit:  # the blind is the first bet; at a fixed limit a straddle is a raise
            standing, count = below, below // self.unit if self.betting == "fixed limit" else 1
            largest = self.unit if self.betting == "fixed limit" else below
        for _, to in self.wagers:
            if self.betting == "fixed limit":
                full = to - standing >= Fraction(self.unit, 2)
            elif self.betting == "spread limit":
                full = to - standing >= Fraction(largest, 2)
            else:
                full = to - below >= largest
            if full:
                standing, count = to, count + 1
                largest = largest if self.betting == "fixed limit" else max(largest, to - below)
            below = to
        return standing, count, largest

    def price(self, seat: int) -> int:
        return min(self.highest - self.put[seat], self.stacks[seat])

    def sizes(self, seat: int) -> tuple[int, int] | None:
        """What the seat may raise or bet to, at least and at most; None if it may not."""
        everything = self.put[seat] + self.stacks[seat]
        others = [s for s, chips in enumerate(self.stacks) if chips and s != seat and s not in self.out]
        standing, count, largest = self.measured()
        if not others or everything <= self.highest:
            return None
        if self.limit and self.began > 2 and count > self.raises:
            return None
        if seat in self.faced and self.highest - self.faced[seat] < Fraction(largest, 2 if self.limit else 1):
            return None
        least, most = {
            "fixed limit": (standing + self.unit, standing + self.unit),
            "spread limit": (self.highest + largest, self.highest + max(largest, self.most)),
            "pot limit": (self.highest + largest, self.highest + max(largest, self._pot_after_calling(seat))),
            "no limit": (self.highest + largest, max(everything, self.highest + largest)),
        }[self.betting]
        return min(least, everything), min(most, everything)

    def _pot_after_calling(self, seat: int) -> int:
        return self.dead + sum(self.put) + self.highest - self.put[seat]
