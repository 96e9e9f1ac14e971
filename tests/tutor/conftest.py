"""What the tests of the app share.

Records of their own, the command line, a server for each file, a newcomer's phone, and the card scene by scene.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.tutor.browsing import PHONE, Server, visit
from tests.tutor.browsing import running as serving
from tests.tutor.command_line import Run, runner
from tests.tutor.disk import Disk
from tests.tutor.scene_showing import Open, serving_scenes
from tutor import running
from tutor.records import Database, Records, open_database


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with open_database(data=tmp_path) as opened:
        yield opened


@pytest.fixture
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Records]:
    with open_database(data=tmp_path) as opened:
        monkeypatch.setattr(running, "_records", Records(opened, running.now))
        yield running.records()


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    with open_database(data=tmp_path) as opened:
        monkeypatch.setattr(running, "_records", Records(opened, running.now))
        monkeypatch.setattr(running, "_told", set())
        yield Disk(running.records(), monkeypatch)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("records")) as found:
        yield found


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    """A newcomer's phone that speaks English."""
    with visit(chromium) as found:
        yield found


@pytest.fixture(scope="module")
def scenes() -> Iterator[str]:
    with serving_scenes() as address:
        yield address


@pytest.fixture(scope="module")
def contexts(chromium: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """One browser context for each kind of device and colour scheme: its pages share what they have downloaded."""
    opened: dict[str, BrowserContext] = {}

    def context(device: dict[str, Any], colour_scheme: str) -> BrowserContext:
        kind = f"{device} {colour_scheme}"
        if kind not in opened:
            permissions = ["clipboard-read", "clipboard-write"]
            settings = {"reduced_motion": "reduce", "color_scheme": colour_scheme, "permissions": permissions}
            opened[kind] = chromium.new_context(**device, **settings)
        return opened[kind]

    yield context
    for each in opened.values():
        each.close()


@pytest.fixture
def show(scenes: str, contexts: Callable[..., BrowserContext], tmp_path: Path) -> Iterator[Open]:
    """Open a scene; at the end a picture of what was left on the screen stands in the test's folder."""
    pages: list[Page] = []
    faults: list[str] = []

    def open_scene(
        scene: str, then: str = "", device: dict[str, Any] = PHONE, colours: str = "light", script: str = ""
    ) -> Page:
        page = contexts(device, colours).new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.add_init_script(script)
        pages.append(page)
        page.goto(f"{scenes}/?scene={scene}" + (f"&then={then}" if then else ""))
        page.locator(".stud h1").wait_for(timeout=20_000)
        return page

    yield open_scene
    for number, page in enumerate(pages):
        page.screenshot(path=tmp_path / f"{number}.png")
        page.close()
    assert faults == []
