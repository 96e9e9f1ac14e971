"""``stud-tutor verify``: items rebuilt from their share codes, here and anywhere the same."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from typing import Any

from lessons.values import Name
from scenarios.engine.errors import Outdated, Problem, StudError, Unreadable
from scenarios.engine.play import replay
from scenarios.fingerprint import fingerprint
from scenarios.make import about, from_code, make
from scenarios.questions.question import Item
from scenarios.rule import ruled
from tutor.commands.inputs import add_language, language
from tutor.commands.output import (
    BAD_INPUT,
    DONE,
    VIOLATION,
    emit,
    print_derivation,
    problems_json,
    progress,
    steps_json,
)
from tutor.speak import words

HELP = "rebuild questions from their share codes: answer, derivation and fingerprint"


def add(parser: ArgumentParser) -> None:
    parser.add_argument("codes", metavar="CODE", nargs="+", help="a share code")
    parser.add_argument("--json", action="store_true", help="one JSON object a code a line")
    add_language(parser)


def run(args: Namespace) -> int:
    lang = language(args.lang)
    status = DONE
    for code in progress(args.codes):
        try:
            recipe = from_code(code)
        except Outdated as error:
            status = max(status, _failed(code, error, VIOLATION, args.json))
            continue
        except Unreadable as error:
            status = max(status, _failed(code, error, BAD_INPUT, args.json))
            continue
        try:
            item = make(recipe)
            _check(item)
        except StudError as error:
            status = max(status, _failed(code, error, VIOLATION, args.json))
            continue
        if args.json:
            emit(_json(item, lang))
        else:
            print(item.code)
            print_derivation(item.derivation, lang)
            print(words(lang, "cli-verify-fingerprint", fingerprint=Name(fingerprint(item))))
    return status


def _failed(code: str, error: StudError, status: int, as_json: bool) -> int:
    if as_json:
        emit({"code": code, "errors": problems_json(error.problems)})
    else:
        print(error, file=sys.stderr)
    return status


def _check(item: Item) -> None:
    """The hand plays again from its events, and ruling on it afresh gives the key. Raises Unreadable."""
    problems = []
    if replay(item.state) != item.state:
        problems.append(Problem(item.code, "its events do not lead to its hand", "a hand that can be replayed"))
    afresh = about(item.question.kind, item.state)
    if (afresh.key, afresh.derivation) != (item.key, item.derivation):
        problems.append(Problem(item.code, "its hand is ruled otherwise than its key says", "one ruling"))
    if problems:
        raise Unreadable(problems)


def _json(item: Item, lang: str) -> dict[str, Any]:
    ask = item.question.kind.replace("_", "-")
    return {
        "code": item.code,
        "kind": item.question.kind,
        "class": item.skill.situation_class,
        "game": item.recipe.game.value,
        "rulebook": item.recipe.rulebook.id,
        "answer": ruled(item.state, ask).answer,
        "steps": steps_json(item.derivation, lang),
        "fingerprint": fingerprint(item),
    }
