"""How much lies in the middle: what was there before this street, and what the street has added."""

from __future__ import annotations

from collections.abc import Iterator

from scenarios.engine.actions import BringIn, Raise
from scenarios.engine.chips import Chips
from scenarios.engine.endings import Pot
from scenarios.engine.state import HandState, Street
from scenarios.questions.message import Messages, Seats, message
from scenarios.questions.question import Derivation, Step


def derive(state: HandState, named: tuple[Pot, ...] | None = None) -> tuple[Chips, Derivation]:
    """Every chip put in so far, antes and folded hands included, and the steps of the count.

    ``named`` are the pots before this street where they are given. A bet that nobody has called yet is counted: it lies
    in the middle until the betting is over.  Clauses: ``ante_apart``, ``table_stakes``.
    """
    added = sum(one.street_to for one in state.seats)
    before = state.pot - added if named is None else sum(pot.amount for pot in named)
    steps = [*_before(state, Chips(before), named), *_added(state, Chips(added))]
    if added and before:
        said = message("pot-count-step-sum", before=before, added=added, amount=before + added)
        steps.append(Step(said, state.rulebook.clause("table_stakes")))
    return Chips(before + added), Derivation(message("pot-count-verdict", amount=before + added), tuple(steps))


def _before(state: HandState, amount: Chips, named: tuple[Pot, ...] | None) -> Iterator[Step]:
    clause, ante = state.rulebook.clause("ante_apart"), state.stakes.ante
    if state.street is not Street.THIRD or named is not None:
        yield Step(message("pot-count-step-before", amount=amount), clause)
    elif amount == ante * len(state.seats):
        count = len(state.seats)
        yield Step(message("pot-count-step-antes-alike", count=count, ante=ante, amount=amount), clause)
    else:
        yield Step(message("pot-count-step-antes", amount=amount), clause)


def _added(state: HandState, amount: Chips) -> Iterator[Step]:
    clause = state.rulebook.clause("table_stakes")
    put = [one for one in state.seats if one.street_to]
    if not put:
        yield Step(message("pot-count-step-nothing"), clause)
        return
    listed = Messages(tuple(message("pot-count-say", seat=one.seat, amount=one.street_to) for one in put))
    seats = tuple(one.seat for one in put)
    yield Step(message("pot-count-step-street", put=listed, amount=amount), clause, (), seats)
    yield from _more_than_once(state)
    out = tuple(one.seat for one in put if not one.live)
    if out:
        yield Step(message("pot-count-step-folded", seats=Seats(out)), clause, (), out)
    short = tuple(one for one in put if one.all_in and one.street_to < state.round.to)
    for one in short:
        said = message("pot-count-step-all-in", seat=one.seat, amount=one.street_to)
        yield Step(said, clause, (), (one.seat,))


def _more_than_once(state: HandState) -> Iterator[Step]:
    """What a seat has put in holds what it put in before: its bring-in, and what it had in when it raised."""
    clause, acts = state.rulebook.clause("table_stakes"), state.acts
    for act in acts:
        paid = state.at(act.seat).street_to
        if isinstance(act, BringIn) and paid > act.to:
            said = message("pot-count-step-bring-in", seat=act.seat, bring_in=act.to, amount=paid)
            yield Step(said, clause, (), (act.seat,))
    raises = [act for act in acts if isinstance(act, Raise)]
    if raises:
        said = message("pot-count-step-total", seat=raises[-1].seat, amount=raises[-1].to)
        yield Step(said, clause, (), (raises[-1].seat,))
