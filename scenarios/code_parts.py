"""What codes that stand in an address are made of: a rulebook, a game, classes, a number, a checksum.

Share codes and set codes are both written from these parts; each part that is read says what is wrong with it.
"""

from __future__ import annotations

from base64 import b32decode, b32encode
from hashlib import sha256
from zlib import compress, decompressobj
from zlib import error as ZlibError

from scenarios.engine.errors import Newer, Outdated, Problem, StudError, Unreadable
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.questions.catalogue import kinds
from scenarios.questions.kind import Kind
from scenarios.rulebooks import SHIPPED, read, shipped, write

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
SEED_LIMIT = 2**40
LONGEST = 12_000
"""Characters a code may have: a packed rulebook takes about 2,500."""
GAMES = {"s": Game.STUD, "e": Game.STUD8, "r": Game.RAZZ}
_LARGEST_RULEBOOK = 100_000


class Reading:
    """A code that is being read. ``name``: what it should be; ``example``: how such a code looks."""

    def __init__(self, code: str, name: str, example: str) -> None:
        self._code, self._name, self._example = code, name, example

    def parts(self, count: int, checksum_length: int) -> list[str]:
        """The parts of the code, the last one without its checksum.

        Raises Unreadable where there are not ``count`` of them, or where the checksum is not that of the rest.
        """
        text = "".join(self._code.split()).lower()
        if len(text) > LONGEST:
            raise Unreadable([Problem("code", f"{len(text)} characters are too many", f"{LONGEST} at most")])
        if not text.isascii():
            raise self.refused("it has letters that no code has")
        parts = text.split("-")
        if len(parts) != count or len(parts[0]) < 4 or len(parts[-1]) <= checksum_length:
            raise self.refused(f"a code has {count} parts, as in {self._example}")
        if checksum(text[:-checksum_length], checksum_length) != text[-checksum_length:]:
            last = f"the last {checksum_length} characters do not fit the rest"
            raise self.refused(f"{last}: a character may be wrong or missing")
        return [*parts[:-1], parts[-1][:-checksum_length]]

    def refused(self, why: str) -> Unreadable:
        """The error that says why this is no such code."""
        said = f"{cut(self._code, 80)!r} is not a {self._name}: {cut(why, 200)}"
        return Unreadable([Problem("code", said, "a code as the tutor writes it")])

    def covered(self, game: Game, rulebook: Rulebook) -> None:
        """Raises Unreadable where the rulebook does not cover the game."""
        if game not in rulebook.games:
            raise self.refused(f"{rulebook.name} does not cover {game.value}")

    def rulebook(self, text: str) -> Rulebook:
        """The rulebook of this part. Raises Unreadable, Outdated or Newer."""
        if text.startswith("~"):
            return self._own_rulebook(text[1:])
        name, _, revision = text.partition(".")
        rulebook_id = name.replace("_", "-")
        if rulebook_id not in SHIPPED:
            raise self.refused(f"{rulebook_id!r} is no rulebook, known are {', '.join(SHIPPED)}")
        rulebook = shipped(rulebook_id)
        if not is_number(revision):
            raise self.refused(f"{revision!r} is no revision of {rulebook.name}")
        if int(revision) != rulebook.revision:
            made = f"made under revision {int(revision)} of {rulebook.name}"
            raise other_version(int(revision), rulebook.revision, made, "revision")
        return rulebook

    def kind(self, text: str, why: str) -> Kind:
        """The kind of these two letters and version. Raises Unreadable, which says ``why``, Outdated or Newer."""
        kind = next((one for one in kinds().values() if one.code == text[:2]), None)
        version = text[2:]
        if kind is None or not is_number(version):
            raise self.refused(why)
        if int(version) != kind.version:
            made = f"made by version {int(version)} of the questions {kind.id!r}"
            raise other_version(int(version), kind.version, made, "version")
        return kind

    def situation(self, mark: str, kind: Kind, rulebook: Rulebook, game: Game) -> str:
        """The situation class of this mark. Raises Unreadable."""
        found = next((one for one in kind.classes(rulebook, game) if class_mark(one) == mark), None)
        if found is None:
            raise self.refused(f"{mark!r} names no situation of {kind.id!r} under {rulebook.name}")
        return found

    def seed(self, digits: str) -> int:
        """The seed of this part. Raises Unreadable."""
        if not digits or any(digit not in ALPHABET for digit in digits) or len(digits) > 8:
            raise self.refused(f"{digits!r} is no seed")
        seed = 0
        for digit in digits:
            seed = seed << 5 | ALPHABET.index(digit)
        return seed

    def _own_rulebook(self, packed: str) -> Rulebook:
        try:
            data = b32decode(packed.upper() + "=" * (-len(packed) % 8))
            text = decompressobj().decompress(data, _LARGEST_RULEBOOK).decode()
        except (ValueError, ZlibError) as error:
            raise self.refused("the rulebook inside cannot be unpacked") from error
        try:
            return read(text, "the rulebook in the code")
        except StudError as error:
            raise Unreadable(error.problems) from error


def game_letter(game: Game) -> str:
    """The letter that stands for a game."""
    return next(letter for letter, known in GAMES.items() if known is game)


def rulebook_text(rulebook: Rulebook) -> str:
    """A shipped rulebook's id and revision; one of one's own whole, packed."""
    if rulebook.id in SHIPPED and shipped(rulebook.id) == rulebook:
        return f"{rulebook.id.replace('-', '_')}.{rulebook.revision}"
    packed = compress(write(rulebook).encode(), 9)
    return "~" + b32encode(packed).decode().rstrip("=").lower()


def class_mark(situation_class: str) -> str:
    """Two characters that stand for a situation class among those of its kind."""
    return checksum("class " + situation_class, 2)


def seed_digits(seed: int) -> str:
    """A seed in the letters of a code."""
    digits = ""
    while seed or not digits:
        digits, seed = ALPHABET[seed & 31] + digits, seed >> 5
    return digits


def checksum(text: str, length: int) -> str:
    """So many characters, which change when the text changes."""
    number = int.from_bytes(sha256(text.encode()).digest()[:8], "big")
    return "".join(ALPHABET[number >> 5 * at & 31] for at in range(length))


def is_number(text: str) -> bool:
    """Whether it is a whole number from 1 to 9999, written in one way only."""
    return text.isascii() and text.isdecimal() and len(text) <= 4 and text[0] != "0"


def other_version(found: int, here: int, made: str, word: str) -> Outdated:
    """Whoever has a link from a newer program needs that program; an older one leads nowhere any more."""
    if found > here:
        return Newer([Problem("code", f"{made}, which is newer than this program", f"{word} {here}; a newer program")])
    return Outdated([Problem("code", f"{made}, which is no longer there", f"{word} {here}")])


def cut(text: str, most: int) -> str:
    """The text, or as much of it as a message has room for."""
    return text if len(text) <= most else text[: most - 1] + "…"
