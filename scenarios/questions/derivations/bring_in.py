"""Why a seat brings it in, and why no other does: from a ``BringInRuling`` to its steps."""

from __future__ import annotations

from collections.abc import Iterator

from scenarios.engine.cards import Card, Rank
from scenarios.engine.chips import Seat
from scenarios.engine.rulebook import Game, LowCardAllIn
from scenarios.engine.rulings import BringInRuling, DecidedBy
from scenarios.engine.state import HandState, Status
from scenarios.questions.answers import SeatAnswer
from scenarios.questions.message import Cards, Message, Seats, Suits, message
from scenarios.questions.question import Derivation, Other, Step


def derive(state: HandState, ruling: BringInRuling) -> Derivation:
    """The steps: the card that decides, the suit where ranks are equal, who opens where that seat cannot."""
    rulebook = state.rulebook
    doors = dict(ruling.doors)
    low = ruling.low_card_seat
    end = "highest" if state.game is Game.RAZZ else "lowest"
    steps: list[Step] = []
    tied = ruling.tied
    rank = doors[low].rank
    if len(tied) == 1:
        steps.append(
            Step(
                message(f"bring-in-step-{end}", seat=low, card=doors[low]),
                rulebook.clause("lowest_card_opens"), (doors[low],), (low,),
            )
        )  # fmt: skip
    else:
        cards = tuple(doors[seat] for seat in tied)
        steps += [
            Step(
                message(f"bring-in-step-tied-{end}", seats=Seats(tied), count=len(tied), rank=rank, cards=Cards(cards)),
                rulebook.clause("lowest_card_opens"), cards, tied,
            ),
            Step(
                message(f"bring-in-step-suit-{end}", suits=Suits(rulebook.suit_order), card=doors[low], seat=low),
                rulebook.clause("suit_order"), cards, tied,
            ),
        ]  # fmt: skip
    aces = tuple(card for _, card in ruling.doors if card.rank is Rank.ACE)
    if aces and rank is not Rank.ACE:
        steps.insert(0, _ace_step(state, aces))
    steps += _who_opens(state, ruling, doors)
    return Derivation(_verdict(ruling), tuple(steps))


def _ace_step(state: HandState, aces: tuple[Card, ...]) -> Step:
    low = state.game is Game.RAZZ or state.rulebook.bring_in_ace.value == "low"
    clause = state.rulebook.clause("low_razz" if state.game is Game.RAZZ else "bring_in_ace")
    return Step(message(f"bring-in-step-ace-{'low' if low else 'high'}"), clause, aces)


def _who_opens(state: HandState, ruling: BringInRuling, doors: dict[Seat, Card]) -> list[Step]:
    rulebook, low = state.rulebook, ruling.low_card_seat
    if ruling.absent:
        return [
            Step(message("bring-in-step-absent", seat=low), rulebook.clause("absent_low_card"), (doors[low],), (low,))
        ]
    if ruling.seat is None:
        return [Step(message("bring-in-step-nobody"), rulebook.clause("table_stakes"))]
    if ruling.decided_by is not DecidedBy.ALL_IN:
        return []
    return [
        Step(message("bring-in-step-all-in", seat=low), rulebook.clause("table_stakes"), (doors[low],), (low,)),
        Step(
            message(f"bring-in-step-{rulebook.low_card_all_in.value}", seat=ruling.seat, low=low),
            rulebook.clause("low_card_all_in"), (), (ruling.seat,),
        ),
    ]  # fmt: skip


def _verdict(ruling: BringInRuling) -> Message:
    if ruling.seat is None:
        return message("bring-in-verdict-nobody")
    if ruling.absent:
        return message("bring-in-verdict-absent", seat=ruling.seat)
    if ruling.decided_by is DecidedBy.ALL_IN:
        return message("bring-in-verdict-instead", seat=ruling.seat, low=ruling.low_card_seat)
    return message("bring-in-verdict", seat=ruling.seat)


def why_not(state: HandState, ruling: BringInRuling) -> Iterator[Other]:
    """What decides against each other seat dealt in, in dealing order; nothing where nobody opens.

    Its door card against the one that opens. Where the duty passed on, first that a seat has no chips or is away, then
    its place, or its card under ``next-lowest``.
    """
    opener = ruling.seat
    if opener is None:
        return
    for seat, _ in ruling.doors:
        if seat != opener:
            decide = _passed_by if ruling.decided_by is DecidedBy.ALL_IN else _door_card
            yield Other(SeatAnswer(seat), decide(state, ruling, seat, opener))


def _passed_by(state: HandState, ruling: BringInRuling, seat: Seat, opener: Seat) -> Message:
    one, low = state.at(seat), ruling.low_card_seat
    if seat == low:
        end = "highest" if state.game is Game.RAZZ else "lowest"
        return message(f"bring-in-other-{end}-all-in", seat=seat)
    if one.status is Status.ABSENT:
        return message("bring-in-other-away", seat=seat)
    if not one.can_act:
        return message("bring-in-step-all-in", seat=seat)
    if state.rulebook.low_card_all_in is LowCardAllIn.NEXT_LOWEST:
        return _door_card(state, ruling, seat, opener)
    return message("bring-in-other-after", seat=seat, opener=opener, low=low)


def _door_card(state: HandState, ruling: BringInRuling, seat: Seat, opener: Seat) -> Message:
    """The opener's card is the lowest (in razz the highest) of those that can open: this one is on the other side."""
    doors = dict(ruling.doors)
    card, than = doors[seat], doors[opener]
    side = "lower" if state.game is Game.RAZZ else "higher"
    alike = "suit-" if card.rank is than.rank else ""
    return message(f"bring-in-other-{alike}{side}", seat=seat, card=card, than=than)
