"""How the fuzz spoils an input: octets, words, lines and pieces of it, changed as a seeded stream draws them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from scenarios.engine.cards import DECK
from scenarios.generator.stream import SeedStream

_WORD = re.compile(rb"\w+|\W", re.DOTALL)
_LONGEST = 300_000
"""Octets of an input at most, so that doubling a line again and again has an end."""

NUMBERS = (
    b"0", b"-1", b"1", b"2", b"7", b"9", b"10", b"52", b"255", b"1000000000", b"1000000001", b"1000000000000",
    b"18446744073709551616", b"9" * 400, b"9" * 4_301, b"9" * 60_000, b"0x" + b"f" * 5_000, b"0b" + b"1" * 20_000,
    b"1e9", b"1e999", b"1e-999999999", b"0e999999999", b"1e99999999999999999999", b"0.5", b"-0.0", b"1.5", b"0.00001",
    b"nan", b"inf", b"-inf", b".inf", b".nan", b"1_000", b"007", b"+1", b"12:30:45", b"2024-02-30", b"1979-05-27T07:32",
    "٣".encode(), "１２".encode(), "²".encode(), "½".encode(), "一".encode(),
)  # fmt: skip
WORDS = (
    b"", b" ", b"\t", b"\n", b"\r", b"\0", b"\x1a", b"\x85", "\u2028".encode(), "\ufeff".encode(), "\u202e".encode(),
    b"null", b"true", b"false", b"~", b"''", b'""', b"{}", b"[]", b"[[]]", b"{a: 1}", b"? [a, b]", b"&a", b"*a",
    b"<<: 1",
    b"!!int x", b"!!bool x", b"!!timestamp x", b"!!set {a}", b"!!binary x",
    b"!!python/none", b"---", b"...", b"%YAML 9.9", b"|", b">", b"#", b":", b"=", b",", b"[",
    b"]", b"{", b"}", b'"', b"'", b"'''", b'"""', b"\\", b"\\x00", b"\\ud800", b"\\U00110000", b"-", b"~", b".",
    b"As", b"Td", b"10d", b"1s", b"??", b"Xx", b"AsAs", b"a" * 70, b"b" * 5_000, b"c" * 70_000, "ß".encode(),
    "\U0001f0a1".encode(), b"\xff", b"\xc3", b"\xed\xa0\x80", b"__class__", b"%s%n", b"{0}", b"../../etc/passwd",
)  # fmt: skip
DEPTHS = (1, 2, 5, 12, 13, 100, 1_000, 20_000)
BRACKETS = (
    (b"[", b"]"),
    (b"{a: ", b"}"),
    (b'{"a": ', b"}"),
    (b"{a = ", b"}"),
    (b"(", b")"),
    (b"- ", b""),
    (b'"', b'"'),
)

Change = Callable[[SeedStream, bytes, Sequence[bytes]], bytes]


def spoiled(stream: SeedStream, sound: Sequence[bytes]) -> bytes:
    """One of the sound inputs after a few changes, mostly one or two."""
    octets = stream.pick(sound)
    for _ in range(1 + min(stream.below(4), stream.below(4)) + 8 * stream.chance(1, 25)):
        octets = stream.pick(CHANGES)(stream, octets, sound)[:_LONGEST]
    return octets


def _flip(stream: SeedStream, octets: bytes, _sound: Sequence[bytes]) -> bytes:
    at = stream.below(len(octets) + 1)
    return octets[:at] + bytes([stream.below(256)]) + octets[at + stream.below(2) :]


def _without(stream: SeedStream, octets: bytes, _sound: Sequence[bytes]) -> bytes:
    at = stream.below(len(octets) + 1)
    return octets[:at] + octets[at + 1 + stream.below(20) :]


def _cut_off(stream: SeedStream, octets: bytes, _sound: Sequence[bytes]) -> bytes:
    at = stream.below(len(octets) + 1)
    return octets[:at] if stream.chance(2, 3) else octets[at:]


def _a_word(stream: SeedStream, octets: bytes) -> tuple[int, int]:
    """Where a word of the input begins and ends, letters and digits before marks."""
    start = stream.below(len(octets) + 1)
    found = re.compile(rb"\w+").search(octets, start) or _WORD.search(octets)
    return found.span() if found else (0, 0)


