"""The Practice card in a real browser: what was done is seen, what can be chosen is seen, and what is still open."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.tutor.browsing import DESK
from tests.tutor.scene_showing import Open

pytestmark = pytest.mark.browser


def bottom(page: Page, selector: str) -> float:
    box = page.locator(selector).last.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def top(page: Page, selector: str) -> float:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["y"]


def test_the_streets_acts_stand_in_order_with_the_wagers_bold(show: Open) -> None:
    page = show("options-capped")
    acts = page.get_by_role("list", name="This street so far").get_by_role("listitem")
    assert acts.all_inner_texts()[:3] == ["3\nbrings in 2", "4\ncompletes to 10", "5\nraises to 20"]
    assert page.locator(".acts .wager").count() == 5
    weights = {name: page.locator(f".acts li{name}").first.evaluate("e => +getComputedStyle(e).fontWeight")
               for name in (".wager", ":not(.wager)")}  # fmt: skip
    assert weights[".wager"] > weights[":not(.wager)"]


def test_chips_in_front_and_chips_left_are_told_apart(show: Open) -> None:
    page = show("options")
    tile = page.locator("[data-seat='3']")
    expect(tile.locator(".front")).to_have_text("5")
    expect(tile.locator(".front .chip")).to_be_visible()
    expect(tile.locator(".stack")).to_have_text("112")
    expect(tile.locator(".note")).to_have_text("bets 5")


def test_six_options_and_eight_seats_fit_a_phone_above_the_button(show: Open) -> None:
    page = show("options-third")
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport(ratio=1)
    assert page.locator(".options .button").count() == 6
    assert bottom(page, ".options .button") <= top(page, ".bar")
    expect(page.locator(".more")).to_be_hidden()


def test_what_does_not_fit_is_announced_and_can_be_reached(show: Open) -> None:
    page = show("options-capped")
    assert bottom(page, ".options .button") > top(page, ".bar")
    expect(page.locator(".more")).to_be_visible()
    page.locator("[data-testid=stMain]").evaluate("e => e.scrollTo(0, e.scrollHeight)")
    expect(page.locator(".more")).to_be_hidden()
    assert bottom(page, ".options .button") <= top(page, ".bar")


def test_a_focused_option_is_never_under_the_button(show: Open) -> None:
    page = show("options-capped")
    page.locator(".options .button").first.focus()
    for _ in range(9):
        page.keyboard.press("Tab")
    focused = page.locator(".options .button:focus")
    expect(focused).to_have_text("Raise to 40")
    box = focused.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= top(page, ".bar")


def test_a_card_among_others_covers_nothing_with_its_button(show: Open) -> None:
    page = show("example")
    assert bottom(page, ".options .button") <= top(page, ".bar")
    expect(page.locator(".more")).to_be_hidden()
    assert page.locator("kbd").count() == 0


@pytest.mark.parametrize("scene", ["showdown", "showdown-two-sides"])
def test_the_button_is_in_sight_however_long_the_table(show: Open, scene: str) -> None:
    page = show(scene)
    expect(page.locator(".bar .main")).to_be_in_viewport(ratio=1)
    expect(page.locator(".more")).to_be_visible()


def test_the_button_says_what_is_still_to_be_chosen(show: Open) -> None:
    page = show("winners")
    send = page.locator(".bar .main")
    expect(send).to_have_accessible_name("Check my answer Choose who wins high.")
    expect(send).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="High 1").tap()
    expect(send).to_have_accessible_name("Check my answer Choose who wins low.")
    page.get_by_role("button", name="No low").tap()
    expect(send).to_have_accessible_name("Check my answer")
    assert send.get_attribute("aria-disabled") is None


def test_a_seat_that_can_be_chosen_has_a_box_which_the_first_tap_ticks(show: Open) -> None:
    page = show("winners-high")
    assert page.locator("button.seat .box").count() == 4
    assert page.locator(".box .check").count() == 0
    tile = page.locator("[data-seat='2']")
    before = tile.evaluate("e => getComputedStyle(e).backgroundColor")
    tile.tap()
    expect(tile.locator(".box .check")).to_be_visible()
    expect(tile).not_to_have_css("background-color", before)
    assert page.locator(".box .check").count() == 1
    assert page.locator("button.seat[aria-pressed=false]").count() == 3


def test_each_part_of_an_answer_has_a_sign_and_a_word(show: Open) -> None:
    page = show("options-answered")
    parts = page.get_by_role("list", name="Your answer").get_by_role("listitem")
    expect(parts).to_have_text(["Fold right", "Check wrong", "Call 5 right", "Raise to 15 missed"])
    signs = [each.get_attribute("class") for each in page.locator(".given li .shape").all()]
    assert signs == ["shape check", "shape cross", "shape check", "shape dash"]


@pytest.mark.parametrize(("scene", "seat", "sign"), [("right", 4, "check"), ("bring-in-answered", 2, "cross")])
def test_the_seat_answered_with_is_called_so_with_its_sign(show: Open, scene: str, seat: int, sign: str) -> None:
    page = show(scene)
    badge = page.locator(".badge")
    expect(badge).to_have_count(1)
    expect(page.locator(f"[data-seat='{seat}'] .badge")).to_have_text("Your answer")
    expect(badge.locator(f".{sign}")).to_be_visible()
    expect(page.locator(f".verdict > .{sign}")).to_be_visible()


@pytest.mark.parametrize("device", [{"width": 360, "height": 640}, {"width": 320, "height": 568}])
def test_at_a_hi_lo_result_no_words_lie_on_cards_or_on_each_other(show: Open, device: dict[str, Any]) -> None:
    page = show("both-marks")
    page.set_viewport_size({"width": device["width"], "height": device["height"]})
    for tile in page.locator("[data-seat]").all():
        assert tile.evaluate("e => e.scrollWidth <= e.clientWidth")
        boxes = [each.bounding_box() for each in tile.locator(".card, .badge, .words").all()]
        found = [box for box in boxes if box is not None]
        for at, a in enumerate(found):
            for b in found[at + 1 :]:
                across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
                down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
                assert min(across, down) <= 0.5, (a, b)


def test_what_the_remarks_on_sources_mean_opens_by_tap_and_by_key(show: Open) -> None:
    page = show("bring-in-answered")
    meaning = page.get_by_text("The text of this rule was read.")
    expect(meaning).to_be_hidden()
    page.get_by_text("About these sources").tap()
    expect(meaning).to_be_visible()
    desk = show("bring-in-answered", device=DESK)
    desk.get_by_text("About these sources").focus()
    desk.keyboard.press("Enter")
    expect(desk.get_by_text("The text of this rule was read.")).to_be_visible()
    expect(desk.locator(".verdict")).to_be_visible()


def test_keys_are_named_where_there_is_a_keyboard_alone(show: Open) -> None:
    desk, phone = show("options", device=DESK), show("options")
    hint = "Click every action that is allowed, or press its number."
    expect(desk.get_by_text(hint)).to_be_visible()
    expect(phone.get_by_text(hint)).to_be_hidden()
    keys = [each.inner_text() for each in desk.locator("kbd").all()]
    assert keys == ["1", "2", "3", "4", "5", "6"]
    desk.keyboard.press("1")
    expect(desk.locator(".bar kbd")).to_have_text("↵")
    assert [each.is_visible() for each in phone.locator("kbd").all()] == [False] * 6


def test_no_line_ends_between_a_card_and_what_stands_against_it(show: Open) -> None:
    steps = show("bring-in-answered").locator(".steps li")
    expect(steps).to_have_text(
        [
            "The lowest door card brings it in. Two seats show a deuce: 2 in seat 2 and 2 in seat 4.",
            "Equal ranks: the suit decides. From low to high: clubs, diamonds, hearts, spades.",
            "2 is lower than 2, so seat 4 brings it in.",
        ]
    )
    kept = steps.locator(".kept")
    expect(kept).to_have_text(["2,"])
    expect(kept).to_have_css("white-space", "nowrap")


def test_one_right_answer_is_told_by_the_verdict_alone(show: Open) -> None:
    expect(show("right").locator(".given")).to_have_count(0)
    expect(show("bring-in-answered").locator(".given")).to_be_visible()
