"""Each form of answer on the card and in the terminal: what it says, how an answer is marked and typed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from lessons.languages import tags
from scenarios.questions.answers import Answer, LineAnswer, OrderAnswer, RankAnswer, SeatAnswer
from tests.tutor.forms_shown import (
    CAP,
    COMMON,
    FORMS,
    FOUR,
    MIXED,
    ONE,
    OWN,
    THREE,
    TURN,
    TWO,
    cards,
    chips,
    choice,
    pots,
    seats,
)
from tests.tutor.items import reshaped
from tutor import phrases
from tutor.card import Beside, drawn
from tutor.commands.quiz_play import play
from tutor.commands.quiz_typed import typed
from tutor.forms import form_data
from tutor.grading import Graded, grade
from tutor.speak import said

every_form = pytest.mark.parametrize("name", FORMS)
every_language = pytest.mark.parametrize("lang", tags())
ISOLATED = str.maketrans("", "", "\u2068\u2069")


def texts(data: Any) -> Iterator[str]:
    match data:
        case str():
            yield data
        case dict():
            for one in data.values():
                yield from texts(one)
        case list():
            for one in data:
                yield from texts(one)


@every_form
@every_language
def test_a_form_has_its_words_in_every_language_and_nothing_of_the_key(name: str, lang: str) -> None:
    form, key = FORMS[name]
    data = form_data(reshaped(form, key).question, lang)
    assert data["hint_desk"]
    assert name in ("seat", "nobody") or all(data["missing"].values())
    others = [other for other, (kind, _) in FORMS.items() if kind == form and other != name]
    for other in others:
        assert form_data(reshaped(*FORMS[other]).question, lang) == data
    if name == "amount":
        assert "4321" not in "".join(texts(data))


@pytest.mark.parametrize(("lang", "group"), {"en": ",", "de": ".", "da": ".", "nl": "."}.items())
def test_a_number_is_typed_as_the_language_writes_it(lang: str, group: str) -> None:
    number = form_data(reshaped(*FORMS["amount"]).question, lang)["number"]
    assert number == {"group": group, "digits": "0123456789"}


MARKED: list[tuple[str, Answer, list[tuple[str, str]]]] = [
    ("nobody", SeatAnswer(None), [("nobody", "right")]),
    ("nobody", SeatAnswer(TWO), [("Seat 2", "wrong")]),
    ("seat", SeatAnswer(ONE), [("Seat 1", "wrong")]),
    (
        "order", OrderAnswer((THREE, ONE, FOUR, TWO)),
        [("Seat 3: 1", "right"), ("Seat 1: 2", "wrong"), ("Seat 4: 3", "wrong"), ("Seat 2: 4", "right")],
    ),
    ("order", OrderAnswer((), seats(1, 2, 3, 4)), [("all at once", "wrong")]),
    ("at once", OrderAnswer((), seats(1, 2, 3, 4)), [("all at once", "right")]),
    (
        "rank", RankAnswer((seats(3), seats(1), seats(4), seats(2))),
        [("Seat 3: 1", "right"), ("Seat 1: 2", "right"), ("Seat 4: 3", "wrong"), ("Seat 2: 4", "right")],
    ),
    (
        "chips", chips(25, 0, 0, 0),
        [("25 to seat 1", "wrong"), ("13 to seat 1", "missed"), ("12 to seat 3", "missed")],
    ),
    (
        "chips", chips(13, 1, 11, 0),
        [("13 to seat 1", "right"), ("1 to seat 2", "wrong"), ("11 to seat 3", "wrong"), ("12 to seat 3", "missed")],
    ),
    (
        "pots", pots((40, seats(1, 2, 3)), (35, seats(2, 3))),
        [
            ("40 for seats 1, 2, and 3", "right"), ("35 for seats 2 and 3", "wrong"),
            ("20 for seats 2 and 3", "missed"), ("15 back to seat 4", "missed"),
        ],
    ),
    (
        "cards", cards("As Kd Qd Jd Td"),
        [("ace of spades", "wrong"), ("king of diamonds", "right"), ("queen of diamonds", "right"),
         ("jack of diamonds", "right"), ("10 of diamonds", "right"), ("9 of diamonds", "missed")],
    ),
    ("cards", cards(""), [("none", "wrong")]),
    ("choice", choice(COMMON), [("all at once", "missed"), ("none", "wrong")]),
    (
        "line", LineAnswer(3, CAP),
        [("Line 3", "wrong"), ("Line 2", "missed"), ("The cap is reached", "right")],
    ),
    ("line", LineAnswer(2, TURN), [("Line 2", "right"), ("The seat acts out of turn", "wrong")]),
    ("choices", choice(OWN, MIXED), [("nobody", "right"), ("all at once", "wrong"), ("none", "missed")]),
]  # fmt: skip


@pytest.mark.parametrize(("name", "answer", "marked"), MARKED)
def test_an_answer_is_marked_part_by_part(name: str, answer: Answer, marked: list[tuple[str, str]]) -> None:
    item = reshaped(*FORMS[name])
    graded = grade(item, answer)
    assert isinstance(graded, Graded)
    found = drawn("first", item, graded, Beside(), "en", "ltr")["result"]["given"]["parts"]
    assert [(part["label"].translate(ISOLATED), part["mark"]) for part in found] == marked


IN_FEW_WORDS = {
    "seat": "seat 2",
    "nobody": "nobody",
    "order": "seats 3, 4, 1, and 2, in this order",
    "at once": "all at once",
    "rank": "seat 3, seats 1 and 4 tied, and seat 2",
    "amount": "4,321",
    "chips": "13 to seat 1 and 12 to seat 3",
    "pots": "40 for seats 1, 2, and 3, 20 for seats 2 and 3, and 15 back to seat 4",
    "cards": "king of diamonds, queen of diamonds, jack of diamonds, 10 of diamonds, 9 of diamonds",
    "no cards": "none",
    "choice": "all at once",
    "line": "line 2: The cap is reached",
    "choices": "none and nobody",
}


@every_form
def test_an_answer_is_said_in_few_words(name: str) -> None:
    _, key = FORMS[name]
    assert said("en", phrases.answer(key)).translate(ISOLATED) == IN_FEW_WORDS[name]


TYPED: dict[str, tuple[str, ...]] = {
    "seat": ("2",),
    "nobody": ("",),
    "order": ("3 4, 1 2",),
    "at once": ("all",),
    "rank": ("3 1=4 2",),
    "amount": ("4.321",),
    "chips": ("1:13 3:12",),
    "pots": ("40:1,2,3 20:2,3", "4:15"),
    "cards": ("Kd Qd, Jd Td 9d",),
    "no cards": ("",),
    "choice": ("2",),
    "line": ("2", "b"),
    "choices": ("1 3",),
}


@every_form
def test_the_key_can_be_typed_in_the_terminal(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    form, key = FORMS[name]
    lines = iter(TYPED[name])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    found = grade(reshaped(form, key), typed(form, "de"))
    assert isinstance(found, Graded)
    assert found.correct
    assert list(lines) == []


def test_an_amount_is_said_back_as_it_was_understood(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed_in = iter(["4,321", "4321.5", "4.321"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed_in))
    play([reshaped(*FORMS["amount"])], "da")
    told = capsys.readouterr().out.translate(ISOLATED)
    assert told.count("Læst som 4.321\n") == 1  # the point groups in Danish, the comma does not
    assert list(typed_in) == []
