"""The Practice card in a real browser: what a tap, a key or a screen reader gets, and that it fits a phone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.tutor.browsing import DESK, PHONE
from tests.tutor.scene_showing import Open
from tutor.widgets.practice_card import _answer


def told(page: Page, key: str = "out") -> list[Any]:
    return list(json.loads(page.locator("#out").text_content() or "{}")[key])


def expect_told(page: Page, expected: list[Any], key: str = "out") -> None:
    expect(page.locator("#out")).to_contain_text(json.dumps({key: expected})[1:-1], timeout=8000)
    assert told(page, key) == expected


def settle(page: Page) -> None:
    """Long enough for a message that should not have been sent to come back."""
    page.wait_for_timeout(600)


def seat(page: Page, number: int) -> Locator:
    return page.locator(f"[data-seat='{number}']")


def boxes(page: Page) -> dict[int, dict[str, float]]:
    """Where each seat lies, once the page has come to rest: all of them at one moment."""
    box = "(({ x, y, width, height }) => ({ x, y, width, height }))(tile.getBoundingClientRect())"
    script = f"tiles => tiles.map(tile => [Number(tile.dataset.seat), {box}])"
    before, found = None, page.locator("[data-seat]").evaluate_all(script)
    for _ in range(50):
        if found == before:
            break
        page.wait_for_timeout(100)
        before, found = found, page.locator("[data-seat]").evaluate_all(script)
    return dict(found)


pytestmark = pytest.mark.browser


@pytest.mark.parametrize("scene", ["players-2", "players-5", "bring-in", "seventh", "german", "common-card"])
def test_a_seat_question_fits_a_phone_without_scrolling(show: Open, scene: str) -> None:
    page = show(scene)
    main = page.locator("[data-testid=stMain]")
    assert main.evaluate("e => e.scrollHeight <= e.clientHeight && e.scrollWidth <= e.clientWidth")
    for box in boxes(page).values():
        assert min(box["width"], box["height"]) >= 44
        assert box["y"] + box["height"] <= 640


@pytest.mark.parametrize(
    "scene",
    [
        "options",
        "options-third",
        "options-capped",
        "winners",
        "winners-high",
        "showdown",
        "showdown-two-sides",
        "options-answered",
    ],
)
def test_nothing_sticks_out_sideways_and_every_target_is_large_enough(show: Open, scene: str) -> None:
    page = show(scene)
    assert page.locator("[data-testid=stMain]").evaluate("e => e.scrollWidth <= e.clientWidth")
    for target in page.locator(".seat button, button.seat, .options button, .bar button").all():
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert target.evaluate("e => e.scrollWidth <= e.clientWidth")


@pytest.mark.parametrize(
    "device", [PHONE, DESK, {"viewport": {"width": 960, "height": 700}}], ids=["phone", "desk", "middle"]
)
@pytest.mark.parametrize("scene", [f"players-{n}" for n in (2, 3, 5, 7, 9)] + ["seventh", "showdown-two-sides", "rtl"])
def test_seats_lie_clockwise_from_the_dealers_left_and_never_overlap(
    show: Open, scene: str, device: dict[str, Any]
) -> None:
    page = show(scene, device=device)
    tiles = boxes(page)
    for one in tiles:
        for other in range(one + 1, len(tiles) + 1):
            a, b = tiles[one], tiles[other]
            apart_x = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
            apart_y = a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]
            assert apart_x or apart_y, (one, other)
    half = len(tiles) // 2
    middle = (min(b["x"] for b in tiles.values()) + max(b["x"] + b["width"] for b in tiles.values())) / 2
    for number in range(1, half + 1):
        left, right = tiles[number], tiles[len(tiles) + 1 - number]
        assert left["x"] + left["width"] <= middle <= right["x"]
        assert abs(left["y"] - right["y"]) < 1
    for lower, upper in zip(range(1, half), range(2, half + 1), strict=True):
        assert tiles[upper]["y"] < tiles[lower]["y"]


def test_a_double_tap_answers_once(show: Open) -> None:
    page = show("bring-in")
    seat(page, 4).dblclick()
    seat(page, 5).click()
    expect_told(page, [{"seat": 4}])
    settle(page)
    assert told(page) == [{"seat": 4}]
    assert told(page, "kept") == [{"id": "first", "answer": {"seat": 4}}]


def test_a_whole_question_needs_nothing_but_the_keyboard(show: Open) -> None:
    page = show("bring-in", then="bring-in-answered", device=DESK)
    page.keyboard.press("4")
    page.locator(".verdict:focus").wait_for()
    page.keyboard.press("Enter")  # at once: a habit from questions that are sent with it, not a wish to go on unread
    expect(page.locator("[aria-current=step]")).to_contain_text("The lowest door card")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[aria-current=step]")).to_contain_text("is lower than")
    assert [c.get_attribute("data-card") for c in page.locator(".card.hot").all()] == ["2c"]
    page.keyboard.press("ArrowLeft")
    assert {c.get_attribute("data-card") for c in page.locator(".card.hot").all()} == {"2c", "2d"}
    expect_told(page, [{"seat": 4}])
    page.wait_for_timeout(1600)
    page.keyboard.press("Enter")
    expect(page.locator(".stud h1")).to_be_focused()
    expect_told(page, [{"seat": 4}, "next"])
    page.keyboard.press("2")
    expect(page.locator(".verdict")).to_be_visible()
    page.keyboard.press("n")
    expect_told(page, [{"seat": 4}, "next", {"seat": 2}, "next"])
    assert told(page, "kept")[-1] == {"id": "after first"}


@pytest.mark.parametrize("device", [PHONE, DESK])
def test_the_smallest_change_lies_on_the_table_when_asked_for(show: Open, device: dict[str, Any]) -> None:
    page = show("bring-in-answered", device=device)
    show_it, back = page.get_by_role("button", name="Show it on the table"), page.locator("[data-focus=near-back]")
    expect(seat(page, 2).locator("[data-card]")).to_have_attribute("data-card", "2d")
    show_it.press("Enter")
    expect(back).to_be_focused()
    expect(page.locator(".table .near p")).to_be_in_viewport(ratio=1)
    expect(seat(page, 2).locator("[data-card]")).to_have_attribute("data-card", "2c")
    expect(seat(page, 2)).to_contain_text("brings it in")
    expect(page.locator(".felt .hot")).to_have_attribute("data-card", "2c")
    expect(page.locator(".felt .badge")).to_have_count(0)
    back.press("Enter")
    expect(show_it).to_be_focused()
    expect(seat(page, 2).locator("[data-card]")).to_have_attribute("data-card", "2d")
    show_it.click()
    page.keyboard.press("ArrowRight")
    expect(back).to_have_count(0)
    expect(seat(page, 4).locator("[data-card]")).to_have_attribute("data-card", "2c")
    expect(page.locator("[aria-current=step]")).to_contain_text("the suit decides")


@pytest.mark.parametrize("device", [PHONE, DESK])
def test_why_it_is_no_other_seat_is_folded_away_beneath_the_steps_and_opened_by_a_key(
    show: Open, device: dict[str, Any]
) -> None:
    page = show("bring-in-answered", device=device)
    summary, lines = page.get_by_text("Why no other seat?"), page.locator(".steps + .others li")
    expect(lines).to_have_count(7)
    expect(lines.first).to_be_hidden()
    page.locator("[data-focus=near]").focus()
    page.keyboard.press("Tab")
    expect(summary).to_be_focused()
    page.keyboard.press("Enter")
    expect(lines.nth(1)).to_have_text("Seat 2 shows the 2: the same rank as the 2, but a higher suit.")
    expect(lines.nth(1).get_by_role("img", name="2 of clubs")).to_be_visible()
    for line in lines.all():
        expect(line).to_be_visible()
        box = line.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= device["viewport"]["width"]
    settle(page)
    assert told(page) == []  # Enter opened it, and did not go on


def test_no_other_seat_is_spoken_of_where_none_was_asked_for(show: Open) -> None:
    page = show("options-answered")
    expect(page.locator(".steps")).to_be_visible()
    expect(page.locator(".others")).to_have_count(0)


def test_a_tab_and_enter_on_a_seat_answer_too(show: Open) -> None:
    page = show("players-3", device=DESK)
    seat(page, 2).focus()
    page.keyboard.press("Enter")
    expect_told(page, [{"seat": 2}])
    settle(page)
    assert told(page) == [{"seat": 2}]  # once, though a button takes Enter too


def test_keys_are_left_alone_while_typing_and_with_modifiers(show: Open) -> None:
    page = show("bring-in", device=DESK)
    page.keyboard.press("Control+4")
    page.evaluate("document.body.append(Object.assign(document.createElement('input'), {id: 'typing'}))")
    page.locator("#typing").focus()
    page.keyboard.type("4")
    settle(page)
    assert told(page) == []
    assert page.locator("#typing").input_value() == "4"


def test_options_are_toggled_by_their_keys_and_sent_in_the_order_shown(show: Open) -> None:
    page = show("options", then="options-answered", device=DESK)
    page.keyboard.press("Enter")
    for key in "42312":
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="Call 5")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[role=dialog]")).to_have_count(0)
    page.get_by_role("button", name="Raise to 10").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_be_focused()
    expect_told(page, [{"options": ["fold", "call:5", "raise_to:10"]}])


def test_winners_are_sent_only_when_each_side_is_decided(show: Open) -> None:
    page = show("winners")
    send = page.get_by_role("button", name="Check my answer")
    page.get_by_role("button", name="High 1").tap()
    page.get_by_role("button", name="High 3").tap()
    page.get_by_role("button", name="Low 2").tap()
    page.get_by_role("button", name="No low").tap()
    expect(page.get_by_role("button", name="Low 2")).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="No low").tap()
    expect(send).to_have_attribute("aria-disabled", "true")
    send.tap(force=True)
    settle(page)
    assert told(page) == []
    page.get_by_role("button", name="No low").tap()
    send.tap()
    expect_told(page, [{"high": [1, 3], "low": []}])


def test_one_sided_winners_are_the_tiles_themselves(show: Open) -> None:
    page = show("winners-high")
    seat(page, 2).tap()
    seat(page, 4).tap()
    seat(page, 4).tap()
    expect(seat(page, 2)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Check my answer").tap()
    expect_told(page, [{"high": [2], "low": []}])


def test_a_digit_walks_a_seat_through_both_sides(show: Open) -> None:
    page = show("winners", device=DESK)
    for key in ("1", "2", "2", "3", "3", "3"):
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    expect_told(page, [{"high": [1, 3], "low": [2, 3]}])
    settle(page)
    assert told(page) == [{"high": [1, 3], "low": [2, 3]}]


def test_a_screen_reader_hears_the_cards_the_verdict_and_the_table(show: Open) -> None:
    page = show("bring-in", then="bring-in-answered")
    page.get_by_text("The table as text").tap()
    expect(page.locator(".stud")).to_match_aria_snapshot("""
    - heading "Who brings it in?" [level=1]
    - group "The table":
      - 'button "Seat 1: 7 of hearts"'
      - 'button "Seat 2: 2 of diamonds"'
    - group:
      - list:
        - listitem: "Seat 1: 7 of hearts"
    - button "Share"
    """)
    seat(page, 2).tap()
    expect(page.locator(".stud")).to_match_aria_snapshot("""
    - group "The table":
      - 'group "Seat 1: 7 of hearts"'
    - status:
      - text: Seat 4 brings it in, not seat 2.
      - list:
        - listitem:
          - text: "/deuce/"
          - img "2 of diamonds"
    - button "Step back"
    - button "Step on"
    - button "Next"
    """)


def test_text_is_never_markup_and_a_link_is_never_a_script(show: Open) -> None:
    page = show("markup")
    expect(page.locator(".stud h1")).to_have_text("<b id=bold>Who</b> brings it in?")
    expect(page.locator("#bold")).to_have_count(0)
    answered = show("bring-in-answered")
    assert answered.get_by_text("Rule", exact=True).get_attribute("href") is None
    assert (answered.get_by_text("Lesson").get_attribute("href") or "").endswith("/learn")
    assert "taken" not in (page.title(), answered.title())


def test_the_keyboard_is_listened_to_once_and_let_go(show: Open) -> None:
    counting = """
    window.listening = 0;
    for (const [name, step] of [["addEventListener", 1], ["removeEventListener", -1]]) {
      const original = window[name].bind(window);
      window[name] = (type, listener, options) => {
        if (type === "keydown" && options === true && String(listener).includes("onKey")) window.listening += step;
        return original(type, listener, options);
      };
    }"""
    page = show("bring-in", then="bring-in-answered", script=counting)
    seat(page, 4).tap()
    page.get_by_role("button", name="Next").tap()
    expect(page.locator("button.seat")).to_have_count(8)
    assert page.evaluate("window.listening") == 1
    leaving = show("bring-in", then="nothing", script=counting)
    seat(leaving, 4).tap()
    expect(leaving.locator(".stud")).to_have_count(0)
    assert leaving.evaluate("window.listening") == 0


def test_the_link_is_copied_and_says_so(show: Open) -> None:
    page = show("bring-in")
    page.get_by_role("button", name="Share").tap()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    assert str(page.evaluate("navigator.clipboard.readText()")).endswith("/?q=abc123")


@pytest.mark.parametrize("device", [PHONE, DESK])
def test_a_doubted_ruling_is_saved_as_a_file_with_the_question_the_answer_and_the_reasons(
    show: Open, device: dict[str, Any]
) -> None:
    assert show("bring-in", device=device).locator("[data-focus=report]").count() == 0
    page = show("bring-in-answered", device=device)
    with page.expect_download() as saved:
        page.get_by_role("button", name="I think this is wrong").press("Enter")
    expect(page.get_by_role("button", name="Saved.")).to_be_focused()
    assert saved.value.suggested_filename == "abc123.txt"
    lines = Path(saved.value.path()).read_text(encoding="utf-8").splitlines()
    assert lines[0].endswith("?q=abc123")
    assert lines[3:5] == ["Who brings it in?", "Seat 1: 7 of hearts"]
    assert "Your answer: Seat 2 (wrong)" in lines
    assert "Seat 4 brings it in, not seat 2." in lines
    assert "3. 2c is lower than 2d, so seat 4 brings it in." in lines
    assert lines[-2:] == ["What is wrong:", ""]


def test_the_program_is_downloaded_once_and_an_answer_costs_few_bytes(show: Open) -> None:
    page = show("bring-in", then="bring-in-answered")
    heard: list[int] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(len(frame))))
    page.reload()
    seat(page, 2).wait_for()
    assert sum(heard) > 30_000
    heard.clear()
    seat(page, 2).tap()
    page.locator(".verdict").wait_for()
    assert sum(heard) < 12_000


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize(
    "scene",
    ["bring-in-answered", "right", "options", "options-answered", "winners", "winners-high", "both-marks"],
)
def test_every_text_has_a_contrast_of_at_least_four_and_a_half(show: Open, scene: str, colours: str) -> None:
    page = show(scene, colours=colours)
    expect(page.locator(".stud")).to_have_attribute("data-theme", colours)
    weak = page.evaluate(Path(__file__).with_name("contrast.js").read_text(encoding="utf-8"))
    assert weak == []


@pytest.mark.parametrize(
    "sent", [None, 4, "seat", [], {}, {"id": 1, "answer": {}}, {"id": "a"}, {"id": "a", "answer": [4]}]
)
def test_a_message_that_is_no_answer_is_none(sent: object) -> None:
    assert _answer(sent) is None


def test_an_answer_keeps_the_question_it_was_given_to() -> None:
    assert _answer({"id": "a", "answer": {"seat": 4}}) == ("a", {"seat": 4})
