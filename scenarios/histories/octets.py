"""The text of a history file, whose encoding nothing names: rooms have written UTF-8, UTF-16 and Western European."""

from __future__ import annotations

import codecs

_UTF_16 = {codecs.BOM_UTF16_LE: "utf-16-le", codecs.BOM_UTF16_BE: "utf-16-be"}


def decoded(octets: bytes) -> str:
    """The text, without a mark of its byte order. Never fails: what cannot be read damages the hand that it stands in.

    UTF-16 where the mark says so or every other octet is a zero, else UTF-8, else Windows' Western European.
    """
    for mark, encoding in _UTF_16.items():
        if octets.startswith(mark):
            return octets[len(mark) :].decode(encoding, "replace")
    start = octets[:200]
    for encoding, zeros in (("utf-16-le", start[1::2]), ("utf-16-be", start[::2])):
        if zeros and not any(zeros):
            return octets.decode(encoding, "replace")
    try:
        return octets.decode("utf-8-sig")
    except UnicodeDecodeError:
        return octets.decode("cp1252", "replace")
