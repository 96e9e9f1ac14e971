"""What the sub-commands read: files or standard input as text, and rulebooks by id or by path."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable, Iterator
from pathlib import Path

from lessons.languages import DEFAULT, negotiate, tags
from scenarios.engine.errors import Problem, Unreadable
from scenarios.engine.rulebook import Rulebook
from scenarios.histories import decoded, lines_of
from scenarios.rulebooks import SHIPPED, read_file, shipped


def add_language(parser: ArgumentParser) -> None:
    known = ", ".join(tags())
    parser.add_argument(
        "--lang", type=_tag, default=DEFAULT, metavar="TAG", help=f"language of the text: {known} (default: {DEFAULT})"
    )


def _tag(text: str) -> str:
    """A tag whose language there is, also with a region: da-DK. Another would be answered in English unasked."""
    if negotiate([text]) == DEFAULT and text.replace("_", "-").lower().split("-")[0] != DEFAULT:
        raise ArgumentTypeError(f"{text!r} is no language of the tutor; there are {', '.join(tags())}")
    return text


def seed_of(text: str) -> int:
    """A seed as an argument of a command."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 18):
        said = text if len(text) <= 40 else text[:39] + "…"
        raise ArgumentTypeError(f"{said!r} is no seed: a whole number of at most 18 digits")
    return int(text)


def language(tag: str) -> str:
    """The language nearest to a tag."""
    return negotiate([tag])


def add_rulebook(parser: ArgumentParser, default: str) -> None:
    parser.add_argument(
        "--rulebook", metavar="ID", help=f"one of {', '.join(SHIPPED)}, or a path to a TOML file (default: {default})"
    )


def text_of(path: str, limit: int) -> str:
    """The text of a file of any encoding, or of standard input for ``-``. Raises Unreadable: no such file, too long."""
    return decoded(octets_of(path, limit))


def text_lines(path: str) -> Iterator[str]:
    """The lines of such a text, each as soon as it is there. Raises Unreadable: no such file."""
    try:
        if path == "-":
            yield from lines_of(sys.stdin.buffer)
        else:
            with Path(path).open("rb") as file:
                yield from lines_of(file)
    except (OSError, ValueError) as error:
        raise _unreadable(path, error) from error


def octets_of(path: str, limit: int) -> bytes:
    """What a file holds, or standard input for ``-``. Raises Unreadable: no such file, too long."""
    try:
        if path == "-":
            octets = sys.stdin.buffer.read(limit + 1)
        else:
            with Path(path).open("rb") as file:
                octets = file.read(limit + 1)
    except (OSError, ValueError) as error:
        raise _unreadable(path, error) from error
    if len(octets) > limit:
        raise Unreadable([Problem(path, "too long", f"at most {limit} octets")])
    return octets


def _unreadable(path: str, error: OSError | ValueError) -> Unreadable:
    reason = getattr(error, "strerror", None) or str(error)
    return Unreadable([Problem(path, f"cannot be read: {reason}", "a file")])


def rulebook(name: str, beside: Path | None = None) -> Rulebook:
    """The rulebook of an id, or in the file at a path, looked for ``beside`` another file first. Raises BadRulebook."""
    if name in SHIPPED or not (name.endswith(".toml") or "/" in name or Path(name).is_file()):
        return shipped(name)
    if beside is not None and (beside / name).is_file():
        return read_file(beside / name)
    return read_file(Path(name))


def finder(path: str) -> Callable[[str], Rulebook]:
    """How the rulebook that a situation file names is found: by id, or beside that file."""
    beside = None if path == "-" else Path(path).parent
    return lambda name: rulebook(name, beside)
