"""Practice: the next question for a learner, and what becomes of the answer. No screen here.

A question is an attempt in the records. The open one comes back after a reload, as does the answered one for a while,
so that whoever follows a link finds the explanation again. An answer is on disk before anything else happens, and only
the first one counts; after a wrong one there is a second try, which is stored beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from fractions import Fraction
from functools import lru_cache, partial
from secrets import randbelow

from msgspec import Struct
from msgspec.structs import replace

from scenarios import make
from scenarios.engine.errors import StudError
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.hand_steps import is_step, step_after
from scenarios.questions.answer_json import to_json
from scenarios.questions.answers import Answer
from scenarios.questions.question import Elsewhere, Item
from scenarios.recipe import WHOLE_HAND, Recipe
from scenarios.sharecode import write_code
from scenarios.twin import Twin, next_door, twin
from tutor import mastery, second_try
from tutor.drill import Drill
from tutor.grading import Graded, Invalid, grade
from tutor.levels import allowed, at_level
from tutor.records import Answer as GivenAnswer
from tutor.records import Attempt, Learner, Records, UnknownAttempt
from tutor.second_try import Second
from tutor.wishes import Wish, is_wanted, skills, wish

SEEDS = 2**40
"""Seeds are 0 to SEEDS - 1."""

SAMPLE = 3
"""How many items of a skill are looked at to see how hard it comes."""

STAYS = timedelta(minutes=30)
"""How long an answered question comes back after a reload."""


def chance() -> int:
    """A seed that nobody can foresee."""
    return randbelow(SEEDS)


class Shown(Struct, frozen=True):
    """An attempt with its item, the grade of its answer once there is one, and the second try after a wrong one."""

    attempt: Attempt
    item: Item
    graded: Graded | None
    second: Second | None = None

    @property
    def id(self) -> str:
        """The attempt's id as the card sends it back."""
        return str(self.attempt.id)

    @property
    def is_to_mend(self) -> bool:
        """Whether the answer is wrong and a second try still to come: then nothing may lead to the key yet."""
        return second_try.is_open(self.item, self.graded, self.second)


class Practice:
    """Questions from the records and for them. ``now`` is the time, ``seed`` the chance behind the next question.

    Every method may raise StorageError; the answer is then not stored, and the question stays open.
    """

    def __init__(self, records: Records, now: Callable[[], datetime], seed: Callable[[], int] = chance) -> None:
        self._records, self._now, self._seed = records, now, seed

    def resume(self, token: str) -> Shown | None:
        """The question that a reload comes back to: the last one, while it is open or its answer is fresh.

        None where a new one is due: a first visit, an old answer, or a code that this version can no longer build.
        """
        attempt = self._records.last(token)
        if attempt is None or (attempt.answer is not None and self._now() - _told_at(attempt.answer, attempt) > STAYS):
            return None
        try:
            return _shown(attempt)
        except StudError:
            return None

    def opened(self, token: str, code: str) -> Shown:
        """The very question of a share code; the open attempt at it, if that is the last one shown.

        Raises Unreadable or Outdated.
        """
        item = built(code)
        last = self._records.current(token)
        if last is not None and last.code == item.code:
            return _shown(last)
        return _shown(self._begin(token, item))

    def begun(self, token: str, recipe: Recipe) -> Shown:
        """A question of this recipe, whatever is open. Raises Unreadable where it cannot be dealt."""
        return _shown(self._begin(token, dealt(recipe)))

    def next(self, learner: Learner, token: str, after: int | None = None, drill: Drill | None = None) -> Shown:
        """A new question by the learner's settings: of the topics allowed, one missed most or seen least.

        After a step of a whole hand it is the next one of the same hand, until its last. ``after``: the position of the
        question on the screen; if another has been shown since, it is that one. ``drill``: what is asked for instead.
        """
        wanted = wish(learner.settings)
        step = self._step(token, wanted if drill is None else drill, after)
        if step is not None:
            item = dealt(step)
        else:
            item = self._item(token, wanted) if drill is None else dealt(drill.recipe(self._seed()))
        return _shown(self._begin(token, item, after))

    def shown(self, token: str, attempt_id: str) -> Shown:
        """The learner's own attempt. Raises UnknownAttempt."""
        known = attempt_id.isascii() and attempt_id.isdigit() and len(attempt_id) < 19  # an id is a 64-bit number
        attempt = self._records.attempt(int(attempt_id), token) if known else None
        if attempt is None:
            raise UnknownAttempt(f"no attempt {attempt_id!r} for this learner")
        return _shown(attempt)

    def answer(self, token: str, attempt_id: str, answer: object) -> Shown | Invalid:
        """Grade the answer and store it; another first one changes nothing and shows what the first was worth.

        What says of itself that it is a second try is stored as that, once, where one is open. Raises UnknownAttempt.
        """
        shown = self.shown(token, attempt_id)
        if second_try.is_second(answer):
            return self._second(token, shown, answer)
        if shown.graded is not None:
            return shown
        graded = grade(shown.item, answer)
        if isinstance(graded, Invalid):
            return graded
        stored = self._records.submit(
            shown.attempt.id,
            token,
            to_json(graded.answer),
            correct=graded.correct,
            score=graded.score,
            note=graded.note,
        )
        return _shown(replace(shown.attempt, answer=stored))

    def _second(self, token: str, shown: Shown, sent: object) -> Shown | Invalid:
        if shown.graded is None or not shown.is_to_mend:
            return shown
        second = second_try.second_try(shown.item, shown.graded, sent)
        if isinstance(second, Invalid):
            return second
        made = second.graded
        stored = self._records.try_again(
            shown.attempt.id,
            token,
            None if made is None else to_json(made.answer),
            correct=made is not None and made.correct,
            score=Fraction(0) if made is None else made.score,
            note="" if made is None else made.note,
            hints=second.hints,
        )
        return _shown(replace(shown.attempt, second=stored))

    def _begin(self, token: str, item: Item, after: int | None = None) -> Attempt:
        return self._records.begin(
            token,
            item.code,
            kind=item.skill.kind,
            situation_class=item.skill.situation_class,
            rulebook=item.question.rulebook.id,
            game=item.question.game.value,
            after=after,
        )

    def _step(self, token: str, wanted: Wish | Drill, after: int | None) -> Recipe | None:
        """The step to go on with: the learner goes on from the one before, or hands like that are what is wanted."""
        last = self._records.last(token)
        if last is None or last.answer is None:
            return None
        try:
            done = make.from_code(last.code)
        except StudError:
            return None
        return step_after(done) if after is not None or is_wanted(done, wanted) else None

    def _item(self, token: str, wanted: Wish) -> Item:
        """The item to ask, of another kind than the last one, or at least of another class, where there is a choice.

        Where whole hands are wanted, in their turn it is the first step of one.

        The weightiest skill comes first; equal ones take turns by the seed, else everybody would meet the same ones in
        the same order. One that is not of the level is passed over, while there is one that is. A newcomer's first is
        the first of all that is of the level.
        """
        answers, able = self._records.answers(token), skills(wanted)
        if WHOLE_HAND in wanted.topics and self._seed() % len(wanted.topics) == 0:
            able = [mastery.Skill(WHOLE_HAND, "")]
            if answers:
                return self._dealt(wanted, able[0])
        if not answers:
            return self._at_level(wanted, able, 1)
        answered, last = tuple(one for one in answers if one.game == wanted.game.value), answers[-1]
        first = self._seed() % len(able)
        turns = [skill for skill, _ in mastery.topic_weights(answered, (*able[first:], *able[:first]))]
        others = [one for one in turns if one.kind != last.kind]
        others = others or [one for one in turns if one.situation_class != last.situation_class] or turns
        return self._at_level(wanted, others, mastery.level(answered))

    def _at_level(self, wanted: Wish, turns: Sequence[mastery.Skill], reached: int) -> Item:
        levels = partial(_levels, wanted.rulebook, wanted.game)
        return at_level(turns, allowed(wanted.level, reached), levels, partial(self._dealt, wanted))

    def _dealt(self, wanted: Wish, skill: mastery.Skill) -> Item:
        named = skill.situation_class or None
        return dealt(make.recipe(skill.kind, wanted.rulebook, wanted.game, named, seed=self._seed()))


