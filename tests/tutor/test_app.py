"""The screens as Streamlit runs them, without a browser: what they are given to draw, and what a fault looks like."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from babel.dates import format_date
from msgspec.structs import replace
from streamlit.testing.v1 import AppTest

from lessons.languages import language, tags
from lessons.messages import format_plain
from lessons.pages import Situation, pages
from lessons.values import Count, Name, NameList
from scenarios.questions.answers import SeatAnswer
from scenarios.questions.catalogue import kinds
from scenarios.questions.question import Item
from scenarios.rulebooks import shipped
from scenarios.sharecode import write_code
from tests.tutor.app_runs import TOKEN, app, card, drawn, run
from tests.tutor.items import bring_in
from tutor import running
from tutor.records import Records, Settings
from tutor.speak import house

SUIT = bring_in("suit", seed=3)


def header(app: AppTest) -> dict[str, Any]:
    return drawn(app, "stud_tutor_header")


def answered(records: Records, item: Item, answer: SeatAnswer) -> None:
    """One answer in the learner's records; after a wrong one the ruling was asked for."""
    records.admit(TOKEN)
    practice = running.practice()
    attempt = practice.opened(TOKEN, item.code).id
    for sent in ({"seat": answer.seat}, {"try": 2, "ruling": True}):
        practice.answer(TOKEN, attempt, sent)


@pytest.mark.usefixtures("records")
def test_the_first_run_asks_a_question_and_names_its_rulebook_game_and_language() -> None:
    found = app()
    assert (card(found)["phase"], card(found)["title"]) == ("ask", "Who brings it in?")
    assert [menu["shown"] for menu in header(found)["menus"]] == ["Robert’s Rules", "Stud", "EN"]


@pytest.mark.usefixtures("records")
def test_another_run_and_another_tab_come_back_to_the_same_question() -> None:
    first = app()
    question = card(first)
    assert card(run(first)) == question
    assert card(app()) == question


def test_nobody_sees_another_learners_question(records: Records) -> None:
    card(app())
    other = app(learner="o" * 22)
    assert records.current(TOKEN) != records.current("o" * 22)
    assert card(other)["id"] == str(records.current("o" * 22).id)  # type: ignore[union-attr]


@pytest.mark.usefixtures("records")
@pytest.mark.parametrize(("locale", "lang"), [("de-AT", "de"), ("nl", "nl"), ("da-DK", "da"), ("fi", "en")])
def test_the_browsers_language_is_spoken_at_first(locale: str, lang: str) -> None:
    found = app(locale)
    assert (header(found)["lang"], card(found)["lang"]) == (lang, lang)


def test_a_language_in_the_address_becomes_the_learners_own(records: Records) -> None:
    assert header(app("de", lang="nl"))["lang"] == "nl"
    assert records.admit(TOKEN).settings.language == "nl"
    assert header(app("de"))["lang"] == "nl"
    assert header(app("de", lang="xx"))["lang"] == "nl"


@pytest.mark.usefixtures("records")
def test_a_share_link_opens_its_question_and_is_then_gone_from_the_address() -> None:
    found = app(q=SUIT.code)
    assert card(found)["share"]["href"] == f"./?q={SUIT.code}"
    assert "q" not in found.query_params
    assert card(run(found))["share"]["href"] == f"./?q={SUIT.code}"


@pytest.mark.usefixtures("records")
def test_the_header_names_the_rulebook_of_a_shared_question_not_the_learners() -> None:
    shared = bring_in(rulebook="tda")
    assert header(app(q=shared.code))["menus"][0]["shown"] == "TDA"


@pytest.mark.usefixtures("records")
@pytest.mark.parametrize("lang", tags())
def test_a_broken_link_is_said_to_be_so_and_a_question_is_there_all_the_same(lang: str) -> None:
    found = app(lang, q="bi1s-roberts.1-broken")
    assert [one.value for one in found.warning] == [format_plain(lang, "error-broken-code")]
    assert card(found)["phase"] == "ask"


@pytest.mark.usefixtures("records")
def test_a_link_of_an_older_program_and_one_of_a_newer_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    now = kinds()["bring_in"].version
    newer = write_code(replace(SUIT.recipe, version=now + 1))
    monkeypatch.setattr(type(kinds()["bring_in"]), "version", now + 1)
    later = write_code(replace(SUIT.recipe, version=now + 2))
    for code, told in ((SUIT.code, "error-outdated-code"), (later, "error-newer-code"), (newer, None)):
        found = app(q=code)
        assert [one.value for one in found.warning] == ([] if told is None else [format_plain("en", told)])
        assert card(found)["phase"] == "ask"


