"""How hard a question is, from 1 to 3, read off its reasons, its table and its wrong rules.

Whole points are added up for what has to be done in the head:

- ``STEP`` for each step of the derivation: a rule to know and to apply;
- ``EQUAL`` for each seat more than one that a step has to tell apart: ties and close calls are where answers go wrong;
- where seats are compared, one for each seat that may be the answer, and one for every ``CARDS`` of their cards that
  lie open: more to read, but reading is the easy part;
- where a seat's acts are asked for, ``ACT`` for each act of the street, all of which have to be followed in turn;
- ``TRAP`` for each wrong answer to which a wrong rule leads, slips apart;
- less one for every ``LUCKY`` wrong rules that happen to give the right answer: whoever believes them is right as well.

Up to the first of the kind's ``bounds`` is level 1, up to the second level 2, more are level 3. A level is meant among
the questions of a kind: where every seat has to be placed or every chip counted, the plainest question has more steps
than a hard one about a single seat. Bounds are chosen so that about a third of the questions is of each level, the
classes being equally frequent.
"""

from __future__ import annotations

from scenarios.questions.kind import Asked
from scenarios.questions.table import TableView

STEP, EQUAL, ACT, TRAP = 3, 2, 2, 2
CARDS, LUCKY = 8, 4


def difficulty(asked: Asked, table: TableView) -> int:
    """The level of a question: 1, 2 or 3."""
    found = points(asked, table)
    easy, medium = asked.bounds
    return 1 if found <= easy else 2 if found <= medium else 3


def points(asked: Asked, table: TableView) -> int:
    """What the question asks of a head, in points."""
    steps = asked.derivation.steps
    together = max((len(step.seats) for step in steps), default=0)
    lucky = sum(wrong.answer == asked.answer for wrong in asked.misconceptions)
    traps = len({wrong.answer for wrong in asked.misconceptions if not wrong.slip} - {asked.answer})
    thinking = STEP * len(steps) + EQUAL * max(together - 1, 0) + TRAP * traps - lucky // LUCKY
    return thinking + (_compared(table) if asked.to_act is None else ACT * len(table.acts))


def _compared(table: TableView) -> int:
    """The seats still in, and their cards that the learner sees."""
    able = [seat for seat in table.seats if not seat.folded]
    cards = sum(len(seat.up) + sum(card is not None for card in seat.down) for seat in able)
    return len(able) + cards // CARDS
