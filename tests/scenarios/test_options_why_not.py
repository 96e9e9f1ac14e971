"""Why an act is not allowed: what is said of it, worked out by hand; every wrong act of a form has its line."""

from __future__ import annotations

from typing import Any

import pytest

from scenarios.engine.betting import legal_actions
from scenarios.engine.chips import Chips
from scenarios.make import make
from scenarios.questions.answers import Option, OptionsAnswer, OptionsForm, Verb
from scenarios.questions.derivations.options_why_not import why_not
from scenarios.situation import from_data
from tests.contract.sample import cells, recipes
from tutor.speak import plain

THIRD = {1: "Kh", 3: "7c", 4: "Qs"}
FOURTH = {1: "Kh 9d", 3: "7c 5h", 4: "Qs 4s"}


def against(verb: Verb, amount: int, boards: dict[int, str], acts: list[str], stacks: dict[int, int]) -> str:
    """What is said of one act, in English, at a game of 5 and 10 with an ante of 1 and a bring-in of 2."""
    seats: dict[int, Any] = {
        seat: {"up": up} | ({"stack": stacks[seat]} if seat in stacks else {}) for seat, up in boards.items()
    }
    stakes = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}
    state = from_data({"game": "stud", "rulebook": "roberts", "stakes": stakes, "seats": seats, "actions": acts}).state
    assert state is not None
    wrong = Option(verb, Chips(amount))
    (found,) = why_not(legal_actions(state), [wrong])
    assert found.answer == OptionsAnswer(frozenset({wrong}))
    return plain("en", found.message)


@pytest.mark.parametrize(
    ("verb", "amount", "boards", "acts", "stacks", "said"),
    [
        (Verb.CHECK, 0, FOURTH, ["1 bets 5"], {}, "Seat 3 may not check: there is 5 to call."),
        (Verb.RAISE_TO, 15, FOURTH, ["1 bets 5"], {},
         "Seat 3 may not raise to 15: as a wager it may only raise to 10."),
        (Verb.BET, 5, FOURTH, ["1 bets 5"], {}, "Seat 3 may not bet 5: as a wager it may only raise to 10."),
        (Verb.CALL, 10, FOURTH, ["1 bets 5", "3 raises to 10", "4 folds"], {},
         "Seat 1 may not call 10: what is missing is 5, no more and no less."),
        (Verb.CALL, 5, FOURTH, ["1 checks"], {}, "Seat 3 may not call 5: there is nothing to call."),
        (Verb.CALL, 5, FOURTH, ["1 bets 5"], {3: 3}, "Seat 3 may not call 5: it calls with the 3 that it has left."),
        (Verb.RAISE_TO, 10, FOURTH, ["1 bets 5"], {3: 5},
         "Seat 3 may not raise to 10: a call takes all the chips it has."),
        (Verb.RAISE_TO, 25, FOURTH, ["1 bets 5", "3 raises to 10", "4 raises to 15", "1 raises to 20"], {},
         "Seat 3 may not raise to 25: the bet and all raises have been made, and that is the cap."),
        (Verb.RAISE_TO, 12, FOURTH, ["1 bets 5", "3 raises to 7", "4 calls"], {3: 7},
         "Seat 1 may not raise to 12: it has had its turn, and nothing since then reopens the betting."),
        (Verb.RAISE_TO, 10, FOURTH, ["1 bets 5", "3 folds"], {1: 5},
         "Seat 4 may not raise to 10: nobody else has chips to call it with."),
        (Verb.FOLD, 0, THIRD, [], {}, "Seat 3 may not fold: it has to open the betting."),
        (Verb.CHECK, 0, THIRD, [], {}, "Seat 3 may not check: it has to open the betting."),
        (Verb.BRING_IN, 3, THIRD, [], {},
         "Seat 3 may not bring it in for 3: as a wager it may only bring it in for 2 or complete to 5."),
        (Verb.COMPLETE_TO, 7, THIRD, ["3 brings in 2"], {},
         "Seat 4 may not complete to 7: as a wager it may only complete to 5."),
    ],
)  # fmt: skip
def test_what_stands_against_an_act(
    verb: Verb, amount: int, boards: dict[int, str], acts: list[str], stacks: dict[int, int], said: str
) -> None:
    """Robert's Rules: limits, bring-in and completion, a bet and three raises, the half-bet rule, table stakes."""
    assert against(verb, amount, boards, acts, stacks) == said


def test_every_act_of_a_form_that_is_wrong_has_its_line_and_no_other() -> None:
    for each in recipes("options", len(cells("options")), first_seed=70):
        item = make(each)
        form, key = item.question.form, item.key.answer
        assert isinstance(form, OptionsForm)
        assert isinstance(key, OptionsAnswer)
        wrong = [OptionsAnswer(frozenset({one})) for one in form.options if one not in key.options]
        assert [one.answer for one in item.others] == wrong
