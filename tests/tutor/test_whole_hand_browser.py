"""A whole hand in a real browser, on a phone and at a desk: from step to step, and a reload in between."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from scenarios.make import make
from tests.tutor.browsing import LARGE, Server, opened, overflow, verdict, visit
from tests.tutor.test_whole_hand import STEPS

pytestmark = pytest.mark.browser


@LARGE
def test_from_step_to_step_and_a_reload_in_between(chromium: Browser, server: Server, device: dict[str, Any]) -> None:
    with visit(chromium, **device) as context:
        page = opened(context, f"{server.address}?q={make(STEPS[0]).code}")
        place = page.locator(".leading")
        expect(place).to_contain_text("A whole hand · step 1 of 9")
        page.locator("button[data-seat='3']").click()
        expect(verdict(page)).to_contain_text("Seat 3 brings it in")
        page.get_by_role("button", name="Next").click()
        expect(place).to_contain_text("step 2 of 9")
        expect(place).to_contain_text("seat 3 brings in 3, seat 4 calls 3, seat 1 completes to 10, seat 2 folds")
        expect(page.get_by_role("heading", level=1)).to_be_in_viewport()
        assert overflow(page)[0] == 0
        page.reload()
        expect(place).to_contain_text("step 2 of 9")
        expect(verdict(page)).to_have_count(0)
