"""The web server: Streamlit, our own routes and the learner's cookie in one process.

``serve`` is what the command line starts. Settings are given here and nowhere else: Streamlit's own environment
variables are not read.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import streamlit
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route
from streamlit import App

from tutor import running
from tutor.headers import SafeAnswers
from tutor.identity import LearnerCookie
from tutor.screens.frame import SCREENS
from tutor.screens.unexpected import unexpected
from tutor.storage.database import open_database
from tutor.theme import theme

PAGES = ("", *SCREENS[1:], "healthz")
SCRIPT = Path(__file__).with_name("app.py")  # absolute: a relative path would be looked for beside the console script


def serve(
    host: str = "127.0.0.1",
    port: int = 8501,
    data: Path | None = None,
    database: str = "",
    base_path: str = "",
    metrics: bool = False,
    ready: Callable[[], object] = lambda: None,
) -> None:
    """Serve the app until it is stopped.

    ``data`` is the folder of the records, the user's own if None; ``database`` an SQLAlchemy URL in its place;
    ``base_path`` the path under which a proxy shows the app, such as ``stud``; ``metrics`` opens Streamlit's figures.
    ``ready`` is called once the records are open, just before it listens.
    Raises StorageError when the database cannot be opened, before anything listens.
    """
    base = base_path.strip("/")
    root = f"/{base}/" if base else "/"
    with open_database(database, data) as opened:
        running.start(opened)
        running.trouble()  # told to the log at once, not with the first learner
        ready()
        App(
            SCRIPT,
            routes=[Route(f"{root}healthz", healthz, methods=["GET"])],
            middleware=[
                Middleware(SafeAnswers, root=root, pages=PAGES, scripts=first_scripts(), metrics=metrics),
                Middleware(LearnerCookie, path=root),
            ],
            on_script_error=unexpected,
        ).run(config=settings(host, port, base))


def healthz(_request: Request) -> JSONResponse:
    """Whether the app can do its work: 200 when answers can be stored, else 503 with the reason.

    The reason names no place and no user: anybody may ask. Runs in a thread of its own.
    """
    trouble = running.trouble()
    if trouble is None:
        return JSONResponse({"status": "ok"})
    return JSONResponse({"status": "answers cannot be stored", "reason": trouble.why}, status_code=503)


def first_scripts() -> list[str]:
    """The scripts that stand in the page with which Streamlit begins."""
    page = Path(streamlit.__file__).with_name("static") / "index.html"
    return re.findall(r"<script>(.*?)</script>", page.read_text("utf-8"), re.DOTALL)


def settings(host: str, port: int, base_path: str) -> dict[str, Any]:
    """Streamlit's options.

    ``runner.postScriptGC`` is hidden and on by default: a full garbage collection after every run, which at 200
    learners turns 15 ms into 20 s. ``client.showErrorDetails`` none keeps what a fault quotes away from the learner.
    """
    return {
        "server.address": host,
        "server.port": port,
        "server.baseUrlPath": base_path,
        "server.headless": True,
        "server.fileWatcherType": "none",
        "server.disconnectedSessionTTL": 900,
        "server.maxUploadSize": 2,
        "runner.postScriptGC": False,
        "runner.magicEnabled": False,
        "browser.gatherUsageStats": False,
        "client.toolbarMode": "minimal",
        "client.showErrorDetails": "none",
        "client.showSidebarNavigation": False,
        "logger.hideWelcomeMessage": True,
        "logger.enableRich": False,
        **theme(),
    }
