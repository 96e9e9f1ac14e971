"""The laws of the engine over hands of random acts: cheap ones in every moment, closer ones in one hand of ten.

In every hand: chips are neither made nor lost, whoever is to act can act legally, and what is paid at the end is what
was put in. In every tenth: the events replay to the hand on every street; seat numbers are only names; turning the
dealing order turns no ruling but a tie by position; and renaming suits changes nothing that suits did not decide.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, zip_longest

from msgspec import Struct
from msgspec.structs import replace

from scenarios.engine.awards import awards
from scenarios.engine.betting import legal_actions
from scenarios.engine.boards import rank_boards
from scenarios.engine.cards import Card
from scenarios.engine.play import over, replay
from scenarios.engine.rulings import BringInRuling, DecidedBy, FirstToActRuling, LegalActions
from scenarios.engine.showdown import winners
from scenarios.engine.state import HandState, SeatState, Street
from scenarios.engine.turns import bring_in, first_to_act, next_to_act
from tests.contract.random_hands import moments

CLOSELY = 10
"""One hand of so many is looked at closely."""


class Checked(Struct, frozen=True):
    """A hand played to its end: its moments, whether it was looked at closely, and every law that it broke."""

    moments: int
    closely: bool
    showdown: bool
    wrong: tuple[str, ...]


def check(number: int) -> Checked:
    """The hand of this number, held to the laws."""
    played = list(moments(number))
    closely = number % CLOSELY == 0
    wrong = [*_in_every_moment(played), *_at_the_end(played[-1])]
    if closely:
        wrong += [*_replayed(played), *_other_numbers(number, played)]
        for at, state in enumerate(played):
            wrong += _turned(state, 1 + (number // CLOSELY + at) % (len(state.seats) - 1))
            wrong += _other_suits(state, number // CLOSELY + at)
    return Checked(len(played), closely, len(played[-1].live) > 1, tuple(wrong))


def _in_every_moment(played: list[HandState]) -> Iterator[str]:
    brought = {one.seat: one.stack + one.total for one in played[0].seats}
    for state in played:
        for one in state.seats:
            if one.stack + one.total != brought[one.seat] or not 0 <= one.street_to <= one.total or one.stack < 0:
                yield f"seat {one.seat} brought {brought[one.seat]} and has {one.stack} behind and {one.total} in"
        if next_to_act(state).seat is not None:
            legal = legal_actions(state)
            if not (legal.check or legal.call or legal.bring_in or legal.wager):
                yield f"seat {legal.seat} is to act and can only fold"
            if not state.at(legal.seat).stack:
                yield f"seat {legal.seat} is to act without a chip"
    for earlier, later in pairwise(played):
        if later.street - earlier.street not in (0, 1):
            yield f"street {later.street.value} comes after {earlier.street.value}"


def _at_the_end(state: HandState) -> Iterator[str]:
    """Who wins, and that all that was put in is paid or returned."""
    if not over(state):
        yield "the hand does not end"
        return
    ruling = awards(state)
    assert ruling.pots is not None
    paid = sum(chips for _, chips in (*ruling.awards, *ruling.pots.returned))
    if paid != state.pot:
        yield f"{state.pot} chips were put in and {paid} are paid"
    if min(chips for _, chips in ruling.awards) < 0:
        yield f"somebody is paid less than nothing: {ruling.awards}"
    if state.street is Street.SEVENTH and len(state.live) > 1:
        won = winners(state)
        if not (won.high or won.low) or not {*won.high, *won.low} <= {one.seat for one in state.live}:
            yield f"the winners are {won.high} and {won.low}"


def _replayed(played: list[HandState]) -> Iterator[str]:
    """The last moment of each street, made again from its events."""
    for state, later in zip_longest(played, played[1:]):
        if (later is None or later.street is not state.street) and replay(state) != state:
            yield f"the events do not give the hand on street {state.street.value}"


def _other_numbers(number: int, played: list[HandState]) -> Iterator[str]:
    """The same hand with every player some chairs on: the same rulings, about other numbers."""
    seats = len(played[0].seats)
    other = list(moments(number, turned=1 + number // CLOSELY % seats))
    names = {before.seat: after.seat for before, after in zip(played[0].seats, other[0].seats, strict=True)}
    if len(played) != len(other):
        yield f"with other seat numbers {len(played)} moments are {len(other)}"
        return
    for state, same in zip(played, other, strict=True):
        if [replace(one, seat=names[one.seat]) for one in state.seats] != list(same.seats):
            yield f"with other seat numbers the seats are others on street {state.street.value}"
        turn = next_to_act(state).seat
        if next_to_act(same).seat != (None if turn is None else names[turn]):
            yield f"with other seat numbers another seat than {turn} is to act"
        if turn is not None and replace(legal_actions(state), seat=names[turn]) != legal_actions(same):
            yield f"with other seat numbers seat {turn} has other options"
    paid = [(names[seat], chips) for seat, chips in awards(played[-1]).awards]
    if paid != list(awards(other[-1]).awards):
        yield "with other seat numbers others are paid"


def _turned(state: HandState, by: int) -> Iterator[str]:
    """The dealing order begun at another seat."""
    same = replace(state, seats=state.seats[by:] + state.seats[:by])
    if next_to_act(same) != next_to_act(state) or _options(same) != _options(state):
        yield f"turned by {by}, the turn or the options change"
    before, after = _opener(state), _opener(same)
    by_position = isinstance(before, FirstToActRuling) and before.tie_by is DecidedBy.POSITION
    if not by_position and (after.seat, after.decided_by) != (before.seat, before.decided_by):
        yield f"turned by {by}, {after.seat} opens and not {before.seat}"
    if [{*group} for group in rank_boards(same).order] != [{*group} for group in rank_boards(state).order]:
        yield f"turned by {by}, boards rank otherwise"
    if over(state) and sorted(awards(same).awards) != sorted(awards(state).awards):
        yield f"turned by {by}, others are paid"


def _other_suits(state: HandState, number: int) -> Iterator[str]:
    """The same ranks in other suits, one of the 23 ways to rename them."""
    names = _renaming(1 + number % 23)

    def other(card: Card | None) -> Card | None:
        return None if card is None else Card.of(card.rank, names[card.suit])

    def dressed(one: SeatState) -> SeatState:
        up = tuple(card for card in map(other, one.up) if card is not None)
        return replace(one, up=up, down=tuple(map(other, one.down)))

    same = replace(state, seats=tuple(map(dressed, state.seats)), community=other(state.community))
    before, after = _opener(state), _opener(same)
    by_suit = before.decided_by if isinstance(before, BringInRuling) else before.tie_by
    if after.tied != before.tied:
        yield f"in suits {names} seats {after.tied} tie and not {before.tied}"
    if by_suit is not DecidedBy.SUIT and len(before.tied) == 1:
        if (after.seat, after.decided_by) != (before.seat, before.decided_by):
            yield f"in suits {names} seat {after.seat} opens and not {before.seat}"
        if _options(same) != _options(state):
            yield f"in suits {names} the options change"
    if rank_boards(same).order != rank_boards(state).order:
        yield f"in suits {names} boards rank otherwise"
    if over(state) and (winners(same).high, winners(same).low) != (winners(state).high, winners(state).low):
        yield f"in suits {names} others win"


def _renaming(number: int) -> tuple[int, ...]:
    """The ways to put four suits in order, 0 being the usual one: a number written in factorials."""
    left, names = [0, 1, 2, 3], list[int]()
    for size in (6, 2, 1, 1):
        at, number = divmod(number, size)
        names.append(left.pop(at))
    return tuple(names)


def _opener(state: HandState) -> BringInRuling | FirstToActRuling:
    return bring_in(state) if state.street is Street.THIRD else first_to_act(state)


def _options(state: HandState) -> LegalActions | None:
    return None if next_to_act(state).seat is None else legal_actions(state)
