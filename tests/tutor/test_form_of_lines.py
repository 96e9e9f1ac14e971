"""A line of a written hand and what is wrong with it, in a real browser: by touch, by keys, from right to left."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.tutor.browsing import DESK, FOCUSED, overflow
from tests.tutor.scene_showing import Open
from tests.tutor.test_widget import expect_told

pytestmark = pytest.mark.browser


def send(page: Page) -> Locator:
    return page.locator(".bar .main")


def line(page: Page, number: int) -> Locator:
    return page.get_by_role("radio", name=f"Line {number}: ")


def fault(page: Page, name: str) -> Locator:
    return page.get_by_role("radiogroup", name="What is wrong with line").get_by_role("radio", name=name)


def test_a_line_is_tapped_and_then_what_is_wrong_with_it(show: Open) -> None:
    page = show("line", then="line-answered")
    expect(send(page)).to_have_accessible_name("Check my answer Choose the line.")
    expect(page.locator(".faults")).to_have_count(0)
    line(page, 4).tap()
    expect(page.locator(".what")).to_have_text("What is wrong with line 4?")
    expect(fault(page, "The seat acts out of turn")).to_be_in_viewport(ratio=1)
    expect(send(page)).to_have_accessible_name("Check my answer Say what is wrong.")
    fault(page, "The seat acts out of turn").tap()
    line(page, 7).tap()  # what is wrong with it stays chosen
    expect(line(page, 4)).to_have_attribute("aria-checked", "false")
    send(page).tap()
    expect_told(page, [{"line": 7, "fault": "turn"}])


def test_after_the_answer_the_lines_stand_under_the_table_with_both_marked(show: Open) -> None:
    page = show("line", then="line-answered")
    line(page, 7).tap()
    page.locator(".faults .button").last.tap()
    send(page).tap()
    expect(page.locator(".written li")).to_have_count(12)
    expect(page.locator(".written .wrong b")).to_have_text("7")
    expect(page.locator(".written .missed b")).to_have_text("11")
    expect(page.locator(".lines")).to_have_count(0)
    assert overflow(page)[0] == 0


def test_digits_choose_a_line_of_ten_and_more_too_and_letters_what_is_wrong(show: Open) -> None:
    page = show("line", device=DESK)
    page.keyboard.press("c")  # nothing to be wrong yet
    for key, number in (("1", 1), ("1", 11), ("7", 7), ("1", 1), ("2", 12), ("0", 12), ("1", 1), ("0", 10)):
        page.keyboard.press(key)
        expect(line(page, number)).to_have_attribute("aria-checked", "true")
    page.keyboard.press("b")
    expect(fault(page, "The seat has folded or is all-in")).to_have_attribute("aria-checked", "true")
    page.keyboard.press("C")
    page.keyboard.press("Enter")
    expect_told(page, [{"line": 10, "fault": "cap"}])


@pytest.mark.parametrize(("scene", "forward"), [("line", "ArrowRight"), ("line-rtl", "ArrowLeft")])
def test_arrows_go_through_the_lines_and_the_focus_goes_with_them(show: Open, scene: str, forward: str) -> None:
    page = show(scene, device=DESK)
    line(page, 1).focus()
    page.keyboard.press(forward)
    page.keyboard.press("ArrowDown")
    assert page.evaluate(FOCUSED) == "Line 3: seat 5 folds"
    page.keyboard.press("Tab")
    assert "The seat acts out of turn" in page.evaluate(FOCUSED)


@pytest.mark.parametrize("scene", ["line", "line-rtl"])
def test_twelve_lines_and_long_words_fit_a_phone(show: Open, scene: str) -> None:
    page = show(scene)
    line(page, 12).tap()
    assert overflow(page)[0] == 0
    for target in page.locator(".options button").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert target.evaluate("e => e.scrollWidth <= e.clientWidth")
    where = "e => [e.getBoundingClientRect().x, e.getBoundingClientRect().y]"
    first, second, seventh = (line(page, number).evaluate(where) for number in (1, 2, 7))
    assert second[1] > first[1] == seventh[1]  # read down its columns
    assert (seventh[0] < first[0]) is (scene == "line-rtl")
