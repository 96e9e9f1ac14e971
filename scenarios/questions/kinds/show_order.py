"""In which order are the hands shown? Seventh street with its betting over, two hands or more, nobody's turned up.

The table shows seventh street alone: who bet last on sixth, and is still in, is said with the question.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from scenarios.engine.chips import Chips, Seat
from scenarios.engine.endings import ShowOrderRuling, ShowsFirst
from scenarios.engine.errors import NotTheTime
from scenarios.engine.rulebook import AllInShowdown, Game, Rulebook, ShowsFirstChecked
from scenarios.engine.show_order import show_order
from scenarios.engine.state import HandState, Street
from scenarios.generator.deals import filled, seat_count, seats
from scenarios.generator.lines import Temper, moments
from scenarios.generator.playout import departures, play_to, with_behind
from scenarios.generator.stream import SeedStream
from scenarios.questions.answers import OrderAnswer, OrderForm
from scenarios.questions.derivations.show_order import derive
from scenarios.questions.kind import Asked, NoAnswer
from scenarios.questions.message import message
from scenarios.questions.wrong_rules.show_order import last_bettor, misconceptions, wagers


class Plan(Struct, frozen=True):
    """How a class is reached: in what temper, with how many live seats, how many of them all-in before seventh street.

    ``calm``: the seat that opens never bets. ``short``: another seat has less than the bet left.
    """

    temper: Temper
    least: int = 2
    most: int = 6
    broke: bool = False
    short: bool = False
    calm: bool = False


PLANS = {
    "bet": Plan(Temper(8, folds=2, wagers_at_most=1), 3),
    "bet-behind-checks": Plan(Temper(5, folds=2, wagers_at_most=1), 3, calm=True),
    "raised": Plan(Temper(5, folds=1, wagers_at_most=3), 3),
    "checked": Plan(Temper(0)),
    "sixth-street-bet": Plan(Temper(0), 3),
    "at-once": Plan(Temper(4), 3, 5, broke=True),
    "side-pot": Plan(Temper(4, folds=0), 3, 5, broke=True),
    "side-pots": Plan(Temper(6, folds=0, wagers_at_most=2), 4, 5, broke=True, short=True),
}
_SEATS = {"at-once": 3, "side-pot": 3, "side-pots": 4}
"""How many must be dealt in; the other classes take two."""


def situation_class(state: HandState, ruling: ShowOrderRuling) -> str:
    """The class, read off the ruling: what makes the first show first, and what an all-in changes."""
    if ruling.at_once:
        return "at-once"
    if len(ruling.groups) > 1:
        return "side-pot" if len(ruling.groups) == 2 else "side-pots"
    if ruling.by is ShowsFirst.AGGRESSOR:
        if len(set(wagers(state, Street.SEVENTH))) > 1:
            return "raised"
        return "bet" if ruling.first == state.round.opener else "bet-behind-checks"
    return "checked" if last_bettor(state, Street.SIXTH) in (None, ruling.first) else "sixth-street-bet"


class ShowOrder:
    """The kind ``show_order``."""

    id = "show_order"
    code = "so"
    order = 90
    version = 3

    def classes(self, rulebook: Rulebook, game: Game) -> tuple[str, ...]:
        found = ["bet", "bet-behind-checks", "raised"]
        if rulebook.shows_first_checked is not ShowsFirstChecked.UNSETTLED:
            found += ["checked", "sixth-street-bet"]
        match rulebook.all_in_showdown:
            case AllInShowdown.ALL_SHOW_AT_ONCE:
                found.append("at-once")
            case AllInShowdown.SIDE_POT_FIRST:
                found += ["side-pot", "side-pots"]
            case AllInShowdown.UNSETTLED:
                pass
        return tuple(one for one in found if _SEATS.get(one, 2) <= rulebook.players_max)

    def build(self, stream: SeedStream, rulebook: Rulebook, game: Game, situation_class: str) -> HandState:
        plan = PLANS[situation_class]
        state, broke = _start(stream, rulebook, game, plan)
        temper = replace(plan.temper, calm=state.round.opener) if plan.calm else plan.temper
        if plan.short:
            others = [one.seat for one in state.live if one.seat not in (*broke, state.round.opener)]
            short = stream.pick(others)
            state = with_behind(state, {short: Chips(stream.between(1, state.stakes.big_bet - 1))})
            temper = replace(temper, all_in=short)
        *_, closed = moments(stream.split("line"), state, temper)
        return closed

    def ask(self, state: HandState) -> Asked:
        ruling = _ruled(state)
        found, bettor = situation_class(state, ruling), last_bettor(state, Street.SIXTH)
        prompt = message("show-order-prompt")
        return Asked(
            situation_class=found,
            prompt=prompt if bettor is None else message("show-order-prompt-sixth", seat=bettor),
            form=OrderForm(tuple(one.seat for one in state.live)),
            answer=_said(ruling),
            derivation=derive(state, ruling),
            misconceptions=tuple(misconceptions(state, ruling)),
            bounds=(22, 29),
            unsettled=_unsettled(state, ruling),
        )

    def answer(self, state: HandState) -> OrderAnswer | None:
        ruling = _ruled(state)
        return None if _unsettled(state, ruling) else _said(ruling)


KIND = ShowOrder()


def _ruled(state: HandState) -> ShowOrderRuling:
    """The ruling. Before the end of the betting, and where one seat is left, there is no order to ask for."""
    try:
        ruling = show_order(state)
    except NotTheTime as error:
        raise NoAnswer from error
    if ruling.by is ShowsFirst.UNCONTESTED:
        raise NoAnswer
    return ruling


def _unsettled(state: HandState, ruling: ShowOrderRuling) -> str:
    """What no text settles. Two readings of who shows first after checks may agree on a hand: it is not asked about."""
    open_to_doubt = state.rulebook.shows_first_checked is ShowsFirstChecked.UNSETTLED
    if open_to_doubt and not ruling.at_once and ruling.by is not ShowsFirst.AGGRESSOR:
        return "shows_first_checked"
    return ruling.unsettled


def _said(ruling: ShowOrderRuling) -> OrderAnswer:
    return OrderAnswer((), frozenset(ruling.order)) if ruling.at_once else OrderAnswer(ruling.order)


def _start(stream: SeedStream, rulebook: Rulebook, game: Game, plan: Plan) -> tuple[HandState, tuple[Seat, ...]]:
    """The beginning of seventh street, and the seats that were all-in before it."""
    sitting = seats(seat_count(stream, rulebook, min(plan.least, rulebook.players_max)))
    staying = stream.between(min(plan.least, len(sitting)), min(plan.most, len(sitting)))
    keep = stream.sample(sitting, staying)
    deal = filled(stream.split("rest"), rulebook, game, sitting, {})
    leaving = departures(stream.split("leaving"), sitting, keep, Street.SEVENTH)
    when = {keep[0]: Street(stream.between(Street.THIRD, Street.SIXTH))} if plan.broke else {}
    return play_to(stream.split("play"), deal, Street.SEVENTH, leaving, when), tuple(when)
