"""The English lessons: one for each question kind, their hands ruled in every house, their drills there to be dealt."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lessons.languages import DEFAULT
from lessons.messages.catalog import catalog
from lessons.pages import Markdown, Mistake, Page, Request, Situation, pages
from scenarios import make
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.questions.catalogue import kinds
from scenarios.rule import ASKS, rule
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data

LESSONS = tuple(found for found in pages(DEFAULT) if found.kind is not None)
"""The pages that explain a question kind."""

SITUATIONS = [(one, block) for one in LESSONS for block in one.blocks if isinstance(block, Situation)]
REQUESTS = [(one, block) for one in LESSONS for block in one.blocks if isinstance(block, Request)]


def _named(value: object) -> str | None:
    return value.name if isinstance(value, Page) else None


def _houses(game: Game | None) -> Iterator[Rulebook]:
    """Every shipped rulebook that covers the game, or every one."""
    for rulebook_id in SHIPPED:
        rulebook = shipped(rulebook_id)
        if game is None or game in rulebook.games:
            yield rulebook


def test_each_kind_of_question_has_exactly_one_english_lesson() -> None:
    assert sorted(str(one.kind) for one in LESSONS) == sorted(kinds())


def test_lessons_have_places_of_their_own() -> None:
    places = [one.order for one in pages(DEFAULT)]
    assert len(set(places)) == len(places)


@pytest.mark.parametrize("lesson", LESSONS, ids=_named)
def test_a_lesson_predicts_first_works_a_hand_and_ends_in_drills(lesson: Page) -> None:
    sorts = [type(block) for block in lesson.blocks]
    assert sorts[:2] == [Markdown, Situation], "it begins with a hand to predict"
    assert sorts.count(Situation) >= 2, "another hand is worked"
    assert sorts[-3:] == [Request, Request, Markdown], "two drills, then the summary"
    summary = lesson.blocks[-1]
    assert isinstance(summary, Markdown)
    assert sum(line.startswith("- ") for line in summary.text.splitlines()) == 3, "a summary has three points"


@pytest.mark.parametrize("lesson", LESSONS, ids=_named)
def test_a_lesson_is_read_in_a_few_minutes(lesson: Page) -> None:
    """At 250 words a minute; the hands take their own time."""
    texts = [block.text for block in lesson.blocks if isinstance(block, Markdown)]
    texts += [f"{block.says} {block.right}" for block in lesson.blocks if isinstance(block, Mistake)]
    assert sum(len(text.split()) for text in texts) <= 5 * 250


@pytest.mark.parametrize("lesson", LESSONS, ids=_named)
def test_a_lesson_sets_right_every_wrong_rule_of_its_kind_once(lesson: Page) -> None:
    """The wrong rules that the tutor names are those for which English has a note."""
    named = [rule for block in lesson.blocks if isinstance(block, Mistake) for rule in block.rules]
    notes = f"{str(lesson.kind).replace('_', '-')}-wrong-"
    known = [one.removeprefix(notes) for one in catalog(DEFAULT).ids() if one.startswith(notes)]
    assert sorted(named) == sorted(f"{lesson.kind}/{one.replace('-', '_')}" for one in known)


@pytest.mark.parametrize(("lesson", "situation"), SITUATIONS, ids=_named)
def test_each_hand_is_ruled_in_every_house_that_plays_its_game(lesson: Page, situation: Situation) -> None:
    """``from_data`` and ``rule`` raise where a hand is impossible, lacks something or meets an illegal act."""
    assert situation.ask in ASKS
    assert situation.data["rulebook"] in SHIPPED
    for rulebook in _houses(Game(situation.data["game"])):
        ruled = rule(from_data(situation.data, rulebook), situation.ask)
        assert ruled.derivation.steps
        assert ruled.answer


@pytest.mark.parametrize(("lesson", "situation"), SITUATIONS, ids=_named)
def test_each_hand_has_one_answer_in_the_house_it_names(lesson: Page, situation: Situation) -> None:
    assert not rule(from_data(situation.data), situation.ask).unsettled


@pytest.mark.parametrize(("lesson", "request_"), REQUESTS, ids=_named)
def test_each_drill_can_be_dealt_wherever_its_situation_exists(lesson: Page, request_: Request) -> None:
    """A drill that names no rulebook or no game is met under all that have its situation."""
    assert request_.kind == lesson.kind
    assert request_.situation_class is not None
    game = None if request_.game is None else Game(request_.game)
    houses = list(_houses(game)) if request_.rulebook is None else [shipped(request_.rulebook)]
    met = [
        (rulebook, Game(played)) for rulebook in houses for played in (rulebook.games if game is None else (game,))
        if request_.situation_class in kinds()[request_.kind].classes(rulebook, Game(played))
    ]  # fmt: skip
    assert met
    for rulebook, played in met:
        wanted = make.recipe(request_.kind, rulebook, played, request_.situation_class, seed=1)
        assert make.make(wanted).skill.situation_class == request_.situation_class


@pytest.mark.parametrize("lesson", LESSONS, ids=_named)
def test_a_lesson_says_where_houses_differ_and_calls_none_by_its_id(lesson: Page) -> None:
    text = "\n".join(block.text for block in lesson.blocks if isinstance(block, Markdown))
    assert not [rulebook_id for rulebook_id in SHIPPED if "-" in rulebook_id and rulebook_id in text]
    assert "Where rulebooks differ" in text
