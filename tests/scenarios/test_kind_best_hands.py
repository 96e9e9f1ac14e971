"""The best five cards: hands worked out by hand, every wrong rule on a hand of its own, and equal cards all right."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from scenarios.engine.cards import Card, parse_cards
from scenarios.engine.rulebook import Game
from scenarios.engine.state import HandState, Street
from scenarios.make import about, elsewhere, make, recipe
from scenarios.questions.answers import Answer, CardsAnswer, CardsForm
from scenarios.questions.kind import NoAnswer
from scenarios.questions.kinds.best_hands import KIND
from scenarios.questions.question import Posed
from scenarios.questions.wrong_rules.best_hands import HIGH_RULES, HIGH_SLIPS, LOW_RULES, LOW_SLIPS
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data
from tests.contract import violations
from tests.contract.sample import recipes
from tutor.grading import Graded, grade

STAKES = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}


def table(game: str, hand: str, rulebook: str = "roberts") -> HandState:
    """Seat 2 with a hand, down cards before the bar, and a seat behind it; seat 1 has folded."""
    down, up = hand.split(" | ")
    used = {str(card) for card in parse_cards(f"{down} {up}")}
    spare = iter(str(card) for card in map(Card, range(52)) if str(card) not in used)
    other = {"down": " ".join(next(spare) for _ in range(3)), "up": " ".join(next(spare) for _ in range(4))}
    seats = {1: {"up": next(spare), "status": "folded"}, 2: {"down": down, "up": up}, 5: other}
    state = from_data({"game": game, "rulebook": rulebook, "stakes": STAKES, "seats": seats}).state
    assert state is not None
    assert state.street is Street.SEVENTH
    return state


def five(text: str) -> CardsAnswer:
    return CardsAnswer(frozenset(parse_cards(text)))


def graded(posed: Posed, answer: Answer) -> Graded:
    found = grade(posed, answer)
    assert isinstance(found, Graded)
    return found


HANDS = [
    # what it takes, game, seven cards, the best five; empty: no low
    ("high-card", "stud", "Kc 9d 4s | Jh 7c 2d Ah", "Ah Kc Jh 9d 7c"),
    ("groups", "stud", "9c 9d 4s | Kh 7c 2d Ah", "9c 9d Ah Kh 7c"),
    ("groups", "stud", "9c 9d 4s | 4h 7c 2d Ah", "9c 9d 4s 4h Ah"),
    ("groups", "stud", "9c 9d 9s | 4h Kc 2d Jh", "9c 9d 9s Kc Jh"),
    ("groups", "stud", "9c 9d 9s | 9h Kc 2d Jh", "9c 9d 9s 9h Kc"),
    ("third-pair", "stud", "Kc Kd 8s | 8h 5c 5d Ah", "Kc Kd 8s 8h Ah"),
    ("third-pair", "stud", "Kc Kd 8s | 8h 5c 5d 2h", "Kc Kd 8s 8h 5d"),
    ("full-house", "stud", "5c 5d 5s | Kh Kc 8d 8h", "5c 5d 5s Kh Kc"),
    ("full-house", "stud", "5c 5d 5s | Kh Kc Kd 8h", "Kh Kc Kd 5s 5d"),
    ("straight", "stud", "9c 8d 7s | 6h 5c 4d 4h", "9c 8d 7s 6h 5c"),
    ("straight", "stud", "Ac Kd Qs | Jh Tc 9d 2h", "Ac Kd Qs Jh Tc"),
    ("flush", "stud", "Ks Js 9s | 7s 5s 3s Ah", "Ks Js 9s 7s 5s"),
    ("flush", "stud", "Ks Qs Js | Ts 3s 9h Ac", "Ks Qs Js Ts 3s"),
    ("flush", "stud", "9s 8s 7s | 6s 5s As Kh", "9s 8s 7s 6s 5s"),
    ("wheel", "stud", "Ac 2d 3s | 4h 5c Kd Kh", "5c 4h 3s 2d Ac"),
    ("groups", "stud8", "Kc Kd 9s | Jh Tc 2d 3h", "Kc Kd Jh Tc 9s"),
    ("low", "stud8", "8c 6d 4s | 2h Ac Kd Qh", "8c 6d 4s 2h Ac"),
    ("counterfeited", "stud8", "7c 5d 4s | 2h 2c Ad Kh", "7c 5d 4s 2h Ad"),
    ("straight-low", "stud8", "6c 5d 4s | 3h 2c Kd Kh", "6c 5d 4s 3h 2c"),
    ("nine", "stud8", "9c 6d 4s | 2h Ac Kd Qh", ""),
    ("paired-away", "stud8", "8c 6d 4s | 4h 4c 2d Kh", ""),
    ("low", "razz", "8c 6d 4s | 2h Ac Kd Qh", "8c 6d 4s 2h Ac"),
    ("counterfeited", "razz", "9c 7d 5s | 5h 3c 2d Kh", "9c 7d 5s 3c 2d"),
    ("straight-low", "razz", "5c 4d 3s | 2h Ac Kd Qh", "5c 4d 3s 2h Ac"),
    ("must-pair", "razz", "2c 2d 3s | 3h 4c 4d Kh", "Kh 4d 3s 2c 2d"),
    ("no-qualifier", "razz", "Jc 9d 4s | 2h Ac Kd Qh", "Jc 9d 4s 2h Ac"),
]


@pytest.mark.parametrize(("takes", "game", "hand", "best"), HANDS)
def test_the_best_five_are_those_a_dealer_pushes_forward(takes: str, game: str, hand: str, best: str) -> None:
    posed = about("best_hands", table(game, hand))
    assert posed.key.accepts(five(best))
    assert posed.skill.situation_class == takes


def test_the_table_shows_every_class() -> None:
    shown = {(game, takes) for takes, game, *_ in HANDS} | {("stud8", "straight"), ("stud8", "flush")}
    assert shown == {(game.value, one) for game in Game for one in KIND.classes(shipped("roberts"), game)}


WRONG = {
    "third_pair_plays": ("stud", "Kc Kd 8s | 8h 5c 5d Ah", "Kc Kd 8s 8h 5d"),
    "lower_pair_fills": ("stud", "5c 5d 5s | Kh Kc 8d 8h", "5c 5d 5s 8h 8d"),
    "low_straight": ("stud", "9c 8d 7s | 6h 5c 4d Kh", "8d 7s 6h 5c 4d"),
    "low_flush": ("stud", "Ks Js 9s | 7s 5s 3s Ah", "Js 9s 7s 5s 3s"),
    "straight_beats_flush": ("stud", "Ks Qs Js | Ts 3s 9h Ac", "Ac Ks Qs Js Ts"),
    "flush_not_seen": ("stud", "Ks Js 9s | 7s 5s Ah Ad", "Ah Ad Ks Js 9s"),
    "straight_not_seen": ("stud", "Ac 2d 3s | 4h 5c Kd Kh", "Kh Kd Ac 5c 4h"),
    "kickers_do_not_matter": ("stud", "9c 9d 4s | Kh 7c 2d Ah", "9c 9d 7c 4s 2d"),
    "down_cards_must_play": ("stud", "9c 4d 2s | Kh Kc 7d Ah", "Kh Kc 9c 4d 2s"),
    "two_down_cards_play": ("stud", "Qc 4d 2s | Kh Kc 7d Ah", "Kh Kc Ah Qc 4d"),
    "upcards_must_play": ("stud", "Kc Qd Ts | 9h 9c 4d 2h", "Kc 9h 9c 4d 2h"),
    "highest_cards": ("stud", "4c 4d 9s | Kh Jc 7d Ah", "Ah Kh Jc 9s 7d"),
    "nine_qualifies": ("stud8", "9c 6d 4s | 2h Ac Kd Qh", "9c 6d 4s 2h Ac"),
    "pair_allowed": ("stud8", "7c 5d 4s | 2h 2c Ad Kh", "5d 4s 2h 2c Ad"),
    "straight_spoils": ("stud8", "6c 5d 4s | 3h 2c Kd Kh", ""),
    "lowest_always": ("stud8", "8c 6d 4s | 4h 4c 2d Kh", "Kh 8c 6d 4s 2d"),
    "eight_in_razz": ("razz", "Jc 9d 4s | 2h Ac Kd Qh", ""),
    "ace_not_low": ("razz", "9c 7d 5s | 3h 2c Ad Kh", "9c 7d 5s 3h 2c"),
    "same_five_both_ways": ("stud8", "8c 6d 4s | 2h Ac Kd Kh", ""),
    "down_cards_must_play low": ("razz", "Kc Qd 5s | 7h 3c 2d Ah", "Kc Qd 5s 2d Ah"),
    "two_down_cards_play low": ("razz", "Kc 9d 5s | 7h 3c 2d Ah", "9d 5s 3c 2d Ah"),
    "upcards_must_play low": ("razz", "7c 5d 4s | Kh Qc 2d Ah", "Kh Qc 4s 2d Ah"),
    "high_for_low": ("razz", "7c 5d 4s | Kh Kc 2d Ah", "Kh Kc Ah 7c 5d"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_rule_picks_its_own_five_and_is_named_for_them(name: str) -> None:
    game, hand, wrong = WRONG[name]
    found = graded(about("best_hands", table(game, hand)), five(wrong))
    assert (found.correct, found.score) == (False, 0)
    assert f"best_hands/{name.removesuffix(' low')}" in [one.id for one in found.diagnoses]


def test_every_wrong_rule_has_a_hand_of_its_own_on_each_side() -> None:
    both = dict(HIGH_RULES).keys() & dict(LOW_RULES).keys()
    assert WRONG.keys() == dict(HIGH_RULES).keys() | dict(LOW_RULES).keys() | {f"{name} low" for name in both}


SLIPS = [
    # name, game, seven cards, five that no wrong rule picks; empty: no low
    ("any_of_kind", "stud", "7c 4s 9d | 9c 7d 4h Ah", "7c 7d 4s 4h Ah"),  # two pair, but not nines and sevens
    ("any_of_kind", "stud", "9c 8d 4s | 7h 6c 5d 3h", "8d 7h 6c 5d 4s"),  # neither the highest straight nor the lowest
    ("better_kind_missed", "stud", "5c 5d 5s | Kh Kc 8d 2h", "5c 5d 5s Kh 8d"),  # the best three of a kind
    ("one_card_wrong", "stud", "9c 8d 7s | 6h 5c Kd Kh", "9c 8d 7s 5c Kd"),  # the six is missing from the straight
    ("any_low", "razz", "8c 6d 4s | 2h Ac Kd Qh", "Kd 6d 4s 2h Ac"),
    ("any_low", "stud8", "8c 6d 4s | 2h Ac 7d Qh", "8c 7d 4s 2h Ac"),  # the lowest is 7-6-4-2-A
    ("any_ranks", "stud8", "9c 6d 4s | 2h Ac Kd Qh", "Kd 6d 4s 2h Ac"),
    ("low_missed", "stud8", "7c 5d 4s | 3h 2c Ad 8h", ""),
    ("one_card_wrong", "razz", "9c 7d 5s | 5h 3c 2d Kh", "9c 5s 5h 3c 2d"),  # a five in place of the seven
]


@pytest.mark.parametrize(("name", "game", "hand", "wrong"), SLIPS)
def test_a_slip_is_named_where_no_wrong_rule_leads_to_the_five(name: str, game: str, hand: str, wrong: str) -> None:
    found = graded(about("best_hands", table(game, hand)), five(wrong))
    assert (found.correct, [one.id for one in found.diagnoses]) == (False, [f"best_hands/{name}"])


def test_every_slip_has_a_hand() -> None:
    assert {name for name, *_ in SLIPS} == {name for name, _ in (*HIGH_SLIPS, *LOW_SLIPS)}


@pytest.mark.parametrize(
    ("name", "hand", "fives"),
    [
        ("third_pair_plays", "Kc Kd 8s | 8h 5c 5d Ah", ("Kc Kd 8s 8h 5c", "Kc Kd 8s 8h 5d")),
        ("kickers_do_not_matter", "9c 9d 4s | Kh 7c 2d Ah", ("9c 9d 7c 4s 2d", "9c 9d Kh 7c 2d", "9c 9d Ah 4s 2d")),
        ("flush_not_seen", "Ks Js 9s | 7s 5s 9h 9d", ("9s 9h 9d Ks Js",)),
    ],
)
def test_a_wrong_rule_is_named_for_every_five_that_is_best_under_it(
    name: str, hand: str, fives: tuple[str, ...]
) -> None:
    posed = about("best_hands", table("stud", hand))
    for wrong in fives:
        assert graded(posed, five(wrong)).note == f"best_hands/{name}"


def test_what_every_wrong_rule_answers_is_graded_wrong_with_its_note() -> None:
    for asked in recipes("best_hands", 60, first_seed=70):
        item = make(asked)
        for one in item.misconceptions:
            for answer in one.answers:
                found = graded(item, answer)
                assert not found.correct
                assert found.diagnoses == (one,) if one.slip else one in found.diagnoses


@pytest.mark.parametrize(
    ("game", "hand", "same", "another"),
    [
        ("stud", "Kc Kd 8s | 8h 5c 5d 2h", "Kc Kd 8s 8h 5c", "Kc Kd 8s 8h 2h"),  # either five is the kicker
        ("stud", "9c 8d 7s | 6h 5c 5d Kh", "9c 8d 7s 6h 5d", "Kh 9c 8d 7s 6h"),
        ("stud", "9c 9d 9s | 9h Kc Kd Jh", "9c 9d 9s 9h Kc", "9c 9d 9s 9h Jh"),
        ("stud8", "7c 5d 4s | 2h 2c Ad Kh", "7c 5d 4s 2c Ad", "5d 4s 2h 2c Ad"),
        ("razz", "2c 2d 3s | 3h 4c 4d Kh", "Kh 4c 3h 2c 2d", "4c 4d 3s 3h 2c"),
    ],
)
def test_cards_of_the_same_rank_are_as_good_as_each_other(game: str, hand: str, same: str, another: str) -> None:
    posed = about("best_hands", table(game, hand))
    assert graded(posed, five(same)).score == 1
    assert not graded(posed, five(another)).correct


def test_five_of_the_flush_are_right_in_no_other_suit() -> None:
    """The king of clubs ranks with the king of spades, but is none of the five spades."""
    posed = about("best_hands", table("stud", "Ks Js 9s | 7s 5s Kc 2h"))
    assert posed.key.also == frozenset()
    assert not graded(posed, five("Kc Js 9s 7s 5s")).correct


def test_it_asks_of_the_first_seat_still_in_and_shows_its_cards_alone() -> None:
    posed = about("best_hands", table("stud", "9c 9d 4s | Kh 7c 2d Ah"))
    form = posed.question.form
    assert isinstance(form, CardsForm)
    assert (form.seat, form.count, form.nothing) == (2, 5, None)
    assert form.cards == parse_cards("9c 9d 4s Kh 7c 2d Ah")
    down = {seat.seat: seat.down for seat in posed.question.table.seats if not seat.folded}
    assert down == {2: parse_cards("9c 9d 4s"), 5: (None, None, None)}


def test_a_low_may_be_none_in_eight_or_better_and_is_never_none_in_razz() -> None:
    nothing = set()
    for asked in recipes("best_hands", 110, first_seed=300):
        item = make(asked)
        form, key = item.question.form, item.key.answer
        assert isinstance(form, CardsForm)
        assert isinstance(key, CardsAnswer)
        low = item.question.prompt.id.removeprefix("best-hands-prompt-")
        assert (form.nothing is None) is (low in ("hand", "high"))
        if not key.cards:
            nothing.add(low)
        assert len(item.state.live) == 2
        assert len(item.state.seats) <= 4
    assert nothing == {"low"}


def test_a_common_card_is_one_of_the_seven() -> None:
    seats = {1: {"down": "9c 9d", "up": "Kh 7c 2d Ah"}, 2: {"down": "Qc Qd", "up": "8h 6c 3d Ts"}}
    data = {"game": "stud", "rulebook": "roberts", "stakes": STAKES, "seats": seats, "street": "seventh"}
    state = from_data({**data, "community": "9s"}).state
    assert state is not None
    assert about("best_hands", state).key.accepts(five("9c 9d 9s Ah Kh"))


def test_a_down_card_that_nobody_has_seen_leaves_nothing_to_ask() -> None:
    state = table("stud", "9c 9d 4s | Kh 7c 2d Ah")
    unseen = replace(state, seats=(state.seats[0], replace(state.seats[1], down=(None, None, None)), state.seats[2]))
    with pytest.raises(NoAnswer):
        KIND.ask(unseen)
    with pytest.raises(NoAnswer):
        KIND.answer(unseen)


def test_every_rulebook_finds_the_same_five() -> None:
    for asked in recipes("best_hands", 22, first_seed=40):
        item = make(asked)
        assert {other.answer for other in elsewhere(item)} <= {item.key.answer}


def test_the_steps_name_what_misleads() -> None:
    def steps(game: str, hand: str) -> list[str]:
        derivation = KIND.ask(table(game, hand)).derivation
        assert derivation.steps[0].message.id == "best-hands-step-counts"
        return [step.message.id.removeprefix("best-hands-step-") for step in derivation.steps[1:]]

    expected = {
        "high-card": ["high-card", "high"], "groups": ["kickers", "high"], "third-pair": ["third-pair", "high"],
        "full-house": ["full-house", "high"], "straight": ["straight", "high"], "flush": ["flush", "high"],
        "wheel": ["winners-step-wheel", "high"],
        "nine": ["counts-low", "nine", "no-low"], "paired-away": ["counts-low", "paired-away", "no-low"],
        "must-pair": ["counts-razz", "must-pair", "low"],
        "no-qualifier": ["counts-razz", "winners-step-razz-no-qualifier", "low"],
    }  # fmt: skip
    for takes, game, hand, _ in HANDS:
        if takes in expected and hand != "9s 8s 7s | 6s 5s As Kh":
            assert steps(game, hand) == expected[takes], hand
    assert steps("stud", "9s 8s 7s | 6s 5s As Kh") == ["straight-flush", "high"]
    assert steps("razz", "9c 7d 5s | 5h 3c 2d Kh") == ["counts-razz", "counts-once", "low"]
    assert steps("stud8", "6c 5d 4s | 3h 2c Kd Kh") == ["counts-low", "straight-ignored", "low"]
    assert steps("stud8", "8c 6d 4s | 2h Ac Kd Qh") == ["counts-low", "low"]


def test_every_class_keeps_the_contract_in_every_house() -> None:
    for house in SHIPPED:
        rulebook = shipped(house)
        for game in rulebook.games:
            for one in KIND.classes(rulebook, game):
                item = make(recipe("best_hands", rulebook, game, one, seed=17))
                assert violations(item, ("en",)) == (), item.code
