"""A closed round, statements and an amount in a real browser: by touch, by keys, as each language writes it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.tutor.browsing import DESK, overflow, seat
from tests.tutor.scene_showing import Open, draw_anew
from tests.tutor.test_widget import expect_told, settle, told

pytestmark = pytest.mark.browser


def send(page: Page) -> Locator:
    return page.locator(".bar .main")


def echo(page: Page) -> Locator:
    return page.locator("#echo")


def test_nobody_acts_by_a_tap_and_by_its_key(show: Open) -> None:
    page = show("closed", then="closed-answered")
    nobody = page.get_by_role("button", name="Nobody: the round is closed")
    expect(nobody).to_be_in_viewport(ratio=1)
    nobody.tap()
    expect(page.locator(".verdict")).to_be_focused()
    expect(page.locator(".given li")).to_have_text("The round is closed wrong")
    expect_told(page, [{"seat": None}])
    desk = show("closed", device=DESK)
    expect(desk.locator("kbd")).to_have_text("0")
    desk.keyboard.press("0")
    expect_told(desk, [{"seat": None}])


def test_a_seat_is_still_answered_with_where_nobody_can_be(show: Open) -> None:
    page = show("closed", device=DESK)
    page.keyboard.press("3")
    expect_told(page, [{"seat": 3}])
    other = show("bring-in", device=DESK)
    other.keyboard.press("0")
    settle(other)
    assert told(other) == []


def test_one_statement_is_chosen_among_radio_buttons_and_can_be_changed(show: Open) -> None:
    page = show("choice", then="choice-answered")
    expect(send(page)).to_have_accessible_name("Check my answer Choose one.")
    radios = page.get_by_role("radiogroup", name="How is seventh street dealt?").get_by_role("radio")
    radios.nth(0).tap()
    radios.nth(2).tap()
    expect(radios.nth(0)).to_have_attribute("aria-checked", "false")
    expect(radios.nth(2)).to_have_attribute("aria-checked", "true")
    send(page).tap()
    expect_told(page, [{"choice": ["mix"]}])
    expect(page.locator(".given li")).to_contain_text("The burned cards are mixed")


def test_arrows_digits_and_enter_choose_a_statement_and_send_it(show: Open) -> None:
    page = show("choice", device=DESK)
    page.keyboard.press("Enter")
    page.keyboard.press("2")
    radios = page.get_by_role("radio")
    expect(radios.nth(1)).to_have_attribute("aria-checked", "true")
    radios.nth(1).focus()
    page.keyboard.press("ArrowDown")
    expect(radios.nth(2)).to_be_focused()
    expect(radios.nth(2)).to_have_attribute("aria-checked", "true")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(radios.nth(0)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    expect(radios.nth(2)).to_be_focused()
    assert [each.get_attribute("tabindex") for each in radios.all()] == ["-1", "-1", "0", "-1"]
    page.keyboard.press("Enter")
    expect_told(page, [{"choice": ["mix"]}])


def test_several_statements_are_sent_in_the_order_shown(show: Open) -> None:
    page = show("choice-several", device=DESK)
    for key in ("3", "4", "1", "4"):
        page.keyboard.press(key)
    expect(page.locator("[aria-pressed=true]")).to_have_count(2)
    page.keyboard.press("Enter")
    expect_told(page, [{"choice": ["own-cards", "mix"]}])


@pytest.mark.parametrize("scene", ["choice", "choice-several", "among"])
def test_long_statements_wrap_on_a_phone(show: Open, scene: str) -> None:
    page = show(scene)
    assert overflow(page)[0] == 0
    for button in page.locator(".statements .button").all():
        assert button.evaluate("e => e.scrollWidth <= e.clientWidth")
        box = button.bounding_box()
        assert box is not None
        assert box["height"] > 48  # the height of a button with one line


def test_a_card_among_others_has_no_keys_for_its_statements(show: Open) -> None:
    page = show("among", device=DESK)
    page.keyboard.press("1")
    expect(page.get_by_role("radio", checked=True)).to_have_count(0)
    page.get_by_role("radio").first.press("Space")
    expect(page.get_by_role("radio").first).to_have_attribute("aria-checked", "true")


def test_an_amount_is_typed_said_back_and_sent_with_enter(show: Open) -> None:
    page = show("amount", then="amount-answered")
    field = page.get_by_label("Chips that seat 2 must add to call")
    expect(send(page)).to_have_accessible_name("Check my answer Type an amount.")
    field.fill("25")
    expect(echo(page)).to_have_text("That is 25 chips.")
    expect(send(page)).to_have_accessible_name("Check my answer")
    field.press("Enter")
    expect(page.locator(".verdict")).to_be_focused()
    expect_told(page, [{"pot": 25}])


@pytest.mark.parametrize(
    ("lang", "text", "amount", "said"),
    [
        ("en", "1,234", 1234, "1,234"),
        ("en", " 12 345 678 ", 12345678, "12,345,678"),
        ("da", "1.234", 1234, "1.234"),
        ("fr", "1\u202f234", 1234, "1\u202f234"),
        ("fr", "1 234", 1234, "1\u202f234"),
        ("de-CH", "1'234", 1234, "1’234"),
        ("ar", "١٬٢٣٤", 1234, "١٬٢٣٤"),
        ("ar", "1234", 1234, "١٬٢٣٤"),
        ("da", "0", 0, "0"),
    ],
)
def test_an_amount_is_read_and_said_as_the_language_writes_it(
    show: Open, lang: str, text: str, amount: int, said: str
) -> None:
    page = show(f"amount-{lang}")
    page.locator("#amount").fill(text)
    expect(echo(page)).to_have_text(f"That is {said} chips.", use_inner_text=False)
    assert said in (echo(page).text_content() or "")  # to_have_text takes every space for the same
    send(page).tap()
    expect_told(page, [{"pot": amount}])


@pytest.mark.parametrize(
    ("lang", "text"),
    [("en", "1.234"), ("da", "1,5"), ("da", "1.23"), ("en", "a lot"), ("en", "-5"), ("en", "5 5"), ("ar", "١٫٥"),
     ("en", "1e3"), ("en", "1,234 567"), ("en", "1234567890123")],
)  # fmt: skip
def test_what_cannot_be_read_stays_in_the_field_and_is_not_sent(show: Open, lang: str, text: str) -> None:
    page = show(f"amount-{lang}")
    page.locator("#amount").fill(text)
    expect(echo(page)).to_have_text("This cannot be read as a whole number of chips.")
    expect(page.locator("#amount")).to_have_attribute("aria-invalid", "true")
    expect(send(page)).to_have_attribute("aria-disabled", "true")
    page.locator("#amount").press("Enter")
    send(page).tap(force=True)
    settle(page)
    assert told(page) == []
    assert page.locator("#amount").input_value() == text


def test_a_digit_pressed_outside_the_field_goes_into_it_once(show: Open) -> None:
    page = show("amount", device=DESK)
    page.keyboard.press("2")
    expect(page.locator("#amount")).to_be_focused()
    page.keyboard.type("51")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Backspace")
    page.keyboard.press("0")
    expect(page.locator("#amount")).to_have_value("201")
    page.keyboard.press("Enter")
    expect_told(page, [{"pot": 201}])


def test_the_field_keeps_its_size_text_and_caret_when_the_page_is_drawn_anew(show: Open) -> None:
    page = show("amount-anew", device=DESK)
    page.locator("#amount").fill("12345")
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    draw_anew(page)
    expect(page.locator("#amount")).to_be_focused()
    page.keyboard.type("0")
    expect(page.locator("#amount")).to_have_value("120345")
    assert page.locator("#amount").evaluate("e => parseFloat(getComputedStyle(e).fontSize)") >= 16
    assert page.locator("#amount").get_attribute("inputmode") == "numeric"
    assert page.locator("#amount").get_attribute("autocomplete") == "off"


def test_letters_in_the_field_are_no_commands(show: Open) -> None:
    page = show("amount-anew", device=DESK)
    before = page.locator(".stud .small").inner_text()
    page.locator("#amount").focus()
    page.keyboard.type("rc")  # with the focus elsewhere Streamlit draws the page anew, and clears what it keeps
    settle(page)
    assert page.locator(".stud .small").inner_text() == before
    assert page.locator("#amount").input_value() == "rc"


def test_the_amount_is_asked_in_sight_with_eight_seats_on_a_phone(show: Open) -> None:
    page = show("amount-eight")
    assert overflow(page)[0] == 0
    expect(page.locator("#amount")).to_be_in_viewport(ratio=1)
    expect(send(page)).to_be_in_viewport(ratio=1)
    seat(page, 1).tap()
    settle(page)
    assert told(page) == []
