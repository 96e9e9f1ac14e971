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
    """The kinds by id, each in its ``order``. Each file names its kind ``KIND``."""
    found: list[Kind] = [
        import_module(f"{package.__name__}.{module.name}").KIND for module in iter_modules(package.__path__)
    ]
    return MappingProxyType({kind.id: kind for kind in sorted(found, key=lambda one: (one.order, one.id))})
