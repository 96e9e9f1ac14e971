"""Text to plain values: JSON or YAML, without what either can hide (duplicate keys, anchors, bottomless nesting)."""

from __future__ import annotations

import json
from collections.abc import Hashable
from typing import Any

import yaml

from scenarios.engine.errors import BadSituation, Problem
from scenarios.rulebooks.findings import shown

LARGEST = 262_144
"""Octets in a situation at most; a full one has fewer than two thousand."""

DEEPEST = 12
"""Levels of nesting at most; the format has four."""


def parsed(text: str) -> Any:
    """The values of a YAML or JSON text.

    Raises BadSituation: too long, too deep, no YAML (with the line), a key that is there twice, an anchor or alias.
    """
    if len(text) > LARGEST or len(text.encode("utf-8", "surrogatepass")) > LARGEST:
        raise BadSituation([Problem("file", "too long", f"at most {LARGEST} octets")])
    if text.lstrip()[:1] in ("{", "["):
        try:
            return _json(text)
        except BadSituation:
            raise
        except (ValueError, RecursionError):  # it may still be YAML, whose reader says better where it stops
            pass
    return _yaml(text)


def _json(text: str) -> Any:
    twice: list[str] = []

    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        table: dict[str, Any] = {}
        for key, value in pairs:
            if key in table:
                twice.append(key)
            table[key] = value
        return table

    data = json.loads(text, object_pairs_hook=once)
    if twice:
        raise BadSituation([Problem(shown(key), "is there twice", "each key once") for key in twice])
    level = [data]
    for _ in range(DEEPEST + 1):
        level = [entry for one in level if isinstance(one, (dict, list)) for entry in _entries(one)]
    if level:
        raise BadSituation([Problem("file", "nested too deeply", f"at most {DEEPEST} levels")])
    return data


def _entries(one: dict[str, Any] | list[Any]) -> list[Any]:
    return list(one.values()) if isinstance(one, dict) else one


def _yaml(text: str) -> Any:
    try:
        _check_depth(text)
        loader = yaml.SafeLoader(text)
        try:
            node = loader.get_single_node()
            if node is None:
                return None
            _check_keys(loader, node)
            return loader.construct_document(node)
        finally:
            loader.dispose()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        where = f"line {mark.line + 1}" if mark is not None else "file"
        said = ", ".join(filter(None, (error.context, error.problem)))
        raise BadSituation([Problem(where, f"cannot be read: {said}", "YAML or JSON")]) from error
    except BadSituation:
        raise
    except (yaml.YAMLError, ValueError, RecursionError) as error:  # a date that is none, a number of too many digits
        raise BadSituation([Problem("file", f"cannot be read: {error}", "YAML or JSON")]) from error


def _check_depth(text: str) -> None:
    """Refuse nesting and aliases before any of it is built."""
    depth = 0
    for event in yaml.parse(text, Loader=yaml.SafeLoader):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        line = 1 + event.start_mark.line if event.start_mark else 1
        if depth > DEEPEST:
            raise BadSituation([Problem(f"line {line}", "nested too deeply", f"at most {DEEPEST} levels")])
        if isinstance(event, yaml.AliasEvent):
            raise BadSituation([Problem(f"line {line}", "an alias is not read here", "the values themselves")])


def _check_keys(loader: yaml.SafeLoader, node: yaml.Node) -> None:
    problems: list[Problem] = []

    def walk(one: yaml.Node) -> None:
        if isinstance(one, yaml.SequenceNode):
            for entry in one.value:
                walk(entry)
        elif isinstance(one, yaml.MappingNode):
            seen: set[object] = set()
            for key, value in one.value:
                found = loader.construct_object(key, deep=True)
                name = str(found) if isinstance(found, (int, str)) else found
                if isinstance(name, Hashable):
                    if name in seen:
                        line = 1 + key.start_mark.line if key.start_mark else 1
                        problems.append(Problem(f"line {line}", f"{shown(name)} is there twice", "each key once"))
                    seen.add(name)
                walk(value)

    walk(node)
    if problems:
        raise BadSituation(problems)
