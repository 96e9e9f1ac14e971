"""What the pots are: from a ``PotsRuling`` to its steps."""

from __future__ import annotations

from collections.abc import Iterator

from scenarios.engine.chips import NOTHING
from scenarios.engine.endings import PotsRuling
from scenarios.engine.state import HandState
from scenarios.questions.message import Arg, Message, Messages, Seats, message
from scenarios.questions.question import Derivation, Step


def derive(state: HandState, ruling: PotsRuling) -> Derivation:
    """The steps: what goes back, each pot from the main pot on, and what folded seats have left in them."""
    steps = (*returned(state, ruling), *_layers(state, ruling), *_folded(state, ruling))
    return Derivation(message("pots-verdict", pots=Messages(tuple(_named(ruling)))), steps)


def _named(ruling: PotsRuling) -> Iterator[Message]:
    """Each pot with its chips and the seats that can win it, and what goes back."""
    for at, pot in enumerate(ruling.pots):
        shown: dict[str, Arg] = {"amount": pot.amount, "seats": Seats(tuple(sorted(pot.seats)))}
        if at:
            yield message("pots-say-side", number=at, **shown)
        else:
            yield message("pots-say-main" if len(ruling.pots) > 1 else "pots-say-only", **shown)
    for seat, chips in ruling.returned:
        yield message("pots-say-back", seat=seat, amount=chips)


def returned(state: HandState, ruling: PotsRuling) -> tuple[Step, ...]:
    """The bet that nobody called."""
    return tuple(
        Step(message("pots-step-returned", seat=seat, amount=chips), state.rulebook.clause("table_stakes"), (), (seat,))
        for seat, chips in ruling.returned
    )


def _layers(state: HandState, ruling: PotsRuling) -> Iterator[Step]:
    clause = state.rulebook.clause("table_stakes")
    if len(ruling.pots) < 2:
        seats = tuple(one.seat for one in state.live)
        name = "pots-step-one-after" if ruling.returned and len(seats) > 1 else "pots-step-one"
        yield Step(message(name, seats=Seats(seats)), clause, (), seats)
        return
    below = NOTHING
    for at, (pot, upto) in enumerate(zip(ruling.pots, ruling.upto, strict=True)):
        seats = pot.seats
        if at:
            said = message(
                "pots-step-side", number=at, amount=pot.amount, seats=Seats(seats), upto=upto, below=below
            )  # fmt: skip
        else:
            said = message("pots-step-main", amount=pot.amount, seats=Seats(seats), upto=upto)
        yield Step(said, clause, (), seats)
        below = upto


def _folded(state: HandState, ruling: PotsRuling) -> Iterator[Step]:
    live = {one.seat for one in state.live}
    out = tuple(seat for seat, chips in ruling.put if chips and seat not in live)
    if out:
        said = message("pots-step-folded", seats=Seats(out))
        yield Step(said, state.rulebook.clause("table_stakes"), (), out)
    if ruling.above and len(ruling.pots) > 1:
        said = message("pots-step-above", amount=ruling.above)
        yield Step(said, state.rulebook.clause("table_stakes"))
