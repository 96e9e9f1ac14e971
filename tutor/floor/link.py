"""A draft inside an address: its JSON, packed."""

from __future__ import annotations

import json

from scenarios.engine.errors import Problem, StudError, Unreadable
from tutor.floor.draft import Draft, read_text
from tutor.packed import LONGEST, Unpackable, pack, unpack

__all__ = ["LONGEST", "read_link", "write_link"]


def write_link(draft: Draft) -> str | None:
    """The code of a draft, some 400 characters for a full table; None where it is too long for an address."""
    return pack(draft.text)


def read_link(code: str) -> Draft:
    """The draft of a code. Raises Unreadable for anything that ``write_link`` did not write."""
    try:
        data = json.loads(unpack(code))
        if not isinstance(data, dict):
            raise _unreadable("it holds no situation")
        return read_text(json.dumps(data))
    except Unpackable as error:
        raise _unreadable(str(error)) from error
    except Unreadable:
        raise
    except StudError as error:
        raise Unreadable(error.problems) from error
    except (ValueError, RecursionError) as error:
        raise _unreadable("a part of it is missing or changed") from error


def _unreadable(why: str) -> Unreadable:
    return Unreadable([Problem("link", f"it leads to no situation: {why}", "the whole link")])
