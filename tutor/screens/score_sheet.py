"""The score sheet of a finished set: points, wrong rules, every miss with its reasons; to print and to save."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

import streamlit as st
from babel.dates import format_date

from lessons.languages import language
from lessons.messages import CardToken
from lessons.values import Count, Name, Share
from tutor import phrases, running, sheet_points
from tutor.explain import explain
from tutor.exports.score_sheet_csv import score_sheet_csv
from tutor.practice import elsewhere, nearest
from tutor.present import as_text, subtitle
from tutor.quiz_card import sheet_card
from tutor.quiz_sheet import LONGEST_NAME, Sheet, named
from tutor.records import StorageError, UnknownSheet
from tutor.screens.tally import wrong_rules_table
from tutor.screens.visitor import Visitor
from tutor.speak import SIGNS, Rich, house, kind_name, plain, said, words
from tutor.widgets.page_tools import print_button
from tutor.widgets.practice_card import practice_card

_LOOK = "look"


def screen(visitor: Visitor, sheet: Sheet, say_what_is_wrong: Callable[[], None]) -> None:
    """The sheet, or one of its questions with its explanation (``?look=3``)."""
    say_what_is_wrong()
    position = _looked_at(sheet)
    if position is not None:
        _card(visitor, sheet, position)
        return
    lang = visitor.lang
    with st.container(key="screen"):
        st.title(words(lang, "quiz-score"), anchor=False)
        _heading(visitor, sheet)
        _tools(lang, sheet)
        _all_questions(lang, sheet)
        _figures(lang, sheet)
        _again(lang, sheet)
        st.html(f"<nav class='links'><a href='set' target='_self'>{escape(words(lang, 'quiz-another'))}</a></nav>")


def _looked_at(sheet: Sheet) -> int | None:
    named_position = st.query_params.get(_LOOK, "")
    known = {str(position): position for position in sheet.answers}
    return known.get(named_position)


def _card(visitor: Visitor, sheet: Sheet, position: int) -> None:
    data = sheet_card(sheet, position, visitor.lang, language(visitor.lang).direction)
    practice_card(data, "card", on_next=lambda _: _look(None))


def _look(position: int | None) -> None:
    if position is None:
        st.query_params.pop(_LOOK, None)
    else:
        st.query_params[_LOOK] = str(position)


def _heading(visitor: Visitor, sheet: Sheet) -> None:
    """Whose sheet it is, of which set, and the points."""
    lang, first = visitor.lang, next(iter(sheet.recipes))
    parts = [said(lang, house(first.rulebook)), words(lang, f"game-{first.game}")]
    if sheet.stored is not None:
        parts.append(format_date(sheet.stored.begun_at.date(), "medium", language(lang).locale))
    st.caption(" · ".join(parts))
    whole = sheet_points.in_all(sheet)
    won = Name(sheet_points.number(whole.won, lang))
    points = words(lang, "quiz-points", points=won, count=Count(whole.most), share=Share(whole.share))
    name = f"<p class='quiz-name'>{escape(sheet.name)}</p>" if sheet.name else ""
    st.html(f"{name}<p class='quiz-points'>{escape(points)}</p>")
    right = sum(graded.correct for graded in sheet.answers.values())
    st.write(words(lang, "progress-right", right=Count(right), answered=Count(len(sheet.answers))))
    with st.form("quiz-name", border=False):
        st.text_input(
            words(lang, "quiz-name"), sheet.name, max_chars=LONGEST_NAME, key="quiz name",
            help=None, placeholder=words(lang, "quiz-name-help"), autocomplete="off",
        )  # fmt: skip
        st.form_submit_button(
            words(lang, "quiz-name-keep"), key="quiz-name-keep", on_click=lambda: _rename(visitor, sheet)
        )


def _tools(lang: str, sheet: Sheet) -> None:
    with st.container(key="quiz-tools", horizontal=True):
        print_button(words(lang, "quiz-print"), "quiz print")
        st.download_button(
            words(lang, "quiz-download"), score_sheet_csv(sheet, lang), f"{sheet.code[-8:]}.csv", "text/csv",
            key="quiz-download", on_click="ignore",
        )  # fmt: skip


def _rename(visitor: Visitor, sheet: Sheet) -> None:
    try:
        running.records().name_sheet(visitor.token, sheet.code, named(str(st.session_state["quiz name"])))
    except StorageError as error:
        running.noted(error)
    except UnknownSheet:
        pass  # its learner was erased meanwhile, and the sheet with them


def _figures(lang: str, sheet: Sheet) -> None:
    """Points by topic, and the wrong rules by name."""
    st.header(words(lang, "quiz-by-topic"), anchor=False)
    rows = []
    for kind, points in sheet_points.by_topic(sheet).items():
        name = escape(words(lang, kind_name(kind)))
        of_most = escape(f"{sheet_points.number(points.won, lang)} / {points.most}")
        rows.append(f"<tr><th scope='row'>{name}</th><td class='n'>{of_most}</td></tr>")
    heads = f"<th scope='col'>{escape(words(lang, 'ui-topics'))}</th>"
    heads += f"<th scope='col' class='n'>{escape(words(lang, 'quiz-points-label'))}</th>"
    st.html(f"<table class='tally'><thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>")
    met = wrong_rules_table(lang, sheet_points.wrong_rules(sheet))
    if met is not None:
        st.header(words(lang, "quiz-wrong-rules"), anchor=False)
        st.html(met)


def _again(lang: str, sheet: Sheet) -> None:
    """Every miss: the table in words, the answer, the right one and why; and the same on the table."""
    missed = sheet_points.to_look_at(sheet)
    if not missed:
        st.write(words(lang, "quiz-all-right"))
        return
    st.header(words(lang, "quiz-look-again"), anchor=False)
    for position in missed:
        st.html(_told(lang, sheet, position))
        link = f"./?q={sheet.item(position).code}"
        with st.container(key=f"quiz-ways-{position}", horizontal=True):
            st.button(words(lang, "quiz-on-the-table"), key=f"look-{position}", on_click=lambda at=position: _look(at))
            st.html(
                f"<p class='links'><a href='{link}' target='_blank'>{escape(words(lang, 'quiz-answer-again'))}</a></p>"
            )


def _told(lang: str, sheet: Sheet, position: int) -> str:
    item, graded = sheet.item(position), sheet.answers[position]
    told = explain(item, graded, lang, elsewhere(item.code), nearest(item.code, graded.answer))
    title = words(lang, "quiz-question", n=Count(position), title=Name(plain(lang, item.question.prompt)))
    answer = words(lang, "quiz-answered", answer=phrases.answer(graded.answer))
    small = said(lang, subtitle(item.question))
    table = "".join(f"<li>{escape(line)}</li>" for line in as_text(item.question, lang))
    reasons = "".join(f"<p>{_html(line)}</p>" for line in (told.why, told.why_small, *told.bill, told.near) if line)
    steps = "".join(f"<li>{_html(step.text)}</li>" for step in told.steps)
    cited = "".join(f"<p>{_html(line)}</p>" for line in told.cite)
    return (
        f"<section class='again'><h3>{escape(title)}</h3><p class='soft'>{escape(small)}</p>"
        f"<ul class='soft'>{table}</ul><p class='given'>{escape(answer)}</p>"
        f"<p class='right'>{_html(told.verdict)}</p>{reasons}<ol>{steps}</ol><div class='soft'>{cited}</div></section>"
    )


def _all_questions(lang: str, sheet: Sheet) -> None:
    """All questions in a row, each with its mark, as buttons that lead to its card."""
    st.caption(words(lang, "quiz-all-questions"))
    with st.container(key="quiz-all", horizontal=True):
        for position, graded in sorted(sheet.answers.items()):
            mark = "✓" if graded.correct else "✗"
            st.button(f"{position} {mark}", key=f"card-{position}", on_click=lambda at=position: _look(at))


def _html(rich: Rich) -> str:
    """A sentence with its cards as tokens: letter and sign, never an emoji; the card's name for those who hear it."""
    return "".join(_token(part) if isinstance(part, CardToken) else escape(part.text) for part in rich)


def _token(card: CardToken) -> str:
    face = f"{escape(card.letter)}{SIGNS[card.suit]}\ufe0e"
    return f"<span class='token {card.suit}' role='img' aria-label='{escape(card.name)}'>{face}</span>"
