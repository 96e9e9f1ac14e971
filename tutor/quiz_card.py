"""The practice card on a sheet: nothing that leads to a key is in it before the set lets the key be shown."""

from __future__ import annotations

from lessons.values import Phrase
from tutor import phrases
from tutor.card import Beside, Data, chosen, drawn, to_others
from tutor.practice import elsewhere, nearest
from tutor.present import segments
from tutor.quiz_sheet import Sheet
from tutor.speak import rich_said, words


def card_name(sheet: Sheet, position: int) -> str:
    """What the card calls a question when it sends an answer: of this set alone, and no share code."""
    return f"{sheet.code[-8:]}.{position}"


def position_of(sheet: Sheet, name: str) -> int | None:
    """The position that a card's name stands for, None where it is no question of this sheet."""
    positions = {card_name(sheet, position): position for position in range(1, len(sheet.recipes) + 1)}
    return positions.get(name)


def sheet_card(sheet: Sheet, position: int, lang: str, direction: str) -> Data:
    """The card at a position: the question, that its answer is kept, or the explanation."""
    item, graded = sheet.item(position), sheet.answers.get(position)
    name = card_name(sheet, position)
    if graded is None or not sheet.explained(position):
        data = drawn(name, item, None, Beside(), lang, direction) | {"share": None}
        return data if graded is None else data | _kept(sheet, position, lang)
    beside = Beside(elsewhere(item.code), nearest(item.code, graded.answer))
    data = drawn(name, item, graded, beside, lang, direction)
    data["result"]["labels"]["next"] = _next(sheet, position, lang)
    return data | to_others(item, lang)


def _kept(sheet: Sheet, position: int, lang: str) -> Data:
    """An answer whose worth is told at the end."""
    graded = sheet.answers[position]
    told = "quiz-waits" if position in sheet.unstored else "quiz-kept"
    result = {
        "kept": True,
        "ok": False,
        "given": None,
        "verdict": segments(rich_said(lang, Phrase(told, {"answer": phrases.answer(graded.answer)}))),
        "why": None,
        "why_small": None,
        "near": None,
        "steps": [],
        "others": None,
        "cite": [],
        "sources": None,
        "links": [],
        "labels": {"back": "", "on": "", "next": _next(sheet, position, lang)},
    }
    return {"phase": "answered", "chosen": chosen(graded.answer), "result": result}


def _next(sheet: Sheet, position: int, lang: str) -> str:
    if sheet.finished:
        return words(lang, "quiz-back")
    return words(lang, "quiz-to-score" if position == len(sheet.recipes) else "ui-next")
