"""Items for the tutor's tests: a dealt one, and the same table with another form, key and wrong rules."""

from __future__ import annotations

from msgspec.structs import replace

from scenarios import make
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.rulebook import Game
from scenarios.questions.answers import (
    Answer,
    Form,
    Option,
    OptionsAnswer,
    OptionsForm,
    Verb,
    WinnersAnswer,
    WinnersForm,
)
from scenarios.questions.message import message
from scenarios.questions.question import AnswerKey, Item, Misconception
from scenarios.rulebooks import shipped

FOLD, CHECK = Option(Verb.FOLD), Option(Verb.CHECK)
CALL = Option(Verb.CALL, Chips(5))
TO_10, TO_15, TO_20 = (Option(Verb.RAISE_TO, Chips(amount)) for amount in (10, 15, 20))
BET_RANGE = Option(Verb.BET, Chips(5), Chips(10))


def bring_in(situation_class: str = "rank", seed: int = 7, rulebook: str = "roberts", game: Game = Game.STUD) -> Item:
    """A dealt bring-in question."""
    return make.make(make.recipe("bring_in", shipped(rulebook), game, situation_class, seed=seed))


def reshaped(form: Form, key: Answer, *wrong: tuple[str, Answer]) -> Item:
    """The dealt table with another form and key. ``wrong``: the wrong rules' ids and answers."""
    item = bring_in()
    misconceptions = tuple(Misconception(name, answer, message("bring-in-wrong-ace-low")) for name, answer in wrong)
    question = replace(item.question, form=form)
    return replace(item, question=question, key=AnswerKey(key), misconceptions=misconceptions)


def options_item(*wrong: tuple[str, Answer]) -> Item:
    """Facing a bet of 5: fold, call 5 and raise to 10 are legal; three other acts are offered."""
    form = OptionsForm(Seat(1), (FOLD, CHECK, CALL, TO_10, TO_15, TO_20))
    return reshaped(form, OptionsAnswer(frozenset({FOLD, CALL, TO_10})), *wrong)


def winners_item(*sides: str, high: tuple[int, ...] = (), low: tuple[int, ...] = ()) -> Item:
    """A showdown among seats 1 to 4."""
    form = WinnersForm(tuple(map(Seat, (1, 2, 3, 4))), sides)
    return reshaped(form, winners(high, low))


def winners(high: tuple[int, ...] = (), low: tuple[int, ...] = ()) -> WinnersAnswer:
    return WinnersAnswer(frozenset(map(Seat, high)), frozenset(map(Seat, low)))
