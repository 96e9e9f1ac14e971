"""Wrong rules, outside the catalogue, about which line of a written hand is not allowed.

The first line to which the rule objects is the answer; None where there is none.
"""

from __future__ import annotations

from collections.abc import Callable

from scenarios.engine.actions import Action, Bet, BringIn, Call, Check, Complete, Fold, Raise
from scenarios.questions.answers import LineAnswer
from scenarios.questions.faults import Fault, choice
from scenarios.questions.question import Item

LineRule = Callable[[Item], LineAnswer | None]
_WAGERS = Bet | Complete | Raise


def _first(item: Item, fault: Fault, objects: Callable[[tuple[Action, ...], Action], bool]) -> LineAnswer | None:
    acts = item.state.acts
    at = next((at for at, act in enumerate(acts) if objects(acts[:at], act)), None)
    return None if at is None else LineAnswer(at + 1, choice(fault))


def _did(before: tuple[Action, ...], act: Action, kind: type[Action]) -> bool:
    """Whether the seat has done that before on this street."""
    return any(isinstance(one, kind) and one.seat == act.seat for one in before)


def _no_check_raise(item: Item) -> LineAnswer | None:
    """Who has checked may call and no more."""
    return _first(item, Fault.CLOSED, lambda before, act: isinstance(act, _WAGERS) and _did(before, act, Check))


def _callers_call(item: Item) -> LineAnswer | None:
    """Who has called once may only call from then on."""
    return _first(item, Fault.CLOSED, lambda before, act: isinstance(act, _WAGERS) and _did(before, act, Call))


def _bring_in_never_raises(item: Item) -> LineAnswer | None:
    return _first(item, Fault.CLOSED, lambda before, act: isinstance(act, _WAGERS) and _did(before, act, BringIn))


def _one_raise_is_enough(item: Item) -> LineAnswer | None:
    """A raise must not be raised again."""
    return _first(
        item, Fault.CAP, lambda before, act: isinstance(act, Raise) and any(isinstance(one, Raise) for one in before)
    )


def _bettors_stay(item: Item) -> LineAnswer | None:
    """Who has bet or raised is not done with the hand, and folds out of turn."""
    return _first(item, Fault.TURN, lambda before, act: isinstance(act, Fold) and _did(before, act, Bet))


def _first_must_bet(item: Item) -> LineAnswer | None:
    """Who acts first has to put something in."""
    return _first(item, Fault.LITTLE, lambda before, act: isinstance(act, Check) and not before)


LINES: tuple[LineRule, ...] = (
    _no_check_raise, _callers_call, _bring_in_never_raises, _one_raise_is_enough, _bettors_stay, _first_must_bet,
)  # fmt: skip
