"""The nearest hand on which a wrong answer is right: it is right there, little differs, and nothing less does."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from msgspec.structs import replace

from scenarios.engine.cards import DECK, Card, parse_cards
from scenarios.engine.chips import Seat
from scenarios.engine.rulebook import Game
from scenarios.engine.state import HandState, Street
from scenarios.make import about, make, recipe
from scenarios.questions.answer_json import to_json
from scenarios.questions.answers import Answer, SeatAnswer, SeatForm
from scenarios.questions.catalogue import kinds
from scenarios.questions.kind import NoAnswer
from scenarios.questions.question import Posed
from scenarios.rulebooks import shipped
from scenarios.situation import from_data, to_data
from scenarios.twin import Change, Twin, twin
from tests.contract.opinions import second_answer
from tests.contract.sample import recipes

COUNTED = ("awards", "pot_count", "pots", "seventh_street", "show_order")
"""Here chips or cards are counted, or acts decide: no other card and no fold makes another answer right."""
CHOSEN = ("irregularity", "rulebook_lens", "spot_violation")
"""Here it is chosen what is ruled, or where, or a line: that turns on what happened and on the houses."""
PICKED = ("best_hands",)
"""Here cards are picked, which are no longer these cards where one of them is another."""
every_kind = pytest.mark.parametrize("kind", [one for one in kinds() if one not in COUNTED + CHOSEN + PICKED])


def wrong_answers(posed: Posed) -> list[Answer]:
    """What wrong rules answer, and where a seat is asked for, every other seat."""
    found: list[Answer] = [one.answer for one in posed.misconceptions]
    if isinstance(posed.question.form, SeatForm):
        found += [SeatAnswer(seat) for seat in posed.question.form.seats]
    return [one for one in dict.fromkeys(found) if one != posed.key.answer]


@cache
def twins(kind: str, count: int = 150) -> tuple[tuple[Posed, Answer, Twin | None], ...]:
    items = map(make, recipes(kind, count, first_seed=500))
    return tuple((item, answer, twin(item, answer)) for item in items for answer in wrong_answers(item))


def seen(posed: Posed) -> Counter[tuple[Seat, Card]]:
    return Counter(
        (one.seat, card)
        for one in posed.question.table.seats
        for card in (*one.up, *one.down)
        if card is not None and not one.folded
    )


@every_kind
def test_the_answer_is_right_there_and_the_second_opinion_says_so_too(kind: str) -> None:
    found = [(answer, near.posed) for _, answer, near in twins(kind) if near is not None]
    assert found
    for answer, near in found:
        assert near.key.answer == answer
        assert second_answer(near) == to_json(answer)


@pytest.mark.parametrize("kind", COUNTED + CHOSEN)
def test_where_something_is_counted_no_card_is_changed(kind: str) -> None:
    found = list(twins(kind))
    assert len(found) > 200
    assert [near for _, _, near in found if near is not None] == []


@every_kind
def test_what_is_seen_differs_by_one_card_or_one_hand_and_no_card_is_there_twice(kind: str) -> None:
    for posed, _, near in twins(kind):
        if near is None:
            continue
        gone, come = seen(posed) - seen(near.posed), seen(near.posed) - seen(posed)
        if near.change.card is None:
            assert {seat for seat, _ in gone} == {near.change.seat}
            assert not come
        else:
            assert list(gone) == [(near.change.seat, near.change.card)]
            assert list(come) == [(near.change.seat, near.change.becomes)]
        cards = [card for one in near.posed.state.seats for card in (*one.up, *one.down) if card is not None]
        assert len(cards) == len(set(cards))
        now, then = near.posed.question, posed.question
        assert (now.game, now.rulebook, now.table.street, now.table.pot, now.table.acts, now.table.to_act) == (
            then.game, then.rulebook, then.table.street, then.table.pot, then.table.acts, then.table.to_act,
        )  # fmt: skip


def size(change: Change, game: Game) -> int:
    """How large a change is: 0 another suit, 1 to 3 near ranks, then a fold, then the ranks from four away."""
    if change.card is None or change.becomes is None:
        return 4
    ranks = [card.rank.low if game is Game.RAZZ else card.rank for card in (change.card, change.becomes)]
    far = abs(ranks[0] - ranks[1])
    return far if far < 4 else far + 1


def smallest(state: HandState, kind: str, wanted: SeatAnswer, right: SeatAnswer) -> int | None:
    """By trying every card of the deck in every place of the two seats, and a fold of each."""
    found = []
    for seat in (wanted.seat, right.seat):
        one = state.at(seat)
        for old in one.up:
            for new in DECK:
                if new == state.community or any(new in other.up for other in state.seats):
                    continue
                swap = {old: new, new: old}
                seats = tuple(
                    replace(other, up=tuple(swap.get(card, card) for card in other.up),
                            down=tuple(None if card is None else swap.get(card, card) for card in other.down))
                    for other in state.seats
                )  # fmt: skip
                if answered(replace(state, seats=seats), kind) == wanted:
                    found.append(size(Change(seat, old, new), state.game))
        if state.street is not Street.THIRD:
            data = to_data(state)
            data["seats"][str(seat)] = {**data["seats"][str(seat)], "status": "folded"}
            folded = from_data(data, state.rulebook).state
            if folded is not None and answered(folded, kind) == wanted:
                found.append(4)
    return min(found, default=None)


def answered(state: HandState, kind: str) -> Answer | None:
    try:
        return about(kind, state).key.answer
    except NoAnswer:
        return None


@pytest.mark.parametrize("kind", ["bring_in", "first_to_act"])
def test_no_smaller_change_would_do(kind: str) -> None:
    compared = 0
    for posed, answer, near in twins(kind, 24):
        assert isinstance(answer, SeatAnswer)
        assert isinstance(posed.key.answer, SeatAnswer)
        least = smallest(posed.state, kind, answer, posed.key.answer)
        assert least == (None if near is None else size(near.change, posed.question.game))
        compared += near is not None
    assert compared > 20


TWO_THREES = {
    "game": "stud", "rulebook": "roberts", "stakes": {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10},
    "seats": {1: {"up": "3d"}, 2: {"up": "Kc"}, 3: {"up": "3h"}},
}  # fmt: skip


def posed(situation: object, kind: str) -> Posed:
    read = from_data(situation)
    assert read.state is not None
    return about(kind, read.state)


def test_of_two_threes_the_heart_would_bring_it_in_as_a_club() -> None:
    near = twin(posed(TWO_THREES, "bring_in"), SeatAnswer(Seat(3)))
    three_of_hearts, three_of_clubs = parse_cards("3h 3c")
    assert near is not None
    assert near.change == Change(Seat(3), three_of_hearts, three_of_clubs)


def test_the_second_best_board_acts_first_if_the_best_had_folded_and_no_near_card_does_it() -> None:
    boards = {**TWO_THREES, "seats": {1: {"up": "Ad As"}, 2: {"up": "9c 7h"}, 3: {"up": "4h 2s"}}}
    near = twin(posed(boards, "first_to_act"), SeatAnswer(Seat(2)))
    assert near is not None
    assert near.change == Change(Seat(1))


def test_a_right_answer_has_no_twin_and_neither_has_one_that_no_card_makes_right() -> None:
    item = make(recipe("bring_in", shipped("roberts"), Game.STUD, "suit", seed=3))
    assert twin(item, item.key.answer) is None
    late = make(recipe("options", shipped("roberts"), Game.STUD, "late-bet", seed=3))
    assert all(twin(late, one.answer) is None for one in late.misconceptions)
