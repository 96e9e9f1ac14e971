"""Who looks at the page, and in which language: from the cookie, the address and the browser."""

from __future__ import annotations

from dataclasses import dataclass, replace

import streamlit as st

from lessons.languages import PSEUDO, negotiate, tags
from tutor import running
from tutor.identity import COOKIE, PARAMETER, is_token, new_token
from tutor.records import Learner


@dataclass(frozen=True, slots=True)
class Visitor:
    """A learner with the token that names them, and the language of this run."""

    token: str
    learner: Learner
    lang: str


def visitor() -> Visitor:
    """Whoever looks at the page; made a learner on their first visit.

    A language in the address (``?lang=``) becomes the learner's own. Raises StorageError.
    """
    token = _token()
    learner = running.records().admit(token)
    asked = _asked_language()
    if asked is not None and asked != learner.settings.language:
        learner = replace(learner, settings=replace(learner.settings, language=asked))
        running.records().save_settings(token, learner.settings)
    st.query_params.pop("lang", None)
    lang = learner.settings.language or browser_language()
    st.session_state["lang"] = lang  # for what is said when a screen fails
    return Visitor(token, learner, lang)


def browser_language() -> str:
    """The best of our languages for this browser, English where none fits."""
    accepted = st.context.headers.get("Accept-Language", "") if st.context.headers else ""
    wanted = [st.context.locale or "", *(part.split(";")[0] for part in accepted.split(","))]
    return negotiate([tag for tag in wanted if tag.strip()])


def _asked_language() -> str | None:
    asked = st.query_params.get("lang", "")
    known = negotiate([asked]) if asked else ""
    return known if known in (*tags(), *PSEUDO) and asked.lower().startswith(known) else None


def _token() -> str:
    """The cookie's token, or the address's where the browser keeps no cookie, or a new one put into the address."""
    held = st.context.cookies.get(COOKIE)
    if is_token(held):
        return held
    named = st.query_params.get(PARAMETER)
    if not is_token(named):
        named = st.session_state.setdefault("token", new_token())
    st.session_state["token"] = named
    st.query_params[PARAMETER] = named
    return named
