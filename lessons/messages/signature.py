"""What a message asks for, read off its parsed text: arguments, functions with their forms, and choices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from fluent.syntax import ast as ftl
from msgspec import Struct

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


class Call(Struct, frozen=True):
    """A function applied to an argument, with its literal options: ``CARD($card, form: "nom")``."""

    function: str
    argument: str
    options: Mapping[str, str]


class Signature(Struct, frozen=True):
    """What one message uses, the messages it refers to included. Terms have arguments of their own, which do not count.

    ``choices`` holds each selection by a word: the argument and the words known there; ``plurals`` each selection by
    number: the argument, the plural categories and the numbers named. Two lines may stand in the comment above:
    ``omits $n`` where a translation leaves an argument out on purpose, and in English ``takes $n`` for a value that is
    given though English does not use it.
    """

    arguments: frozenset[str]
    calls: tuple[Call, ...]
    choices: tuple[tuple[str, frozenset[str]], ...]
    plurals: tuple[tuple[str, frozenset[str]], ...]
    dangling: tuple[str, ...]
    omits: frozenset[str]
    takes: frozenset[str]


def signature(entry: ftl.Message | ftl.Term, entries: Mapping[str, ftl.Message | ftl.Term]) -> Signature:
    """The signature of a message. ``entries`` are its language's messages by id and terms by ``-id``."""
    arguments: set[str] = set()
    calls: list[Call] = []
    choices: list[tuple[str, frozenset[str]]] = []
    plurals: list[tuple[str, frozenset[str]]] = []
    dangling: list[str] = []
    for node in _nodes(entry, entries, dangling, set()):
        if isinstance(node, ftl.VariableReference):
            arguments.add(node.id.name)
        elif isinstance(node, ftl.FunctionReference):
            calls.append(_call(node))
        elif isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            words = frozenset(
                variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
                for variant in node.variants
            )
            by_number = all(word in PLURALS or word.isdigit() for word in words)
            (plurals if by_number else choices).append((node.selector.id.name, words))
    comment = entry.comment.content if entry.comment is not None and entry.comment.content else ""
    return Signature(
        arguments=frozenset(arguments),
        calls=tuple(calls),
        choices=tuple(choices),
        plurals=tuple(plurals),
        dangling=tuple(dangling),
        omits=_named(comment, "omits"),
        takes=_named(comment, "takes"),
    )


def _named(comment: str, verb: str) -> frozenset[str]:
    lines = (line.split() for line in comment.splitlines())
    return frozenset(word.strip("$,.") for line in lines if line[:1] == [verb] for word in line[1:])


def _call(node: ftl.FunctionReference) -> Call:
    first = node.arguments.positional[0] if node.arguments.positional else None
    argument = first.id.name if isinstance(first, ftl.VariableReference) else ""
    options = {named.name.name: str(named.value.parse()["value"]) for named in node.arguments.named}
    return Call(node.id.name, argument, options)


def _nodes(
    node: object, entries: Mapping[str, ftl.Message | ftl.Term], dangling: list[str], seen: set[str]
) -> Iterator[ftl.BaseNode]:
    """The node and all below it, following each reference once."""
    if isinstance(node, list):
        for item in node:
            yield from _nodes(item, entries, dangling, seen)
    elif isinstance(node, ftl.BaseNode):
        yield node
        if isinstance(node, (ftl.MessageReference, ftl.TermReference)):
            name = ("-" if isinstance(node, ftl.TermReference) else "") + node.id.name
            if name not in entries:
                dangling.append(name)
            elif name not in seen and not isinstance(node, ftl.TermReference):
                yield from _nodes(entries[name].value, entries, dangling, seen | {name})
        for key, child in vars(node).items():
            if key not in ("comment", "span"):
                yield from _nodes(child, entries, dangling, seen)
