"""What a learner sees when the program itself is at fault: friendly words, and a way on. The fault goes to the log."""

from __future__ import annotations

import logging

import streamlit as st

from tutor.screens.frame import notice
from tutor.screens.practice import FRESH
from tutor.screens.visitor import browser_language

_LOG = logging.getLogger(__name__)


def unexpected(error: Exception) -> bool:
    """Log the fault and offer a new question, so that nobody is caught in a reload of a broken one.

    True tells Streamlit that the learner has been told.
    """
    _LOG.error("a screen failed", exc_info=error)
    lang = st.session_state.get("lang") or browser_language()
    notice(lang, "error-unexpected", doing={"ui-next": _start_anew}, of="fault")
    return True


def _start_anew() -> None:
    st.session_state[FRESH] = True
