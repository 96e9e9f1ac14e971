"""The messages of one language, read from its ``.ftl`` files: all of them, or an error that lists what is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from msgspec import Struct, field

from lessons import pseudo
from lessons.errors import BadMessages, Fault
from lessons.languages import DEFAULT, PSEUDO
from lessons.messages.signature import Signature, signature


class Catalog(Struct, frozen=True, eq=False):
    """The parsed messages and terms of a language. Signatures are read when they are first asked for."""

    entries: Mapping[str, ftl.Message | ftl.Term]
    _signatures: dict[str, Signature] = field(default_factory=dict)

    def ids(self) -> tuple[str, ...]:
        return tuple(name for name in self.entries if not name.startswith("-"))

    def signature(self, message_id: str) -> Signature | None:
        """What the message uses, or None where there is no such message."""
        known = self._signatures.get(message_id)
        if known is None and message_id in self.entries:
            known = self._signatures[message_id] = signature(self.entries[message_id], self.entries)
        return known

    def resource(self) -> ftl.Resource:
        return ftl.Resource(list(self.entries.values()))


@cache
def catalog(tag: str) -> Catalog:
    """The messages of a language. Raises BadMessages with every problem of its files."""
    if tag in PSEUDO:
        found, _ = read(_texts(DEFAULT))
        say = pseudo.voice(tag)
        for entry in found.entries.values():
            _say(entry, say)
        return found
    found, wrong = read(_texts(tag))
    if wrong:
        raise BadMessages(wrong)
    return found


def with_faults(tag: str) -> tuple[Catalog, tuple[Fault, ...]]:
    """The messages of a language that can be read, and what is wrong with the rest of its files."""
    return read(_texts(tag))


def read(texts: Iterable[tuple[str, str]]) -> tuple[Catalog, tuple[Fault, ...]]:
    """The messages of some files, given as (place, text), and what is wrong with them: slips, duplicates, no text."""
    parser = FluentParser()
    entries: dict[str, ftl.Message | ftl.Term] = {}
    first: dict[str, str] = {}
    found: list[Fault] = []
    for place, text in texts:
        for entry in parser.parse(text).body:
            start = entry.span.start if entry.span is not None else 0
            spot = f"{place}:{text.count(chr(10), 0, start) + 1}"
            if isinstance(entry, ftl.Junk):
                why = "; ".join(note.message or note.code for note in entry.annotations)
                found.append(Fault(spot, f"cannot be read: {why}"))
            elif isinstance(entry, (ftl.Message, ftl.Term)):
                name = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
                if name in first:
                    found.append(Fault(spot, f"{name} is there twice, first in {first[name]}"))
                elif entry.value is None:
                    found.append(Fault(spot, f"{name} has no text"))
                first.setdefault(name, spot)
                entries.setdefault(name, entry)
    return Catalog(entries), tuple(found)


def _texts(tag: str) -> list[tuple[str, str]]:
    folder = files("lessons") / tag / "messages"
    if not folder.is_dir():
        return []
    found = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda entry: entry.name)
    return [(f"{tag}/messages/{entry.name}", entry.read_text(encoding="utf-8")) for entry in found]


def _say(node: object, say: pseudo.Voice) -> None:
    """Change every piece of text below a node in place."""
    if isinstance(node, list):
        for item in node:
            _say(item, say)
    elif isinstance(node, ftl.TextElement):
        node.value = say(node.value)
    elif isinstance(node, ftl.BaseNode):
        for key, child in vars(node).items():
            if key not in ("comment", "span"):
                _say(child, say)
