"""Chips divided among the seats, and the pots, in a real browser: by touch and by keys; nothing half done is sent."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.tutor.browsing import DESK, overflow
from tests.tutor.scene_showing import Open
from tests.tutor.test_widget import expect_told, settle, told

pytestmark = pytest.mark.browser


def send(page: Page) -> Locator:
    return page.locator(".bar .main")


def left(page: Page) -> Locator:
    return page.locator(".left")


def of_seat(page: Page, number: int) -> Locator:
    return page.get_by_label(f"Seat {number}", exact=True).and_(page.locator("input"))


def pot(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name=name)


def test_chips_are_divided_by_the_fields_and_the_steps(show: Open) -> None:
    page = show("chips", then="chips-answered")
    expect(left(page)).to_have_text("Still to divide: 1,025")
    expect(send(page)).to_have_accessible_name("Check my answer Give somebody chips.")
    of_seat(page, 1).fill("513")
    page.get_by_role("button", name="Seat 2 +5").tap()
    page.get_by_role("button", name="Seat 2 +5").tap()
    page.get_by_role("button", name="Seat 2 −5").tap()
    expect(of_seat(page, 2)).to_have_value("5")
    expect(left(page)).to_have_text("Still to divide: 507")
    of_seat(page, 2).fill("512")
    expect(left(page)).to_have_text("Still to divide: 0")
    send(page).tap()
    expect_told(page, [{"awards": {"1": 513, "2": 512, "3": 0}}])


def test_a_step_off_never_goes_below_nothing(show: Open) -> None:
    page = show("chips")
    of_seat(page, 3).fill("3")
    page.get_by_role("button", name="Seat 3 −5").tap()
    expect(of_seat(page, 3)).to_have_value("")
    expect(left(page)).to_have_text("Still to divide: 1,025")
    expect(send(page)).to_have_attribute("aria-disabled", "true")


def test_more_than_there_is_and_what_cannot_be_read_are_seen(show: Open) -> None:
    page = show("chips")
    of_seat(page, 1).fill("1030")
    expect(left(page)).to_have_text("Too much by 5")
    expect(page.locator(".left.bad")).to_be_visible()
    of_seat(page, 2).fill("half")
    expect(of_seat(page, 2)).to_have_attribute("aria-invalid", "true")
    expect(send(page)).to_have_attribute("aria-disabled", "true")
    send(page).tap(force=True)
    settle(page)
    assert told(page) == []
    assert of_seat(page, 2).input_value() == "half"


def test_an_amount_is_grouped_the_languages_way_when_its_field_is_left(show: Open) -> None:
    page = show("chips-da")
    of_seat(page, 1).fill("1000")
    of_seat(page, 2).focus()
    expect(of_seat(page, 1)).to_have_value("1.000")
    page.get_by_role("button", name="Seat 1 +5").tap()
    expect(of_seat(page, 1)).to_have_value("1.005")
    expect(left(page)).to_have_text("Still to divide: 20")


def test_a_digit_leads_to_the_seats_field_and_enter_on_and_away(show: Open) -> None:
    page = show("chips", device=DESK)
    page.keyboard.press("2")
    expect(of_seat(page, 2)).to_be_focused()
    page.keyboard.type("512")
    page.keyboard.press("Enter")
    expect(of_seat(page, 3)).to_be_focused()
    page.keyboard.type("513")
    page.keyboard.press("Enter")
    expect_told(page, [{"awards": {"1": 0, "2": 512, "3": 513}}])


def test_eight_rows_scroll_under_the_button_on_a_phone(show: Open) -> None:
    page = show("chips-eight")
    assert overflow(page)[0] == 0
    expect(send(page)).to_be_in_viewport(ratio=1)
    expect(left(page)).to_be_in_viewport(ratio=1)
    for number in range(1, 9):
        page.get_by_role("button", name=f"Seat {number} +5").tap()
    last = of_seat(page, 8).bounding_box()
    bar = page.locator(".bar").bounding_box()
    assert last is not None
    assert bar is not None
    assert last["y"] + last["height"] <= bar["y"]
    for target in page.locator(".rows button, .rows input").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    send(page).tap()
    expect_told(page, [{"awards": {str(number): 5 for number in range(1, 9)}}])


def test_pots_are_sent_when_each_has_an_amount_and_a_seat(show: Open) -> None:
    page = show("pots", then="pots-answered")
    main = pot(page, "Main pot")
    main.get_by_role("textbox").fill("90")
    expect(send(page)).to_have_attribute("aria-disabled", "true")
    for number in (3, 1, 2, 4, 4):
        main.get_by_role("button", name=f"Who can win it {number}").tap()
    expect(send(page)).to_have_accessible_name("Check my answer")
    page.get_by_role("button", name="Add a side pot").tap()
    side = pot(page, "Side pot 1")
    expect(side.get_by_role("textbox")).to_be_focused()
    expect(send(page)).to_have_attribute("aria-disabled", "true")
    side.get_by_role("textbox").fill("30")
    side.get_by_role("button", name="Who can win it 2").tap()
    back = pot(page, "Goes back to")
    back.get_by_role("button", name="Goes back to 4").tap()
    expect(send(page)).to_have_attribute("aria-disabled", "true")
    back.get_by_role("textbox").fill("20")
    send(page).tap()
    pots = [{"amount": 90, "seats": [1, 2, 3]}, {"amount": 30, "seats": [2]}]
    expect_told(page, [{"pots": pots, "returned": {"4": 20}}])


def test_the_last_side_pot_is_taken_away_with_what_is_in_it(show: Open) -> None:
    page = show("pots")
    pot(page, "Main pot").get_by_role("textbox").fill("90")
    pot(page, "Main pot").get_by_role("button", name="Who can win it 1").tap()
    for amount, name in (("30", "Side pot 1"), ("40", "Side pot 2")):
        page.get_by_role("button", name="Add a side pot").tap()
        pot(page, name).get_by_role("textbox").fill(amount)
        pot(page, name).get_by_role("button", name="Who can win it 3").tap()
    page.get_by_role("button", name="Remove the last side pot").tap()
    expect(pot(page, "Side pot 2")).to_have_count(0)
    page.get_by_role("button", name="Add a side pot").tap()
    expect(pot(page, "Side pot 2").get_by_role("textbox")).to_have_value("")
    page.get_by_role("button", name="Remove the last side pot").tap()
    expect(page.get_by_role("button", name="Remove the last side pot")).to_be_focused()
    page.get_by_role("button", name="Goes back to 2").tap()
    page.get_by_role("button", name="Goes back to Nobody").tap()
    send(page).tap()
    pots = [{"amount": 90, "seats": [1]}, {"amount": 30, "seats": [3]}]
    expect_told(page, [{"pots": pots, "returned": {}}])


def test_the_main_pot_cannot_be_taken_away(show: Open) -> None:
    page = show("pots")
    expect(page.get_by_role("button", name="Remove")).to_have_count(0)


def test_pots_need_nothing_but_the_keyboard(show: Open) -> None:
    page = show("pots", device=DESK)
    page.get_by_role("textbox").focus()
    page.keyboard.type("90")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(page.get_by_role("textbox")).to_have_value("90")
    for number, chosen in ((1, "true"), (2, "true"), (3, "false")):
        seat = pot(page, "Main pot").get_by_role("button", name=f"Who can win it {number}")
        expect(seat).to_have_attribute("aria-pressed", chosen)
    assert told(page) == []
    page.keyboard.press("Enter")
    expect_told(page, [{"pots": [{"amount": 90, "seats": [1, 2]}], "returned": {}}])


def test_pots_of_eight_seats_fit_a_phone(show: Open) -> None:
    page = show("pots-eight")
    page.get_by_role("button", name="Add a side pot").tap()
    assert overflow(page)[0] == 0
    expect(send(page)).to_be_in_viewport(ratio=1)
    for target in page.locator(".rows button, .rows input").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert target.evaluate("e => e.scrollWidth <= e.clientWidth")


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("scene", ["closed", "order-ties", "amount", "chips", "pots", "cards-none", "choice"])
def test_every_text_of_a_form_has_a_contrast_of_at_least_four_and_a_half(show: Open, scene: str, colours: str) -> None:
    page = show(scene, colours=colours)
    for pressed in page.locator("button.seat, .lift, .picks .pick, .statements .button").all()[:2]:
        if scene != "closed":
            pressed.tap()
    for field in page.locator(".number").all()[:1]:
        field.fill("much")
    expect(page.locator(".stud")).to_have_attribute("data-theme", colours)
    weak = page.evaluate(Path(__file__).with_name("contrast.js").read_text(encoding="utf-8"))
    assert weak == []
