"""The second opinion on pots, awards, showing and seventh street: ruling cases, and laws that hold for every hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from scenarios.engine.cards import DECK, Card, notation
from scenarios.engine.rulebook import Rulebook
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data
from tests import second
from tests.ruling_cases import changed, disagreements

ROWS: list[dict[str, Any]] = yaml.safe_load(
    (Path(__file__).parents[1] / "tables" / "cases_money.yaml").read_text("utf-8")
)
CASES = [pytest.param(row, book, id=f"{row['id']}-{book}") for row in ROWS for book in row["rulebooks"]]
RULINGS: dict[str, Callable[[Mapping[str, Any], Rulebook], dict[str, Any]]] = {
    "pots": second.pots,
    "awards": second.awards,
    "show_order": second.show_order,
    "seventh_street": second.seventh_street,
}


@pytest.mark.parametrize(("row", "book"), CASES)
def test_the_second_opinion_rules_as_the_case_says(row: dict[str, Any], book: str) -> None:
    rulebook, expect = changed(shipped(book), row.get("changes", {})), dict(row["expect"])
    found = RULINGS[row["ask"]](row["situation"], rulebook)
    assert found.get("unsettled", False) is expect.get("unsettled", False)
    if "returned" in expect:
        assert found["returned"] == expect["returned"]
    if "first" in expect:
        assert found["order"][0] == expect.pop("first")
    assert disagreements(found, expect) == []


@pytest.mark.parametrize(("row", "book"), CASES)
def test_every_case_is_a_situation_that_can_be(row: dict[str, Any], book: str) -> None:
    assert from_data(row["situation"], shipped(book)).rulebook.id == book


def test_every_row_has_its_own_id_a_reason_and_a_source() -> None:
    assert len({row["id"] for row in ROWS}) == len(ROWS)
    assert all(row["note"] and row["source"] and row["rulebooks"] and row["expect"] for row in ROWS)


SEATS = st.lists(st.tuples(st.integers(0, 60), st.booleans()), min_size=2, max_size=8).filter(
    lambda seats: sum(chips > 0 and not folded for chips, folded in seats) > 1
)


def banked(seats: list[tuple[int, bool]]) -> dict[str, Any]:
    """A fifth street before its betting, with so many chips from each seat."""
    cards = iter(DECK)
    return {
        "game": "stud",
        "seats": {
            number: {"up": notation([next(cards) for _ in range(3)])} | ({"status": "folded"} if folded else {})
            for number, (_, folded) in enumerate(seats, 1)
        },
        "contributions": {number: chips for number, (chips, _) in enumerate(seats, 1)},
    }


@given(SEATS)
def test_no_chip_is_lost_between_the_bank_and_the_pots(seats: list[tuple[int, bool]]) -> None:
    found = second.pots(banked(seats), shipped("roberts"))
    laid = sum(pot["amount"] for pot in found["pots"]) + sum(found["returned"].values())
    assert laid == sum(chips for chips, _ in seats)


@given(SEATS)
def test_a_seat_competes_for_what_everyone_put_in_up_to_its_own_chips(seats: list[tuple[int, bool]]) -> None:
    found = second.pots(banked(seats), shipped("roberts"))
    most = max(chips for chips, folded in seats if not folded)
    for number, (own, folded) in enumerate(seats, 1):
        reach = sum(pot["amount"] for pot in found["pots"] if number in pot["seats"])
        matched = sum(min(chips, own) if own < most else chips for chips, _ in seats)
        assert reach + found["returned"].get(str(number), 0) == (0 if folded else matched)


@given(SEATS)
def test_each_later_pot_is_open_to_fewer_seats_and_only_the_longest_stack_gets_chips_back(
    seats: list[tuple[int, bool]],
) -> None:
    found = second.pots(banked(seats), shipped("roberts"))
    claims = [set(pot["seats"]) for pot in found["pots"]]
    assert all(later < earlier for earlier, later in pairwise(claims))
    stacks = sorted((chips, number) for number, (chips, _) in enumerate(seats, 1))
    (second_most, _), (most, longest) = stacks[-2:]
    uncalled = most - second_most if not seats[longest - 1][1] else 0
    assert found["returned"] == ({str(longest): uncalled} if uncalled else {})


DECKS = st.permutations(DECK)
POTS = st.integers(1, 200)
STREETS = ("third", "fourth", "fifth", "sixth", "seventh")
GAMES = st.sampled_from(["stud", "stud8", "razz"])


def dealt(deck: list[Card], seats: int, game: str, pot: int) -> dict[str, Any]:
    """A seventh street of so many seats, cards off the top of the deck."""
    hands = {number: deck[7 * number - 7 : 7 * number] for number in range(1, seats + 1)}
    return {
        "game": game,
        "seats": {n: {"up": notation(cards[:4]), "down": notation(cards[4:])} for n, cards in hands.items()},
        "pot": pot,
    }


def payouts(found: dict[str, Any]) -> list[dict[str, int]]:
    """The one payout, or each that is possible."""
    return [found["awards"]] if "awards" in found else found["candidates"]


@given(DECKS, st.integers(2, 7), GAMES, POTS, st.sampled_from(SHIPPED))
def test_the_whole_pot_is_paid_and_only_to_winners(
    deck: list[Card], seats: int, game: str, pot: int, book: str
) -> None:
    situation, rulebook = dealt(deck, seats, game, pot), shipped(book)
    won = second.winners(situation, rulebook)
    for paid in payouts(second.awards(situation, rulebook)):
        assert sum(paid.values()) == pot
        assert {int(seat) for seat, chips in paid.items() if chips} <= {*won["high"], *won["low"]}


@given(DECKS, POTS, st.sampled_from(SHIPPED))
def test_high_and_low_each_have_half_and_the_odd_chip_is_highs(deck: list[Card], pot: int, book: str) -> None:
    situation, rulebook = dealt(deck, 4, "stud8", pot), shipped(book)
    won = second.winners(situation, rulebook)
    if won["low"] and not set(won["low"]) & set(won["high"]):
        for paid in payouts(second.awards(situation, rulebook)):
            assert sum(paid[str(seat)] for seat in won["high"]) == pot - pot // 2


def renamed(situation: dict[str, Any]) -> dict[str, Any]:
    """The same hands, each at the seat that another had."""
    seats = situation["seats"]
    return situation | {"seats": {len(seats) + 1 - number: seat for number, seat in seats.items()}}


TIED = {row["id"]: row["situation"] for row in ROWS if row["ask"] == "awards" and "pot" in row["situation"]}


@given(st.sampled_from(sorted(TIED)), st.sampled_from(SHIPPED), POTS)
def test_an_odd_chip_goes_by_cards_and_never_by_seats(name: str, book: str, pot: int) -> None:
    numbers = sorted(TIED[name]["seats"])
    in_order = dict(enumerate((TIED[name]["seats"][n] for n in numbers), 1))
    situation = TIED[name] | {"seats": in_order, "pot": pot}
    here = payouts(second.awards(situation, shipped(book)))
    there = payouts(second.awards(renamed(situation), shipped(book)))
    back = [{str(len(numbers) + 1 - int(seat)): chips for seat, chips in paid.items()} for paid in there]
    assert sorted(sorted(paid.items()) for paid in here) == sorted(sorted(paid.items()) for paid in back)


@pytest.mark.parametrize("book", ["roberts", "wsop-cash", "wsop-tournament", "tda"])
@given(st.lists(st.integers(2, 8), min_size=5, max_size=5).map(lambda counts: sorted(counts, reverse=True)))
def test_own_cards_come_from_the_stub_and_the_burns_and_a_common_card_only_where_these_are_too_few(
    book: str, counts: list[int]
) -> None:
    third, fourth, fifth, sixth, seventh = counts
    stub = 52 - 3 * third - fourth - fifth - sixth - 3
    situation = {
        "game": "stud",
        "dealt": dict(zip(STREETS, counts, strict=True)),
    }
    found = second.seventh_street(situation, shipped(book))
    kept_back = 0 if book == "roberts" else 2  # a burn and the last card
    for answer in found.get("candidates", [found]):
        assert answer["stub"] == stub
        assert (answer["method"] == "own-cards") is (stub + 3 >= seventh + kept_back)
        assert answer["mix_burns"] or stub >= (seventh if answer["method"] == "own-cards" else 1) + answer["burn"]


def test_what_no_text_joins_is_not_ruled() -> None:
    """Burns are to be mixed in, in a game that burns nothing."""
    house = replace(shipped("tda"), burns=False)
    assert second.seventh_street({"game": "stud", "dealt": dict.fromkeys(STREETS, 8)}, house)["unsettled"]
    assert "unsettled" not in second.seventh_street({"game": "stud", "dealt": dict.fromkeys(STREETS, 5)}, house)


TWO = {"game": "stud", "street": "seventh", "seats": {1: {"up": "9d 4c Jh 2s"}, 2: {"up": "Kd 5h 8c 3s"}}}


@pytest.mark.parametrize(
    ("ask", "situation"),
    [
        ("pots", TWO),
        ("awards", TWO | {"pot": 20}),
        ("show_order", TWO),
        ("show_order", TWO | {"actions": ["2 folds"]}),
        ("seventh_street", {"game": "stud", "seats": {1: {"up": "9d"}, 2: {"up": "Kd"}}}),
        ("seventh_street", {"game": "stud", "dealt": {"third": 8, "fourth": 8}}),
        ("seventh_street", {"game": "stud", "dealt": dict.fromkeys(STREETS, 8) | {"seventh": 1}}),
    ],
)
def test_a_situation_that_does_not_say_enough_is_refused(ask: str, situation: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"said|known|over|left"):
        RULINGS[ask](situation, shipped("roberts"))
