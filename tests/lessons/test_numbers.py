"""A number is read as its language writes it, and nothing that is no whole number is taken for one."""

from __future__ import annotations

import pytest
from babel.numbers import format_decimal
from hypothesis import given
from hypothesis import strategies as st

from lessons.languages import language, tags
from lessons.numbers import MOST_DIGITS, digits, group_sign, whole

READ = [
    ("en", "1,234", 1234),
    ("de", "1.234", 1234),
    ("da", "12.345.678", 12345678),
    ("nl", " 40 ", 40),
    ("en", "1 234", 1234),
    ("en", "1\u00a0234", 1234),
    ("de", "1\u202f234", 1234),
    ("de", "1'234", 1234),
    ("en", "1’234", 1234),
    ("en", "007", 7),
    ("en", "١٢٣", 123),
    ("en", "१२", 12),
]
NOT_READ = [
    ("en", ""),
    ("en", "1.234"),
    ("de", "1,234"),
    ("de", "12,5"),
    ("en", "1,23"),
    ("en", "1,2345"),
    ("en", "1,234 567"),
    ("en", ",123"),
    ("en", "1,,234"),
    ("en", "-5"),
    ("en", "+5"),
    ("en", "1e3"),
    ("en", "½"),
    ("en", "²"),
    ("en", "five"),
    ("en", "9" * (MOST_DIGITS + 1)),
]


@pytest.mark.parametrize(("tag", "text", "number"), READ)
def test_a_number_is_read(tag: str, text: str, number: int) -> None:
    assert whole(tag, text) == number


@pytest.mark.parametrize(("tag", "text"), NOT_READ)
def test_what_is_no_whole_number_in_the_language_is_not_read(tag: str, text: str) -> None:
    assert whole(tag, text) is None


@given(st.sampled_from(tags()), st.integers(0, 10**MOST_DIGITS - 1))
def test_what_the_language_writes_is_read_back(tag: str, number: int) -> None:
    assert whole(tag, format_decimal(number, locale=language(tag).locale)) == number


@given(st.sampled_from(tags()), st.text(max_size=8))
def test_any_text_is_a_number_or_none(tag: str, text: str) -> None:
    found = whole(tag, text)
    assert found is None or found >= 0


def test_digits_and_signs_are_those_of_the_language() -> None:
    assert {tag: (group_sign(tag), digits(tag)) for tag in ("en", "de", "nl", "da")} == {
        "en": (",", "0123456789"),
        "de": (".", "0123456789"),
        "nl": (".", "0123456789"),
        "da": (".", "0123456789"),
    }
