"""The Hand screen: a whole hand, dealt from a seed or read from a record, walked through decision by decision."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import streamlit as st

from lessons.languages import language
from lessons.values import Count, Name, Phrase
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.histories import RecordedHand, to_phh
from scenarios.rulebooks import shipped
from tutor.hand.link import NAMES, read_link, write_link
from tutor.hand.picture import picture
from tutor.hand.problems import told
from tutor.hand.source import LARGEST, Dealt, Told, walk_of
from tutor.hand.tab import Tab, after
from tutor.hand.tab import chosen as chosen_for
from tutor.hand.walk import Walk
from tutor.practice import chance
from tutor.screens.floor_shares import drawn
from tutor.screens.frame import ignored, notice
from tutor.screens.visitor import Visitor
from tutor.speak import house as house_said
from tutor.speak import said, words
from tutor.widgets.hand_walk import hand_walk
from tutor.wishes import wish

_TAB, _HOUSE, _IGNORED = "hand", "hand house", "hand ignored"
_LABELS = (
    "first", "back", "on", "last", "position", "keys", "whole", "why", "hide", "guess", "guess-keys", "think", "show",
    "right", "wrong", "found", "again", "of-text", "damaged",
)  # fmt: skip
_FILE = ("file", "file-text", "file-use", "file-unused", "file-refused", "file-limit")
_OF_THE_FLOOR = ("file-download", "file-open", "copy-link", "copied")


def house(visitor: Visitor) -> tuple[Rulebook, Game]:
    """The rulebook and the game of the hand, which the header names."""
    walk = _tab(visitor).walk()
    return walk.rulebook, walk.hand.game


def chosen(visitor: Visitor, group: str, choice: str) -> None:
    """A choice of the header that is about the hand."""
    _keep(chosen_for(_tab(visitor), group, choice, chance))


@st.fragment
def screen(visitor: Visitor) -> None:
    """The walk, and at its end who gets what. A hand of another game draws the header anew."""
    named = tuple(one if isinstance(one, str) else one.id for one in house(visitor))
    if st.session_state.setdefault(_HOUSE, named) != named:
        st.session_state[_HOUSE] = named
        st.rerun()
    tab, lang = _tab(visitor), visitor.lang
    passed_over: tuple[str, ...] = st.session_state.pop(_IGNORED, ())
    walk = tab.walk()
    with st.container(key="walk", gap=None):
        notice(lang, *([ignored(passed_over)] if passed_over else ()))
        data = _data(tab, walk, lang)
        hand_walk(data, tab.taken, tab.ended, "walk table", lambda steps: _keep(after(_tab(visitor), steps, chance)))
        _shares(tab, walk, lang)


def _shares(tab: Tab, walk: Walk, lang: str) -> None:
    """Who gets what at the end of the hand, where that is divided at all and settled."""
    found = next((one.ruled for one in walk.stops[-1].asked if one.ask == "awards"), None)
    if tab.ended and found is not None and not found.unsettled:
        drawn(walk.awards, found.derivation, lang)
    else:
        drawn(None, None, lang)


def _data(tab: Tab, walk: Walk, lang: str) -> dict[str, Any]:
    link = write_link(tab.source, tab.rulebook)
    text = to_phh(walk.hand)
    return {
        **_picture(walk.hand, walk.rulebook.id, lang),
        "id": f"{walk.rulebook.id} {text}",
        "lang": lang,
        "dir": language(lang).direction,
        "at": tab.at,
        "link": link or "",
        "long": "" if link else words(lang, "hand-link-long"),
        "labels": {
            **{name: words(lang, f"hand-{name}") for name in (*_LABELS, *_FILE)},
            **{name: words(lang, f"floor-{name}") for name in _OF_THE_FLOOR},
            "file-long": words(lang, "floor-file-long", kilobytes=Count(LARGEST // 1024)),
        },
        "hands": _hands(tab, lang),
        "damaged": told(tab.problems, lang),
        "note": _note(tab, walk, lang),
        "file": {
            "yaml": text,
            "name": "hand.phh",
            "type": "text/plain",
            "taken": tab.read,
            "of": tab.refused.step,
            "problems": told(tab.refused.problems, lang),
            "text": tab.refused.text,
            "limit": LARGEST,
        },
    }


@lru_cache(maxsize=32)
def _picture(hand: RecordedHand, rulebook: str, lang: str) -> dict[str, Any]:
    """What is drawn of a hand. The end of the hand coming and going does not change it."""
    return picture(walk_of(hand, shipped(rulebook)), lang)


def _hands(tab: Tab, lang: str) -> list[dict[str, Any]]:
    """The hands of the text, to choose from."""
    source = tab.source
    if not isinstance(source, Told):
        return []
    return [
        {
            "label": words(lang, "hand-option", name=Name(one.name), game=Phrase(f"game-short-{one.game}")),
            "on": at == source.at,
        }
        for at, one in enumerate(source.hands)
    ]


def _note(tab: Tab, walk: Walk, lang: str) -> str:
    """That another rulebook than the one wanted rules this hand, where it does."""
    wanted = shipped(tab.rulebook)
    if wanted == walk.rulebook:
        return ""
    houses = {"wanted": house_said(wanted), "rulebook": house_said(walk.rulebook)}
    return said(lang, Phrase("hand-other-house", {**houses, "game": Phrase(f"game-{walk.hand.game}")}))


def _tab(visitor: Visitor) -> Tab:
    """This tab's hand: its own, the address's, or a new one of the learner's game and rulebook."""
    held = st.session_state.get(_TAB)
    if isinstance(held, Tab):
        return held
    wanted = wish(visitor.learner.settings)
    opened = read_link({name: st.query_params[name] for name in NAMES if name in st.query_params}, wanted.game)
    if opened.ignored:
        st.session_state[_IGNORED] = opened.ignored
    source = opened.source or Dealt(chance(), wanted.game)
    return _keep(Tab(source, opened.rulebook or wanted.rulebook.id, opened.at if opened.source else 0))


def _keep(tab: Tab) -> Tab:
    st.session_state[_TAB] = tab
    return tab
