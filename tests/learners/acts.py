"""Wrong rules, outside the catalogue, about what a seat may do: each gives the acts that it would allow."""

from __future__ import annotations

from collections.abc import Callable

from scenarios.engine.actions import Bet, BringIn, Check, Complete, Raise
from scenarios.engine.chips import Chips
from scenarios.engine.state import Street
from scenarios.questions.answers import Option, Verb
from scenarios.questions.question import Item

Acts = frozenset[Option]
ActsRule = Callable[[Item, Acts], Acts | None]

WAGERS = (Verb.COMPLETE_TO, Verb.BET, Verb.RAISE_TO)


def _without_wagers(acts: Acts) -> Acts:
    return frozenset(one for one in acts if one.verb not in WAGERS)


def _wagered_once(item: Item, right: Acts) -> Acts | None:
    """Nobody wagers twice in a round: a rule of one German text, taken for everybody's."""
    wagers = [act.seat for act in item.state.acts if isinstance(act, Complete | Bet | Raise)]
    return _without_wagers(right) if item.question.table.to_act in wagers else None


def _opener_has_no_option(item: Item, right: Acts) -> Acts | None:
    """Who brought it in can only call or fold after that."""
    brought = [act.seat for act in item.state.acts if isinstance(act, BringIn)]
    return _without_wagers(right) if item.question.table.to_act in brought else None


def _stack_too_short_to_wager(item: Item, right: Acts) -> Acts | None:
    """A wager has to be made in full: a short stack may only call."""
    one = item.state.at(item.question.table.to_act or 0)
    whole = Chips(one.street_to + one.stack)
    all_in = frozenset(act for act in right if act.verb in WAGERS and act.amount == whole)
    return right - all_in if all_in else None


def _no_check_raise(item: Item, right: Acts) -> Acts | None:
    """Who has checked may not raise afterwards, as many a home game has it."""
    checked = [act.seat for act in item.state.acts if isinstance(act, Check)]
    return _without_wagers(right) if item.question.table.to_act in checked else None


def _only_the_opener_bets(item: Item, right: Acts) -> Acts | None:
    """Once the first seat has checked, the round is a free one."""
    return _without_wagers(right) if Option(Verb.CHECK) in right and item.state.acts else None


def _big_or_small_on_fourth(item: Item, right: Acts) -> Acts | None:
    """On fourth street everybody may choose the size, as one network once had it."""
    if item.state.street is not Street.FOURTH:
        return None
    small, big = item.state.stakes.small_bet, item.state.stakes.big_bet
    sizes = {Chips(one.amount + big - small) for one in right if one.verb is Verb.BET and one.amount == small}
    return right | {Option(Verb.BET, amount) for amount in sizes} if sizes else None


def _called_is_done(item: Item, right: Acts) -> Acts | None:
    """Who has put chips in on this street may only call what comes after."""
    one = item.state.at(item.question.table.to_act or 0)
    return _without_wagers(right) if one.street_to else None


OPTIONS: tuple[ActsRule, ...] = (
    _wagered_once, _opener_has_no_option, _stack_too_short_to_wager, _no_check_raise,
    _only_the_opener_bets, _big_or_small_on_fourth, _called_is_done,
)  # fmt: skip
