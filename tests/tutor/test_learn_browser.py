"""The lessons in a real browser: hands answered on their page, the way to Practice, a language not there yet."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from lessons.messages import format_plain
from tests.tutor.browsing import DESK, PHONE, Server, opened, overflow, ruling, verdict, visit

pytestmark = pytest.mark.browser
MOUSE = {**DESK, "is_mobile": False, "has_touch": False}


def lesson(context: BrowserContext, server: Server, name: str) -> Page:
    """The lesson, once its first hand is there."""
    page = opened(context, f"{server.address}learn?page={name}")
    expect(page.locator("[data-seat]").first).to_be_visible()
    return page


def hand(page: Page, at: int) -> Locator:
    """An example of the page with its words, the first being 0."""
    return page.locator("[class*='st-key-hand-']").nth(at)


def seat(example: Locator, number: int) -> Locator:
    return example.locator(f"[data-seat='{number}']")


def told(example: Locator) -> Locator:
    return example.locator(".verdict")


def test_the_list_leads_to_a_lesson_and_the_lesson_back(context: BrowserContext, server: Server) -> None:
    page = opened(context, f"{server.address}learn")
    page.get_by_role("link", name="Who brings it in").tap()
    expect(page.get_by_role("heading", level=1, name="Who brings it in")).to_be_visible()
    page.get_by_role("link", name="All lessons").tap()
    expect(page.get_by_role("heading", level=1, name="Lessons")).to_be_visible()
    expect(page.locator(".lessons a")).to_have_count(4)


def test_a_hand_is_answered_on_its_page_and_nothing_is_recorded(context: BrowserContext, server: Server) -> None:
    page = lesson(context, server, "bring-in")
    before = (server.count("attempt"), server.count("answer"))
    first, second = hand(page, 0), hand(page, 1)
    seat(first, 1).tap()  # of 4s and 4d the diamond is the lower; seat 1 shows the king
    ruling(first)
    expect(told(first)).to_have_text("Seat 4 brings it in.")
    expect(first.locator(".steps")).to_contain_text("Equal ranks: the suit decides.")
    expect(told(second)).to_have_count(0)
    seat(second, 4).tap()  # razz: the king of hearts against the king of clubs
    expect(told(second)).to_have_text("Right. Seat 4 brings it in.")
    first.get_by_role("button", name="Try again").tap()
    expect(told(first)).to_have_count(0)
    expect(told(second)).to_be_visible()
    assert (server.count("attempt"), server.count("answer")) == before
    page.goto(f"{server.address}progress")
    expect(page.get_by_text("No answers yet.")).to_be_visible()


def test_a_choice_of_acts_and_a_split_pot_are_answered_too(chromium: Browser, server: Server) -> None:
    with visit(chromium, **MOUSE) as context:
        page = lesson(context, server, "options")
        for act in ("Fold", "Check", "Bet 5", "Bet 10"):  # fourth street, nobody has bet, an open pair
            hand(page, 0).get_by_role("button", name=act, exact=True).click()
        hand(page, 0).get_by_role("button", name="Check my answer").click()
        expect(told(hand(page, 0))).to_contain_text("Right.")
        page = lesson(context, server, "winners")
        split = hand(page, 1)
        split.get_by_role("button", name="High 5").click()  # three kings
        split.get_by_role("button", name="Low 8").click()  # 7-6-3-2-A against 7-6-4-2-A
        split.get_by_role("button", name="Check my answer").click()
        expect(told(split)).to_contain_text("Right.")


def test_a_key_answers_no_hand_where_there_are_several(chromium: Browser, server: Server) -> None:
    with visit(chromium, **MOUSE) as context:
        page = lesson(context, server, "bring-in")
        page.keyboard.press("1")
        page.wait_for_timeout(500)
        expect(page.locator(".verdict")).to_have_count(0)
        seat(hand(page, 0), 4).focus()
        page.keyboard.press("Enter")
        expect(told(hand(page, 0))).to_contain_text("Right.")
        expect(page.locator(".verdict")).to_have_count(1)


def test_the_hands_follow_the_rulebook_chosen_and_say_where_it_is_silent(
    context: BrowserContext, server: Server
) -> None:
    page = lesson(context, server, "first-to-act")
    equal_boards = hand(page, 3)
    seat(equal_boards, 5).tap()  # position: the first to the dealer's left is seat 2
    ruling(equal_boards)
    expect(told(equal_boards)).to_have_text("Seat 2 acts first.")
    page.get_by_role("button", name="Rulebook: Robert’s Rules").tap()
    page.get_by_role("menuitemradio", name="TDA").tap()
    expect(told(equal_boards)).to_have_text("Right. Seat 5 acts first.")  # the ace of spades
    page.get_by_role("button", name="Rulebook: TDA").tap()
    page.get_by_role("menuitemradio", name="German source").tap()
    expect(equal_boards).to_contain_text("Your rulebook (German source) does not settle this.")
    expect(hand(page, 1)).to_contain_text("Your rulebook (German source) does not cover this game.")
    expect(told(equal_boards)).to_have_text("Seat 2 acts first.")


def test_a_drill_asks_in_practice_for_what_the_lesson_taught(context: BrowserContext, server: Server) -> None:
    page = lesson(context, server, "bring-in")
    page.get_by_role("link", name="Practice: The bring-in card is all-in").tap()
    expect(page.get_by_role("heading", level=1, name="Who brings it in?")).to_be_visible()
    expect(page.locator("[data-seat]", has_text="all-in").first).to_be_visible()
    assert "kind" not in page.url
    page.locator("button[data-seat]").first.tap()
    ruling(page)
    page.get_by_role("link", name="Lesson", exact=True).tap()
    expect(page.get_by_role("heading", level=1, name="Who brings it in")).to_be_visible()


def test_a_drill_goes_on_until_it_is_left(context: BrowserContext, server: Server) -> None:
    """Several questions of one situation, a reload between them; then the way out, which is in sight all the time."""
    page = lesson(context, server, "winners")
    page.get_by_role("link", name="Practice: Lows compared").tap()  # stud has no lows: eight-or-better
    for _ in range(3):
        expect(page.get_by_role("heading", level=1, name="Who wins high, and who wins low?")).to_be_visible()
        expect(page.get_by_text("Drill: Lows compared")).to_be_visible()
        page.get_by_role("button", name=re.compile(r"^High \d")).first.tap()
        page.get_by_role("button", name=re.compile(r"^Low \d")).first.tap()
        page.get_by_role("button", name="Check my answer").tap()
        ruling(page)
        page.get_by_role("button", name="Next").tap()
        expect(verdict(page)).to_have_count(0)
        page.reload()
    page.get_by_role("button", name="Practice everything").tap()
    expect(page.get_by_text("Drill: Lows compared")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert "drill" not in page.url


def test_the_button_at_the_end_asks_for_the_lessons_kind(context: BrowserContext, server: Server) -> None:
    page = lesson(context, server, "winners")
    page.get_by_role("link", name="Practice this").tap()
    expect(page.get_by_role("heading", level=1, name="Who wins?")).to_be_visible()


def test_a_lesson_not_translated_says_so_and_is_read_as_english(chromium: Browser, server: Server) -> None:
    """The pseudo language never has pages."""
    said = {key: format_plain("qps", key) for key in ("error-page-not-translated", "ask-bring-in")}
    with visit(chromium, locale="qps") as context:
        page = lesson(context, server, "bring-in")
        assert spoken(page.get_by_role("heading", level=1)) == "en"
        assert spoken(page.get_by_text(said["error-page-not-translated"])) == "qps"
        assert spoken(hand(page, 0).get_by_role("heading", name=said["ask-bring-in"])) == "qps"
        page.goto(f"{server.address}learn")
        assert spoken(page.get_by_role("link", name="Who brings it in")) == "en"


def spoken(part: Locator) -> str:
    """The language in which a screen reader reads a part."""
    expect(part).to_be_visible()
    nearest = """node => {
      for (let at = node; at; at = at.parentElement ?? at.getRootNode().host) if (at.lang) return at.lang;
    }"""
    return str(part.evaluate(nearest))


@pytest.mark.parametrize("device", [PHONE, MOUSE])
@pytest.mark.parametrize("name", ["bring-in", "first-to-act", "options", "winners"])
def test_no_lesson_is_wider_than_the_device(
    chromium: Browser, server: Server, name: str, device: dict[str, Any]
) -> None:
    with visit(chromium, **device, locale="de") as context:
        assert overflow(lesson(context, server, name))[0] == 0
