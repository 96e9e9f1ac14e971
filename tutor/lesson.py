"""The examples of a lesson: a situation written into its page, and a question of the kind that it asks for."""

from __future__ import annotations

from urllib.parse import urlencode

from msgspec import Struct

from lessons.pages import Request, Situation
from lessons.values import Phrase
from scenarios import make
from scenarios.engine.actions import Check
from scenarios.engine.errors import BadSituation, NotTheTime, Problem, Unreadable
from scenarios.engine.play import under
from scenarios.engine.rounds import IllegalAction, apply
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState
from scenarios.engine.turns import next_to_act
from scenarios.questions.kind import NoAnswer, Unsettled
from scenarios.questions.question import Posed
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data
from tutor.drill import Drill
from tutor.speak import house
from tutor.wishes import Wish


class Example(Struct, frozen=True):
    """A page's hand, asked about. ``instead``: why it is not ruled under the reader's rulebook, where it is not."""

    posed: Posed
    instead: Phrase | None


def example(situation: Situation, wanted: Rulebook) -> Example:
    """The question that a page's situation asks, ruled under the reader's rulebook.

    Where that one does not cover the game, cannot come to this hand or does not settle the answer, the page's own
    rulebook rules. Raises BadSituation where that cannot either: the fault of whoever wrote the page.
    """
    kind, written = situation.ask.replace("-", "_"), _written(situation)
    state, why = _under(written, wanted)
    if state is not None:
        try:
            return Example(make.about(kind, state), None)
        except Unsettled:
            why = "example-unsettled"
        except (KeyError, NoAnswer, NotTheTime):
            why = "example-not-played"
    names = {"rulebook": house(wanted), "used": house(written.rulebook)}
    try:
        return Example(make.about(kind, written), Phrase(why, names))
    except (KeyError, NoAnswer, NotTheTime) as error:
        raise BadSituation([Problem("ask", f"{situation.ask!r} has nothing to ask here: {error}")]) from error


def _written(situation: Situation) -> HandState:
    """The hand under the page's own rulebook."""
    found = from_data(dict(situation.data))
    if found.state is None:
        raise BadSituation(found.lacks)
    try:
        return _checked_down(found.state) if situation.ask == "winners" else found.state
    except IllegalAction as error:
        raise BadSituation([Problem("ask", f"{situation.ask!r} has nothing to ask here: {error}")]) from error


def _checked_down(state: HandState) -> HandState:
    """The state with its betting over: a page that asks who wins need not write the checks."""
    while (seat := next_to_act(state).seat) is not None:
        state = apply(state, Check(seat))
    return state


def _under(state: HandState, wanted: Rulebook) -> tuple[HandState | None, str]:
    """The hand under the reader's rulebook, or None and the message that says why there is none."""
    if state.game not in wanted.games:
        return None, "example-not-covered"
    if len(state.seats) > wanted.players_max:
        return None, "example-not-played"
    try:
        return under(state, wanted), ""
    except IllegalAction:
        return None, "example-not-played"


def requested(request: Request, wanted: Wish) -> Drill:
    """What a page asks to be practised. What it leaves open is the learner's own, if the situation exists there.

    Where it does not, another game of the rulebook or another rulebook takes its place. Raises Unreadable where none
    has such questions.
    """
    books = (request.rulebook,) if request.rulebook in SHIPPED else (wanted.rulebook.id, *SHIPPED)
    found = [
        Drill(request.kind, request.situation_class, book, game)
        for book in (wanted.rulebook if one == wanted.rulebook.id else shipped(one) for one in books)
        for game in ((Game(request.game),) if request.game in list(Game) else (wanted.game, *book.games))
        if game in book.games
    ]
    for drill in found:
        try:
            drill.recipe(0)
        except Unreadable:
            continue
        return drill
    raise Unreadable([Problem("item", f"{request} asks for what no rulebook has", "a situation of the kind")])


def drill_link(drill: Drill, wanted: Wish) -> str:
    """The address under which Practice begins the drill; the rulebook and the game only if not the learner's own."""
    named = {
        "kind": drill.kind, "class": drill.situation_class,
        "rulebook": None if drill.rulebook == wanted.rulebook else drill.rulebook.id,
        "game": None if drill.game is wanted.game else drill.game.value,
    }  # fmt: skip
    return "./?" + urlencode({name: value for name, value in named.items() if value is not None})
