"""Whole numbers as a person types them: in the digits of their language, with or without its signs of grouping."""

from __future__ import annotations

import re

from babel.numbers import format_decimal, get_group_symbol

from lessons.languages import language

MOST_DIGITS = 12
"""A longer number is no number of chips."""
_SPACES = " \u00a0\u202f'’"


def group_sign(tag: str) -> str:
    """What stands between thousands in a language: a comma, a point, a space that does not break."""
    return get_group_symbol(language(tag).locale, numbering_system="default")


def digits(tag: str) -> str:
    """The language's ten digits, from nought to nine."""
    locale = language(tag).locale
    return "".join(format_decimal(digit, locale=locale, numbering_system="default") for digit in range(10))


def whole(tag: str, text: str) -> int | None:
    """The number in a text, None where there is none: ``1.234`` is read in German, ``1,234`` in English.

    Thousands may stand apart with the language's own sign, a space or an apostrophe, in groups of three and with the
    same sign throughout. Digits may be those of any language.
    """
    between = f"[{re.escape(group_sign(tag) + _SPACES)}]"
    text = text.strip()
    if not re.fullmatch(rf"\d+|\d{{1,3}}({between})\d{{3}}(?:\1\d{{3}})*", text):
        return None
    plain = "".join(filter(str.isdecimal, text))
    return int(plain) if len(plain) <= MOST_DIGITS else None
