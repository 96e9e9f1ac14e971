"""What reproduces an item. Its share code is read and written in ``scenarios.sharecode``."""

from __future__ import annotations

from msgspec import Struct

from scenarios.engine.rulebook import Game, Rulebook

WHOLE_HAND = "whole_hand"
"""The kind whose recipes lead to the steps of one hand, each a question of another kind."""


class Recipe(Struct, frozen=True):
    """The same recipe gives the same item, on any machine.

    ``version`` is the generator version of the kind; ``seed`` any whole number from 0 to 2**40 - 1. ``step`` counts the
    questions of a whole hand from 1; it is 0 for every other kind. ``change``: what is changed of the hand that was
    dealt, as ``scenarios.twin.Change`` writes it; empty where nothing is.
    """

    kind: str
    version: int
    rulebook: Rulebook
    game: Game
    situation_class: str
    seed: int
    step: int = 0
    change: str = ""
