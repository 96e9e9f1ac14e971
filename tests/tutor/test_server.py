"""The server around the app: the learner's cookie, health, and what a fault in a screen looks like."""

from __future__ import annotations

import asyncio
import json
import logging
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from starlette.types import Message, Receive, Scope, Send
from streamlit.testing.v1 import AppTest

from lessons.messages import format_plain
from tutor import running
from tutor.identity import COOKIE, LearnerCookie, is_token, new_token
from tutor.records import Records, StorageError
from tutor.server import healthz, serve, settings


async def page(scope: Scope, receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"cache-control", b"no-cache")]})
    await send({"type": "http.response.body", "body": b""})


def headers(path: str = "/", scheme: str = "http", method: str = "GET", **sent: str) -> list[tuple[str, str]]:
    """The headers of the answer to a request with these headers."""
    given = {"accept": "text/html,*/*", **{name.replace("_", "-"): value for name, value in sent.items()}}
    scope = {
        "type": "http", "method": method, "scheme": scheme, "path": "/",
        "headers": [(name.encode(), value.encode()) for name, value in given.items()],
    }  # fmt: skip
    told: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        told.append(message)

    asyncio.run(LearnerCookie(page, path)(scope, receive, send))
    return [(name.decode(), value.decode()) for name, value in told[0]["headers"]]


def cookie(**request: Any) -> Any:
    """The learner's cookie that a request is answered with, or None."""
    set_cookie = dict(headers(**request)).get("set-cookie", "")
    return SimpleCookie(set_cookie).get(COOKIE)


def test_a_token_holds_128_bits_and_is_new_each_time() -> None:
    made = {new_token() for _ in range(100)}
    assert len(made) == 100
    assert all(is_token(one) and len(one) == 22 for one in made)


@pytest.mark.parametrize("found", [None, "", "short", "x" * 65, "a" * 21 + " ", "a" * 21 + "ä", "a" * 22 + "\n", 4])
def test_what_cannot_be_a_token_is_none(found: object) -> None:
    assert not is_token(found)


def test_a_first_page_brings_a_cookie_that_scripts_and_other_sites_cannot_use() -> None:
    found = cookie(path="/stud/")
    assert is_token(found.value)
    assert (found["path"], found["httponly"], found["samesite"], found["secure"]) == ("/stud/", True, "Lax", "")


def test_the_cookie_that_comes_goes_back_and_a_strange_one_is_replaced() -> None:
    token = new_token()
    assert cookie(cookie=f"other=1; {COOKIE}={token}").value == token
    assert cookie(cookie=f"{COOKIE}=short").value != "short"
    assert is_token(cookie(cookie=f"{COOKIE}=\x00;;=").value)


def test_behind_https_the_cookie_travels_by_https_alone() -> None:
    assert cookie(scheme="https")["secure"]
    assert cookie(x_forwarded_proto="https")["secure"]


def test_nothing_but_a_page_brings_a_cookie() -> None:
    assert cookie(accept="application/json") is None
    assert cookie(method="POST") is None


def test_a_page_with_a_cookie_may_be_kept_by_nobody_else() -> None:
    assert [value for name, value in headers() if name == "cache-control"] == ["private, no-cache"]


@pytest.fixture(autouse=True)
def heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another test's tool may have silenced every logger that there was."""
    for name in ("tutor.running", "tutor.screens.unexpected"):
        monkeypatch.setattr(logging.getLogger(name), "disabled", False)


@pytest.mark.usefixtures("records")
def test_health_is_bad_while_nothing_can_be_stored_and_says_why_without_the_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert healthz(Request({"type": "http"})).status_code == 200

    def away(*_: object) -> None:
        raise StorageError("/home/bob/records.sqlite3: disk I/O error", "disk I/O error")

    monkeypatch.setattr(Records, "check", away)
    answer = healthz(Request({"type": "http"}))
    assert answer.status_code == 503
    assert json.loads(bytes(answer.body)) == {"status": "answers cannot be stored", "reason": "disk I/O error"}


@pytest.mark.usefixtures("records")
def test_the_log_names_a_cause_once_and_that_it_is_over(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    causes = iter(["one", "one", "two", "two", "", "", "one"])

    def check(_: Records) -> None:
        if cause := next(causes):
            raise StorageError(cause)

    monkeypatch.setattr(Records, "check", check)
    monkeypatch.setattr(running, "_told", set())
    troubles = [running.trouble() for _ in range(7)]
    assert [trouble is None for trouble in troubles] == [False, False, False, False, True, True, False]
    stored, again = "answers cannot be stored: ", "answers can be stored again"
    assert caplog.messages == [f"{stored}one", f"{stored}two", again, f"{stored}one"]
    running.noted(None)


def test_a_data_folder_that_cannot_be_made_stops_the_server_before_it_listens(tmp_path: Path) -> None:
    taken = tmp_path / "file"
    taken.write_text("")
    with pytest.raises(StorageError, match="--data"):
        serve(data=taken / "folder")


def test_the_settings_name_the_address_and_no_garbage_collection() -> None:
    found = settings("0.0.0.0", 80, "stud")
    assert (found["server.address"], found["server.port"], found["server.baseUrlPath"]) == ("0.0.0.0", 80, "stud")
    assert found["runner.postScriptGC"] is False


def failing() -> None:
    """A screen that fails when it has said something already, and what the server then lets the learner see."""
    import streamlit as st

    from tutor.screens.frame import notice
    from tutor.screens.practice import FRESH
    from tutor.screens.unexpected import unexpected

    st.session_state["lang"] = "da"
    if not st.session_state.get(FRESH):
        notice("da", "error-page-not-found")
        unexpected(ValueError("of the program's own"))


def test_a_fault_is_told_in_the_learners_language_logged_and_left_behind(caplog: pytest.LogCaptureFixture) -> None:
    app = AppTest.from_function(failing, default_timeout=20).run()
    assert [one.value for one in app.warning] == [
        format_plain("da", one) for one in ("error-page-not-found", "error-unexpected")
    ]
    assert "of the program's own" in caplog.text
    app.button(key="ui-next").click().run()
    assert not app.warning
