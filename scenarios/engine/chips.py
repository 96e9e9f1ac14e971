"""Whole numbers that must not be mixed up: chips and seats.

Amounts are whole, in the smallest chip of the game. A stack that no bet can exhaust is ``DEEP``.
"""

from __future__ import annotations

from typing import NewType

Chips = NewType("Chips", int)
Seat = NewType("Seat", int)

NOTHING = Chips(0)

DEEP = Chips(10**12)
"""A stack at the start of a hand when nothing says how much it is: more than any hand can put in."""


def is_deep(stack: Chips) -> bool:
    """Whether the stack began as DEEP, whatever has been put in since."""
    return stack > DEEP // 2
