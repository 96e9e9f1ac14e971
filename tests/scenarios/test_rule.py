"""Rulings on situations: the answers in the form the command line gives, from hands worked out by the rule texts."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios.engine.errors import BadSituation, NotTheTime
from scenarios.engine.rulebook import Game
from scenarios.make import make, recipe
from scenarios.questions.answers import SeatAnswer, WinnersAnswer
from scenarios.questions.catalogue import kinds
from scenarios.rule import ASKS, rule, ruled
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data, to_data
from tests.contract.sample import SINGLE

STAKES = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}
ADDS: dict[str, Any] = {"bring_in": [], "complete_to": [], "bet": [], "raise_to": []}
OPENER: dict[str, Any] = {"fold": False, "check": False, "call": None, **ADDS}


def answer(
    ask: str, seats: dict[int, Any], rulebook: str = "roberts", game: str = "stud", **more: Any
) -> dict[str, Any]:
    table = {number: {"up": seat} if isinstance(seat, str) else seat for number, seat in seats.items()}
    situation = from_data({"game": game, "stakes": STAKES, "seats": table, **more}, shipped(rulebook))
    return rule(situation, ask).answer


def test_bring_in_goes_to_the_lowest_card_and_its_suit() -> None:
    assert answer("bring-in", {1: "7h", 2: "2d", 3: "Kc", 4: "2c"}) == {
        "seat": 4,
        "low_card_seat": 4,
        "decided_by": "suit",
        "options": {"seat": 4, **OPENER, "bring_in": [2], "complete_to": [5]},
    }


def test_bring_in_can_be_asked_after_it_was_posted() -> None:
    before = answer("bring-in", {1: "7h", 2: "2d", 3: "Kc"})
    assert answer("bring-in", {1: "7h", 2: "2d", 3: "Kc"}, actions=["2 brings in 2", "3 folds"]) == before


def test_the_left_neighbour_of_an_all_in_low_card_may_fold() -> None:
    found = answer("bring-in", {1: "7h", 2: {"up": "2d", "status": "all-in"}, 3: "Kc"})
    assert (found["seat"], found["low_card_seat"], found["decided_by"]) == (3, 2, "all-in")
    assert found["options"]["fold"] is True


def test_a_german_bring_in_is_any_amount_up_to_the_lower_limit() -> None:
    found = answer("bring-in", {1: "7h", 2: "2d", 3: "Kc"}, "de-split-limit")
    assert found["options"]["bring_in"] == {"min": 1, "max": 5}


def test_first_to_act_by_board_and_by_position() -> None:
    assert answer("first-to-act", {1: "Kh 9d", 2: "2c 2h"}) == {"seat": 2, "decided_by": "board"}
    assert answer("first-to-act", {1: "Kh 9d", 2: "Ks 9c"}) == {"seat": 1, "decided_by": "position"}
    assert answer("first-to-act", {1: "Kh 9d", 2: "Ks 9c"}, "tda") == {"seat": 2, "decided_by": "suit"}


def test_first_to_act_passes_an_all_in_best_board() -> None:
    seats = {1: "Kh 9d", 2: {"up": "2c 2h", "stack": 0}, 3: "Qd Js"}
    assert answer("first-to-act", seats) == {"seat": 3, "decided_by": "all-in"}


def test_what_no_text_settles_is_said_so() -> None:
    found = answer("first-to-act", {1: "8c 8d Ks", 2: "8h 8s Kd"}, "tda")
    assert found["unsettled"] is True
    assert sorted(found["candidates"]) == [1, 2]
    raised = answer("options", {1: "As Kd", 3: "9c 9h", 5: "Qh Jh"}, "da-fixed-limit", actions=["3 bets 5"])
    assert raised["unsettled"] is True
    assert raised["seat"] == 5
    assert raised["candidates"][0]["call"] == 5


def test_next_to_act() -> None:
    seats = {1: "Kh 9d", 2: "2c 2h", 3: "Qd Js"}
    assert answer("next-to-act", seats) == {"seat": 2}
    assert answer("next-to-act", seats, actions=["2 bets 5", "3 folds"]) == {"seat": 1}
    assert answer("next-to-act", seats, actions=["2 bets 5", "3 folds", "1 calls"]) == {"seat": None, "round": "closed"}
    assert answer("next-to-act", seats, actions=["2 checks", "3 checks", "1 checks"])["round"] == "closed"
    assert answer("next-to-act", seats, actions=["2 bets 5", "3 folds", "1 folds"])["round"] == "closed"


def test_options_with_an_open_pair_and_over_a_bet() -> None:
    seats = {1: "Kh 9d", 2: "2c 2h", 3: "Qd Js"}
    free = {"fold": True, "check": True, "call": None, **ADDS}
    assert answer("options", seats) == {"seat": 2, **free, "bet": [5, 10]}
    assert answer("options", seats, "tda") == {"seat": 2, **free, "bet": [5]}
    owing = {"fold": True, "check": False, "call": 10, **ADDS}
    assert answer("options", seats, actions=["2 bets 10"]) == {"seat": 3, **owing, "raise_to": [20]}


def test_a_stack_below_the_least_amount_is_listed_whole() -> None:
    seats = {1: "Kh 9d", 2: {"up": "As Qh", "stack": 3}}
    assert answer("options", seats)["bet"] == [3]


def test_a_spread_is_a_range() -> None:
    seats = {1: "Kh 9d 3c", 2: "As Qh 5d", 3: "8s 7h 2c"}
    assert answer("options", seats, "de-split-limit")["bet"] == {"min": 5, "max": 10}


FULL = {
    1: {"up": "Kh 9d Kc 9s", "down": "Kd 2c 3h"},
    2: {"up": "8c 7d 4h 2s", "down": "Ac Qs Qd"},
    4: {"up": "Td Ts 5c 6h", "down": "6s 6c Jd"},
}


def test_best_hands_high_and_low() -> None:
    hands = answer("best-hands", FULL, game="stud8")["hands"]
    assert hands["1"] == {"high": {"category": "full house", "cards": "Kh Kd Kc 9s 9d"}, "low": None}
    assert hands["2"] == {"high": {"category": "pair", "cards": "Qs Qd Ac 8c 7d"}, "low": {"cards": "8c 7d 4h 2s Ac"}}
    assert hands["4"]["high"]["category"] == "full house"
    razz = answer("best-hands", FULL, game="razz")["hands"]
    assert razz["2"] == {"high": None, "low": {"cards": "8c 7d 4h 2s Ac"}}


def test_winners_of_each_game() -> None:
    assert answer("winners", FULL) == {"high": [1], "low": []}
    assert answer("winners", FULL, game="stud8") == {"high": [1], "low": [2]}
    assert answer("winners", FULL, game="razz") == {"high": [], "low": [2]}
    no_low = {n: seat for n, seat in FULL.items() if n != 2}
    assert answer("winners", no_low, game="stud8") == {"high": [1], "low": []}


def test_the_last_seat_wins_without_showing() -> None:
    seats = {1: "Kh 9d", 2: "2c 2h"}
    assert answer("winners", seats, actions=["2 folds"]) == {"high": [1], "low": []}


def test_boards_are_ranked_with_ties_together() -> None:
    seats = {1: "Kh 9d 3c", 2: "2c 2h 4d", 3: "Ks 9c 3h", 5: "Qd Js Th"}
    assert answer("rank-boards", seats) == {"order": [[2], [1, 3], [5]]}
    assert answer("rank-boards", {**seats, 2: "Ac 2h 4d"}, game="razz") == {"order": [[2], [5], [1, 3]]}


def test_the_middle_holds_antes_and_wagers_of_folded_seats_too() -> None:
    seats = {1: "7h", 2: "2d", 3: "Kc", 4: "Qs"}
    acts = ["2 brings in 2", "3 completes to 5", "4 folds", "1 raises to 10", "2 folds"]
    assert answer("pot-count", seats) == {"pot": 4}  # four antes of 1
    assert answer("pot-count", seats, actions=acts) == {"pot": 4 + 2 + 5 + 10}
    fourth = {1: "Kh 9d", 2: "2c 2h", 3: {"up": "7s", "status": "folded"}}
    put = {1: 6, 2: 6, 3: 1}
    assert answer("pot-count", fourth, contributions=put) == {"pot": 13}
    assert answer("pot-count", fourth, contributions=put, actions=["2 bets 10", "1 calls 10"]) == {"pot": 33}
    pots = [{"amount": 9, "seats": [1, 2]}, {"amount": 4, "seats": [2]}]
    assert answer("pot-count", fourth, pots=pots, actions=["2 bets 10"]) == {"pot": 23}


def test_a_question_names_what_the_file_lacks() -> None:
    seats = {1: {"up": "Kh"}, 2: {"up": "2c"}}
    with pytest.raises(BadSituation, match="stakes: missing, and bring-in needs it"):
        rule(from_data({"game": "stud", "seats": seats}), "bring-in")
    with pytest.raises(BadSituation, match="seats: missing"):
        rule(from_data({"game": "stud", "dealt": {"third": 8}}), "winners")
    with pytest.raises(NotTheTime, match=r"seats\.1\.down: a down card is not known"):
        answer("winners", {1: "Kh 9d 3c 4d", 2: "2c 2h 4h 5d"})
    with pytest.raises(NotTheTime, match="third street is opened by the bring-in"):
        answer("first-to-act", {1: "Kh", 2: "2c"})
    with pytest.raises(NotTheTime, match="round is closed"):
        answer("options", {1: "Kh 9d", 2: "2c 2h"}, actions=["2 checks", "1 checks"])
    with pytest.raises(BadSituation, match="'rake' is not ruled on"):
        rule(from_data({"game": "stud", "seats": seats}), "rake")
    with pytest.raises(BadSituation, match="stakes: missing, and pot-count needs it"):
        rule(from_data({"game": "stud", "seats": seats}), "pot-count")
    with pytest.raises(BadSituation, match="contributions: missing, and pot-count needs it"):
        answer("pot-count", {1: "Kh 9d", 2: "2c 2h"})
    for ask in ("pots", "awards"):
        with pytest.raises(BadSituation, match=f"contributions: missing, and {ask} needs it"):
            answer(ask, FULL)
    with pytest.raises(BadSituation, match="contributions: missing, and pots needs it"):
        answer("pots", FULL, pot=25)
    all_in = {1: {"up": "Kh", "stack": 0}, 2: "2c", 3: "Qd"}
    with pytest.raises(BadSituation, match="contributions: missing, and pots needs it"):  # for how much of the ante?
        answer("pots", all_in)
    with pytest.raises(BadSituation, match="stakes: missing, and pots needs it"):
        rule(from_data({"game": "stud", "seats": seats}), "pots")
    with pytest.raises(NotTheTime, match="this street's wagers are not in the pots that are named"):
        answer("awards", FULL, actions=["1 bets 10", "2 calls 10", "4 folds"], pot=25)


def test_every_step_rests_on_a_clause_of_the_rulebook() -> None:
    for name in SHIPPED:
        book = shipped(name)
        if Game.STUD not in book.games:
            continue
        table = {number: {**seat, "stack": 100} for number, seat in FULL.items()}
        put = {1: 30, 2: 60, 4: 60}
        file = {"game": "stud", "stakes": STAKES, "street": "seventh", "seats": table, "contributions": put}
        situation = from_data(file, book)
        for ask in (one for one in ASKS if one not in ("bring-in", "show-order", "irregularity")):
            steps = rule(situation, ask).derivation.steps
            assert steps
            assert all(book.clause(step.clause.id) == step.clause for step in steps)


@pytest.mark.parametrize("kind", SINGLE)
def test_an_item_written_and_read_back_rules_the_same(kind: str) -> None:
    """Its key too: the ruling of the situation that a quiz item carries is the item's answer."""
    for seed in range(30):
        book = shipped(SHIPPED[seed % 4])
        game = book.games[seed % len(book.games)]
        if not kinds()[kind].classes(book, game):
            continue
        item = make(recipe(kind, book, game, seed=seed))
        ask = kind.replace("_", "-")
        again = from_data(to_data(item.state)).state
        assert again is not None
        found = ruled(again, ask)
        assert found.answer == ruled(item.state, ask).answer
        match item.key.answer:
            case SeatAnswer(seat):
                assert found.answer["seat"] == seat
            case WinnersAnswer(high, low):
                assert (found.answer["high"], found.answer["low"]) == (sorted(high), sorted(low))


def test_sizes_that_no_text_settles_do_not_matter_to_a_seat_that_can_only_call() -> None:
    seats = {1: {"up": "Td Kd", "stack": 4}, 2: "Qh Qs", 3: "8c 7d"}
    found = answer("options", seats, "da-fixed-limit", actions=["2 bets 5", "3 folds"])
    assert found == {"seat": 1, "fold": True, "check": False, "call": 4, **ADDS}
