"""Whole hands beside PokerKit, and its fault in side pots of stud eight-or-better shown on paper."""

from __future__ import annotations

import warnings
from collections import Counter
from collections.abc import Sequence
from itertools import count, takewhile
from typing import Any

import pokerkit
import pytest
from msgspec.structs import replace

from scenarios.engine.awards import awards
from scenarios.engine.cards import parse_cards
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.play import begin, next_street, over
from scenarios.engine.rulebook import (
    BoardTie,
    CapLifted,
    CompletionCounts,
    Game,
    LowCardAllIn,
    OpenPairStud,
    ReopensAt,
    ShortBringIn,
)
from scenarios.engine.state import Stakes
from tests.oracle_hands import Compared, Excepted, compare, rulebook

HANDS = 500


@pytest.mark.parametrize("game", Game)
def test_five_hundred_hands_are_played_as_pokerkit_plays_them(game: Game) -> None:
    played = [compare(game, number) for number in range(HANDS)]
    assert [one.differences for one in played if one.differences] == []
    met = sum((one.excepted for one in played), Counter[Excepted]())
    decisions = sum(one.decisions for one in played)
    assert decisions > 15 * HANDS
    of_decisions = (Excepted.SHORT_ALL_IN, Excepted.OPENING_ALL_IN, Excepted.NOBODY_TO_CALL, Excepted.ALONE)
    assert sum(met[one] for one in of_decisions) < decisions / 20
    assert [one.paid for one in played].count(False) == met[Excepted.COMMON_CARD] < HANDS / 20
    assert bool(met[Excepted.LOW_OF_ANOTHER_POT]) is (game is Game.STUD8)


@pytest.mark.parametrize(
    "knob",
    [
        {"raises_max": 4},
        {"cap_lifted": CapLifted.BEFORE_CAP},
        {"completion_counts": CompletionCounts.RAISE},
        {"short_bring_in": ShortBringIn.FULL},
        {"low_card_all_in": LowCardAllIn.LEFT_OPENS},
        {"low_card_all_in": LowCardAllIn.NEXT_LOWEST},
        {"open_pair_stud": OpenPairStud.SMALL_OR_BIG},
        {"reopens_at": ReopensAt.HALF},
        {"board_tie_stud": BoardTie.SUIT},
    ],
    ids=lambda knob: "-".join(f"{key}-{value}" for key, value in knob.items()),
)
def test_a_rule_that_pokerkit_does_not_have_is_noticed(knob: dict[str, Any]) -> None:
    book = replace(rulebook(), **knob)
    alike = takewhile(lambda one: not one.differences, (compare(Game.STUD, number, book) for number in count()))
    assert sum(1 for _ in alike) < HANDS


def test_what_is_compared_is_said_with_the_hand_and_the_chips() -> None:
    book = replace(rulebook(), raises_max=0)
    found: Compared = next(one for number in count() if (one := compare(Game.STUD, number, book)).differences)
    assert "wager: ours (), PokerKit's (" in found.differences[0]


def both_paid(stacks: Sequence[int], hands: Sequence[str]) -> tuple[list[int], list[int]]:
    """What we and PokerKit pay where the antes put every seat all-in; each hand as dealt, two cards down, four up."""
    cards = [parse_cards(hand) for hand in hands]
    ante = max(stacks)
    stakes = Stakes(Chips(ante), Chips(1), Chips(2), Chips(4))
    ours = begin(
        rulebook(), Game.STUD8, stakes, [(Seat(at), Chips(stack)) for at, stack in enumerate(stacks)],
        {Seat(at): (held[0], held[1], held[2]) for at, held in enumerate(cards)},
    )  # fmt: skip
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PokerKit warns of cards that are not the next ones of its deck
        theirs = pokerkit.FixedLimitSevenCardStudHighLowSplitEightOrBetter.create_state(
            tuple(one for one in pokerkit.Automation if one is not pokerkit.Automation.HOLE_DEALING),
            True, ante, 1, 2, 4, tuple(stacks), len(stacks),
        )  # fmt: skip
        for at, held in enumerate(cards):
            theirs.deal_hole("".join(map(str, held[:3])), at)
        for place in range(3, 7):
            ours = next_street(ours, {Seat(at): held[place] for at, held in enumerate(cards)})
            for at, held in enumerate(cards):
                theirs.deal_hole(str(held[place]), at)
    assert over(ours)
    assert not theirs.status
    return [chips for _, chips in awards(ours).awards], list(theirs.stacks)


def test_the_low_half_of_a_side_pot_without_a_low_belongs_to_the_high_hand() -> None:
    """Stacks 10, 30, 60, 60: a main pot of 40, side pots of 60 and 60. Only the 10 has a low.

    Main pot: 20 to the low, 20 to the kings. Side pot of 60 among the last three: nobody there has a low, so the kings
    take all of it. Last pot of 60: the queens. PokerKit halves the first side pot, and halves 30 again between the
    kings and the queens, who have no low: 20, 20 + 30 + 15, 60 + 15, 0.
    """
    ours, theirs = both_paid(
        (10, 30, 60, 60),
        ("As 2s 3d 4d 6c Jh Qd", "Kc Kd Kh Tc Td Jc 9s", "Qc Qh Qs 9c 9d Jd Th", "9h 8c 8h Js Ts Ah 5c"),
    )
    assert ours == [20, 80, 60, 0]
    assert theirs == [20, 65, 75, 0]


def test_the_low_half_of_a_side_pot_is_not_split_among_hands_that_tie_below() -> None:
    """Stacks 12, 24, 48, 48: pots of 48, 36 and 48. Only the 12 has a low; the last two tie with queens and nines.

    Main pot: 24 to the low, 24 to the kings. Side pot of 36: the kings. Last pot of 48: 24 each to the queens.
    PokerKit gives 18 of the 36 to the kings and 6 each to all three, none of whom has a low: 24, 24 + 18 + 6, 6 + 24
    and 6 + 24.
    """
    ours, theirs = both_paid(
        (12, 24, 48, 48),
        ("As 2s 3d 4d 6c Jh 8d", "Kc Kd Kh Tc Td Jc 8s", "Qc Qh 9c 9d Jd Th 7c", "Qs Qd 9h 9s Js Ts 7d"),
    )
    assert ours == [24, 60, 24, 24]
    assert theirs == [24, 48, 30, 30]


def test_where_those_who_play_for_the_side_pot_have_a_low_both_pay_the_same() -> None:
    """Stacks 10, 30, 30: pots of 30 and 40. The low of 7-5 plays for both, and the 10 has none: 0, 35, 35."""
    paid = both_paid((10, 30, 30), ("9h 8c 8h Js Ts Ah Qc", "7s 5s 4d 3d Ac Jh Kd", "Kc Ks Kh Tc Td Jc 9s"))
    assert paid == ([0, 35, 35], [0, 35, 35])
