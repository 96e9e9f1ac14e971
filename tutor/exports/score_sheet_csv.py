"""A score sheet as CSV: a line for each question and one for all. No cell can be a formula.

A spreadsheet runs a cell that begins like a formula, whatever a learner typed into it; such a cell gets an apostrophe
before it. Where the language writes 0,5 the columns are parted by semicolons, as spreadsheets there expect.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable
from io import StringIO

from lessons.languages import language
from lessons.messages import has_message
from lessons.values import Phrase
from tutor import phrases, sheet_points
from tutor.quiz_sheet import Sheet
from tutor.speak import bare, kind_name, plain, said, situation_name, words, wrong_rule_name

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
_COLUMNS = (
    "number", "topic", "situation", "question", "answer", "right-answer", "points", "wrong-rule", "code", "name",
)  # fmt: skip


def score_sheet_csv(sheet: Sheet, lang: str) -> bytes:
    """The sheet in a language, in UTF-8 with the mark by which spreadsheets know it."""
    rows = [[words(lang, f"quiz-csv-{name}") for name in _COLUMNS]]
    rows += [_row(sheet, position, lang) for position in range(1, len(sheet.recipes) + 1)]
    total = sheet_points.number(sheet.points, lang)
    rows.append([words(lang, "quiz-csv-sum"), "", "", "", "", "", total, "", sheet.code, sheet.name])
    return written(rows, ";" if language(lang).locale.number_symbols["latn"]["decimal"] == "," else ",")


def written(rows: Iterable[Iterable[str]], separator: str = ",") -> bytes:
    """Rows as CSV, every cell inert."""
    text = StringIO(newline="")
    csv.writer(text, delimiter=separator, lineterminator="\r\n").writerows([map(inert, row) for row in rows])
    return text.getvalue().encode("utf-8-sig")


def inert(cell: str) -> str:
    """The cell, with an apostrophe before it where a spreadsheet would take it for a formula."""
    return f"'{cell}" if cell.startswith(_FORMULA) else cell


def _row(sheet: Sheet, position: int, lang: str) -> list[str]:
    item, graded = sheet.item(position), sheet.answers.get(position)
    situation = situation_name(item.skill.kind, item.skill.situation_class)
    rule = "" if graded is None else wrong_rule_name(graded.note)
    cells = [
        str(position),
        words(lang, kind_name(item.skill.kind)),
        words(lang, situation) if has_message(situation) else item.skill.situation_class,
        plain(lang, item.question.prompt),
        "" if graded is None else said(lang, phrases.answer(graded.answer)),
        said(lang, phrases.answer(item.key.answer)),
        "" if graded is None else sheet_points.number(graded.score, lang),
        words(lang, "wrong-rule-line", note=Phrase(rule)) if rule and has_message(rule) else "",
        item.code,
        sheet.name,
    ]
    return [bare(cell) for cell in cells]
