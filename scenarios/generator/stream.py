"""Chance from a seed: the same on any machine and any Python, for ever.

Numbers come from SHA-256 over the stream's key and a counter. A stream is split by label, so that a new draw in one
place changes nothing elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_WORDS = Struct(">8I")


class SeedStream:
    """A sequence of draws that depends only on its seed and labels."""

    __slots__ = ("_counter", "_key", "_words")

    def __init__(self, *labels: object) -> None:
        self._key = sha256("\x1f".join(map(str, labels)).encode()).digest()
        self._counter = 0
        self._words: list[int] = []  # of 32 bits each, the next one last

    def _draw_words(self) -> list[int]:
        words = list(_WORDS.unpack(sha256(self._key + self._counter.to_bytes(8, "big")).digest()))
        words.reverse()
        self._counter += 1
        return words

    def split(self, *labels: object) -> SeedStream:
        """An independent stream for a purpose. Splitting draws nothing from this one."""
        return SeedStream(self._key.hex(), *labels)

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each equally likely. ``limit`` is 1 to 2**32."""
        reject_from = 2**32 - 2**32 % limit
        while True:
            words = self._words
            if not words:
                words = self._words = self._draw_words()
            word = words.pop()
            if word < reject_from:
                return word % limit

    def between(self, least: int, most: int) -> int:
        """A whole number from least to most, both included."""
        return least + self.below(most - least + 1)

    def chance(self, part: int, whole: int) -> bool:
        """True in ``part`` of ``whole`` cases."""
        return self.below(whole) < part

    def pick(self, among: Sequence[T]) -> T:
        """One of the values, each equally likely."""
        return among[self.below(len(among))]

    def shuffled(self, values: Sequence[T]) -> list[T]:
        """The values in random order (Fisher-Yates)."""
        mixed = list(values)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed

    def sample(self, values: Sequence[T], count: int) -> list[T]:
        """``count`` different values in random order. Draws only as often as needed."""
        mixed = list(values)
        left = len(mixed)
        for at in range(count):
            other = at + self.below(left - at)
            mixed[at], mixed[other] = mixed[other], mixed[at]
        return mixed[:count]
