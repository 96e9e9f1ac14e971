"""A draft inside an address: its JSON, packed, in letters that an address can hold."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from zlib import compress, decompressobj
from zlib import error as ZlibError

from scenarios.engine.errors import Problem, StudError, Unreadable
from tutor.floor.draft import Draft, read_text

LONGEST = 6_000
"""Characters of a link's code at most: what browsers and mail programs carry. A full table takes about 400."""
_LARGEST = 65_536
"""Octets that a code may unpack to."""
_VERSION = "1"


def write_link(draft: Draft) -> str | None:
    """The code of a draft, or None where the document is too long for an address."""
    packed = urlsafe_b64encode(compress(draft.text.encode(), 9)).decode().rstrip("=")
    whole = _VERSION + packed
    return whole if len(whole) <= LONGEST and len(draft.text.encode()) <= _LARGEST else None


def read_link(code: str) -> Draft:
    """The draft of a code. Raises Unreadable for anything that ``write_link`` did not write."""
    text = "".join(code.split())
    if len(text) > LONGEST:
        raise _unreadable(f"{len(text)} characters are too many")
    if not text.startswith(_VERSION) or not text.isascii():
        raise _unreadable("it does not begin like one")
    packed = text[1:]
    try:
        octets = urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        unpacking = decompressobj()
        whole = unpacking.decompress(octets, _LARGEST + 1)
        if len(whole) > _LARGEST or not unpacking.eof:
            raise _unreadable("it is cut off or unpacks to too much")
        data = json.loads(whole.decode())
        if not isinstance(data, dict):
            raise _unreadable("it holds no situation")
        return read_text(json.dumps(data))
    except Unreadable:
        raise
    except StudError as error:
        raise Unreadable(error.problems) from error
    except (ValueError, ZlibError, RecursionError) as error:
        raise _unreadable("a part of it is missing or changed") from error


def _unreadable(why: str) -> Unreadable:
    return Unreadable([Problem("link", f"it leads to no situation: {why}", "the whole link")])
