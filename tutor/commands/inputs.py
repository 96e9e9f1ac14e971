"""What the sub-commands read: files or standard input as text, and rulebooks by id or by path."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable
from pathlib import Path

from lessons.languages import DEFAULT, negotiate, tags
from scenarios.engine.errors import Problem, Unreadable
from scenarios.engine.rulebook import Rulebook
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
    """The text of a file, or of standard input for ``-``. Raises Unreadable: no such file, not UTF-8, too long."""
    try:
        return octets_of(path, limit).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable([Problem(path, f"byte {error.start} is not UTF-8", "a text in UTF-8")]) from error


def octets_of(path: str, limit: int) -> bytes:
    """What a file holds, or standard input for ``-``. Raises Unreadable: no such file, too long."""
    try:
        if path == "-":
            octets = sys.stdin.buffer.read(limit + 1)
        else:
            with Path(path).open("rb") as file:
                octets = file.read(limit + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Unreadable([Problem(path, f"cannot be read: {reason}", "a file")]) from error
    if len(octets) > limit:
        raise Unreadable([Problem(path, "too long", f"at most {limit} octets")])
    return octets


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
