"""What is wrong with the cards themselves: turned round in the deck, not of it, or one too many."""

from __future__ import annotations

from scenarios.engine.chips import Seat
from scenarios.engine.incidents import IncidentRuling, Outcome, floor, ruling
from scenarios.engine.misdeals import misdeal, substantial_action, unclear
from scenarios.engine.procedures import BoxedCard, FouledDeck, Joker
from scenarios.engine.state import HandState


def boxed_cards(state: HandState, cards: int) -> IncidentRuling:
    """Cards lying the wrong way round in the deck: one is a scrap of paper, two a misdeal. Clause: ``boxed_card``."""
    match state.rulebook.procedures.boxed_card:
        case BoxedCard.BLANK_THEN_MISDEAL if cards == 1:
            return ruling(Outcome.PLAY_ON, "boxed_card")
        case BoxedCard.BLANK_THEN_MISDEAL | BoxedCard.MISDEAL_FROM_TWO if cards >= 2:
            return misdeal(state, "boxed_card")
        case BoxedCard.BLANK_THEN_MISDEAL | BoxedCard.MISDEAL_FROM_TWO | BoxedCard.UNSETTLED:
            return floor("boxed_card")


def fouled_deck(state: HandState, *, in_stub: bool) -> IncidentRuling:
    """Two equal cards or a strange back: the hand is void whenever that is found. Clause: ``fouled_deck``.

    Where it is seen in the stub alone, after substantial action, play may stand.
    """
    match state.rulebook.procedures.fouled_deck:
        case FouledDeck.VOID_UNLESS_IN_STUB if in_stub:
            reached = substantial_action(state)
            if reached is None:
                return unclear(state)
            return IncidentRuling(Outcome.PLAY_ON if reached else Outcome.VOID, "fouled_deck", weighed=True)
        case FouledDeck.VOID | FouledDeck.VOID_UNLESS_IN_STUB:
            return ruling(Outcome.VOID, "fouled_deck")
        case FouledDeck.UNSETTLED:
            return floor("fouled_deck")


def joker(state: HandState, seat: Seat, *, acted: bool) -> IncidentRuling:
    """A joker among a seat's cards: put right until its holder acts, or a misdeal until there is substantial action.

    Whose action ends the time for a misdeal is not said, so that one who has acted before it makes that unclear.

    Clauses: ``joker``, ``substantial_action``.
    """
    match state.rulebook.procedures.joker:
        case Joker.REPLACED_THEN_DEAD:
            if acted:
                return ruling(Outcome.DEAD_HAND, "joker", seat=seat)
            return ruling(Outcome.REPLACED, "joker", seat=seat)
        case Joker.MISDEAL_THEN_SCRAP:
            reached = substantial_action(state)
            if reached is None or (acted and not reached):
                return unclear(state)
            return ruling(Outcome.PLAY_ON, "joker", seat=seat) if reached else misdeal(state, "joker")
        case Joker.UNSETTLED:
            return floor("joker")
