"""Point 9: everything an item says can be said in every language that calls itself complete.

The door to messages is strict: it raises where a message, an argument or a form is missing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lessons.errors import LessonsError
from lessons.languages import language, tags
from scenarios.hints import hints
from scenarios.make import elsewhere
from scenarios.questions.question import Item
from scenarios.twin import twin
from tests.contract.hinting import wrong_answers
from tutor.explain import explain, seat_notes
from tutor.grading import Graded, grade
from tutor.present import present
from tutor.speak import plain, words

LANGUAGES = tuple(tag for tag in tags() if language(tag).complete)


def unspoken(item: Item, languages: Sequence[str] = LANGUAGES) -> Iterator[str]:
    """What cannot be said in these languages: question, class, hints, wrong rules, steps, other seats and rulebooks."""
    others = elsewhere(item)
    right = grade(item, item.key.answer)
    wrong = [grade(item, one.answer) for one in item.misconceptions[:1]]
    near = twin(item, item.misconceptions[0].answer) if item.misconceptions else None
    found = hints(item, next(wrong_answers(item), item.key.answer))
    named = f"class-{item.skill.kind}-{item.skill.situation_class}".replace("_", "-")
    for lang in languages:
        try:
            said = [words(lang, named), *(plain(lang, one.note) for one in item.misconceptions)]
            said += [plain(lang, one.message) for one in item.others]
            said += [plain(lang, line.message) for line in (found.rule, found.look, *found.guide) if line is not None]
            for graded in (right, *wrong):
                assert isinstance(graded, Graded)
                explain(item, graded, lang, others, None if graded.correct else near)
                notes = {} if graded.correct else seat_notes(item, graded.answer)
                said += present(item.question, lang, notes)["table"]["as_text"]
        except LessonsError as error:
            yield f"9: {lang}: {error}"
        else:
            if not all(text.strip() for text in said):
                yield f"9: {lang}: an empty text among {said}"
