"""The exam pool: questions that were examined once and stay as they are. ``python -m tests.exam_pool`` writes it anew.

One question for each kind, rulebook, game and class: of five the one that tells most wrong rules apart, and only where
it keeps the whole contract. ``tests/tables/exam_pool.tsv`` has its share code, its class, a digest of what lies on the
table, and its answer. ``tests/test_exam_pool.py`` makes each again from its code: a question that comes out otherwise,
without its kind's version having risen, would change exams that were handed out.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from scenarios.make import make, recipe
from scenarios.questions.answer_json import to_json
from scenarios.questions.catalogue import kinds
from scenarios.questions.question import Item, told_apart
from scenarios.situation import to_data
from tests.contract import violations
from tests.contract.sample import Cell, cells

TABLE = Path(__file__).parent / "tables" / "exam_pool.tsv"
LOOKED_AT = 5
"""Questions of a cell of which one is taken."""


class Vetted(Struct, frozen=True):
    """A line of the table."""

    code: str
    situation_class: str
    hand: str
    answer: str

    @classmethod
    def of(cls, item: Item) -> Vetted:
        """What of an item must stay."""
        hand = json.dumps(to_data(item.state), sort_keys=True)
        answer = json.dumps(to_json(item.key.answer), sort_keys=True, separators=(",", ":"))
        return cls(item.code, item.skill.situation_class, sha256(hand.encode()).hexdigest()[:12], answer)

    @property
    def line(self) -> str:
        return "\t".join((self.code, self.situation_class, self.hand, self.answer))


def vetted() -> tuple[Vetted, ...]:
    """The table's lines. A heading and comments begin with ``#``."""
    lines = TABLE.read_text("utf-8").splitlines()
    return tuple(Vetted(*line.split("\t")) for line in lines if not line.startswith("#"))


def chosen(cell: Cell) -> Item:
    """The cell's question. Raises ValueError where it does not keep the contract."""
    kind, rulebook, game, situation_class = cell
    items = [make(recipe(kind, rulebook, game, situation_class, seed=seed)) for seed in range(LOOKED_AT)]
    item = max(items, key=told_apart)
    if broken := violations(item):
        raise ValueError(f"{item.code}: {'; '.join(broken)}")
    return item


def lines() -> Iterator[str]:
    """The whole table."""
    yield "# share code\tclass\tdigest of the hand\tanswer"
    for kind in kinds():
        for cell in cells(kind):
            yield Vetted.of(chosen(cell)).line


if __name__ == "__main__":
    TABLE.write_text("\n".join(lines()) + "\n", "utf-8")
    print(f"{len(vetted())} questions", file=sys.stderr)
