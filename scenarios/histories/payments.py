"""What a record says was paid, and whether the rules pay the same.

A record may leave out the rake or a bet that went back; then only the seats that were paid can be compared.
"""

from __future__ import annotations

from scenarios.engine.awards import awards
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.endings import AwardsRuling, Pot
from scenarios.engine.errors import NotTheTime
from scenarios.engine.play import over
from scenarios.engine.pots import pots
from scenarios.engine.state import HandState
from scenarios.histories.record import Payment, RecordedHand


def paid_by_the_rules(end: HandState) -> AwardsRuling | None:
    """The awards of a hand at its end, or None where it has none: not over, or a hand was not shown."""
    if not over(end):
        return None
    try:
        return awards(end)
    except NotTheTime:
        return None


def agrees(hand: RecordedHand, end: HandState, ruling: AwardsRuling | None) -> bool | None:
    """Whether the seats paid are those on record, and the amounts too where the record adds up; None: cannot be said.

    A record without anyone paid says nothing. The rake comes off before a pot is divided; with several pots no record
    says of which, so that only the seats are compared.
    """
    payment = _payment(hand, end)
    if payment is None or not payment.paid or ruling is None or ruling.pots is None:
        return None
    back = ruling.pots.returned
    if _winners(ruling) != _seats_paid(payment, back):
        return False
    received = _added(payment.paid, () if payment.within else payment.returned)
    made = ruling.pots.pots
    if sum(received.values()) + payment.rake != end.pot or (payment.rake and len(made) > 1):
        return True
    if payment.rake:
        (pot,) = made
        ruling = awards(end, (Pot(Chips(pot.amount - payment.rake), pot.seats),))
    return _added(ruling.awards, back) == received


def _payment(hand: RecordedHand, end: HandState) -> Payment | None:
    """What was paid: as recorded, or what the stacks at the end have more than was left behind."""
    if hand.payment is not None or not hand.final:
        return hand.payment
    paid = tuple((seat, Chips(stack - end.at(seat).stack)) for seat, stack in hand.final)
    return Payment(paid, pots(end).returned, Chips(0), within=True)


def _winners(ruling: AwardsRuling) -> set[Seat]:
    return {seat for seat, chips in ruling.awards if chips}


def _seats_paid(payment: Payment, back: tuple[tuple[Seat, Chips], ...]) -> set[Seat]:
    """The seats paid out of a pot: a bet that went back, as recorded or by the rules, is no payment."""
    returned = dict(payment.returned or back) if payment.within else {}
    return {seat for seat, chips in _added(payment.paid, ()).items() if chips > returned.get(seat, 0)}


def _added(one: tuple[tuple[Seat, Chips], ...], other: tuple[tuple[Seat, Chips], ...]) -> dict[Seat, int]:
    """Chips by seat, without the seats that got none."""
    total: dict[Seat, int] = {}
    for seat, chips in (*one, *other):
        if chips:
            total[seat] = total.get(seat, 0) + chips
    return total
