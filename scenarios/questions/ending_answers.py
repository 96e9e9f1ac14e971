"""How a hand ends as plain values, as answers are written: hands, pots, payments, order of showing, last card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scenarios.engine.cards import notation
from scenarios.engine.chips import Seat
from scenarios.engine.endings import LastDeal, Paid, PotsRuling
from scenarios.engine.high import HighHand
from scenarios.engine.low import LowHand
from scenarios.engine.rulings import HandsRuling


def pots_json(ruling: PotsRuling) -> dict[str, Any]:
    """The pots, the main pot first, and what goes back to whom."""
    return {
        "pots": [{"amount": pot.amount, "seats": sorted(pot.seats)} for pot in ruling.pots],
        "returned": {str(seat): chips for seat, chips in ruling.returned},
    }


def awards_json(paid: Paid) -> dict[str, Any]:
    """What each seat still in is paid, 0 for nothing."""
    return {"awards": {str(seat): chips for seat, chips in sorted(paid)}}


def show_order_json(order: tuple[Seat, ...], at_once: bool) -> dict[str, Any]:
    """The seats in the order of showing; none where all show together, who then stand in ``at_once``."""
    return {"order": [], "at_once": sorted(order)} if at_once else {"order": list(order)}


def last_deal_json(deal: LastDeal, stub: int) -> dict[str, Any]:
    """How seventh street is dealt from a stub."""
    return {"method": deal.method.value, "stub": stub, "mix_burns": deal.mix_burns, "burn": deal.burn}


def hands_json(ruling: HandsRuling, seats: Sequence[Seat]) -> dict[str, Any]:
    """Each seat's best hands, None on a side where it has none."""
    highs, lows = dict(ruling.highs), dict(ruling.lows)
    return {"hands": {str(seat): {"high": _high(highs.get(seat)), "low": _low(lows.get(seat))} for seat in seats}}


def _high(hand: HighHand | None) -> dict[str, str] | None:
    if hand is None:
        return None
    return {"category": hand.category.name.lower().replace("_", " "), "cards": notation(hand.cards)}


def _low(hand: LowHand | None) -> dict[str, str] | None:
    return None if hand is None else {"cards": notation(hand.cards)}
