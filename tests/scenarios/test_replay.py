"""Recorded hands played again. Every hand here is made up; what it must give follows from the rules of play."""

from __future__ import annotations

import pytest

from scenarios.engine.cards import parse_cards
from scenarios.engine.chips import is_deep
from scenarios.engine.errors import BadHistory
from scenarios.engine.rulebook import Game
from scenarios.engine.state import Street
from scenarios.histories import Replayed, read, replay
from scenarios.histories.playback import Disagreement
from scenarios.rulebooks import shipped
from scenarios.situation import line

DEAL = ["d dh p1 ????Kh", "d dh p2 ????2c", "d dh p3 ????9d"]
THIRD = ["p2 pb", "p3 cc", "p1 cbr 5", "p2 f", "p3 cc"]
FOURTH = ["d dh p1 Kd", "d dh p3 3s", "p1 cbr 10", "p3 cc"]  # an open pair: the big bet
FIFTH = ["d dh p1 4c", "d dh p3 9s", "p1 cbr 10", "p3 cbr 20", "p1 cc"]
SIXTH = ["d dh p1 5h", "d dh p3 9h", "p3 cbr 10", "p1 cc"]  # three nines now lead
SEVENTH = ["d dh p1 ??", "d dh p3 ??", "p3 cbr 10", "p1 f"]
WHOLE = [*DEAL, *THIRD, *FOURTH, *FIFTH, *SIXTH, *SEVENTH]


def phh(
    actions: list[str],
    *,
    variant: str = "F7S",
    stacks: str = "[200, 200, 200]",
    antes: str = "[1, 1, 1]",
    more: str = "",
) -> str:
    said = ", ".join(f"'{action}'" for action in actions)
    return (
        f"variant = '{variant}'\nantes = {antes}\nbring_in = 2\nsmall_bet = 5\nbig_bet = 10\n"
        f"starting_stacks = {stacks}\nactions = [{said}]\n{more}"
    )


def played(text: str, rulebook: str = "roberts") -> Replayed:
    (hand,) = read(text, "hand.phh")
    return replay(hand, shipped(rulebook))


def test_a_hand_that_follows_the_rules_has_no_findings() -> None:
    found = played(phh(WHOLE))
    assert found.clean
    assert found.decisions == 14
    assert found.end.street is Street.SEVENTH
    assert found.end.pot == 3 + 2 + 5 + 5 + 2 * 10 + 2 * 20 + 2 * 10 + 10


def test_the_double_bet_on_an_open_pair_is_illegal_where_the_rulebook_has_none() -> None:
    found = played(phh(WHOLE), "tda")
    assert found.disagreements == ()
    (illegal,) = found.illegal
    assert (illegal.street, illegal.seat) == (Street.FOURTH, 1)
    assert (line(illegal.action), illegal.violation) == ("1 bets 10", "amount")
    assert found.end.pot == played(phh(WHOLE)).end.pot  # the hand went on from what was recorded


def test_the_wrong_seat_brings_it_in() -> None:
    found = played(phh([*DEAL, "p3 pb", "p1 f", "p2 f"]))
    assert found.disagreements == (Disagreement(Street.THIRD, 2, 3),)  # type: ignore[arg-type]
    assert found.illegal == ()
    assert found.decisions == 3


def test_a_seat_is_passed_over() -> None:
    found = played(phh([*DEAL, "p2 pb", "p1 cbr 5", "p2 f"]))
    assert found.disagreements == (
        Disagreement(Street.THIRD, 3, 1),  # type: ignore[arg-type]
        Disagreement(Street.THIRD, 3, None),  # type: ignore[arg-type]
    )


def test_a_card_comes_before_the_round_is_closed() -> None:
    found = played(phh([*DEAL, *THIRD[:-1], "d dh p1 Kd", "d dh p3 3s", "p1 cc", "p3 cc"]))
    assert found.disagreements == (Disagreement(Street.THIRD, 3, None),)  # type: ignore[arg-type]


