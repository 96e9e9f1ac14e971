"""What one tab holds while the records take nothing: a question that is not in them, and answers that wait.

Nothing here is on disk, and nothing here is shown as if it were. Every answer is offered to the records again, the
oldest first, and leaves this place only when they have it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from msgspec import Struct
from msgspec.structs import replace

from scenarios import make
from scenarios.questions.answer_json import to_json
from scenarios.questions.question import Item
from scenarios.recipe import Recipe
from tutor.grading import Graded, Invalid, grade
from tutor.practice import Practice, Shown
from tutor.records import Attempt, Records, UnknownAttempt
from tutor.second_try import is_second, second_try
from tutor.wishes import Wish, single


class Waiting(Struct, frozen=True):
    """An answer that could not be stored, the code of its question, and the second try, where there was one since."""

    code: str
    answer: object
    second: object = None


@dataclass(slots=True)
class Unsaved:
    """``shown``: the question on the screen, where the records do not hold it as it is shown."""

    shown: Shown | None = None
    waiting: dict[str, Waiting] = field(default_factory=dict)
    _asked: int = 0

    def ask(self, item: Item, now: datetime) -> Shown:
        """Show this question. Its id is none that the records ever give."""
        self._asked += 1
        question, skill = item.question, item.skill
        attempt = Attempt(
            -self._asked, 0, 0, item.code, skill.kind, skill.situation_class, question.rulebook.id, question.game.value,
            now, None,
        )  # fmt: skip
        self.shown = Shown(attempt, item, None)
        return self.shown

    def made(self, attempt_id: str) -> bool:
        """Whether this is the id of a question that was asked here."""
        return attempt_id.startswith("-")

    def question(self, attempt_id: str | None) -> Shown | None:
        """The question that is shown from here, if it is this one."""
        return self.shown if self.shown is not None and self.shown.id == attempt_id else None

    def keep(self, shown: Shown, answer: object) -> Invalid | None:
        """Let the first answer to a question wait, or its second try; why not, where it cannot be read.

        What a second try is worth is shown at once: it does not count, and the first answer has been shown already.
        """
        if is_second(answer):
            return self._keep_second(shown, answer)
        graded = grade(shown.item, answer)
        if isinstance(graded, Invalid):
            return graded
        self.waiting.setdefault(shown.id, Waiting(shown.item.code, answer))
        return None

    def _keep_second(self, shown: Shown, sent: object) -> Invalid | None:
        if shown.graded is None or not shown.is_to_mend:
            return None
        second = second_try(shown.item, shown.graded, sent)
        if isinstance(second, Invalid):
            return second
        held = self.waiting.get(shown.id, Waiting(shown.item.code, to_json(shown.graded.answer)))
        self.waiting[shown.id] = replace(held, second=sent)
        self.shown = replace(shown, second=second)
        return None

    def reveal(self, shown: Shown) -> Shown:
        """Show what the answer that waits is worth, before it is stored."""
        held = self.waiting.get(shown.id)
        graded = None if held is None else grade(shown.item, held.answer)
        if isinstance(graded, Graded):
            self.shown = replace(shown, graded=graded)
        return self.shown or shown

    def save(self, records: Records, practice: Practice, token: str) -> dict[str, Shown]:
        """Store every answer that waits; each under the id that it had here.

        Raises StorageError; what has not been stored until then goes on waiting.
        """
        stored = {}
        for attempt_id, held in list(self.waiting.items()):
            done = store(records, practice, token, attempt_id, held)
            del self.waiting[attempt_id]
            if isinstance(done, Shown):
                stored[attempt_id] = done
            if self.question(attempt_id) is not None:
                self.shown = None
        return stored


def store(records: Records, practice: Practice, token: str, attempt_id: str, held: Waiting) -> Shown | Invalid:
    """Store an answer and its second try to an attempt, or to a new one where the records do not have that.

    Raises StorageError.
    """
    records.admit(token)
    try:
        done = practice.answer(token, attempt_id, held.answer)
    except UnknownAttempt:
        done = practice.answer(token, practice.opened(token, held.code).id, held.answer)
    if held.second is None or isinstance(done, Invalid):
        return done
    again = practice.answer(token, done.id, held.second)
    return done if isinstance(again, Invalid) else again


def any_recipe(wanted: Wish, seed: int) -> Recipe:
    """A question that the wish allows, chosen by the seed alone: past answers may not be readable."""
    kinds = wanted.topics or single(wanted)
    return make.recipe(kinds[seed % len(kinds)], wanted.rulebook, wanted.game, seed=seed)
