"""Whose turn it is: who opens each street, who comes next, and when a round is over."""

from __future__ import annotations

from collections.abc import Iterator

from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.engine.errors import NotTheTime, Problem
from scenarios.engine.latest import latest
from scenarios.engine.rulebook import (
    AbsentLowCard,
    BoardTie,
    BoardTieRazz,
    BringInAce,
    CommonCardOpener,
    Game,
    LowCardAllIn,
)
from scenarios.engine.rulings import BringInRuling, DecidedBy, FirstToActRuling, NextToActRuling
from scenarios.engine.state import HandState, SeatState, Status, Street
from scenarios.engine.upcards import high_board, low_board


def clockwise(state: HandState, after: Seat) -> tuple[SeatState, ...]:
    """The seats from the one to the left of ``after`` round to ``after`` itself."""
    seats = state.seats
    at = 1
    while seats[at - 1].seat != after:
        at += 1
    return seats[at:] + seats[:at]


def _next_with_chips(state: HandState, after: Seat) -> Seat:
    return next(one.seat for one in clockwise(state, after) if one.can_act)


def betting_possible(state: HandState) -> bool:
    """Whether two live seats have chips: with fewer nobody can open."""
    able = 0
    for one in state.seats:  # asked of every state that is played through: counted without a call for each seat
        if one.stack and one.status is Status.LIVE:
            able += 1
    return able >= 2


def bring_in(state: HandState) -> BringInRuling:
    """The seat that must open third street: the lowest door card, in razz the highest; equal ranks by suit.

    Compares the door cards of every seat dealt in, players all-in for the ante and absent ones included. Whether the
    ace is high is ``bring_in_ace`` (in razz it is low); the order of suits is ``suit_order``. Where the seat has no
    chips, ``low_card_all_in`` says who opens instead; an absent seat's bring-in is posted for it.

    Raises NotTheTime after third street. Clauses: ``lowest_card_opens``, ``suit_order``, ``low_card_all_in``,
    ``absent_low_card``.
    """
    if state.street is not Street.THIRD:
        raise NotTheTime([Problem("street", f"nobody brings it in on street {state.street.value}", "third street")])
    rulebook = state.rulebook
    dealt = [one for one in state.seats if one.status is not Status.FOLDED]
    doors = tuple((one.seat, one.up[0]) for one in dealt)

    def height(card: Card) -> tuple[int, int]:
        low_ace = state.game is Game.RAZZ or rulebook.bring_in_ace is BringInAce.LOW
        return (card.rank.low if low_ace else card.rank, rulebook.suit_order.index(card.suit))

    worst = max if state.game is Game.RAZZ else min
    low = worst(dealt, key=lambda one: height(one.up[0]))
    tied = tuple(one.seat for one in dealt if one.up[0].rank is low.up[0].rank)
    decided = DecidedBy.SUIT if len(tied) > 1 else DecidedBy.RANK
    absent = low.status is Status.ABSENT and low.stack > 0
    unsettled, candidates = "", tuple[Seat, ...]()
    seat: Seat | None
    if absent:
        seat = low.seat
        if rulebook.absent_low_card is AbsentLowCard.UNSETTLED:
            unsettled, candidates = "absent_low_card", (low.seat,)
    elif not betting_possible(state):
        seat = None
    elif low.can_act:
        seat = low.seat
    else:
        decided = DecidedBy.ALL_IN
        match rulebook.low_card_all_in:
            case LowCardAllIn.LEFT_OPENS | LowCardAllIn.LEFT_OPENS_NO_FOLD:
                seat = _next_with_chips(state, low.seat)
            case LowCardAllIn.NEXT_LOWEST:
                seat = worst((one for one in dealt if one.can_act), key=lambda one: height(one.up[0])).seat
    return BringInRuling(seat, low.seat, decided, doors, tied, absent, unsettled, candidates)


