"""All question kinds, found in ``kinds``: adding a file there adds a kind."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

from scenarios.questions import kinds as package
from scenarios.questions.kind import Kind


@cache
def kinds() -> Mapping[str, Kind]:
    """The kinds by id, in alphabetical order of their files. Each file names its kind ``KIND``."""
    found: dict[str, Kind] = {}
    for module in sorted(iter_modules(package.__path__), key=lambda one: one.name):
        kind: Kind = import_module(f"{package.__name__}.{module.name}").KIND
        found[kind.id] = kind
    return MappingProxyType(found)
