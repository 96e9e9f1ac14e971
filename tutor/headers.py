"""What the server adds to Streamlit's answers, for safety: headers, a closed door, and words where there is no page.

The policy lets a page load from this server alone. Streamlit needs styles written into the page, its own first script
(named by its hash), and modules made in the browser out of a component's code (``blob:``).
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Collection
from hashlib import sha256
from html import escape

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import HTMLResponse, PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lessons.languages import language, negotiate
from tutor.speak import words

_METRICS = "_stcore/metrics"
_OURS = ("_stcore/", "static/", "media/", "component/")


class SafeAnswers:
    """``root``: where the app stands under its host. ``pages``: the addresses of its screens below that.

    ``scripts``: the text of each script that stands in Streamlit's own page. ``metrics``: whether Streamlit's figures
    on its memory and sessions may be read by whoever asks.
    """

    def __init__(
        self, app: ASGIApp, root: str, pages: Collection[str], scripts: Collection[str], metrics: bool = False
    ) -> None:
        self._app, self._root, self._pages, self._metrics = app, root, pages, metrics
        self._headers = {
            "content-security-policy": policy(scripts),
            "referrer-policy": "same-origin",
            "x-content-type-options": "nosniff",
            "x-frame-options": "SAMEORIGIN",
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    answer[name] = value
            await send(message)

        await self._answer(scope)(scope, receive, send_safely)

    def _answer(self, scope: Scope) -> ASGIApp:
        path = scope["path"].removeprefix(self._root).strip("/")
        if path == _METRICS and not self._metrics:
            return PlainTextResponse("closed: start with --metrics to open it", 404)
        headers = Headers(scope=scope)
        asks_for_a_page = scope["method"] == "GET" and "text/html" in headers.get("accept", "")
        if asks_for_a_page and path not in self._pages and "." not in path and not f"{path}/".startswith(_OURS):
            return HTMLResponse(nowhere(headers.get("accept-language", ""), self._root), 404)
        return self._app


def policy(scripts: Collection[str]) -> str:
    """The content security policy, which lets these scripts run though they stand in the page itself."""
    hashes = " ".join(f"'sha256-{b64encode(sha256(one.encode()).digest()).decode()}'" for one in scripts)
    rules = {
        "default-src": "'self'",
        "script-src": f"'self' blob: {hashes}".strip(),
        "style-src": "'self' 'unsafe-inline'",
        "img-src": "'self' data: blob:",
        "font-src": "'self' data:",
        "worker-src": "'self' blob:",
        "object-src": "'none'",
        "base-uri": "'self'",
        "form-action": "'self'",
        "frame-ancestors": "'self'",
    }
    return "; ".join(f"{name} {allowed}" for name, allowed in rules.items())


def nowhere(accepted: str, root: str) -> str:
    """The page in place of one that there is not, in the best of our languages for this browser."""
    lang = negotiate([part.split(";")[0] for part in accepted.split(",") if part.strip()])
    name, told = escape(words(lang, "ui-app-name")), escape(words(lang, "error-page-not-found"))
    links = "".join(
        f'<p><a href="{escape(root)}{path}">{escape(words(lang, title))}</a></p>'
        for path, title in (("", "ui-practice"), ("learn", "ui-learn"))
    )
    return (
        f'<!doctype html><html lang="{lang}" dir="{language(lang).direction}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{name}</title>'
        "<style>:root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif}"
        "body{max-width:36em;margin:3em auto;padding:0 1em}a{color:inherit}</style>"
        f"<main><h1>{name}</h1><p>{told}</p>{links}</main></html>"
    )