def _other_word(stream: SeedStream, octets: bytes, _sound: Sequence[bytes]) -> bytes:
    start, end = _a_word(stream, octets)
    return octets[:start] + stream.pick(stream.pick((NUMBERS, WORDS))) + octets[end:]


def _other_number(stream: SeedStream, octets: bytes, _sound: Sequence[bytes]) -> bytes:
    numbers = [one.span() for one in re.finditer(rb"[0-9]+", octets)]
    start, end = stream.pick(numbers) if numbers else (0, 0)
    return octets[:start] + stream.pick(NUMBERS) + octets[end:]


def _likely_number(stream: SeedStream, octets: bytes, _sound: Sequence[bytes]) -> bytes:
    numbers = [one.span() for one in re.finditer(rb"[0-9]+", octets)]
    start, end = stream.pick(numbers) if numbers else (0, 0)
    return octets[:start] + str(stream.below(stream.pick((3, 10, 60, 5_000)))).encode() + octets[end:]


def _other_card(stream: SeedStream, octets: bytes, _sound: Sequence[bytes]) -> bytes:
    cards = [one.span() for one in re.finditer(rb"[2-9TJQKA][cdhs]", octets)]
    start, end = stream.pick(cards) if cards else (0, 0)
    return octets[:start] + str(stream.pick(DECK)).encode() + octets[end:]


def _borrowed_word(stream: SeedStream, octets: bytes, sound: Sequence[bytes]) -> bytes:
    other = stream.pick((octets, stream.pick(sound)))
    (start, end), (first, last) = _a_word(stream, octets), _a_word(stream, other)
    return octets[:start] + other[first:last] + octets[end:]


def _inserted(stream: SeedStream, octets: bytes, _sound: Sequence[bytes]) -> bytes:
    start, _ = _a_word(stream, octets)
    return octets[:start] + stream.pick(WORDS) + octets[start:]


def _swapped(stream: SeedStream, octets: bytes, _sound: Sequence[bytes]) -> bytes:
    one, other = sorted((_a_word(stream, octets), _a_word(stream, octets)))
    if one[1] > other[0]:
        return octets
    return (
        octets[: one[0]] + octets[slice(*other)] + octets[one[1] : other[0]] + octets[slice(*one)] + octets[other[1] :]
    )


def _lines(stream: SeedStream, octets: bytes, sound: Sequence[bytes]) -> bytes:
    lines = octets.split(b"\n")
    at, other = stream.below(len(lines)), stream.below(len(lines))
    match stream.below(5):
        case 0:
            del lines[at : at + 1 + stream.below(3)]
        case 1:
            lines.insert(other, lines[at])
        case 2:
            lines[at], lines[other] = lines[other], lines[at]
        case 3:
            lines[at:at] = lines[min(at, other) : max(at, other)]
        case _:
            lines.insert(at, stream.pick(stream.pick(sound).split(b"\n")))
    return b"\n".join(lines)


def _spliced(stream: SeedStream, octets: bytes, sound: Sequence[bytes]) -> bytes:
    other = stream.pick(sound)
    return octets[: stream.below(len(octets) + 1)] + other[stream.below(len(other) + 1) :]


def _nested(stream: SeedStream, octets: bytes, _sound: Sequence[bytes]) -> bytes:
    start, end = _a_word(stream, octets)
    (opening, closing), depth = stream.pick(BRACKETS), stream.pick(DEPTHS)
    return octets[:start] + opening * depth + octets[start:end] + closing * depth + octets[end:]


def _recoded(stream: SeedStream, octets: bytes, _sound: Sequence[bytes]) -> bytes:
    encoding = stream.pick(("utf-16", "utf-16-le", "utf-16-be", "utf-8-sig", "latin-1", "utf-7"))
    return octets.decode("utf-8", "replace").encode(encoding, "replace")


CHANGES: tuple[Change, ...] = (
    _flip, _flip, _without, _cut_off, _other_word, _other_word, _other_number, _other_number, _likely_number,
    _likely_number, _other_card, _other_card, _borrowed_word, _borrowed_word, _inserted, _swapped, _lines, _lines,
    _lines, _spliced, _nested, _recoded,
)  # fmt: skip
"""Those that leave most of an input sound come up more than once."""
