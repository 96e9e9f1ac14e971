"""Chance from a seed: the same on any machine and any Python, for ever.

Numbers come from SHA-256 over the stream's key and a counter. A stream is split by label, so that a new draw in one
place changes nothing elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


class SeedStream:
    """A sequence of draws that depends only on its seed and labels."""

    __slots__ = ("_key", "_words")

    def __init__(self, *labels: object) -> None:
        self._key = sha256("\x1f".join(map(str, labels)).encode()).digest()
        self._words = self._draw_words()

    def _draw_words(self) -> Iterator[int]:
        counter = 0
        while True:
            block = sha256(self._key + counter.to_bytes(8, "big")).digest()
            for at in range(0, 32, 4):
                yield int.from_bytes(block[at : at + 4], "big")
            counter += 1

    def split(self, *labels: object) -> SeedStream:
        """An independent stream for a purpose. Splitting draws nothing from this one."""
        return SeedStream(self._key.hex(), *labels)

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each equally likely. ``limit`` is 1 to 2**32."""
        reject_from = 2**32 - 2**32 % limit
        while (word := next(self._words)) >= reject_from:
            pass
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
        for at in range(count):
            other = at + self.below(len(mixed) - at)
            mixed[at], mixed[other] = mixed[other], mixed[at]
        return mixed[:count]
