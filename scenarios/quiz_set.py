"""A quiz set: what a teacher chose, and the questions that follow from it, the same on any machine.

The kinds take turns, and within each kind its situations do, so that any two kinds differ by one question at most, and
any two situations of a kind too. No two questions of a set have the same signature. Which skill stands where follows
from the set alone; the hands do too, or, where everybody is to have hands of their own, from the sheet as well.

A set of whole hands has nothing else in it, for other questions would break into the hand, and none is cut off: their
number is counted in hands, and how many questions they come to follows from the hands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice

from msgspec import Struct

from scenarios.code_parts import SEED_LIMIT
from scenarios.engine.errors import Problem, Unreadable
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.generator.stream import SeedStream
from scenarios.hand_steps import all_steps
from scenarios.make import make, recipe
from scenarios.questions.catalogue import kinds
from scenarios.questions.question import Item, Skill, told_apart
from scenarios.questions.signature import signature
from scenarios.recipe import WHOLE_HAND, Recipe

VERSION = 2
"""Rises when the same set would give other questions."""
MOST = 50
"""Questions in a set."""
MOST_HANDS = 5
"""Whole hands in a set: up to 70 questions."""
LEVELS = (1, 2, 3)
_TRIES = 400
"""Hands dealt for one question before the set is said to have no more of them. Seen: 30, where a level is rare."""
_CHOICE = 3
"""Of so many hands the one is taken on which the wrong rules disagree most with one another."""
_SAMPLE, _ENOUGH = 8, 2
"""Hands looked at to see at which levels a situation comes, and how many must be of a level: one may be a rare one."""


class Topic(Struct, frozen=True):
    """A kind of question, at the version of its generator, and the situations to ask of it: none named means all."""

    kind: str
    version: int
    classes: tuple[str, ...] = ()


class QuizSet(Struct, frozen=True):
    """What a teacher chose. ``count`` questions, or so many whole hands; ``level``: how hard each is, None for any.

    ``same_hands``: everybody meets the same hands; else the same skills in the same order, on hands of their own.
    ``at_end``: what was right is told after the last question; else after each.
    """

    topics: tuple[Topic, ...]
    rulebook: Rulebook
    game: Game
    level: int | None
    count: int
    seed: int
    same_hands: bool = True
    at_end: bool = False

    @property
    def of_hands(self) -> bool:
        """Whether whole hands are counted, and not questions."""
        return self.topics[0].kind == WHOLE_HAND


def compose(
    wanted: Mapping[str, Sequence[str]],
    rulebook: Rulebook,
    game: Game,
    *,
    seed: int,
    count: int = 20,
    level: int | None = None,
    same_hands: bool = True,
    at_end: bool = False,
) -> QuizSet:
    """The set of these kinds, each with the situations to ask (none: all of the kind's).

    Raises Unreadable, which names everything that there is not.
    """
    problems = []
    hands = WHOLE_HAND in wanted
    most = MOST_HANDS if hands else MOST
    if not 1 <= count <= most:
        problems.append(Problem("count", f"{count} {'hands' if hands else 'questions'}", f"1 to {most}"))
    if hands and len(wanted) > 1:
        problems.append(Problem("kind", "a whole hand goes with no other questions", f"{WHOLE_HAND} alone, or without"))
    if hands and level is not None:
        problems.append(Problem("level", f"{level}, but the steps of a hand are of all levels", "none"))
    if level is not None and level not in LEVELS:
        problems.append(Problem("level", f"{level}", "1, 2 or 3"))
    if game not in rulebook.games:
        problems.append(Problem("game", f"{rulebook.name} does not cover {game.value}", ", ".join(rulebook.games)))
    known = kinds()
    if not wanted:
        problems.append(Problem("kind", "none is chosen", ", ".join(known)))
    topics = []
    for kind, classes in wanted.items():
        if kind not in known:
            problems.append(Problem("kind", f"{kind!r} is no question kind", ", ".join(known)))
            continue
        asked = known[kind].classes(rulebook, game) if game in rulebook.games else ()
        strange = [one for one in classes if one not in asked]
        if strange or not asked:
            found = ", ".join(map(repr, strange)) or "nothing"
            problems.append(Problem("class", f"{found} can be asked of {kind!r} here", ", ".join(asked) or "another"))
        topics.append(Topic(kind, known[kind].version, tuple(one for one in asked if one in classes)))
    if problems:
        raise Unreadable(problems)
    return QuizSet(tuple(topics), rulebook, game, level, count, seed % SEED_LIMIT, same_hands, at_end)


def recipes(quiz: QuizSet, sheet: str = "") -> tuple[Recipe, ...]:
    """The recipes of the set's questions, in order. ``sheet`` tells one learner's hands from another's.

    Raises Unreadable where the level has no such questions, or not so many different ones.
    """
    hands = SeedStream("quiz hands", VERSION, quiz.seed, "" if quiz.same_hands else sheet)
    found: list[Recipe] = []
    seen: set[str] = set()
    for at, skill in enumerate(skills(quiz)):
        item = _item(quiz, skill, hands.split(at), seen)
        seen.add(signature(item))
        found += all_steps(item.recipe) if quiz.of_hands else (item.recipe,)
    return tuple(found)


@lru_cache(maxsize=256)
def skills(quiz: QuizSet) -> tuple[Skill, ...]:
    """What each question of the set exercises, or how each of its hands goes, in order: the same for every sheet.

    Raises Unreadable where nothing that was chosen comes at the level.
    """
    stream = SeedStream("quiz skills", VERSION, quiz.seed)
    every = [_in_turn(quiz, topic, stream.split(topic.kind)) for topic in stream.split("kinds").shuffled(quiz.topics)]
    turns = [(first, others) for others in every if (first := next(others, None)) is not None]
    if not turns:
        raise Unreadable([Problem("level", f"nothing that was chosen comes at level {quiz.level}", "another level")])
    met = [[first] for first, _ in turns]
    for at in range(len(turns), quiz.count):
        mine, others = met[at % len(turns)], turns[at % len(turns)][1]
        # A kind that has shown all its situations begins again with the first.
        mine.append(next(others, None) or mine[at // len(turns) % len(dict.fromkeys(mine))])
    return tuple(met[at % len(turns)][at // len(turns)] for at in range(quiz.count))


def _in_turn(quiz: QuizSet, topic: Topic, stream: SeedStream) -> Iterator[Skill]:
    """A topic's skills that come at the set's level, mixed; each is looked at only when it is asked for."""
    classes = topic.classes or kinds()[topic.kind].classes(quiz.rulebook, quiz.game)
    for situation_class in stream.shuffled(classes):
        skill = Skill(topic.kind, situation_class)
        if quiz.level is None or quiz.level in _levels(quiz.rulebook, quiz.game, skill):
            yield skill


@lru_cache(maxsize=4096)
def _levels(rulebook: Rulebook, game: Game, skill: Skill) -> frozenset[int]:
    """The levels at which a situation comes: a few of its hands are looked at, the same for all sets."""
    items = (_dealt(rulebook, game, skill, seed) for seed in range(_SAMPLE))
    met = Counter(item.difficulty for item in items if item is not None)
    return frozenset(level for level, count in met.items() if count >= _ENOUGH)


def _item(quiz: QuizSet, skill: Skill, stream: SeedStream, seen: set[str]) -> Item:
    """Of the first few that the set does not hold yet the one that tells most wrong rules apart.

    Of hands the first: their steps are chosen like that already.
    """
    fitting = list(islice(_fitting(quiz, skill, stream, seen), 1 if quiz.of_hands else _CHOICE))
    if not fitting:
        what = f"there are no more than {len(seen)} different questions of this choice"
        raise Unreadable([Problem("count", what, "fewer questions, or more kinds")])
    return max(fitting, key=told_apart)


def _fitting(quiz: QuizSet, skill: Skill, stream: SeedStream, seen: set[str]) -> Iterator[Item]:
    for _ in range(_TRIES):
        item = _dealt(quiz.rulebook, quiz.game, skill, stream.below(2**20) << 20 | stream.below(2**20))
        if item is not None and quiz.level in (None, item.difficulty) and signature(item) not in seen:
            yield item


def _dealt(rulebook: Rulebook, game: Game, skill: Skill, seed: int) -> Item | None:
    """The item of this seed; None where the seed leads to none of the situation."""
    try:
        return make(recipe(skill.kind, rulebook, game, skill.situation_class, seed=seed))
    except Unreadable:
        return None
