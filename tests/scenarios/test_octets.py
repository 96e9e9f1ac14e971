"""A text's lines as they come, in each of the encodings that programs write."""

from __future__ import annotations

import os
from io import BytesIO

import pytest

from scenarios.histories import lines_of

WIDE = ("{first: 1}\n", "\r\n", "second: ř \u0a41\u0a0a\u010a 🂡\n", "third")
"""Characters of which one half looks like a line's end, and one that UTF-16 writes as two."""


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_lines_come_one_by_one_whatever_the_encoding(encoding: str) -> None:
    assert tuple(lines_of(BytesIO("".join(WIDE).encode(encoding)))) == WIDE


def test_a_line_that_is_no_utf_8_spoils_no_other() -> None:
    octets = "é\n".encode() + b"\xe9\n" + "é".encode()
    assert list(lines_of(BytesIO(octets))) == ["é\n", "é\n", "é"]
    assert list(lines_of(BytesIO(b"\xff\xfea\x00\n\x00\x00\xd8"))) == ["a\n", "\ufffd"]
    assert list(lines_of(BytesIO(b""))) == []


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16-le", "utf-16-be"])
def test_a_line_is_given_before_the_next_one_is_there(encoding: str) -> None:
    reading, writing = os.pipe()
    with os.fdopen(reading, "rb") as file, os.fdopen(writing, "wb", buffering=0) as pipe:
        lines = lines_of(file)
        for line in ("one\n", "two\n"):
            pipe.write(line.encode(encoding))
            assert next(lines) == line