def test_a_bring_in_that_was_only_called_has_no_option() -> None:
    found = played(phh([*DEAL, "p2 pb", "p3 cc", "p1 cc", "p2 cc", "d dh p1 3h", "d dh p2 Jd", "d dh p3 Qd"]))
    assert Disagreement(Street.THIRD, None, 2) in found.disagreements  # type: ignore[arg-type]


def test_the_second_best_board_opens() -> None:
    found = played(phh([*DEAL, *THIRD, *FOURTH[:2], "p3 cc", "p1 cc"]))
    assert found.disagreements[0] == Disagreement(Street.FOURTH, 1, 3)  # type: ignore[arg-type]


def test_a_fourth_raise_breaks_the_cap_of_three_but_not_of_four() -> None:
    raises = ["p2 pb", "p3 cbr 5", "p1 cbr 10", "p2 cbr 15", "p3 cbr 20", "p1 cbr 25", "p2 f", "p3 f"]
    three = played(phh([*DEAL, *raises]))
    assert [(one.seat, one.violation) for one in three.illegal] == [(1, "capped")]
    assert played(phh([*DEAL, *raises]), "wsop-cash").clean


def test_razz_the_high_card_brings_it_in() -> None:
    deal = ["d dh p1 ????5h", "d dh p2 ????Kc", "d dh p3 ????Qs"]
    found = played(phh([*deal, "p2 pb", "p3 f", "p1 cbr 5", "p2 f"], variant="FR"))
    assert found.clean
    assert found.game is Game.RAZZ
    assert not played(phh([*deal, "p1 pb", "p2 f", "p3 f"], variant="FR")).clean


def test_all_in_the_rest_is_dealt_without_betting() -> None:
    actions = [
        "d dh p1 As2s7c", "d dh p2 ????2d", "p2 pb", "p1 cbr 5", "p2 cbr 10", "p1 cc",
        "d dh p1 8h", "d dh p2 3c", "p1 cbr 1", "p2 cc",
        "d dh p1 Ts", "d dh p2 4c", "d dh p1 Jd", "d dh p2 5d", "d dh p1 ??", "d dh p2 ??",
        "p2 sm 6h7h2d3c4c5d8s", "p1 sm",
    ]  # fmt: skip
    found = played(phh(actions, variant="F7S/8", stacks="[12, 50]", antes="[1, 1]"))
    assert found.clean
    assert found.decisions == 6
    assert found.end.at(1).all_in
    assert found.end.at(2).down == parse_cards("6h 7h 8s")  # what was shown was held all along
    assert found.end.at(1).down[-1] is None


def test_an_upcard_nobody_saw_may_be_any_card_that_is_left() -> None:
    folded = ["d dh p1 ??????", "d dh p2 ????3c", "d dh p3 ????Ks"]
    assert played(phh([*folded, "p2 pb", "p3 f", "p1 f"])).clean
    assert played(phh([*folded, "p1 pb", "p2 f", "p3 f"])).clean  # it may have been a deuce
    assert played(phh([*folded, "p3 pb", "p1 f", "p2 f"])).disagreements  # a king under a three it cannot be


def test_seats_of_the_file_are_used_in_the_findings() -> None:
    found = played(phh([*DEAL, "p3 pb", "p1 f", "p2 f"], more="seats = [2, 5, 9]"))
    assert found.disagreements == (Disagreement(Street.THIRD, 5, 9),)  # type: ignore[arg-type]


def test_cents_become_chips() -> None:
    text = phh([*DEAL, "p2 pb", "p3 cbr 0.50", "p1 f", "p2 f"], antes="[0.05, 0.05, 0.05]")
    text = text.replace("bring_in = 2", "bring_in = 0.1").replace("small_bet = 5", "small_bet = 0.5")
    (hand,) = read(text, "hand.phh")
    assert (hand.stakes.ante, hand.stakes.bring_in, hand.stakes.small_bet, hand.players[0].stack) == (5, 10, 50, 20_000)
    assert replay(hand, shipped("roberts")).clean


