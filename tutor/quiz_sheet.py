"""A sheet: a quiz set on its way through one learner's hands. No screen here.

The set's questions come in order; each is answered once, and the first answer counts. The place moves on only past an
answered question, and past the last one the sheet is finished. While the records take nothing, answers wait in the tab
(``Waiting``) and are offered again, the oldest first; nothing that waits is shown as if it were stored.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from hashlib import sha256

from msgspec import Struct

from scenarios.questions.answer_json import to_json
from scenarios.questions.question import Item
from scenarios.quiz_set import QuizSet, recipes
from scenarios.recipe import Recipe
from scenarios.set_code import read_set
from tutor.grading import Graded, Invalid, grade
from tutor.practice import dealt
from tutor.records import Records, StoredSheet

LONGEST_NAME = 60
"""Characters of the name on a sheet."""


class Sheet(Struct, frozen=True):
    """A set with what one learner has answered of it. ``place`` counts from 1; one past the last question: finished.

    ``answers``: the grade of each answer that may be shown, by its question's position. ``unstored``: the positions
    whose answers wait in the tab; one at the present place is shown when the learner asks for it.
    """

    quiz: QuizSet
    code: str
    recipes: tuple[Recipe, ...]
    place: int
    answers: Mapping[int, Graded]
    unstored: frozenset[int]
    stored: StoredSheet | None

    @property
    def finished(self) -> bool:
        """Whether nothing is left to be asked."""
        return self.place > len(self.recipes)

    @property
    def name(self) -> str:
        """What the learner wants to stand on the sheet, empty where nothing does."""
        return "" if self.stored is None else self.stored.name

    @property
    def points(self) -> Fraction:
        """What all answers are worth: a whole number would be all right."""
        return sum((graded.score for graded in self.answers.values()), Fraction(0))

    def item(self, position: int) -> Item:
        """The question at a position."""
        return dealt(self.recipes[position - 1])

    def explained(self, position: int) -> bool:
        """Whether the key of a question may be shown: it is answered, and the set does not keep it for the end."""
        return position in self.answers and (self.finished or not self.quiz.at_end)


@dataclass(slots=True)
class Waiting:
    """What one tab holds of a sheet that the records have not taken: answers by position, and how far it has gone on.

    ``last``: the sheet as the records had it last, for as long as they cannot be read. ``shown``: a position whose
    answer waits and is to be gone on from all the same.
    """

    answers: dict[int, object] = field(default_factory=dict)
    place: int = 1
    last: StoredSheet | None = None
    shown: int = 0


def hands(token: str, code: str) -> str:
    """What tells this learner's hands from another's in a set with different hands: the token cannot be read off it."""
    return sha256(f"{token}\x1f{code}".encode()).hexdigest()[:20]


def sheet(token: str, code: str, stored: StoredSheet | None, waiting: Waiting) -> Sheet:
    """The sheet as it is now: what is stored, and over it what waits.

    Raises Unreadable, Outdated or Newer for a code that no set was written as, or whose questions cannot be dealt.
    """
    quiz = read_set(code)
    known = dealt_set(quiz, stored.hands if stored is not None else hands(token, code))
    given = {one.position: one.answer.answer for one in stored.answers} if stored is not None else {}
    unstored = frozenset(waiting.answers) - frozenset(given)
    place = max(waiting.place, 1 if stored is None else stored.place)
    answers = {
        position: graded
        for position, answer in sorted({**waiting.answers, **given}.items())
        if position not in unstored or position in (*range(1, place), waiting.shown)
        if isinstance(graded := grade(dealt(known[position - 1]), answer), Graded)
    }
    return Sheet(quiz, code, known, place, answers, unstored, stored)


def answer(records: Records, token: str, shown: Sheet, position: int, given: object) -> Graded | Invalid:
    """Grade the answer and store it; a second one changes nothing, and the grade of the first is given.

    Raises StorageError, UnknownSheet; nothing is stored then.
    """
    graded = grade(shown.item(position), given)
    if isinstance(graded, Invalid):
        return graded
    kept = records.answer_on_sheet(
        token, shown.code, position, to_json(graded.answer),
        correct=graded.correct, score=graded.score, note=graded.note,
    )  # fmt: skip
    first = grade(shown.item(position), kept.answer)
    assert isinstance(first, Graded), "a stored answer was graded when it was stored"
    return first


def save(records: Records, token: str, shown: Sheet, waiting: Waiting) -> None:
    """Store everything that waits, the oldest first.

    Raises StorageError; what has not been stored until then goes on waiting.
    """
    records.admit(token)
    records.open_sheet(token, shown.code, hands(token, shown.code))
    for position, given in sorted(waiting.answers.items()):
        answer(records, token, shown, position, given)
        del waiting.answers[position]
    if waiting.place > 1:
        records.go_on_with_sheet(token, shown.code, waiting.place)
    waiting.place, waiting.shown = 1, 0


def named(text: str) -> str:
    """A name as it may stand on a sheet: one line, no longer than there is room for."""
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()[:LONGEST_NAME]


@lru_cache(maxsize=512)
def dealt_set(quiz: QuizSet, sheet_hands: str) -> tuple[Recipe, ...]:
    """The recipes of a sheet, made once for all runs. Raises Unreadable where the set has not so many questions."""
    return recipes(quiz, sheet_hands)
