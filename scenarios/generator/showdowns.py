"""Whole hands played to the showdown, with the hands that meet there built by class."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scenarios.engine.chips import Seat
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState, Stakes, Street
from scenarios.generator.deals import PLAYERS_DEALT, Deal, filled, seats
from scenarios.generator.hands import NoSuchHand, Pack, Seven, laid_out
from scenarios.generator.playout import departures, play_street, play_to
from scenarios.generator.showdown_razz import RAZZ
from scenarios.generator.showdown_stud import STUD
from scenarios.generator.showdown_stud8 import STUD8
from scenarios.generator.stream import SeedStream

CLASSES = {Game.STUD: STUD, Game.STUD8: STUD8, Game.RAZZ: RAZZ}
_LIVE = (2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 6)
"""Seats at a showdown. Six full hands and four burns leave cards for two more seats that fold on third street."""


def showdown(stream: SeedStream, rulebook: Rulebook, game: Game, situation_class: str) -> HandState:
    """A hand of the class at its showdown: seventh street's betting closed, two to six live seats, no one all-in.

    Raises NoSuchHand where the cards did not come out.
    """
    hands = _hands(stream.split("hands"), game, situation_class)
    sitting = seats(min(len(hands) + stream.below(3), rulebook.players_max, PLAYERS_DEALT))
    if len(hands) > len(sitting):
        raise NoSuchHand  # at a table for so few
    staying = stream.sample(sitting, len(hands))
    deal = with_hands(stream, rulebook, game, sitting, dict(zip(staying, hands, strict=True)))
    leaving = thinning(stream.split("leaving"), rulebook, sitting, staying)
    state = play_to(stream.split("play"), deal, Street.SEVENTH, leaving)
    return play_street(stream.split("last"), state)


def _hands(stream: SeedStream, game: Game, situation_class: str) -> list[Seven]:
    """The hands the class needs, and others that change nothing."""
    pack = Pack(stream)
    met = CLASSES[game][situation_class](stream, pack)
    hands = list(met.hands)
    live = stream.pick(_LIVE)
    while len(hands) < live:
        try:
            hands.append(pack.around((), met.others))
        except NoSuchHand:
            break
    return hands


def with_hands(
    stream: SeedStream, rulebook: Rulebook, game: Game, sitting: Sequence[Seat], hands: Mapping[Seat, Seven],
    stakes: Stakes | None = None,
) -> Deal:  # fmt: skip
    """A deal in which these seats come to these hands, each card down or up by chance."""
    laid = {seat: laid_out(stream.split("laid", seat), hand) for seat, hand in hands.items()}
    return filled(
        stream.split("rest"), rulebook, game, sitting,
        {seat: up for seat, (_, up) in laid.items()}, {seat: down for seat, (down, _) in laid.items()}, stakes=stakes,
    )  # fmt: skip


def thinning(
    stream: SeedStream, rulebook: Rulebook, sitting: Sequence[Seat], staying: Sequence[Seat]
) -> dict[Seat, Street]:
    """When the others leave, so that the deck holds what everybody is dealt and burned."""
    leaving = departures(stream, sitting, staying, Street.SEVENTH)
    _afford(leaving, 52 - 7 * len(staying) - (4 if rulebook.burns else 0))
    return leaving


def _afford(leaving: dict[Seat, Street], cards: int) -> None:
    """Let those who stay longest leave earlier until the deck holds what everybody is dealt."""
    while sum(leaving.values()) > cards:
        last = max(leaving, key=lambda seat: (leaving[seat], seat))
        leaving[last] = Street(leaving[last] - 1)
