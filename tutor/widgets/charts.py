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

_RIGHT, _WRONG = {False: "#0b6b3a", True: "#6ed69b"}, {False: "#c39a84", True: "#6b5a52"}
_FEWEST = 7  # days that the chart has room for, so that one day is not one broad block


def days_chart(
    days: Mapping[date, Tally], locale: babel.Locale, *, right: str, wrong: str, alt: str, dark: bool
) -> None:
    """A bar for each day, right answers below wrong ones. The labels are words in the learner's language."""
    names = [format_date(day, "d MMM", locale) for day in days]
    counts = ((right, [tally.right for tally in days.values()], _RIGHT[dark]),
              (wrong, [tally.answered - tally.right for tally in days.values()], _WRONG[dark]))  # fmt: skip
    figure = go.Figure([go.Bar(name=name, x=names, y=y, marker={"color": colour}) for name, y, colour in counts])
    small = {"color": SOFT["dark" if dark else "light"], "size": 13}
    figure.update_layout(
        barmode="stack",
        bargap=0.35,
        height=220,
        margin={"l": 28, "r": 4, "t": 4, "b": 28},
        legend={"orientation": "h", "y": 1.18, "x": 0, "xanchor": "left", "traceorder": "normal", "font": small},
        xaxis={"type": "category", "fixedrange": True, "tickfont": small, "range": _room(len(names))},
        yaxis={"rangemode": "tozero", "tickformat": "d", "fixedrange": True, "tickfont": small},
    )
    st.plotly_chart(figure, width="stretch", config={"displayModeBar": False}, alt=alt, key="days")


def _room(count: int) -> list[float]:
    return [-0.5, max(count, _FEWEST) - 0.5]
