"""A text inside an address: packed, in letters that an address can hold."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from zlib import compress, decompressobj
from zlib import error as ZlibError

LONGEST = 6_000
"""Characters of a code at most: what browsers and mail programs carry."""
_LARGEST = 65_536
"""Octets that a code may unpack to."""
_VERSION = "1"


class Unpackable(ValueError):
    """A code that no text was packed into; its message says what is wrong with it."""


def pack(text: str) -> str | None:
    """The code of a text, or None where it is too long for an address."""
    octets = text.encode()
    code = _VERSION + urlsafe_b64encode(compress(octets, 9)).decode().rstrip("=")
    return code if len(code) <= LONGEST and len(octets) <= _LARGEST else None


def unpack(code: str) -> str:
    """The text of a code. Raises Unpackable for anything that ``pack`` did not write."""
    text = "".join(code.split())
    if len(text) > LONGEST:
        raise Unpackable(f"{len(text)} characters are too many")
    if not text.startswith(_VERSION) or not text.isascii():
        raise Unpackable("it does not begin like one")
    packed = text[1:]
    try:
        octets = urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        unpacking = decompressobj()
        whole = unpacking.decompress(octets, _LARGEST + 1)
        if len(whole) > _LARGEST or not unpacking.eof:
            raise Unpackable("it is cut off or unpacks to too much")
        return whole.decode()
    except Unpackable:
        raise
    except (ValueError, ZlibError) as error:
        raise Unpackable("a part of it is missing or changed") from error
