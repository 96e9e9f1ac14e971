"""How much lies in the middle: what was there before this street, and what the street has added."""

from __future__ import annotations

from collections.abc import Iterator

from scenarios.engine.chips import Chips
from scenarios.engine.endings import Pot
from scenarios.engine.state import HandState, Street
from scenarios.questions.message import Messages, message
from scenarios.questions.question import Derivation, Step


def derive(state: HandState, named: tuple[Pot, ...] | None = None) -> tuple[Chips, Derivation]:
    """Every chip put in so far, antes and folded hands included, and the steps of the count.

    ``named`` are the pots before this street where they are given. A bet that nobody has called yet is counted: it lies
    in the middle until the betting is over.  Clauses: ``ante_apart``, ``table_stakes``.
    """
    added = sum(one.street_to for one in state.seats)
    before = state.pot - added if named is None else sum(pot.amount for pot in named)
    steps = (*_before(state, Chips(before), named), *_added(state, Chips(added)))
    return Chips(before + added), Derivation(message("pot-count-verdict", amount=before + added), steps)


def _before(state: HandState, amount: Chips, named: tuple[Pot, ...] | None) -> Iterator[Step]:
    third = state.street is Street.THIRD and named is None
    said = message("pot-count-step-antes" if third else "pot-count-step-before", amount=amount)
    yield Step(said, state.rulebook.clause("ante_apart"))


def _added(state: HandState, amount: Chips) -> Iterator[Step]:
    clause = state.rulebook.clause("table_stakes")
    put = [one for one in state.seats if one.street_to]
    if not put:
        yield Step(message("pot-count-step-nothing"), clause)
        return
    listed = Messages(tuple(message("pot-count-say", seat=one.seat, amount=one.street_to) for one in put))
    seats = tuple(one.seat for one in put)
    yield Step(message("pot-count-step-street", put=listed, amount=amount), clause, (), seats)
    if any(not one.live for one in put):
        out = tuple(one.seat for one in put if not one.live)
        yield Step(message("pot-count-step-folded"), clause, (), out)
