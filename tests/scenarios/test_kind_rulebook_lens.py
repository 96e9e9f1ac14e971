"""Under which rulebooks is it so: hands worked out from each house's text, beliefs about houses, what is offered."""

from __future__ import annotations

from itertools import chain, combinations
from typing import Any

import pytest
from msgspec.structs import replace

from scenarios.engine.rulebook import Game
from scenarios.engine.state import HandState
from scenarios.make import about, elsewhere, make, recipe
from scenarios.questions.answers import ChoiceAnswer, ChoiceForm
from scenarios.questions.claims import KNOBS
from scenarios.questions.kind import NoAnswer
from scenarios.questions.kinds.rulebook_lens import KIND
from scenarios.questions.message import Message
from scenarios.questions.question import Item, Posed
from scenarios.questions.wrong_rules.rulebook_lens import WRONG_RULES
from scenarios.rule import rule
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data, to_data
from tests.contract.sample import cells
from tests.scenarios.test_kind_awards import LOWS, STRAIGHTS
from tests.scenarios.test_kind_awards import table as showdown
from tests.scenarios.test_kind_seventh_street import table
from tutor.grading import Graded, grade

STAKES = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}
R, CASH, WSOP, TDA, DE, NL, DA = SHIPPED
STUD, STUD8, RAZZ = (R, CASH, WSOP, TDA, DE, DA), (R, CASH, WSOP, TDA, DE, NL), (R, CASH, WSOP, TDA)

EQUAL = {2: "Ah Ks", 3: "Td 8d", 5: "As Kh"}
LOW = {1: "5h 3c", 4: "5s 3d"}
PAIR, OTHER_PAIR = {1: "8c 8d", 2: "Kh 4s", 3: "Qd 7c"}, {1: "8c 8d", 2: "Kh 4s", 3: "Qd 6c"}
FIFTH, TWO = {1: "Ks Kd 8h", 3: "Qd Qh 7s", 6: "Ah Jd Td"}, {1: "Ks Kd 8h", 3: "Qd Qh 7s"}
LAST_TWO = {1: "Ks Kd 8h 2c", 3: "Qd Qh 7s 4d"}
THREE = ["1 bets 10", "3 raises to 20", "6 raises to 30", "1 raises to 40"]
FOUR = ["1 bets 10", "3 raises to 20", "1 raises to 30", "3 raises to 40"]
MANY = {"event_players_left": 9}
FOURTH = (CASH, WSOP, TDA)  # a fourth raise is allowed

