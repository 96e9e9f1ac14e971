"""The values that a message can show: typed, and the same in every language.

A card is its code (``2c``, ``Th``), a rank or a suit its letter, a seat and an amount a number. How each is said is the
language's affair. Every value refuses what it cannot be, with a ValueError that quotes it.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal, TypeAlias

from msgspec import Struct, field

RANKS = "23456789TJQKA"
SUITS = "cdhs"
CODES = frozenset(rank + suit for rank in RANKS for suit in SUITS)


def _require(holds: bool, found: object, allowed: str) -> None:
    if not holds:
        raise ValueError(f"{found!r} is not {allowed}")


class CardValue(Struct, frozen=True):
    """One card, shown by ``CARD($card)``."""

    code: str

    def __post_init__(self) -> None:
        _require(self.code in CODES, self.code, "a card code such as '2c' or 'Th'")


class CardList(Struct, frozen=True):
    """Cards in the order given, shown by ``CARDS($cards)``. As a selector it is their number."""

    codes: tuple[str, ...]

    def __post_init__(self) -> None:
        for code in self.codes:
            _require(code in CODES, code, "a card code such as '2c' or 'Th'")


class RankValue(Struct, frozen=True):
    """A rank, shown by ``RANK($rank, form: …)``."""

    letter: str

    def __post_init__(self) -> None:
        _require(len(self.letter) == 1 and self.letter in RANKS, self.letter, f"one of {RANKS}")


class RankList(Struct, frozen=True):
    """Ranks from the most to the least significant (8 6 4 2 A), shown by ``RANKS($ranks)`` as 8-6-4-2-A."""

    letters: tuple[str, ...]

    def __post_init__(self) -> None:
        for letter in self.letters:
            _require(len(letter) == 1 and letter in RANKS, letter, f"one of {RANKS}")


class SuitValue(Struct, frozen=True):
    """A suit, shown by ``SUIT($suit)``. As a selector it is its letter: c, d, h or s."""

    letter: str

    def __post_init__(self) -> None:
        _require(len(self.letter) == 1 and self.letter in SUITS, self.letter, f"one of {SUITS}")


class SuitList(Struct, frozen=True):
    """Suits in the order given, shown by ``SUITS($order)``."""

    letters: tuple[str, ...]

    def __post_init__(self) -> None:
        for letter in self.letters:
            _require(len(letter) == 1 and letter in SUITS, letter, f"one of {SUITS}")


class SeatValue(Struct, frozen=True):
    """A seat, shown as its number by ``{ $seat }``."""

    number: int


class SeatList(Struct, frozen=True):
    """Seats in the order given, shown by ``SEATS($seats)``. As a selector it is how many they are, 0 for none."""

    numbers: tuple[int, ...]


class Amount(Struct, frozen=True):
    """Whole chips, shown by ``{ $amount }`` as the language writes numbers. Never a currency."""

    chips: int


class AmountList(Struct, frozen=True):
    """Amounts in chips, shown by ``AMOUNTS($amounts)``: alternatives ("10 or 20") or all of them ("10 and 20")."""

    amounts: tuple[int, ...]
    style: Literal["or", "and"] = "or"


class Count(Struct, frozen=True):
    """How many there are of something; ``{ $n }``, or a selector of plural forms."""

    n: int


class Share(Struct, frozen=True):
    """A part of a whole, shown by ``{ $share }`` in whole per cent, rounded half to even."""

    of_one: Fraction


class Choice(Struct, frozen=True):
    """A word that only selects (``{ $game -> [razz] … }``) and is never shown."""

    key: str


class Name(Struct, frozen=True):
    """A proper name, never translated: a rulebook's, a source's. Kept apart from the direction of the text around."""

    text: str


class NameList(Struct, frozen=True):
    """Proper names, shown by ``LIST($names)``."""

    texts: tuple[str, ...]


class Phrase(Struct, frozen=True):
    """Another message with its own arguments, put in whole: a street's name, a hand's label, a rule that was broken."""

    id: str
    args: Mapping[str, Value] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.args.items())))


class PhraseList(Struct, frozen=True):
    """Messages one beside the other, shown by ``LIST($options)``."""

    phrases: tuple[Phrase, ...]


Value: TypeAlias = (
    CardValue
    | CardList
    | RankValue
    | RankList
    | SuitValue
    | SuitList
    | SeatValue
    | SeatList
    | Amount
    | AmountList
    | Count
    | Share
    | Choice
    | Name
    | NameList
    | Phrase
    | PhraseList
)
