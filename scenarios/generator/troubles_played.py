"""What players do wrong, and what the dealer has to say or to take back. Each has its ways."""

from __future__ import annotations

from scenarios.engine.actions import Bet, Call
from scenarios.engine.betting import legal_actions, wager_verb
from scenarios.engine.cards import DECK, Card, Rank, Suit
from scenarios.engine.chips import Chips
from scenarios.engine.high import Category, best_high
from scenarios.engine.incidents import Announced, Incident, IncidentKind
from scenarios.engine.rounds import apply
from scenarios.engine.rulings import least_of
from scenarios.engine.showdown import known_cards
from scenarios.engine.state import HandState, Street
from scenarios.engine.turns import bring_in, clockwise, next_to_act
from scenarios.generator.playout import play_street
from scenarios.generator.trouble_table import LATER, NoTrouble, Table, Ways


def wrong_bring_in(table: Table) -> Ways:
    state = table.at(Street.THIRD)
    right = bring_in(state).seat
    seat = table.stream.pick([one.seat for one in state.live if one.seat != right])
    yield state, Incident(IncidentKind.WRONG_BRING_IN, seat, next_acted=table.stream.chance(1, 2))


def unbet_fold(table: Table) -> Ways:
    state = table.at(Street.FOURTH, Street.FIFTH, Street.SIXTH, least=3)
    seat = next_to_act(state).seat
    if seat is not None:
        yield state, Incident(IncidentKind.UNBET_FOLD, seat)


def underbet(table: Table) -> Ways:
    """A completion, or the first bet of a street, of too little: mostly the small bet where the big one is due."""
    state = table.at(Street.THIRD, *LATER)
    if state.street is Street.THIRD:
        state = table.acted(state, 1)
    seat = next_to_act(state).seat
    if seat is None:
        return
    legal, small = legal_actions(state), state.stakes.small_bet
    least, level = (least_of(legal.wager) if legal.wager else state.round.to), state.round.to
    if least - level < 2:
        return
    usual = small < least and table.stream.chance(2, 3)
    put = small if usual else Chips(table.stream.between(level + 1, least - 1))
    over = table.stream.chance(1, 3)
    others = [one.seat for one in clockwise(state, seat)[:-1] if one.can_act]
    callers = others[: table.stream.between(1 if over else 0, min(2, len(others)))]
    yield state, Incident(IncidentKind.UNDERBET, seat, put=put, callers=tuple(callers), street_over=over)


def passed_over(table: Table) -> Ways:
    state = table.acted(table.at(*LATER, least=3), table.stream.between(0, 2))
    yield state, Incident(IncidentKind.SKIPPED_PLAYER, next_to_act(state).seat, acts=1)


def turned_down(table: Table) -> Ways:
    if table.stream.chance(1, 3):
        state = play_street(table.stream.split("last"), table.at(*LATER))
        yield state, Incident(IncidentKind.UPCARDS_TURNED_DOWN, table.one_in(state))
    state = table.acted(table.at(*Street, least=3), 6, _owes)
    seat = next_to_act(state).seat
    if seat is not None and _owes(state):
        yield state, Incident(IncidentKind.UPCARDS_TURNED_DOWN, seat)


def _owes(state: HandState) -> bool:
    seat = next_to_act(state).seat
    return seat is not None and state.at(seat).street_to < state.round.to


def mucked_hand(table: Table) -> Ways:
    state = table.at(*LATER)
    yield state, Incident(IncidentKind.MUCKED_HAND, table.one_in(state), identifiable=table.stream.chance(1, 2))


def beaten_caller(table: Table) -> Ways:
    """Three of a kind lies open and bets, and is called by a hand that is less, down cards and all."""
    rank = table.stream.pick(tuple(Rank))
    three = [Card.of(rank, suit) for suit in table.stream.sample(tuple(Suit), 3)]
    other = table.stream.pick([card for card in DECK if card.rank is not rank])
    state = table.at(Street.SEVENTH, most=2, shows=table.stream.shuffled([*three, other]))
    bettor = next_to_act(state).seat
    if bettor is None or set(three) - set(state.at(bettor).up):
        return
    state = apply(state, Bet(bettor, least_of(legal_actions(state).bet)))
    (caller,) = (one for one in state.live if one.seat != bettor)
    if best_high(known_cards(state, caller)).category < Category.THREE_OF_A_KIND:
        yield apply(state, Call(caller.seat)), Incident(IncidentKind.BEATEN_CALLER, caller.seat)


def announcement(table: Table) -> Ways:
    for what in table.mixed(tuple(Announced)):
        yield _said(table, what), Incident(IncidentKind.ANNOUNCEMENT, what=what)


def _said(table: Table, what: Announced) -> HandState:
    """A moment at which the dealer might say so."""
    match what:
        case Announced.BRING_IN:
            return table.at(Street.THIRD)
        case Announced.HIGH_HAND:
            return table.at(*LATER)
        case Announced.BET | Announced.RAISE:
            state = _wagered(table.at(*LATER))
            return state if what is Announced.BET else _wagered(state)
        case Announced.NEW_PAIR:
            rank = table.stream.pick(tuple(Rank))
            return table.at(Street.FOURTH, shows=[Card.of(rank, suit) for suit in table.stream.sample(tuple(Suit), 2)])
        case Announced.POSSIBLE_FLUSH:
            suit = table.stream.pick(tuple(Suit))
            return table.at(Street.FIFTH, shows=[Card.of(rank, suit) for rank in table.stream.sample(tuple(Rank), 3)])
        case Announced.POSSIBLE_STRAIGHT:
            lowest = table.stream.below(len(Rank) - 2)
            ranks = table.stream.shuffled(tuple(Rank)[lowest : lowest + 3])
            suits = table.stream.sample(tuple(Suit), 3)
            shows = [Card.of(rank, suit) for rank, suit in zip(ranks, suits, strict=True)]
            return table.at(Street.FIFTH, shows=shows)


def _wagered(state: HandState) -> HandState:
    """The hand after the least bet or raise of the seat to act, as it stands where it may make none."""
    if next_to_act(state).seat is None or not (legal := legal_actions(state)).wager:
        raise NoTrouble
    return apply(state, wager_verb(state)(legal.seat, least_of(legal.wager)))
