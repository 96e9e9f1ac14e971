"""The public door: from a recipe to an item, and back from a share code."""

from __future__ import annotations

from msgspec.structs import replace

from scenarios.engine.errors import Problem, Unreadable
from scenarios.engine.play import under
from scenarios.engine.records import recorded_under
from scenarios.engine.rounds import IllegalAction
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.turns import next_to_act
from scenarios.generator.stream import SeedStream
from scenarios.hand_steps import is_step, whole_hand
from scenarios.posing import about, posed
from scenarios.questions.answers import ChoiceAnswer, LineForm
from scenarios.questions.catalogue import kinds
from scenarios.questions.kind import NoAnswer, Unsettled
from scenarios.questions.question import Elsewhere, Item, Posed
from scenarios.recipe import WHOLE_HAND, Recipe
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.sharecode import SEED_LIMIT, read_code, write_code
from scenarios.twin import changed

__all__ = ["TRIES", "about", "elsewhere", "from_code", "make", "recipe"]

TRIES = 400
"""How often a class may be dealt again before the recipe is said to be impossible. Seen: 1 for most classes."""


def recipe(kind: str, rulebook: Rulebook, game: Game, situation_class: str | None = None, *, seed: int) -> Recipe:
    """A recipe; without a class the seed picks one of the kind's. Of a whole hand it is the first step.

    Raises Unreadable for an unknown kind, game or class.
    """
    known = kinds()
    if kind not in known:
        raise Unreadable([Problem("kind", f"{kind!r} is no question kind", ", ".join(known))])
    if game not in rulebook.games:
        raise Unreadable([Problem("game", f"{rulebook.name} does not cover {game.value}", ", ".join(rulebook.games))])
    classes = known[kind].classes(rulebook, game)
    if not classes:
        raise Unreadable(
            [Problem("kind", f"{kind!r} has nothing to ask of {game.value} under {rulebook.name}", "another kind")]
        )
    if situation_class is None:
        situation_class = SeedStream("class", seed, kind).pick(classes)
    elif situation_class not in classes:
        raise Unreadable(
            [Problem("class", f"{situation_class!r} is no situation of {kind!r} here", ", ".join(classes))]
        )
    step = 1 if kind == WHOLE_HAND else 0
    return Recipe(kind, known[kind].version, rulebook, game, situation_class, seed % SEED_LIMIT, step)


def from_code(code: str) -> Recipe:
    """The recipe of a share code. Raises Unreadable or Outdated."""
    return read_code(code)


def make(made_from: Recipe) -> Item:
    """The item of a recipe: the same one each time. Deals until the state is of the class asked for and settled.

    A step of a whole hand is a question of another kind, about its moment of that hand. Raises Unreadable where the
    class is not reached, the hand has no such step or knows no such change.
    """
    if made_from.change:
        return _changed(made_from)
    if is_step(made_from):
        hand = whole_hand(made_from)
        return _item(made_from, hand.steps[made_from.step - 1].posed, hand.tries)
    kind = kinds()[made_from.kind]
    stream = SeedStream(
        made_from.kind,
        made_from.version,
        made_from.rulebook.id,
        made_from.game,
        made_from.situation_class,
        made_from.seed,
    )
    for tries in range(1, TRIES + 1):
        try:
            state = kind.build(stream.split(tries), made_from.rulebook, made_from.game, made_from.situation_class)
            asked = kind.ask(state)
        except (NoAnswer, IllegalAction):
            continue
        if asked.situation_class == made_from.situation_class and not asked.unsettled:
            return _item(made_from, posed(kind.id, state, asked), tries)
    raise Unreadable(
        [Problem("class", f"{made_from.situation_class!r} was not reached in {TRIES} deals", "another seed")]
    )


def _changed(made_from: Recipe) -> Item:
    first = make(replace(made_from, change=""))
    there = None if is_step(made_from) else changed(first, made_from.change)
    if there is None:
        raise Unreadable([Problem("code", f"{made_from.change!r} leads from this hand to no twin", "another code")])
    return _item(made_from, there, first.tries)


def _item(made_from: Recipe, asked: Posed, tries: int) -> Item:
    return Item(
        asked.question, asked.key, asked.derivation, asked.misconceptions, asked.skill, asked.difficulty, asked.state,
        asked.others, recipe=made_from, code=write_code(made_from), tries=tries,
    )  # fmt: skip


def elsewhere(asked: Posed) -> tuple[Elsewhere, ...]:
    """What every other shipped rulebook that covers the game answers on the same table.

    Not possible under one where the acts so far were not legal, or where another seat would be to act or none; of a
    written hand, where more than one line is not legal. Nothing where rulebooks are the answer: the others are in it.
    """
    if isinstance(asked.key.answer, ChoiceAnswer) and {one.id for one in asked.key.answer.choices} <= {*SHIPPED}:
        return ()
    found = []
    for rulebook_id in SHIPPED:
        other = shipped(rulebook_id)
        if (
            other == asked.question.rulebook
            or asked.question.game not in other.games
            or len(asked.state.seats) > other.players_max
        ):
            continue
        found.append(_answered_under(asked, other))
    return tuple(found)


def _answered_under(asked: Posed, other: Rulebook) -> Elsewhere:
    to_act = asked.question.table.to_act
    reach = recorded_under if isinstance(asked.question.form, LineForm) else under
    try:
        state = reach(asked.state, other)
        if to_act is not None and next_to_act(state).seat != to_act:
            return Elsewhere(other, None, possible=False)
        return Elsewhere(other, kinds()[asked.question.kind].answer(state))
    except Unsettled:
        return Elsewhere(other, None)
    except (IllegalAction, NoAnswer):
        return Elsewhere(other, None, possible=False)
