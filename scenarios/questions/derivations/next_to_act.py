"""Whose turn it is, and why: from a ``NextToActRuling`` to its steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scenarios.engine.actions import BringIn
from scenarios.engine.chips import Seat
from scenarios.engine.rulings import NextToActRuling
from scenarios.engine.state import HandState, Status, Street
from scenarios.engine.turns import clockwise, still_to_act
from scenarios.questions.answers import SeatAnswer
from scenarios.questions.message import Message, Seats, message
from scenarios.questions.question import Derivation, Other, Step


def derive(state: HandState, ruling: NextToActRuling) -> Derivation:
    """The steps: who acted last, whom the action passes over, and what the seat has to answer; or why nobody acts."""
    if ruling.seat is None:
        return Derivation(message("next-to-act-verdict-closed"), tuple(_closed(state, ruling)))
    last = state.round.last
    verdict = message("next-to-act-verdict", seat=ruling.seat)
    if last is None:
        return Derivation(verdict, (_opens(state, ruling.seat),))
    steps = [
        Step(message("next-to-act-step-last", last=last), state.rulebook.clause("turns_clockwise"), (), (last,)),
        *_passes(state, ruling.seat),
        _must_act(state, ruling.seat),
    ]
    return Derivation(verdict, tuple(steps))


def derive_uncontested(state: HandState) -> Derivation:
    """Why the last seat left wins: for a ``WinnersRuling`` that is uncontested."""
    return Derivation(message("next-to-act-verdict-one-left", seat=state.live[0].seat), (_one_left(state),))


def _one_left(state: HandState) -> Step:
    seats = tuple(one.seat for one in state.live)
    return Step(message("next-to-act-step-one-left"), state.rulebook.clause("round_closes"), (), seats)


def _opens(state: HandState, seat: Seat) -> Step:
    if state.street is Street.THIRD:
        said, clause = message("next-to-act-step-brings-in", seat=seat), "lowest_card_opens"
    else:
        said, clause = message("next-to-act-step-opens", seat=seat), "best_board_opens"
    return Step(said, state.rulebook.clause(clause), state.at(seat).up, (seat,))


def passed_over(state: HandState, seat: Seat) -> tuple[Seat, ...]:
    """The seats between the last to act and the next, in order."""
    between = list[Seat]()
    for one in clockwise(state, seat if state.round.last is None else state.round.last):
        if one.seat == seat:
            break
        between.append(one.seat)
    return tuple(between)


def _passes(state: HandState, seat: Seat) -> Iterator[Step]:
    """Why the action passes over the seats between: they have folded, are all-in, or have nothing to decide."""
    over = [state.at(one) for one in passed_over(state, seat)]
    folded = tuple(one.seat for one in over if one.status is Status.FOLDED)
    all_in = tuple(one.seat for one in over if one.all_in)
    rest = tuple(one.seat for one in over if one.seat not in (*folded, *all_in))
    for name, clause, seats in (
        ("passed-folded", "turns_clockwise", folded),
        ("passed-all-in", "table_stakes", all_in),
        ("passed-over", "turns_clockwise", rest),
    ):
        if seats:
            said = message(f"next-to-act-step-{name}", seats=Seats(seats))
            yield Step(said, state.rulebook.clause(clause), (), seats)


def _must_act(state: HandState, seat: Seat) -> Step:
    one, now = state.at(seat), state.round
    owed, clause = now.to - one.street_to, "round_closes"
    acts = [act for act in state.acts if act.seat == seat]
    if owed <= 0:
        said = message("next-to-act-step-not-acted", seat=seat)
    elif not acts or now.aggressor is None:
        said = message("next-to-act-step-owes", seat=seat, owed=owed)
    elif [type(act) for act in acts] == [BringIn]:
        said = message("next-to-act-step-bring-in-owes", seat=seat, put=one.street_to, owed=owed)
    elif seat in dict(now.acted):
        said, clause = message("next-to-act-step-short-owes", seat=seat, by=now.aggressor, owed=owed), "reopens_at"
    else:
        said = message("next-to-act-step-owes-again", seat=seat, by=now.aggressor, owed=owed)
    return Step(said, state.rulebook.clause(clause), (), (seat,))


def _closed(state: HandState, ruling: NextToActRuling) -> Iterator[Step]:
    rulebook, now = state.rulebook, state.round
    if ruling.closed == "one-left":
        yield _one_left(state)
        return
    able = tuple(one.seat for one in state.live if one.can_act)
    live = tuple(one.seat for one in state.live)
    acted = {act.seat for act in state.acts}
    if ruling.closed == "matched" and acted.issuperset(able):
        name = "matched" if now.to else "checked"
        yield Step(
            message(f"next-to-act-step-{name}", **({"amount": now.to} if now.to else {})),
            rulebook.clause("round_closes"), (), live,
        )  # fmt: skip
    if len(able) == 1:
        yield Step(message("next-to-act-step-no-opponent", seat=able[0]), rulebook.clause("table_stakes"), (), able)
    elif not able:
        yield Step(message("next-to-act-step-no-betting"), rulebook.clause("table_stakes"), (), live)
    elif now.to and now.aggressor in able:
        name = "own-wager" if now.level else "no-option"
        said = message(f"next-to-act-step-{name}", seat=now.aggressor)
        yield Step(said, rulebook.clause("round_closes"), (), (now.aggressor,))


def why_not(state: HandState, ruling: NextToActRuling, offered: Sequence[Seat]) -> Iterator[Other]:
    """What decides against each other seat offered, in their order."""
    to_come = tuple(still_to_act(state))
    for seat in offered:
        if seat != ruling.seat:
            yield Other(SeatAnswer(seat), _against(state, ruling.seat, seat, to_come))


def _against(state: HandState, turn: Seat | None, seat: Seat, to_come: tuple[Seat, ...]) -> Message:
    one = state.at(seat)
    if one.status is Status.FOLDED:
        return message("next-to-act-other-folded", seat=seat)
    if one.all_in:
        return message("next-to-act-other-all-in", seat=seat)
    if turn is not None and seat in to_come:
        return message("next-to-act-other-after", seat=seat, turn=turn)
    if sum(other.can_act for other in state.seats) < 2:
        return message("next-to-act-other-no-opponent", seat=seat)
    if seat == state.round.aggressor:
        return message(f"next-to-act-other-{'own-wager' if state.round.level else 'no-option'}", seat=seat)
    return message("next-to-act-other-done", seat=seat)
