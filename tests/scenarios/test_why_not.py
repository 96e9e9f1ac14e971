"""Why it is no other seat: one reason for each, and every reason true by an order of cards that is written out here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from scenarios import make
from scenarios.engine.cards import Card
from scenarios.engine.rulebook import BoardTie, BoardTieRazz, BringInAce, CommonCardOpener, Game, LowCardAllIn, Rulebook
from scenarios.engine.state import Status
from scenarios.questions.answers import SeatAnswer, SeatForm
from scenarios.questions.catalogue import kinds
from scenarios.questions.labels import board_label
from scenarios.questions.question import Item, Posed
from scenarios.rulebooks import shipped
from scenarios.situation import from_data, to_data
from tests.contract.sample import SINGLE, cells, recipes
from tests.second.boards import rank_boards, strength

ACE_HIGH, ACE_LOW = "23456789TJQKA", "A23456789TJQK"
SEAT_KINDS = ("bring_in", "first_to_act", "next_to_act")
Args = dict[str, Any]


@cache
def items(kind: str) -> tuple[Item, ...]:
    """Several of every class under every rulebook, and some of houses with other orders of cards and other duties."""
    own = (
        replace(shipped("roberts"), id="ace-low", bring_in_ace=BringInAce.LOW),
        replace(shipped("roberts"), id="next", low_card_all_in=LowCardAllIn.NEXT_LOWEST),
        replace(
            shipped("tda"), id="turned", suit_order=shipped("tda").suit_order[::-1], board_tie_stud8=BoardTie.POSITION
        ),
        replace(shipped("roberts"), id="suits", board_tie_razz=BoardTieRazz.HIGH_SUIT, board_tie_stud=BoardTie.SUIT),
    )
    others = [
        make.recipe(kind, house, game, name, seed=seed)
        for house in own
        for game in house.games
        for name in kinds()[kind].classes(house, game)
        for seed in range(3)
    ]
    return tuple(map(make.make, (*recipes(kind, 4 * len(cells(kind))), *others)))


def reasons(posed: Posed) -> Iterator[tuple[str, Args]]:
    for other in posed.others:
        yield other.message.id, dict(other.message.args)


def place(posed: Posed, seat: int) -> Any:
    return next(one for one in posed.state.seats if one.seat == seat)


def distance(posed: Posed, start: int, seat: int) -> int:
    """How many seats to the left of another a seat is; the seats stand in the order of the deal."""
    order = [one.seat for one in posed.state.seats]
    return (order.index(seat) - order.index(start)) % len(order)


def higher(rulebook: Rulebook, game: Game) -> Callable[[Card], tuple[int, int]]:
    order = ACE_LOW if game == "razz" or rulebook.bring_in_ace == "low" else ACE_HIGH
    suits = "".join(suit.letter for suit in rulebook.suit_order)
    return lambda card: (order.index(str(card)[0]), suits.index(str(card)[1]))


@pytest.mark.parametrize("kind", SEAT_KINDS)
def test_every_other_seat_of_the_form_has_one_reason_about_itself(kind: str) -> None:
    for item in items(kind):
        form = item.question.form
        assert isinstance(form, SeatForm)
        others = tuple(SeatAnswer(seat) for seat in form.seats if SeatAnswer(seat) != item.key.answer)
        assert tuple(one.answer for one in item.others) == others
        assert tuple(SeatAnswer(args["seat"]) for _, args in reasons(item)) == others


@pytest.mark.parametrize("kind", sorted(set(SINGLE) - {*SEAT_KINDS, "spot_violation", "options"}))
def test_where_no_seat_line_or_act_is_asked_for_there_is_no_such_list(kind: str) -> None:
    assert {make.make(one).others for one in recipes(kind, 6)} == {()}


def test_what_is_said_against_a_seat_on_third_street_is_true() -> None:
    met: Counter[str] = Counter()
    for item in items("bring_in"):
        assert isinstance(item.key.answer, SeatAnswer)
        opener, height = item.key.answer.seat, higher(item.question.rulebook, item.question.game)
        doors = {one.seat: one.up[0] for one in item.state.seats}
        worst = max if item.question.game == "razz" else min
        low = worst(doors, key=lambda seat: height(doors[seat]))
        for said, args in reasons(item):
            met[said] += 1
            seat = args["seat"]
            if "card" in args:
                assert (args["card"], args["than"]) == (doors[seat], doors[opener])
                (rank, suit), (than_rank, than_suit) = height(args["card"]), height(args["than"])
                assert ("suit" in said) == (rank == than_rank)
                mine, its = (suit, than_suit) if "suit" in said else (rank, than_rank)
                assert mine > its if said.endswith("higher") else mine < its
                assert said.endswith("lower") == (item.question.game == "razz")
            elif said.endswith(("lowest-all-in", "highest-all-in")):
                assert (seat, place(item, seat).stack) == (low, 0)
                assert ("highest" in said) == (item.question.game == "razz")
            elif said == "bring-in-step-all-in":
                assert place(item, seat).stack == 0
                assert low not in (seat, opener)
            else:
                assert said == "bring-in-other-after"
                assert args == {"seat": seat, "opener": opener, "low": low}
                assert distance(item, low, seat) > distance(item, low, opener) > 0
                assert place(item, low).stack == 0
    assert set(met) == {
        "bring-in-other-higher", "bring-in-other-lower", "bring-in-other-suit-higher", "bring-in-other-suit-lower",
        "bring-in-other-lowest-all-in", "bring-in-other-highest-all-in", "bring-in-other-after", "bring-in-step-all-in",
    }  # fmt: skip


def test_what_is_said_against_a_seat_on_later_streets_is_true() -> None:
    met: Counter[str] = Counter()
    for item in items("first_to_act"):
        assert isinstance(item.key.answer, SeatAnswer)
        game, opener = item.question.game, item.key.answer.seat
        order = rank_boards(to_data(item.state), item.question.rulebook)["order"]
        common = (item.state.community,) if item.state.community is not None else ()
        counted = common if item.question.rulebook.common_card_opener is CommonCardOpener.WITH_COMMON_CARD else ()
        boards = {one.seat: (*one.up, *counted) for one in item.state.seats if one.status is Status.LIVE}
        for said, args in reasons(item):
            met[said] += 1
            seat = args["seat"]
            if "best" in args:
                assert args["best"] in order[0]
            if "board" in args:
                assert args["board"] == board_label(boards[seat], game)
                assert args["best"] == opener
                assert seat not in order[0]
            match said.removeprefix("first-to-act-"):
                case "other-lower" | "other-higher":
                    assert args["leading"] == board_label(boards[opener], game) != args["board"]
                    assert said.endswith("higher") == (game == "razz")
                case "other-next-card":
                    assert args["board"] == board_label(boards[opener], game)
                    mine, its = strength(boards[seat], game), strength(boards[opener], game)
                    assert mine[0] == its[0]
                    differ = next(pair for pair in zip(mine[1], its[1], strict=True) if pair[0] != pair[1])
                    ranks = (args["rank"], args["other"])
                    assert tuple(one.low if game == "razz" else int(one) for one in ranks) == differ
                    assert differ[0] > differ[1] if game == "razz" else differ[0] < differ[1]
                case "other-suit":
                    height = higher(item.question.rulebook, game)
                    assert {seat, opener} <= set(order[0])
                    assert args["card"] in boards[seat]
                    assert args["than"] in boards[opener]
                    assert str(args["card"])[0] == str(args["than"])[0]
                    assert height(args["card"]) < height(args["than"])
                    assert getattr(item.question.rulebook, f"board_tie_{game}") in ("suit", "high-suit")
                case "other-position":
                    assert {seat, opener} <= set(order[0])
                    assert getattr(item.question.rulebook, f"board_tie_{game}") == "position"
                    first = item.state.seats[0].seat
                    assert args["best"] == opener
                    assert distance(item, first, opener) < distance(item, first, seat)
                case "other-best-all-in":
                    assert seat in order[0]
                    assert place(item, seat).stack == 0
                case "step-all-in":
                    assert place(item, seat).stack == 0
                case name:
                    assert name == "other-after"
                    assert args["opener"] == opener
                    assert place(item, args["best"]).stack == 0
                    assert distance(item, args["best"], seat) > distance(item, args["best"], opener) > 0
    assert {one.removeprefix("first-to-act-") for one in met} == {
        "other-lower", "other-higher", "other-next-card", "other-suit", "other-position", "other-best-all-in",
        "other-after", "step-all-in",
    }  # fmt: skip


def about(kind: str, game: str, seats: dict[int, Args]) -> dict[Any, tuple[str, Args]]:
    read = from_data({"game": game, "rulebook": "roberts", "seats": seats})
    assert read.state is not None
    posed = make.about(kind, read.state)
    return {args.pop("seat"): (said, args) for said, args in reasons(posed)}


def test_who_is_away_is_passed_over_when_the_low_card_has_no_chips() -> None:
    seats = {1: {"up": "2c", "stack": 0}, 2: {"up": "Kh", "status": "absent"}, 3: {"up": "9d"}, 4: {"up": "8d"}}
    said = about("bring_in", "stud", seats)
    assert said == {
        1: ("bring-in-other-lowest-all-in", {}),
        2: ("bring-in-other-away", {}),
        4: ("bring-in-other-after", {"opener": 3, "low": 1}),
    }


def test_a_seat_to_the_left_of_one_that_is_away_is_told_by_its_card() -> None:
    said = about("bring_in", "stud", {1: {"up": "2c", "status": "absent"}, 2: {"up": "2h"}, 3: {"up": "9d"}})
    assert {seat: one for seat, (one, _) in said.items()} == {
        2: "bring-in-other-suit-higher",
        3: "bring-in-other-higher",
    }
