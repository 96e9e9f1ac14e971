"""A sheet of a quiz set: each question once and in order, the key only when the set lets it be shown, exact points."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lessons.languages import tags
from lessons.messages import format_plain
from scenarios.engine.errors import Unreadable
from scenarios.quiz_set import QuizSet
from scenarios.set_code import read_set, write_set
from tests.tutor.app_runs import TOKEN
from tests.tutor.disk import Disk
from tests.tutor.sets import AT_END, CODE, CODE_AT_END, SET, different, right, wrong
from tutor import quiz_sheet, sheet_points
from tutor.exports.score_sheet_csv import inert, score_sheet_csv, written
from tutor.grading import Graded, Invalid
from tutor.quiz_card import card_name, position_of, sheet_card
from tutor.quiz_sheet import Sheet, Waiting, hands, named, sheet
from tutor.records import Records, StorageError


def opened(records: Records, code: str, waiting: Waiting | None = None) -> Sheet:
    records.admit(TOKEN)
    return sheet(TOKEN, code, records.open_sheet(TOKEN, code, hands(TOKEN, code)), waiting or Waiting())


def played(records: Records, code: str, *wrongly: int, name: str = "") -> Sheet:
    """The sheet of this set, answered to its end: wrongly at these positions."""
    found = opened(records, code)
    for position in range(1, len(found.recipes) + 1):
        item = found.item(position)
        quiz_sheet.answer(records, TOKEN, found, position, wrong(item) if position in wrongly else right(item))
        records.go_on_with_sheet(TOKEN, code, position + 1)
    if name:
        records.name_sheet(TOKEN, code, name)
    return opened(records, code)


def test_the_first_answer_counts_and_the_place_stays_until_one_goes_on(records: Records) -> None:
    first = opened(records, CODE)
    assert (first.place, first.answers, first.finished) == (1, {}, False)
    item = first.item(1)
    once = quiz_sheet.answer(records, TOKEN, first, 1, wrong(item))
    again = quiz_sheet.answer(records, TOKEN, first, 1, right(item))
    assert isinstance(once, Graded)
    assert once == again
    assert not once.correct
    after = opened(records, CODE)
    assert (after.place, after.answers) == (1, {1: once})
    records.go_on_with_sheet(TOKEN, CODE, 2)
    assert opened(records, CODE).place == 2


def test_an_answer_that_cannot_be_read_is_not_stored(records: Records) -> None:
    first = opened(records, CODE)
    assert isinstance(quiz_sheet.answer(records, TOKEN, first, 1, {"seat": 99}), Invalid)
    assert opened(records, CODE).answers == {}


def test_points_are_exact_and_say_which_topic_and_which_wrong_rule(records: Records) -> None:
    whole = played(records, CODE, 1, 2)
    misses = [whole.answers[1], whole.answers[2]]
    assert whole.finished
    assert sheet_points.in_all(whole).won == 3 + sum((one.score for one in misses), Fraction(0))
    assert sheet_points.to_look_at(whole) == (1, 2)
    assert sorted(note for note, _ in sheet_points.wrong_rules(whole)) == sorted({one.note for one in misses})
    topics = sheet_points.by_topic(whole)
    assert sum(points.most for points in topics.values()) == SET.count
    assert sum((points.won for points in topics.values()), Fraction(0)) == whole.points
    assert sheet_points.number(Fraction(29, 2), "en") == "14.5"
    assert sheet_points.number(Fraction(1, 3), "da") == "0,33"


def test_everybody_gets_the_same_hands_or_hands_of_their_own_and_keeps_them() -> None:
    one, other = "a" * 22, "b" * 22
    same = [sheet(token, CODE, None, Waiting()).recipes for token in (one, other)]
    assert same[0] == same[1]
    code = write_set(different(SET))
    own = [sheet(token, code, None, Waiting()).recipes for token in (one, other, one)]
    assert own[0] == own[2]
    assert not set(own[0]) & set(own[1])
    assert one not in hands(one, code)


@pytest.mark.parametrize("lang", tags())
def test_before_the_end_nothing_on_the_card_leads_to_a_key(records: Records, lang: str) -> None:
    for position in range(1, AT_END.count + 1):
        found = opened(records, CODE_AT_END)
        item = found.item(position)
        asked = sheet_card(found, position, lang, "ltr")
        quiz_sheet.answer(records, TOKEN, found, position, wrong(item))
        found = opened(records, CODE_AT_END)
        kept = sheet_card(found, position, lang, "ltr")
        assert kept["table"] == asked["table"], "no seat is marked"
        assert kept["form"] == asked["form"]
        result = kept["result"]
        assert {name for name, value in result.items() if value} == {"kept", "verdict", "labels"}
        for data in (asked, kept):
            assert item.code not in json.dumps(data)
            assert not data.get("share")
            assert not data.get("report")
        records.go_on_with_sheet(TOKEN, CODE_AT_END, position + 1)
    done = sheet_card(opened(records, CODE_AT_END), 1, lang, "ltr")
    assert done["result"]["steps"]
    assert done["result"]["labels"]["next"] == format_plain(lang, "quiz-back")


def test_with_explanations_after_each_answer_only_the_answered_are_explained(records: Records) -> None:
    found = opened(records, CODE)
    quiz_sheet.answer(records, TOKEN, found, 1, wrong(found.item(1)))
    found = opened(records, CODE)
    explained, open_still = sheet_card(found, 1, "en", "ltr"), sheet_card(found, 2, "en", "ltr")
    assert explained["result"]["steps"]
    assert found.item(1).code in explained["share"]["href"]
    assert open_still["result"] is None
    assert found.item(2).code not in json.dumps(open_still)


def test_a_card_of_another_set_is_no_question_of_this_sheet(records: Records) -> None:
    mine, other = opened(records, CODE), opened(records, CODE_AT_END)
    assert [position_of(mine, card_name(mine, at)) for at in (1, 5)] == [1, 5]
    assert position_of(mine, card_name(other, 1)) is None
    assert position_of(mine, "1") is None


def test_answers_that_wait_are_stored_in_order_once_the_records_take_them(disk: Disk) -> None:
    disk.records.admit(TOKEN)
    disk.full = True
    waiting = Waiting()
    found = sheet(TOKEN, CODE, None, waiting)
    waiting.answers[1] = right(found.item(1))
    found = sheet(TOKEN, CODE, None, waiting)
    assert (found.unstored, found.answers) == ({1}, {}), "not shown as if it were stored"
    waiting.shown = 1
    assert sheet(TOKEN, CODE, None, waiting).answers[1].correct
    waiting.place = 2
    waiting.answers[2] = wrong(found.item(2))
    with pytest.raises(StorageError):
        quiz_sheet.save(disk.records, TOKEN, found, waiting)
    assert sorted(waiting.answers) == [1, 2]
    disk.full = False
    quiz_sheet.save(disk.records, TOKEN, found, waiting)
    stored = opened(disk.records, CODE, waiting)
    assert (stored.place, stored.unstored, sorted(stored.answers)) == (2, frozenset(), [1, 2])
    assert waiting == Waiting()


def test_an_answer_stored_before_stays_the_one_that_counts(records: Records) -> None:
    found = opened(records, CODE)
    quiz_sheet.answer(records, TOKEN, found, 1, wrong(found.item(1)))
    late = Waiting({1: right(found.item(1))}, place=2)
    quiz_sheet.save(records, TOKEN, found, late)
    assert not opened(records, CODE).answers[1].correct


@pytest.mark.parametrize("lang", tags())
def test_the_file_has_a_line_for_each_question_and_one_for_all(records: Records, lang: str) -> None:
    whole = played(records, CODE, 2, name="=HYPERLINK(1)")
    octets = score_sheet_csv(whole, lang)
    assert octets.startswith(b"\xef\xbb\xbf")
    separator = "," if lang == "en" else ";"
    head, *lines, total = octets.decode("utf-8-sig").strip().split("\r\n")
    assert head.startswith(format_plain(lang, "quiz-csv-number") + separator)
    assert len(lines) == SET.count
    assert all(item.code in line for item, line in zip(map(whole.item, range(1, 6)), lines, strict=True))
    assert separator + sheet_points.number(whole.points, lang) + separator in total
    assert "'=HYPERLINK" in total


@given(st.text())
def test_no_cell_can_be_a_formula_and_none_loses_anything(cell: str) -> None:
    found = inert(cell)
    assert not found.startswith(("=", "+", "-", "@", "\t", "\r"))
    assert found in (cell, f"'{cell}")


@given(st.text(st.characters(exclude_categories=["Cs"])), st.sampled_from([",", ";"]))
def test_what_stands_in_a_file_begins_no_cell_with_a_formula(cell: str, separator: str) -> None:
    text = written([["name", cell]], separator).decode("utf-8-sig")
    assert text.startswith(f"name{separator}")
    inside = text.removesuffix("\r\n").removeprefix(f"name{separator}").removeprefix('"')
    assert not inside.startswith(("=", "+", "-", "@", "\t", "\r"))


@given(st.text())
def test_a_name_is_one_line_that_fits(text: str) -> None:
    found = named(text)
    assert len(found) <= quiz_sheet.LONGEST_NAME
    assert found == found.strip()
    assert found.isprintable()


def test_a_code_that_no_set_was_written_as_has_no_sheet() -> None:
    with pytest.raises(Unreadable):
        sheet(TOKEN, CODE[:-1], None, Waiting())
    assert isinstance(read_set(CODE), QuizSet)
