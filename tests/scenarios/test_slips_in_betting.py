"""What is overlooked in a betting round, each slip on a hand worked out by hand."""

from __future__ import annotations

from typing import Any

from scenarios.engine.chips import Chips, Seat
from scenarios.make import about, make
from scenarios.questions.answers import AmountAnswer, Answer, OptionsAnswer, SeatAnswer
from scenarios.questions.question import Item, Posed
from scenarios.situation import from_data
from tests.contract.sample import cells, recipes
from tutor.grading import Graded, grade, option_id

STAKES = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}


def posed(kind: str, up: dict[int, str], *acts: str, put: int | None = None, **more: dict[str, Any]) -> Posed:
    """A table of stud under Robert's Rules; ``put``: what each seat has in the pot already."""
    seats = {str(seat): {"up": cards, **more.get(f"seat{seat}", {})} for seat, cards in up.items()}
    data = {"game": "stud", "rulebook": "roberts", "stakes": STAKES, "seats": seats, "actions": list(acts)}
    state = from_data(data if put is None else {**data, "contributions": {str(seat): put for seat in up}}).state
    assert state is not None
    return about(kind, state)


def slips(asked: Posed) -> dict[str, list[Any]]:
    """The answers that each slip leads to and no wrong rule does, in plain values."""
    return {one.id.split("/")[1]: list(map(_plain, one.answers)) for one in asked.misconceptions if one.slip}


def _plain(answer: Answer) -> Any:
    match answer:
        case SeatAnswer(seat):
            return seat
        case AmountAnswer(amount):
            return amount
        case OptionsAnswer(options):
            return {option_id(one) for one in options}
    raise AssertionError(answer)


DOORS = {1: "Kh", 2: "2c", 4: "9d", 5: "Jd"}
BOARDS = {1: "9h 4c", 2: "Ah Jd", 3: "Qs 7c", 5: "8d 6s"}
FIFTH = {1: "Kh Kd 3c", 2: "2c 8h 9s", 4: "Td 6c Qs"}


def test_a_pot_on_third_street_with_one_seat_one_act_or_one_ante_overlooked() -> None:
    """Four antes, then 2 from seat 4, 5 from seat 5, and 2 and 3 from seat 2: 4 + 2 + 5 + 5 = 16.

    Without seat 2 or 5 it is 11, without the last three chips of seat 2 it is 13. With 5 from seat 1, which has folded,
    it is 21, with 5 from seat 4 as well 24. One ante more makes 17. The other such amounts are those of wrong rules:
    14 without seat 4 is also what calls less the ante come to, and 15 without one ante is what seat 1 takes back.
    """
    asked = posed("pot_count", DOORS, "2 brings in 2", "4 calls 2", "5 completes to 5", "1 folds", "2 calls 5")
    assert asked.key.answer == AmountAnswer(Chips(16))
    assert slips(asked) == {
        "seat_left_out": [11],
        "act_left_out": [13],
        "whole_bet_for_more": [21, 24],
        "antes_miscounted": [17],
    }


def test_a_seat_counted_twice() -> None:
    """20 before, 10 and 20: 50. Seat 2 twice makes 70; seat 1 twice makes 60, as if it had called the raise."""
    asked = posed("pot_count", {1: "Kh Kd 3c", 2: "2c 8h 9s"}, "1 bets 10", "2 raises to 20", put=10)
    assert asked.key.answer == AmountAnswer(Chips(50))
    assert slips(asked)["seat_twice"] == [70]


def test_a_pot_in_which_more_seats_are_counted_with_the_bet_than_have_paid_it() -> None:
    """30 before, 10 and 20: 60. Seat 1 owes 10, seat 4 has folded: with either or both at 20 it is 70, 80 or 90.

    70 is what everybody still in having called comes to.
    """
    asked = posed("pot_count", FIFTH, "1 bets 10", "2 raises to 20", "4 folds", put=10)
    assert asked.key.answer == AmountAnswer(Chips(60))
    assert slips(asked)["whole_bet_for_more"] == [80, 90]
    assert slips(asked)["seat_left_out"] == [40]
    assert "antes_miscounted" not in slips(asked), "the antes are in the pot that the table shows"


def test_a_seat_that_is_done_and_one_that_comes_later() -> None:
    """Seat 2 bets, seat 3 calls: seat 5 is next. Seat 2 has its own bet in; seat 1 owes 5, but after seat 5."""
    asked = posed("next_to_act", BOARDS, "2 bets 5", "3 calls 5")
    assert asked.key.answer == SeatAnswer(Seat(5))
    wrong = {1: "cards_decide", 2: "done_already", 3: "done_already", None: "over_early"}
    for seat, name in wrong.items():
        assert _note(asked, SeatAnswer(None if seat is None else Seat(seat))) == f"next_to_act/{name}"


def test_a_seat_that_still_has_to_act_is_passed_over() -> None:
    """Seat 2 bets: seat 3 is next. The seat after it, 5, is neither the last in turn nor the first or best board."""
    assert _note(posed("next_to_act", BOARDS, "2 bets 5"), SeatAnswer(Seat(5))) == "next_to_act/passed_over"


def test_when_all_have_called_nobody_is_passed_over_and_it_is_not_too_early() -> None:
    asked = posed("next_to_act", BOARDS, "2 bets 5", "3 calls 5", "5 calls 5", "1 calls 5")
    assert set(slips(asked)) == {"done_already"}


def test_facing_a_bet_each_of_the_three_acts_may_be_overlooked_or_a_size_added() -> None:
    """Fold, call 5 or raise to 10. A raise "to 5" and one to 20 are sizes of two wrong rules: here beside the 10."""
    asked = posed("options", BOARDS, "2 bets 5")
    assert slips(asked) == {
        "no_fold": [{"call:5", "raise_to:10"}],
        "no_call": [{"fold", "raise_to:10"}],
        "size_is_free": [
            {"fold", "call:5", "raise_to:10", "raise_to:5"},
            {"fold", "call:5", "raise_to:10", "raise_to:15"},
        ],
    }


def test_with_nothing_bet_the_check_may_be_overlooked() -> None:
    assert slips(posed("options", BOARDS))["no_check"] == [{"fold", "bet:5"}]


def test_whoever_opens_may_overlook_the_bring_in() -> None:
    assert slips(posed("options", DOORS))["no_bring_in"] == [{"complete_to:5"}]


def _note(asked: Posed, answer: Answer) -> str:
    graded = grade(asked, answer)
    assert isinstance(graded, Graded)
    return graded.note


def items(kind: str) -> list[Item]:
    return [make(one) for one in recipes(kind, 2 * len(cells(kind)))]


def test_every_seat_that_has_acted_and_can_act_again_has_its_reason() -> None:
    """Beside what wrong rules say: it is done, or it comes later."""
    for item in (make(one) for one in recipes("next_to_act", 2 * len(cells("next_to_act")))):
        known = {answer for one in item.misconceptions for answer in one.answers}
        able = {one.seat for one in item.state.seats if one.can_act} & {act.seat for act in item.state.acts}
        assert {SeatAnswer(seat) for seat in able} <= known | {item.key.answer}
