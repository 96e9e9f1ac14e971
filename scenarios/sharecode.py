"""Share codes: an item's recipe as a short text that is safe in an address.

    bi1s-roberts.1-q7k3f9kx2am

Kind, generator version and game; rulebook and its revision (a rulebook of one's own travels inside, packed); then the
situation class and the seed, with a checksum, in letters that cannot be confused.
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
    is_number,
    other_version,
    rulebook_text,
    seed_digits,
)
from scenarios.questions.catalogue import kinds
from scenarios.recipe import Recipe

__all__ = ["LONGEST", "SEED_LIMIT", "read_code", "write_code"]


def write_code(recipe: Recipe) -> str:
    """The code of a recipe. ``read_code`` reads it back."""
    kind = kinds()[recipe.kind]
    head = f"{kind.code}{recipe.version}{game_letter(recipe.game)}-{rulebook_text(recipe.rulebook)}-"
    body = class_mark(recipe.situation_class) + seed_digits(recipe.seed)
    return head + body + checksum(head + body, 3)


def read_code(code: str) -> Recipe:
    """The recipe of a code.

    Raises Unreadable where the text is no code or was mistyped, Outdated where its kind's generator or its rulebook has
    moved on, Newer where theirs is ahead of this program's, each saying what was found.
    """
    reading = Reading(code, "share code", "bi1s-roberts.1-q7k3f9kx2am")
    head, house, body = reading.parts(3, checksum_length=3)
    if len(body) < 3:
        raise reading.refused("a class and a seed are missing, as in bi1s-roberts.1-q7k3f9kx2am")
    kind = next((one for one in kinds().values() if one.code == head[:2]), None)
    game = GAMES.get(head[-1])
    version = head[2:-1]
    if kind is None or game is None or not is_number(version):
        raise reading.refused(f"{cut(head, 40)!r} names no kind, version and game")
    if int(version) != kind.version:
        made = f"made by version {int(version)} of the questions {kind.id!r}"
        raise other_version(int(version), kind.version, made, "version")
    rulebook = reading.rulebook(house)
    if game not in rulebook.games:
        raise reading.refused(f"{rulebook.name} does not cover {game.value}")
    found = next((one for one in kind.classes(rulebook, game) if class_mark(one) == body[:2]), None)
    if found is None:
        raise reading.refused(f"{body[:2]!r} names no situation of {kind.id!r} under {rulebook.name}")
    return Recipe(kind.id, kind.version, rulebook, game, found, reading.seed(body[2:]))
