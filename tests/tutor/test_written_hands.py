"""A written hand on the card and in the terminal: lines instead of acts, and why nothing is wrong with the others."""

from __future__ import annotations

import pytest

from lessons.languages import tags
from scenarios.engine.rulebook import Game
from scenarios.make import make, recipe
from scenarios.questions.answers import LineForm
from scenarios.questions.question import Item
from scenarios.rulebooks import shipped
from tutor.card import Beside, drawn
from tutor.commands.quiz_play import play
from tutor.grading import Graded, grade
from tutor.present import as_text
from tutor.speak import bare, words


@pytest.fixture
def item() -> Item:
    return make(recipe("spot_violation", shipped("roberts"), Game.STUD, "cap", seed=3))


def form_of(item: Item) -> LineForm:
    assert isinstance(item.question.form, LineForm)
    return item.question.form


@pytest.mark.parametrize("lang", tags())
def test_the_lines_stand_in_the_form_and_neither_beneath_the_table_nor_at_the_seats(item: Item, lang: str) -> None:
    data = drawn("first", item, None, Beside(), lang, "ltr")
    assert len(data["form"]["lines"]) == len(form_of(item).lines) == len(item.state.acts)
    assert data["table"]["acts"] == []
    folded = {one.seat for one in item.question.table.seats if one.folded}
    assert {tile["seat"] for tile in data["table"]["seats"] if tile["note"]} == folded
    assert not any(line["name"] in "".join(as_text(item.question, lang)) for line in data["form"]["lines"])


@pytest.mark.parametrize("lang", tags())
def test_the_card_says_of_every_other_line_why_nothing_is_wrong_with_it(item: Item, lang: str) -> None:
    graded = grade(item, item.key.answer)
    assert isinstance(graded, Graded)
    others = drawn("first", item, graded, Beside(), lang, "ltr")["result"]["others"]
    assert others["label"] == words(lang, "others-title-lines")
    assert len(others["lines"]) == len(form_of(item).lines) - 1


def test_the_terminal_numbers_the_lines_letters_the_faults_and_says_why_the_line_chosen_is_right(
    item: Item, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Line 1 is chosen, then the ruling asked for: what is wrong with it makes no difference to why it is right."""
    typed = iter(["1", "c", ""])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    play([item], "en")
    told = bare(capsys.readouterr().out).splitlines()
    assert "  1. seat 5 bets 50" in told
    assert "  a. Another seat has to open" in told
    assert "  i. The all-in does not reopen the betting" in told  # h asks for a hint
    assert told.count("  1. seat 5 bets 50") == 1
    assert [line for line in told if line.startswith("  Line 1: Seat 5 may")]
