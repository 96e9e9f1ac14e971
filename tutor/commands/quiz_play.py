"""Questions in the terminal: the table in lines, an answer typed, the verdict with its derivation."""

from __future__ import annotations

from collections.abc import Iterable

from lessons.messages import CardToken
from lessons.values import Count, Name, Phrase
from scenarios.make import elsewhere
from scenarios.questions.answers import ChoiceForm, Form, OptionsForm
from scenarios.questions.question import Item
from scenarios.twin import twin
from tutor import phrases
from tutor.commands.quiz_typed import typed
from tutor.explain import explain
from tutor.grading import Graded, grade
from tutor.present import as_text
from tutor.speak import Rich, house, plain, rich_said, said, words


def play(items: Iterable[Item], lang: str, at_end: bool = False) -> None:
    """Ask until the items or the answers run out, then say how many were right.

    ``at_end``: every explanation comes after the last question.
    """
    answered = right = 0
    kept: list[tuple[Item, Graded]] = []
    for item in items:
        graded = _asked(item, lang)
        if graded is None:
            print()
            break
        answered += 1
        right += graded.correct
        if at_end:
            print(_text(rich_said(lang, Phrase("quiz-kept", {"answer": phrases.answer(graded.answer)}))))
            kept.append((item, graded))
        else:
            _print_explanation(item, graded, lang)
    for number, (item, graded) in enumerate(kept, start=1):
        prompt = Name(plain(lang, item.question.prompt))
        print(f"\n{words(lang, 'quiz-question', n=Count(number), title=prompt)}")
        _print_explanation(item, graded, lang)
    print(words(lang, "progress-right", right=Count(right), answered=Count(answered)))


def _asked(item: Item, lang: str) -> Graded | None:
    """The graded answer, asked for again until there is one; None where no more is typed."""
    question = item.question
    played = said(lang, Phrase(f"game-{question.game}"))
    print(f"\n{words(lang, 'ui-rulebook')}: {said(lang, house(question.rulebook))} · {played}")
    for line in as_text(question, lang):
        print(f"  {line}")
    print(plain(lang, question.prompt))
    for number, label in enumerate(_numbered(question.form, lang), start=1):
        print(f"  {number}. {label}")
    while True:
        try:
            given = typed(question.form, lang)
        except EOFError:
            return None
        graded = grade(item, given)
        if isinstance(graded, Graded):
            return graded
        print(plain(lang, graded.reason))


def _numbered(form: Form, lang: str) -> list[str]:
    """What is chosen by its number."""
    match form:
        case OptionsForm(_, options):
            return [said(lang, phrases.option(option)) for option in options]
        case ChoiceForm(choices):
            return [plain(lang, one.label) for one in choices]
    return []


def _print_explanation(item: Item, graded: Graded, lang: str) -> None:
    found = explain(item, graded, lang, elsewhere(item), twin(item, graded.answer))
    print(_text(found.verdict))
    for line in (found.why, found.why_small, *found.bill, found.near):
        if line is not None:
            print(_text(line))
    for number, step in enumerate(found.steps, start=1):
        print(f"  {number}. {_text(step.text)}")
    for other, line in zip(item.others, found.others, strict=True):
        if other.answer == graded.answer:
            print(f"  {_text(line)}")
    for cited in found.cite:
        print(f"  {_text(cited)}")
    print(words(lang, "cli-code", code=Name(item.code)))


def _text(rich: Rich) -> str:
    """A sentence with its cards as rank and suit sign, without the marks that keep names apart on a screen."""
    signs = dict(zip("cdhs", "♣♦♥♠", strict=True))
    shown = (part.letter + signs[part.suit] if isinstance(part, CardToken) else part.text for part in rich)
    return "".join(shown).translate({ord(mark): None for mark in "\u2068\u2069"})