def test_after_an_answer_the_card_shows_why(records: Records) -> None:
    wrong = SUIT.misconceptions[0]
    assert isinstance(wrong.answer, SeatAnswer)
    answered(records, SUIT, wrong.answer)
    found = card(app())
    assert (found["phase"], found["chosen"], found["result"]["ok"]) == ("answered", {"seat": wrong.answer.seat}, False)
    assert found["result"]["steps"]


def test_settings_that_were_kept_are_asked_by(records: Records) -> None:
    records.admit(TOKEN, Settings("da", "tda", "razz", ("bring_in",), "hard"))
    found = app()
    assert [menu["shown"] for menu in header(found)["menus"]] == ["TDA", "Razz", "DA"]
    groups = {group["name"]: group["choices"] for group in header(found)["menus"][1]["groups"]}
    games = {choice["id"]: choice["on"] for choice in groups["game"]}
    assert games == {"stud": False, "stud8": False, "razz": True}
    assert [choice["id"] for choice in groups["topic"] if choice["on"]] == ["bring_in"]
    assert [choice["id"] for choice in groups["level"] if choice["on"]] == ["hard"]


@pytest.mark.usefixtures("records")
def test_a_rulebook_offers_only_the_games_it_has() -> None:
    running.records().admit(TOKEN, Settings(rulebook="nl-eight-or-better"))
    games = header(app())["menus"][1]["groups"][0]["choices"]
    assert [choice["id"] for choice in games] == ["stud8"]


def progress_screen() -> None:
    """A script of its own: a page of the app can only be reached by its address, and here is no address bar."""
    from tutor.screens import progress
    from tutor.screens.visitor import visitor

    progress.screen(visitor())


def learn_screen() -> None:
    from tutor.screens import learn
    from tutor.screens.visitor import visitor

    learn.screen(visitor())


def alone(screen: Callable[[], None], locale: str, **parameters: str) -> AppTest:
    """A screen without the frame around it."""
    found = AppTest.from_function(screen, default_timeout=20)
    found.context = {"locale": locale, "theme": "dark", "timezone": "Europe/Copenhagen"}
    found.query_params["learner"] = TOKEN
    for name, value in parameters.items():
        found.query_params[name] = value
    return run(found)


@pytest.mark.usefixtures("records")
@pytest.mark.parametrize("lang", tags())
def test_learn_lists_every_lesson_and_opens_each(lang: str) -> None:
    listed = alone(learn_screen, lang)
    assert [one.value for one in listed.title] == [format_plain(lang, "learn-title")]
    links = "".join(element.proto.body for element in listed.get("html"))
    for lesson in pages(lang):
        assert f"<strong>{escape(lesson.title)}</strong><span>{escape(lesson.about)}</span>" in links
        opened = alone(learn_screen, lang, page=lesson.name)
        heading = opened.markdown[0].value
        assert f"# {lesson.title}" in heading
        assert ('lang="en"' in heading) is lesson.fallback
        told = format_plain(lang, "error-page-not-translated") in [one.value for one in opened.caption]
        assert told is lesson.fallback
        examples = [block for block in lesson.blocks if isinstance(block, Situation)]
        cards = [one for one in opened.get("bidi_component") if one.proto.component_name == "stud_tutor.practice_card"]
        assert len(cards) == len(examples)


@pytest.mark.usefixtures("records")
def test_an_example_that_the_readers_rulebook_leaves_open_says_whose_rule_it_shows() -> None:
    running.records().admit(TOKEN, Settings(rulebook="de-split-limit"))
    names = {"rulebook": house(shipped("de-split-limit")), "used": house(shipped("roberts"))}
    told = [one.value for one in alone(learn_screen, "en", page="first-to-act").caption]
    assert format_plain("en", "example-unsettled", names) in told  # two equal boards
    assert format_plain("en", "example-not-covered", names) in told  # razz


def test_an_address_that_asks_for_a_situation_deals_one_and_then_another(records: Records) -> None:
    wanted = {"kind": "bring_in", "class": "suit", "game": "razz"}
    codes = set()
    for _ in range(2):
        found = app(**wanted)
        assert not set(wanted) & set(found.query_params)
        assert card(run(found)) == card(app())  # another run, and a reload
        attempt = records.current(TOKEN)
        assert attempt is not None
        assert (attempt.kind, attempt.situation_class, attempt.game) == ("bring_in", "suit", "razz")
        codes.add(attempt.code)
    assert len(codes) == 2


