"""The frame around every screen: the page's look, the header with its choices, and words when something is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files

import streamlit as st
from msgspec.structs import replace

from lessons.languages import language, tags
from lessons.messages import has_message
from lessons.values import NameList, Phrase
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.rulebooks import SHIPPED, shipped
from tutor.levels import LEVELS
from tutor.records import Settings
from tutor.screens.visitor import Visitor, keep_settings
from tutor.speak import house, kind_name, said, words
from tutor.theme import variables
from tutor.widgets.header import Choice, Group, Menu, Page, Picked, header
from tutor.wishes import topics, wish

SCREENS = ("practice", "learn", "floor", "hand", "set", "progress")
_ALL, _AUTOMATIC = "all", "automatic"
_STYLE = files("tutor.screens").joinpath("look.css").read_text(encoding="utf-8")


def style() -> None:
    """Streamlit's own chrome out of the way."""
    st.html(f"<style>{variables()}{_STYLE}</style>")


def screen_title(lang: str, screen: str) -> str:
    """The screen's name in the header and in the browser's tab."""
    return words(lang, f"ui-{screen}")


def draw_header(visitor: Visitor, here: str, rulebook: Rulebook, game: Game) -> Picked:
    """The header, which names the rulebook and the game of what is shown; what was picked in it."""
    lang = visitor.lang
    pages = [
        Page(screen, screen_title(lang, screen), "./" if screen == SCREENS[0] else screen, screen == here)
        for screen in SCREENS
    ]
    menus = [_rulebooks(visitor, rulebook), _games(visitor, game), _languages(lang)]
    return header(lang, language(lang).direction, words(lang, "ui-app-name"), words(lang, "ui-pages"), pages, menus)


def choose(visitor: Visitor, group: str, choice: str) -> bool:
    """Keep a choice with the learner; whether it changes what is to be asked. An unknown choice changes nothing."""
    before = visitor.learner.settings
    after = _chosen(before, group, choice)
    if after == before:
        return False
    keep_settings(visitor.token, after)
    return wish(after) != wish(before)


def _chosen(settings: Settings, group: str, choice: str) -> Settings:
    wanted = wish(settings)
    match group:
        case "language" if choice in tags():
            return replace(settings, language=choice)
        case "rulebook" if choice in SHIPPED:
            return replace(settings, rulebook=choice)
        case "game" if choice in wanted.rulebook.games:
            return replace(settings, game=choice)
        case "level" if choice in (_AUTOMATIC, *LEVELS):
            return replace(settings, level="" if choice == _AUTOMATIC else choice)
        case "topic" if choice == _ALL:
            return replace(settings, topics=())
        case "topic" if choice in topics(wanted.rulebook, wanted.game):
            return replace(settings, topics=tuple(sorted(set(settings.topics) ^ {choice})))
    return settings


def _rulebooks(visitor: Visitor, shown: Rulebook) -> Menu:
    lang, wanted = visitor.lang, wish(visitor.learner.settings)
    choices = []
    for rulebook in map(shipped, SHIPPED):
        about = f"rulebook-about-{rulebook.id}"
        note = words(lang, about) if has_message(about) else ""
        choices.append(Choice(rulebook.id, said(lang, house(rulebook)), rulebook.id == wanted.rulebook.id, note))
    label = words(lang, "ui-rulebook")
    return Menu(label, said(lang, house(shown)), [Group("rulebook", label, choices)])


def _about(lang: str, kind: str) -> str:
    """What a learner should know before choosing the topic, where there is something."""
    about = f"{kind_name(kind)}-about"
    return words(lang, about) if has_message(about) else ""


def _games(visitor: Visitor, shown: Game) -> Menu:
    lang, wanted = visitor.lang, wish(visitor.learner.settings)
    games = [Choice(game, words(lang, f"game-{game}"), game is wanted.game) for game in wanted.rulebook.games]
    kinds = [
        Choice(kind, words(lang, kind_name(kind)), kind in wanted.topics, _about(lang, kind))
        for kind in topics(wanted.rulebook, wanted.game)
    ]
    everything = Choice(_ALL, words(lang, "ui-all-topics"), not wanted.topics)
    levels = [
        Choice(
            _AUTOMATIC, words(lang, "ui-level-automatic"), not wanted.level, words(lang, "ui-level-automatic-about")
        ),
        *(Choice(one, words(lang, f"ui-level-{one}"), one == wanted.level) for one in LEVELS),
    ]
    label = words(lang, "ui-game")
    return Menu(
        label,
        words(lang, f"game-short-{shown}"),
        [
            Group("game", label, games),
            Group("level", words(lang, "ui-level"), levels),
            Group("topic", words(lang, "ui-topics"), [everything, *kinds], many=True),
        ],
    )


def _languages(lang: str) -> Menu:
    label = words(lang, "ui-language")
    choices = [Choice(tag, language(tag).name, tag == lang, lang=tag) for tag in tags()]
    return Menu(label, lang.upper()[:3], [Group("language", label, choices)])


def notice(
    lang: str, *told: str | Phrase, doing: Mapping[str, Callable[[], None]] | None = None, of: str = "screen"
) -> None:
    """Something is wrong: what it is, and a button for each thing to be done about it, named by its message.

    ``of``: what it is about; one page may say something of several, each once.

    Where nothing is wrong its place is kept. What stands below a place that comes and goes is mounted anew each time,
    and worse: when a run is broken off for the next one, Streamlit takes back what it has not yet sent of a fragment,
    except for large elements that the browser has already. At a place that the page does not have, such an element
    leaves the whole page blank. So in a fragment everything has one place in every run.
    """
    with st.container(key=f"notice-{of}"):
        if not told:
            return
        st.warning("\n\n".join(words(lang, one) if isinstance(one, str) else said(lang, one) for one in told))
        with st.container(horizontal=True):
            for label, do in (doing or {}).items():
                st.button(words(lang, label), key=label, on_click=do)


def ignored(names: Sequence[str]) -> Phrase:
    """That these parameters of the address mean nothing here. What they hold is not repeated: it is a stranger's."""
    return Phrase("error-address-ignored", {"names": NameList(tuple(names))})


def again() -> None:
    """A button that only draws the screen anew: whatever was wrong is tried again with it."""
