"""The text of a file whose encoding nothing names: programs write UTF-8, UTF-16 and Western European."""

from __future__ import annotations

import codecs
from collections.abc import Iterator
from typing import BinaryIO

_UTF_16 = {codecs.BOM_UTF16_LE: "utf-16-le", codecs.BOM_UTF16_BE: "utf-16-be"}
_MARK = "\ufeff"


def decoded(octets: bytes) -> str:
    """The text, without a mark of its byte order. Never fails: what cannot be read damages the place that it stands in.

    UTF-16 where the mark says so or every other octet is a zero, else UTF-8, else Windows' Western European.
    """
    wide = _wide(octets)
    return _narrow(octets) if wide is None else octets.decode(wide, "replace").removeprefix(_MARK)


def lines_of(file: BinaryIO) -> Iterator[str]:
    """The lines of a text as they come, each with its end; the first one tells whether all are UTF-16.

    Waits for no more than the line. Where they are not, each is read by itself: one that is no UTF-8 spoils no other.
    """
    piece = file.readline()
    wide = _wide(piece)
    if wide is None:
        while piece:
            yield _narrow(piece)
            piece = file.readline()
        return
    decoder, line = codecs.getincrementaldecoder(wide)("replace"), ""
    while piece:
        # what looks like a line's end is one half of a character, of which the other half may be still to come
        line += decoder.decode(piece + file.read(len(piece) % 2)).removeprefix(_MARK)
        if line.endswith("\n"):
            yield line
            line = ""
        piece = file.readline()
    if line := line + decoder.decode(b"", True):
        yield line


def _wide(octets: bytes) -> str | None:
    """The order of the octets where they are UTF-16."""
    start = octets[:200]
    for mark, encoding in _UTF_16.items():
        if start.startswith(mark):
            return encoding
    for encoding, zeros in (("utf-16-le", start[1::2]), ("utf-16-be", start[::2])):
        if zeros and not any(zeros):
            return encoding
    return None


def _narrow(octets: bytes) -> str:
    try:
        return octets.decode("utf-8-sig")
    except UnicodeDecodeError:
        return octets.decode("cp1252", "replace")
