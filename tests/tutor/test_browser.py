"""The whole app in a real browser: a newcomer on a phone, a reload, a shared link, a database that is away."""

from __future__ import annotations

import json
import sqlite3
import urllib.error
import urllib.request
from contextlib import closing, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, TimeoutError, expect

from scenarios.questions.answers import SeatAnswer
from tests.tutor.browsing import LARGE, MOUSE, Server, opened, overflow, ruling, running, seat, seats, verdict, visit
from tests.tutor.items import bring_in
from tutor.identity import COOKIE
from tutor.storage.place import FILE_NAME

pytestmark = pytest.mark.browser

SHARED = bring_in("suit", seed=3)


def test_a_newcomer_on_a_phone_answers_without_scrolling_and_is_told_why(
    context: BrowserContext, server: Server
) -> None:
    page = opened(context, server.address)
    expect(page.get_by_role("heading", name="Who brings it in?")).to_be_in_viewport()
    assert overflow(page) == (0, 0)
    for tile in page.locator("button[data-seat]").all():
        expect(tile).to_be_in_viewport(ratio=1)
    page.locator("button[data-seat]").first.tap()
    ruling(page)
    expect(verdict(page)).to_contain_text("brings it in.")
    expect(page.locator(".steps li").first).to_contain_text("lowest door card")
    before = page.locator("[data-card]").all_inner_texts()
    page.get_by_role("button", name="Next").tap()
    expect(verdict(page)).to_have_count(0)
    assert page.locator("[data-card]").all_inner_texts() != before


def test_a_reload_keeps_the_question_and_afterwards_its_explanation(context: BrowserContext, server: Server) -> None:
    page = opened(context, server.address)
    asked = seats(page)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert seats(page) == asked
    page.locator("button[data-seat]").nth(1).tap()
    ruling(page)
    told = verdict(page).inner_text()
    page.reload()
    expect(verdict(page)).to_have_text(told)
    assert seats(page) == asked


def test_the_learner_is_known_by_a_cookie_that_no_script_can_read(context: BrowserContext, server: Server) -> None:
    page = opened(context, server.address)
    (cookie,) = [one for one in context.cookies() if one["name"] == COOKIE]
    assert cookie["httpOnly"]
    assert cookie["sameSite"] == "Lax"
    assert COOKIE not in page.evaluate("document.cookie")
    assert "learner" not in page.url


def test_a_browser_that_keeps_no_cookie_keeps_its_question_by_the_address(chromium: Browser, server: Server) -> None:
    with visit(chromium) as context:
        # a page is given a cookie when it is asked for as a page; the browser itself cannot be told to refuse one
        context.route("**/*", lambda route: route.continue_(headers={**route.request.headers, "accept": "*/*"}))
        page = opened(context, server.address)
        assert "?learner=" in page.url
        asked = seats(page)
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert seats(page) == asked
        assert COOKIE not in {cookie["name"] for cookie in context.cookies()}


@pytest.mark.parametrize(("locale", "lang", "title"), [("de-CH", "de", "Wer zahlt das Bring-in?"), ("da", "da", None)])
def test_the_page_speaks_the_browsers_language(
    chromium: Browser, server: Server, locale: str, lang: str, title: str | None
) -> None:
    with visit(chromium, locale=locale) as context:
        page = opened(context, server.address)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        if title is not None:
            expect(page.get_by_role("heading", name=title)).to_be_visible()
        assert overflow(page) == (0, 0)