def test_antes_that_differ_are_paid_as_recorded() -> None:
    found = played(phh([*DEAL, "p2 pb", "p3 f", "p1 f"], antes="[0, 0, 3]"))
    assert [one.total for one in found.end.seats] == [0, 2, 3]


def test_many_hands_in_one_file() -> None:
    one, other = phh(WHOLE), phh([*DEAL, "p2 pb", "p3 f", "p1 f"], more="hand = 77")
    hands = read(f"[1]\n{one}\n[2]\n{other}", "two.phhs")
    assert [hand.name for hand in hands] == ["1", "77"]
    assert [replay(hand, shipped("roberts")).decisions for hand in hands] == [14, 3]


def test_every_problem_of_a_file_is_named() -> None:
    actions = ["d dh p1 ????Kh", "d dh p2 ????Kh", "p7 f", "p1 bets 5", "d dh p3 ????9x"]
    text = phh(actions, variant="NT", antes="[1, -1, 1]")
    with pytest.raises(BadHistory) as caught:
        read(text, "bad.phh")
    said = str(caught.value)
    for part in ("variant: found", "Kh is dealt twice", "no player p7", '"p1 bets 5" is no action', "'9x'", "found -1"):
        assert part in said, part


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("variant =", "cannot be read"),
        ("x = 1", "found 1"),
        ("variant = 'F7S'", "actions: missing"),
        ("", "no recorded hand is here"),
    ],
)
def test_a_file_that_is_no_record(text: str, said: str) -> None:
    with pytest.raises(BadHistory, match=said):
        read(text, "bad.phh")


@pytest.mark.parametrize(
    ("actions", "said"),
    [
        ([*DEAL[:2], "p2 pb"], "acts within a deal"),
        (DEAL[:2], "ends within a deal"),
        (["d db Kd", *DEAL], "a common card before third street"),
        (["d dh p1 ????KhKd", *DEAL[1:]], "seat 1 is dealt 4 cards"),
        ([*DEAL, *THIRD, "d dh p1 Kd", "d dh p2 3s"], "seat 2 is dealt 1"),
        ([*DEAL, *THIRD, "d dh p1 Kd", "p1 cc"], "acts within a deal"),
        ([*DEAL, "p2 pb", "p3 f", "p1 f", "d dh p2 Kd"], "after the end"),
    ],
)
def test_a_record_that_cannot_be_followed(actions: list[str], said: str) -> None:
    with pytest.raises(BadHistory, match=said):
        played(phh(actions))


def test_a_stack_that_nobody_counted_holds_any_bet() -> None:
    found = played(phh(WHOLE, stacks="[inf, 200, inf]"))
    assert found.clean
    assert is_deep(found.end.at(1).stack)
    assert found.end.at(2).stack == 200 - 1 - 2


def test_a_rulebook_without_the_game_is_refused() -> None:
    with pytest.raises(BadHistory, match="does not cover stud"):
        played(phh(WHOLE), "nl-eight-or-better")


def test_each_moment_has_the_hand_as_it_stood_and_what_is_wrong_there() -> None:
    found = played(phh([*DEAL, "p3 pb", "p1 cbr 50", "p2 f"]))
    opened, raised, folded, stopped = found.moments
    assert opened.state.pot == 3
    assert opened.disagreement == Disagreement(Street.THIRD, 2, 3)  # type: ignore[arg-type]
    assert raised.illegal is not None
    assert raised.illegal.violation == "amount"
    assert raised.state.pot == 5  # it is the hand before the act
    assert (folded.disagreement, folded.illegal) == (None, None)
    assert stopped.action is None
    assert stopped.disagreement == Disagreement(Street.THIRD, 3, None)  # type: ignore[arg-type]
