"""Every reason for how a hand ends can be said in every language; the steps are those a dealer would give."""

from __future__ import annotations

from typing import Any

import pytest

from lessons.languages import tags
from scenarios.questions.message import Message
from scenarios.rule import Ruled, rule
from scenarios.rulebooks import shipped
from scenarios.situation import from_data
from tests.ruling_cases import changed
from tests.scenarios.test_endings import ROWS
from tests.tutor.tellings import told


def ruled(row: dict[str, Any], book: str | None = None) -> Ruled:
    rulebook = changed(shipped(book or row["rulebooks"][0]), row.get("changes", {}))
    return rule(from_data(row["situation"], rulebook), row["ask"])


def steps(name: str) -> list[str]:
    (row,) = (row for row in ROWS if row["id"] == name)
    return [step.message.id for step in ruled(row).derivation.steps]


@pytest.mark.parametrize("row", ROWS, ids=[row["id"] for row in ROWS])
def test_every_row_is_told_in_every_language_by_clauses_of_its_rulebook(row: dict[str, Any]) -> None:
    for book in row["rulebooks"]:
        found = ruled(row, book).derivation
        assert all(shipped(book).clause(step.clause.id) == step.clause for step in found.steps)
        for tag in tags():
            texts = told(tag, found)
            assert len(set(texts)) == len(texts) > 1
            assert all("{" not in text for text in texts)


def test_pots_are_told_from_the_bet_that_goes_back_to_the_last_pot() -> None:
    assert steps("EC088") == ["pots-step-returned", "pots-step-main", "pots-step-side"]
    assert steps("only-folded-seats-went-so-far")[2:] == ["pots-step-folded", "pots-step-above"]


def test_awards_are_told_from_the_last_side_pot_to_the_main_pot() -> None:
    assert steps("only-the-shortest-stack-has-a-low") == [
        "awards-step-no-low", "awards-step-best-high", "awards-step-no-low", "awards-step-best-high",
        "awards-step-halves", "awards-step-high-half", "awards-step-low-half",
    ]  # fmt: skip


def test_who_is_passed_over_for_an_odd_chip_is_told_after_who_gets_it() -> None:
    assert steps("nobody-gets-two")[-2:] == ["awards-step-odd-low-lowest-of-seven", "awards-step-odd-passed"]


def test_side_pots_are_paid_in_reverse_order_of_their_making() -> None:
    """The last one first, the main pot last: WSOP live action 2024 r.149."""
    (row,) = (row for row in ROWS if row["id"] == "only-the-shortest-stack-has-a-low")
    told = [dict(step.message.args).get("pot") for step in ruled(row, "wsop-cash").derivation.steps]
    named = [pot.id.removeprefix("awards-pot-") for pot in told if isinstance(pot, Message)]
    assert named == ["side", "side", "side", "side", "main"]


def test_showing_is_told_from_who_starts() -> None:
    assert steps("EC139") == ["show-order-step-aggressor", "show-order-step-clockwise"]
    assert steps("the-opener-has-folded")[:2] == ["show-order-step-opener", "show-order-step-passed"]
    assert [step.removeprefix("show-order-step-") for step in steps("all-in-side-pot-first")] == [
        "aggressor", "pot-first", "pot-then", "pot-last",
    ]  # fmt: skip
    assert steps("all-in-at-once") == ["show-order-step-at-once"]


def test_the_last_card_is_told_from_what_is_left_of_the_deck() -> None:
    for name, then in {
        "EC131": ["two-common", "mix-for-common"],
        "EC134": ["two-mix"],
        "five-left-of-eight": ["two-enough"],
        "EC133": ["mix"],
        "roberts-one-more-than-needed": ["mix-burn"],
        "roberts-no-two-to-spare": ["enough-burn"],
        "roberts-common-card": ["common-burned"],
    }.items():
        assert steps(name) == [f"seventh-street-step-{one}" for one in ["left-burned", *then]]
    for name, then in {
        "EC136": ["eight-go"],
        "danish-all-eight": ["eight-stay"],
        "danish-seven-on-the-last-round": ["common"],
        "german-just-enough": ["enough"],
        "german-no-card-left": ["nothing"],
        "two-to-spare-in-a-house-that-burns-nothing": ["two-short"],
    }.items():
        assert steps(name) == [f"seventh-street-step-{one}" for one in ["left", *then]]
    assert steps("EC137") == ["seventh-street-step-sixth"]


def test_in_razz_the_lowest_hand_takes_the_pot() -> None:
    seats = {1: {"up": "7c 5h 4d 3s", "down": "2c Kd Kh"}, 2: {"up": "9d 5s 4h 3c", "down": "2h Qs Qd"}}
    situation = from_data({"game": "razz", "street": "seventh", "seats": seats, "pot": 30})
    found = rule(situation, "awards")
    assert found.answer == {"awards": {"1": 30, "2": 0}}
    assert [step.message.id for step in found.derivation.steps] == ["awards-step-best-low"]


def test_where_nothing_was_put_in_nobody_is_paid() -> None:
    seats = {1: {"up": "7c 5h 4d 3s", "down": "2c Kd Kh"}, 2: {"up": "9d 5s 4h 3c", "down": "2h Qs Qd"}}
    situation = from_data({"game": "razz", "street": "seventh", "seats": seats, "contributions": {1: 0, 2: 0}})
    found = rule(situation, "awards")
    assert found.answer == {"awards": {"1": 0, "2": 0}}
    assert found.derivation.verdict.id == "awards-verdict-nothing"
    assert rule(situation, "pots").answer == {"pots": [], "returned": {}}


def test_a_side_pot_with_one_seat_left_is_not_compared() -> None:
    seats = {
        1: {"up": "7c 5h 4d 3s", "down": "2c Kd Kh"},
        2: {"up": "9d 5s 4h 3c", "down": "2h Qs Qd"},
        3: {"up": "8h 8s", "status": "folded"},
    }
    put = {1: 10, 2: 30, 3: 30}
    found = rule(from_data({"game": "razz", "street": "seventh", "seats": seats, "contributions": put}), "awards")
    assert found.answer == {"awards": {"1": 30, "2": 40}}
    assert [step.message.id for step in found.derivation.steps] == ["awards-step-alone", "awards-step-best-low"]
