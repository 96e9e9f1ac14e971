"""A later street about to be opened, with the boards that a class of situation needs, reached by legal play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scenarios.engine.cards import Card
from scenarios.engine.chips import Seat
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState, Street
from scenarios.generator.boards import Boards, Rack
from scenarios.generator.boards_high import high_boards
from scenarios.generator.boards_razz import razz_boards
from scenarios.generator.common_cards import beside_a_common_card
from scenarios.generator.deals import filled, seat_count, seats
from scenarios.generator.looks import outranks
from scenarios.generator.playout import departures, play_to
from scenarios.generator.stream import SeedStream

_FROM_FIFTH = ("trips-or-better", "draw-trap")  # these take three upcards
SEATS = {"folded-best": 3, "all-in-best": 3}
"""How many must be dealt in; the other classes take two."""
_MOST_LIVE = {Street.FOURTH: 7, Street.FIFTH: 6, Street.SIXTH: 5, Street.SEVENTH: 5}


def opening(
    stream: SeedStream, rulebook: Rulebook, game: Game, situation_class: str, *, apart: bool = False
) -> HandState:
    """A state of the class, at the start of a street from fourth to seventh. Raises NoBoards where cards do not serve.

    The class's boards go to the first of the seats that stay, in random order, so that position means nothing.
    ``apart``: of equal boards the first one dealt is not the one with the highest suit.
    """
    if situation_class == "common-card":
        return beside_a_common_card(stream, rulebook, game)
    folds, all_in = situation_class == "folded-best", situation_class == "all-in-best"
    street = Street(stream.between(Street.FIFTH if situation_class in _FROM_FIFTH else Street.FOURTH, Street.SEVENTH))
    sitting = seats(seat_count(stream, rulebook, SEATS.get(situation_class, 2)))
    range_of_live = (3 if all_in else 2, min(len(sitting) - folds, _MOST_LIVE[street]))
    live = max(stream.between(*range_of_live), stream.between(*range_of_live))
    staying = stream.sample(sitting, live)
    leaving = departures(stream.split("leaving"), sitting, staying, street)
    gone = max(leaving, key=lambda seat: (leaving[seat], seat)) if folds else None
    if gone and street > Street.FOURTH and stream.chance(3, 4):
        leaving[gone] = Street(street - 1)  # a board of several cards misleads more than one
    if gone and _next(sitting, gone, staying) == staying[0]:
        staying.append(staying.pop(0))  # so that whoever lets the folded board lead goes wrong
    make = razz_boards if game is Game.RAZZ else high_boards
    rack, boards = make(
        stream.split("boards"), situation_class, _upcards(street), live, _upcards(leaving[gone]) if gone else 0
    )  # fmt: skip
    if apart:
        _set_apart(rulebook, game, staying, boards)
    deal = filled(stream.split("rest"), rulebook, game, sitting, _dealt(rack, boards, game, staying, leaving, gone))
    chance = stream.split("all-in")
    broke = _best_and_next(chance, sitting, staying) if all_in else _bystander(chance, staying[len(boards.live) :])
    when = {seat: chance.between(Street.THIRD - 1, street - 1) for seat in broke}
    for_the_ante = {seat: deal.stakes.ante for seat in broke if when[seat] < Street.THIRD}
    later = {seat: Street(when[seat]) for seat in broke if when[seat] >= Street.THIRD}
    return play_to(stream.split("play"), deal.with_stacks(for_the_ante), street, leaving, later)


def _set_apart(rulebook: Rulebook, game: Game, staying: list[Seat], boards: Boards) -> None:
    """Exchange two seats where the best board that is dealt first also has the highest suit."""

    def height(card: Card) -> tuple[int, int]:
        return (card.rank.low if game is Game.RAZZ else card.rank), rulebook.suit_order.index(card.suit)

    equal = range(boards.level)
    first = min(equal, key=lambda at: staying[at])
    if first == max(equal, key=lambda at: max(map(height, boards.live[at]))):
        other = next(at for at in equal if at != first)
        staying[first], staying[other] = staying[other], staying[first]


def _upcards(street: Street) -> int:
    """Upcards of a seat on a street; the seventh card is dealt down."""
    return min(street - 2, 4)


def _dealt(
    rack: Rack, boards: Boards, game: Game, staying: Sequence[Seat], leaving: Mapping[Seat, Street], gone: Seat | None
) -> dict[Seat, tuple[Card, ...]]:
    """Upcards for every seat: as many as it will show. Seats that leave show less than the best board, but ``gone``."""
    best = boards.live[0]
    up = dict(zip(staying, boards.live, strict=False))
    for seat in staying[len(boards.live) :]:
        up[seat] = rack.any(len(best), boards.others)
    for seat, street in leaving.items():
        up[seat] = (
            boards.folded if seat == gone else rack.any(_upcards(street), lambda cards: not outranks(game, cards, best))
        )
    return up


def _best_and_next(stream: SeedStream, sitting: Sequence[Seat], staying: Sequence[Seat]) -> list[Seat]:
    """The seat with the best board, now and then with the live seat after it: two at least keep chips."""
    best = staying[0]
    return [best, _next(sitting, best, staying)] if len(staying) > 3 and stream.chance(1, 4) else [best]


def _next(sitting: Sequence[Seat], after: Seat, staying: Sequence[Seat]) -> Seat:
    """The first seat that stays, clockwise after one."""
    at = sitting.index(after)
    return next(seat for seat in (*sitting[at + 1 :], *sitting[:at]) if seat in staying)


def _bystander(stream: SeedStream, others: Sequence[Seat]) -> list[Seat]:
    """Now and then one of the seats with ordinary boards."""
    return [stream.pick(others)] if len(others) > 1 and stream.chance(1, 6) else []
