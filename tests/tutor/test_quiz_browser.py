"""A class answers one set in real browsers: two languages, the same questions and keys, a sheet for each."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Download, Page, expect

from scenarios.engine.rulebook import Game
from scenarios.make import make
from scenarios.questions.answers import Answer
from scenarios.questions.question import Item
from scenarios.quiz_set import QuizSet, compose, recipes
from scenarios.rulebooks import shipped
from scenarios.set_code import read_set, write_set
from tests.tutor.browsing import LARGE, MOUSE, PHONE, Server, opened, overflow, seats, verdict, visit
from tests.tutor.sets import SET
from tutor.card import chosen

pytestmark = pytest.mark.browser

KINDS = ("bring_in", "first_to_act", "options", "winners")
TWENTY = compose(dict.fromkeys(KINDS, ()), shipped("roberts"), Game.STUD8, seed=2_024, count=20)
SHORT = compose(dict.fromkeys(KINDS, ()), shipped("roberts"), Game.STUD, seed=5, count=4, at_end=True)


def link(server: Server, quiz: QuizSet) -> str:
    return f"{server.address}set?s={write_set(quiz)}"


def question(page: Page, number: int) -> None:
    """Wait until the question of this number is on the screen, unanswered."""
    expect(page.locator(".quiz-progress")).to_contain_text(f" {number} ")
    expect(verdict(page)).to_have_count(0)
    expect(page.locator("[data-seat]").first).to_be_visible()


def answer(page: Page, item: Item, given: Answer, by: str) -> None:
    """Answer with the keyboard (``keys``), by touch (``tap``) or with the mouse (``click``)."""
    sent: dict[str, Any] = chosen(given)

    def push(key: str, selector: str) -> None:
        if by == "keys":
            page.keyboard.press(key)
        else:
            getattr(page.locator(selector), by)()

    if "seat" in sent:
        push(str(sent["seat"]), f"button[data-seat='{sent['seat']}']")
        return
    if "options" in sent:
        buttons = page.locator(".options .button")
        keys = buttons.locator("kbd").all_inner_texts() if by == "keys" else []
        names = [one.get_attribute("data-focus") for one in buttons.all()]
        for name in sent["options"]:
            push(keys[names.index(name)] if keys else "", f".options .button[data-focus='{name}']")
    else:
        two = len(item.question.form.sides) > 1  # type: ignore[union-attr]
        for side in ("high", "low"):
            for seat in sent[side]:
                toggle = f"[data-focus='{side}:{seat}']" if two else f"button[data-seat='{seat}']"
                page.locator(toggle).click() if by == "keys" else push("", toggle)
        if two and not sent["low"]:
            page.locator("[data-focus='none:low']").click() if by == "keys" else push("", "[data-focus='none:low']")
    push("Enter", "[data-focus=submit]")


def go_on(page: Page, by: str) -> None:
    if by == "keys":
        page.wait_for_timeout(900)  # an Enter sooner counts as part of the answer
        page.keyboard.press("Enter")
    else:
        getattr(page.locator("[data-focus=next]"), by)()


def given_to(item: Item, position: int) -> Answer:
    """Every third question is answered as its first wrong rule would have it."""
    return item.misconceptions[0].answer if position % 3 == 0 and item.misconceptions else item.key.answer


def test_twenty_questions_in_two_browsers_and_languages_have_the_same_keys_and_two_sheets(
    chromium: Browser, server: Server
) -> None:
    items = [make(one) for one in recipes(TWENTY)]
    right = sum(given_to(item, at) == item.key.answer for at, item in enumerate(items, start=1))
    tables, points = [], []
    before = server.count("sheet"), server.count("sheet_answer")
    for locale, device, by in (("en", MOUSE, "keys"), ("da", PHONE, "tap")):
        with visit(chromium, **device, locale=locale) as context:
            page = opened(context, link(server, TWENTY))
            met = []
            for position, item in enumerate(items, start=1):
                question(page, position)
                if position == 7:
                    page.reload()
                    question(page, position)
                met.append(seats(page))
                given = given_to(item, position)
                answer(page, item, given, by)
                good = given == item.key.answer
                expect(page.locator(".verdict.good" if good else ".verdict.bad")).to_be_visible()
                if position == 8:
                    page.reload()
                    expect(verdict(page)).to_be_visible()
                    page = opened(context, link(server, TWENTY))
                    expect(verdict(page)).to_be_visible()
                if position == 9 and by == "tap":
                    assert overflow(page)[0] == 0
                go_on(page, by)
            expect(page.locator(".quiz-points")).to_be_visible()
            tables.append(met)
            points.append(page.locator(".quiz-points").inner_text().replace(",", "."))
            expect(page.locator("section.again")).to_have_count(20 - right)
            assert overflow(page)[0] == 0
            page = opened(context, link(server, TWENTY))
            expect(page.locator(".quiz-points")).to_be_visible()
    assert tables[0] == tables[1]
    assert points[0].split()[0] == points[1].split()[0]
    assert (server.count("sheet"), server.count("sheet_answer")) == (before[0] + 2, before[1] + 40)


def test_explanations_at_the_end_leave_nothing_in_the_page_that_leads_to_a_key(
    chromium: Browser, server: Server
) -> None:
    items = [make(one) for one in recipes(SHORT)]
    heard: list[str] = []
    with visit(chromium) as context:
        page = context.new_page()
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
        page.goto(link(server, SHORT))
        for position, item in enumerate(items, start=1):
            question(page, position)
            answer(page, item, item.misconceptions[0].answer, "tap")
            expect(page.locator(".verdict.held")).to_contain_text("Your answer is kept")
            assert page.locator(".steps, .badge, .verdict.good, .verdict.bad, .share").count() == 0
            if position < len(items):
                assert not [one for one in items if any(one.code in frame for frame in heard)]
            page.reload()
            expect(page.locator(".verdict.held")).to_be_visible()
            go_on(page, "tap")
        expect(page.locator("section.again")).to_have_count(len(items))
        page.get_by_role("button", name="See it on the table").nth(1).tap()
        expect(page.locator(".verdict.bad")).to_be_visible()
        page.get_by_role("button", name="Back").last.tap()
        expect(page.locator(".quiz-points")).to_be_visible()


def test_a_teacher_makes_a_set_and_a_name_stands_on_the_sheet_and_in_its_file(
    chromium: Browser, server: Server
) -> None:
    with visit(chromium, **MOUSE) as context:
        page = opened(context, f"{server.address}set")
        topics = page.get_by_role("toolbar", name="Topics")
        expect(topics.get_by_role("button", name="Showdown")).to_be_visible()
        for name in topics.get_by_role("button").all_inner_texts():
            if name not in ("Bring-in", "A whole hand"):  # which is not chosen at first
                topics.get_by_role("button", name=name, exact=True).click()
        slider = page.get_by_role("slider", name="Number of questions")
        slider.focus()
        for _ in range(19):
            page.keyboard.press("ArrowLeft")
        expect(slider).to_have_value("1")
        page.get_by_role("button", name="Make the set").click()
        expect(page.locator(".qr svg")).to_be_visible()
        made = page.locator(".quiz-link a").get_attribute("href")
        page.reload()
        expect(page.locator(".quiz-link a")).to_have_attribute("href", made or "")
        quiz = read_set((made or "").partition("s=")[2])
        assert (quiz.count, [one.kind for one in quiz.topics]) == (1, ["bring_in"])
        (item,) = (make(one) for one in recipes(quiz))
        page.goto(made or "")
        question(page, 1)
        answer(page, item, item.key.answer, "click")
        go_on(page, "click")
        expect(page.get_by_text("Every answer was right.")).to_be_visible()
        page.get_by_label("Name on this sheet").fill("=Ada")
        page.get_by_role("button", name="Save name").click()
        expect(page.locator(".quiz-name")).to_have_text("=Ada")
        with page.expect_download() as waiting:
            page.get_by_role("button", name="Save as CSV").click()
        saved: Download = waiting.value
        assert "'=Ada" in saved.path().read_text("utf-8-sig")


@LARGE
@pytest.mark.parametrize("locale", ["en", "de", "nl", "da"])
def test_making_a_set_and_its_questions_fit_the_device(
    chromium: Browser, server: Server, device: dict[str, Any], locale: str
) -> None:
    with visit(chromium, **device, locale=locale) as context:
        page = opened(context, f"{server.address}set?make={write_set(SET)}")
        expect(page.locator(".qr svg")).to_be_visible()
        assert overflow(page)[0] == 0
        for button in page.locator(".st-key-screen button:visible").all():
            box = button.bounding_box()
            assert box is not None
            assert box["height"] >= 44, button.inner_text()
        page = opened(context, link(server, replace(SET, same_hands=False)))
        expect(page.locator("[data-seat]").first).to_be_visible()
        assert overflow(page)[0] == 0


def test_on_paper_the_sheet_stands_alone_in_black_on_white(chromium: Browser, server: Server) -> None:
    quiz = replace(SHORT, seed=6)
    with visit(chromium, **MOUSE, color_scheme="dark") as context:
        page = opened(context, link(server, quiz))
        for position, item in enumerate((make(one) for one in recipes(quiz)), start=1):
            question(page, position)
            answer(page, item, item.misconceptions[0].answer, "click")
            go_on(page, "click")
        expect(page.locator("section.again").first).to_be_visible()
        page.emulate_media(media="print")
        for gone in ("#top", ".st-key-quiz-tools", ".st-key-quiz-all", "[data-testid=stForm]", ".links"):
            for one in page.locator(gone).all():
                expect(one).to_be_hidden()
        look = "e => { const s = getComputedStyle(e); return [s.color, s.backgroundColor]; }"
        told = page.locator(".again p").first.evaluate(look)
        assert json.dumps(told) == json.dumps(["rgb(0, 0, 0)", "rgb(255, 255, 255)"])
