"""The chart of the days: a scale of whole answers, names that have room, bars that can be told from the paper."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from lessons.languages import language
from tutor.mastery import Tally
from tutor.theme import theme
from tutor.widgets.charts import days_figure, scale_step

FIRST = date(2025, 12, 1)


def figure(days: dict[date, Tally], dark: bool = False):  # type: ignore[no-untyped-def] # Plotly has no types
    return days_figure(days, language("en").locale, right="Right", wrong="Wrong", dark=dark)


def in_a_row(count: int) -> dict[date, Tally]:
    return {FIRST + timedelta(days=at): Tally(1, at % 2) for at in range(count)}


def luminance(colour: str) -> float:
    """WCAG 2.2, relative luminance of #rrggbb."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("most", [1, 2, 3, 4, 5, 9, 20, 21, 99, 1000])
def test_the_scale_counts_whole_answers_in_few_steps(most: int) -> None:
    step = scale_step(most)
    assert str(step).rstrip("0") in ("1", "2", "5")
    assert most <= 4 * step
    assert figure({FIRST: Tally(most, 0)}).layout.yaxis.dtick == step


@pytest.mark.parametrize("count", [1, 5, 6, 11, 30])
def test_few_days_are_named_and_the_last_is_one_of_them(count: int) -> None:
    axis = figure(in_a_row(count)).layout.xaxis
    assert 1 <= len(axis.ticktext) <= 5
    assert axis.tickvals[-1] == (FIRST + timedelta(days=count - 1)).isoformat()
    assert axis.tickangle == 0


def test_the_same_day_of_two_years_has_two_bars() -> None:
    bars = figure({FIRST: Tally(2, 1), FIRST.replace(year=2026): Tally(3, 1)}).data
    assert [len(set(bar.x)) for bar in bars] == [2, 2]
    assert [list(bar.y) for bar in bars] == [[1, 1], [1, 2]]


@pytest.mark.parametrize("dark", [False, True])
def test_the_bars_stand_out_from_the_paper(dark: bool) -> None:
    """What a picture shows has a contrast of at least 3 (WCAG 2.2, 1.4.11)."""
    paper = theme()[f"theme.{'dark' if dark else 'light'}.backgroundColor"]
    for bar in figure(in_a_row(2), dark).data:
        assert contrast(bar.marker.color, paper) >= 3
