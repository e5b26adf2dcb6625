"""A hand of a file as our table sets it up: the rules, the stakes and the stacks, in whole chips."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.histories.forced import CannotBeSaidError, Forced, antes, blinds, with_forced
from croupier.histories.units import chips, unit_of
from croupier.table import Stakes

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from fractions import Fraction

    from croupier.histories.phh import Amounts, Handwriting
    from croupier.rules import Library, Rulebook

TWO = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """Everything that a hand begins with but the deck. The dealer sits in the last seat."""

    rules: Rulebook
    forced: Forced
    amended: bool
    """Whether the variant itself lacks some of these payments."""
    stakes: Stakes
    stacks: tuple[int, ...]
    unit: Fraction
    """What one chip is in the amounts of the file."""
    notes: tuple[str, ...] = ()
    """What the file leaves open, and what we took it for."""

    @property
    def kept(self) -> Forced:
        """The forced payments that the variant itself does not know: what a history must tell of them."""
        return self.forced if self.amended else Forced()

    @property
    def button(self) -> int:
        """The last seat."""
        return len(self.stacks) - 1


class Tables:
    """Sets hands up, and keeps the rulebooks made for them."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._made: dict[tuple[str, Forced], Rulebook] = {}

    def setting(self, hand: Handwriting) -> Setting:
        """The table for a hand. Raises CannotBeSaidError, or SpecError where the variant has faults."""
        unit = unit_of(hand)
        stacks, notes = _stacks(hand, unit)
        by, ante = antes(_by_seat(hand.antes, unit), trimmed=hand.trimmed, stacks=stacks)
        posted, amounts = ("", {}) if hand.game.brought_in else blinds(_by_seat(hand.blinds, unit))
        forced = Forced(ante=by, blinds=posted)
        stakes = Stakes(betting=hand.game.betting, amounts={"ante": ante, **amounts, **_sizes(hand, unit, amounts)})
        rules = self._rules(hand.game.slug, forced)
        return Setting(
            rules=rules,
            forced=forced,
            amended=rules is not self._library.variant(hand.game.slug).rules,
            stakes=stakes,
            stacks=stacks,
            unit=unit,
            notes=notes,
        )

    def _rules(self, slug: str, forced: Forced) -> Rulebook:
        if (slug, forced) not in self._made:
            try:
                entry = self._library.variant(slug)
            except KeyError:
                raise CannotBeSaidError(f"{slug}: these specs have no such variant") from None
            self._made[slug, forced] = with_forced(entry, forced)
        return self._made[slug, forced]


def _by_seat(amounts: Amounts, unit: Fraction) -> tuple[int, ...]:
    """What each seat pays: the two of a heads-up hand are written the other way round."""
    paid = tuple([chips(each, unit) for each in amounts])
    return paid[::-1] if len(paid) == TWO else paid


def _stacks(hand: Handwriting, unit: Fraction) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """A stack that nobody knows is taken for one that is never all-in."""
    endless = [seat for seat, stack in enumerate(hand.stacks) if stack.is_infinite()]
    named = [*hand.antes, *hand.blinds, *hand.amounts.values()]
    named += [deed.amount for deed in hand.deeds if deed.amount]
    most = 10 * sum(chips(stack, unit) for stack in hand.stacks if stack.is_finite())
    most += 10 * sum(chips(each, unit) for each in named if each) + 1
    stacks = [chips(stack, unit) if stack.is_finite() else most for stack in hand.stacks]
    who = " and ".join(f"p{seat + 1}" for seat in endless)
    return tuple(stacks), (f"the stack of {who} is not known, and never all-in",) if endless else ()


def _sizes(hand: Handwriting, unit: Fraction, blinds: Mapping[str, int]) -> dict[str, int]:
    known = {key: chips(amount, unit) for key, amount in hand.amounts.items()}
    if "min_bet" in known:
        if known["min_bet"] != blinds.get("big blind"):
            raise CannotBeSaidError("a least bet that is not the big blind")
        return dict.fromkeys(("bet", "small bet", "big bet"), known["min_bet"])
    sizes = {"bet": known["small_bet"], "small bet": known["small_bet"], "big bet": known["big_bet"]}
    return sizes | ({"bring-in": known["bring_in"]} if "bring_in" in known else {})


def amounts(counted: Sequence[int], unit: Fraction) -> tuple[Fraction, ...]:
    """Chips in the amounts of the file."""
    return tuple([each * unit for each in counted])
