"""Share codes: an item's recipe as a short text that is safe in an address.

    bi1s-roberts.1-q7k3f9kx2am

Kind, generator version and game; rulebook and its revision (a rulebook of one's own travels inside, packed); then the
situation class and the seed, with a checksum, in letters that cannot be confused.
"""

from __future__ import annotations

from base64 import b32decode, b32encode
from hashlib import sha256
from zlib import compress, decompressobj
from zlib import error as ZlibError

from scenarios.engine.errors import Newer, Outdated, Problem, StudError, Unreadable
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.questions.catalogue import kinds
from scenarios.recipe import Recipe
from scenarios.rulebooks import SHIPPED, read, shipped, write

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
SEED_LIMIT = 2**40
LONGEST = 12_000
"""Characters a code may have: a packed rulebook takes about 2,500."""
_LARGEST_RULEBOOK = 100_000
_GAMES = {"s": Game.STUD, "e": Game.STUD8, "r": Game.RAZZ}


def write_code(recipe: Recipe) -> str:
    """The code of a recipe. ``read_code`` reads it back."""
    kind = kinds()[recipe.kind]
    letter = next(letter for letter, game in _GAMES.items() if game is recipe.game)
    head = f"{kind.code}{recipe.version}{letter}-{_rulebook_text(recipe.rulebook)}-"
    body = _class_mark(recipe.situation_class) + _digits(recipe.seed)
    return head + body + _mark(head + body, 3)


def read_code(code: str) -> Recipe:
    """The recipe of a code.

    Raises Unreadable where the text is no code or was mistyped, Outdated where its kind's generator or its rulebook has
    moved on, Newer where theirs is ahead of this program's, each saying what was found.
    """
    text = "".join(code.split()).lower()
    if len(text) > LONGEST:
        raise Unreadable([Problem("code", f"{len(text)} characters are too many", f"{LONGEST} at most")])
    if not text.isascii():
        raise _unreadable(code, "it has letters that no code has")
    parts = text.split("-")
    if len(parts) != 3 or len(parts[0]) < 4 or len(parts[2]) < 6:
        raise _unreadable(code, "a code has three parts, as in bi1s-roberts.1-q7k3f9kx2am")
    head, body, mark = f"{parts[0]}-{parts[1]}-", parts[2][:-3], parts[2][-3:]
    if _mark(head + body, 3) != mark:
        raise _unreadable(code, "the last three characters do not fit the rest: a character may be wrong or missing")
    kind = next((one for one in kinds().values() if one.code == parts[0][:2]), None)
    game = _GAMES.get(parts[0][-1])
    version = parts[0][2:-1]
    if kind is None or game is None or not _is_number(version):
        raise _unreadable(code, f"{_cut(parts[0], 40)!r} names no kind, version and game")
    if int(version) != kind.version:
        raise _other(
            int(version), kind.version, f"made by version {int(version)} of the questions {kind.id!r}", "version"
        )
    rulebook = _rulebook(code, parts[1])
    if game not in rulebook.games:
        raise _unreadable(code, f"{rulebook.name} does not cover {game.value}")
    found = next((one for one in kind.classes(rulebook, game) if _class_mark(one) == body[:2]), None)
    if found is None:
        raise _unreadable(code, f"{body[:2]!r} names no situation of {kind.id!r} under {rulebook.name}")
    return Recipe(kind.id, kind.version, rulebook, game, found, _seed(code, body[2:]))


def _unreadable(code: str, why: str) -> Unreadable:
    said = f"{_cut(code, 80)!r} is not a share code: {_cut(why, 200)}"
    return Unreadable([Problem("code", said, "a code as the tutor writes it")])


def _cut(text: str, most: int) -> str:
    """The text, or as much of it as a message has room for."""
    return text if len(text) <= most else text[: most - 1] + "…"


def _rulebook_text(rulebook: Rulebook) -> str:
    if rulebook.id in SHIPPED and shipped(rulebook.id) == rulebook:
        return f"{rulebook.id.replace('-', '_')}.{rulebook.revision}"
    packed = compress(write(rulebook).encode(), 9)
    return "~" + b32encode(packed).decode().rstrip("=").lower()


def _rulebook(code: str, text: str) -> Rulebook:
    if text.startswith("~"):
        return _own_rulebook(code, text[1:])
    name, _, revision = text.partition(".")
    rulebook_id = name.replace("_", "-")
    if rulebook_id not in SHIPPED:
        raise _unreadable(code, f"{rulebook_id!r} is no rulebook, known are {', '.join(SHIPPED)}")
    rulebook = shipped(rulebook_id)
    if not _is_number(revision):
        raise _unreadable(code, f"{revision!r} is no revision of {rulebook.name}")
    if int(revision) != rulebook.revision:
        made = f"made under revision {int(revision)} of {rulebook.name}"
        raise _other(int(revision), rulebook.revision, made, "revision")
    return rulebook


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 4 and text[0] != "0"


def _other(found: int, here: int, made: str, word: str) -> Outdated:
    """Whoever has a link from a newer program needs that program; an older one leads nowhere any more."""
    if found > here:
        return Newer([Problem("code", f"{made}, which is newer than this program", f"{word} {here}; a newer program")])
    return Outdated([Problem("code", f"{made}, which is no longer there", f"{word} {here}")])


def _own_rulebook(code: str, packed: str) -> Rulebook:
    try:
        data = b32decode(packed.upper() + "=" * (-len(packed) % 8))
        text = decompressobj().decompress(data, _LARGEST_RULEBOOK).decode()
    except (ValueError, ZlibError) as error:
        raise _unreadable(code, "the rulebook inside cannot be unpacked") from error
    try:
        return read(text, "the rulebook in the code")
    except StudError as error:
        raise Unreadable(error.problems) from error


def _mark(text: str, length: int) -> str:
    number = int.from_bytes(sha256(text.encode()).digest()[:8], "big")
    return "".join(ALPHABET[number >> 5 * at & 31] for at in range(length))


def _class_mark(situation_class: str) -> str:
    return _mark("class " + situation_class, 2)


def _digits(seed: int) -> str:
    digits = ""
    while seed or not digits:
        digits, seed = ALPHABET[seed & 31] + digits, seed >> 5
    return digits


def _seed(code: str, digits: str) -> int:
    if not digits or any(digit not in ALPHABET for digit in digits) or len(digits) > 8:
        raise _unreadable(code, f"{digits!r} is no seed")
    seed = 0
    for digit in digits:
        seed = seed << 5 | ALPHABET.index(digit)
    return seed
