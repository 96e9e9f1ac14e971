"""Where to look when a question has been answered wrongly: the seats to compare and their cards, off the ruling.

A look narrows the table down and no further: where a seat is asked for, it holds others beside the right one.
"""

from __future__ import annotations

from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from scenarios.engine.actions import Bet, BringIn, Complete, Raise
from scenarios.engine.cards import Card, Rank
from scenarios.engine.chips import Seat
from scenarios.engine.rulings import BringInRuling, DecidedBy, FirstToActRuling, LegalActions, WinnersRuling
from scenarios.engine.state import HandState
from scenarios.engine.turns import bring_in, clockwise
from scenarios.generator.looks import strength
from scenarios.questions.contests import Contest, high_contest, low_contest
from scenarios.questions.question import Derivation


class Look(Struct, frozen=True):
    """Seats in dealing order, and those of their cards that count."""

    seats: tuple[Seat, ...] = ()
    cards: tuple[Card, ...] = ()


def look_at_doors(state: HandState, ruling: BringInRuling) -> Look:
    """The door cards that share the deciding rank; where it is one, also the next in line, and the aces."""
    doors, low = dict(ruling.doors), ruling.low_card_seat
    seats = _passed_on_or_equal(state, ruling, low)
    if not seats:
        rest = replace(state, seats=tuple(one for one in state.seats if one.seat != low))
        seats = {low, *bring_in(rest).tied} if len(doors) > 1 else {low}
        seats |= {seat for seat, card in ruling.doors if card.rank is Rank.ACE}
    return _look(state, seats, {doors[seat] for seat in seats if seat in doors})


def look_at_boards(state: HandState, ruling: FirstToActRuling, derivation: Derivation) -> Look:
    """The equal boards; where one is best, also the one that comes nearest and those that mislead."""
    boards, best = dict(ruling.boards), ruling.best_seat
    seats = _passed_on_or_equal(state, ruling, best)
    if not seats:
        others = [seat for seat in boards if seat != best]
        nearest = max(others, key=lambda seat: strength(state.game, boards[seat]), default=best)
        seats = {best, nearest, *chain.from_iterable(step.seats for step in derivation.steps)}
    return _look(state, seats, {card for one in state.seats if one.seat in seats for card in one.up})


def look_at_bets(state: HandState, legal: LegalActions, derivation: Derivation) -> Look:
    """The seat to act, whoever made the last wager, and what the steps speak of."""
    wagers = [act.seat for act in state.acts if isinstance(act, BringIn | Complete | Bet | Raise)]
    seats = {legal.seat, *wagers[-1:], *chain.from_iterable(step.seats for step in derivation.steps)}
    return _look(state, seats, set(chain.from_iterable(step.cards for step in derivation.steps)))


def look_at_hands(state: HandState, ruling: WinnersRuling) -> Look:
    """The best hands of each side and the next best; their five cards, where there is one side alone."""
    sides = [_both(contest) for contest in (high_contest(ruling), low_contest(ruling))]
    seats = set().union(*sides)
    if len(seats) < 2:
        seats = {one.seat for one in state.live}
    hands = () if ruling.highs and ruling.lows else (*ruling.highs, *ruling.lows)
    fives = [hand.cards for seat, hand in hands if seat in seats and hand is not None]
    return _look(state, seats, set(chain.from_iterable(fives)))


def _both(contest: Contest) -> set[Seat]:
    return set(contest.winners) if contest.next is None else {*contest.winners, contest.next}


def _passed_on_or_equal(state: HandState, ruling: BringInRuling | FirstToActRuling, first: Seat) -> set[Seat]:
    """Where ``first`` has no chips, it and the next two; where seats are equal, those; none where cards decide."""
    if ruling.decided_by is DecidedBy.ALL_IN:
        return {first, *_next_two(state, first)}
    return set(ruling.tied) if len(ruling.tied) > 1 else set()


def _next_two(state: HandState, seat: Seat) -> list[Seat]:
    """The next seats clockwise that have chips, two of them: one alone would be the answer in many a house."""
    return [one.seat for one in clockwise(state, seat) if one.can_act][:2]


def _look(state: HandState, seats: set[Seat], cards: set[Card]) -> Look:
    return Look(tuple(one.seat for one in state.seats if one.seat in seats), tuple(sorted(cards)))
