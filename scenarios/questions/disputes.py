"""Hands on which houses differ, dealt by what they differ about."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations_with_replacement

from msgspec.structs import replace

from scenarios.engine.cards import DECK, Card
from scenarios.engine.chips import Seat
from scenarios.engine.endings import LastDeal
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState, Street
from scenarios.engine.stub import Dealt, seventh_street
from scenarios.generator.deals import PLAYERS_DEALT, filled, seat_count, seats
from scenarios.generator.hands import NoSuchHand
from scenarios.generator.lines import Temper, drive
from scenarios.generator.odd_chips import odd_chip
from scenarios.generator.openings import opening
from scenarios.generator.playout import began, departures, play_to
from scenarios.generator.stream import SeedStream
from scenarios.generator.thinning import thinned
from scenarios.questions.claims import KNOBS, dispute, houses, topic_of
from scenarios.rulebooks import is_own

_LATE = (Street.FIFTH, Street.SIXTH, Street.SEVENTH)
_STREETS: Mapping[str, tuple[Street, ...]] = {
    "open-pair": (Street.FOURTH,), "late-size": _LATE, "cap": (Street.THIRD, Street.FOURTH, *_LATE),
    "cap-two": (Street.FOURTH, *_LATE),
}  # fmt: skip
_CALM, _WILD = Temper(0), Temper(8, wagers_at_most=5)
"""Nobody wagers; or everybody, until the highest cap is reached, for where it is lifted there is no end."""


def classes(rulebook: Rulebook, game: Game) -> tuple[str, ...]:
    """What a shipped rulebook settles in this game, and another one otherwise."""
    if is_own(rulebook):
        return ()
    return tuple(one for one in KNOBS if _differ(rulebook, game, one))


def _differ(rulebook: Rulebook, game: Game, topic: str) -> bool:
    knob = KNOBS[topic].get(game)
    if knob is None:
        return False
    said = {getattr(one, knob) for one in houses(game)}
    settled = {one for one in said if getattr(one, "value", one) != "unsettled"}
    return getattr(rulebook, knob) in settled and len(settled) > 1


def disputed(stream: SeedStream, rulebook: Rulebook, game: Game, topic: str) -> HandState:
    """A hand of the topic, played under this rulebook.

    Raises NoBoards, NoSuchHand or ValueError where it did not come out; another may, from another stream.
    """
    match topic:
        case "tie":
            return opening(stream, rulebook, game, "tie", apart=True)
        case "opening":
            sitting = seats(seat_count(stream, rulebook))
            return began(filled(stream.split("rest"), rulebook, game, sitting, {}))
        case "last-card":
            return thinned(stream, rulebook, game, *stream.pick(_counts(rulebook, game)))
        case "odd-chip":
            return odd_chip(stream, rulebook, game)
        case _:
            return _wagered(stream, rulebook, game, topic)


def _wagered(stream: SeedStream, rulebook: Rulebook, game: Game, topic: str) -> HandState:
    """A moment of a street on which one amount is allowed here and not there."""
    street = stream.pick(_STREETS[topic])
    two = topic == "cap-two"
    staying = 2 if two else stream.between(3, 5)
    count = seat_count(stream, rulebook, staying)
    sitting = seats(count)
    keep = tuple(sorted(stream.sample(sitting, staying))) if street > Street.THIRD else sitting
    up = _paired(stream.split("boards"), keep) if topic == "open-pair" else {}
    deal = filled(stream.split("rest"), rulebook, game, sitting, up)
    if two:  # somewhere the cap goes by how many are left in the whole event
        deal = replace(deal, event_players_left=2 if count == 2 else stream.between(max(count, 3), 60))
    if street is Street.THIRD:
        state = began(deal)
    else:
        leaving = departures(stream.split("leaving"), sitting, keep, street)
        state = play_to(stream.split("play"), deal, street, leaving)

    def found(now: HandState) -> bool:
        return topic_of(now) == topic and dispute(now) is not None

    reached = drive(stream.split("line"), state, _WILD if topic in ("cap", "cap-two") else _CALM, found)
    if reached is None:
        raise NoSuchHand
    return reached


def _paired(stream: SeedStream, keep: tuple[Seat, ...]) -> dict[Seat, tuple[Card, ...]]:
    """A pair for one seat."""
    first = stream.pick(DECK)
    second = stream.pick([card for card in DECK if card.rank is first.rank and card != first])
    return {stream.pick(keep): (first, second)}


@lru_cache(maxsize=32)
def _counts(rulebook: Rulebook, game: Game) -> tuple[tuple[Dealt, int], ...]:
    """Every way in which a full table thins out until seventh street and that houses deal on in different ways."""
    most = min(rulebook.players_max, PLAYERS_DEALT)
    found = []
    for hands, sixth, fifth, fourth, third in combinations_with_replacement(range(2, most + 1), 5):
        dealt = (third, fourth, fifth, sixth)
        if third == most and _last_card(rulebook, dealt, hands) is not None:
            said = [deal for one in houses(game) if (deal := _last_card(one, dealt, hands)) is not None]
            if any(len({getattr(deal, part) for deal in said}) > 1 for part in ("method", "mix_burns")):
                found.append((dealt, hands))
    return tuple(found)


def _last_card(rulebook: Rulebook, dealt: Dealt, hands: int) -> LastDeal | None:
    """How the last card is dealt, None where no text settles it."""
    ruling = seventh_street(rulebook, dealt, hands)
    return None if ruling.unsettled else ruling.deal
