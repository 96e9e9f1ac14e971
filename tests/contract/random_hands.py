"""Whole hands of random acts, looked at in every moment: both opinions on whose turn it is, what it may do, who wins.

Rulebook, game, stakes, number of seats, stacks down to less than an ante, and an absent seat now and then come from
the hand's number. Items are built to be clear; random hands go where nobody built anything. While an absent seat is in
the hand only who brings it in is compared: no text says whether others may bet against it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from scenarios.engine.actions import Action, Bet, BringIn, Call, Check, Complete, Fold, Raise
from scenarios.engine.betting import legal_actions
from scenarios.engine.cards import DECK
from scenarios.engine.chips import DEEP, Chips
from scenarios.engine.dealing import Undealt, hands_dealt, street_dealt
from scenarios.engine.play import begin, over, replay
from scenarios.engine.rounds import apply
from scenarios.engine.rulings import Amounts, LegalActions, Spread
from scenarios.engine.state import HandState, Status, Street
from scenarios.engine.turns import next_to_act
from scenarios.generator.deals import STAKES, seats
from scenarios.generator.stream import SeedStream
from scenarios.questions.options_answer import options_of
from scenarios.rule import rule
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data, to_data
from tests import second
from tests.contract.answer_space import amounts, may_do

PLAYERS = 8
"""Seats at most: nine can run out of cards on sixth street, and no text says what happens then."""


class Played(Struct, frozen=True):
    """A hand played to its end: how many moments were looked at, how many no text settles, what was wrong."""

    moments: int
    unsettled: int
    wrong: tuple[str, ...]


def play(number: int) -> Played:
    """The hand of this number, with both opinions on every moment of it."""
    chips = None
    looked = unsettled = 0
    wrong: list[str] = []
    for state in moments(number):
        looked += 1
        situation = json.loads(json.dumps(to_data(state)))
        found = [*_boards(state, situation)]
        compared = all(one.status is not Status.ABSENT for one in state.seats)
        if compared:
            found += _turn(state, situation)
        if next_to_act(state).seat is not None:
            legal = legal_actions(state)
            unsettled += bool(legal.unsettled)
            found += _options(state, legal, situation) if compared else ()
        elif over(state):
            found += _end(state, situation)
        chips = _chips(state) if chips is None else chips
        if _chips(state) != chips:
            found.append(f"{chips} chips have become {_chips(state)}")
        wrong += [f"hand {number}, {state.rulebook.id}, {json.dumps(situation)}: {one}" for one in found]
    return Played(looked, unsettled, tuple(wrong))


def moments(number: int, turned: int = 0) -> Iterator[HandState]:
    """Every moment of the hand of this number, from the antes on until it is over.

    ``turned`` seats the same players that many chairs on: the same hand, with other numbers on the seats.
    """
    stream = SeedStream("random hand", number)
    state, left = _dealt(stream, turned)
    yield state
    while not over(state):
        if next_to_act(state).seat is None:
            dealt = street_dealt(state, left, stream.split("mix").shuffled)
            state, left = dealt.state, dealt.undealt
        else:
            state = apply(state, _act(stream, legal_actions(state)))
        yield state


def _dealt(stream: SeedStream, turned: int) -> tuple[HandState, Undealt]:
    deck = stream.shuffled(DECK)
    rulebook = shipped(stream.pick(SHIPPED))
    game, stakes = stream.pick(rulebook.games), stream.pick(STAKES)
    chairs = seats(stream.between(2, min(PLAYERS, rulebook.players_max)))
    turned %= len(chairs)
    sitting = chairs[turned:] + chairs[:turned]
    bets = stream.pick((1, 3, 8, 100))

    def stack() -> Chips:
        if stream.chance(1, 4):
            return DEEP
        return Chips(stream.between(1, stakes.ante + bets * stakes.small_bet))

    away = stream.sample(sitting, 1) if len(sitting) > 2 and stream.chance(1, 12) else []
    hands, left = hands_dealt(sitting, deck)
    state = begin(
        rulebook, game, stakes, [(seat, stack()) for seat in sitting], hands,
        absent=frozenset(away), event_players_left=stream.pick((None, 2, 30)),
    )  # fmt: skip
    return state, left


def _chips(state: HandState) -> int:
    return sum(one.stack + one.total for one in state.seats)


def _act(stream: SeedStream, legal: LegalActions) -> Action:
    """Any legal act; seats fold one time in eight when they may."""
    seat, acts = legal.seat, list[Action]()
    if legal.fold and stream.chance(1, 8):
        return Fold(seat)
    if legal.check:
        acts.append(Check(seat))
    if legal.call is not None:
        acts.append(Call(seat))
    for make, some in (
        (BringIn, legal.bring_in), (Complete, legal.complete_to), (Bet, legal.bet), (Raise, legal.raise_to),
    ):  # fmt: skip
        acts += [make(seat, amount) for amount in _some(stream, some)]
    return stream.pick(acts)


def _some(stream: SeedStream, some: Amounts) -> tuple[Chips, ...]:
    if isinstance(some, Spread):
        return (Chips(stream.between(some.least, some.most)),)
    return some


def _turn(state: HandState, situation: Mapping[str, Any]) -> Iterator[str]:
    ruled = rule(from_data(situation, state.rulebook), "next-to-act").answer
    opinion = second.next_to_act(situation, state.rulebook)
    yield from _compared("next to act", ruled, opinion)


def _boards(state: HandState, situation: Mapping[str, Any]) -> Iterator[str]:
    if state.round.last is not None:
        return
    if state.street is Street.THIRD:
        ruled = rule(from_data(situation, state.rulebook), "bring-in").answer
        yield from _compared("bring-in", ruled, second.bring_in(situation, state.rulebook))
        return
    ruled = rule(from_data(situation, state.rulebook), "first-to-act").answer
    yield from _compared("first to act", ruled, second.first_to_act(situation, state.rulebook))
    ruled = rule(from_data(situation, state.rulebook), "rank-boards").answer
    yield from _compared("boards", ruled, second.rank_boards(situation, state.rulebook))


def _options(state: HandState, legal: LegalActions, situation: Mapping[str, Any]) -> Iterator[str]:
    ruled = rule(from_data(situation, state.rulebook), "options").answer
    yield from _compared("options", ruled, second.options(situation, state.rulebook))
    listed = {pair for option in options_of(legal) for pair in amounts(option)}
    if listed != set(may_do(state)):
        yield "the judge lets pass what is not listed, or the reverse"


def _end(state: HandState, situation: Mapping[str, Any]) -> Iterator[str]:
    if replay(state) != state:
        yield "the events do not give the hand"
    if state.street is Street.SEVENTH and len(state.live) > 1:
        for ask, opinion in (("winners", second.winners), ("best-hands", second.best_hands)):
            ruled = rule(from_data(situation, state.rulebook), ask).answer
            yield from _compared(ask, ruled, opinion(situation, state.rulebook))


def _compared(ask: str, ruled: Mapping[str, Any], opinion: Mapping[str, Any]) -> Iterator[str]:
    if "unsettled" in ruled and "unsettled" in opinion:
        return
    if ruled != opinion:
        yield f"{ask}: {ruled}, the second opinion {opinion}"
