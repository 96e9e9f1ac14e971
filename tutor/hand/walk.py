"""The stops of a hand: at each, how it stands, what is asked of the rules, and what was then done.

A decision asks whose turn it is and what that seat may do. Before seventh street comes how the last card is dealt; at
the end in what order hands are shown, who wins, which pots there are and who is paid. Where record and rulebook part,
the stop says so, and the walk goes on with the record.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from lessons.values import Amount, Phrase, PhraseList, SeatValue
from scenarios.engine.actions import Action, Call
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.endings import AwardsRuling
from scenarios.engine.errors import StudError
from scenarios.engine.play import over
from scenarios.engine.rulebook import Rulebook
from scenarios.engine.state import HandState, Street
from scenarios.engine.turns import next_to_act
from scenarios.histories import Moment, RecordedHand, Replayed, replay
from scenarios.rule import Ruled, ruled
from tutor import phrases

NOBODY: frozenset[Seat] = frozenset()
_AT_THE_END = ("show-order", "winners", "pots", "awards")


class Asked(Struct, frozen=True):
    """A question of the moment with its ruling."""

    ask: str
    ruled: Ruled


class Stop(Struct, frozen=True):
    """One stop. ``action`` is what was done there, ``done`` the same in words; ``seat`` is whose turn it is.

    ``founds`` say where the record and the rulebook part; the down cards of the seats ``shown`` lie open. ``over``: the
    betting of the hand is.
    """

    state: HandState
    asked: tuple[Asked, ...]
    seat: Seat | None = None
    action: Action | None = None
    done: Phrase | None = None
    founds: tuple[Phrase, ...] = ()
    shown: frozenset[Seat] = NOBODY
    over: bool = False


class Walk(Struct, frozen=True):
    """A hand's stops from the bring-in to its end, and what came of it."""

    hand: RecordedHand
    rulebook: Rulebook
    stops: tuple[Stop, ...]
    found: Replayed

    @property
    def awards(self) -> AwardsRuling | None:
        """Who is paid what; None where nobody can say."""
        return self.found.awards


def walk(hand: RecordedHand, rulebook: Rulebook) -> Walk:
    """The walk through a hand under a rulebook.

    Raises BadHistory where the record cannot be followed, or the rulebook does not cover its game.
    """
    found = replay(hand, rulebook)
    stops = [stop for moment in found.moments for stop in _stops(moment)]
    return Walk(hand, rulebook, (*stops, *_end(hand, found)), found)


def _stops(moment: Moment) -> Iterator[Stop]:
    state = moment.state
    if moment.action is not None or moment.disagreement is not None:
        yield _decision(moment)
        return
    yield from _without_betting(state)
    if state.street is Street.SIXTH:
        asked = _asked(state, ("seventh-street",))
        yield Stop(state, asked, founds=_last_card(moment, asked))


def _decision(moment: Moment) -> Stop:
    state, action = moment.state, moment.action
    seat = next_to_act(state).seat
    asks = (_whose_turn(state), "options") if seat is not None else ("next-to-act",)
    done = None if action is None else phrases.act(action, _total(state, action))
    return Stop(state, _asked(state, asks), seat, action, done, tuple(_parted(moment, done)))


def _whose_turn(state: HandState) -> str:
    if state.round.last is not None:
        return "next-to-act"
    return "bring-in" if state.street is Street.THIRD else "first-to-act"


def _total(state: HandState, action: Action) -> Chips:
    """The seat's total for the street with this act."""
    one = state.at(action.seat)
    if isinstance(action, Call):
        return Chips(max(one.street_to, min(state.round.to, one.street_to + one.stack)))
    return Chips(getattr(action, "to", one.street_to))


def _without_betting(state: HandState) -> Iterator[Stop]:
    """The stop of a street on which nobody could bet."""
    if state.round.last is None:
        yield Stop(state, _asked(state, (_whose_turn(state),)))


def _asked(state: HandState, asks: Iterable[str]) -> tuple[Asked, ...]:
    """The rulings that the moment has."""
    found = []
    for ask in asks:
        try:
            found.append(Asked(ask, ruled(state, ask)))
        except StudError:  # NotTheTime, for instance where a hand was not shown
            continue
    return tuple(found)


def _parted(moment: Moment, done: Phrase | None) -> Iterator[Phrase]:
    """Where the record departs from the rulebook at a decision."""
    turn, illegal = moment.disagreement, moment.illegal
    if turn is not None and turn.recorded is None and turn.expected is not None:
        yield Phrase("hand-found-waiting", {"seat": SeatValue(turn.expected)})
    elif turn is not None and turn.recorded is not None:
        seats = {"seat": SeatValue(turn.recorded)}
        if turn.expected is None:
            yield Phrase("hand-found-closed", seats)
        else:
            yield Phrase("hand-found-turn", {**seats, "turn": SeatValue(turn.expected)})
    if illegal is not None and done is not None:
        call = isinstance(illegal.action, Call) and illegal.violation == "amount"
        yield Phrase("hand-found-amount" if call else "hand-found-illegal", {"act": done})


def _last_card(moment: Moment, asked: tuple[Asked, ...]) -> tuple[Phrase, ...]:
    """Whether the record deals seventh street otherwise than the rulebook."""
    method = "common-card" if moment.common else "own-cards"
    if all(one.ruled.unsettled or one.ruled.answer["method"] == method for one in asked):
        return ()
    return (Phrase(f"hand-found-{method}"),)


def _end(hand: RecordedHand, found: Replayed) -> Iterator[Stop]:
    end = found.end
    if not over(end):
        yield Stop(end, (), founds=(Phrase("hand-found-breaks-off"),))
        return
    if end.street is Street.SEVENTH and len(end.live) > 1:
        yield from _without_betting(end)
        known = all(None not in one.down for one in end.live)
        for ask in _AT_THE_END if known else ("show-order", "pots"):
            shown = frozenset(one.seat for one in end.live) if known and ask != "show-order" else NOBODY
            founds = _otherwise_paid(hand, found) if ask == "awards" else ()
            yield Stop(end, _asked(end, (ask,)), founds=founds, shown=shown, over=True)
        if not known:
            yield Stop(end, (), founds=(Phrase("hand-not-shown"), *_paid(hand)), over=True)
    else:
        yield Stop(end, _asked(end, ("pots", "awards")), founds=_otherwise_paid(hand, found), over=True)


def _otherwise_paid(hand: RecordedHand, found: Replayed) -> tuple[Phrase, ...]:
    return _paid(hand) or (Phrase("hand-found-paid-other"),) if found.awards_agree is False else ()


def _paid(hand: RecordedHand) -> tuple[Phrase, ...]:
    """What the record says was paid, where it says it by name."""
    if hand.payment is None or not hand.payment.paid:
        return ()
    paid = [
        Phrase("awards-say", {"seat": SeatValue(seat), "amount": Amount(chips)}) for seat, chips in hand.payment.paid
    ]
    return (Phrase("hand-found-paid", {"awards": PhraseList(tuple(paid))}),)
