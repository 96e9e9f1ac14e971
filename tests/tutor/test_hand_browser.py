"""The Hand screen in a real browser: walked through with the keyboard alone, with fingers, and with files."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.tutor.browsing import FOCUSED, LARGE, MOUSE, Server, opened, overflow, reach, visit
from tests.tutor.hand_texts import SHOWN, room

pytestmark = pytest.mark.browser
HAND = "hand?seed=3&game=stud&rulebook=roberts"


def hand(context: BrowserContext, server: Server, address: str = HAND) -> Page:
    page = opened(context, server.address + address)
    expect(page.locator(".hand .felt")).to_be_visible()
    return page


def caption(page: Page) -> Locator:
    return page.locator(".caption .what")


def place(page: Page) -> str:
    return page.locator(".caption .count").inner_text()


def at(page: Page) -> list[str]:
    return parse_qs(urlsplit(page.url).query).get("at", ["0"])


def read(page: Page, text: str) -> None:
    page.get_by_text("Read recorded hands").click()
    page.get_by_label("Recorded hands").fill(text)
    page.get_by_role("button", name="Walk through this").click()


@LARGE
def test_the_keyboard_alone_walks_through_a_hand(chromium: Browser, server: Server, device: dict[str, Any]) -> None:
    with visit(chromium, **device) as context:
        page = hand(context, server)
        expect(page.locator("h1")).to_have_text("Who brings it in?")
        last = place(page).split("/")[1]
        page.keyboard.press("ArrowRight")
        assert place(page) == f"2/{last}"
        assert at(page) == ["1"]
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
        assert place(page) == f"1/{last}"
        page.keyboard.press("End")
        assert place(page) == f"{last}/{last}"
        expect(page.locator("h1")).to_have_text("Who is paid what?")
        expect(page.get_by_test_id("stPlotlyChart")).to_be_visible()
        page.keyboard.press("Home")
        assert place(page) == f"1/{last}"
        expect(page.get_by_test_id("stPlotlyChart")).to_have_count(0)
        reach(page, "Forward")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        assert place(page) == f"3/{last}"
        assert page.evaluate(FOCUSED) == "Forward"
        reach(page, "Why?")
        page.keyboard.press("Enter")
        expect(page.locator(".why-steps .steps li").first).to_have_attribute("aria-current", "step")
        page.keyboard.press("ArrowRight")  # the reasons stay open from stop to stop
        expect(page.locator(".why-steps .steps li").first).to_be_visible()
        assert page.evaluate(FOCUSED) == "Why?"
        assert overflow(page)[0] == 0


@LARGE
def test_the_keyboard_alone_decides_before_it_is_told(
    chromium: Browser, server: Server, device: dict[str, Any]
) -> None:
    with visit(chromium, **device) as context:
        page = hand(context, server)
        reach(page, "Hide what comes next")
        page.keyboard.press("Enter")
        expect(page.locator(".answer-line")).to_have_count(0)
        expect(page.locator(".seat.act")).to_have_count(0)
        expect(caption(page)).to_have_text("Third street: Who brings it in?")
        page.keyboard.press("1")
        expect(page.locator(".guess")).to_have_text("Not that seat.")
        expect(page.get_by_role("status").filter(has_text="Not that seat.")).to_contain_text("Seat 4 brings it in.")
        expect(page.locator(".seat.wrong")).to_have_attribute("data-seat", "1")
        expect(page.locator(".answer-line p").nth(1)).to_have_text("Seat 4 brings it in.")  # the only three
        page.keyboard.press("ArrowRight")
        expect(page.locator("h1")).to_have_text("Whose turn is it?")
        expect(page.locator(".line")).to_have_count(2)
        page.keyboard.press("5")
        expect(page.locator(".guess")).to_have_text("Right.")
        page.keyboard.press("ArrowLeft")  # what was told stays told
        expect(page.locator(".answer-line")).to_be_visible()


def test_fingers_step_slide_and_guess(context: BrowserContext, server: Server) -> None:
    page = hand(context, server)
    page.get_by_role("button", name="Forward").tap()
    expect(caption(page)).to_have_text("Third street: seat 5 folds")
    slider = page.get_by_role("slider")
    slider.fill("10")
    assert place(page).startswith("11/")
    assert slider.get_attribute("aria-valuetext") == caption(page).inner_text()
    page.get_by_role("button", name="First").tap()
    page.get_by_role("button", name="Hide what comes next").tap()
    page.locator("[data-seat='4']").tap()
    expect(page.locator(".guess")).to_have_text("Right.")
    for button in page.locator(".hand .bar .button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


def test_a_line_of_the_whole_hand_leads_to_its_moment(chromium: Browser, server: Server) -> None:
    with visit(chromium, **MOUSE) as context:
        page = hand(context, server)
        line = page.get_by_role("button", name="seat 1 raises to 20").first
        line.click()
        expect(caption(page)).to_have_text("Fourth street: seat 1 raises to 20")
        expect(line).to_have_attribute("aria-current", "step")
        expect(page.locator(".seat.act")).to_have_attribute("data-seat", "1")


def test_a_reload_a_link_and_another_page_come_back_to_the_same_moment(chromium: Browser, server: Server) -> None:
    with visit(chromium, **MOUSE, permissions=["clipboard-read", "clipboard-write"]) as context:
        page = hand(context, server, HAND + "&at=9")
        here = caption(page).inner_text()
        assert place(page).startswith("10/")
        page.reload()
        expect(caption(page)).to_have_text(here)
        page.keyboard.press("ArrowRight")
        there = caption(page).inner_text()
        page.get_by_role("button", name="Copy link").click()
        expect(page.get_by_text("Copied")).to_be_visible()
        link = page.evaluate("navigator.clipboard.readText()")
        page.get_by_role("link", name="Progress").click()
        expect(page.locator("h1").filter(has_text="Progress")).to_be_visible()
        page.get_by_role("link", name="Hand", exact=True).click()
        expect(caption(page)).to_have_text(there)
    with visit(chromium, locale="da") as other:
        page = opened(other, link)
        expect(page.locator(".caption .count")).to_contain_text("11/")


def test_another_hand_and_the_header_change_the_hand(chromium: Browser, server: Server) -> None:
    with visit(chromium, **MOUSE) as context:
        page = hand(context, server)
        before = page.url
        page.get_by_role("button", name="Deal another hand").click()
        expect(page.locator("h1")).to_have_text("Who brings it in?")
        page.wait_for_function("before => location.href !== before", arg=before)
        seed = parse_qs(urlsplit(page.url).query)["seed"]
        page.get_by_role("button", name="Rulebook: Robert’s Rules").click()
        page.get_by_role("menuitemradio", name="TDA").click()
        expect(page.locator(".answer-line small").first).to_have_text("TDA")
        page.wait_for_function("location.search.includes('rulebook=tda')")
        assert parse_qs(urlsplit(page.url).query)["seed"] == seed


def test_a_recorded_hand_is_read_ruled_and_contradicted(chromium: Browser, server: Server) -> None:
    with visit(chromium, **MOUSE) as context:
        page = hand(context, server)
        read(page, SHOWN)
        expect(caption(page)).to_have_text("Third street: seat 2 brings in 2")
        page.keyboard.press("Tab")  # out of the field, where keys are typed
        page.keyboard.press("End")
        expect(page.locator(".answer-line.bad")).to_contain_text("In the record seat 2 gets 6.")
        expect(page.locator(".answer-line.good")).to_contain_text("Payout: seat 1 gets 6.")
        expect(page.locator(".line.differs")).to_have_count(1)
        page.wait_for_function("location.search.includes('hand=')")
        page.reload()
        expect(page.locator(".answer-line.bad")).to_contain_text("In the record seat 2 gets 6.")


def test_good_hands_beside_a_damaged_one_are_offered(context: BrowserContext, server: Server) -> None:
    page = hand(context, server)
    read(page, room(1, 2, 3, damaged=(2,)))
    choose = page.get_by_role("combobox", name="Hand", exact=True)
    expect(choose.locator("option")).to_have_count(2)
    page.get_by_text("Not every hand of this text can be shown:").tap()
    expect(page.locator(".damaged li")).to_contain_text("line 29")
    choose.select_option(index=1)
    expect(choose).to_have_value("1")
    expect(caption(page)).to_have_text("Third street: seat 1 brings in 25")
    expect(page.get_by_role("button", name="Game: Razz")).to_be_visible()  # the header names its game


def test_a_text_that_cannot_be_read_is_kept_with_its_places(
    context: BrowserContext, server: Server, tmp_path: Path
) -> None:
    page = hand(context, server)
    broken = room(5, damaged=(5,))
    read(page, broken)
    expect(page.locator(".refused li")).to_contain_text("line 11, column 23")
    expect(page.get_by_label("Recorded hands")).to_have_value(broken)
    expect(caption(page)).to_have_text("Third street: seat 4 brings in 5")
    pick = page.locator("input[type=file]")
    for name, octets, told in (
        ("huge.txt", b"#" * 300_000, "The text is too long: 256 KB at most."),
        ("picture.png", b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "There is no recorded hand in this text."),
    ):
        (tmp_path / name).write_bytes(octets)
        pick.set_input_files(tmp_path / name)
        expect(page.locator(".refused")).to_contain_text(told)
    script = room(6).replace("North", "<img src=x onerror=window.hit=1>")
    (tmp_path / "wide.txt").write_bytes(script.encode("utf-16"))
    pick.set_input_files(tmp_path / "wide.txt")
    expect(caption(page)).to_have_text("Third street: seat 1 brings in 25")
    assert page.evaluate("window.hit") is None
    with page.expect_download() as taken:
        page.get_by_role("button", name="Download").tap()
    assert taken.value.suggested_filename == "hand.phh"
    assert "variant = 'FR'" in taken.value.path().read_text("utf-8")


@pytest.mark.parametrize("colours", ["light", "dark"])
@LARGE
def test_every_text_has_a_contrast_of_at_least_four_and_a_half(
    chromium: Browser, server: Server, device: dict[str, Any], colours: str
) -> None:
    script = Path(__file__).with_name("contrast.js").read_text(encoding="utf-8")
    with visit(chromium, **device, color_scheme=colours) as context:
        page = hand(context, server, HAND + "&at=9")
        page.get_by_text("Why?").click()
        assert page.evaluate(script) == []
        page.keyboard.press("End")
        assert page.evaluate(script) == []
        page.get_by_role("button", name="Hide what comes next").click()
        assert page.evaluate(script) == []


@LARGE
@pytest.mark.parametrize("locale", ["en", "de", "nl", "da"])
def test_nothing_sticks_out_sideways(chromium: Browser, server: Server, device: dict[str, Any], locale: str) -> None:
    with visit(chromium, **device, locale=locale) as context:
        page = hand(context, server, "hand?seed=0&game=stud8&rulebook=roberts")
        for _ in range(int(place(page).split("/")[1])):
            assert overflow(page)[0] == 0
            page.keyboard.press("ArrowRight")
