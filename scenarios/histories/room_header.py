"""The first lines of a card room's hand: number, game and limits, then who sits where with what."""

from __future__ import annotations

import re
from decimal import Decimal

from msgspec import Struct

from scenarios.engine.chips import Seat
from scenarios.engine.rulebook import Game
from scenarios.histories.money import AMOUNTS, WORD, amount
from scenarios.histories.room_lines import Fault, Said
from scenarios.rulebooks.findings import shown

HEADER = re.compile(r"[^#:\[\]]{1,60}? (?:Hand|Game) ?#(?P<number>[0-9-]{1,24}):(?P<rest>.*)")
"""A hand begins: ``PokerStars Hand #123: 7 Card Stud Limit ($1/$2 USD) - date``, or another room's name."""

GAMES = {"7 Card Stud Limit": Game.STUD, "7 Card Stud Hi/Lo Limit": Game.STUD8, "Razz Limit": Game.RAZZ}
HIGHEST_SEAT = 10

_GAME = re.compile("|".join(map(re.escape, sorted(GAMES, key=len, reverse=True))))
_LIMITS = re.compile(rf"[(,] ?(?P<small>{WORD})/(?P<big>{WORD})")
_SEAT = re.compile(rf"Seat (?P<seat>[0-9]{{1,2}}): (?P<name>.+) \((?P<stack>{WORD}) in chips(?:, .*)?\)(?P<rest>.*)")


class Sitting(Struct, frozen=True):
    """A seat as its line has it."""

    seat: Seat
    name: str
    stack: Decimal


def game_and_limits(text: str) -> tuple[Game, Decimal, Decimal]:
    """The game and its two bets. Raises Fault."""
    header = HEADER.fullmatch(text)
    start = 0 if header is None else header.start("rest")
    game = _GAME.search(text, start)
    if game is None:
        raise Fault(start + 1, f"{shown(text[start:].strip())} is no game that is read here", ", ".join(GAMES))
    limits = _LIMITS.search(text, game.end())
    if limits is None:
        raise Fault(game.end() + 1, f"no limits after {shown(game[0])}", "two amounts, as in ($1/$2) or (50/100)")
    small, big = (_amount(limits, key) for key in ("small", "big"))
    if not 0 < small <= big:
        raise Fault(limits.start("small") + 1, f"limits of {small} and {big}", "the small bet, then a bet as large")
    return GAMES[game[0]], small, big


def sitting(text: str) -> Sitting:
    """The seat of a line. Raises Fault."""
    found = _SEAT.fullmatch(text)
    if found is None:
        raise Fault(1, f"{shown(text)} is not complete", Said.SEAT.value)
    if not 1 <= int(found["seat"]) <= HIGHEST_SEAT:
        raise Fault(found.start("seat") + 1, f"found seat {found['seat']}", f"1 to {HIGHEST_SEAT}")
    return Sitting(Seat(int(found["seat"])), found["name"], _amount(found, "stack"))


def _amount(found: re.Match[str], key: str) -> Decimal:
    number = amount(found[key])
    if number is None:
        raise Fault(found.start(key) + 1, f"{shown(found[key])} is no amount", AMOUNTS)
    return number
