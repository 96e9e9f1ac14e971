"""What is believed of houses: that some of them are alike which are not, or differ where they agree.

Each belief makes a whole column of yes and no out of the true one. Where it leaves no house at all it is no answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache

from scenarios.questions.answers import Choice, ChoiceAnswer
from scenarios.questions.derivations.rulebook_lens import rulebook_label
from scenarios.questions.question import Misconception, misconception
from scenarios.rulebooks import SHIPPED, shipped

CARD_ROOMS, PAGES = SHIPPED[:4], SHIPPED[4:]
TOURNAMENTS = ("wsop-tournament", "tda")

Column = Mapping[str, bool]
"""Of each house that has a say, whether the claim holds there."""


def answer_of(column: Column) -> ChoiceAnswer:
    """The houses under which it holds."""
    return ChoiceAnswer(frozenset(choice_of(house) for house, holds in column.items() if holds))


@cache
def choice_of(house: str) -> Choice:
    """A shipped rulebook to choose."""
    return Choice(house, rulebook_label(shipped(house)))


def misconceptions(column: Column, asked: str) -> Iterator[Misconception]:
    """What each belief answers; ``asked`` is the rulebook under which the hand is played."""
    for name, believed in WRONG_RULES.items():
        found = believed(column, asked)
        if found is not None and any(found.values()):
            yield misconception("rulebook_lens", name, answer_of(found))


def _like(column: Column, model: str, houses: Iterable[str]) -> Column | None:
    """These houses say what the model says; None where that has no say itself."""
    if model not in column:
        return None
    return {house: column[model if house in houses else house] for house in column}


def _apart(column: Column, model: str, houses: Iterable[str]) -> Column | None:
    """These houses say what the model says and all others the reverse; None where there are not both."""
    if model not in column or all(house in houses for house in column):
        return None
    return {house: column[model] is (house in houses) for house in column}


WRONG_RULES: Mapping[str, Callable[[Column, str], Column | None]] = {
    "tournament_like_cash": lambda column, _: _like(column, "wsop-cash", ("wsop-tournament",)),
    "cash_like_tournament": lambda column, _: _like(column, "wsop-tournament", ("wsop-cash",)),
    "tda_like_wsop": lambda column, _: _like(column, "wsop-tournament", ("tda",)),
    "wsop_like_tda": lambda column, _: _like(column, "tda", ("wsop-tournament",)),
    "rooms_like_roberts": lambda column, _: _like(column, "roberts", CARD_ROOMS),
    "pages_like_roberts": lambda column, _: _like(column, "roberts", PAGES),
    "tournaments_apart": lambda column, _: _apart(column, "tda", TOURNAMENTS),
    "rooms_apart": lambda column, _: _apart(column, "roberts", CARD_ROOMS),
    "roberts_alone": lambda column, _: _apart(column, "roberts", ("roberts",)),
    "this_house_alone": lambda column, asked: _apart(column, asked, (asked,)),
    "all_alike": lambda column, _: dict.fromkeys(column, True),
    "other_way_round": lambda column, _: {house: not holds for house, holds in column.items()},
}
"""In the order in which a wrong answer is explained when several fit."""
