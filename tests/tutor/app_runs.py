"""The app's script run without a browser, as one learner sees it, and what it drew."""

from __future__ import annotations

import json
from typing import Any

from streamlit.testing.v1 import AppTest

from tutor.server import SCRIPT

TOKEN = "t" * 22
"""The learner's. It stands in the address, for there is no cookie here."""


def app(locale: str = "en", **parameters: str) -> AppTest:
    """The whole app at an address with these parameters, run once."""
    return run(visited(AppTest.from_file(str(SCRIPT), default_timeout=20), locale, parameters))


def visited(found: AppTest, locale: str, parameters: dict[str, str]) -> AppTest:
    """The script, not yet run, at an address with these parameters."""
    found.context = {"locale": locale}
    found.query_params["learner"] = TOKEN
    for name, value in parameters.items():
        found.query_params[name] = value
    return found


def run(app: AppTest) -> AppTest:
    app.run()
    assert not app.exception
    return app


def drawn(app: AppTest, component: str) -> dict[str, Any]:
    """The data that a component of the screen was given."""
    for element in app.get("bidi_component"):
        if element.proto.component_name == component:
            data: dict[str, Any] = json.loads(element.proto.json)
            return data
    raise AssertionError(f"no {component} on the screen")


def card(app: AppTest) -> dict[str, Any]:
    return drawn(app, "stud_tutor.practice_card")


def places(app: AppTest) -> dict[tuple[int, ...], tuple[str, int]]:
    """What stands where on the page: by its path in the tree, its type and how many it holds."""
    found: dict[tuple[int, ...], tuple[str, int]] = {}

    def look(node: Any, path: tuple[int, ...]) -> None:
        children = getattr(node, "children", {})
        found[path] = (node.type, len(children))
        for at, child in children.items():
            look(child, (*path, at))

    look(app.main, ())
    return found
