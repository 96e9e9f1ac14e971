"""Who is practising: an opaque token in a cookie, so that a phone's reload finds the same question.

The cookie is set with the page itself, before any script runs, and renewed with every page; no script can read it. A
browser that refuses cookies gets the token in its address instead (``?learner=``), which lasts as long as the tab.
Nothing is stored for a token until a question is shown.
"""

from __future__ import annotations

import re
import secrets
from http.cookies import CookieError, SimpleCookie
from typing import TypeGuard

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "stud_tutor"
PARAMETER = "learner"
_MAX_AGE = 400 * 24 * 60 * 60  # seconds; browsers keep no cookie longer than 400 days
_TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")


def is_token(found: object) -> TypeGuard[str]:
    """Whether what was found can be a token: nothing shorter than 128 bits is taken from outside."""
    return isinstance(found, str) and _TOKEN.fullmatch(found) is not None


def new_token() -> str:
    """128 bits of chance, as text."""
    return secrets.token_urlsafe(16)


class LearnerCookie:
    """Give every page that leaves the server a learner's cookie: the one that came with the request, or a new one.

    ``path`` is where the app stands under its host: ``/`` or ``/stud/``.
    """

    def __init__(self, app: ASGIApp, path: str) -> None:
        self._app, self._path = app, path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "GET":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if "text/html" not in headers.get("accept", ""):
            await self._app(scope, receive, send)
            return
        secure = scope.get("scheme") == "https" or headers.get("x-forwarded-proto", "") == "https"
        cookie = self._cookie(headers.get("cookie", ""), secure)

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                answer.append("set-cookie", cookie)
                answer["cache-control"] = "private, no-cache"  # a page with somebody's cookie is nobody else's
            await send(message)

        await self._app(scope, receive, send_with_cookie)

    def _cookie(self, sent: str, secure: bool) -> str:
        try:
            held = SimpleCookie(sent).get(COOKIE)
        except CookieError:
            held = None
        token = held.value if held is not None and is_token(held.value) else new_token()
        rest = f"Path={self._path}; Max-Age={_MAX_AGE}; HttpOnly; SameSite=Lax"
        return f"{COOKIE}={token}; {rest}" + ("; Secure" if secure else "")
