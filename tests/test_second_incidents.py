"""The second opinion on irregularities: what the texts say in words, and laws that hold at every table."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios.rulebooks import SHIPPED, shipped
from tests import second
from tests.incident_grid import KINDS, STAKES, situations

ROOMS = ("roberts", "wsop-cash", "wsop-tournament", "tda")
SOURCES = ("de-split-limit", "nl-eight-or-better", "da-fixed-limit")
LIKE_CASH = ("wsop-cash", "wsop-tournament", "tda")
SILENT, DISCRETION, READINGS = "book-is-silent", "discretion", "substantial-action"

THIRD = {1: "Kh", 2: "2c", 3: "7s", 4: "9d", 5: "Jc"}
FOURTH = {1: "Kh 4d", 2: "2c 8h", 3: "7s 5s", 4: "9d Qd"}
BRING_IN = "2 brings in 2"


def ruled(book: str, kind: str, up: dict[int, str], *lines: str, game: str = "", **fields: Any) -> str:
    """The word of the ruling, or the reason for calling the floor."""
    found = answer(book, kind, up, *lines, game=game, **fields)
    return str(found.get("reason", found["ruling"]))


def answer(book: str, kind: str, up: dict[int, str], *lines: str, game: str = "", **fields: Any) -> dict[str, Any]:
    rulebook = shipped(book)
    situation = {
        "game": game or str(rulebook.games[0]),
        "stakes": STAKES,
        "seats": {seat: {"up": cards} for seat, cards in up.items()},
        "actions": list(lines),
        "incident": {"kind": kind, **fields},
    }
    return second.irregularity(situation, rulebook)


@pytest.mark.parametrize(
    ("lines", "cash", "event"),
    [
        ([], "misdeal", "misdeal"),
        ([BRING_IN], "misdeal", "misdeal"),
        ([BRING_IN, "3 folds"], "misdeal", READINGS),
        ([BRING_IN, "3 calls"], "misdeal", READINGS),
        ([BRING_IN, "3 folds", "4 folds"], "play-on", READINGS),
        ([BRING_IN, "3 calls", "4 folds"], "play-on", READINGS),
        ([BRING_IN, "3 calls", "4 calls"], "play-on", "play-on"),
        ([BRING_IN, "3 folds", "4 folds", "5 folds"], "play-on", "play-on"),
    ],
)
def test_a_misdeal_is_closed_by_two_who_acted_at_a_cash_table_and_by_two_with_chips_or_any_three_in_an_event(
    lines: list[str], cash: str, event: str
) -> None:
    assert ruled("wsop-cash", "card-to-wrong-seat", THIRD, *lines, seat=4) == cash
    assert ruled("tda", "card-to-wrong-seat", THIRD, *lines, seat=4) == event
    assert ruled("wsop-tournament", "card-to-wrong-seat", THIRD, *lines, seat=4) == event


@pytest.mark.parametrize(
    ("book", "opens"),
    [("roberts", 4), ("wsop-cash", 3), ("tda", 3), ("wsop-tournament", None), *((b, 0) for b in SOURCES)],
)
def test_a_flashed_low_card_brings_it_in_except_in_roberts_rules_where_the_seat_to_its_left_does(
    book: str, opens: int | None
) -> None:
    found = answer(book, "exposed-down-card", THIRD | {2: "Tc"}, seat=3, card="3h")
    if opens is None:
        assert found == {"ruling": "misdeal"}
    elif book in SOURCES:
        assert found == {"ruling": "call-the-floor", "reason": SILENT}
    else:
        assert found["ruling"] == "play-on"
        assert (found["door_card"], found["opens"], found["low_card_seat"]) == ("3h", opens, 3)


def test_in_razz_a_flashed_king_is_the_card_that_would_open() -> None:
    table = THIRD | {1: "8h"}
    assert answer("tda", "exposed-down-card", table, game="razz", seat=2, card="Ks")["opens"] == 2
    assert answer("roberts", "exposed-down-card", table, game="razz", seat=2, card="Ks")["opens"] == 3


@pytest.mark.parametrize(
    ("book", "all_three", "two_down"),
    [
        ("roberts", "dead-hand", "dead-hand"),
        ("wsop-cash", "misdeal", SILENT),
        ("wsop-tournament", "misdeal", "misdeal"),
        ("tda", DISCRETION, DISCRETION),
    ],
)
def test_more_than_one_down_card_up_is_ruled_as_each_book_has_it(book: str, all_three: str, two_down: str) -> None:
    assert ruled(book, "all-three-up", THIRD, seat=4) == all_three
    assert ruled(book, "both-down-exposed", THIRD, seat=4) == two_down


@pytest.mark.parametrize("book", SHIPPED)
def test_two_up_of_the_first_three_and_a_live_seat_missed_are_in_no_book(book: str) -> None:
    assert ruled(book, "two-up", THIRD, seat=4) == "no-text"
    assert ruled(book, "missed-seat", FOURTH, seat=4) == "no-text"


@pytest.mark.parametrize(
    ("book", "hand"),
    [
        ("roberts", "lives-until-action"),
        ("wsop-cash", "lives-until-action"),
        ("tda", "dead-at-once"),
        ("wsop-tournament", "dead-after-third"),
    ],
)
def test_an_empty_chair_posts_the_bring_in_or_what_it_has(book: str, hand: str) -> None:
    for stack, amount in ((50, 2), (1, 1)):
        situation = {
            "game": "stud",
            "stakes": STAKES,
            "seats": {1: {"up": "Kh"}, 2: {"up": "2c", "status": "absent", "stack": stack}, 3: {"up": "7s"}},
            "incident": {"kind": "absent-low-card"},
        }
        found = second.irregularity(situation, shipped(book))
        assert found == {"ruling": "posted", "seat": 2, "amount": amount, "hand": hand, "fourth_street_card": False}


@pytest.mark.parametrize("book", ROOMS)
def test_a_wrong_bring_in_goes_back_until_the_next_player_acts(book: str) -> None:
    before = answer(book, "wrong-bring-in", THIRD, seat=4, next_acted=False)
    assert before == {"ruling": "corrected", "opens": 2, "returned_to": 4}
    after = answer(book, "wrong-bring-in", THIRD, seat=4, next_acted=True)
    assert after == {"ruling": "stands", "opens": 4, "owes_nothing": 2}


@pytest.mark.parametrize(
    ("book", "one", "two"),
    [
        ("roberts", SILENT, SILENT),
        ("wsop-cash", "corrected", SILENT),
        ("wsop-tournament", SILENT, "misdeal"),
        ("tda", "misdeal", "misdeal"),
    ],
)
def test_one_extra_starting_card_is_the_burn_a_misdeal_or_not_spoken_of(book: str, one: str, two: str) -> None:
    assert ruled(book, "extra-starting-card", THIRD, seat=4) == one
    assert ruled(book, "extra-starting-card", THIRD, seat=4, cards=2) == two


def test_a_premature_card_is_put_out_of_play_or_back_into_the_stub() -> None:
    roberts = answer("roberts", "premature-card", FOURTH, seat=4)
    assert roberts == {"ruling": "removed", "seat": 4, "also_per_live_seat": 1}
    for book in LIKE_CASH:
        found = answer(book, "premature-card", FOURTH, seat=4)
        assert found == {"ruling": "back-into-stub", "seat": 4, "burn_kept": True, "second_burn": False}


@pytest.mark.parametrize(
    ("book", "untouched", "acted"),
    [
        ("roberts", "corrected", DISCRETION),
        ("wsop-cash", "corrected", "stands"),
        ("wsop-tournament", "corrected", "stands"),
        ("tda", "stands", "stands"),
    ],
)
def test_a_burn_is_put_right_until_somebody_acts_but_never_under_tda(book: str, untouched: str, acted: str) -> None:
    for kind in ("missing-burn", "extra-burn"):
        assert ruled(book, kind, FOURTH) == untouched
        assert ruled(book, kind, FOURTH, "1 checks") == acted


def test_a_fold_with_nothing_to_call_is_dealt_on_at_a_cash_table_only_and_not_after_sixth_street() -> None:
    for book in SHIPPED:
        found = answer(book, "unbet-fold", FOURTH, seat=1)
        assert found == {"ruling": "stands", "seat": 1, "receives_cards": book in ("roberts", "wsop-cash")}
    last = {
        seat: f"{cards} {more}"
        for (seat, cards), more in zip(FOURTH.items(), ("Ks 2d", "3c 3d", "Th Ts", "Ac As"), strict=True)
    }
    situation = {
        "game": "stud",
        "street": 7,
        "stakes": STAKES,
        "seats": {seat: {"up": cards} for seat, cards in last.items()},
        "incident": {"kind": "unbet-fold", "seat": 4},
    }
    assert second.irregularity(situation, shipped("roberts"))["receives_cards"] is False


@pytest.mark.parametrize("book", LIKE_CASH)
def test_an_underbet_is_brought_up_with_its_callers_until_the_street_ends(book: str) -> None:
    fields = {"seat": 1, "put": 3, "callers": [2, 3]}
    found = answer(book, "underbet", FOURTH, **fields)
    assert found == {"ruling": "corrected", "seat": 1, "to": 5, "owes": {"1": 2, "2": 2, "3": 2}}
    assert ruled(book, "underbet", FOURTH, street_over=True, **fields) == "stands"


def test_a_completion_of_too_little_is_brought_up_and_what_is_less_than_a_call_is_no_wager() -> None:
    completed = answer("tda", "underbet", THIRD, BRING_IN, seat=3, put=4)
    assert completed == {"ruling": "corrected", "seat": 3, "to": 5, "owes": {"3": 1}}
    assert ruled("tda", "underbet", FOURTH, "1 bets 5", seat=2, put=3) == "no-text"


@pytest.mark.parametrize(("seat", "put"), [(1, 1), (2, 7), (2, 5)])
def test_enough_a_raise_of_too_little_and_less_than_is_in_already_are_no_underbets(seat: int, put: int) -> None:
    lines = ["1 bets 5", "2 raises to 10", "3 calls", "4 calls"][: 4 if seat == 1 else 1]
    with pytest.raises(ValueError, match="too little"):
        answer("tda", "underbet", FOURTH, *lines, seat=seat, put=put)


def test_a_player_passed_over_keeps_his_turn_after_one_act_and_after_more_the_floor_decides() -> None:
    lines = ("1 checks", "2 checks", "4 checks")
    for book in ("wsop-cash", "tda"):
        assert ruled(book, "skipped-player", FOURTH, *lines, seat=3, acted_after=1) == "corrected"
        assert ruled(book, "skipped-player", FOURTH, *lines, seat=3, acted_after=2) == DISCRETION
    assert ruled("roberts", "skipped-player", FOURTH, *lines, seat=3, acted_after=1) == SILENT


def test_upcards_turned_down_are_a_fold_where_there_is_a_wager_to_meet() -> None:
    for book in ROOMS:
        assert ruled(book, "upcards-turned-down", FOURTH, "1 bets 5", seat=2) == "dead-hand"
        assert ruled(book, "upcards-turned-down", FOURTH, seat=1) == SILENT
    closed = [f"{seat} checks" for seat in FOURTH]  # seat 1 shows the king and opens
    for book in ROOMS[:3]:
        assert ruled(book, "upcards-turned-down", FOURTH, *closed, seat=2) == "play-on"
    assert ruled("tda", "upcards-turned-down", FOURTH, *closed, seat=2) == SILENT


@pytest.mark.parametrize(
    ("book", "six_without_the_last", "five"),
    [
        ("roberts", DISCRETION, "dead-hand"),
        ("wsop-cash", "live-hand", "dead-hand"),
        ("wsop-tournament", DISCRETION, "dead-hand"),
        ("tda", SILENT, SILENT),
        ("de-split-limit", SILENT, SILENT),
    ],
)
def test_six_cards_may_live_when_only_the_last_is_missing_and_do_at_the_wsop_cash_tables(
    book: str, six_without_the_last: str, five: str
) -> None:
    assert ruled(book, "wrong-count", FOURTH, seat=1, cards=6, missing="last") == six_without_the_last
    assert ruled(book, "wrong-count", FOURTH, seat=1, cards=5) == five
    assert ruled(book, "wrong-count", FOURTH, seat=1, cards=8) == (SILENT if book in SOURCES else "dead-hand")


WORDS: list[tuple[str, dict[str, Any], dict[str, str]]] = [
    ("boxed-cards", {"cards": 1}, {"wsop-tournament": "play-on"}),
    ("boxed-cards", {"cards": 2}, dict.fromkeys(LIKE_CASH, "misdeal")),
    ("fouled-deck", {}, dict.fromkeys(LIKE_CASH, "void")),
    ("joker", {"seat": 4, "acted": False}, {"wsop-cash": "replaced", "tda": "misdeal"}),
    ("joker", {"seat": 4, "acted": True}, {"wsop-cash": "dead-hand", "tda": READINGS}),
    ("all-three-down", {"seat": 4}, {"wsop-tournament": "drawn"}),
    ("card-off-table", {"seat": 4, "card": "Td"}, {"roberts": "exposed", "wsop-cash": "exposed"}),
    ("beaten-caller", {"seat": 4}, {"roberts": "stands", "wsop-cash": "stands"}),
    ("mucked-hand", {"seat": 4, "identifiable": True}, {"wsop-cash": "live-hand", "tda": "live-hand"}),
    ("mucked-hand", {"seat": 4, "identifiable": False}, {"wsop-cash": "dead-hand", "tda": "dead-hand"}),
    ("upcards-rearranged", {"seat": 4}, {"wsop-cash": DISCRETION, "wsop-tournament": DISCRETION}),
    ("announcement", {"what": "raise"}, dict.fromkeys(ROOMS, "announced")),
    ("announcement", {"what": "new-pair"}, dict.fromkeys(ROOMS[:3], "announced")),
    ("announcement", {"what": "possible-flush"}, dict.fromkeys(ROOMS[:3], "not-announced")),
]


@pytest.mark.parametrize("book", SHIPPED)
@pytest.mark.parametrize(("kind", "fields", "says"), WORDS)
def test_a_book_that_says_nothing_leaves_it_to_the_floor(
    book: str, kind: str, fields: dict[str, Any], says: dict[str, str]
) -> None:
    assert ruled(book, kind, THIRD, **fields) == says.get(book, SILENT)


def test_a_strange_back_seen_in_the_stub_comes_too_late_after_third_street_except_under_tda() -> None:
    for book, word in (("wsop-cash", "play-on"), ("wsop-tournament", "play-on"), ("tda", "void")):
        assert ruled(book, "fouled-deck", FOURTH, in_stub=True) == word
        assert ruled(book, "fouled-deck", FOURTH) == "void"


def seventh(book: str, seat: int, card: str, stacks: dict[int, int], seats: int = 3) -> dict[str, Any]:
    up = {1: "Kh 4d 9c 2s", 2: "Ah 8h 6c 3s", 3: "7s 5s Jc Td"}
    last = {1: "9h", 2: "Qc", 3: "7d"}
    rows = {
        number: {"up": up[number], "down": f"?? ?? {last[number]}"}
        | ({"stack": stacks[number]} if number in stacks else {})
        for number in list(up)[:seats]
    }
    situation = {
        "game": "stud",
        "stakes": STAKES,
        "seats": rows,
        "incident": {"kind": "exposed-seventh", "seat": seat, "card": card},
    }
    found = second.irregularity(situation, shipped(book))
    return {field: value for field, value in found.items() if field not in ("seat", "card")}


def test_a_seventh_card_up_is_kept_at_a_cash_table_and_replaced_under_tda() -> None:
    assert seventh("tda", 3, "7d", {}) == {"ruling": "replaced", "opens": 2}
    kept = {"ruling": "kept", "others": "down", "may_declare_all_in": True}
    assert seventh("wsop-cash", 3, "7d", {}) == kept | {"opens": 2}
    assert seventh("roberts", 3, "7d", {}) == kept | {"opens": 3}  # its pair of sevens counts
    assert seventh("wsop-tournament", 3, "7d", {})["reason"] == SILENT


def test_the_first_of_three_up_turns_all_up_at_the_wsop_and_none_in_roberts_rules() -> None:
    assert seventh("wsop-cash", 1, "9h", {}) == {
        "ruling": "kept",
        "others": "up",
        "may_declare_all_in": False,
        "opens": 2,
    }
    assert seventh("roberts", 1, "9h", {}) == {
        "ruling": "kept",
        "others": "down",
        "may_declare_all_in": True,
        "opens": 1,
    }


@pytest.mark.parametrize("book", ["roberts", "wsop-cash"])
def test_heads_up_the_second_card_follows_the_first_up_but_not_the_other_way_round(book: str) -> None:
    assert seventh(book, 1, "9h", {}, seats=2)["others"] == "up"
    assert seventh(book, 2, "Qc", {}, seats=2)["others"] == "down"


@pytest.mark.parametrize("book", ["roberts", "wsop-cash", "tda"])
def test_a_seventh_card_up_means_nothing_where_no_betting_is_left(book: str) -> None:
    assert seventh(book, 1, "9h", {2: 0, 3: 0}) == {
        "ruling": "kept",
        "others": "down",
        "may_declare_all_in": False,
        "opens": None,
    }


@pytest.mark.parametrize("book", SOURCES)
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("short-ante", "unbet-fold", "missing-burn")])
def test_a_page_without_rules_for_dealers_leaves_it_to_the_floor(book: str, kind: str) -> None:
    found = [
        second.irregularity(one, shipped(book))
        for one in situations(kind, shipped(book), range(1), (3,))
        if can_be(one, book)
    ]
    owes_nothing = {"play-on"} if kind == "absent-low-card" else set()
    assert found
    assert {one["ruling"] for one in found} - owes_nothing == {"call-the-floor"}


def can_be(situation: dict[str, Any], book: str) -> bool:
    try:
        second.irregularity(situation, shipped(book))
    except ValueError:
        return False
    return True
