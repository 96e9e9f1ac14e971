"""Amounts of a record as whole chips: where a table plays in cents, a cent is a chip."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal

from scenarios.engine.chips import DEEP, Chips

_PLACES = 4


class Amounts:
    """The amounts of one hand, and the scale on which all of them are whole."""

    def __init__(self, found: Iterable[object]) -> None:
        numbers, self.bad = list[Decimal](), list[object]()
        for one in found:
            if isinstance(one, (int, Decimal)) and not isinstance(one, bool) and _fits(one):
                numbers.append(Decimal(one))
            else:
                self.bad.append(one)
        self._scale = next(
            (10**places for places in range(_PLACES) if all(_whole(number * 10**places) for number in numbers)),
            10**_PLACES,
        )

    def chips(self, amount: int | Decimal) -> Chips:
        """The amount in chips. One that is not whole on the hand's scale, or too large, is noted as bad."""
        number = Decimal(amount)
        if number.is_infinite():
            return DEEP
        scaled = number * self._scale
        if not _fits(number) or not _whole(scaled):
            self.bad.append(amount)
            return Chips(0)
        return Chips(int(scaled))


def _fits(number: int | Decimal) -> bool:
    if isinstance(number, int):  # before it is made a decimal, which takes minutes for a million digits
        return 0 <= number <= 10**9
    return not number.is_nan() and number >= 0 and (number.is_infinite() or number <= 10**9)


def _whole(number: Decimal) -> bool:
    return number.is_infinite() or number == number.to_integral_value()
