"""Laws of the engine over any hand: every rulebook and game, two players to a full table, tiny stacks and deep ones."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from scenarios.engine.actions import Action, Bet, BringIn, Call, Check, Complete, Fold, Raise
from scenarios.engine.betting import check, legal_actions
from scenarios.engine.boards import rank_boards
from scenarios.engine.cards import Card
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.errors import NotTheTime
from scenarios.engine.play import over, replay
from scenarios.engine.rounds import IllegalAction, apply
from scenarios.engine.rulings import Amounts, BringInRuling, DecidedBy, FirstToActRuling, LegalActions, Spread
from scenarios.engine.showdown import winners
from scenarios.engine.state import Dealt, HandState, Street, StreetBegins
from scenarios.engine.turns import bring_in, first_to_act, next_to_act
from scenarios.rulebooks import SHIPPED, shipped
from tests.scenarios.played import moments, tables

every_rulebook = pytest.mark.parametrize("book", SHIPPED)
hands = settings(max_examples=30)


def opener(state: HandState) -> BringInRuling | FirstToActRuling:
    return bring_in(state) if state.street is Street.THIRD else first_to_act(state)


def top(amounts: Amounts) -> int:
    return amounts.most if isinstance(amounts, Spread) else max(amounts, default=Chips(0))


@every_rulebook
@hands
@given(st.data())
def test_chips_are_neither_made_nor_lost(book: str, data: st.DataObject) -> None:
    table = data.draw(tables(shipped(book)))
    brought = dict(table.stacks)
    for state in moments(table):
        for one in state.seats:
            assert one.stack + one.total == brought[one.seat]
            assert 0 <= one.street_to <= one.total
            assert one.stack >= 0
        assert state.pot == sum(one.total for one in state.seats)


@every_rulebook
@hands
@given(st.data())
def test_what_is_listed_is_exactly_what_the_judge_lets_pass(book: str, data: st.DataObject) -> None:
    for state in moments(data.draw(tables(shipped(book)))):
        if next_to_act(state).seat is None:
            continue
        options = legal_actions(state)
        seat = options.seat
        listed: dict[Action, bool] = {Fold(seat): options.fold, Check(seat): options.check}
        listed[Call(seat)] = options.call is not None
        verbs = {BringIn: options.bring_in, Complete: options.complete_to, Bet: options.bet, Raise: options.raise_to}
        for verb, amounts in verbs.items():
            for to in range(max(map(top, verbs.values())) + 3):
                listed[verb(seat, Chips(to))] = to in amounts
        for action, legal in listed.items():
            assert (check(state, action) is None) is legal, action


@every_rulebook
@hands
@given(st.data())
def test_what_the_judge_refuses_cannot_be_played(book: str, data: st.DataObject) -> None:
    for state in moments(data.draw(tables(shipped(book)))):
        turn = next_to_act(state).seat
        for one in state.seats:
            for action in (Fold(one.seat), Check(one.seat), Call(one.seat), Raise(one.seat, Chips(state.round.to + 1))):
                violation = check(state, action)
                if violation is None:
                    assert one.seat == turn
                    assert apply(state, action).round.last == turn
                else:
                    with pytest.raises(IllegalAction) as refused:
                        apply(state, action)
                    assert refused.value.violation == violation


@every_rulebook
@hands
@given(st.data())
def test_a_seat_can_act_until_the_round_closes_and_nobody_can_afterwards(book: str, data: st.DataObject) -> None:
    for state in moments(data.draw(tables(shipped(book)))):
        if next_to_act(state).seat is not None:
            options = legal_actions(state)
            assert options.check or options.call or options.bring_in or options.wager
            assert options.call is None or options.call == min(options.owed, state.at(options.seat).stack)
        else:
            with pytest.raises(NotTheTime):
                legal_actions(state)
            assert {check(state, Check(one.seat)).rule for one in state.seats} == {"round_closed"}  # type: ignore[union-attr]


@every_rulebook
@hands
@given(st.data())
def test_when_a_round_closes_everyone_with_chips_has_put_in_the_same(book: str, data: st.DataObject) -> None:
    for state in moments(data.draw(tables(shipped(book)))):
        now = state.round
        assert max(one.street_to for one in state.seats) <= now.to
        assert now.lifted or now.bets <= 1 + state.rulebook.raises_max
        if next_to_act(state).closed == "matched":
            assert {one.street_to for one in state.seats if one.can_act} <= {now.to}


@every_rulebook
@hands
@given(st.data())
def test_events_replay_to_the_hand(book: str, data: st.DataObject) -> None:
    for state in moments(data.draw(tables(shipped(book)))):
        assert replay(state) == state


@every_rulebook
@hands
@given(st.data())
def test_streets_follow_one_another_and_a_hand_ends(book: str, data: st.DataObject) -> None:
    played = list(moments(data.draw(tables(shipped(book)))))
    assert all(later.street - earlier.street in (0, 1) for earlier, later in pairwise(played))
    assert all(not over(state) for state in played[:-1])


@every_rulebook
@hands
@given(st.data())
def test_turning_the_dealing_order_turns_no_ruling_but_a_tie_by_position(book: str, data: st.DataObject) -> None:
    table = data.draw(tables(shipped(book)))
    turn = data.draw(st.integers(1, len(table.stacks) - 1))
    for state in moments(table):
        turned = replace(state, seats=state.seats[turn:] + state.seats[:turn])
        assert next_to_act(turned) == next_to_act(state)
        if next_to_act(state).seat is not None:
            assert legal_actions(turned) == legal_actions(state)
        before, after = opener(state), opener(turned)
        if isinstance(before, BringInRuling) or before.tie_by is not DecidedBy.POSITION:
            assert (after.seat, after.decided_by) == (before.seat, before.decided_by)
        assert [set(group) for group in rank_boards(turned).order] == [set(group) for group in rank_boards(state).order]
        if over(state):
            assert {*winners(turned).high} == {*winners(state).high}
            assert {*winners(turned).low} == {*winners(state).low}


@every_rulebook
@hands
@given(st.data())
def test_renaming_suits_changes_nothing_that_suits_did_not_decide(book: str, data: st.DataObject) -> None:
    renamed = dict(enumerate(data.draw(st.permutations(range(4)))))

    def other(card: Card | None) -> Card:
        assert card is not None
        return Card.of(card.rank, renamed[card.suit])

    def options(state: HandState) -> LegalActions | None:
        return None if next_to_act(state).seat is None else legal_actions(state)

    for state in moments(data.draw(tables(shipped(book)))):
        seats = [replace(s, up=tuple(map(other, s.up)), down=tuple(map(other, s.down))) for s in state.seats]
        common = None if state.community is None else other(state.community)
        same = replace(state, seats=tuple(seats), community=common)
        before, after = opener(state), opener(same)
        by_suit = before.decided_by if isinstance(before, BringInRuling) else before.tie_by
        if by_suit is not DecidedBy.SUIT and len(before.tied) == 1:
            assert (after.seat, after.decided_by) == (before.seat, before.decided_by)
            assert options(same) == options(state)
        assert after.tied == before.tied
        assert rank_boards(same).order == rank_boards(state).order
        if over(state):
            assert (winners(same).high, winners(same).low) == (winners(state).high, winners(state).low)


@every_rulebook
@hands
@given(st.data())
def test_seat_numbers_are_only_names(book: str, data: st.DataObject) -> None:
    table = data.draw(tables(shipped(book)))
    names = dict(zip(sorted(seat for seat, _ in table.stacks), data.draw(st.permutations(range(10))), strict=False))
    stacks = tuple((Seat(names[seat]), stack) for seat, stack in table.stacks)
    other = replace(table, stacks=stacks, absent=frozenset(Seat(names[seat]) for seat in table.absent))
    for before, after in zip(moments(table), moments(other), strict=True):
        turn = next_to_act(before).seat
        assert next_to_act(after).seat == (None if turn is None else names[turn])
        assert [replace(one, seat=Seat(names[one.seat])) for one in before.seats] == list(after.seats)
        assert opener(after).tied == tuple(names[seat] for seat in opener(before).tied)


@every_rulebook
@hands
@given(st.data())
def test_the_acts_of_a_street_are_what_was_done_since_it_began(book: str, data: st.DataObject) -> None:
    *_, end = moments(data.draw(tables(shipped(book))))
    done: list[Action] = []
    for length, event in enumerate((None, *end.events)):
        if isinstance(event, StreetBegins):
            done = []
        elif event is not None and not isinstance(event, Dealt):
            done.append(event)
        assert replace(end, events=end.events[:length]).acts == tuple(done)
