"""Point 11: the steps of a whole hand are one hand, asked about in its own order until its chips have an owner."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from scenarios.engine.play import over, replay
from scenarios.engine.state import HandState, Street
from scenarios.engine.turns import next_to_act
from scenarios.hand_steps import all_steps, is_step, whole_hand
from scenarios.make import make
from scenarios.questions.kinds.whole_hand import situation_class
from scenarios.questions.question import Item
from scenarios.questions.signature import signature

COUNTS = range(6, 15)
BETTING = ("next_to_act", "options", "pot_count")


def not_one_hand(item: Item) -> Iterator[str]:
    """What is wrong with the hand of a last step; nothing of any other question."""
    if not is_step(item.recipe) or item.recipe != all_steps(item.recipe)[-1]:
        return
    steps = [make(one) for one in all_steps(item.recipe)]
    end = whole_hand(item.recipe).moments[-1]
    if len(steps) not in COUNTS:
        yield f"11: {len(steps)} steps"
    if not over(end) or replay(end) != end or situation_class(end) != item.recipe.situation_class:
        yield "11: the hand does not come to such an end"
    if len({signature(one) for one in steps}) < len(steps):
        yield "11: two steps are the same question"
    if len({(one.question.kind, one.key.answer) for one in steps}) < len(steps):
        yield "11: two steps ask the same and have the same answer"
    for one in steps:
        if one.state.events != end.events[: len(one.state.events)]:
            yield f"11: step {one.recipe.step} is no moment of the hand"
    for one, then in pairwise(steps):
        if len(one.state.events) > len(then.state.events):
            yield f"11: step {then.recipe.step} comes before the one that it follows"
        if one.state == then.state and one.question.kind in BETTING and then.question.kind in BETTING:
            yield f"11: step {one.recipe.step} shows what step {then.recipe.step} asks"
    if steps[0].question.kind != "bring_in":
        yield f"11: it begins with {steps[0].question.kind}"
    yield from _last(item, end)


def _last(item: Item, end: HandState) -> Iterator[str]:
    """Whether the last step asks who takes the chips, or how many, where nobody is left to show against."""
    if len(end.live) > 1:
        if item.state != end or end.street is not Street.SEVENTH or item.question.kind not in ("awards", "winners"):
            yield f"11: it ends with {item.question.kind}"
    elif item.question.kind != "pot_count" or item.state.pot != end.pot or next_to_act(item.state).seat is None:
        yield f"11: it ends with {item.question.kind}, won unseen"
