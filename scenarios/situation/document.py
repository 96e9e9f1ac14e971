"""Text to plain values: JSON or YAML, without what either can hide (duplicate keys, anchors, bottomless nesting)."""

from __future__ import annotations

import json
from typing import Any

import yaml

from scenarios.engine.errors import BadSituation, Problem
from scenarios.rulebooks.findings import shown

LARGEST = 65_536
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
            _check(loader, node)
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
    except yaml.YAMLError as error:  # a character that YAML does not have
        raise BadSituation([Problem("file", f"cannot be read: {_said(error)}", "YAML or JSON")]) from error
    except (ValueError, OverflowError) as error:  # the scanner lets what chr() raises pass
        problem = "cannot be read: an escape in quotes that is no character"
        raise BadSituation([Problem("file", problem, "YAML or JSON")]) from error


def _check_depth(text: str) -> None:
    """Refuse nesting, aliases and tags before any of it is built."""
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
        if isinstance(event, yaml.NodeEvent) and getattr(event, "tag", None) is not None:
            raise BadSituation([Problem(f"line {line}", "cannot be read: a tag", "the values themselves")])


def _check(loader: yaml.SafeLoader, node: yaml.Node) -> None:
    """Refuse keys that are there twice or are no words, and what looks like a number or a date and is none."""
    problems: list[Problem] = []

    def add(one: yaml.Node, problem: str, allowed: str) -> None:
        line = 1 + one.start_mark.line if one.start_mark else 1
        problems.append(Problem(f"line {line}", problem, allowed))

    def scalar(one: yaml.ScalarNode) -> Any:
        try:
            return loader.construct_object(one)
        except (ValueError, ArithmeticError):  # too many digits, or the thirtieth of February
            add(one, f"cannot be read: {shown(one.value)} is no number and no date", "a number, or a text in quotes")
            return one.value

    def walk(one: yaml.Node) -> None:
        if isinstance(one, yaml.ScalarNode):
            scalar(one)
        elif isinstance(one, yaml.SequenceNode):
            for entry in one.value:
                walk(entry)
        elif isinstance(one, yaml.MappingNode):
            seen: set[str] = set()
            for key, value in one.value:
                if isinstance(key, yaml.ScalarNode):
                    found = scalar(key)
                    name = found if isinstance(found, str) else shown(found)
                    if name in seen:
                        add(key, f"{shown(name)} is there twice", "each key once")
                    seen.add(name)
                else:
                    add(key, "a list or a table is no key", "a word or a number")
                walk(value)

    walk(node)
    if problems:
        raise BadSituation(problems)


def _said(error: yaml.YAMLError) -> str:
    """What the reader says of a character, without the name of a file there is not."""
    if isinstance(error, yaml.reader.ReaderError):
        return f"a character that is not allowed, at position {error.position}"
    return "it is not well formed"
