"""The lessons: one for a question kind, their hands ruled in every house, and the same in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from lessons.languages import DEFAULT, tags
from lessons.messages.catalog import catalog
from lessons.pages import Block, Markdown, Mistake, Page, Request, Situation, page, pages
from scenarios import make
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.questions.catalogue import kinds
from scenarios.rule import ASKS, rule
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data

LESSONS = tuple(found for found in pages(DEFAULT) if found.kind is not None)
"""The English pages that explain a question kind."""

WITHOUT_A_LESSON = (
    "awards", "best_hands", "irregularity", "next_to_act", "pot_count", "pots", "rank_boards", "rulebook_lens",
    "seventh_street", "show_order", "spot_violation", "whole_hand",
)  # fmt: skip
"""The kinds of question that have no page yet."""

WRITTEN = [(tag, one) for tag in tags() for one in pages(tag) if not one.fallback]
"""Every page, in each language that has it."""

SITUATIONS = [(one, block) for one in LESSONS for block in one.blocks if isinstance(block, Situation)]
REQUESTS = [(one, block) for one in LESSONS for block in one.blocks if isinstance(block, Request)]


def _named(value: object) -> str | None:
    return value.name if isinstance(value, Page) else None


def _bones(block: Block) -> object:
    """What of a block is the same in every language: a text's headings, points and rows, a mistake's rules."""
    if isinstance(block, Markdown):
        marks = [re.match(r"#+ |- |\d\. |(\|)", line) for line in block.text.splitlines()]
        return [mark.string.count("|") if mark.group(1) else mark.group() for mark in marks if mark]
    return block.rules if isinstance(block, Mistake) else block


def _sentences(lesson: Page) -> set[str]:
    """The title, the line about the page, its headings and what its mistakes say: what no two languages share."""
    said = {lesson.title, lesson.about}
    for block in lesson.blocks:
        if isinstance(block, Mistake):
            said |= {block.says, block.right}
        elif isinstance(block, Markdown):
            said |= {line for line in block.text.splitlines() if line.startswith(("## ", "- "))}
    return said


def _houses(game: Game | None) -> Iterator[Rulebook]:
    """Every shipped rulebook that covers the game, or every one."""
    for rulebook_id in SHIPPED:
        rulebook = shipped(rulebook_id)
        if game is None or game in rulebook.games:
            yield rulebook


def test_each_kind_of_question_has_exactly_one_english_lesson_but_for_those_named() -> None:
    assert sorted([*(str(one.kind) for one in LESSONS), *WITHOUT_A_LESSON]) == sorted(kinds())


def test_lessons_have_places_of_their_own() -> None:
    places = [one.order for one in pages(DEFAULT)]
    assert len(set(places)) == len(places)


@pytest.mark.parametrize(("tag", "lesson"), WRITTEN, ids=_named)
def test_a_lesson_has_the_hands_mistakes_drills_and_tables_of_the_english_one(tag: str, lesson: Page) -> None:
    """Only words may differ: not a hand, not a wrong rule, not a row that says where houses differ."""
    english = page(DEFAULT, lesson.name)
    assert (lesson.kind, lesson.order) == (english.kind, english.order)
    assert [_bones(block) for block in lesson.blocks] == [_bones(block) for block in english.blocks]
    if tag != DEFAULT:
        assert not _sentences(lesson) & _sentences(english), "a text is not translated"


@pytest.mark.parametrize(("tag", "lesson"), WRITTEN, ids=_named)
def test_a_lesson_predicts_first_works_a_hand_and_ends_in_drills(tag: str, lesson: Page) -> None:
    sorts = [type(block) for block in lesson.blocks]
    assert sorts[:2] == [Markdown, Situation], "it begins with a hand to predict"
    assert sorts.count(Situation) >= 2, "another hand is worked"
    assert sorts[-3:] == [Request, Request, Markdown], "two drills, then the summary"
    summary = lesson.blocks[-1]
    assert isinstance(summary, Markdown)
    assert sum(line.startswith("- ") for line in summary.text.splitlines()) == 3, "a summary has three points"


@pytest.mark.parametrize(("tag", "lesson"), WRITTEN, ids=_named)
def test_a_lesson_is_read_in_a_few_minutes(tag: str, lesson: Page) -> None:
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


@pytest.mark.parametrize(("tag", "lesson"), WRITTEN, ids=_named)
def test_a_lesson_calls_no_rulebook_by_its_id(tag: str, lesson: Page) -> None:
    text = "\n".join(block.text for block in lesson.blocks if isinstance(block, Markdown))
    assert not [rulebook_id for rulebook_id in SHIPPED if "-" in rulebook_id and rulebook_id in text]


@pytest.mark.parametrize("lesson", LESSONS, ids=_named)
def test_a_lesson_says_where_houses_differ(lesson: Page) -> None:
    assert "## Where rulebooks differ" in "\n".join(b.text for b in lesson.blocks if isinstance(b, Markdown))
