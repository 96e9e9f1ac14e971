"""Wrong rules about who shows first and who then, each with the whole order that it would give."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from scenarios.engine.actions import Bet, BringIn, Complete, Raise
from scenarios.engine.chips import Seat
from scenarios.engine.endings import ShowOrderRuling, ShowsFirst
from scenarios.engine.rulebook import AllInShowdown
from scenarios.engine.show_order import show_order
from scenarios.engine.state import HandState, Street, StreetBegins
from scenarios.engine.turns import clockwise
from scenarios.generator.looks import strength
from scenarios.questions.answers import OrderAnswer
from scenarios.questions.question import Misconception, misconception, slips

_Wrong = Callable[[HandState, ShowOrderRuling], OrderAnswer | None]


def misconceptions(state: HandState, ruling: ShowOrderRuling) -> Iterator[Misconception]:
    """What every wrong rule that says something here would answer, in the order in which they explain."""
    for name, wrong in WRONG_RULES:
        answer = wrong(state, ruling)
        if answer is not None:
            yield misconception("show_order", name, answer)
    if not ruling.at_once:
        for name, slip in SLIPS:
            yield from slips("show_order", name, slip(state, ruling))


def wagers(state: HandState, street: Street) -> list[Seat]:
    """Who bet or raised on a street, in order, the bring-in among them; nobody where the events do not say."""
    found, now = list[Seat](), state.street if StreetBegins(state.street) not in state.events else None
    for event in state.events:
        if isinstance(event, StreetBegins):
            now = event.street
        elif now is street and isinstance(event, BringIn | Complete | Bet | Raise):
            found.append(event.seat)
    return found


def last_bettor(state: HandState, street: Street) -> Seat | None:
    """Who bet or raised last on a street, if that seat is still in."""
    by = wagers(state, street)
    return by[-1] if by and state.at(by[-1]).live else None


def _around(state: HandState, start: Seat) -> tuple[Seat, ...]:
    """The seats still in, clockwise from one."""
    left = clockwise(state, start)
    return tuple(one.seat for one in (left[-1], *left[:-1]) if one.live)


def _from(state: HandState, ruling: ShowOrderRuling, start: Seat | None) -> OrderAnswer | None:
    """The right order but for where it starts; nothing where that seat is out."""
    if start is None or not state.at(start).live:
        return None
    return _grouped(ruling.groups, _around(state, start))


def _grouped(groups: Sequence[tuple[Seat, ...]], around: tuple[Seat, ...]) -> OrderAnswer:
    return OrderAnswer(tuple(seat for group in groups for seat in around if seat in group))


def _one_by_one(state: HandState, ruling: ShowOrderRuling) -> OrderAnswer | None:
    """All-in or not, one hand is shown after the other."""
    return OrderAnswer(_around(state, ruling.first)) if ruling.at_once else None


def _side_pot_first(state: HandState, ruling: ShowOrderRuling) -> OrderAnswer | None:
    """Where all hands are turned up at once: the side pot is shown for first."""
    if not ruling.at_once:
        return None
    by_pots = replace(state, rulebook=replace(state.rulebook, all_in_showdown=AllInShowdown.SIDE_POT_FIRST))
    return OrderAnswer(show_order(by_pots).order)


def _pots_ignored(state: HandState, ruling: ShowOrderRuling) -> OrderAnswer | None:
    """Clockwise from the first to show, whatever pots there are."""
    start = ruling.first
    return OrderAnswer(_around(state, start)) if len(ruling.groups) > 1 else None


def _main_pot_first(_: HandState, ruling: ShowOrderRuling) -> OrderAnswer | None:
    """The pots are shown for in the order in which they were made."""
    if len(ruling.groups) < 2:
        return None
    return OrderAnswer(tuple(seat for group in reversed(ruling.groups) for seat in group))


def _all_in_first(state: HandState, ruling: ShowOrderRuling) -> OrderAnswer | None:
    """Whoever is all-in shows before the others do."""
    if not ruling.all_in:
        return None
    around = _around(state, ruling.first)
    return OrderAnswer(tuple(sorted(around, key=lambda seat: seat not in ruling.all_in)))


def _first_bettor(state: HandState, ruling: ShowOrderRuling) -> OrderAnswer | None:
    """The first to bet on seventh street shows first, whoever has raised since."""
    by = wagers(state, Street.SEVENTH)
    return _from(state, ruling, by[0]) if by else None


def _sixth_street_bettor(state: HandState, ruling: ShowOrderRuling) -> OrderAnswer | None:
    return _from(state, ruling, last_bettor(state, Street.SIXTH))


def _opener_always(state: HandState, ruling: ShowOrderRuling) -> OrderAnswer | None:
    """Who acted first on seventh street shows first, whoever has bet."""
    return _from(state, ruling, state.round.opener) if ruling.by is ShowsFirst.AGGRESSOR else None


def _last_to_act(state: HandState, ruling: ShowOrderRuling) -> OrderAnswer | None:
    return _from(state, ruling, state.round.last)


def _caller_first(state: HandState, ruling: ShowOrderRuling) -> OrderAnswer | None:
    """Who bet or raised last shows last: whoever comes after shows first."""
    if ruling.by is not ShowsFirst.AGGRESSOR:
        return None
    around = _around(state, ruling.first)
    return _grouped(ruling.groups, (*around[1:], around[0]))


def _bring_in_first(state: HandState, ruling: ShowOrderRuling) -> OrderAnswer | None:
    by = wagers(state, Street.THIRD)
    return _from(state, ruling, by[0]) if by else None


def _first_seat_first(state: HandState, ruling: ShowOrderRuling) -> OrderAnswer | None:
    return _from(state, ruling, state.live[0].seat)


def _by_boards(state: HandState, ruling: ShowOrderRuling) -> OrderAnswer | None:
    """The best board shows first, the next best next."""
    best = sorted(state.live, key=lambda one: strength(state.game, one.up), reverse=True)
    return _grouped(ruling.groups, tuple(one.seat for one in best))


def _anticlockwise(state: HandState, ruling: ShowOrderRuling) -> OrderAnswer | None:
    around = _around(state, ruling.first)
    return _grouped(ruling.groups, (around[0], *reversed(around[1:])))


def _all_at_once(_: HandState, ruling: ShowOrderRuling) -> OrderAnswer | None:
    return OrderAnswer((), frozenset(ruling.order))


def _another_first(state: HandState, ruling: ShowOrderRuling) -> Iterator[OrderAnswer]:
    """The right order but for where it starts."""
    for one in state.live:
        yield _grouped(ruling.groups, _around(state, one.seat))


def _neighbours_exchanged(_: HandState, ruling: ShowOrderRuling) -> Iterator[OrderAnswer]:
    order = ruling.order
    for place in range(len(order) - 1):
        yield OrderAnswer((*order[:place], order[place + 1], order[place], *order[place + 2 :]))


def _one_misplaced(_: HandState, ruling: ShowOrderRuling) -> Iterator[OrderAnswer]:
    """A single seat shows sooner or later than it should."""
    for seat in ruling.order:
        others = tuple(other for other in ruling.order if other != seat)
        for place in range(len(others) + 1):
            yield OrderAnswer((*others[:place], seat, *others[place:]))


SLIPS: tuple[tuple[str, Callable[[HandState, ShowOrderRuling], Iterator[OrderAnswer]]], ...] = (
    ("another_first", _another_first),
    ("neighbours_exchanged", _neighbours_exchanged),
    ("one_misplaced", _one_misplaced),
)
# in the order in which a wrong answer is explained when several fit, slips after the wrong rules
WRONG_RULES: tuple[tuple[str, _Wrong], ...] = (
    ("one_by_one", _one_by_one),
    ("side_pot_first", _side_pot_first),
    ("main_pot_first", _main_pot_first),
    ("pots_ignored", _pots_ignored),
    ("all_in_first", _all_in_first),
    ("first_bettor", _first_bettor),
    ("sixth_street_bettor", _sixth_street_bettor),
    ("opener_always", _opener_always),
    ("anticlockwise", _anticlockwise),
    ("last_to_act", _last_to_act),
    ("caller_first", _caller_first),
    ("bring_in_first", _bring_in_first),
    ("first_seat_first", _first_seat_first),
    ("by_boards", _by_boards),
    ("all_at_once", _all_at_once),
)
