"""The Floor in a real browser: laid out with fingers, or with the keyboard alone, and ruled at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.tutor.browsing import LARGE, MOUSE, Server, opened, overflow, reach, visit

pytestmark = pytest.mark.browser
STAKES = "stakes: {ante: 1, bring_in: 2, small_bet: 5, big_bet: 10}"


def floor(context: BrowserContext, server: Server, more: str = "") -> Page:
    page = opened(context, f"{server.address}floor{more}")
    expect(page.locator(".floor .felt")).to_be_visible()
    return page


def answer(page: Page) -> Locator:
    return page.locator(".answer-line p").first


def begin(page: Page, example: str) -> None:
    page.get_by_label("Example").select_option(label=example)


def test_it_opens_with_a_situation_already_ruled(context: BrowserContext, server: Server) -> None:
    page = floor(context, server)
    # the lowest stack has the only low: half the main pot, and the odd chip of 129 is high's; 15 was not called
    expect(answer(page)).to_have_text("Payout: seat 1 gets 64 and seat 2 gets 143.")
    expect(page.locator(".steps li").first).to_contain_text("15 more than anybody else")
    assert overflow(page)[0] == 0


@LARGE
def test_the_keyboard_alone_lays_out_a_table_and_reads_its_ruling(
    chromium: Browser, server: Server, device: dict[str, Any]
) -> None:
    with visit(chromium, **device) as context:
        page = floor(context, server)
        reach(page, "Empty table")
        page.keyboard.press("Enter")
        expect(page.locator(".card.empty")).to_have_count(4)
        reach(page, "Seat 1, first upcard: empty")
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.type("7h2dKc2c")  # one card after another, round the table: seats 1, 2, 3 and 5
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.get_by_label("Seat 5, first upcard: 2 of clubs")).to_be_focused()
        reach(page, "Who brings it in?")
        page.keyboard.press("Enter")
        expect(answer(page)).to_have_text("Seat 5 brings it in.")
        assert overflow(page)[0] == 0


def test_the_deck_is_walked_with_arrows_and_left_with_escape(chromium: Browser, server: Server) -> None:
    with visit(chromium, **MOUSE) as context:
        page = floor(context, server)
        begin(page, "Equal door cards")
        slot = page.get_by_label("Seat 2, first upcard: 2 of diamonds")
        slot.focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="ace of spades")).to_be_focused()
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("button", name="king of spades")).to_be_focused()
        page.keyboard.press("ArrowDown")
        expect(page.get_by_role("button", name="king of hearts")).to_be_focused()
        page.keyboard.press("Escape")
        expect(slot).to_be_focused()
        page.keyboard.press("Enter")
        page.keyboard.type("3d")
        expect(page.get_by_label("Seat 2, first upcard: 3 of diamonds")).to_be_focused()
        expect(answer(page)).to_have_text("Seat 4 brings it in.")
        expect(page.locator(".steps li")).to_have_count(1)  # no other deuce is left to compare


def test_a_card_that_lies_on_the_table_cannot_be_taken_twice_and_all_are_large_enough(
    context: BrowserContext, server: Server
) -> None:
    page = floor(context, server)
    begin(page, "Equal door cards")
    page.get_by_label("Seat 2, first upcard: 2 of diamonds").tap()
    cards = page.locator("dialog[open] [data-card]")
    expect(cards).to_have_count(52)
    assert {one.get_attribute("data-card") for one in cards.locator("xpath=self::*[@disabled]").all()} == {
        "7h", "Kc", "2c", "Js",
    }  # fmt: skip
    for card in cards.all():
        box = card.bounding_box()
        assert box is not None
        assert box["height"] >= 40
        assert box["x"] + box["width"] <= 360
        assert box["y"] + box["height"] <= 640


def test_the_acts_that_are_legal_are_offered_and_taken_back(context: BrowserContext, server: Server) -> None:
    page = floor(context, server)
    begin(page, "Open pair on fourth street")
    expect(answer(page)).to_have_text("Seat 1 may fold, call 5, raise to 10, or raise to 15.")
    offers = page.locator(".offers button")
    assert offers.all_inner_texts() == ["Fold", "Call 5", "Raise to 10", "Raise to 15"]
    offers.filter(has_text="Raise to 15").tap()
    expect(page.locator(".street-acts .next")).to_have_text("Seat 3 is to act:")
    # raised by the big bet, so that raises are big from here on
    expect(answer(page)).to_have_text("Seat 3 may fold, call 10, or raise to 25.")
    page.get_by_role("button", name="Take back").tap()
    expect(page.locator(".street-acts .next")).to_have_text("Seat 1 is to act:")


def test_an_act_that_is_not_legal_is_kept_and_says_what_would_be(context: BrowserContext, server: Server) -> None:
    page = floor(context, server)
    begin(page, "Open pair on fourth street")
    page.get_by_text("Another action").tap()
    page.get_by_label("Another action").fill("1 raises to 12")
    page.get_by_role("button", name="Add", exact=True).tap()
    expect(answer(page)).to_have_text("This cannot be")
    expect(page.locator(".problems")).to_have_text(
        "Action 3, seat 1 raises to 12, is not allowed. Allowed: Fold, Call 5, Raise to 10, and Raise to 15."
    )
    expect(page.locator(".done li")).to_have_count(3)
    page.get_by_role("button", name="Take back").tap()
    expect(page.locator(".problems")).to_have_count(0)


def test_another_rulebook_is_one_tap_away_and_the_header_follows(chromium: Browser, server: Server) -> None:
    with visit(chromium, **MOUSE) as context:
        page = floor(context, server)
        begin(page, "Tied boards")
        expect(answer(page)).to_have_text("Seat 2 acts first.")
        differing = page.locator(".houses .differs")
        expect(differing.filter(has_text="TDA")).to_contain_text("Seat 4 acts first.")  # the spade is the higher ace
        differing.filter(has_text="TDA").get_by_role("button").click()
        expect(answer(page)).to_have_text("Seat 4 acts first.")
        expect(page.get_by_role("button", name="Rulebook: TDA")).to_be_visible()
        page.get_by_role("button", name="Rulebook: TDA").click()
        page.get_by_role("menuitemradio", name="WSOP cash").click()
        expect(answer(page)).to_have_text("Seat 2 acts first.")


def test_a_seats_state_and_chips_are_changed_at_its_number(context: BrowserContext, server: Server) -> None:
    page = floor(context, server)
    begin(page, "Equal door cards")
    page.get_by_role("button", name="Seat 4").first.tap()
    page.get_by_role("button", name="all-in", exact=True).tap()
    expect(page.get_by_role("button", name="all-in", exact=True)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(answer(page)).to_have_text("Seat 6 opens in place of seat 4.")


def test_a_reload_a_link_and_undo_bring_the_situation_back(chromium: Browser, server: Server) -> None:
    with visit(chromium, **MOUSE, permissions=["clipboard-read", "clipboard-write"]) as context:
        page = floor(context, server)
        begin(page, "Equal door cards")
        page.get_by_label("Seat 4, first upcard: 2 of clubs").click()
        page.get_by_role("button", name="8 of spades").click()
        expect(answer(page)).to_have_text("Seat 2 brings it in.")
        page.get_by_role("button", name="Copy link").click()
        expect(page.get_by_text("Copied")).to_be_visible()
        link = page.evaluate("navigator.clipboard.readText()")
        page.reload()
        expect(answer(page)).to_have_text("Seat 2 brings it in.")
        begin(page, "Tied boards")
        expect(answer(page)).to_have_text("Seat 2 acts first.")
        page.get_by_role("button", name="Undo").click()
        expect(answer(page)).to_have_text("Seat 2 brings it in.")
    with visit(chromium, locale="da") as other:
        page = opened(other, link)
        expect(answer(page)).to_have_text("Plads 2 betaler bring-in.")


def test_a_broken_link_says_so_and_opens_an_example(context: BrowserContext, server: Server) -> None:
    page = floor(context, server, "?s=1eNo9jsEOgyAQRH")
    expect(page.get_by_text("This link does not lead to a situation")).to_be_visible()
    expect(answer(page)).to_contain_text("seat 1 gets 64")


def test_a_text_that_cannot_be_read_is_kept_with_its_line(context: BrowserContext, server: Server) -> None:
    page = floor(context, server)
    page.get_by_text("As a file").tap()
    text = page.get_by_label("The situation, in YAML or JSON")
    broken = "game: stud\nask: bring-in\nseats:\n  1: {up: 4h\n  2: {up: 3c}\n"
    text.fill(broken)
    expect(page.get_by_text("This text is not on the table yet.")).to_be_visible()
    page.get_by_role("button", name="Rule this text").tap()
    expect(page.locator(".refused li")).to_contain_text("Line 5")
    expect(text).to_have_value(broken)
    expect(answer(page)).to_contain_text("seat 1 gets 64")
    text.fill("# a comment of mine\n" + broken.replace("4h\n", "4h}\n") + STAKES)
    page.get_by_role("button", name="Rule this text").tap()
    expect(answer(page)).to_have_text("Seat 2 brings it in.")
    assert text.input_value().startswith("# a comment of mine")
    expect(page.locator(".refused li")).to_have_count(0)


def test_files_of_any_encoding_are_opened_or_refused_by_name(
    context: BrowserContext, server: Server, tmp_path: Path
) -> None:
    page = floor(context, server)
    page.get_by_text("As a file").tap()
    situation = "game: razz\nask: bring-in\nseats: {1: {up: 4h}, 2: {up: Kc}}\n" + STAKES
    choose = page.locator("input[type=file]")
    for name, octets, told in (
        ("latin.yaml", f"# für Gäste\n{situation}".encode("latin-1"), "Line 1 is not in UTF-8."),
        ("huge.yaml", b"#" * (64 * 1024 + 1), "The text is too long: 64 KB at most."),
        ("list.yaml", b"- 1\n- 2\n", "This is no situation."),
    ):
        (tmp_path / name).write_bytes(octets)
        choose.set_input_files(tmp_path / name)
        expect(page.locator(".refused")).to_contain_text(told)
        expect(answer(page)).to_contain_text("seat 1 gets 64")
    (tmp_path / "wide.yaml").write_bytes(situation.encode("utf-16"))
    choose.set_input_files(tmp_path / "wide.yaml")
    expect(answer(page)).to_have_text("Seat 2 brings it in.")
    with page.expect_download() as taken:
        page.get_by_role("button", name="Download").tap()
    assert "game: razz" in taken.value.path().read_text("utf-8")


def test_chips_are_drawn_with_their_table_beside_them(chromium: Browser, server: Server) -> None:
    with visit(chromium, **MOUSE) as context:
        page = floor(context, server)
        chart = page.get_by_test_id("stPlotlyChart")
        expect(chart.locator(".bartext")).to_have_text(["65", "78", "64"])
        expect(page.locator("[aria-label='Payout: seat 1 gets 64 and seat 2 gets 143.']")).to_have_count(1)
        rows = [row.inner_text().split() for row in page.locator(".tally tbody tr").all()]
        assert rows[0][-3:] == ["Seat", "2", "65"]
        assert rows[-1][-3:] == ["Seat", "3", "15"]


@pytest.mark.parametrize("colours", ["light", "dark"])
@LARGE
def test_every_text_has_a_contrast_of_at_least_four_and_a_half(
    chromium: Browser, server: Server, device: dict[str, Any], colours: str
) -> None:
    script = Path(__file__).with_name("contrast.js").read_text(encoding="utf-8")
    with visit(chromium, **device, color_scheme=colours) as context:
        page = floor(context, server)
        begin(page, "Open pair on fourth street")
        expect(answer(page)).to_contain_text("Seat 1 may fold")
        assert page.evaluate(script) == []
        page.get_by_role("button", name="Empty table").click()
        expect(answer(page)).to_have_text("Not to be answered yet")
        assert page.evaluate(script) == []


@LARGE
@pytest.mark.parametrize("locale", ["en", "de", "nl", "da"])
def test_nothing_sticks_out_sideways(chromium: Browser, server: Server, device: dict[str, Any], locale: str) -> None:
    with visit(chromium, **device, locale=locale) as context:
        page = floor(context, server)
        for at in range(1, 9):
            page.locator("select").first.select_option(index=at)
            page.wait_for_timeout(250)
            assert overflow(page)[0] == 0


def test_a_phone_shows_the_answer_at_its_foot_until_the_ruling_is_in_sight(
    context: BrowserContext, server: Server
) -> None:
    page = floor(context, server)
    begin(page, "Equal door cards")
    peek = page.locator(".peek")
    expect(peek).to_have_text("Seat 4 brings it in.")
    expect(peek).to_be_in_viewport(ratio=1)
    peek.tap()
    expect(answer(page)).to_be_in_viewport(ratio=1)
    expect(peek).to_be_hidden()


@LARGE
def test_a_mistake_at_the_table_is_chosen_told_and_ruled(
    chromium: Browser, server: Server, device: dict[str, Any]
) -> None:
    with visit(chromium, **device) as context:
        page = floor(context, server)
        begin(page, "Equal door cards")
        page.get_by_role("button", name="What happens after a mistake?").click()
        page.get_by_label("What went wrong?").select_option("exposed-down-card")
        expect(answer(page)).to_have_text("Not to be answered yet")
        page.get_by_label("Seat", exact=True).select_option(label="Seat 3")
        page.get_by_role("button", name="Card", exact=True).focus()
        page.keyboard.press("Enter")
        page.keyboard.type("3h")
        expect(page.get_by_role("button", name="Card: 3 of hearts")).to_be_focused()
        expect(answer(page)).to_have_text("The card becomes the door card.")
        expect(page.locator(".steps")).to_contain_text("becomes the door card of seat 3")
        assert overflow(page)[0] == 0


@pytest.mark.parametrize("locale", ["en", "de", "nl", "da"])
def test_the_buttons_above_the_table_hold_their_words_on_a_phone(
    chromium: Browser, server: Server, locale: str
) -> None:
    with visit(chromium, locale=locale) as context:
        page = floor(context, server)
        room = """button => { const text = document.createRange(); text.selectNodeContents(button);
        const [inner, outer] = [text.getBoundingClientRect(), button.getBoundingClientRect()];
        return Math.min(inner.left - outer.left, outer.right - inner.right); }"""
        buttons = page.locator(".setup .button").all()
        assert len(buttons) == 2
        for button in buttons:
            assert button.evaluate(room) >= 7


def test_a_text_that_cannot_be_drawn_leaves_the_table_and_its_example_named(
    context: BrowserContext, server: Server
) -> None:
    page = floor(context, server)
    begin(page, "Tied boards")
    expect(answer(page)).to_have_text("Seat 2 acts first.")
    expect(page.get_by_label("Example")).to_have_value("tied-boards")
    page.get_by_text("As a file").tap()
    page.get_by_label("The situation, in YAML or JSON").fill('game: "<img src=x>"\nseats: {1: {up: 4h}, 2: {up: 3c}}\n')
    page.get_by_role("button", name="Rule this text").tap()
    expect(page.locator(".refused li")).to_contain_text("is not allowed. Allowed: ")
    expect(answer(page)).to_have_text("Seat 2 acts first.")
    expect(page.locator(".stud img")).to_have_count(0)
    page.get_by_label("Seat 5, first upcard: 10 of diamonds").tap()
    page.get_by_role("button", name="9 of diamonds").tap()
    expect(page.get_by_label("Example")).to_have_value("")