def another_counts(shown: Shown, answer: object) -> bool:
    """Whether the question was answered otherwise before this answer came, in another tab: the first one counts."""
    given = grade(shown.item, answer)
    stored = shown.graded
    if second_try.is_second(answer):
        stored = None if shown.second is None else shown.second.graded
    return stored is not None and isinstance(given, Graded) and given.answer != stored.answer


@lru_cache(maxsize=1024)
def _levels(rulebook: Rulebook, game: Game, skill: mastery.Skill) -> frozenset[int]:
    """The levels of some items of the skill; others of it may be plainer or harder. A whole hand may begin with any."""
    if skill.kind == WHOLE_HAND:
        return frozenset(range(1, mastery.HARDEST + 1))
    named = skill.situation_class
    some = (dealt(make.recipe(skill.kind, rulebook, game, named, seed=seed)) for seed in range(SAMPLE))
    return frozenset(item.difficulty for item in some)


def _shown(attempt: Attempt) -> Shown:
    """The attempt with its item. Raises StudError where its code no longer builds one."""
    item = built(attempt.code)
    if attempt.answer is None:
        return Shown(attempt, item, None)
    return Shown(attempt, item, _graded(item, attempt.answer.answer), _stored_second(item, attempt))


def _stored_second(item: Item, attempt: Attempt) -> Second | None:
    made = attempt.second
    if made is None:
        return None
    return Second(None if made.answer is None else _graded(item, made.answer), made.hints)


def _graded(item: Item, answer: object) -> Graded:
    graded = grade(item, answer)
    assert isinstance(graded, Graded), "a stored answer was graded when it was stored"
    return graded


def _told_at(answer: GivenAnswer, attempt: Attempt) -> datetime:
    """When the question was last answered."""
    return answer.answered_at if attempt.second is None else attempt.second.made_at


@lru_cache(maxsize=1024)
def dealt(recipe: Recipe) -> Item:
    """The item of a recipe. The same recipe gives the same item, so that it is made once for all who share it."""
    return make.make(recipe)


def built(code: str) -> Item:
    """The item of a share code. Raises Unreadable or Outdated."""
    return dealt(make.from_code(code))


@lru_cache(maxsize=1024)
def nearest(code: str, answer: Answer) -> Twin | None:
    """The hand nearest to the one of this code on which this answer is right; None where it is right there."""
    return twin(built(code), answer)


@lru_cache(maxsize=1024)
def twin_code(code: str) -> str | None:
    """The code of the same hand with one card changed and another answer, if any; of a twin or a step there is none."""
    item = built(code)
    change = None if item.recipe.change or is_step(item.recipe) else next_door(item)
    return None if change is None else write_code(replace(item.recipe, change=change.text))


@lru_cache(maxsize=1024)
def elsewhere(code: str) -> tuple[Elsewhere, ...]:
    """What the other shipped rulebooks answer on the hand of this code."""
    return make.elsewhere(built(code))
