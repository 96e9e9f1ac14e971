"""What tests of several folders share: how Hypothesis looks for examples, whose coverage counts, and one browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, sync_playwright

from tests.programs import CHROMIUM

# No test fails for being slow. `python -m tests` asks for the second profile: the same examples each time.
settings.register_profile("default", deadline=None)
settings.load_profile("default")
settings.register_profile("ci", derandomize=True, database=None, deadline=None, print_blob=True)

HERE = Path(__file__).parent
OF_QUESTIONS = (
    "test_contract", "test_difficulty", "test_hints", "test_kind_", "test_other_houses", "test_quiz_set", "test_slips",
    "test_twin", "test_why_not",
)  # fmt: skip
"""The tests of scenarios that go over questions by the hundred; what these run of the engine, others are about."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A line counts as covered where a test of the engine or of grading runs it, not where one of questions comes by.

    The others are also twice as fast without it.
    """
    for item in items:
        path = item.path.relative_to(HERE)
        of_the_engine = path.parts[0] == "scenarios" and not path.name.startswith(OF_QUESTIONS)
        if not of_the_engine and path.name not in ("test_grading.py", "test_scoring.py"):
            item.add_marker("no_cover")


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
