"""What each seat's best five cards are: from a ``HandsRuling`` to its steps."""

from __future__ import annotations

from scenarios.engine.rulebook import Game
from scenarios.engine.rulings import HandsRuling
from scenarios.engine.state import HandState
from scenarios.questions.labels import high_label, low_label
from scenarios.questions.message import Cards, message
from scenarios.questions.question import Derivation, Step


def derive(state: HandState, ruling: HandsRuling) -> Derivation:
    """The steps: for each seat the five cards that are its high hand, and those that are its low."""
    rulebook = state.rulebook
    low_clause = "low_razz" if state.game is Game.RAZZ else "low_eight"
    highs, lows = dict(ruling.highs), dict(ruling.lows)
    steps: list[Step] = []
    for one in state.live:
        seat = one.seat
        if seat in highs:
            high = highs[seat]
            said = message("best-hands-step-high", seat=seat, cards=Cards(high.cards), hand=high_label(high))
            steps.append(Step(said, rulebook.clause("high_ranking"), high.cards, (seat,)))
        if seat in lows:
            low = lows[seat]
            held = () if low is None else low.cards
            if low is None:
                said = message("best-hands-step-no-low", seat=seat)
            else:
                said = message("best-hands-step-low", seat=seat, cards=Cards(held), hand=low_label(low))
            steps.append(Step(said, rulebook.clause(low_clause), held, (seat,)))
    return Derivation(message("best-hands-verdict"), tuple(steps))
