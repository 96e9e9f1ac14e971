"""An item as JSON, with its key: for teachers' own tools, exports and checks."""

from __future__ import annotations

import json
from typing import Any

from lessons.values import Phrase
from scenarios.hand_steps import all_steps, is_step
from scenarios.questions.answer_json import to_json
from scenarios.questions.answers import (
    AmountForm,
    Answer,
    CardsForm,
    ChipsForm,
    ChoiceAnswer,
    ChoiceForm,
    Form,
    LineForm,
    OptionsForm,
    OrderForm,
    PotsForm,
    RankForm,
    SeatAnswer,
    SeatForm,
    WinnersForm,
)
from scenarios.questions.question import Item
from scenarios.rule import ruled
from scenarios.situation import to_data
from tutor import phrases
from tutor.commands.output import steps_json
from tutor.grading import option_id
from tutor.speak import phrase, plain, said


def item_json(item: Item, lang: str) -> dict[str, Any]:
    """Everything about an item. Its ``situation`` with its ``ask``, ruled on, gives its ``answer``.

    ``key`` is the one of its ``choices`` that is right: where it is less than the ruling says, or said otherwise. A
    step of a whole hand says which of how many it is (``step``, ``steps``), and how the hand goes (``hand``).
    """
    ask = item.question.kind.replace("_", "-")
    return {
        "code": item.code,
        "kind": item.question.kind,
        "class": item.skill.situation_class,
        "game": item.recipe.game.value,
        "rulebook": item.recipe.rulebook.id,
        "situation": {**to_data(item.state), "ask": ask},
        "prompt": plain(lang, item.question.prompt),
        "form": _form(item.question.form, lang),
        "choices": _choices(item, lang),
        "answer": ruled(item.state, ask).answer,
        "key": to_json(item.key.answer),
        "steps": steps_json(item.derivation, lang),
        "misconceptions": [
            {"id": wrong.id, "answer": to_json(wrong.answer), "text": said(lang, _why(phrase(wrong.note)))}
            for wrong in item.misconceptions
        ],
        "difficulty": item.difficulty,
        **_in_its_hand(item),
    }


def _in_its_hand(item: Item) -> dict[str, Any]:
    if not is_step(item.recipe):
        return {}
    steps = len(all_steps(item.recipe))
    return {"hand": item.recipe.situation_class, "step": item.recipe.step, "steps": steps}


def _form(form: Form, lang: str) -> dict[str, Any]:
    match form:
        case SeatForm(seats):
            return {"type": "seat", "seats": list(seats)}
        case OptionsForm(seat, options):
            return {"type": "options", "seat": seat, "options": [option_id(option) for option in options]}
        case WinnersForm(seats, sides):
            return {"type": "winners", "seats": list(seats), "sides": list(sides)}
        case OrderForm(seats):
            return {"type": "order", "seats": list(seats)}
        case RankForm(seats):
            return {"type": "rank", "seats": list(seats)}
        case AmountForm():
            return {"type": "amount"}
        case ChipsForm(seats, total):
            return {"type": "chips", "seats": list(seats), "total": total}
        case PotsForm(seats, players):
            return {"type": "pots", "seats": list(seats), "players": list(players)}
        case CardsForm(seat, cards, count):
            return {"type": "cards", "seat": seat, "cards": list(map(str, cards)), "count": count}
        case ChoiceForm(choices, several):
            listed = [{"id": one.id, "label": plain(lang, one.label)} for one in choices]
            return {"type": "choice", "choices": listed, "several": several}
        case LineForm(lines, faults):
            acts = [said(lang, phrases.act(one.act, one.to)) for one in lines]
            listed = [{"id": one.id, "label": plain(lang, one.label)} for one in faults]
            return {"type": "line", "lines": acts, "faults": listed}


def _choices(item: Item, lang: str) -> list[dict[str, Any]]:
    """The answers to choose from, each with what choosing it means: all there are, or the key among the wrong rules'.

    In an order that does not show which is right.
    """
    form, key = item.question.form, item.key.answer
    answers: list[Answer] = _all(form)
    for answer in (key, *(wrong.answer for wrong in item.misconceptions)):
        if answer not in answers:
            answers.append(answer)
    if not _all(form):
        answers.sort(key=lambda answer: json.dumps(to_json(answer), sort_keys=True))
    return [
        {"answer": to_json(answer), "label": said(lang, phrases.answer(answer)), "why": _meaning(item, answer, lang)}
        for answer in answers
    ]


def _all(form: Form) -> list[Answer]:
    """Every answer that can be given, where they are few; in the order in which they are offered."""
    match form:
        case SeatForm(seats, nobody):
            return [*map(SeatAnswer, seats), *([] if nobody is None else [SeatAnswer(None)])]
        case ChoiceForm(choices, several=False):
            return [ChoiceAnswer(frozenset({one})) for one in choices]
    return []


def _meaning(item: Item, answer: Answer, lang: str) -> str:
    if answer == item.key.answer:
        return said(lang, Phrase("verdict-right-with", {"verdict": phrase(item.derivation.verdict)}))
    wrong = next((one for one in item.misconceptions if answer in one.answers), None)
    if wrong is not None:
        return said(lang, _why(phrase(wrong.note)))
    other = next((one for one in item.others if one.answer == answer), None)
    return said(lang, Phrase("wrong-rule-none") if other is None else phrase(other.message))


def _why(note: Phrase) -> Phrase:
    return Phrase("why-right-if", {"note": note})
