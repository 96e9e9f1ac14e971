"""What every question keeps, whatever its kind: the eleven points of the generator's contract.

    1  the same recipe gives the same item                     reproduced.py
    2  the situation is legal and reachable                    reproduced.py
    3  exactly one answer is right                             answer_space.py
    4  the second opinion agrees                               opinions.py
    5  each distractor comes from a named wrong rule           reasons.py
    6  the derivation leads to the answer, each step cites     reasons.py
    7  the item is of the class asked for                      reproduced.py
    8  equal signatures, equal questions                       reproduced.py
    9  every message formats in every language                 words.py
    10 hints lead to the answer and never say it               hinting.py
    11 the steps of a whole hand are one hand                  linked.py

``violations(item)`` lists what an item breaks. ``tests.scenarios.test_contract`` asks it of a sample of every kind,
``python -m tests.verify`` of as many as wanted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from scenarios.questions.question import Item
from tests.contract.answer_space import more_than_one_answer
from tests.contract.hinting import given_away
from tests.contract.linked import not_one_hand
from tests.contract.opinions import disagreeing
from tests.contract.reasons import unreasoned
from tests.contract.reproduced import not_reproduced
from tests.contract.words import LANGUAGES, unspoken

POINTS = (not_reproduced, more_than_one_answer, disagreeing, unreasoned, given_away, not_one_hand)


def violations(item: Item, languages: Sequence[str] = LANGUAGES) -> tuple[str, ...]:
    """What the item breaks, each with the number of its point; nothing as a rule. Languages cost the most time."""
    return tuple(_all(item, languages))


def _all(item: Item, languages: Sequence[str]) -> Iterator[str]:
    for point in (*POINTS, partial(unspoken, languages=languages)):
        try:
            yield from point(item)
        except Exception as error:  # an item that cannot even be examined is one more violation, and the run goes on
            yield f"{point} raised {type(error).__name__}: {error}"
