"""How the last card is dealt: tables worked out by hand, every wrong rule on one of them, and all ways to thin out."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest
from msgspec.structs import replace

from scenarios.engine.cards import DECK
from scenarios.engine.chips import Chips
from scenarios.engine.rulebook import ShortStub
from scenarios.engine.state import HandState, Street
from scenarios.engine.stub import dealt_so_far, last_deal, seventh_street
from scenarios.generator.playout import play_street
from scenarios.generator.stream import SeedStream
from scenarios.make import about, make, recipe
from scenarios.questions.answers import ChoiceAnswer, ChoiceForm
from scenarios.questions.kind import NoAnswer, Unsettled
from scenarios.questions.kinds.seventh_street import KIND, situation_class
from scenarios.questions.last_deals import choice_of
from scenarios.questions.question import Item
from scenarios.questions.wrong_rules.seventh_street import WRONG_RULES
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data
from tests.contract.sample import cells
from tutor.grading import Graded, grade

Counts = tuple[int, int, int, int, int]
"""Hands dealt on third, fourth, fifth and sixth street, and those still in."""

RULED: list[tuple[str, Counts, str, str, str]] = [
    # Robert's Rules 15: deal all but the last card, mix that with the burns, burn no more if that saves the deal
    ("roberts", (8, 6, 6, 6, 6), "own-cards-burn", "exact", "52 - 24 - 18 - 3 = 7: a burn and six"),
    ("roberts", (8, 5, 5, 5, 5), "own-cards-burn", "eight-began", "10 are left, 6 are needed"),
    ("roberts", (6, 3, 2, 2, 2), "own-cards-burn", "plenty", "24 are left, 3 are needed"),
    ("roberts", (7, 7, 7, 7, 7), "own-cards-mix-burn", "mix-burn", "7: six go out, 1 + 3 for one hand and a burn"),
    ("roberts", (8, 8, 8, 6, 6), "own-cards-mix", "mix", "3: two go out, 1 + 3 for four hands, none to burn"),
    ("roberts", (8, 8, 8, 8, 8), "common-card-mix-burn", "common-mix", "1, and with the burns 4 for eight hands"),
    ("roberts", (7, 7, 7, 7, 4), "own-cards-burn", "late-fold", "7 are left, 5 are needed; for seven it would be 8"),
    # TDA RP-10H and WSOP live action 228: hands and two more; else with the burns; a stub below three is mixed first
    ("tda", (7, 7, 7, 6, 6), "own-cards-burn", "exact", "52 - 21 - 20 - 3 = 8: six and two"),
    ("tda", (8, 6, 6, 6, 6), "own-cards-mix-burn", "mix-burn", "7 for 8, with the burns 10"),
    ("tda", (8, 8, 8, 6, 6), "common-card-burn", "common", "3 for 8, with the burns 6"),
    ("wsop-cash", (8, 8, 7, 6, 6), "common-card-burn", "common", "4 for 8, with the burns 7"),
    ("wsop-tournament", (8, 8, 8, 8, 8), "common-card-mix-burn", "common-mix", "1 for 10, with the burns 4"),
    ("tda", (8, 5, 5, 5, 5), "own-cards-burn", "eight-began", "10 for 7"),
    ("tda", (8, 6, 6, 6, 3), "own-cards-burn", "late-fold", "7 for 5; for the six of sixth street 8"),
    # the German source: a common card when the deck is too short; it burns nothing
    ("de-split-limit", (8, 8, 8, 8, 5), "common-card", "common", "52 - 48 = 4 for five"),
    ("de-split-limit", (8, 8, 8, 8, 4), "own-cards", "late-fold", "4 for four; not for the eight of sixth street"),
    ("de-split-limit", (8, 8, 8, 6, 6), "own-cards", "exact", "52 - 46 = 6 for six"),
    # the Danish source: a common card only if all eight are still in
    ("da-fixed-limit", (8, 8, 8, 8, 8), "common-card", "common", "all eight"),
    ("da-fixed-limit", (8, 7, 7, 7, 7), "own-cards", "exact", "7 for seven"),
    ("nl-eight-or-better", (8, 6, 6, 6, 6), "own-cards", "eight-began", "10 for six, and none burned"),
]  # fmt: skip

OPEN: list[tuple[str, Counts]] = [
    ("roberts", (8, 8, 7, 7, 7)),  # a common card, but no text says whether the burns are mixed in
    ("da-fixed-limit", (8, 8, 8, 7, 7)),  # 5 cards for seven hands, and not all eight are in
    ("nl-eight-or-better", (8, 8, 8, 8, 8)),  # no word about a deck that runs out
]

WRONG: list[tuple[str, str, Counts, str]] = [
    ("late_fold_counted", "tda", (8, 6, 6, 6, 3), "own-cards-mix-burn"),  # 7 for six and two, with the burns 10
    ("burned_again", "roberts", (8, 8, 8, 6, 6), "common-card-burn"),  # 6 for six and a burn
    ("not_burned_again", "tda", (8, 6, 6, 6, 6), "own-cards-mix"),
    ("two_to_spare", "roberts", (8, 8, 8, 6, 6), "common-card-burn"),  # 6 with the burns for 8
    ("one_to_spare", "tda", (8, 8, 8, 6, 6), "own-cards-mix"),  # as under Robert's Rules
    ("burns_left_out", "tda", (7, 7, 7, 7, 7), "common-card-burn"),  # 7 for a burn and seven
    ("common_always_mixed", "tda", (8, 8, 8, 6, 6), "common-card-mix-burn"),
    ("last_burn_forgotten", "roberts", (7, 7, 7, 7, 7), "own-cards-burn"),  # 7 for seven
    ("burns_forgotten", "tda", (8, 7, 7, 6, 6), "own-cards-burn"),  # 5 and 3 are 8, for 8
    ("burned_here", "de-split-limit", (8, 7, 6, 6, 6), "common-card"),  # 9 less 3 for a burn and six
    ("eight_dealt_in", "tda", (8, 5, 5, 5, 5), "common-card-burn"),
    ("eight_staying", "tda", (8, 8, 8, 6, 6), "own-cards-burn"),
    ("muck_reused", "tda", (8, 8, 8, 6, 6), "muck"),
    ("as_far", "de-split-limit", (8, 8, 8, 8, 5), "as-far"),
    ("all_dealt_on", "tda", (8, 2, 2, 2, 2), "own-cards-mix-burn"),  # 52 - 48 - 3 = 1 for 4, with the burns 4
    ("folded_uncounted", "tda", (8, 8, 8, 6, 6), "own-cards-burn"),  # 52 - 36 - 3 = 13
    ("down_cards_uncounted", "tda", (8, 8, 8, 8, 8), "own-cards-burn"),  # 1 and 16
    ("mixed_always", "tda", (8, 5, 5, 5, 5), "own-cards-mix-burn"),
    ("one_for_all", "tda", (8, 5, 5, 5, 5), "common-card-burn"),
]  # fmt: skip

THINNINGS = [one[::-1] for one in combinations_with_replacement(range(2, 9), 5) if one[-1] >= 5]


def table(rulebook: str, counts: Counts) -> HandState:
    """Sixth street played to its end at a table that thinned out like this; the last seats folded first."""
    house, deck = shipped(rulebook), list(DECK)
    held = {seat: sum(seat <= hands for hands in counts[:4]) for seat in range(1, counts[0] + 1)}
    seats = {
        str(seat): {"up": " ".join(str(deck.pop((11 * seat) % len(deck))) for _ in range(cards))}
        | ({} if cards == 4 else {"status": "folded"})
        for seat, cards in held.items()
    }
    stakes = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}
    situation = {"game": house.games[0].value, "stakes": stakes, "street": "sixth", "seats": seats}
    state = from_data(situation, house).state
    assert state is not None
    assert state.street is Street.SIXTH
    leaving = {one.seat for one in state.live if one.seat > counts[-1]}
    return play_street(SeedStream("table", rulebook, counts), state, leaving)


def chosen(answer: object) -> str:
    assert isinstance(answer, ChoiceAnswer)
    (choice,) = answer.choices
    return choice.id


def wrong_answers(state: HandState) -> dict[str, str]:
    found = about("seventh_street", state).misconceptions
    return {one.id.removeprefix("seventh_street/"): chosen(one.answer) for one in found}


@pytest.mark.parametrize(("rulebook", "counts", "answer", "found", "count"), RULED, ids=lambda one: str(one))
def test_the_last_card_is_dealt_as_counted_by_hand(
    rulebook: str, counts: Counts, answer: str, found: str, count: str
) -> None:
    posed = about("seventh_street", table(rulebook, counts))
    assert chosen(posed.key.answer) == answer, count
    assert posed.skill.situation_class == found
    assert posed.derivation.verdict.id == f"seventh-street-verdict-{answer}"


def test_every_class_of_every_house_is_among_the_tables() -> None:
    assert {found for _, _, _, found, _ in RULED} == {one for *_, one in cells("seventh_street")}


@pytest.mark.parametrize(("rulebook", "counts"), OPEN)
def test_what_no_text_settles_is_not_asked(rulebook: str, counts: Counts) -> None:
    state = table(rulebook, counts)
    with pytest.raises(Unsettled):
        about("seventh_street", state)
    assert KIND.answer(state) is None


@pytest.mark.parametrize(("rule", "rulebook", "counts", "answer"), WRONG, ids=[one[0] for one in WRONG])
def test_wrong_rule(rule: str, rulebook: str, counts: Counts, answer: str) -> None:
    assert wrong_answers(table(rulebook, counts))[rule] == answer


def test_wrong_rule_that_leaves_out_who_is_all_in() -> None:
    """Four cards and three burns for seven hands: none is burned again. For six there would be one to burn."""
    state = table("roberts", (8, 7, 7, 7, 7))
    broke = replace(state.seats[0], stack=Chips(0))
    assert wrong_answers(replace(state, seats=(broke, *state.seats[1:])))["all_in_left_out"] == "own-cards-mix-burn"


def test_every_wrong_rule_has_its_table() -> None:
    assert {one[0] for one in WRONG} | {"all_in_left_out"} == set(WRONG_RULES)


def test_it_is_asked_between_sixth_and_seventh_street_alone() -> None:
    over = table("tda", (8, 5, 5, 5, 5))
    situation = from_data({"game": "stud", "seats": {"1": {"up": "As Kd Qc 2h"}, "2": {"up": "3s 4d 5c 6h"}}})
    assert situation.state is not None
    for state in (situation.state, replace(over, street=Street.FIFTH)):
        with pytest.raises(NoAnswer):
            KIND.answer(state)


@pytest.mark.parametrize("house", SHIPPED)
def test_each_way_to_thin_out_is_of_the_class_that_its_stub_says(house: str) -> None:
    """Just enough is one card from too few; a late fold matters iff its hand would have changed the deal."""
    rulebook = shipped(house)
    offered = KIND.classes(rulebook, rulebook.games[0])
    for third, fourth, fifth, sixth, hands in THINNINGS:
        ruling = seventh_street(rulebook, (third, fourth, fifth, sixth), hands)
        if ruling.unsettled or ruling.deal is None:
            continue
        found = situation_class(rulebook, ruling)
        assert found in offered
        fewer = last_deal(rulebook.short_stub, ruling.stub - 1, hands, ruling.burned)
        if found == "exact":
            assert fewer != ruling.deal
        if found in ("plenty", "eight-began") and rulebook.short_stub is not ShortStub.COMMON_IF_EIGHT_STAY:
            assert fewer == ruling.deal
        if found != "late-fold":
            assert last_deal(rulebook.short_stub, ruling.stub, sixth, ruling.burned) == ruling.deal
        assert third == 8 or found not in ("eight-began", "common", "common-mix", "mix")


def items() -> list[Item]:
    return [make(recipe(*cell, seed=seed)) for seed, cell in enumerate(cells("seventh_street"))]


def test_every_answer_but_one_is_wrong_and_the_first_wrong_rule_that_leads_to_it_is_named() -> None:
    for item in items():
        form = item.question.form
        assert isinstance(form, ChoiceForm)
        assert len({one.id for one in form.choices}) == len(form.choices) <= 6
        for choice in form.choices:
            answer = ChoiceAnswer(frozenset({choice}))
            graded = grade(item, {"choice": [choice.id]})
            assert isinstance(graded, Graded)
            assert graded.correct is (answer == item.key.answer)
            named = [one.id for one in item.misconceptions if one.answer == answer]
            assert graded.note == (named[0] if named else "")


def test_what_is_dealt_can_be_counted_from_the_table() -> None:
    """Upcards show how far each hand went; the stub of the steps is what is left of 52."""
    for item in items():
        up = [len(seat.up) for seat in item.question.table.seats]
        burned = 3 if item.question.rulebook.burns else 0
        stub = 52 - 2 * len(up) - sum(up) - burned
        assert dict(item.derivation.steps[0].message.args)["stub"] == stub
        dealt, hands, keeping = dealt_so_far(item.state)
        assert seventh_street(item.question.rulebook, dealt, hands).stub == stub
        assert (hands, keeping) == (sum(not seat.folded for seat in item.question.table.seats), 0)


def test_an_answer_says_the_deal_that_the_engine_would_make() -> None:
    for item in items():
        deal = seventh_street(item.question.rulebook, *dealt_so_far(item.state)).deal
        assert deal is not None
        assert item.key.answer == ChoiceAnswer(frozenset({choice_of(deal)}))
