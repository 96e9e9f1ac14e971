"""Point 4: the engine's ruling on the situation as a file, and the second opinion, both give the item's answer.

The same holds under every other rulebook that covers the game and in which this street's acts were legal: what the
tutor says of other houses is an answer too.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from scenarios.engine.cards import parse_cards
from scenarios.engine.play import under
from scenarios.engine.rounds import IllegalAction
from scenarios.engine.rulebook import Rulebook
from scenarios.make import elsewhere
from scenarios.questions.answer_json import to_json
from scenarios.questions.answers import CardsAnswer, CardsForm, LineForm, Verb
from scenarios.questions.question import Item, Posed, Question
from scenarios.rule import rule
from scenarios.situation import from_data, to_data
from tests import second
from tests.contract.answer_space import may_do
from tests.contract.houses import as_chosen, houses_disagreeing
from tests.ruling_cases import VERBS

WORDS = {Verb(field): word for field, word in VERBS.items()}
Plain = Mapping[str, Any]


def disagreeing(item: Item) -> Iterator[str]:
    """Where one of the two rules otherwise, or does not settle what the item asks."""
    kind, rulebook = item.question.kind, item.recipe.rulebook
    situation = json.loads(json.dumps(to_data(item.state)))
    if kind == "rulebook_lens":
        yield from houses_disagreeing(item, situation)
        return
    ask = kind.replace("_", "-")
    answer = to_json(item.key.answer)
    ruled = rule(from_data(situation, rulebook), ask)
    by_file = as_answered(item.question, ruled.answer)
    if _differ(by_file, answer):
        yield f"4: {answer} is the answer, the file is ruled {by_file}"
    opinion = second_opinion(item.question, situation, rulebook)
    if _differ(opinion, answer):
        yield f"4: {answer} is the answer, the second opinion is {opinion}"
    if kind == "options":
        yield from _acts(item, situation)
    written = isinstance(item.question.form, LineForm)
    yield from _lines_elsewhere(item, situation) if written else _elsewhere(item, situation)


def second_opinion(question: Question, situation: Mapping[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    """What the second opinion answers to a question."""
    if question.kind == "rulebook_lens":
        return as_chosen(question, situation)
    found: dict[str, Any] = getattr(second, question.kind)(situation, rulebook)
    return as_answered(question, found)


def as_answered(question: Question, ruling: Plain) -> dict[str, Any]:
    """A ruling in the fields of the question's answers, where these are not the ruling's own."""
    adapt = ANSWERED.get(question.kind)
    return dict(ruling) if adapt is None or "unsettled" in ruling else adapt(ruling, question)


def _last_deal(ruling: Plain, _: Question) -> dict[str, Any]:
    words = [ruling["method"], *(["mix"] if ruling["mix_burns"] else []), *(["burn"] if ruling["burn"] else [])]
    return {"choice": ["-".join(words)]}


def _incident(ruling: Plain, _: Question) -> dict[str, Any]:
    if ruling["ruling"] == "call-the-floor":
        return {"unsettled": True}
    if "receives_cards" in ruling:
        return {"choice": ["stands-keeps" if ruling["receives_cards"] else "stands-none"]}
    if "door_card" in ruling:
        return {"choice": ["door-card"]}
    return {"choice": ["becomes-burn" if ruling.get("becomes") == "burn" else ruling["ruling"]]}


def _five_cards(ruling: Plain, question: Question) -> dict[str, Any]:
    """Of every seat's hands the one asked for; no cards where it has none."""
    assert isinstance(question.form, CardsForm)
    side = "low" if question.prompt.id.endswith(("-low", "-razz")) else "high"
    found = ruling["hands"][str(question.form.seat)][side]
    return to_json(CardsAnswer(frozenset(parse_cards(found["cards"] if found else ""))))


ANSWERED: Mapping[str, Callable[[Plain, Question], dict[str, Any]]] = {
    "best_hands": _five_cards,
    "irregularity": _incident,
    "seventh_street": _last_deal,
}
"""The kinds whose ruling says more than their answer, or says it otherwise."""


def second_answer(posed: Posed) -> dict[str, Any]:
    """The second opinion on a question, in the fields of its key."""
    situation = json.loads(json.dumps(to_data(posed.state)))
    opinion = second_opinion(posed.question, situation, posed.question.rulebook)
    return {field: opinion.get(field) for field in to_json(posed.key.answer)}


def _differ(found: Mapping[str, Any], answer: Mapping[str, Any]) -> bool:
    return any(key not in found or found[key] != value for key, value in answer.items())


def _acts(item: Item, situation: Mapping[str, Any]) -> Iterator[str]:
    """Single acts: at each end of what is legal, and one chip beyond it."""
    seat, legal = item.question.table.to_act, set(may_do(item.state))
    likely = item.state.round.to + item.state.stakes.small_bet
    for verb, word in WORDS.items():
        amounts = {amount for one, amount in legal if one is verb} or {likely}
        ends = {amount for amount in amounts if not {amount - 1, amount + 1} <= amounts}
        for amount in sorted({near for end in ends for near in (end - 1, end, end + 1)}):
            line = f"{seat} {word} {amount}"
            if second.is_legal(situation, item.recipe.rulebook, line) is not ((verb, amount) in legal):
                yield f"4: {line!r} is {'' if (verb, amount) in legal else 'not '}legal, the second opinion disagrees"


def _lines_elsewhere(item: Item, situation: Mapping[str, Any]) -> Iterator[str]:
    """Of a written hand: not possible where not one line alone is not allowed."""
    for other in elsewhere(item):
        opinion = second_opinion(item.question, situation, other.rulebook)
        if not other.possible:
            agrees = "line" in opinion and opinion["line"] is None
        elif other.answer is None:
            agrees = "unsettled" in opinion or opinion["line"] is None
        else:
            agrees = not _differ(opinion, to_json(other.answer))
        if not agrees:
            yield f"4: {other.rulebook.id} says {other.possible}, {other.answer}, the second opinion is {opinion}"


def _elsewhere(item: Item, situation: Mapping[str, Any]) -> Iterator[str]:
    for other in elsewhere(item):
        try:
            under(item.state, other.rulebook)
        except IllegalAction:
            continue
        try:
            opinion = second_opinion(item.question, situation, other.rulebook)
        except ValueError as error:  # what is wrong here is in order there
            if other.possible:
                yield f"4: {other.rulebook.id} says {other.answer}, the second opinion that it cannot be: {error}"
            continue
        asked = item.question.table.to_act
        if not other.possible and asked is not None:
            if opinion.get("seat") == asked:  # the acts were legal, so somebody else must be to act
                yield f"4: it cannot come to this under {other.rulebook.id}, the second opinion is {opinion}"
        elif other.answer is None:
            if "unsettled" not in opinion and opinion.get("seat", 0) is not None:
                yield f"4: {other.rulebook.id} does not settle it, the second opinion is {opinion}"
        elif _differ(opinion, to_json(other.answer)):
            yield f"4: {other.rulebook.id} says {to_json(other.answer)}, the second opinion is {opinion}"
