"""The examples of a lesson: a situation written into its page, and a question of the kind that it asks for."""

from __future__ import annotations

from lessons.pages import Request, Situation
from scenarios import make
from scenarios.engine.actions import Check
from scenarios.engine.errors import BadSituation, Problem
from scenarios.engine.rounds import IllegalAction, apply
from scenarios.engine.rulebook import Game
from scenarios.engine.state import HandState
from scenarios.engine.turns import next_to_act
from scenarios.questions.kind import NoAnswer
from scenarios.questions.question import Item
from scenarios.recipe import Recipe
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data
from tutor.practice import Wish


def example(situation: Situation) -> Item:
    """The question that a page's situation asks.

    Raises BadSituation, NotTheTime or Unreadable where it cannot be asked: the fault of whoever wrote the page.
    """
    found = from_data(dict(situation.data))
    if found.state is None:
        raise BadSituation(found.lacks)
    try:
        state = _checked_down(found.state) if situation.ask == "winners" else found.state
        return make.about(situation.ask.replace("-", "_"), state)
    except (KeyError, NoAnswer, IllegalAction) as error:
        raise BadSituation([Problem("ask", f"{situation.ask!r} has nothing to ask here: {error}")]) from error


def _checked_down(state: HandState) -> HandState:
    """The state with its betting over: a page that asks who wins need not write the checks."""
    while (seat := next_to_act(state).seat) is not None:
        state = apply(state, Check(seat))
    return state


def requested(request: Request, wanted: Wish, seed: int) -> Recipe:
    """The recipe that a page asks for; what it leaves open is the learner's own.

    Raises Unreadable where the rulebook or the game has no such question.
    """
    rulebook = shipped(request.rulebook) if request.rulebook in SHIPPED else wanted.rulebook
    game = next((Game(one) for one in (request.game, wanted.game) if one in rulebook.games), rulebook.games[0])
    return make.recipe(request.kind, rulebook, game, request.situation_class, seed=seed)
