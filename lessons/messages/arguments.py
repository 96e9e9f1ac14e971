"""Values as Fluent sees them: numbers that select plurals, words that select, and things only a function can show."""

from __future__ import annotations

from decimal import Decimal
from functools import lru_cache

import babel
from babel.numbers import format_decimal, format_percent
from fluent.runtime.types import FluentInt, FluentType

from lessons.errors import WrongArgument
from lessons.values import (
    Amount,
    AmountList,
    CardList,
    CardValue,
    Choice,
    Count,
    NameList,
    PhraseList,
    RankList,
    RankValue,
    SeatList,
    SeatValue,
    Share,
    SuitList,
    SuitValue,
    Value,
)

# These two stand inside the formatted string until the door splits it. Private-use characters, never in a text.
CARD_START, CARD_END = "\ue000", "\ue001"
ISOLATE, POP = "\u2068", "\u2069"

SHOWN_BY = {
    CardValue: "CARD",
    CardList: "CARDS",
    RankValue: "RANK",
    RankList: "RANKS",
    SuitValue: "SUIT",
    SuitList: "SUITS",
    SeatList: "SEATS",
    AmountList: "AMOUNTS",
    NameList: "LIST",
    PhraseList: "LIST",
}

NUMBERS = (SeatValue, Amount, Count, CardList, RankList, SuitList, SeatList, AmountList, NameList, PhraseList)


class Number(FluentInt):
    """A whole number, written as the language writes numbers."""

    def format(self, locale: babel.Locale) -> str:
        return grouped(int(self), locale)


class Words(FluentType):
    """A text that is put in as it is: a name, or a message already formatted."""

    def __init__(self, text: str) -> None:
        self.text = text

    def format(self, locale: babel.Locale) -> str:
        return self.text


class Carried(FluentType):
    """A value that selects by its word and that only its function can show."""

    def __init__(self, value: Value, key: str) -> None:
        self.value, self.key = value, key

    def __eq__(self, other: object) -> bool:
        return self.key == (other.key if isinstance(other, Carried) else other)

    def __hash__(self) -> int:
        return hash(self.key)

    def format(self, locale: babel.Locale) -> str:
        raise _needs_function(self.value)


class CarriedList(FluentInt):
    """A list: it selects by its length, and only its function can show it."""

    value: Value
    parts: tuple[str, ...]

    @classmethod
    def of(cls, value: Value, size: int, parts: tuple[str, ...] = ()) -> CarriedList:
        made = cls(size)
        made.value, made.parts = value, parts
        return made

    def format(self, locale: babel.Locale) -> str:
        raise _needs_function(self.value)


def _needs_function(value: Value) -> WrongArgument:
    function = SHOWN_BY.get(type(value))
    how = f"only {function}() can show it" if function else "it selects and is never shown"
    return WrongArgument(f"{value!r}: {how}")


@lru_cache(maxsize=4096)
def grouped(number: int, locale: babel.Locale) -> str:
    """A whole number as the language writes it: 1,234 or 1.234."""
    return format_decimal(number, locale=locale)


def percent(share: Share, locale: babel.Locale) -> str:
    """A share in whole per cent, as the language writes it: 67% or, with a no-break space, 67 %."""
    whole = round(share.of_one * 100)
    return format_percent(Decimal(whole) / 100, locale=locale)


def clean(text: str) -> str:
    """A foreign name without the characters that steer this module or the direction of the text."""
    return "".join(letter for letter in text if letter.isprintable() and letter not in (CARD_START, CARD_END))


def carried(value: Value) -> FluentType:
    """A value that needs nothing said first. Raises WrongArgument for anything that is not a value."""
    match value:
        case CardValue(code=key) | RankValue(letter=key) | SuitValue(letter=key) | Choice(key=key):
            return Carried(value, key)
        case CardList(codes=items) | RankList(letters=items) | SuitList(letters=items):
            return CarriedList.of(value, len(items))
        case SeatList(numbers=numbers) | AmountList(amounts=numbers):
            return CarriedList.of(value, len(numbers))
        case _:
            raise WrongArgument(f"{value!r} is not a value of lessons.values")
