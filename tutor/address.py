"""What an address asks for: a question of a kind, of a situation, under a rulebook, of a game."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from scenarios import make
from scenarios.questions.catalogue import kinds
from scenarios.recipe import Recipe
from scenarios.rulebooks import SHIPPED, shipped
from tutor.unsaved import any_recipe
from tutor.wishes import Wish, topics


def asked(request: Mapping[str, str | None], wanted: Wish, seed: int) -> tuple[Recipe | None, tuple[str, ...]]:
    """The recipe that ``kind``, ``class``, ``rulebook`` and ``game`` ask for, None where they ask for nothing.

    What they leave open is the learner's own. With it come the names of those that mean nothing here and are passed
    over: no such rulebook, a game that it lacks, a kind that cannot be asked of it, a class that the kind lacks.
    """
    kind, named, book, game = (request.get(name) for name in ("kind", "class", "rulebook", "game"))
    ignored = []
    if book is not None and book not in SHIPPED:
        ignored.append("rulebook")
        book = None
    rulebook = wanted.rulebook if book is None else shipped(book)
    known = next((one for one in rulebook.games if one.value == game), None)
    if game is not None and known is None:
        ignored.append("game")
    found = known or (wanted.game if wanted.game in rulebook.games else rulebook.games[0])
    if kind is not None and kind not in topics(rulebook, found):
        ignored.append("kind")
        kind = None
    if named is not None and (kind is None or named not in kinds()[kind].classes(rulebook, found)):
        ignored.append("class")
        named = None
    if kind is not None:
        return make.recipe(kind, rulebook, found, named, seed=seed), tuple(ignored)
    if book is None and known is None:
        return None, tuple(ignored)
    here = replace(wanted, rulebook=rulebook, game=found, topics=())
    return any_recipe(here, seed), tuple(ignored)
