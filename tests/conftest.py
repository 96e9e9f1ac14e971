"""What tests of several folders share: how Hypothesis looks for examples, and one browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, sync_playwright

from tests.programs import CHROMIUM

# `python -m tests` asks for this profile: the same examples each time, and none too slow on a busy machine.
settings.register_profile("ci", derandomize=True, database=None, deadline=None, print_blob=True)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser for the tests of one file: while Playwright's loop runs, no other test could start one of its own."""
    found = CHROMIUM.find()
    if found is None:
        pytest.fail(CHROMIUM.mend, pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()