# Under each text: the class, what is claimed, the houses in which it holds, and those that have a say.
RULED: list[tuple[str, str, dict[int, str], list[str], dict[str, Any], str, str, tuple[str, ...], tuple[str, ...]]] = [
    # Equal boards. Robert's Rules, Seven-Card Stud 1, and WSOP cash go by position; WSOP tournaments (stud), the TDA
    # and the Danish source by suit; the German source does not say.
    ("stud", R, EQUAL, [], {}, "tie", "seat 2", (R, CASH), (R, CASH, WSOP, TDA, DA)),
    ("stud8", R, EQUAL, [], {}, "tie", "seat 2", (R, CASH, WSOP), RAZZ),
    ("razz", TDA, LOW, [], {}, "tie", "seat 1", (R, CASH, WSOP), RAZZ),
    # An open pair. Small or big in Robert's Rules 6, WSOP cash and the Danish source; from the ante to the big bet in
    # the German one; no larger bet in tournaments. In stud8 the Dutch source alone has it, the German one does not say.
    ("stud", R, PAIR, [], {}, "open-pair", "bet 1", (DE,), STUD),
    ("stud", DA, OTHER_PAIR, [], {}, "open-pair", "bet 10", (R, CASH, DE, DA), STUD),
    ("stud8", NL, PAIR, [], {}, "open-pair", "bet 10", (NL,), (R, CASH, WSOP, TDA, NL)),
    # From fifth street: the big bet; in the German source anything from the small to the big one.
    ("stud", R, {1: "Kh 9d 4c", 2: "8s 7d 2c"}, [], {}, "late-size", "bet 7", (DE,), STUD),
    # Opening: the bring-in or a bet; in the German source from the ante to a bet, in the Danish one the ante or a bet.
    ("stud", R, {1: "Kh", 2: "2c", 4: "9d"}, [], {}, "opening", "bring-in 1", (DE, DA), STUD),
    ("stud", R, {1: "Kh", 2: "2c", 4: "7d"}, [], {}, "opening", "bring-in 2", (R, CASH, WSOP, TDA, DE), STUD),
    ("stud8", NL, {1: "Kh", 2: "2c", 4: "8d"}, [], {}, "opening", "bring-in 3", (DE,), STUD8),
    # Three raises in Robert's Rules and the three sources, four in the WSOP's rules and, though its text is silent, at
    # the TDA's tables.
    ("stud", R, FIFTH, THREE, {}, "cap", "raise 50", FOURTH, STUD),
    ("razz", CASH, {1: "8s 7d 2h", 3: "Qd 9h 7s", 6: "Kh Jd Td"}, THREE, {}, "cap", "raise 50", FOURTH, RAZZ),
    # Two left: no cap in Robert's Rules where the raises are not over yet, and in WSOP cash where the round began with
    # two; in tournaments where two are left in the event, in the German source in the last round, in the Danish never.
    ("stud", R, TWO, FOUR, MANY, "cap-two", "raise 50", (R, CASH, WSOP, TDA), STUD),
    ("stud", R, TWO, FOUR, {}, "cap-two", "raise 50", (R, CASH), (R, CASH, DE, DA)),
    ("stud", R, LAST_TWO, FOUR, {"street": "seventh"}, "cap-two", "raise 50", (R, CASH, DE), (R, CASH, DE, DA)),
    ("stud", CASH, TWO, [*FOUR, "1 raises to 50"], MANY, "cap-two", "raise 60", (R, CASH), (R, CASH, WSOP, TDA)),
]  # fmt: skip


def state_of(game: str, house: str, seats: dict[int, str], acts: list[str], more: dict[str, Any]) -> HandState:
    up = {seat: {"up": cards} for seat, cards in seats.items()}
    data = {"game": game, "rulebook": house, "stakes": STAKES, "seats": up, "actions": acts, **more}
    state = from_data(data).state
    assert state is not None
    return state


def claimed(posed: Posed) -> str:
    """The claim of a prompt, in short."""
    args = dict(posed.question.prompt.args)
    option = args.get("option")
    if not isinstance(option, Message):
        return f"seat {args['seat']}" if args else posed.question.prompt.id.removeprefix("rulebook-lens-prompt-")
    return f"{option.id.removeprefix('options-say-')} {dict(option.args)['amount']}"


def chosen(answer: object) -> set[str]:
    assert isinstance(answer, ChoiceAnswer)
    return {one.id for one in answer.choices}


def offered(posed: Posed) -> tuple[str, ...]:
    assert isinstance(posed.question.form, ChoiceForm)
    return tuple(one.id for one in posed.question.form.choices)


def items() -> list[Item]:
    return [make(recipe(*cell, seed=seed)) for seed, cell in enumerate(cells("rulebook_lens"))]


@pytest.mark.parametrize(("game", "house", "seats", "acts", "more", "found", "claim", "right", "having"), RULED)
def test_a_hand_is_ruled_by_the_text_of_each_house(
    game: str, house: str, seats: dict[int, str], acts: list[str], more: dict[str, Any],
    found: str, claim: str, right: tuple[str, ...], having: tuple[str, ...],
) -> None:  # fmt: skip
    posed = about("rulebook_lens", state_of(game, house, seats, acts, more))
    assert (posed.skill.situation_class, claimed(posed)) == (found, claim)
    assert (chosen(posed.key.answer), offered(posed)) == (set(right), having)


