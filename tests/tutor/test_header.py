"""The header in a real browser: every chip can be read and hit on a narrow phone, every button says what it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from scenarios import make
from scenarios.engine.rulebook import Game
from scenarios.rulebooks import shipped
from tests.tutor.browsing import MOUSE, Server, opened, visit

pytestmark = pytest.mark.browser

LONG = make.make(make.recipe("bring_in", shipped("wsop-tournament"), Game.STUD8, "rank", seed=7))


def cut(page: Page) -> list[str]:
    """The texts of the header's chips that do not fit in them."""
    found = []
    for label in page.locator("#top .chip span").all():
        if label.evaluate("e => e.scrollWidth > e.clientWidth"):
            found.append(label.inner_text())
    return found


@pytest.mark.parametrize(("width", "height"), [(360, 640), (320, 568)])
@pytest.mark.parametrize("locale", ["en", "de", "nl", "da"])
def test_a_long_rulebook_leaves_room_for_the_game_and_the_language(
    chromium: Browser, server: Server, width: int, height: int, locale: str
) -> None:
    with visit(chromium, viewport={"width": width, "height": height}, locale=locale) as context:
        page = opened(context, f"{server.address}?q={LONG.code}")
        buttons = page.locator("#top > button:visible").all()
        assert len(buttons) == 4
        right = 0.0
        for button in buttons:
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44
            assert right <= box["x"]
            right = box["x"] + box["width"]
        assert right <= width
        rulebook = page.locator("#top .chip span").first.inner_text()
        assert set(cut(page)) <= (set() if width == 360 else {rulebook})


def test_the_phones_menu_says_what_it_is_and_holds_the_screens(context: BrowserContext, server: Server) -> None:
    page = opened(context, server.address)
    menu = page.get_by_role("button", name="Menu", exact=True)
    expect(menu).to_have_attribute("aria-expanded", "false")
    menu.tap()
    expect(menu).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_role("menu", name="Menu").get_by_role("heading", name="Stud tutor")).to_be_visible()
    page.get_by_role("menuitem", name="Learn").tap()
    expect(page.get_by_role("heading", name="Lessons")).to_be_visible()


def test_tab_walks_the_header_in_the_order_seen(chromium: Browser, server: Server) -> None:
    with visit(chromium, **MOUSE) as context:
        page = opened(context, server.address)
        page.get_by_role("link", name="Practice").focus()
        others = page.locator("#top nav a, #top > button:visible").count() - 1
        walked = []
        for _ in range(others):
            page.keyboard.press("Tab")
            walked.append(page.evaluate(
                """() => { let at = document.activeElement;
                while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
                return [at.textContent, at.getBoundingClientRect().x]; }"""
            ))  # fmt: skip
        places = [x for _, x in walked]
        assert places == sorted(places)
        assert walked[-1][0] == "EN"
