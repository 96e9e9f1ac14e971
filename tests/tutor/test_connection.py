"""The connection is lost with a question open: the card says so, and the answer is not lost."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from lessons.languages import tags
from lessons.messages import format_plain
from tests.tutor.browsing import MOUSE, Server, opened, ruling, running, seats, verdict, visit
from tests.tutor.scene_showing import Open
from tests.tutor.test_widget import expect_told, told

pytestmark = pytest.mark.browser


def waits(page: Page, lang: str = "en", name: str = "answer") -> Locator:
    return page.get_by_role("status").filter(has_text=format_plain(lang, f"connection-{name}"))


def port(server: Server) -> int:
    found = urlsplit(server.address).port
    assert found is not None
    return found


@pytest.mark.parametrize("lang", tags())
def test_offline_a_tap_is_told_to_wait_at_once_and_is_graded_online(
    chromium: Browser, server: Server, lang: str
) -> None:
    with visit(chromium, locale=lang) as context:
        page = opened(context, server.address)
        before = server.count("answer")
        context.set_offline(True)
        page.locator("button[data-seat]").first.tap()
        expect(waits(page, lang)).to_be_in_viewport(ratio=1, timeout=1000)
        expect(verdict(page)).to_have_count(0)
        context.set_offline(False)
        expect(verdict(page)).to_be_visible()
        expect(waits(page, lang)).to_have_count(0)
        ruling(page)
        context.set_offline(True)
        page.locator("[data-focus=next]").tap()
        expect(waits(page, lang, "next")).to_be_visible(timeout=1000)
        context.set_offline(False)
        expect(verdict(page)).to_have_count(0)
        expect(waits(page, lang, "next")).to_have_count(0)
        assert server.count("answer") == before + 1


def test_with_a_connection_nothing_is_said_of_it(context: BrowserContext, server: Server) -> None:
    page = opened(context, server.address)
    page.locator("button[data-seat]").first.tap()
    expect(verdict(page)).to_be_visible()
    page.wait_for_timeout(2500)
    expect(waits(page)).to_have_count(0)


@pytest.mark.parametrize("second", [False, True], ids=["first question", "second question"])
def test_an_answer_given_while_the_server_is_away_is_graded_once_it_is_back(
    chromium: Browser, tmp_path: Path, second: bool
) -> None:
    with visit(chromium, **MOUSE) as context:
        with running(tmp_path) as server:
            page = opened(context, f"{server.address}?kind=bring_in")
            if second:
                page.keyboard.press("1")
                ruling(page)
                page.keyboard.press("n")
                expect(verdict(page)).to_have_count(0)
            asked = seats(page)
        expect(page.locator("[data-testid=stApp][data-test-connection-state=CONNECTED]")).to_have_count(0)
        page.locator("button[data-seat]").nth(1).click()
        expect(waits(page)).to_be_visible()
        page.wait_for_timeout(4000)  # by then Streamlit's dialog has come
        expect(page.get_by_text("Streamlit")).to_have_count(0)
        expect(waits(page)).to_be_visible()
        expect(page.locator("[inert]"), "a dialog unseen leaves nothing dead").to_have_count(0)
        with running(tmp_path, port=port(server)) as again:
            expect(verdict(page)).to_be_visible(timeout=40_000)
            expect(waits(page)).to_have_count(0)
            assert seats(page) == asked
            assert again.count("answer") == (2 if second else 1)


def test_a_question_that_was_open_while_the_server_was_restarted_can_be_answered(
    chromium: Browser, tmp_path: Path
) -> None:
    with visit(chromium, **MOUSE) as context, ExitStack() as servers:
        with running(tmp_path) as server:
            page = opened(context, server.address)
        expect(page.locator("[data-testid=stApp][data-test-connection-state=CONNECTED]")).to_have_count(0)
        servers.enter_context(running(tmp_path, port=port(server)))
        expect(page.locator("[data-testid=stApp][data-test-connection-state=CONNECTED]")).to_have_count(1)
        page.keyboard.press("1")
        expect(verdict(page)).to_be_visible(timeout=40_000)
        assert server.count("answer") == 1


def test_the_first_answer_counts_and_is_sent_once_however_often_the_connection_is_lost(show: Open) -> None:
    page = show("bring-in", device=MOUSE)
    connect(page, "PINGING_SERVER")
    page.keyboard.press("2")
    page.wait_for_timeout(3500)  # with a connection another try would be taken by now
    page.keyboard.press("3")
    assert told(page, "kept") == []
    connect(page, "CONNECTED")
    kept = [{"id": "first", "answer": {"seat": 2}}]
    expect_told(page, kept, "kept")
    for _ in range(2):
        connect(page, "PINGING_SERVER")
        connect(page, "CONNECTED")
        page.wait_for_timeout(1500)
    assert told(page, "kept") == kept, "though the question is still open: the answer has arrived"
    page.keyboard.press("3")
    expect_told(page, [*kept, {"id": "first", "answer": {"seat": 3}}], "kept")


def connect(page: Page, state: str) -> None:
    """Say of the connection what Streamlit would say of it."""
    page.evaluate("state => document.querySelector('[data-testid=stApp]').dataset.testConnectionState = state", state)