def test_the_last_card_is_one_for_all_where_two_more_cards_than_hands_are_wanted() -> None:
    """Of 52 cards 45 are dealt and 6 hands are in: 4 are left and 3 burned, or 7 and none where none is burned.

    Robert's Rules 15 mix the burns in and have enough for one burn and six cards. WSOP and TDA want eight cards. The
    German source has enough, the Danish one deals a common card only to all eight.
    """
    posed = about("rulebook_lens", table(R, (8, 7, 7, 7, 6)))
    right = {"common": {CASH, WSOP, TDA}, "mix": {R}}
    assert posed.skill.situation_class == "last-card"
    assert (chosen(posed.key.answer), offered(posed)) == (right[claimed(posed)], STUD)


RAZZ_LOWS = {2: "8c 6d Kd | 4h 3s 2c Qh", 4: "8s 6h Ks | 4d 3d 2h Jd"}
"""The same 8-6 low: seat 2 with the deuce of clubs, seat 4 with the eight of spades."""
OTHERS = {CASH, WSOP, TDA}


@pytest.mark.parametrize(
    ("game", "hands", "put", "prompt", "right", "having"),
    [
        # Robert's Rules, Ties 5: all seven cards, so the king; WSOP and TDA: the five that play, so the ten of spades.
        ("stud", STRAIGHTS, {1: 1, 2: 12, 5: 12}, "odd", {2: {R}, 5: OTHERS}, (R, CASH, WSOP, TDA)),
        # The low half of 46 is 23. Robert's Rules and the Dutch source: the lowest card, the deuce of clubs; WSOP and
        # TDA: the highest of the five for low too, the eight of spades. The German source does not say.
        ("stud8", LOWS, {1: 15, 2: 1, 3: 15, 6: 15}, "odd-low", {3: {R, NL}, 6: OTHERS}, (R, CASH, WSOP, TDA, NL)),
        ("razz", RAZZ_LOWS, {2: 10, 4: 10, 5: 1}, "odd", {2: {R}, 4: OTHERS}, RAZZ),
    ],
)
def test_one_chip_left_over_between_equal_hands_goes_by_other_cards_in_other_houses(
    game: str, hands: dict[int, str], put: dict[int, int], prompt: str, right: dict[int, set[str]], having: tuple[str]
) -> None:
    posed = about("rulebook_lens", showdown(("", game, R, hands, put, "", {}, {})))
    assert posed.skill.situation_class == "odd-chip"
    assert posed.question.prompt.id == f"rulebook-lens-prompt-{prompt}"
    seat = dict(posed.question.prompt.args)["seat"]
    assert isinstance(seat, int)
    assert (chosen(posed.key.answer), offered(posed)) == (right[seat], having)
    shown = {one.seat for one in posed.question.table.seats if None not in one.down and one.down}
    assert shown == set(hands), "cards decide, so all of them lie open"


@pytest.mark.parametrize("put", [{2: 12, 5: 12}, {1: 2, 2: 12, 5: 12}])
def test_nothing_is_asked_of_a_pot_that_divides(put: dict[int, int]) -> None:
    with pytest.raises(NoAnswer):
        KIND.ask(showdown(("", "stud", R, STRAIGHTS, put, "", {}, {})))


@pytest.mark.parametrize("topic", ["tie", "odd-chip"])
@pytest.mark.parametrize("game", list(Game))
def test_hands_on_which_the_houses_differ_are_built_and_not_waited_for(game: Game, topic: str) -> None:
    """The equal board dealt first has not the highest suit; the highest card that plays is not the other house's."""
    tries = [make(recipe("rulebook_lens", shipped(TDA), game, topic, seed=seed)).tries for seed in range(40)]
    assert sum(tries) <= 44


def test_where_a_house_says_nothing_of_odd_chips_none_is_asked_under_it() -> None:
    assert [house for house in SHIPPED if "odd-chip" in KIND.classes(shipped(house), shipped(house).games[0])] == [
        R, CASH, WSOP, TDA, NL,
    ]  # fmt: skip


