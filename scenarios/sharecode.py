"""Share codes: an item's recipe as a short text that is safe in an address.

    bi1s-roberts.1-q7k3f9kx2am

Kind, generator version and game; rulebook and its revision (a rulebook of one's own travels inside, packed); then the
situation class and the seed, with a checksum, in letters that cannot be confused. In the code of a whole hand's step
the number of the step stands between class and seed. In that of a twin, a hand that differs in one thing, the change
follows after a full stop.
"""

from __future__ import annotations

from scenarios.code_parts import (
    GAMES,
    LONGEST,
    SEED_LIMIT,
    Reading,
    checksum,
    class_mark,
    cut,
    game_letter,
    rulebook_text,
    seed_digits,
)
from scenarios.questions.catalogue import kinds
from scenarios.recipe import WHOLE_HAND, Recipe

__all__ = ["LONGEST", "SEED_LIMIT", "read_code", "write_code"]


def write_code(recipe: Recipe) -> str:
    """The code of a recipe. ``read_code`` reads it back."""
    kind = kinds()[recipe.kind]
    head = f"{kind.code}{recipe.version}{game_letter(recipe.game)}-{rulebook_text(recipe.rulebook)}-"
    step = seed_digits(recipe.step) if recipe.kind == WHOLE_HAND else ""
    change = f".{recipe.change}" if recipe.change else ""
    body = class_mark(recipe.situation_class) + step + seed_digits(recipe.seed) + change
    return head + body + checksum(head + body, 3)


def read_code(code: str) -> Recipe:
    """The recipe of a code.

    Raises Unreadable where the text is no code or was mistyped, Outdated where its kind's generator or its rulebook has
    moved on, Newer where theirs is ahead of this program's, each saying what was found.
    """
    reading = Reading(code, "share code", "bi1s-roberts.1-q7k3f9kx2am")
    head, house, body = reading.parts(3, checksum_length=3)
    body, _, change = body.partition(".")
    if len(body) < 3:
        raise reading.refused("a class and a seed are missing, as in bi1s-roberts.1-q7k3f9kx2am")
    game, why = GAMES.get(head[-1]), f"{cut(head, 40)!r} names no kind, version and game"
    if game is None:
        raise reading.refused(why)
    kind = reading.kind(head[:-1], why)
    rulebook = reading.rulebook(house)
    reading.covered(game, rulebook)
    found = reading.situation(body[:2], kind, rulebook, game)
    steps = 1 if kind.id == WHOLE_HAND else 0
    step = reading.seed(body[2 : 2 + steps]) if steps else 0
    return Recipe(kind.id, kind.version, rulebook, game, found, reading.seed(body[2 + steps :]), step, change)
