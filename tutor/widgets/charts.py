"""Charts. Importing this loads Plotly, which no student's Practice page should wait for."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

import babel
import plotly.graph_objects as go
import streamlit as st
from babel.dates import format_date

from tutor.mastery import Tally
from tutor.theme import SOFT

_RIGHT, _WRONG = {False: "#0b6b3a", True: "#6ed69b"}, {False: "#b08269", True: "#7d6a60"}
_FEWEST = 7  # days that the chart has room for, so that one day is not one broad block
_NAMES = 5  # days named below it: as many as stand side by side on a phone
_LINES = 4  # steps of the scale at most


def days_chart(
    days: Mapping[date, Tally], locale: babel.Locale, *, right: str, wrong: str, alt: str, dark: bool
) -> None:
    """Draw ``days_figure``. ``alt`` says in words what it shows."""
    figure = days_figure(days, locale, right=right, wrong=wrong, dark=dark)
    st.plotly_chart(figure, width="stretch", config={"displayModeBar": False}, alt=alt, key="days")


def days_figure(days: Mapping[date, Tally], locale: babel.Locale, *, right: str, wrong: str, dark: bool) -> go.Figure:
    """A bar for each day, right answers below wrong ones. The labels are words in the learner's language.

    The scale counts in whole answers, and only every so many days are named, the last one among them.
    """
    at = [day.isoformat() for day in days]  # the same day of two years has one name
    counts = ((right, [tally.right for tally in days.values()], _RIGHT[dark]),
              (wrong, [tally.answered - tally.right for tally in days.values()], _WRONG[dark]))  # fmt: skip
    figure = go.Figure([go.Bar(name=name, x=at, y=y, marker={"color": colour}) for name, y, colour in counts])
    small = {"color": SOFT["dark" if dark else "light"], "size": 13}
    step = scale_step(max(tally.answered for tally in days.values()))
    every = -(-len(days) // _NAMES)
    named = list(days)[::-every][::-1]
    figure.update_layout(
        barmode="stack",
        bargap=0.35,
        height=220,
        margin={"l": 28, "r": 12, "t": 4, "b": 28},
        legend={"orientation": "h", "y": 1.18, "x": 0, "xanchor": "left", "traceorder": "normal", "font": small},
        xaxis={
            "type": "category",
            "fixedrange": True,
            "tickfont": small,
            "tickangle": 0,
            "tickvals": [day.isoformat() for day in named],
            "ticktext": [format_date(day, "d MMM", locale) for day in named],
            "range": _room(len(at)),
        },
        yaxis={"rangemode": "tozero", "tick0": 0, "dtick": step, "fixedrange": True, "tickfont": small},
    )
    return figure


def scale_step(most: int) -> int:
    """The step of a scale up to ``most`` answers: 1, 2 or 5, or one of them with noughts."""
    step = 1
    while most > step * _LINES:
        step = step * 5 // 2 if str(step)[0] == "2" else step * 2
    return step


def _room(count: int) -> list[float]:
    return [-0.5, max(count, _FEWEST) - 0.5]
