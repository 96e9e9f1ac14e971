"""The check finds what a translation lacks, and nothing is lacking; every message formats with every kind of value."""

from __future__ import annotations

import re

import pytest

from lessons.check import check, compare
from lessons.languages import DEFAULT, language, tags
from lessons.messages import format_plain, format_rich
from lessons.messages.catalog import catalog, read
from tests.lessons.values_for_messages import argument_sets

IDS = sorted(catalog(DEFAULT).ids())
SPOKEN = (*tags(), "qps", "qps-rtl")


def problems(tag: str, own: str, english: str) -> list[str]:
    texts = (read([("own", own)])[0], read([("en", english)])[0])
    return [str(fault) for fault in compare(language(tag), *texts)]


def test_no_language_lacks_anything() -> None:
    assert check() == ()


@pytest.mark.parametrize("tag", SPOKEN)
def test_every_message_formats_with_every_kind_of_value(tag: str) -> None:
    for message_id in IDS:
        for args in argument_sets(message_id):
            text = format_plain(tag, message_id, args)
            assert text.strip(), message_id
            assert not re.search(r"[{}\ue000-\uf8ff\u2068\u2069]|\?\?\?|  ", text), f"{message_id}: {text}"
            assert format_rich(tag, message_id, args), message_id


@pytest.mark.parametrize("tag", tags())
def test_the_texts_keep_the_house_style(tag: str) -> None:
    """No exclamation marks, no article twice, no space before a mark, no straight double quotes."""
    article_twice = re.compile(r"\b(a|an|the|ein|eine|einen|der|die|das|de|het|een|en|et) \1\b", re.IGNORECASE)
    for message_id in IDS:
        for args in argument_sets(message_id):
            text = format_plain(tag, message_id, args)
            assert not re.search(r"!|\"| [,.;:?]", text), f"{message_id}: {text}"
            assert not article_twice.search(text), f"{message_id}: {text}"


@pytest.mark.parametrize("tag", [tag for tag in tags() if tag != DEFAULT])
def test_sentences_are_translated(tag: str) -> None:
    """Single words may be alike (Pot, Razz); whole English sentences may not."""
    for message_id in IDS:
        first = next(argument_sets(message_id))
        english = format_plain(DEFAULT, message_id, first)
        if english.endswith(".") and message_id not in ("rulebook-name-custom",):
            assert format_plain(tag, message_id, first) != english, message_id


@pytest.mark.parametrize(
    ("own", "english", "told"),
    [
        ("a = A", "a = A\nb = B", "de b: is missing"),
        ("a = A\nb = B", "a = A", "de b: is not a message in English"),
        ("a = { $m } { $n }", "a = { $n }", r"uses $m, which English does not have"),
        ("a = A", "a = { $n }", r"leaves out $n"),
        ("# omits $n\na = { $n }", "a = { $n }", r"uses $n, though its comment says it omits it"),
        ("a = { b }", "a = A", "refers to b, which is not there"),
        ("a = { -b }", "a = A", "refers to -b, which is not there"),
        ("a = { WORD($n) }", "a = { $n }", "calls WORD(), which is not a function"),
        ('a = { RANK($n, from: "one") }', "a = { RANK($n) }", "RANK() has no option 'from'"),
        ('a = { LIST($n, list: "but") }', "a = { LIST($n) }", "LIST() cannot join by 'but'"),
        ('a = { CARD("2c") }', "a = A", "CARD() needs an argument"),
        ('a = { RANK($n, form: "gen") }', "a = { RANK($n) }", "de has no form 'gen' of ranks; it has bare, plural"),
        (
            "a = { $n ->\n    [few] x\n   *[other] { $n }\n}",
            "a = { $n }",
            "[few] of $n never happens in this language",
        ),
        (
            "a = { $g ->\n    [stud] x\n   *[razz] y\n}",
            "a = { $g ->\n    [stud] x\n    [stud8] z\n   *[razz] y\n}",
            "does not know stud8 of $g",
        ),
    ],
)
def test_each_fault_is_found(own: str, english: str, told: str) -> None:
    found = problems("de", own, english)
    assert len(found) == 1
    assert told in found[0]


def test_a_declared_omission_and_a_language_in_the_making_are_no_faults() -> None:
    assert problems("de", "# omits $n\na = A", "a = { $n }") == []
    assert problems("qps", "a = A", "a = A\nb = B") == []


def test_a_value_that_english_takes_without_need_may_be_used_or_not() -> None:
    english = "# takes $n\na = A"
    assert problems("de", "a = { $n }", english) == problems("de", "a = A", english) == []


def test_terms_have_arguments_of_their_own() -> None:
    own = '-low = { $case ->\n   *[nom] das Low\n    [dat] dem Low\n}\na = mit { -low(case: "dat") }'
    assert problems("de", own, "a = with the low") == []
