"""The public door: from a recipe to an item, and back from a share code."""

from __future__ import annotations

from scenarios.engine.errors import Problem, Unreadable
from scenarios.engine.play import under
from scenarios.engine.records import recorded_under
from scenarios.engine.rounds import IllegalAction
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState
from scenarios.engine.turns import next_to_act
from scenarios.generator.stream import SeedStream
from scenarios.questions.answers import ChoiceAnswer, LineForm
from scenarios.questions.catalogue import kinds
from scenarios.questions.difficulty import difficulty
from scenarios.questions.kind import Asked, NoAnswer, Unsettled
from scenarios.questions.question import AnswerKey, Elsewhere, Item, Misconception, Posed, Question, Skill
from scenarios.questions.table import view
from scenarios.recipe import Recipe
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.sharecode import SEED_LIMIT, read_code, write_code

TRIES = 400
"""How often a class may be dealt again before the recipe is said to be impossible. Seen: 1 for most classes."""


def recipe(kind: str, rulebook: Rulebook, game: Game, situation_class: str | None = None, *, seed: int) -> Recipe:
    """A recipe; without a class the seed picks one of the kind's.

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
    return Recipe(kind, known[kind].version, rulebook, game, situation_class, seed % SEED_LIMIT)


def from_code(code: str) -> Recipe:
    """The recipe of a share code. Raises Unreadable or Outdated."""
    return read_code(code)


def make(made_from: Recipe) -> Item:
    """The item of a recipe: the same one each time. Deals until the state is of the class asked for and settled."""
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
            return _item(made_from, _posed(kind.id, state, asked), tries)
    raise Unreadable(
        [Problem("class", f"{made_from.situation_class!r} was not reached in {TRIES} deals", "another seed")]
    )


def about(kind_id: str, state: HandState) -> Posed:
    """The question that a kind asks about a state that was not dealt: a lesson's example.

    Raises KeyError for a kind unknown, NoAnswer or NotTheTime where the kind has nothing to ask of the state, Unsettled
    where no text settles the answer.
    """
    asked = kinds()[kind_id].ask(state)
    if asked.unsettled:
        raise Unsettled(asked.unsettled)
    return _posed(kind_id, state, asked)


def _item(made_from: Recipe, posed: Posed, tries: int) -> Item:
    return Item(
        posed.question, posed.key, posed.derivation, posed.misconceptions, posed.skill, posed.difficulty, posed.state,
        posed.others, recipe=made_from, code=write_code(made_from), tries=tries,
    )  # fmt: skip


def _posed(kind_id: str, state: HandState, asked: Asked) -> Posed:
    table = view(state, shown=asked.shown, to_act=asked.to_act, counting=asked.counting, pots=asked.pots, put=asked.put)
    return Posed(
        question=Question(kind_id, state.game, state.rulebook, asked.prompt, table, asked.form),
        key=AnswerKey(asked.answer, asked.also),
        derivation=asked.derivation,
        misconceptions=_wrong(asked),
        skill=Skill(kind_id, asked.situation_class),
        difficulty=difficulty(asked, table),
        state=state,
        others=asked.others,
    )


def _wrong(asked: Asked) -> tuple[Misconception, ...]:
    """The wrong rules whose answer is wrong here, then the slips to answers that none of them gives, each answer once.

    A rule that is the law of the rulebook is never wrong.
    """
    right = {asked.answer, *asked.also}
    rules = [left for one in asked.misconceptions if not one.slip and (left := one.without(right))]
    known = right.union(*(one.answers for one in rules))
    for one in asked.misconceptions:
        if one.slip and (left := one.without(known)):
            rules.append(left)
            known.update(left.answers)
    return tuple(rules)


def elsewhere(posed: Posed) -> tuple[Elsewhere, ...]:
    """What every other shipped rulebook that covers the game answers on the same table.

    Not possible under one where the acts so far were not legal, or where another seat would be to act or none; of a
    written hand, where more than one line is not legal. Nothing where rulebooks are the answer: the others are in it.
    """
    if isinstance(posed.key.answer, ChoiceAnswer) and {one.id for one in posed.key.answer.choices} <= {*SHIPPED}:
        return ()
    found = []
    for rulebook_id in SHIPPED:
        other = shipped(rulebook_id)
        if (
            other == posed.question.rulebook
            or posed.question.game not in other.games
            or len(posed.state.seats) > other.players_max
        ):
            continue
        found.append(_answered_under(posed, other))
    return tuple(found)


def _answered_under(posed: Posed, other: Rulebook) -> Elsewhere:
    to_act = posed.question.table.to_act
    reach = recorded_under if isinstance(posed.question.form, LineForm) else under
    try:
        state = reach(posed.state, other)
        if to_act is not None and next_to_act(state).seat != to_act:
            return Elsewhere(other, None, possible=False)
        return Elsewhere(other, kinds()[posed.question.kind].answer(state))
    except Unsettled:
        return Elsewhere(other, None)
    except (IllegalAction, NoAnswer):
        return Elsewhere(other, None, possible=False)
