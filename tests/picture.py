"""The README's picture, made from the app itself: ``python -m tests.picture``.

A bring-in decided by suit, answered as if the order of the suits were reversed.
"""

from __future__ import annotations

from io import BytesIO
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import sync_playwright

from scenarios.engine.chips import Seat
from scenarios.questions.answers import SeatAnswer
from scenarios.questions.question import Item
from tests.programs import CHROMIUM
from tests.tutor.browsing import opened, ruling, running, seat, visit
from tests.tutor.items import bring_in

PICTURE = Path(__file__).parents[1] / "tutor" / "screenshot.png"
DESK = {"viewport": {"width": 1280, "height": 800}, "is_mobile": False, "has_touch": False}
SEATS = 6


def question() -> tuple[Item, Seat]:
    """The first of its kind with so many seats, and the seat that the reversed suits would name."""
    for seed in count():
        item = bring_in("suit", seed)
        for wrong in item.misconceptions:
            if wrong.id == "bring_in/suits_reversed" and len(item.state.seats) == SEATS:
                assert isinstance(wrong.answer, SeatAnswer)
                return item, wrong.answer.seat
    raise AssertionError


def taken() -> bytes:
    """The screen after the answer, as a PNG."""
    item, wrong = question()
    with TemporaryDirectory() as folder, running(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM.find(), args=["--no-sandbox"])
        with visit(browser, **DESK, reduced_motion="reduce") as context:
            page = opened(context, f"{server.address}?q={item.code}")
            seat(page, wrong).click()
            ruling(page)
            page.mouse.move(0, 0)
            picture = page.screenshot(animations="disabled")
        browser.close()
    return picture


if __name__ == "__main__":
    few_colours = Image.open(BytesIO(taken())).convert("RGB").quantize(256, dither=Image.Dither.NONE)
    few_colours.save(PICTURE, optimize=True)
    print(f"{PICTURE}: {PICTURE.stat().st_size:,} bytes")
