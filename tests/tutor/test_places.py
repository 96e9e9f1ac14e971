"""Everything in a fragment has its place in every run, whatever else comes and goes.

Streamlit takes back what it has not yet sent of a run that is broken off, but not large elements that the browser has
already. One that has no place in the page as it was leaves the page blank (``screens.frame.notice``).
"""

from __future__ import annotations

from itertools import permutations

import pytest
from msgspec.structs import replace
from playwright.sync_api import BrowserContext, expect
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.runtime.forward_msg_cache import create_reference_msg, populate_hash_if_needed
from streamlit.runtime.forward_msg_queue import ForwardMsgQueue
from streamlit.testing.v1 import AppTest

from scenarios.engine.rulebook import Game
from scenarios.make import make, recipe
from scenarios.recipe import WHOLE_HAND
from scenarios.rulebooks import shipped
from scenarios.twin import next_door
from tests.tutor import test_floor_screen as floor
from tests.tutor import test_hand_screen as hand
from tests.tutor.app_runs import app, card, places
from tests.tutor.browsing import Server, opened
from tests.tutor.disk import Disk
from tests.tutor.hand_texts import SHOWN
from tutor.floor.examples import names
from tutor.hand.source import read_text
from tutor.hand.tab import Tab
from tutor.records import Records

LARGE = ("bidi_component", "plotly_chart")


def assert_each_has_its_place(*runs: AppTest) -> None:
    for one, other in permutations(map(places, runs), 2):
        large = [path for path, (kind, _) in one.items() if kind in LARGE]
        assert large
        for *block, at in large:
            assert other.get(tuple(block), ("", -1))[1] >= at, f"{(*block, at)} has no place in another run"


def test_practice_with_and_without_a_notice_and_a_drill(disk: Disk) -> None:
    plain, drill = app(), app(kind="bring_in", rulebook="roberts")
    assert card(drill)["phase"] == "ask"
    broken = app(q="bi1s-roberts.1-broken", lang="zz")
    step = make(recipe(WHOLE_HAND, shipped("roberts"), Game.STUD, seed=1))
    suit = recipe("bring_in", shipped("roberts"), Game.STUD, "suit", seed=3)
    change = next_door(make(suit))
    assert change is not None
    led = [app(q=step.code), app(q=make(replace(suit, change=change.text)).code)]
    assert all("class='leading'" in "".join(html.value for html in one.get("html")) for one in led)
    disk.full = True
    full = app()
    assert [len(one.warning) for one in (plain, drill, broken, full)] == [0, 0, 1, 1]
    assert_each_has_its_place(plain, drill, broken, full, *led)


def test_floor_with_and_without_a_notice_and_shares(records: Records) -> None:
    runs = [floor.screen(s=floor.link(name)) for name in names()]
    assert {len(one.get("plotly_chart")) for one in runs} == {0, 1}
    broken = floor.screen(s="broken")
    assert broken.warning
    assert_each_has_its_place(*runs, broken)


def test_hand_with_and_without_a_notice_and_shares(records: Records) -> None:
    begun = Tab(read_text(SHOWN)[0], "roberts")
    ended = Tab(begun.source, "roberts", ended=True)
    broken = hand.screen(hand="1broken")
    assert broken.warning
    assert_each_has_its_place(hand.screen(tab=begun), hand.screen(tab=ended), broken)


@pytest.mark.browser
@pytest.mark.parametrize("path", ["floor?s=broken", "hand?hand=1broken", "learn?page=none"])
def test_an_address_can_be_wrong_in_two_ways_and_both_are_said(
    context: BrowserContext, server: Server, path: str
) -> None:
    page = opened(context, f"{server.address}{path}&lang=zz")
    expect(page.locator("[data-testid=stAlert]")).to_have_count(2)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_streamlit_still_keeps_a_large_element_whose_block_it_takes_back() -> None:
    """Where this fails, Streamlit has been mended, and places need no longer be kept for this reason."""
    block, large = ForwardMsg(), ForwardMsg()
    block.delta.fragment_id = large.delta.fragment_id = "card"
    block.delta.add_block.vertical.SetInParent()
    block.metadata.delta_path.extend([0, 0])
    large.delta.new_element.html.body = "the program"
    large.metadata.delta_path.extend([0, 0, 0])
    populate_hash_if_needed(large)
    queue = ForwardMsgQueue()
    queue.enqueue(block)
    queue.enqueue(create_reference_msg(large))
    queue.clear(retain_lifecycle_msgs=True, fragment_ids_this_run=["card"])
    assert [message.WhichOneof("type") for message in queue.flush()] == ["ref_hash"]
