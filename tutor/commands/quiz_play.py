"""Questions in the terminal: the table in lines, an answer typed, a second try, the verdict with its derivation."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from lessons.messages import CardToken
from lessons.values import Count, Name, Phrase
from scenarios.make import elsewhere
from scenarios.questions.answers import Answer, ChoiceForm, Form, LineAnswer, LineForm, OptionsAnswer, OptionsForm
from scenarios.questions.question import Item
from scenarios.twin import twin
from tutor import phrases
from tutor.commands.quiz_typed import typed
from tutor.explain import explain
from tutor.forms import LETTERS
from tutor.given import given
from tutor.grading import Graded, grade
from tutor.hints import hint_lines, missing, wrong_rule
from tutor.present import as_text
from tutor.second_try import Second, is_open, second_try
from tutor.speak import SIGNS, Rich, bare, house, plain, rich_said, said, words
from tutor.whole_hand import place

HINT = "?"


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
            again = _second(item, graded, lang)
            _print_explanation(item, again or graded, lang, again=again is not None)
    for number, (item, graded) in enumerate(kept, start=1):
        prompt = Name(plain(lang, item.question.prompt))
        print(f"\n{words(lang, 'quiz-question', n=Count(number), title=prompt)}")
        _print_explanation(item, graded, lang, again=False)
    print(words(lang, "progress-right", right=Count(right), answered=Count(answered)))


def _asked(item: Item, lang: str) -> Graded | None:
    """The graded answer, asked for again until there is one; None where no more is typed."""
    question = item.question
    played = said(lang, Phrase(f"game-{question.game}"))
    print(f"\n{words(lang, 'ui-rulebook')}: {said(lang, house(question.rulebook))} · {played}")
    if (hand := place(item, lang)) is not None:
        print(bare("\n".join((hand.line, *hand.since))))
    for line in as_text(question, lang):
        print(f"  {line}")
    print(plain(lang, question.prompt))
    for mark, label in _listed(question.form, lang):
        print(f"  {mark}. {label}")
    while True:
        try:
            found = typed(question.form, lang)
        except EOFError:
            return None
        graded = grade(item, found)
        if isinstance(graded, Graded):
            return graded
        print(plain(lang, graded.reason))


def _listed(form: Form, lang: str) -> list[tuple[str, str]]:
    """What is chosen by its number or its letter."""
    match form:
        case OptionsForm(_, options):
            return _numbered(said(lang, phrases.option(option)) for option in options)
        case ChoiceForm(choices):
            return _numbered(plain(lang, one.label) for one in choices)
        case LineForm(lines, faults):
            lettered = zip(LETTERS, (plain(lang, one.label) for one in faults), strict=False)
            return [*_numbered(said(lang, phrases.act(one.act, one.to)) for one in lines), *lettered]
    return []


def _numbered(labels: Iterable[str]) -> list[tuple[str, str]]:
    return [(str(number), label) for number, label in enumerate(labels, start=1)]


def _second(item: Item, first: Graded, lang: str) -> Graded | None:
    """The second answer after a wrong first one, with hints on request; None where there is none."""
    if not is_open(item, first, None):
        return None
    print(" ".join(filter(None, (words(lang, "retry-verdict"), missing(item, first.answer, lang)))))
    if (why := wrong_rule(first, lang)) is not None:
        print(_text(why))
    for part in given(item, first.answer, lang):
        if part["mark"] != "missed":
            print(f"  {part['label']}: {part['word']}")
    print(words(lang, "cli-quiz-again"))
    hints = iter(hint_lines(item, first.answer, lang))
    while True:
        try:
            found = typed(item.question.form, lang, stops=("", HINT))
        except EOFError:
            return None
        if found == "":
            return None
        if found == HINT:
            for _, _, hint in islice(hints, 1):
                print(f"  {_text(hint)}")
            continue
        second = second_try(item, first, found)
        if isinstance(second, Second):
            return second.graded
        print(plain(lang, second.reason))


def _print_explanation(item: Item, graded: Graded, lang: str, *, again: bool) -> None:
    found = explain(item, graded, lang, elsewhere(item), twin(item, graded.answer), again=again)
    print(_text(found.verdict))
    for line in (found.why, found.why_small, *found.bill, found.near):
        if line is not None:
            print(_text(line))
    for number, step in enumerate(found.steps, start=1):
        print(f"  {number}. {_text(step.text)}")
    for other, line in zip(item.others, found.others, strict=True):
        if _is_about(other.answer, graded.answer):
            print(f"  {_text(line)}")
    for cited in found.cite:
        print(f"  {_text(cited)}")
    print(words(lang, "cli-code", code=Name(item.code)))


def _is_about(other: Answer, given: Answer) -> bool:
    """Whether what is said against another answer is said against this one: of a line, whatever is thought wrong; of an
    act, whatever stands beside it.
    """
    if isinstance(other, LineAnswer) and isinstance(given, LineAnswer):
        return other.line == given.line
    if isinstance(other, OptionsAnswer) and isinstance(given, OptionsAnswer):
        return other.options <= given.options
    return other == given


def _text(rich: Rich) -> str:
    """A sentence with its cards as rank and suit sign, without the marks that keep names apart on a screen."""
    shown = (part.letter + SIGNS[part.suit] if isinstance(part, CardToken) else part.text for part in rich)
    return bare("".join(shown))
