"""What happens to a learner's questions: resumed, answered once, chosen by what was missed."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from scenarios.engine.errors import Outdated, Unreadable
from scenarios.engine.rulebook import Game
from scenarios.questions.answer_json import to_json
from scenarios.questions.answers import SeatAnswer, SeatForm
from scenarios.questions.catalogue import kinds
from scenarios.rulebooks import SHIPPED, shipped
from tests.tutor.items import bring_in
from tutor.drill import Drill
from tutor.grading import Invalid
from tutor.levels import allowed, at_level
from tutor.mastery import Skill
from tutor.practice import STAYS, Practice, Shown, another_counts, elsewhere
from tutor.records import Database, Records, Settings, StorageError, UnknownAttempt
from tutor.wishes import topics, wish

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


class Desk:
    """A practice on records of its own, with a clock to be set and seeds in order."""

    def __init__(self, database: Database, settings: Settings | None = None) -> None:
        self.time, self.seeds = NOON, iter(range(10**6))
        self.records = Records(database, lambda: self.time)
        self.practice = Practice(self.records, lambda: self.time, lambda: next(self.seeds))
        self.token = self.records.new_learner(settings or Settings(topics=("bring_in",)))

    def next(self, after: int | None = None) -> Shown:
        learner = self.records.learner(self.token)
        assert learner is not None
        return self.practice.next(learner, self.token, after)

    def answer(self, shown: Shown, seat: int) -> Shown:
        found = self.practice.answer(self.token, shown.id, {"seat": seat})
        assert isinstance(found, Shown)
        return found


@pytest.fixture
def desk(database: Database) -> Desk:
    return Desk(database)


def right_seat(shown: Shown) -> int:
    assert isinstance(shown.item.key.answer, SeatAnswer)
    return shown.item.key.answer.seat


def wrong_seat(shown: Shown) -> int:
    assert isinstance(shown.item.question.form, SeatForm)
    return next(seat for seat in shown.item.question.form.seats if seat != right_seat(shown))


def test_a_drill_is_kept_to_whatever_the_settings_ask_for(desk: Desk) -> None:
    """Topics, rulebook and game are the learner's; the drill asks for another kind, house and game, time after time."""
    learner = desk.records.learner(desk.token)
    assert learner is not None
    lows = Drill("winners", "two-lows", shipped("wsop-cash"), Game.STUD8)
    shown = [desk.practice.next(learner, desk.token, drill=lows) for _ in range(3)]
    assert {(one.item.skill.situation_class, one.item.recipe.rulebook.id, one.item.recipe.game) for one in shown} == {
        ("two-lows", "wsop-cash", Game.STUD8)
    }
    assert len({one.item.code for one in shown}) == 3
    assert desk.next().item.recipe.kind == "bring_in"


def test_a_newcomer_has_nothing_to_resume_and_is_asked_by_the_first_rulebook(desk: Desk) -> None:
    assert desk.practice.resume(desk.token) is None
    item = desk.next().item
    assert (item.question.rulebook.id, item.question.game) == (SHIPPED[0], Game.STUD)
    assert (item.skill.kind, item.difficulty) == ("bring_in", 1)


def test_a_reload_finds_the_open_question_unchanged(desk: Desk) -> None:
    shown = desk.next()
    desk.time += timedelta(days=30)
    assert desk.practice.resume(desk.token) == shown


def test_a_reload_finds_the_explanation_for_half_an_hour(desk: Desk) -> None:
    answered = desk.answer(desk.next(), 1)
    desk.time += STAYS
    assert desk.practice.resume(desk.token) == answered
    desk.time += timedelta(seconds=1)
    assert desk.practice.resume(desk.token) is None


def test_the_first_answer_counts_and_a_second_changes_nothing(desk: Desk) -> None:
    shown = desk.next()
    first = desk.answer(shown, wrong_seat(shown))
    second = desk.answer(shown, right_seat(shown))
    assert first == second
    assert second.graded is not None
    assert not second.graded.correct
    assert [one.correct for one in desk.records.answers(desk.token)] == [False]
    assert not another_counts(second, {"seat": wrong_seat(shown)})
    assert another_counts(second, {"seat": right_seat(shown)})


def test_an_answer_is_in_the_records_when_it_is_shown(desk: Desk) -> None:
    shown = desk.next()
    answered = desk.answer(shown, right_seat(shown))
    (stored,) = desk.records.answers(desk.token)
    assert answered.graded is not None
    assert (stored.correct, stored.score, stored.note) == (True, Fraction(1), "")
    assert (stored.kind, stored.situation_class) == ("bring_in", shown.item.skill.situation_class)


def test_a_wrong_rule_is_stored_as_the_answers_note(desk: Desk) -> None:
    shown = desk.practice.opened(desk.token, bring_in("suit", seed=3).code)
    misconception = shown.item.misconceptions[0]
    assert isinstance(misconception.answer, SeatAnswer)
    desk.answer(shown, misconception.answer.seat)
    assert desk.records.answers(desk.token)[0].note == misconception.id


