"""Progress: what has been answered, by topic, by situation and over time, and the wrong rules behind the misses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from decimal import Decimal
from html import escape
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import babel
import streamlit as st
from babel.dates import format_date
from babel.numbers import format_decimal, format_percent

from lessons.languages import language
from lessons.messages import has_message
from lessons.values import Count, Name
from tutor import mastery, running
from tutor.mastery import Tally
from tutor.records import Answered, StorageError
from tutor.screens.frame import again, notice
from tutor.screens.tally import wrong_rules_table
from tutor.screens.visitor import Visitor
from tutor.speak import kind_name, situation_name, words

MOST_DAYS, MOST_RULES = 30, 8
"""The latest days of the chart, and the wrong rules listed; a table has all the days."""

Rows = Sequence[tuple[str, Tally, bool]]
"""A name, its figures, and whether it is a heading for those below it."""


def screen(visitor: Visitor) -> None:
    """The learner's own figures, or that there are none yet."""
    lang = visitor.lang
    try:
        answers = running.records().answers(visitor.token)
    except StorageError as error:
        running.noted(error)
        notice(lang, "error-records-unreadable", "error-database-mend", doing={"try-again": again})
        return
    if running.trouble() is not None:
        notice(lang, "error-database", "error-database-mend", doing={"try-again": again})
    with st.container(key="screen"):
        st.title(words(lang, "progress-title"), anchor=False)
        if not answers:
            st.write(words(lang, "progress-none"))
            return
        right = sum(answer.correct for answer in answers)
        st.write(words(lang, "progress-right", right=Count(right), answered=Count(len(answers))))
        _days(lang, answers)
        st.header(words(lang, "progress-by-topic"), anchor=False)
        kinds = mastery.by_kind(answers)
        _table(
            lang,
            words(lang, "ui-topics"),
            [(words(lang, kind_name(kind)), tally, True) for kind, tally in kinds.items()],
        )
        with st.expander(words(lang, "progress-by-situation")):
            _table(lang, words(lang, "ui-topics"), _situations(lang, answers), share=False)
        _wrong_rules(lang, answers)


def _situations(lang: str, answers: Sequence[Answered]) -> Rows:
    """Each kind of question, and below it its situations that have a name, the most missed first."""
    by_class = sorted(mastery.by_class(answers).items(), key=lambda found: found[1].right - found[1].answered)
    rows: list[tuple[str, Tally, bool]] = []
    for kind, tally in mastery.by_kind(answers).items():
        rows.append((words(lang, kind_name(kind)), tally, True))
        for skill, part in by_class:
            named = situation_name(skill.kind, skill.situation_class)
            if skill.kind == kind and has_message(named):
                rows.append((words(lang, named), part, False))
    return rows


def _days(lang: str, answers: Sequence[Answered]) -> None:
    """A chart of the days, with the same figures as a table below it."""
    from tutor.widgets.charts import days_chart  # Plotly doubles a page's weight: only this screen loads it

    try:
        zone = ZoneInfo(st.context.timezone or "UTC")
    except (ZoneInfoNotFoundError, ValueError):
        zone = ZoneInfo("UTC")
    days = mastery.over_time(answers, zone)
    st.header(words(lang, "progress-over-time"), anchor=False)
    locale = language(lang).locale
    drawn = dict(list(days.items())[-MOST_DAYS:])
    days_chart(
        drawn,
        locale,
        right=words(lang, "progress-label-right"),
        wrong=words(lang, "progress-label-wrong"),
        alt=_in_words(lang, drawn, locale),
        dark=st.context.theme.type == "dark",
    )
    with st.expander(words(lang, "progress-chart-as-table")):
        rows = [(format_date(day, "medium", locale), tally, False) for day, tally in days.items()]
        _table(lang, words(lang, "progress-label-day"), rows)


def _in_words(lang: str, days: Mapping[date, Tally], locale: babel.Locale) -> str:
    """The chart for those who cannot see it: from when to when, and how often right."""
    first, last = (Name(format_date(day, "medium", locale)) for day in (min(days), max(days)))
    right = Count(sum(tally.right for tally in days.values()))
    answered = Count(sum(tally.answered for tally in days.values()))
    return words(lang, "progress-chart-alt", first=first, last=last, right=right, answered=answered)


def _wrong_rules(lang: str, answers: Sequence[Answered]) -> None:
    st.header(words(lang, "progress-wrong-rules"), anchor=False)
    table = wrong_rules_table(lang, mastery.wrong_rules(answers), MOST_RULES)
    if table is None:
        st.write(words(lang, "progress-wrong-rules-none"))
    else:
        st.html(table)


def _table(lang: str, first: str, rows: Rows, share: bool = True) -> None:
    """``share``: how many of 100 were right; else how many, for one or two answers make no percentage."""
    locale = language(lang).locale
    heads = [words(lang, f"progress-label-{name}") for name in ("answered", "share" if share else "right")]
    head = f"<th scope='col'>{escape(first)}</th>" + "".join(
        f"<th scope='col' class='n'>{escape(one)}</th>" for one in heads
    )
    body = "".join(_row(name, tally, heading, locale, share) for name, tally, heading in rows)
    st.html(f"<table class='tally'><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>")


def _row(name: str, tally: Tally, heading: bool, locale: babel.Locale, share: bool) -> str:
    part = Decimal(tally.right) / tally.answered
    right = format_percent(part, locale=locale) if share else format_decimal(tally.right, locale=locale)
    figures = "".join(
        f"<td class='n'>{escape(cell)}</td>" for cell in (format_decimal(tally.answered, locale=locale), right)
    )
    return f"<tr class='{'kind' if heading else 'part'}'><th scope='row'>{escape(name)}</th>{figures}</tr>"
