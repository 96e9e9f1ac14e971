"""What the statistics say of answers counted by hand."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from fractions import Fraction
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from tutor.mastery import (
    RECENT,
    Skill,
    Tally,
    by_class,
    by_kind,
    level,
    over_time,
    topic_weights,
    wrong_rules,
)
from tutor.storage.rows import Answered

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
SUIT = Skill("bring_in", "suit")
RANK = Skill("bring_in", "rank")
OPEN_PAIR = Skill("first_to_act", "open_pair")


def answered(skill: Skill, correct: bool, note: str = "", at: datetime = NOON) -> Answered:
    score = Fraction(1 if correct else 0)
    return Answered(skill.kind, skill.situation_class, "roberts", "stud", correct, score, note, at)


def test_a_kind_counts_all_its_classes_and_a_class_only_its_own() -> None:
    answers = [answered(SUIT, True), answered(SUIT, False), answered(RANK, True), answered(OPEN_PAIR, False)]
    assert by_kind(answers) == {"bring_in": Tally(3, 2), "first_to_act": Tally(1, 0)}
    assert by_class(answers) == {RANK: Tally(1, 1), SUIT: Tally(2, 1), OPEN_PAIR: Tally(1, 0)}


def test_the_same_class_name_under_two_kinds_is_two_skills() -> None:
    other = Skill("first_to_act", "suit")
    assert by_class([answered(SUIT, True), answered(other, False)]) == {SUIT: Tally(1, 1), other: Tally(1, 0)}


def test_a_share_is_exact() -> None:
    assert Tally(3, 1).share == Fraction(1, 3)


def test_a_day_begins_at_midnight_in_the_zone_asked_for() -> None:
    late = datetime(2026, 1, 31, 23, 30, tzinfo=UTC)
    answers = [answered(SUIT, True, at=late), answered(SUIT, False, at=late + timedelta(hours=1))]
    assert over_time(answers) == {date(2026, 1, 31): Tally(1, 1), date(2026, 2, 1): Tally(1, 0)}
    # Copenhagen is an hour ahead of UTC in winter, New York five behind.
    assert over_time(answers, ZoneInfo("Europe/Copenhagen")) == {date(2026, 2, 1): Tally(2, 1)}
    assert over_time(answers, ZoneInfo("America/New_York")) == {date(2026, 1, 31): Tally(2, 1)}


def test_days_come_oldest_first_whatever_order_they_were_answered_in() -> None:
    answers = [answered(SUIT, True, at=NOON), answered(SUIT, True, at=NOON - timedelta(days=2))]
    assert list(over_time(answers)) == [date(2026, 2, 27), date(2026, 3, 1)]


def test_wrong_rules_are_counted_most_met_first_and_equal_ones_by_name() -> None:
    notes = ["bring_in/suits_reversed", "bring_in/ace_low", "pots/uncalled_bet_in", "bring_in/ace_low", ""]
    answers = [answered(SUIT, False, note) for note in notes]
    assert wrong_rules(answers) == (
        ("bring_in/ace_low", 2),
        ("bring_in/suits_reversed", 1),
        ("pots/uncalled_bet_in", 1),
    )


def test_a_right_answer_under_a_wrong_rule_is_not_counted_against_anyone() -> None:
    assert wrong_rules([answered(SUIT, True, "bring_in/suits_reversed")]) == ()


def test_nothing_answered_gives_empty_statistics() -> None:
    assert (by_kind([]), by_class([]), over_time([]), wrong_rules([])) == ({}, {}, {}, ())
    assert topic_weights([], []) == ()


def test_a_skill_never_met_comes_before_one_missed_and_one_missed_before_one_known() -> None:
    answers = [answered(RANK, True), answered(SUIT, False)]
    assert [skill for skill, _ in topic_weights(answers, [RANK, SUIT, OPEN_PAIR])] == [OPEN_PAIR, SUIT, RANK]


def test_equal_skills_come_in_the_order_given() -> None:
    assert [skill for skill, _ in topic_weights([], [SUIT, RANK])] == [SUIT, RANK]
    assert [skill for skill, _ in topic_weights([], [RANK, SUIT])] == [RANK, SUIT]


def test_a_level_is_climbed_by_right_answers_and_never_lost_by_wrong_ones() -> None:
    right, wrong = answered(RANK, True), answered(RANK, False)
    assert [level([right] * count) for count in (0, 5, 6, 11, 12, 100)] == [1, 1, 2, 2, 3, 3]
    assert level([right] * 6 + [wrong] * 50) == 2


def test_misses_older_than_the_recent_answers_are_forgiven() -> None:
    learnt = [answered(SUIT, False)] * 30 + [answered(SUIT, True)] * RECENT
    assert dict(topic_weights(learnt, [SUIT])) == {SUIT: Fraction(1, RECENT + 1)}


@given(st.lists(st.booleans(), max_size=RECENT - 1))
def test_a_miss_never_lowers_the_weight_and_a_right_answer_always_does(history: list[bool]) -> None:
    before, missed, right = (
        dict(topic_weights([answered(SUIT, correct) for correct in answers], [SUIT]))[SUIT]
        for answers in (history, [*history, False], [*history, True])
    )
    assert 0 < right < before <= missed <= 1


@given(st.lists(st.tuples(st.sampled_from([SUIT, RANK, OPEN_PAIR]), st.booleans())))
def test_every_grouping_counts_every_answer_once(history: list[tuple[Skill, bool]]) -> None:
    answers = [answered(skill, correct) for skill, correct in history]
    for tallies in (by_kind(answers), by_class(answers), over_time(answers)):
        assert sum(tally.answered for tally in tallies.values()) == len(history)
        assert sum(tally.right for tally in tallies.values()) == sum(correct for _, correct in history)
