"""A hand inside an address: a seed with its game, or a record packed as PHH, and the rulebook.

The stop at which it is open (``at``) is added by the browser, which alone knows it.
"""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlencode

from msgspec import Struct

from scenarios.engine.errors import StudError
from scenarios.engine.rulebook import Game
from scenarios.histories import to_phh
from scenarios.rulebooks import SHIPPED
from tutor.hand.source import Dealt, Source, read_text
from tutor.packed import Unpackable, pack, unpack

SEEDS = 2**53
"""Seeds are below this: numbers that every browser keeps exact."""
NAMES = ("seed", "game", "hand", "rulebook", "at")
"""What an address may say of a hand."""


class Opened(Struct, frozen=True):
    """What an address asks for; ``ignored`` are the names of what it says and means nothing."""

    source: Source | None = None
    rulebook: str | None = None
    at: int = 0
    ignored: tuple[str, ...] = ()


def write_link(source: Source, rulebook: str) -> str | None:
    """The query of the hand's address; None where the record is too long for one."""
    if isinstance(source, Dealt):
        return urlencode({"seed": source.seed, "game": source.game.value, "rulebook": rulebook})
    code = pack(to_phh(source.hand))
    return None if code is None else urlencode({"hand": code, "rulebook": rulebook})


def read_link(said: Mapping[str, str], otherwise: Game) -> Opened:
    """The hand that an address asks for. A seed without a game is of the game ``otherwise``."""
    ignored = []
    rulebook = said.get("rulebook")
    if rulebook is not None and rulebook not in SHIPPED:
        ignored.append("rulebook")
        rulebook = None
    game = next((one for one in Game if one.value == said.get("game")), None)
    if "game" in said and game is None:
        ignored.append("game")
    source: Source | None = None
    if "hand" in said:
        source = _record(said["hand"])
        ignored += [] if source else ["hand"]
    elif "seed" in said:
        seed = _whole(said["seed"])
        source = None if seed is None else Dealt(seed, game or otherwise)
        ignored += [] if source else ["seed"]
    at = _whole(said["at"]) if "at" in said else 0
    if at is None:
        ignored.append("at")
    return Opened(source, rulebook, at or 0, tuple(ignored))


def _whole(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= 16 and int(text) < SEEDS else None


def _record(code: str) -> Source | None:
    try:
        told, problems = read_text(unpack(code))
    except (Unpackable, StudError):
        return None
    return None if problems else told
