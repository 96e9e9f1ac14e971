"""Point 4 where rulebooks are the answer: each house's own ruling on the file, and the second opinion on it, say so.

The claim is read off the prompt, and of each ruling the field that decides it. A house that is not offered must be one
where the acts were not legal, that does not settle it, or where another seat would be to act.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from scenarios.engine.errors import StudError
from scenarios.engine.play import under
from scenarios.engine.rounds import IllegalAction
from scenarios.engine.rulebook import CapLifted, Rulebook
from scenarios.questions.answers import ChoiceForm
from scenarios.questions.message import Message
from scenarios.questions.question import Item, Question
from scenarios.rule import rule
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data
from tests import second

ASKS = {
    "first": "first-to-act", "wager": "options", "common": "seventh-street", "mix": "seventh-street",
    "odd": "awards", "odd-high": "awards", "odd-low": "awards",
}  # fmt: skip
"""The ask on which each claim rests."""

FIELDS = {"bring-in": "bring_in", "complete": "complete_to", "bet": "bet", "raise": "raise_to"}

Plain = Mapping[str, Any]


def what(question: Question) -> str:
    """What the prompt is about."""
    return question.prompt.id.removeprefix("rulebook-lens-prompt-")


def holds(question: Question, ruling: Plain) -> bool:
    """Whether the claim holds by a ruling in plain values."""
    args = dict(question.prompt.args)
    match what(question):
        case "first":
            return bool(ruling["seat"] == args["seat"])
        case "common":
            return bool(ruling["method"] == "common-card")
        case "mix":
            return bool(ruling["mix_burns"])
        case "odd" | "odd-high" | "odd-low":  # of the seats that tie, one is paid one chip more than the other
            paid = ruling["awards"]
            return paid[str(args["seat"])] - 1 in paid.values()
    option = args["option"]
    assert isinstance(option, Message)
    amount, able = dict(option.args)["amount"], ruling[FIELDS[option.id.removeprefix("options-say-")]]
    in_range = isinstance(able, dict) and able["min"] <= amount <= able["max"]  # type: ignore[operator]
    return ruling["seat"] == args["seat"] and (in_range or (isinstance(able, list) and amount in able))


def opinion_of(question: Question, situation: Plain, house: Rulebook) -> dict[str, Any]:
    """The second opinion on what the claim rests on, under one house."""
    found: dict[str, Any] = getattr(second, ASKS[what(question)].replace("-", "_"))(situation, house)
    return found


def as_chosen(question: Question, situation: Plain) -> dict[str, Any]:
    """The second opinion in the fields of the key."""
    assert isinstance(question.form, ChoiceForm)
    offered = [one.id for one in question.form.choices]
    return {"choice": [one for one in offered if holds(question, opinion_of(question, situation, shipped(one)))]}


def houses_disagreeing(item: Item, situation: Plain) -> Iterator[str]:
    """Where a house's ruling, or the second opinion on it, is not what the key says; and where one is missing."""
    question, ask = item.question, ASKS[what(item.question)]
    assert isinstance(question.form, ChoiceForm)
    key = {one.id for one in item.key.answer.choices}  # type: ignore[union-attr]
    offered = {one.id for one in question.form.choices}
    for house in (one for one in map(shipped, SHIPPED) if item.state.game in one.games):
        opinion = opinion_of(question, situation, house) if house.id in offered else {}
        if house.id not in offered:
            yield from _missing(item, situation, house)
            continue
        ruled = rule(from_data(situation, house), ask).answer
        for said, found in (("the file is ruled", ruled), ("the second opinion is", opinion)):
            if "unsettled" in found or holds(question, found) is not (house.id in key):
                yield f"4: {house.id} {'holds' if house.id in key else 'does not hold'}, {said} {found}"


def _missing(item: Item, situation: Plain, house: Rulebook) -> Iterator[str]:
    """A house that has a say after all."""
    try:
        under(item.state, house)
    except IllegalAction:
        return
    if len(item.state.seats) > house.players_max:
        return
    if house.cap_lifted is CapLifted.EVENT_LAST_TWO and item.state.event_players_left is None:
        return
    try:
        opinion = opinion_of(item.question, situation, house)
    except StudError:
        return
    if "unsettled" not in opinion and opinion.get("seat", 0) == dict(item.question.prompt.args).get("seat", 0):
        yield f"4: {house.id} is not offered, the second opinion is {opinion}"
