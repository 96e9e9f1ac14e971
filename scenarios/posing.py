"""A question posed about a state: a kind's question with its key, wrong rules, skill and difficulty."""

from __future__ import annotations

from scenarios.engine.state import HandState
from scenarios.questions.catalogue import kinds
from scenarios.questions.difficulty import difficulty
from scenarios.questions.kind import Asked, Unsettled
from scenarios.questions.question import AnswerKey, Misconception, Posed, Question, Skill
from scenarios.questions.table import view


def about(kind_id: str, state: HandState) -> Posed:
    """The question that a kind asks about a state that was not dealt for it: a lesson's example, a step of a hand.

    Raises KeyError for a kind unknown, NoAnswer or NotTheTime where the kind has nothing to ask of the state, Unsettled
    where no text settles the answer.
    """
    asked = kinds()[kind_id].ask(state)
    if asked.unsettled:
        raise Unsettled(asked.unsettled)
    return posed(kind_id, state, asked)


def posed(kind_id: str, state: HandState, asked: Asked) -> Posed:
    """The question of a state that a kind has ruled."""
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
