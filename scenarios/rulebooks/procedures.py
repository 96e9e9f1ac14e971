"""The procedures of a rulebook's file: their keys in file order, and what each may say."""

from __future__ import annotations

from enum import StrEnum
from typing import get_type_hints

from msgspec.structs import fields

from scenarios.engine.procedures import Procedures

_TYPES: dict[str, type[StrEnum]] = get_type_hints(Procedures)
_KEYS = tuple(field.name for field in fields(Procedures))


def procedure_keys() -> tuple[str, ...]:
    """The keys of all procedures, in file order."""
    return _KEYS


def procedure_allowed(key: str) -> str:
    """What a procedure may say, for people. KeyError if there is no such procedure."""
    return ", ".join(_TYPES[key])


def procedure_value(key: str, found: object) -> StrEnum | None:
    """The value for what a file says; None if that is not allowed. KeyError if there is no such procedure."""
    return next((member for member in _TYPES[key] if member.value == found), None)
