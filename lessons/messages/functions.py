"""The functions that a message may call: CARD, CARDS, RANK, RANKS, SUIT, SUITS, SEATS, AMOUNTS and LIST.

Each is bound to a language and to a mode: ``rich`` leaves a mark where the screen draws a card, ``name`` says the
card's name in the form asked for, ``symbol`` writes 2♣. A form is looked up in every mode: a missing one never hides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, TypeAlias, TypeVar

from babel.lists import format_list
from fluent.runtime.types import FluentType

from lessons.errors import MissingForm, WrongArgument
from lessons.languages import Language
from lessons.messages.arguments import CARD_END, CARD_START, Carried, CarriedList, Words, grouped
from lessons.values import (
    AmountList,
    CardList,
    CardValue,
    NameList,
    PhraseList,
    RankList,
    RankValue,
    SeatList,
    SuitList,
    SuitValue,
)

Mode: TypeAlias = Literal["rich", "name", "symbol"]
GLYPHS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
STYLES: Mapping[str, Literal["standard", "or"]] = {"and": "standard", "or": "or"}
# The tables in which each function looks up its form, and the options it knows.
TABLES = {"CARD": "cards", "CARDS": "cards", "RANK": "ranks", "SUIT": "suits", "SUITS": "suits"}
DEFAULT_FORMS = {"cards": "nom", "ranks": "bare", "suits": "bare"}
OPTIONS: Mapping[str, frozenset[str]] = {
    "CARD": frozenset({"form"}),
    "CARDS": frozenset({"form", "list"}),
    "RANK": frozenset({"form"}),
    "RANKS": frozenset(),
    "SUIT": frozenset({"form"}),
    "SUITS": frozenset({"form"}),
    "SEATS": frozenset({"list", "each"}),
    "AMOUNTS": frozenset(),
    "LIST": frozenset({"list"}),
    "NUMBER": frozenset(),
}
V = TypeVar("V")


def form_table(language: Language, kind: str, form: str) -> Mapping[str, str]:
    """The words of one form: ``kind`` is ranks, suits or cards. Raises MissingForm, which says what there is."""
    if kind == "ranks" and form == "letter":
        return language.letters
    tables: Mapping[str, Mapping[str, str]] = getattr(language, kind)
    if form not in tables:
        raise MissingForm(f"{language.tag} has no form {form!r} of {kind}; it has {', '.join(tables)}")
    return tables[form]


def functions(language: Language, mode: Mode) -> Mapping[str, Callable[..., FluentType]]:
    """The functions of one language in one mode."""

    def joined(parts: Sequence[str], style: str) -> Words:
        if style not in STYLES:
            raise WrongArgument(f"list: {style!r} is not a way to join; there are {', '.join(STYLES)}")
        return Words(format_list(_some(parts), style=STYLES[style], locale=language.locale))

    def written(code: str, form: str) -> str:
        name = form_table(language, "cards", form)[code]
        if mode == "rich":
            return CARD_START + code + CARD_END
        return name if mode == "name" else language.letters[code[0]] + GLYPHS[code[1]]

    def card(given: object, form: object = "nom") -> Words:
        return Words(written(_of(given, CardValue).code, str(form)))

    def cards(given: object, form: object = "nom", list: object = "row") -> Words:
        parts = [written(code, str(form)) for code in _of(given, CardList).codes]
        if str(list) == "row":
            return Words((", " if mode == "name" else " ").join(_some(parts)))
        return joined(parts, str(list))

    def rank(given: object, form: object = "bare") -> Words:
        return Words(form_table(language, "ranks", str(form))[_of(given, RankValue).letter])

    def ranks(given: object) -> Words:
        return Words("-".join(_some([language.letters[letter] for letter in _of(given, RankList).letters])))

    def suit(given: object, form: object = "bare") -> Words:
        return Words(form_table(language, "suits", str(form))[_of(given, SuitValue).letter])

    def suits(given: object, form: object = "bare") -> Words:
        table = form_table(language, "suits", str(form))
        return joined([table[letter] for letter in _of(given, SuitList).letters], "and")

    def seats(given: object, list: object = "and", each: object = "") -> Words:
        word = f"{each}\u00a0" if str(each) else ""
        return joined([word + grouped(seat, language.locale) for seat in _of(given, SeatList).numbers], str(list))

    def amounts(given: object) -> Words:
        value = _of(given, AmountList)
        return joined([grouped(amount, language.locale) for amount in value.amounts], value.style)

    def list_of(given: object, list: object = "and") -> Words:
        if isinstance(given, CarriedList) and isinstance(given.value, (NameList, PhraseList)):
            return joined(given.parts, str(list))
        raise WrongArgument(f"{given!r} is not a list of names or phrases")

    return {
        "CARD": card,
        "CARDS": cards,
        "RANK": rank,
        "RANKS": ranks,
        "SUIT": suit,
        "SUITS": suits,
        "SEATS": seats,
        "AMOUNTS": amounts,
        "LIST": list_of,
    }


def _some(parts: Sequence[str]) -> Sequence[str]:
    """The parts, of which there must be one: nothing at all would leave a hole in the sentence."""
    if not parts:
        raise WrongArgument("the list is empty; the message needs a variant [0] for that")
    return parts


def _of(given: object, kind: type[V]) -> V:
    value = given.value if isinstance(given, (Carried, CarriedList)) else given
    if not isinstance(value, kind):
        raise WrongArgument(f"{value!r} is not a {kind.__name__}")
    return value