@pytest.mark.usefixtures("records")
@pytest.mark.parametrize("lang", tags())
@pytest.mark.parametrize(
    ("asked", "ignored"),
    [
        ({"kind": "bridge"}, ["kind"]),
        ({"kind": "bridge", "class": "suit"}, ["kind", "class"]),
        ({"kind": "bring_in", "class": "of-yesterday"}, ["class"]),
        ({"rulebook": "roberta", "game": "holdem"}, ["rulebook", "game"]),
        ({"rulebook": "nl-eight-or-better", "game": "razz"}, ["game"]),
        ({"kind": "bring_in", "rulebook": "[here](http://evil.example)"}, ["rulebook"]),
        ({"lang": "zz", "kind": "bridge"}, ["lang", "kind"]),
        ({"drill": "options..roberts.bridge"}, ["drill"]),
        ({"drill": "nonsense", "kind": "bridge"}, ["drill", "kind"]),
    ],
)
def test_what_an_address_asks_for_that_there_is_not_is_said_to_be_passed_over(
    asked: dict[str, str], ignored: list[str], lang: str
) -> None:
    found = app(lang, **asked)
    names = NameList(tuple(ignored))
    assert [one.value for one in found.warning] == [format_plain(lang, "error-address-ignored", {"names": names})]
    assert card(found)["phase"] == "ask"
    assert not set(asked) & set(found.query_params)


@pytest.mark.usefixtures("records")
def test_a_drill_in_the_address_is_asked_although_another_question_lies_open(records: Records) -> None:
    drill = "seventh_street..roberts.stud"
    app(kind="bring_in")
    assert (last := records.last(TOKEN)) is not None
    assert last.kind == "bring_in"
    found = app(drill=drill)
    assert (asked := records.last(TOKEN)) is not None
    assert asked.kind == "seventh_street"
    assert card(found)["id"] == card(app(drill=drill))["id"] == str(asked.id)


def test_an_address_may_ask_for_a_rulebook_or_a_game_alone() -> None:
    assert [menu["shown"] for menu in header(app(rulebook="tda", game="razz"))["menus"]][:2] == ["TDA", "Razz"]
    assert header(app(game="stud8"))["menus"][1]["shown"] == format_plain("en", "game-short-stud8")


@pytest.mark.usefixtures("records")
def test_a_code_that_is_none_wins_over_what_else_the_address_asks_for() -> None:
    found = app(kind="bring_in", q="?")
    assert [one.value for one in found.warning] == [format_plain("en", "error-broken-code")]
    assert not {"q", "kind"} & set(found.query_params)


@pytest.mark.usefixtures("records")
def test_a_lesson_that_is_not_there_leads_back_to_the_list() -> None:
    found = alone(learn_screen, "de", page="nothing")
    assert [one.value for one in found.warning] == [format_plain("de", "error-page-not-found")]
    assert [one.value for one in found.title] == [format_plain("de", "learn-title")]


@pytest.mark.usefixtures("records")
def test_progress_tells_a_newcomer_that_nothing_is_counted_yet() -> None:
    assert [one.value for one in alone(progress_screen, "en").markdown] == [format_plain("en", "progress-none")]


@pytest.mark.parametrize("lang", tags())
def test_progress_counts_the_answers_and_names_the_wrong_rule(records: Records, lang: str) -> None:
    wrong, plain = SUIT.misconceptions[0], bring_in()
    assert isinstance(wrong.answer, SeatAnswer)
    assert isinstance(plain.key.answer, SeatAnswer)
    answered(records, SUIT, wrong.answer)
    answered(records, plain, plain.key.answer)
    found = alone(progress_screen, lang)
    tables = "".join(element.proto.body for element in found.get("html"))
    for words in (wrong.note.id, "class-bring-in-suit", "class-bring-in-rank", "kind-bring-in"):
        assert escape(format_plain(lang, words)) in tables
    days = [answer.answered_at.astimezone(ZoneInfo("Europe/Copenhagen")) for answer in records.answers(TOKEN)]
    first, last = (Name(format_date(day, "medium", language(lang).locale)) for day in (days[0], days[-1]))
    counts = {"right": Count(1), "answered": Count(2)}
    told = format_plain(lang, "progress-chart-alt", {"first": first, "last": last, **counts})
    assert found.get("plotly_chart")[0].proto.alt == told


def test_progress_lists_the_situations_most_missed_first(records: Records) -> None:
    wrong, plain = SUIT.misconceptions[0], bring_in()
    assert isinstance(wrong.answer, SeatAnswer)
    assert isinstance(plain.key.answer, SeatAnswer)
    answered(records, plain, plain.key.answer)
    answered(records, SUIT, wrong.answer)
    tables = [element.proto.body for element in alone(progress_screen, "en").get("html")]
    (situations,) = [table for table in tables if format_plain("en", "class-bring-in-suit") in table]
    assert situations.index("Two cards tied") < situations.index("No equal cards")
    assert "%" not in situations
