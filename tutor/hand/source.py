"""Which hand is walked through: one dealt from a seed, or one of a text of recorded hands."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from scenarios.engine.errors import BadHistory, Problem, StudError
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.generator.whole_hands import whole_hand
from scenarios.histories import Damaged, RecordedHand, decoded, hands_of, record_of
from scenarios.rulebooks import SHIPPED, shipped
from tutor.hand.walk import Walk, walk

LARGEST = 262_144
"""Octets of a text at most: some two hundred hands."""
LONGEST = 300
"""Cards dealt and acts of one hand at most. A full table that raises whenever it may comes to some 260."""
_FIRST = 10
"""Hands tried until one can be followed."""
PLACE = "text"
"""What a text is called where its problems are told."""


class Dealt(Struct, frozen=True):
    """A hand from a seed."""

    seed: int
    game: Game


class Told(Struct, frozen=True):
    """A text's hands that can be read, of which ``at`` is shown and can be walked through."""

    hands: tuple[RecordedHand, ...]
    at: int = 0

    @property
    def hand(self) -> RecordedHand:
        return self.hands[self.at]


Source: TypeAlias = Dealt | Told


def read_octets(octets: bytes) -> tuple[Told, tuple[Problem, ...]]:
    """The hands of a file of any encoding; see ``read_text``."""
    if len(octets) > LARGEST:
        raise BadHistory([Problem(PLACE, "too long", f"at most {LARGEST} octets")])
    return read_text(decoded(octets))


def read_text(text: str) -> tuple[Told, tuple[Problem, ...]]:
    """The hands of a text, the first that can be followed shown, and all that is wrong with the others before it.

    Raises BadHistory with all problems where no hand can be read, or none of the first ones be followed.
    """
    if len(text) > LARGEST:
        raise BadHistory([Problem(PLACE, "too long", f"at most {LARGEST} octets")])
    found = hands_of(text, PLACE)
    problems = [problem for hand in found if isinstance(hand, Damaged) for problem in hand.problems]
    told = Told(tuple(hand for hand in found if isinstance(hand, RecordedHand)))
    for at in range(min(len(told.hands), _FIRST)):
        wrong = broken(told.hands[at])
        if not wrong:
            return replace(told, at=at), tuple(problems)
        problems += wrong
    raise BadHistory(problems)


def broken(hand: RecordedHand) -> tuple[Problem, ...]:
    """Why a record that can be read cannot be followed, where it cannot."""
    if len(hand.told) > LONGEST:
        return (Problem(f"hand {hand.name}", f"{len(hand.told)} cards dealt and acts", f"at most {LONGEST}"),)
    try:
        walk_of(hand, house(hand.game, shipped(SHIPPED[0])))
    except StudError as error:
        return error.problems
    return ()


def game(source: Source) -> Game:
    """The game of the hand shown."""
    return source.game if isinstance(source, Dealt) else source.hand.game


def house(of: Game, wanted: Rulebook) -> Rulebook:
    """The rulebook wanted, or the first that covers the game where that one does not."""
    return next(book for book in (wanted, *map(shipped, SHIPPED)) if of in book.games)


def walked(source: Source, wanted: Rulebook) -> Walk:
    """The walk through the hand shown, under the rulebook wanted or one that covers its game."""
    under = house(game(source), wanted)
    return walk_of(_played(source, under) if isinstance(source, Dealt) else source.hand, under)


@lru_cache(maxsize=64)
def _played(source: Dealt, under: Rulebook) -> RecordedHand:
    return record_of(whole_hand(source.seed, under, source.game), str(source.seed))


@lru_cache(maxsize=256)
def walk_of(hand: RecordedHand, under: Rulebook) -> Walk:
    """``walk``, whose result is kept for a while."""
    return walk(hand, under)