def test_another_language_is_one_choice_away_and_stays(context: BrowserContext, server: Server) -> None:
    page = opened(context, server.address)
    asked = page.locator("[data-card]").all_inner_texts()
    page.get_by_role("button", name="Language: EN").tap()
    page.get_by_role("menuitemradio", name="Deutsch").tap()
    expect(page.get_by_role("heading", name="Wer zahlt das Bring-in?")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert page.locator("[data-card]").all_inner_texts() == asked
    page.reload()
    expect(page.get_by_role("heading", name="Wer zahlt das Bring-in?")).to_be_visible()


def test_another_game_asks_another_question_and_stays(context: BrowserContext, server: Server) -> None:
    page = opened(context, server.address)
    asked = page.locator("[data-card]").all_inner_texts()
    page.get_by_role("button", name="Game: Stud").tap()
    page.get_by_role("menuitemradio", name="Razz").tap()
    expect(page.get_by_role("button", name="Game: Razz")).to_be_visible()
    expect(page.locator("[data-card]")).not_to_have_text(asked)
    expect(page.locator("[data-card]").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Game: Razz")).to_be_visible()


def test_a_level_is_chosen_in_the_menu_of_the_game_and_stays(context: BrowserContext, server: Server) -> None:
    page = opened(context, server.address)
    asked = page.locator("[data-card]").all_inner_texts()
    chip = page.get_by_role("button", name="Game: Stud")
    chip.tap()
    levels = page.get_by_role("group", name="Difficulty").get_by_role("menuitemradio")
    assert levels.evaluate_all("all => all.map(one => one.ariaChecked)") == ["true", "false", "false", "false"]
    levels.get_by_text("Hard", exact=True).tap()
    expect(page.locator("[data-card]")).not_to_have_text(asked)
    expect(page.locator("[data-card]").first).to_be_visible()
    page.reload()
    chip.tap()
    expect(page.get_by_role("menuitemradio", name="Hard", checked=True)).to_be_visible()


def test_the_menus_work_by_keyboard_and_their_keys_answer_nothing(chromium: Browser, server: Server) -> None:
    with visit(chromium, **MOUSE) as context:
        page = opened(context, server.address)
        chip = page.get_by_role("button", name="Rulebook: Robert’s Rules")
        chip.focus()
        page.keyboard.press("Enter")
        expect(chip).to_have_attribute("aria-expanded", "true")
        expect(page.get_by_role("menuitemradio", name="Robert’s Rules")).to_be_focused()
        page.keyboard.press("ArrowDown")
        expect(page.get_by_role("menuitemradio", name="WSOP cash")).to_be_focused()
        page.keyboard.press("1")
        expect(verdict(page)).to_have_count(0)
        page.keyboard.press("Escape")
        expect(chip).to_have_attribute("aria-expanded", "false")
        expect(chip).to_be_focused()


def test_a_double_click_counts_once(chromium: Browser, server: Server) -> None:
    with visit(chromium, **MOUSE) as context:
        page = opened(context, server.address)
        before = server.count("answer")
        page.locator("button[data-seat]").first.dblclick()
        ruling(page)
        page.get_by_role("button", name="Next").dblclick()
        expect(verdict(page)).to_have_count(0)
        attempts = server.count("attempt")
        page.wait_for_timeout(500)
        assert server.count("answer") == before + 1
        assert server.count("attempt") == attempts


def test_a_shared_link_shows_everybody_the_same_table(chromium: Browser, server: Server) -> None:
    tables = []
    for device in ({}, {**MOUSE, "color_scheme": "dark"}):
        with visit(chromium, **device) as context:
            page = opened(context, f"{server.address}?q={SHARED.code}")
            tables.append(seats(page))
            assert "q=" not in page.url
    assert tables[0] == tables[1]
    assert len(tables[0]) == len(SHARED.state.seats)


def test_the_link_to_share_leads_to_the_question_on_the_screen(chromium: Browser, server: Server) -> None:
    with visit(chromium, permissions=["clipboard-read", "clipboard-write"]) as context:
        page = opened(context, server.address)
        asked = seats(page)
        page.evaluate("navigator.share = undefined")
        page.get_by_role("button", name="Share").tap()
        expect(page.get_by_text("Copied")).to_be_visible()
        link = page.evaluate("navigator.clipboard.readText()")
    with visit(chromium) as other:
        assert seats(opened(other, link)) == asked


def test_a_broken_link_leaves_the_learner_with_words_and_a_question(context: BrowserContext, server: Server) -> None:
    page = opened(context, f"{server.address}?q=bi1s-roberts.1-broken")
    expect(page.get_by_text("This link does not lead to a question")).to_be_visible()
    page.locator("button[data-seat]").first.tap()
    expect(verdict(page)).to_be_visible()
    expect(page.get_by_text("This link does not lead to a question")).to_have_count(0)


def test_nothing_outside_is_asked_and_plotly_is_loaded_for_progress_alone(chromium: Browser, server: Server) -> None:
    with visit(chromium, **MOUSE) as context:
        asked: list[str] = []
        context.on("request", lambda request: asked.append(request.url))
        page = opened(context, server.address)
        page.locator("button[data-seat]").first.click()
        expect(verdict(page)).to_be_visible()
        page.get_by_role("link", name="Learn").click()
        expect(page.get_by_role("heading", name="Lessons")).to_be_visible()
        assert not [url for url in asked if "plotly" in url.lower()]
        page.get_by_role("link", name="Progress").click()
        expect(page.get_by_role("heading", name="Your progress")).to_be_visible()
        expect(page.locator(".js-plotly-plot")).to_be_visible()
        page.wait_for_timeout(1000)
        assert [url for url in asked if "plotly" in url.lower()]
        own = urlsplit(server.address).netloc
        assert {urlsplit(url).netloc for url in asked if not url.startswith(("data:", "blob:"))} == {own}


def test_coming_back_from_another_screen_finds_the_same_question(chromium: Browser, server: Server) -> None:
    with visit(chromium, **MOUSE) as context:
        page = opened(context, server.address)
        asked = seats(page)
        page.get_by_role("link", name="Progress").click()
        expect(page.get_by_role("heading", name="Your progress")).to_be_visible()
        page.get_by_role("link", name="Practice").click()
        expect(page.get_by_role("heading", name="Who brings it in?")).to_be_visible()
        assert seats(page) == asked


def test_an_answer_that_cannot_be_saved_is_kept_and_saved_later(context: BrowserContext, server: Server) -> None:
    page = opened(context, f"{server.address}?q={SHARED.code}")
    assert isinstance(SHARED.key.answer, SeatAnswer)
    before = server.count("answer")
    with closing(sqlite3.connect(server.folder / FILE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        seat(page, SHARED.key.answer.seat).tap()
        expect(page.get_by_text("Your answer is kept here and is not lost")).to_be_visible()
        save = page.get_by_role("button", name="Save my answer again")
        expect(save).to_be_enabled()
        other.execute("ROLLBACK")
    with suppress(TimeoutError):  # a redraw may have saved it meanwhile
        save.tap(timeout=3000)
    expect(verdict(page)).to_contain_text("Right.")
    assert server.count("answer") == before + 1
    expect(page.get_by_text("Your answer is kept here and is not lost")).to_have_count(0)


def test_records_taken_away_are_told_before_the_answer_and_nothing_is_lost(chromium: Browser, tmp_path: Path) -> None:
    with running(tmp_path) as server, visit(chromium) as context:
        page = opened(context, server.address)
        page.get_by_role("button", name="Game: Stud").tap()
        page.get_by_role("menuitemcheckbox", name="Bring-in", exact=True).tap()
        chosen = page.get_by_role("menuitemcheckbox", name="Bring-in", exact=True, checked=True, include_hidden=True)
        expect(chosen).to_have_count(1)  # else the choice goes with the records
        page.keyboard.press("Escape")
        expect(page.get_by_role("heading", name="Who brings it in?")).to_be_visible()
        file, away = server.folder / FILE_NAME, tmp_path / "away"
        file.rename(away)
        page.reload()
        expect(page.get_by_text("Answers cannot be saved at the moment")).to_be_visible()
        for _ in range(2):  # the question that was open, and one that the records have never seen
            page.locator("button[data-seat]").first.tap()
            expect(page.get_by_text("not lost")).to_be_visible()
            expect(verdict(page)).to_have_count(0)
            page.get_by_role("button", name="Show me the ruling now").tap()
            ruling(page)
            expect(page.get_by_text("not lost")).to_be_visible()
            page.get_by_role("button", name="Next").tap()
            expect(verdict(page)).to_have_count(0)
        with pytest.raises(urllib.error.HTTPError, match="503"):
            urllib.request.urlopen(f"{server.address}healthz")
        away.rename(file)
        page.get_by_role("button", name="Save my answer again").tap()
        expect(page.get_by_text("not lost")).to_have_count(0)
        assert server.count("answer") == 2


@pytest.mark.parametrize(("scheme", "paper"), [("light", "rgb(246, 245, 241)"), ("dark", "rgb(19, 23, 21)")])
def test_light_and_dark_follow_the_browser(chromium: Browser, server: Server, scheme: str, paper: str) -> None:
    with visit(chromium, color_scheme=scheme) as context:
        page = opened(context, server.address)
        assert page.evaluate("getComputedStyle(document.querySelector('.stApp')).backgroundColor") == paper


@pytest.mark.parametrize("path", ["", "learn", "progress"])
@LARGE
def test_no_screen_is_wider_than_the_device(
    chromium: Browser, server: Server, path: str, device: dict[str, Any]
) -> None:
    with visit(chromium, **device, locale="de") as context:
        page = opened(context, f"{server.address}{path}")
        assert overflow(page)[0] == 0
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_running_server_collects_no_garbage_after_each_run_and_hides_faults(server: Server) -> None:
    """The first is a hidden option of Streamlit's: if it vanishes, 200 learners at once become slow."""
    assert server.settings["runner.postScriptGC"] is False
    assert server.settings["browser.gatherUsageStats"] is False
    assert server.settings["client.showErrorDetails"] == "none"
    assert server.settings["server.enableXsrfProtection"] is True


def test_the_policy_of_the_pages_stops_nothing_that_they_need(chromium: Browser, server: Server) -> None:
    """What a browser refuses under the content security policy, it says on its console."""
    with visit(chromium, **MOUSE) as context:
        page = opened(context, server.address)
        said: list[str] = []
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        for path in ("", "learn", "learn?page=bring-in", "progress"):
            page.goto(f"{server.address}{path}")
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            page.wait_for_timeout(500)
        # From a page below the root, Streamlit asks for its health there first, and is told that it is not there.
        assert [one for one in said if "404 (Not Found)" not in one] == []


def test_health_is_told_without_a_cookie(server: Server) -> None:
    with urllib.request.urlopen(f"{server.address}healthz") as answer:
        assert json.load(answer) == {"status": "ok"}
        assert answer.headers["set-cookie"] is None


def test_the_app_works_under_a_path(chromium: Browser, tmp_path: Path) -> None:
    with running(tmp_path, "stud") as server, visit(chromium) as context:
        page = opened(context, f"{server.address}/")
        asked = seats(page)
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert seats(page) == asked
        assert {one["path"] for one in context.cookies() if one["name"] == COOKIE} == {"/stud/"}
