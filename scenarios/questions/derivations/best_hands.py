"""What each seat's best five cards are, from a ``HandsRuling`` to its steps; one seat's hand, with what misleads."""

from __future__ import annotations

from collections.abc import Iterator

from scenarios.engine.cards import Card, Rank
from scenarios.engine.chips import Seat
from scenarios.engine.high import Category, HighHand, high_value
from scenarios.engine.low import LowHand, best_low_razz, low_razz_value
from scenarios.engine.rulebook import Game
from scenarios.engine.rulings import HandsRuling
from scenarios.engine.state import HandState
from scenarios.generator.hand_looks import lowest_with_pairs, three_pairs
from scenarios.questions.labels import high_label, low_label
from scenarios.questions.message import Cards, Message, message
from scenarios.questions.question import Derivation, Step


def derive(state: HandState, ruling: HandsRuling) -> Derivation:
    """The steps: for each seat the five cards that are its high hand, and those that are its low."""
    highs, lows = dict(ruling.highs), dict(ruling.lows)
    steps: list[Step] = []
    for one in state.live:
        if one.seat in highs:
            steps.append(_high(state, one.seat, highs[one.seat]))
        if one.seat in lows:
            steps.append(_low(state, one.seat, lows[one.seat]))
    return Derivation(message("best-hands-verdict"), tuple(steps))


def _high(state: HandState, seat: Seat, high: HighHand) -> Step:
    said = message("best-hands-step-high", seat=seat, cards=Cards(high.cards), hand=high_label(high))
    return Step(said, state.rulebook.clause("high_ranking"), high.cards, (seat,))


def _low(state: HandState, seat: Seat, low: LowHand | None) -> Step:
    clause = state.rulebook.clause("low_razz" if state.game is Game.RAZZ else "low_eight")
    if low is None:
        return Step(message("best-hands-step-no-low", seat=seat), clause, (), (seat,))
    said = message("best-hands-step-low", seat=seat, cards=Cards(low.cards), hand=low_label(low))
    return Step(said, clause, low.cards, (seat,))


def derive_one(state: HandState, seat: Seat, cards: tuple[Card, ...], hand: HighHand | LowHand | None) -> Derivation:
    """The steps to one seat's best hand of one side: what counts, what misleads, the five. None is no low."""
    rulebook = state.rulebook
    counts = Step(message("best-hands-step-counts", seat=seat), rulebook.clause("five_of_seven"), cards, (seat,))
    if isinstance(hand, HighHand):
        result = _high(state, seat, hand)
        steps = (counts, *_misleading_high(state, seat, cards, hand), result)
        return Derivation(_verdict(seat, hand.cards, high_label(hand)), steps)
    result = _low(state, seat, hand)
    steps = (counts, *_misleading_low(state, seat, cards, hand), result)
    if hand is None:
        return Derivation(message("best-hands-verdict-no-low", seat=seat), steps)
    return Derivation(_verdict(seat, hand.cards, low_label(hand)), steps)


def _verdict(seat: Seat, five: tuple[Card, ...], label: Message) -> Message:
    return message("best-hands-verdict-one", seat=seat, cards=Cards(five), hand=label)


def _misleading_high(state: HandState, seat: Seat, cards: tuple[Card, ...], hand: HighHand) -> Iterator[Step]:
    ranking, five = state.rulebook.clause("high_ranking"), state.rulebook.clause("five_of_seven")
    match hand.category:
        case Category.TWO_PAIR if three_pairs(cards):
            paired = tuple(card for card in sorted(cards, reverse=True) if _count(cards, card) == 2)
            yield Step(message("best-hands-step-third-pair", cards=Cards(paired)), five, paired, (seat,))
        case Category.FULL_HOUSE:
            yield Step(message("best-hands-step-full-house"), ranking, (), (seat,))
        case Category.STRAIGHT if hand.ranks[0] is Rank.FIVE:
            yield Step(message("winners-step-wheel", seat=seat), ranking, (), (seat,))
        case Category.STRAIGHT:
            yield Step(message("best-hands-step-straight"), ranking, (), (seat,))
        case Category.STRAIGHT_FLUSH:
            yield Step(message("best-hands-step-straight-flush"), ranking, (), (seat,))
        case Category.FLUSH:
            yield Step(message("best-hands-step-flush"), ranking, (), (seat,))
        case Category.HIGH_CARD:
            yield Step(message("best-hands-step-high-card"), ranking, (), (seat,))
        case _:
            yield Step(message("best-hands-step-kickers"), ranking, (), (seat,))


def _misleading_low(state: HandState, seat: Seat, cards: tuple[Card, ...], low: LowHand | None) -> Iterator[Step]:
    razz = state.game is Game.RAZZ
    clause = state.rulebook.clause("low_razz" if razz else "low_eight")
    yield Step(message(f"best-hands-step-counts-{'razz' if razz else 'low'}"), clause)
    lowest = tuple(sorted(cards, key=lambda card: (card.rank.low, card))[4::-1])
    if low is None:
        if low_razz_value(cards) >> 16 == 9:
            nearest = best_low_razz(cards).cards
            yield Step(message("best-hands-step-nine", cards=Cards(nearest)), clause, nearest, (seat,))
        else:
            yield Step(message("best-hands-step-paired-away", cards=Cards(lowest)), clause, lowest, (seat,))
    elif low.paired:
        yield Step(message("best-hands-step-must-pair"), clause, (), (seat,))
    elif high_value(low.cards) >> 20 >= Category.STRAIGHT:
        yield Step(message("best-hands-step-straight-ignored"), clause, (), (seat,))
    elif lowest_with_pairs(cards) != low.ranks:
        yield Step(message("best-hands-step-counts-once", cards=Cards(lowest)), clause, lowest, (seat,))
    elif low.ranks[0] >= 9:
        yield Step(message("winners-step-razz-no-qualifier"), clause, (), (seat,))


def _count(cards: tuple[Card, ...], card: Card) -> int:
    return sum(other.rank is card.rank for other in cards)
