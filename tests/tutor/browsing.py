"""The real server on a free port with records of its own, and browsers that visit it."""

from __future__ import annotations

import json
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tutor.storage.place import FILE_NAME

expect.set_options(timeout=20_000)

ROOT = Path(__file__).parents[2]
PHONE = {"viewport": {"width": 360, "height": 640}, "is_mobile": True, "has_touch": True}
DESK = {"viewport": {"width": 1280, "height": 800}}
MOUSE = {**DESK, "is_mobile": False, "has_touch": False}
LARGE = pytest.mark.parametrize("device", [PHONE, MOUSE], ids=["phone", "desk"])
FOCUSED = """() => { let at = document.activeElement;
while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
return at?.getAttribute('aria-label') ?? at?.textContent ?? ''; }"""


class Server(Struct, frozen=True):
    address: str
    folder: Path
    settings: dict[str, Any]

    def count(self, table: str) -> int:
        """How many rows the records hold."""
        with closing(sqlite3.connect(self.folder / FILE_NAME)) as records:
            return int(records.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def running(folder: Path, base: str = "", port: int | None = None) -> Iterator[Server]:
    """A server until the end of the block; at a port that was in use before, or at any."""
    port = port or free_port()
    command = [sys.executable, str(Path(__file__).with_name("serving.py")), str(port), str(folder)]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [*command, base] if base else command, env=environment, stdout=subprocess.PIPE, text=True
    ) as it:
        try:
            assert it.stdout is not None
            yield Server(f"http://127.0.0.1:{port}/{base}", folder, json.loads(it.stdout.readline()))
        finally:
            it.terminate()


@contextmanager
def visit(chromium: Browser, **device: Any) -> Iterator[BrowserContext]:
    found = chromium.new_context(**{**PHONE, "locale": "en-US", **device})
    found.set_default_timeout(30_000)
    yield found
    found.close()


def opened(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=40_000)
    return page


def seats(page: Page) -> list[tuple[str, str]]:
    """Each seat's number with the cards that can be seen there."""
    cards = "[...tile.querySelectorAll('[data-card]')].map(card => card.dataset.card).join(' ')"
    script = f"tiles => tiles.map(tile => [tile.dataset.seat, {cards}])"
    return [(number, cards) for number, cards in page.locator("[data-seat]").evaluate_all(script)]


def seat(page: Page, number: int) -> Locator:
    return page.locator(f"[data-seat='{number}']")


def verdict(page: Page) -> Locator:
    return page.locator(".verdict")


def ruling(root: Page | Locator) -> None:
    """After an answer, have the ruling shown: at once, or in place of a second try where the answer was wrong."""
    root.locator(":is([data-phase=retry], [data-phase=answered])").wait_for()
    if root.locator("[data-focus=ruling]").count():
        root.locator("[data-focus=ruling]").click()
    root.locator("[data-phase=answered]").wait_for()


def overflow(page: Page) -> tuple[int, int]:
    """How far the page can be scrolled, across and down, in pixels."""
    main = "document.querySelector('[data-testid=stMain]')"
    across, down = page.evaluate(f"(m => [m.scrollWidth - m.clientWidth, m.scrollHeight - m.clientHeight])({main})")
    return across, down


def reach(page: Page, name: str) -> None:
    """Go there with the Tab key."""
    for _ in range(90):
        if page.evaluate(FOCUSED) == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name!r} is not reached with the Tab key")
