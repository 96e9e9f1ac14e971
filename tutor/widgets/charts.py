"""Charts. Importing this loads Plotly, which no student's Practice page should wait for."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

import babel
import plotly.graph_objects as go
import streamlit as st
from babel.dates import format_date

from tutor.mastery import Tally

_RIGHT, _WRONG = "#0b6b3a", "#c8574b"  # told apart by lightness too, on light and on dark paper


def days_chart(days: Mapping[date, Tally], locale: babel.Locale, *, right: str, wrong: str, alt: str) -> None:
    """A bar for each day, right answers below wrong ones. The labels are words in the learner's language."""
    names = [format_date(day, "d MMM", locale) for day in days]
    figure = go.Figure(
        [
            go.Bar(name=right, x=names, y=[tally.right for tally in days.values()], marker_color=_RIGHT),
            go.Bar(
                name=wrong, x=names, y=[tally.answered - tally.right for tally in days.values()], marker_color=_WRONG
            ),
        ]
    )
    figure.update_layout(
        barmode="stack",
        bargap=0.4,
        height=230,
        margin={"l": 30, "r": 8, "t": 8, "b": 30},
        legend={"orientation": "h", "y": 1.15},
        xaxis={"type": "category", "fixedrange": True},
        yaxis={"rangemode": "tozero", "tickformat": "d", "fixedrange": True},
    )
    st.plotly_chart(figure, width="stretch", config={"displayModeBar": False}, alt=alt, key="days")
