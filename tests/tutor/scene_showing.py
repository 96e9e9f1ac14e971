"""The Practice card alone, scene by scene: a server that draws scenes, and a page opened on one of them."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, expect

from tutor.theme import theme

APP = Path(__file__).with_name("practice_card_app.py")
ROOT = APP.parents[2]

Open = Callable[..., Page]


@contextmanager
def serving_scenes() -> Iterator[str]:
    """The address of a server that draws the scene which its address names."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    options = {
        "server.port": port, "server.address": "127.0.0.1", "server.headless": "true", "server.fileWatcherType": "none",
        "browser.gatherUsageStats": "false", "client.toolbarMode": "minimal", **theme(),
    }  # fmt: skip
    command = [
        sys.executable,
        "-m",
        "streamlit",
        "run",
        str(APP),
        *(f"--{key}={value}" for key, value in options.items()),
    ]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            _wait_until_up(f"http://127.0.0.1:{port}/_stcore/health")
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


def draw_anew(page: Page) -> None:
    """Let the server draw a scene once more whose small line differs each time: R is Streamlit's own key for it."""
    before = page.locator(".stud .small").first.inner_text()
    page.evaluate("document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'r', bubbles: true}))")
    expect(page.locator(".stud .small").first).not_to_have_text(before)


def _wait_until_up(url: str) -> None:
    for _ in range(150):
        try:
            urllib.request.urlopen(url, timeout=1).close()
            return
        except OSError:
            time.sleep(0.2)
    raise TimeoutError(url)
