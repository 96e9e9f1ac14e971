"""A question in each form, as the screens hand it over, answered by keys alone: it is read, and graded right."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.tutor.browsing import DESK
from tests.tutor.forms_shown import FORMS
from tests.tutor.items import reshaped
from tests.tutor.scene_showing import Open
from tests.tutor.test_widget import told
from tutor.grading import Graded, grade

pytestmark = pytest.mark.browser

KEYS = {
    "seat": ["2"],
    "nobody": ["0"],
    "order": ["3", "4", "1", "Enter"],
    "at once": ["0", "Enter"],
    "rank": ["3", "1", "4", "t", "Enter"],
    "amount": [*"4321", "Enter"],
    "chips": [*"113", "Enter", "Enter", *"12", "Enter", "Enter"],
    "pots": [
        "Tab", *"40", "Tab", "Space", "Tab", "Space", "Tab", "Space", "Tab", "Space",  # the main pot, then another
        *"20", "Tab", "Tab", "Space", "Tab", "Space",  # the focus is in its field
    ],
    "cards": [*"23456", "Enter"],
    "no cards": ["0", "Enter"],
    "choice": ["2", "Enter"],
    "line": ["2", "b", "Enter"],
    "choices": ["1", "3", "Enter"],
}  # fmt: skip


@pytest.fixture(scope="module", autouse=True)
def _warm(scenes: str, chromium: Browser) -> None:
    """The first of these scenes reads the engine in, which takes a busy machine its time."""
    page = chromium.new_page()
    page.goto(f"{scenes}/?scene=real seat")
    page.locator(".stud h1").wait_for(timeout=90_000)
    page.close()


def press(page: Page, keys: list[str]) -> None:
    for key in keys:
        page.keyboard.press(key)


@pytest.mark.parametrize("name", FORMS)
def test_the_right_answer_by_keys_is_graded_right_and_shown_again(show: Open, name: str) -> None:
    page = show(f"real {name}", then=f"real {name} answered", device=DESK)
    if name == "pots":
        page.get_by_role("textbox").focus()
        press(page, KEYS[name][1:])
        page.get_by_role("button", name="Goes back to 4").press("Space")
        page.get_by_role("textbox").last.focus()
        press(page, ["1", "5", "Enter"])
    else:
        press(page, KEYS[name])
    expect(page.locator(".verdict.good")).to_be_visible()
    expect(page.locator("#out")).not_to_contain_text('"out": []')
    answers = told(page)
    assert len(answers) == 1
    graded = grade(reshaped(*FORMS[name]), answers[0])
    assert isinstance(graded, Graded)
    assert graded.correct
