"""What the server adds to every answer: headers, a closed door, and a page of ours where there is none."""

from __future__ import annotations

import asyncio

import pytest
from starlette.responses import PlainTextResponse
from starlette.types import Message

from lessons.languages import tags
from lessons.messages import format_plain
from tutor.headers import SafeAnswers, policy
from tutor.server import first_scripts

PAGES = ("", "learn", "healthz")


def answer(
    path: str, root: str = "/", metrics: bool = False, accept: str = "text/html", lang: str = "en", method: str = "GET"
) -> tuple[int, dict[str, str], str]:
    """Status, headers and text of the answer; the app behind says "through"."""
    headers = [(b"accept", accept.encode()), (b"accept-language", lang.encode())]
    scope = {"type": "http", "method": method, "path": path, "headers": headers}
    told: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        told.append(message)

    asyncio.run(SafeAnswers(PlainTextResponse("through"), root, PAGES, first_scripts(), metrics)(scope, receive, send))
    found = {name.decode(): value.decode() for name, value in told[0]["headers"]}
    return told[0]["status"], found, told[1]["body"].decode()


@pytest.mark.parametrize("path", ["/", "/learn", "/nowhere", "/_stcore/health"])
def test_every_answer_says_what_a_browser_may_do_with_it(path: str) -> None:
    _, headers, _ = answer(path)
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    rules = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
    assert rules["default-src"] == rules["frame-ancestors"] == "'self'"
    assert rules["object-src"] == "'none'"
    assert "unsafe" not in rules["script-src"]
    assert not any(word in headers["content-security-policy"] for word in ("http:", "https:", "*"))


def test_streamlits_own_first_script_is_named_by_its_hash() -> None:
    assert len(first_scripts()) == 1
    # the hash that CSP level 3 gives for "alert('Hello, world.');"
    assert "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='" in policy(["alert('Hello, world.');"])


@pytest.mark.parametrize("root", ["/", "/stud/"])
def test_the_servers_figures_are_closed_unless_asked_for(root: str) -> None:
    assert answer(f"{root}_stcore/metrics", root)[0] == 404
    assert answer(f"{root}_stcore/metrics", root, metrics=True)[2] == "through"


@pytest.mark.parametrize("lang", tags())
def test_a_page_that_there_is_not_is_told_so_in_the_browsers_language(lang: str) -> None:
    status, _, body = answer("/nowhere", lang=f"{lang}-XX, en;q=0.5")
    assert status == 404
    assert f'<html lang="{lang}"' in body
    assert format_plain(lang, "error-page-not-found") in body
    assert 'href="/learn"' in body
    assert 'href="/stud/learn"' in answer("/stud/nowhere", "/stud/")[2]


@pytest.mark.parametrize("path", ["/", "/learn", "/learn/", "/healthz", "/static/x.js", "/favicon.png", "/_stcore/x"])
def test_what_there_is_goes_through(path: str) -> None:
    assert answer(path)[2] == "through"


def test_only_a_page_that_is_asked_for_is_answered_with_a_page() -> None:
    assert answer("/nowhere", accept="*/*")[2] == "through"
    assert answer("/nowhere", method="POST")[2] == "through"
