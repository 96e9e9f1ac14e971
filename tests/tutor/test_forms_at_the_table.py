"""Seats put in order and cards chosen, in a real browser: by touch and by keys, and every slip can be taken back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.tutor.browsing import DESK, overflow, seat
from tests.tutor.scene_showing import Open, draw_anew
from tests.tutor.test_widget import expect_told, told

pytestmark = pytest.mark.browser


def send(page: Page) -> Locator:
    return page.locator(".bar .main")


def places(page: Page) -> dict[str, str]:
    """What stands in the box of each seat."""
    script = "tiles => tiles.map(tile => [tile.dataset.seat, tile.querySelector('.box').textContent])"
    return dict(page.locator("[data-seat]").evaluate_all(script))


def held(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def test_seats_are_tapped_in_order_and_the_last_places_itself(show: Open) -> None:
    page = show("order")
    expect(send(page)).to_have_accessible_name("Check my answer Tap every seat.")
    for number in (3, 1):
        seat(page, number).tap()
    assert places(page) == {"1": "2", "2": "", "3": "1", "4": ""}
    seat(page, 4).tap()
    assert places(page) == {"1": "2", "2": "4", "3": "1", "4": "3"}
    expect(seat(page, 4)).to_have_accessible_name(
        "3. Seat 4: ten of diamonds, ten of spades, 9 of spades, 9 of diamonds"
    )
    send(page).tap()
    expect_told(page, [{"order": [3, 1, 4, 2]}])


def test_two_seats_tapped_again_change_places_and_the_others_stay(show: Open) -> None:
    page = show("order")
    for number in (3, 1, 4):
        seat(page, number).tap()
    seat(page, 1).tap()
    assert places(page) == {"1": "", "2": "4", "3": "1", "4": "3"}
    expect(send(page)).to_have_attribute("aria-disabled", "true")
    seat(page, 4).tap()
    seat(page, 4).tap()
    assert places(page) == {"1": "3", "2": "4", "3": "1", "4": "2"}
    send(page).tap()
    expect_told(page, [{"order": [3, 4, 1, 2]}])


def test_the_last_is_taken_back_by_a_button_and_by_a_key(show: Open) -> None:
    page = show("order")
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    for number in (3, 1):
        seat(page, number).tap()
    undo.tap()
    assert places(page) == {"1": "", "2": "", "3": "1", "4": ""}
    desk = show("order", device=DESK)
    for key in ("3", "1", "4", "Backspace", "Backspace", "2", "Enter"):
        desk.keyboard.press(key)
    expect_told(desk, [{"order": [3, 1, 2, 4]}])


def test_an_order_and_all_at_once_exclude_each_other(show: Open) -> None:
    page = show("order-together")
    together = page.get_by_role("button", name="All of them show at the same moment")
    seat(page, 3).tap()
    together.tap()
    assert set(places(page).values()) == {""}
    seat(page, 2).tap()
    expect(together).to_have_attribute("aria-pressed", "false")
    together.tap()
    send(page).tap()
    expect_told(page, [{"order": [], "at_once": [1, 2, 3, 4]}])
    desk = show("order-together", device=DESK)
    desk.keyboard.press("0")
    desk.keyboard.press("Enter")
    expect_told(desk, [{"order": [], "at_once": [1, 2, 3, 4]}])


def test_ties_are_made_and_undone_between_two_seats(show: Open) -> None:
    page = show("order-ties", then="order-answered")
    for number in (3, 4, 1):
        seat(page, number).tap()
    held(page, "Tied with the one before: 4").tap()
    held(page, "Tied with the one before: 1").tap()
    assert places(page) == {"1": "1", "2": "2", "3": "1", "4": "1"}
    held(page, "Tied with the one before: 4").tap()
    assert places(page) == {"1": "2", "2": "3", "3": "1", "4": "2"}
    for target in page.locator(".tie").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    send(page).tap()
    expect_told(page, [{"order": [[3], [1, 4], [2]]}])
    expect(page.locator(".badge")).to_have_count(3)


def test_a_tie_goes_when_either_of_the_two_is_taken_out(show: Open) -> None:
    page = show("order-ties", device=DESK)
    for key in ("2", "1", "t", "3"):
        page.keyboard.press(key)
    assert places(page) == {"1": "1", "2": "1", "3": "2", "4": "3"}
    page.keyboard.press("2")
    page.keyboard.press("2")
    assert places(page) == {"1": "2", "2": "1", "3": "3", "4": "4"}
    for key in ("3", "3", "t", "Enter"):
        page.keyboard.press(key)
    expect_told(page, [{"order": [[2], [1, 3], [4]]}])


def test_the_first_has_none_before_it_to_be_tied_with(show: Open) -> None:
    page = show("order-ties", device=DESK)
    for key in ("t", "2", "t", "1", "3"):
        page.keyboard.press(key)
    expect(page.locator(".tie[aria-pressed=true]")).to_have_count(0)
    expect(page.locator(".tie")).to_have_count(3)


def test_eight_seats_in_order_fit_a_phone_and_keep_the_button_in_sight(show: Open) -> None:
    page = show("order-eight")
    for number in (8, 7, 6, 5, 4, 3, 2):
        seat(page, number).tap()
    assert places(page)["1"] == "8"
    assert overflow(page)[0] == 0
    expect(send(page)).to_be_in_viewport(ratio=1)
    for target in page.locator("button.seat, .tie, .bar button").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert target.evaluate("e => e.scrollWidth <= e.clientWidth")


def test_cards_are_tapped_large_and_sent_as_they_lie(show: Open) -> None:
    page = show("cards", then="cards-answered")
    assert overflow(page)[0] == 0
    for target in page.locator(".lift").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    for name in ("ace of diamonds", "7 of clubs", "2 of hearts", "ace of clubs", "7 of diamonds"):
        held(page, name).tap()
    expect(page.locator(".counter")).to_have_text("5 / 5")
    held(page, "2 of hearts").tap()
    expect(send(page)).to_have_accessible_name("Check my answer Choose five cards.")
    held(page, "queen of hearts").tap()
    send(page).tap()
    expect_told(page, [{"cards": ["7c", "7d", "Qh", "Ac", "Ad"]}])
    expect(page.locator(".given li")).to_have_text(["7 of clubs wrong", "9 of clubs missed"])


def test_a_sixth_card_is_refused_and_the_count_says_so(show: Open) -> None:
    page = show("cards", device=DESK)
    for key in "123456":
        page.keyboard.press(key)
    expect(page.locator(".counter.refused")).to_have_text("5 / 5")
    expect(held(page, "ace of diamonds")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("4")
    expect(page.locator(".counter")).to_have_text("4 / 5")
    expect(page.locator(".counter.refused")).to_have_count(0)
    page.keyboard.press("7")
    page.keyboard.press("Enter")
    expect_told(page, [{"cards": ["7c", "7d", "Qh", "Ac", "2h"]}])


def test_no_low_and_cards_exclude_each_other(show: Open) -> None:
    page = show("cards-none")
    none = page.get_by_role("button", name="Seat 2 has no qualifying low")
    held(page, "ace of clubs").tap()
    none.tap()
    expect(page.locator(".lift[aria-pressed=true]")).to_have_count(0)
    held(page, "ace of clubs").tap()
    expect(none).to_have_attribute("aria-pressed", "false")
    none.tap()
    send(page).tap()
    expect_told(page, [{"cards": []}])
    desk = show("cards-none", device=DESK)
    desk.keyboard.press("0")
    desk.keyboard.press("Enter")
    expect_told(desk, [{"cards": []}])


def test_a_choice_stays_when_the_page_is_drawn_anew(show: Open) -> None:
    page = show("order-anew", device=DESK)
    page.keyboard.press("3")
    page.keyboard.press("1")
    seat(page, 1).focus()
    draw_anew(page)
    assert places(page) == {"1": "2", "2": "", "3": "1", "4": ""}
    expect(seat(page, 1)).to_be_focused()
    assert told(page) == []
