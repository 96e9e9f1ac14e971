"""Who looks at the page, and in which language: from the cookie, the address and the browser.

While the records take nothing, whoever looks is a learner all the same; what they choose is then kept in their tab.
"""

from __future__ import annotations

from contextlib import suppress

import streamlit as st
from msgspec import Struct
from msgspec.structs import replace

from lessons.languages import PSEUDO, negotiate, tags
from tutor import running
from tutor.identity import COOKIE, PARAMETER, is_token, new_token
from tutor.records import Learner, Settings, StorageError, UnknownLearner

_CHOSEN = "settings"


class Visitor(Struct, frozen=True):
    """A learner with the token that names them, and the language of this run.

    ``ignored``: parameters of the address that mean nothing here.
    """

    token: str
    learner: Learner
    lang: str
    ignored: tuple[str, ...] = ()


def visitor() -> Visitor:
    """Whoever looks at the page; made a learner on their first visit.

    A language in the address (``?lang=``) becomes the learner's own.
    """
    token = _token()
    learner = admitted(token)
    asked = _asked_language()
    if asked is not None and asked != learner.settings.language:
        learner = replace(learner, settings=replace(learner.settings, language=asked))
        keep_settings(token, learner.settings)
    ignored = ("lang",) if st.query_params.pop("lang", "") and asked is None else ()
    lang = learner.settings.language or browser_language()
    st.session_state["lang"] = lang  # for what is said when a screen fails
    return Visitor(token, learner, lang, ignored)


def admitted(token: str) -> Learner:
    """The learner of this token; one whom nobody has met, where the records neither know nor take them."""
    chosen: Settings | None = st.session_state.get(_CHOSEN)
    known = None
    try:
        known = running.records().learner(token)
        if known is None or chosen is not None:
            known = running.records().admit(token)
            if chosen is not None:
                running.records().save_settings(token, chosen)
                del st.session_state[_CHOSEN]
    except StorageError as error:
        running.noted(error)
    known = known or Learner(0, running.now(), Settings())
    return known if chosen is None else replace(known, settings=chosen)


def keep_settings(token: str, settings: Settings) -> None:
    """Keep what the learner chose: in the records, or in the tab until they take it."""
    st.session_state[_CHOSEN] = settings
    with suppress(UnknownLearner):  # whoever came while nothing could be stored is admitted with the next run
        try:
            running.records().save_settings(token, settings)
            del st.session_state[_CHOSEN]
        except StorageError as error:
            running.noted(error)


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
