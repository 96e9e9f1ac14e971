"""The chart of who gets what. Importing this loads Plotly, which nothing else on the Floor should wait for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import plotly.graph_objects as go
import streamlit as st

from tutor.theme import SOFT

_SEATS = {
    False: ("#1558b0", "#b3541e", "#0b6b3a", "#7a3e9d", "#8a6d00", "#a3241a", "#39606b", "#5b5b5b", "#a03a6f"),
    True: ("#7db4ff", "#f0a36b", "#6ed69b", "#cfa3ea", "#e3c94f", "#ff9d91", "#93c3d1", "#c4c4c4", "#f09ac4"),
}
_INK = {False: "#ffffff", True: "#10151a"}

Bars = Sequence[tuple[str, Mapping[str, int]]]
"""Each pot or half by its label, with what each seat gets of it."""


def shares_chart(bars: Bars, *, alt: str, separators: str, dark: bool) -> None:
    """Draw ``shares_figure``. ``alt`` says in words what it shows."""
    figure = shares_figure(bars, separators=separators, dark=dark)
    st.plotly_chart(figure, width="stretch", config={"displayModeBar": False}, alt=alt, key="shares")


def shares_figure(bars: Bars, *, separators: str, dark: bool) -> go.Figure:
    """A bar for each pot or half, the first at the top, in parts for the seats that are paid from it."""
    small = {"color": SOFT["dark" if dark else "light"], "size": 13}
    figure = go.Figure()
    for seat in dict.fromkeys(seat for _, paid in bars for seat in paid):
        at = len(figure.data) % len(_SEATS[dark])
        held = [(label, paid[seat]) for label, paid in bars if seat in paid]
        figure.add_bar(
            name=seat,
            orientation="h",
            y=[label for label, _ in held],
            x=[chips for _, chips in held],
            text=[chips for _, chips in held],
            texttemplate="%{text:,d}",
            textposition="inside",
            insidetextanchor="middle",
            textangle=0,
            textfont={"color": _INK[dark], "size": 14},
            hovertemplate="%{y}<br>" + seat + ": %{x:,d}<extra></extra>",
            marker={"color": _SEATS[dark][at]},
        )
    figure.update_layout(
        barmode="stack",
        bargap=0.3,
        height=70 + 46 * len(bars),
        margin={"l": 8, "r": 12, "t": 4, "b": 24},
        separators=separators,
        legend={"orientation": "h", "y": 1.02, "yanchor": "bottom", "x": 0, "traceorder": "normal", "font": small},
        showlegend=True,
        xaxis={"rangemode": "tozero", "fixedrange": True, "tickfont": small, "nticks": 5, "tickformat": ",d"},
        yaxis={"autorange": "reversed", "fixedrange": True, "tickfont": small, "automargin": True, "title": None,
               "categoryarray": [label for label, _ in bars], "categoryorder": "array"},
    )  # fmt: skip
    return figure
