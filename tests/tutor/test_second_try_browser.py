"""The second try in a real browser: on a small phone by touch, on a desk by keyboard, with a reload in between."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from scenarios import make
from scenarios.engine.rulebook import Game
from scenarios.questions.answers import OptionsAnswer, OptionsForm, SeatAnswer, SeatForm
from scenarios.rulebooks import shipped
from tests.tutor.browsing import MOUSE, Server, opened, overflow, seat, seats, verdict, visit
from tests.tutor.items import bring_in
from tutor.grading import option_id

pytestmark = pytest.mark.browser

MANY = next(one for one in (bring_in("suit-many", seed=seed) for seed in range(99)) if len(one.state.seats) >= 6)
OPTIONS = make.make(make.recipe("options", shipped("roberts"), Game.STUD, "raise", seed=1))


def right() -> int:
    assert isinstance(MANY.key.answer, SeatAnswer)
    return MANY.key.answer.seat


def wrong(at: int = 0) -> int:
    assert isinstance(MANY.question.form, SeatForm)
    return [one for one in MANY.question.form.seats if one != right()][at]


def hints(page: Page) -> list[str]:
    """The hints shown, the newest first."""
    return page.locator(".hints p").all_inner_texts()


def test_on_a_small_phone_a_hint_stands_next_to_the_table_and_a_tap_mends_the_answer(
    context: BrowserContext, server: Server
) -> None:
    page = opened(context, f"{server.address}?q={MANY.code}")
    before = server.count("second_try")
    seat(page, wrong()).tap()
    expect(verdict(page)).to_contain_text("Not yet.")
    expect(verdict(page)).to_be_in_viewport()
    expect(page.locator(".steps")).to_have_count(0)
    expect(page.locator("button[data-seat]"), "the seat tried is none to tap again").to_have_count(len(seats(page)) - 1)
    for count in (1, 2):
        page.locator("[data-focus=hint]").tap()
        expect(page.locator(".hints p")).to_have_count(count)
        expect(page.locator(".hints p").first).to_be_in_viewport(ratio=1)
        for tile in page.locator("[data-seat]").all():
            expect(tile).to_be_in_viewport()
    glowing = {each.get_attribute("data-seat") for each in page.locator("[data-seat].named").all()}
    assert str(right()) in glowing
    assert len(glowing) > 2, "three cards are equal"
    assert overflow(page)[0] == 0
    seat(page, right()).tap()
    expect(verdict(page)).to_contain_text("Right at the second try.")
    expect(page.locator(".steps li").first).to_be_visible()
    assert server.count("second_try") == before + 1


def test_a_reload_comes_back_to_the_second_try_with_its_hints(context: BrowserContext, server: Server) -> None:
    page = opened(context, f"{server.address}?q={MANY.code}")
    asked = seats(page)
    seat(page, wrong()).tap()
    page.locator("[data-focus=hint]").tap()
    page.locator("[data-focus=hint]").tap()
    expect(page.locator(".hints p")).to_have_count(2)
    shown = hints(page)
    page.reload()
    expect(verdict(page)).to_contain_text("Not yet.")
    assert (seats(page), hints(page)) == (asked, shown)
    page.locator("[data-focus=ruling]").tap()
    expect(verdict(page)).to_contain_text(f"Seat {right()} brings it in.")
    page.reload()
    expect(verdict(page)).to_contain_text(f"Seat {right()} brings it in.")
    page.get_by_role("button", name="Next").tap()
    expect(verdict(page)).to_have_count(0)
    expect(page.locator(".hints p")).to_have_count(0)


def test_by_keyboard_h_gives_hints_digits_answer_again_and_a_second_wrong_answer_is_explained(
    chromium: Browser, server: Server
) -> None:
    with visit(chromium, **MOUSE) as context:
        page = opened(context, f"{server.address}?q={MANY.code}")
        page.keyboard.press(str(wrong()))
        expect(verdict(page)).to_contain_text("Not yet.")
        expect(verdict(page)).to_be_focused()
        page.keyboard.press("h")
        expect(page.get_by_role("status").filter(has_text="in which order do they stand")).to_be_visible()
        page.keyboard.press("h")
        page.keyboard.press("h")
        expect(page.locator(".hints p")).to_have_count(3)
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".hints p").nth(1)).to_have_class("read")
        page.keyboard.press(str(wrong()))
        page.wait_for_timeout(300)
        expect(verdict(page), "the same seat is no second answer").to_contain_text("Not yet.")
        page.keyboard.press(str(wrong(1)))
        expect(verdict(page)).to_have_text(f"Seat {right()} brings it in.")
        expect(seat(page, wrong(1))).to_contain_text("Your answer")


def test_an_enter_in_haste_shows_no_ruling_and_a_later_one_does(chromium: Browser, server: Server) -> None:
    with visit(chromium, **MOUSE) as context:
        page = opened(context, f"{server.address}?q={MANY.code}")
        page.keyboard.press(str(wrong()))
        expect(verdict(page)).to_contain_text("Not yet.")
        page.keyboard.press("Enter")
        page.wait_for_timeout(900)
        expect(verdict(page)).to_contain_text("Not yet.")
        page.keyboard.press("Enter")
        expect(verdict(page)).to_have_text(f"Seat {right()} brings it in.")


def test_a_choice_is_kept_to_be_mended_and_enter_checks_it_once_it_is_another(
    chromium: Browser, server: Server
) -> None:
    assert isinstance(OPTIONS.question.form, OptionsForm)
    assert isinstance(OPTIONS.key.answer, OptionsAnswer)
    offered = [option_id(one) for one in OPTIONS.question.form.options]
    legal = {option_id(one) for one in OPTIONS.key.answer.options}
    keys = {name: str(at) for at, name in enumerate(offered, 1)}
    lacks, extra = sorted(legal)[0], next(name for name in offered if name not in legal)
    with visit(chromium, **MOUSE) as context:
        page = opened(context, f"{server.address}?q={OPTIONS.code}")
        for name in (*sorted(legal - {lacks}), extra):
            page.keyboard.press(keys[name])
        page.keyboard.press("Enter")
        expect(verdict(page)).to_contain_text("Not yet. Try again. One is still missing.")
        expect(page.locator(".options .button[aria-pressed=true]")).to_have_count(len(legal))
        expect(page.locator(".tried.wrong")).to_have_count(1)
        expect(page.locator(".tried.right")).to_have_count(len(legal) - 1)
        expect(page.get_by_role("button", name="Show the ruling")).to_be_visible()
        page.keyboard.press(keys[extra])
        page.keyboard.press(keys[lacks])
        expect(page.get_by_role("button", name="Check my answer")).to_be_visible()
        page.keyboard.press("Enter")
        expect(verdict(page)).to_contain_text("Right at the second try.")
