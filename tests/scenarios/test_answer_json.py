"""Whatever a learner may choose among the acts offered is written and read back unchanged."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from scenarios.engine.chips import Chips, Seat
from scenarios.questions.answer_json import from_json, to_json
from scenarios.questions.answers import Option, OptionsAnswer, OptionsForm, Verb

CALLS = (Option(Verb.CALL, Chips(3)), Option(Verb.CALL, Chips(5)))
BETS = (Option(Verb.BET, Chips(5)), Option(Verb.BET, Chips(5), Chips(10)), Option(Verb.BET, Chips(10)))
FORM = OptionsForm(Seat(1), (Option(Verb.FOLD), Option(Verb.CHECK), *CALLS, *BETS))


def test_every_choice_among_amounts_ranges_and_two_calls_comes_back() -> None:
    for count in range(len(FORM.options) + 1):
        for some in combinations(FORM.options, count):
            answer = OptionsAnswer(frozenset(some))
            assert from_json(FORM, to_json(answer)) == answer


@pytest.mark.parametrize(
    ("chosen", "field", "said"),
    [
        (CALLS[1:], "call", 5),
        (CALLS, "call", [3, 5]),
        (BETS[:1], "bet", [5]),
        (BETS[1:2], "bet", {"min": 5, "max": 10}),
        (BETS, "bet", [5, {"min": 5, "max": 10}, 10]),
    ],
)
def test_what_a_ruling_can_say_is_said_as_a_ruling_says_it_and_the_rest_as_a_list(
    chosen: tuple[Option, ...], field: str, said: Any
) -> None:
    assert to_json(OptionsAnswer(frozenset(chosen)))[field] == said
