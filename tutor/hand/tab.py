"""The hand open in one tab, and what a tap or a key changes about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from scenarios.engine.errors import Problem, StudError
from scenarios.engine.rulebook import Game
from scenarios.histories import decoded
from scenarios.rulebooks import SHIPPED, shipped
from tutor.floor.tab import Refused, octets_of
from tutor.hand.source import Dealt, Source, Told, broken, game, read_octets, read_text
from tutor.hand.source import walked as walk_of
from tutor.hand.walk import Walk

_NOTHING_REFUSED = Refused()

Chance = Callable[[], int]
"""Where new seeds come from."""


class Tab(Struct, frozen=True):
    """``taken`` is the number of the last step taken, ``read`` that of the one whose text was taken over last.

    ``rulebook`` is the one wanted; ``at`` the stop to open the hand at; ``ended`` whether its end is on the screen.
    ``problems``: what is wrong with other hands of the text.
    """

    source: Source
    rulebook: str
    at: int = 0
    taken: int = 0
    read: int = 0
    ended: bool = False
    problems: tuple[Problem, ...] = ()
    refused: Refused = _NOTHING_REFUSED

    def to(self, source: Source) -> Tab:
        """The tab with another hand, open at its first stop."""
        return replace(self, source=source, at=0, ended=False, problems=(), refused=_NOTHING_REFUSED)

    def walk(self) -> Walk:
        """The walk through the hand."""
        return walk_of(self.source, shipped(self.rulebook))


def after(tab: Tab, steps: Iterable[Mapping[str, Any]], chance: Chance) -> Tab:
    """The tab after numbered steps. One that was taken before is not taken again."""
    for step in steps:
        if step["n"] > tab.taken:
            tab = replace(_after(tab, step, chance), taken=step["n"])
    return tab


def _after(tab: Tab, step: Mapping[str, Any], chance: Chance) -> Tab:
    match step["do"]:
        case "again":
            return tab.to(Dealt(chance(), game(tab.source)))
        case "end":
            return replace(tab, ended=step.get("on") is True)
        case "pick":
            return _picked(tab, step.get("hand"))
        case "text":
            return _read(tab, step["n"], lambda: read_text(str(step.get("text", ""))))
        case "file":
            octets = octets_of(step.get("octets"))
            return _read(tab, step["n"], lambda: read_octets(octets), decoded(octets))
    return tab


def chosen(tab: Tab, group: str, choice: str, chance: Chance) -> Tab:
    """The tab after a choice of the header: the same hand under another rulebook, or a new hand of another game."""
    if group == "rulebook" and choice in SHIPPED:
        return replace(tab, rulebook=choice, at=0, ended=False)
    if group == "game" and choice in list(Game) and Game(choice) is not game(tab.source):
        return tab.to(Dealt(chance(), Game(choice)))
    return tab


def _picked(tab: Tab, at: object) -> Tab:
    """The tab with another hand of its text; where that cannot be followed, with all that is wrong with it."""
    source = tab.source
    if not isinstance(source, Told) or not isinstance(at, int) or not 0 <= at < len(source.hands):
        return tab
    wrong = broken(source.hands[at])
    if wrong:
        return replace(tab, problems=tuple(dict.fromkeys((*wrong, *tab.problems))))
    return replace(tab.to(replace(source, at=at)), problems=tab.problems)


Reading = Callable[[], tuple[Told, tuple[Problem, ...]]]


def _read(tab: Tab, step: int, reading: Reading, text: str | None = None) -> Tab:
    """The tab with the hand that was read, or as it was with all that is wrong."""
    try:
        source, problems = reading()
    except StudError as error:
        return replace(tab, refused=Refused(step, error.problems, text))
    return replace(tab.to(source), read=step, problems=problems)