def test_the_table_the_last_card_and_the_odd_chip_are_all_classes() -> None:
    assert {found for *_, found, _, _, _ in RULED} | {"last-card", "odd-chip"} == set(KNOBS)
    assert {one for *_, one in cells("rulebook_lens")} == set(KNOBS)


def test_nothing_is_asked_where_no_two_houses_differ_or_the_house_itself_has_no_say() -> None:
    everywhere_lifted = state_of("stud", R, TWO, [*FOUR, "1 raises to 50"], {"event_players_left": 2})
    unsettled = state_of("stud", DE, EQUAL, [], {})
    for state in (everywhere_lifted, unsettled, state_of("stud", R, {1: "Kh 9d 4c", 2: "8s 7d 2c"}, ["1 bets 10"], {})):
        with pytest.raises(NoAnswer):
            KIND.ask(state)


def test_a_house_of_ones_own_is_not_asked_under() -> None:
    assert KIND.classes(replace(shipped(R), id="own", raises_max=4), Game.STUD) == ()
    assert KIND.classes(replace(shipped(R), players_max=7), Game.STUD) == ()


BELIEFS = {
    "tournament_like_cash": {R, CASH, WSOP},
    "cash_like_tournament": {R},
    "tda_like_wsop": {R, CASH},
    "wsop_like_tda": {R, CASH},
    "rooms_like_roberts": {R, CASH, WSOP, TDA},
    "pages_like_roberts": {R, CASH, DA},
    "tournaments_apart": {R, CASH, DA},
    "rooms_apart": {R, CASH, WSOP, TDA},
    "roberts_alone": {R},
    "this_house_alone": {R, CASH, WSOP, DA},
    "all_alike": {R, CASH, WSOP, TDA, DA},
    "other_way_round": {WSOP, TDA, DA},
}
"""What each answers where position decides in Robert's Rules and WSOP cash alone and the hand is played under TDA."""


def test_each_belief_answers_what_it_says() -> None:
    state = state_of("stud", TDA, EQUAL, [], {})
    found = {one.id.removeprefix("rulebook_lens/"): chosen(one.answer) for one in KIND.ask(state).misconceptions}
    assert found == BELIEFS
    assert list(BELIEFS) == list(WRONG_RULES)


def test_every_other_choice_is_wrong_and_the_first_belief_behind_it_is_named() -> None:
    for item in items():
        names = offered(item)
        for some in chain.from_iterable(combinations(names, size) for size in range(1, len(names) + 1)):
            graded = grade(item, {"choice": list(some)})
            assert isinstance(graded, Graded)
            assert graded.correct is (set(some) == chosen(item.key.answer))
            behind = [one.id for one in item.misconceptions if chosen(one.answer) == set(some)]
            assert graded.note == (behind[0] if behind and not graded.correct else "")


def test_every_question_divides_the_houses_and_its_own_is_among_them() -> None:
    for item in items():
        right, names = chosen(item.key.answer), offered(item)
        assert 0 < len(right) < len(names)
        assert item.question.rulebook.id in names
        assert sorted(names, key=SHIPPED.index) == list(names)
        assert elsewhere(item) == ()


def test_the_same_hand_has_the_same_answer_whichever_of_its_houses_it_is_played_under() -> None:
    answers = [KIND.answer(state_of("stud", house, PAIR, [], {})) for house in STUD]
    assert {frozenset(chosen(answer)) for answer in answers} == {frozenset({DE})}


def test_an_items_situation_ruled_on_says_of_each_house_whether_it_holds() -> None:
    for item in items():
        found = rule(from_data(to_data(item.state), item.question.rulebook), "rulebook-lens")
        assert found.answer == {"holds": {one: one in chosen(item.key.answer) for one in offered(item)}}
        assert found.derivation == item.derivation
