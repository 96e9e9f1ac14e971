"""A street written out line by line with one act in it that is not legal: a legal line is built, one act of it spoiled.

What comes after the spoiled act is legal again, as the hand then stands. Nobody wagers after an amount that should not
be there, so that nothing that follows rests on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import takewhile

from msgspec import Struct
from msgspec.structs import replace

from scenarios.engine.actions import Action, Bet, BringIn, Call, Check, Fold
from scenarios.engine.betting import actions_of, legal_actions, wager_verb
from scenarios.engine.cards import DECK, Card, Rank
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.records import line
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.rulings import Amounts, Block, LegalActions, least_of, most_of
from scenarios.engine.state import HandState, SeatState, Standing, Street
from scenarios.engine.turns import clockwise, next_to_act, still_to_act
from scenarios.generator.deals import filled, seat_count, seats
from scenarios.generator.hands import NoSuchHand
from scenarios.generator.lines import Temper, moments, one_short
from scenarios.generator.playout import began, departures, play_to
from scenarios.generator.stream import SeedStream

LONGEST = 12
SHORTEST = 5
"""Lines at most, and at least where the street has as many."""

SEATED = 4
"""How many are in where the house seats as many: with fewer a street has few lines."""

LARGEST = 6
"""Seats dealt in at most: the table and the lines are to be seen together."""

_THIRD, _LATE = (Street.THIRD,), (Street.FIFTH, Street.SIXTH, Street.SEVENTH)
_LATER = (Street.FOURTH, *_LATE)
_ANY = (Street.THIRD, Street.THIRD, *_LATER)
_AFTER = Temper(0)
_Spoil = Callable[[SeedStream, HandState], Iterator[Action]]


class Plan(Struct, frozen=True):
    """How a class is reached: the streets, how many are in, how they act, and with what an act may be spoiled.

    ``least`` are needed for it. ``short``: one of them has few chips, a number of tenths of the street's bet.
    ``lively``: wagers may still come after the spoiled act.
    """

    spoil: _Spoil
    streets: tuple[Street, ...] = _ANY
    least: int = 3
    most: int = LARGEST
    temper: Temper = Temper(3)
    short: tuple[int, int] | None = None
    lively: bool = False


def spoiled(stream: SeedStream, rulebook: Rulebook, game: Game, plan: Plan) -> HandState:
    """The street with its acts, one of them not legal. Raises NoSuchHand or ValueError where it did not come out."""
    start, short = _start(stream, rulebook, game, plan), None
    if plan.short is not None:
        start, short = _shortened(stream.split("short"), start, plan.short)
    temper = replace(plan.temper, all_in=short)
    states = list(moments(stream.split("line"), start, temper))[:-1]
    spoil = stream.split("spoil")
    able = [(at, act) for at, state in enumerate(states) for act in plan.spoil(spoil, state)]
    able = [(at, act) for at, act in able if at < LONGEST]
    later = [(at, act) for at, act in able if at]
    if not able:
        raise NoSuchHand
    # an act later in the street more often than the first: it takes more reading
    at, act = spoil.pick(later if later and spoil.chance(3, 4) else able)
    after = line(states[at], act).after
    temper = temper if plan.lively else _AFTER
    rest = list(moments(stream.split("after"), after, temper))[: LONGEST - at]
    return spoil.pick([one for one in rest if len(one.acts) >= SHORTEST] or rest[-1:])


def _start(stream: SeedStream, rulebook: Rulebook, game: Game, plan: Plan) -> HandState:
    street = stream.pick(plan.streets)
    least = min(max(plan.least, SEATED), rulebook.players_max)
    sitting = seats(seat_count(stream, rulebook, least, plan.most if street is Street.THIRD else LARGEST))
    if street is Street.THIRD:
        doors = _doors(stream.split("doors"), game, sitting)
        state = began(filled(stream.split("rest"), rulebook, game, sitting, doors))
    else:
        most = min(plan.most, len(sitting), 5)
        keep = tuple(sorted(stream.sample(sitting, stream.between(min(least, most), most))))
        up = _paired(stream.split("boards"), keep) if stream.chance(1, 3) else {}
        leaving = departures(stream.split("leaving"), sitting, keep, street)
        deal = filled(stream.split("rest"), rulebook, game, sitting, up)
        state = play_to(stream.split("play"), deal, street, leaving)
    return state


def _shortened(stream: SeedStream, state: HandState, tenths: tuple[int, int]) -> tuple[HandState, Seat]:
    found = one_short(stream, state, tenths)
    if found is None:
        raise NoSuchHand
    return found


def _doors(stream: SeedStream, game: Game, sitting: tuple[Seat, ...]) -> dict[Seat, tuple[Card, ...]]:
    """Often two door cards of the rank that opens, so that the suit decides."""
    if stream.chance(1, 2):
        return {}
    rank = Rank.KING if game is Game.RAZZ else Rank.TWO
    cards = stream.sample([card for card in DECK if card.rank is rank], 2)
    return {seat: (card,) for seat, card in zip(stream.sample(sitting, 2), cards, strict=True)}


def _paired(stream: SeedStream, keep: tuple[Seat, ...]) -> dict[Seat, tuple[Card, ...]]:
    """A pair among the first upcards of one seat."""
    first = stream.pick(DECK)
    second = stream.pick([card for card in DECK if card.rank is first.rank and card != first])
    return {stream.pick(keep): (first, second)}


def opener(stream: SeedStream, state: HandState) -> Iterator[Action]:
    """Another seat opens: the bring-in is paid by it, or it checks or bets first."""
    right = state.round.opener
    if state.round.last is not None or right is None:
        return
    others = [one.seat for one in state.seats if one.can_act and one.seat != right]
    for seat in others:
        if state.street is Street.THIRD:
            yield BringIn(seat, least_of(actions_of(state, right).bring_in))
        else:
            bet = actions_of(state, seat).bet
            yield Bet(seat, least_of(bet)) if bet and stream.chance(1, 2) else Check(seat)


def turn(stream: SeedStream, state: HandState) -> Iterator[Action]:
    """A seat that is still to act does so before its turn."""
    waiting = list(still_to_act(state))[1:]
    for seat in waiting[:2]:
        yield _quiet(state, seat, fold=stream.chance(1, 4))


def _quiet(state: HandState, seat: Seat, *, fold: bool = False) -> Action:
    """What asks for no choice of an amount."""
    if state.round.to <= state.at(seat).street_to:
        return Check(seat)
    return Fold(seat) if fold else Call(seat)


def folded(_: SeedStream, state: HandState) -> Iterator[Action]:
    """A seat that has folded calls or checks when the action comes to where it sits."""
    yield from (_quiet(state, one.seat) for one in _passed_over(state) if not one.live and one.stack)


def all_in(_: SeedStream, state: HandState) -> Iterator[Action]:
    """So does one that is all-in."""
    yield from (_quiet(state, one.seat) for one in _passed_over(state) if one.all_in)


def _passed_over(state: HandState) -> Iterator[SeatState]:
    """The seats between the last to act and the next."""
    turn, last = next_to_act(state).seat, state.round.last
    if last is not None:
        yield from takewhile(lambda one: one.seat != turn, clockwise(state, last))


def checks(_: SeedStream, state: HandState) -> Iterator[Action]:
    """A seat checks although there is something to call."""
    if state.round.last is not None and legal_actions(state).owed:
        yield Check(legal_actions(state).seat)


def bring_in_size(_: SeedStream, state: HandState) -> Iterator[Action]:
    """The bring-in is larger or smaller than the house has it."""
    legal = legal_actions(state)
    if not legal.bring_in or state.round.last is not None:
        return
    least, bet = least_of(legal.bring_in), state.stakes.small_bet
    most = most_of(legal.bring_in)
    near = {Chips(2 * least), Chips(least + state.stakes.ante), Chips(bet + least)} if most < bet else {Chips(2 * bet)}
    near.add(Chips(least // 2))
    yield from (BringIn(legal.seat, to) for to in sorted(near) if to > 0 and to not in legal.bring_in and to != bet)


def completion_size(_: SeedStream, state: HandState) -> Iterator[Action]:
    """The bring-in is completed to another amount than the bet: to bring-in and bet together, or to twice the bet."""
    legal = legal_actions(state)
    if legal.complete_to and state.street is Street.THIRD and not legal.base and not legal.bring_in:
        bet = state.stakes.small_bet
        for to in (bet + state.round.to, bet - state.round.to, 2 * bet):
            if state.round.to < to:
                yield from _wrong(state, legal, Chips(to))


def bet_size(_: SeedStream, state: HandState) -> Iterator[Action]:
    """A bet of the other of the two sizes, or of more than both."""
    legal, stakes = legal_actions(state), state.stakes
    if legal.bet:
        for to in (stakes.small_bet, stakes.big_bet, stakes.small_bet + stakes.big_bet):
            yield from _wrong(state, legal, Chips(to))


def raise_size(_: SeedStream, state: HandState) -> Iterator[Action]:
    """A raise by the other of the two sizes, by half of one, or by twice as much."""
    legal, stakes = legal_actions(state), state.stakes
    if legal.raise_to and state.round.standing is Standing.LEVEL:
        for more in (stakes.small_bet, stakes.big_bet, stakes.small_bet // 2, 2 * stakes.big_bet):
            yield from _wrong(state, legal, Chips(legal.base + more))


def _wrong(state: HandState, legal: LegalActions, to: Chips) -> Iterator[Action]:
    """The wager to this amount, where that lies outside the allowed ones."""
    if not _between(to, legal.wager):
        yield wager_verb(state)(legal.seat, to)


def _between(to: Chips, allowed: Amounts) -> bool:
    return least_of(allowed) <= to <= most_of(allowed)


def capped(_: SeedStream, state: HandState) -> Iterator[Action]:
    """One more raise where all have been made."""
    yield from _blocked(state, Block.CAPPED)


def closed(_: SeedStream, state: HandState) -> Iterator[Action]:
    """A raise by a seat that has acted, and before which no full raise has come since."""
    yield from _blocked(state, Block.NOT_REOPENED)


def _blocked(state: HandState, block: Block) -> Iterator[Action]:
    if state.round.last is None:
        return
    legal, verb = legal_actions(state), wager_verb(state)
    if legal.block is block:
        yield verb(legal.seat, Chips(legal.base + least_of(legal.increments)))


PLANS: Mapping[str, Plan] = {
    "bring-in-seat": Plan(opener, _THIRD, least=2, lively=True),
    "first-seat": Plan(opener, _LATER, least=2, lively=True),
    "turn": Plan(turn, lively=True),
    "folded": Plan(folded, temper=Temper(5, folds=4), lively=True),
    "all-in": Plan(all_in, _LATER, temper=Temper(6, folds=1), short=(3, 9), lively=True),
    "check": Plan(checks, least=2, lively=True),
    "bring-in-size": Plan(bring_in_size, _THIRD, least=2),
    "completion-size": Plan(completion_size, _THIRD, least=2, temper=Temper(1)),
    "bet-size": Plan(bet_size, _LATER, least=2, temper=Temper(1)),
    "raise-size": Plan(raise_size, temper=Temper(5), least=2),
    "cap": Plan(capped, temper=Temper(7, folds=0), most=4),
    "closed": Plan(closed, _LATER, temper=Temper(5, 0, 1), short=(11, 14)),
}
"""Every class with its plan."""