@pytest.mark.parametrize("answer", [None, {}, {"seat": 99}, "4"])
def test_what_is_no_answer_leaves_the_question_open(desk: Desk, answer: Any) -> None:
    shown = desk.next()
    assert isinstance(desk.practice.answer(desk.token, shown.id, answer), Invalid)
    assert desk.practice.resume(desk.token) == shown


@pytest.mark.parametrize("attempt", ["", "x", "-1", "999", "²", "1 "])
def test_an_attempt_that_is_not_there_is_named_so(desk: Desk, attempt: str) -> None:
    with pytest.raises(UnknownAttempt):
        desk.practice.answer(desk.token, attempt, {"seat": 1})


def test_nobody_answers_for_somebody_else(desk: Desk, database: Database) -> None:
    shown, other = desk.next(), Desk(database)
    with pytest.raises(UnknownAttempt):
        other.practice.answer(other.token, shown.id, {"seat": 1})
    assert desk.practice.resume(desk.token) == shown


def test_two_clicks_on_next_give_one_question(desk: Desk) -> None:
    shown = desk.answer(desk.next(), 1)
    position = shown.attempt.position
    assert desk.next(after=position) == desk.next(after=position)


def test_a_share_code_opens_that_question_for_everybody(desk: Desk, database: Database) -> None:
    code, other = desk.next().item.code, Desk(database)
    assert other.practice.opened(other.token, code).item.code == code
    assert other.practice.opened(other.token, f" {code.upper()} ").item.code == code


def test_opening_a_code_again_comes_back_to_the_open_attempt_and_after_an_answer_asks_anew(desk: Desk) -> None:
    code = bring_in().code
    first = desk.practice.opened(desk.token, code)
    assert desk.practice.opened(desk.token, code) == first
    desk.answer(first, 1)
    assert desk.practice.opened(desk.token, code).attempt.position == first.attempt.position + 1


@pytest.mark.parametrize("code", ["", "nonsense", "bi1s-roberts.1-zzzzzzzzzz"])
def test_a_broken_code_is_unreadable_and_the_open_question_stays(desk: Desk, code: str) -> None:
    shown = desk.next()
    with pytest.raises(Unreadable):
        desk.practice.opened(desk.token, code)
    assert desk.practice.resume(desk.token) == shown


