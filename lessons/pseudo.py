"""A language for tests: English with accents and a quarter longer, or turned round.

What appears without accents never went through a message; what is cut off will be cut off in German; what stands on the
wrong side in ``qps-rtl`` will stand there in Arabic.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Voice: TypeAlias = Callable[[str], str]
_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED = "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"
_TABLE = str.maketrans(_PLAIN, _ACCENTED)
_VOWELS = frozenset("aeiou")
_OVERRIDE, _POP = "\u202e", "\u202c"


def accent(text: str) -> str:
    """The text with an accent on each letter and each vowel doubled: "check" is "çĥééçķ"."""
    return "".join(letter.translate(_TABLE) * (2 if letter in _VOWELS else 1) for letter in text)


def mirror(text: str) -> str:
    """The text written from right to left. Spaces at the ends stay outside, where lines break."""
    core = text.strip()
    if not core:
        return text
    start = text.index(core)
    return text[:start] + _OVERRIDE + core + _POP + text[start + len(core) :]


def voice(tag: str) -> Voice:
    """How the language of a tag, ``qps`` or ``qps-rtl``, says an English text."""
    return mirror if tag == "qps-rtl" else accent
