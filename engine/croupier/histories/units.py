"""The chip of a hand: the largest unit in which every amount that the file names is whole."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from math import gcd, lcm
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from croupier.histories.phh import Handwriting


def unit_of(hand: Handwriting) -> Fraction:
    """The chip, in the amounts of the file.

    Every pot that is divided is divided in such chips, so the stacks at the end, where told, have a say in it.
    """
    named = [*hand.antes, *hand.blinds, *hand.amounts.values(), *hand.stacks, *(hand.finishing or ())]
    named += [deed.amount for deed in hand.deeds if deed.amount is not None]
    return largest([each for each in named if each.is_finite()])


def largest(amounts: Iterable[Decimal]) -> Fraction:
    """The largest unit in which all these are whole; 1 where all are 0."""
    parts = [Fraction(each) for each in amounts if each]
    if not parts:
        return Fraction(1)
    return Fraction(gcd(*[part.numerator for part in parts]), lcm(*[part.denominator for part in parts]))


def chips(amount: Decimal, unit: Fraction) -> int:
    """So many units. The amount must be whole in them."""
    counted = Fraction(amount) / unit
    assert counted.denominator == 1, "the unit makes every amount whole"
    return counted.numerator


def shown(counted: Fraction | Decimal | int, unit: Fraction | int = 1) -> str:
    """The amount of so many units as a file would write it: `10387.5`."""
    amount = Fraction(counted) * Fraction(unit)
    if amount.denominator == 1:
        return str(amount.numerator)
    exact = Decimal(amount.numerator) / Decimal(amount.denominator)
    return f"{exact.normalize():f}"