def test_an_outdated_code_says_so_and_an_open_attempt_at_it_gives_way(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, kind = bring_in().code, kinds()["bring_in"]
    desk.practice.opened(desk.token, code)
    monkeypatch.setattr(type(kind), "version", kind.version + 1)
    with pytest.raises(Outdated):
        desk.practice.opened(desk.token, code)
    assert desk.practice.resume(desk.token) is None


def test_a_database_that_fails_loses_no_question(desk: Desk, database: Database, tmp_path: Path) -> None:
    shown = desk.next()
    blocked = tmp_path / "records.sqlite3"
    database.close()
    moved = blocked.rename(tmp_path / "away")
    blocked.mkdir()
    with pytest.raises(StorageError):
        desk.practice.answer(desk.token, shown.id, {"seat": 1})
    database.close()
    blocked.rmdir()
    moved.rename(blocked)
    assert desk.practice.resume(desk.token) == shown
    assert desk.answer(shown, 1).graded is not None


def test_the_situations_of_a_topic_come_round_and_those_missed_come_more_often(desk: Desk) -> None:
    met: Counter[str] = Counter()
    for _ in range(60):
        shown = desk.next()
        met[shown.item.skill.situation_class] += 1
        missed = shown.item.skill.situation_class == "suit"
        desk.answer(shown, wrong_seat(shown) if missed else right_seat(shown))
    assert set(met) == set(kinds()["bring_in"].classes(shipped("roberts"), Game.STUD))
    assert met["suit"] == max(met.values())
    assert met["suit"] > 60 // len(met)


@pytest.mark.parametrize("game", list(Game))
def test_what_is_asked_grows_harder_with_right_answers_only(database: Database, game: Game) -> None:
    desk = Desk(database, Settings(game=game))
    assert [_answered(desk, right=False) for _ in range(12)] == [1] * 12
    first = [_answered(desk, right=True) for _ in range(6)]
    second = [_answered(desk, right=True) for _ in range(6)]
    every = sum(len(kind.classes(shipped("roberts"), game)) for kind in kinds().values())
    rest = {_answered(desk, right=True) for _ in range(every)}  # then the plain ones come round again
    assert (max(first), max(second)) <= (1, 2)
    assert rest == {1, 2, 3}


@pytest.mark.parametrize(("level", "difficulty"), [("easy", 1), ("medium", 2), ("hard", 3)])
@pytest.mark.parametrize("game", list(Game))
def test_the_level_that_was_chosen_is_asked_from_the_first_question_on(
    database: Database, game: Game, level: str, difficulty: int
) -> None:
    desk = Desk(database, Settings(game=game, level=level))
    asked = [_answered(desk, right=at % 3 != 0) for at in range(24)]
    assert asked == [difficulty] * 24


def test_where_nothing_is_of_the_level_the_nearest_is_asked() -> None:
    """A bring-in that one card decides is never hard; of the two classes the harder one is dealt."""
    rank, suit = Skill("bring_in", "rank"), Skill("bring_in", "suit")
    easy, medium = (bring_in(seed=7), bring_in("suit", seed=5))
    assert (easy.difficulty, medium.difficulty) == (1, 2)
    comes, items = {rank: {1}, suit: {1, 2}}, {rank: easy, suit: medium}
    assert at_level([rank, suit], allowed("hard", 1), comes.__getitem__, items.__getitem__) == medium
    assert at_level([rank, suit], allowed("", 3), comes.__getitem__, items.__getitem__) == easy
    assert at_level([rank, suit], allowed("medium", 1), comes.__getitem__, items.__getitem__) == medium


def test_of_three_items_that_is_asked_on_which_the_wrong_rules_disagree_most() -> None:
    """The same bring-in, known under one wrong rule, under three with two answers, and under two with one."""
    suit, known = Skill("bring_in", "suit"), bring_in("suit", seed=5).misconceptions
    left, right = known[0].answer, known[2].answer
    assert left != right
    items = [
        replace(bring_in("suit", seed=5), misconceptions=tuple(replace(known[0], answer=one) for one in answers))
        for answers in ((left,), (right, left, right), (right, right))
    ]
    dealt = iter(items)
    assert at_level([suit], allowed("", 3), lambda _: {2}, lambda _: next(dealt)) == items[1]


def test_an_unknown_level_is_none() -> None:
    assert wish(Settings(level="of-yesterday")).level == ""


@pytest.mark.parametrize("topic", ["", *kinds()])
def test_a_newcomers_first_question_is_easy_whatever_they_chose(database: Database, topic: str) -> None:
    for rulebook in map(shipped, SHIPPED):
        for game in rulebook.games:
            desk = Desk(database, Settings(rulebook=rulebook.id, game=game, topics=(topic,)))
            desk.seeds = iter(range(len(game) * 1000, 10**6))
            item = desk.next().item
            assert item.difficulty == 1, item.code


def _answered(desk: Desk, *, right: bool) -> int:
    """The difficulty of the next question, once it is answered."""
    shown = desk.next()
    wrong = (one.answer for one in shown.item.misconceptions)
    given = shown.item.key.answer if right else next(wrong, None)
    outcome = None if given is None else desk.practice.answer(desk.token, shown.id, to_json(given))
    assert isinstance(outcome, Shown | None)
    return shown.item.difficulty


def test_kinds_take_turns(database: Database) -> None:
    desk = Desk(database, Settings())
    asked = []
    for _ in range(6):
        shown = desk.next()
        asked.append(shown.item.skill.kind)
        given = shown.item.misconceptions[0].answer if shown.item.misconceptions else shown.item.key.answer
        assert isinstance(desk.practice.answer(desk.token, shown.id, given), Shown)
    assert all(one != other for one, other in pairwise(asked))


def test_only_the_topics_chosen_are_asked(desk: Desk) -> None:
    assert {desk.next().item.question.kind for _ in range(8)} == {"bring_in"}


@pytest.mark.parametrize(
    ("settings", "rulebook", "game"),
    [
        (Settings(), "roberts", Game.STUD),
        (Settings(rulebook="tda", game="razz"), "tda", Game.RAZZ),
        (Settings(rulebook="nl-eight-or-better", game="razz"), "nl-eight-or-better", Game.STUD8),  # it has no razz
        (Settings(rulebook="of-yesterday", game="holdem"), "roberts", Game.STUD),
    ],
)
def test_a_wish_that_cannot_be_met_becomes_one_that_can(settings: Settings, rulebook: str, game: Game) -> None:
    found = wish(settings)
    assert (found.rulebook.id, found.game) == (rulebook, game)


def test_a_topic_that_the_rulebook_cannot_ask_is_left_out(desk: Desk) -> None:
    assert wish(Settings(topics=("bring_in", "of_yesterday"))).topics == ("bring_in",)
    assert wish(Settings(topics=("of_yesterday",))).topics == ()
    assert "bring_in" in topics(shipped("roberts"), Game.STUD)


def test_other_rulebooks_are_asked_about_the_same_hand() -> None:
    found = {other.rulebook.id for other in elsewhere(bring_in().code)}
    assert found == {one for one in SHIPPED if Game.STUD in shipped(one).games} - {"roberts"}