def first_to_act(state: HandState) -> FirstToActRuling:
    """The seat that opens fourth to seventh street: the best board, in razz the best low board.

    Compares the upcards of the live seats, all-in ones included, by groups and high cards only. Equal boards are
    separated by position (the seat dealt first) or by the suit of the high card, as ``board_tie_*`` says. Where the
    best board is all-in the next live seat clockwise opens. On seventh street a common card counts or does not, as
    ``common_card_opener`` says. ``seat`` is None when fewer than two live seats have chips.

    Raises NotTheTime on third street. Clauses: ``best_board_opens``, ``board_ranking``, ``board_tie_*``,
    ``best_board_all_in``, ``common_card_opener``.
    """
    if state.street is Street.THIRD:
        raise NotTheTime([Problem("street", "third street is opened by the bring-in", "fourth to seventh street")])
    counted = state.community is not None and state.rulebook.common_card_opener is CommonCardOpener.WITH_COMMON_CARD
    common = (state.community,) if counted and state.community is not None else ()
    boards = tuple((one.seat, one.up + common) for one in state.live)
    if state.game is Game.RAZZ:
        values = {seat: -low_board(cards).value for seat, cards in boards}
    else:
        values = {seat: high_board(cards).value for seat, cards in boards}
    top = max(values.values())
    tied = tuple(seat for seat, _ in boards if values[seat] == top)
    best, decided, by_suit, unsettled, candidates = _separate(state, tied, dict(boards))
    tie_by = decided if len(tied) > 1 else None
    seat: Seat | None = best
    if not betting_possible(state):
        seat = None
    elif not state.at(best).can_act:
        seat, decided = _next_with_chips(state, best), DecidedBy.ALL_IN
    return FirstToActRuling(seat, best, decided, boards, tied, by_suit, tie_by, unsettled, candidates)


_Separated = tuple[Seat, DecidedBy, tuple[tuple[Seat, Card], ...], str, tuple[Seat, ...]]


def _separate(state: HandState, tied: tuple[Seat, ...], boards: dict[Seat, tuple[Card, ...]]) -> _Separated:
    """Of the seats with equal best boards, the one that counts as best."""
    if len(tied) == 1:
        return tied[0], DecidedBy.BOARD, (), "", ()
    rulebook = state.rulebook
    knob = f"board_tie_{state.game.value}"
    tie: BoardTie | BoardTieRazz
    match state.game:
        case Game.STUD:
            tie = rulebook.board_tie_stud
        case Game.STUD8:
            tie = rulebook.board_tie_stud8
        case Game.RAZZ:
            tie = rulebook.board_tie_razz
    match tie:
        case BoardTie.POSITION | BoardTieRazz.POSITION:
            return tied[0], DecidedBy.POSITION, (), "", ()
        case BoardTie.UNSETTLED | BoardTieRazz.UNSETTLED:
            return tied[0], DecidedBy.POSITION, (), knob, tied
        case BoardTie.SUIT | BoardTieRazz.HIGH_SUIT:
            pass

    def rank(card: Card) -> int:
        return card.rank.low if state.game is Game.RAZZ else card.rank

    def highest(seat: Seat, among: tuple[Card, ...]) -> Card:
        top = max(rank(card) for card in among)
        return max((c for c in among if rank(c) == top), key=lambda c: rulebook.suit_order.index(c.suit))

    def grouped(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        ranks = [card.rank for card in cards]
        most = max(ranks.count(one) for one in ranks)
        return tuple(card for card in cards if ranks.count(card.rank) == most)

    def reading(choose_grouped: bool) -> tuple[Seat, dict[Seat, Card]]:
        cards = {s: highest(s, grouped(boards[s]) if choose_grouped else boards[s]) for s in tied}
        best = max(tied, key=lambda s: rulebook.suit_order.index(cards[s].suit))
        return best, cards

    best, cards = reading(choose_grouped=False)
    # "the high card by suit": of 8-8-K against 8-8-K no text says whether the eight or the king is meant
    other, _ = reading(choose_grouped=True)
    by_suit = tuple(cards.items())
    if other != best:
        return best, DecidedBy.SUIT, by_suit, "board_tie_card", (best, other)
    return best, DecidedBy.SUIT, by_suit, "", ()


@latest
def next_to_act(state: HandState) -> NextToActRuling:
    """The seat whose turn it is, clockwise from the last one that acted, or that the round is over.

    A seat must act if it is live with chips and has not acted since the betting last opened, or has less in than the
    standing bet. A seat with nobody left to bet against need not act unless it owes. A bring-in counts as having acted:
    when everybody calls it, the round is over.

    Clauses: ``turns_clockwise``, ``round_closes``.
    """
    now, live = state.round, 0
    for one in state.seats:
        if one.status is Status.LIVE:
            live += 1
    if live < 2:
        return NextToActRuling(None, "one-left")
    if now.opener is None:
        return NextToActRuling(None, "no-betting")
    if now.last is None:
        return NextToActRuling(now.opener)
    to_come = next(still_to_act(state), None)
    return NextToActRuling(None, "matched") if to_come is None else NextToActRuling(to_come)


def still_to_act(state: HandState) -> Iterator[Seat]:
    """The seats that act before the round is over if nobody wagers any more, in their order. Somebody has acted."""
    now = state.round
    if now.last is None:
        return
    to, acted = now.to, [seat for seat, _ in now.acted]
    for one in clockwise(state, now.last):
        if one.stack and one.status is Status.LIVE and (
            one.street_to < to or (one.seat not in acted and betting_possible(state))
        ):  # fmt: skip
            yield one.seat
