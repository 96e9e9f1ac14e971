"""How long it takes to make an item of each kind, over every rulebook, game and class the kind asks about."""

from __future__ import annotations

from statistics import median, quantiles
from time import process_time

from msgspec import Struct

from scenarios.make import make
from scenarios.questions.catalogue import kinds
from tests.contract.sample import cells, recipes

AT_LEAST = 600


class ItemSpeed(Struct, frozen=True):
    """Milliseconds of processor time an item of one kind takes: half of them ``median`` or less, 99 of 100 ``p99``."""

    kind: str
    items: int
    per_second: float
    median: float
    p99: float


def bench_items(at_least: int = AT_LEAST) -> list[ItemSpeed]:
    """The speed of each kind over whole rotations of its cells; one rotation before them is not measured."""
    return [_speed(kind, at_least) for kind in kinds()]


def _speed(kind: str, at_least: int) -> ItemSpeed:
    rotation = len(cells(kind))
    for asked in recipes(kind, rotation, first_seed=1_000_000):
        make(asked)
    took = []
    for asked in recipes(kind, rotation * -(-at_least // rotation)):
        began = process_time()
        make(asked)
        took.append(1000 * (process_time() - began))
    return ItemSpeed(kind, len(took), 1000 * len(took) / sum(took), median(took), quantiles(took, n=100)[98])
