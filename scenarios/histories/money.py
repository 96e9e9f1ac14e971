"""Amounts as card rooms write them: ``$1,234.50``, ``1.234,50 €``, ``1 500`` or ``0.02``, without their currency."""

from __future__ import annotations

import re
from decimal import Decimal

AMOUNTS = "an amount up to 1,000,000,000, as in $1.50, €1,500 or 1500"

_LARGEST = 10**9
_GAPS = " \u00a0\u202f"  # blanks that may stand between thousands: plain, no-break, narrow
_NUMBER = re.compile(
    rf"(?P<grouped>[1-9][0-9]{{0,2}}(?P<mark>[,.'’{_GAPS}])[0-9]{{3}}(?:(?P=mark)[0-9]{{3}})*)"
    r"(?:(?!(?P=mark))[.,](?P<rest>[0-9]{1,2}))?"
    r"|(?P<whole>[0-9]{1,10})(?:[.,](?P<cents>[0-9]{1,4}))?"
)
_CURRENCY = rf"[$€£¥][{_GAPS}]?"
_CURRENCY_AFTER = rf"[{_GAPS}]?(?:[$€£¥]|USD|EUR|GBP|CAD)"
_AMOUNT = re.compile(rf"(?:{_CURRENCY})?(?P<number>[0-9].*?)(?:{_CURRENCY_AFTER})?")

WORD = rf"(?:{_CURRENCY})?[^\s()\[\]/]+(?:[{_GAPS}][0-9]{{3}}(?![0-9]))*(?:[{_GAPS}][$€£¥])?"
"""What stands where an amount has to be, good or bad: a pattern without groups."""


def amount(text: str) -> Decimal | None:
    """The number that an amount says, or None where it is none. Three digits after a point are thousands.

    ``1.500`` and ``1,500`` are fifteen hundred, as no room plays in tenths of a cent; ``0.125`` is what it says.
    """
    told = _AMOUNT.fullmatch(text)
    found = None if told is None else _NUMBER.fullmatch(told["number"])
    if found is None:
        return None
    if found["grouped"]:
        whole, cents = found["grouped"].replace(found["mark"], ""), found["rest"]
        if len(whole) > 10:
            return None
    else:
        whole, cents = found["whole"], found["cents"]
    number = Decimal(f"{whole}.{cents}" if cents else whole)
    return number if number <= _LARGEST else None
