"""The knobs: their keys in file order, what each may say, and the change between a file's value and a Rulebook's.

All of it is read off the fields of ``Rulebook`` and their enums, so a knob added there is a knob here. Only the ranges
of whole numbers stand here, because a field cannot state them.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, get_args, get_origin, get_type_hints

from msgspec.structs import fields

from scenarios.engine.cards import Suit
from scenarios.engine.rulebook import Rulebook
from scenarios.rulebooks.procedures import procedure_keys

HEAD = ("id", "name", "short", "revision")
"""The keys that say which rulebook it is; they stand before the knobs."""

RANGES = {"players_max": range(2, 10), "raises_max": range(3, 5), "odd_chips_each": range(1, 2)}

_TYPES = get_type_hints(Rulebook)
_KEYS = tuple(field.name for field in fields(Rulebook) if field.name not in (*HEAD, "clauses", "procedures"))


def knob_keys() -> tuple[str, ...]:
    """The keys of all knobs, in file order."""
    return _KEYS


def allowed(key: str) -> str:
    """What a knob may say, for people: ``small, small-to-big``. KeyError if there is no such knob."""
    kind = _knob_type(key)
    if kind is bool:
        return "true, false"
    if kind is int:
        numbers = RANGES[key]
        return f"{numbers[0]} to {numbers[-1]}" if len(numbers) > 2 else ", ".join(map(str, numbers))
    if kind == tuple[Suit, ...]:
        return f"the letters {' '.join(suit.letter for suit in Suit)}, each once, lowest suit first"
    if get_origin(kind) is tuple:
        return f"a list of {', '.join(get_args(kind)[0])}: at least one, each once"
    return ", ".join(kind)


def value(key: str, found: object) -> object | None:
    """The value of a knob for what a file says of it; None if that is not allowed. KeyError if there is no such knob.

    A list comes back in the order of its enum, whatever the file's order: the order of ``games`` means nothing.
    """
    kind = _knob_type(key)
    if kind is bool:
        return found if isinstance(found, bool) else None
    if kind is int:
        # a bool is an int to Python, not to a rulebook
        return found if type(found) is int and found in RANGES[key] else None
    if kind == tuple[Suit, ...]:
        by_letter = {suit.letter: suit for suit in Suit}
        if not isinstance(found, str) or sorted(found) != sorted(by_letter):
            return None
        return tuple(by_letter[letter] for letter in found)
    if get_origin(kind) is tuple:
        members: type[StrEnum] = get_args(kind)[0]
        if not isinstance(found, list) or not all(isinstance(entry, str) for entry in found):
            return None
        chosen = tuple(member for member in members if member.value in found)
        return chosen if chosen and len(chosen) == len(found) else None
    word: StrEnum | None = next((member for member in kind if member.value == found), None)
    return word


def plain(rulebook: Rulebook, key: str) -> bool | int | str | tuple[str, ...]:
    """A knob or procedure of a rulebook as a file says it: true or false, a number, a word, or a list of words."""
    if key in procedure_keys():
        return str(getattr(rulebook.procedures, key))
    held = getattr(rulebook, key)
    if _knob_type(key) == tuple[Suit, ...]:
        return "".join(suit.letter for suit in held)
    if isinstance(held, tuple):
        return tuple(map(str, held))
    return held if isinstance(held, int) else str(held)


def differences(a: Rulebook, b: Rulebook) -> tuple[tuple[str, str, str], ...]:
    """The knobs and procedures on which two rulebooks differ, in file order: key, what ``a`` says, what ``b`` says.

    Names, revisions and sources are not compared: two houses that rule alike have no differences.
    """
    said = ((key, plain(a, key), plain(b, key)) for key in (*_KEYS, *procedure_keys()))
    return tuple((key, _words(one), _words(other)) for key, one, other in said if one != other)


def _words(said: bool | int | str | tuple[str, ...]) -> str:
    if isinstance(said, bool):
        return "true" if said else "false"
    return ", ".join(said) if isinstance(said, tuple) else str(said)


def _knob_type(key: str) -> Any:
    if key not in _KEYS:
        raise KeyError(key)
    return _TYPES[key]
