"""``stud-tutor rule``: the ruling on a situation, or on one situation a line."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from typing import Any

from lessons.values import Name, SeatList
from scenarios.engine.errors import BadSituation, Problem, StudError
from scenarios.engine.rulebook import Rulebook
from scenarios.rule import ASKS, Ruled, rule
from scenarios.situation import INCIDENTS, LARGEST, Situation, read
from tutor.commands.inputs import add_language, add_rulebook, finder, language, rulebook, text_lines, text_of
from tutor.commands.output import (
    BAD_INPUT,
    DONE,
    complain,
    emit,
    print_derivation,
    problems_json,
    progress,
    steps_json,
)
from tutor.speak import words

HELP = "rule on a situation: who opens, who acts, what a seat may do, who wins, what to do when something went wrong"
EXAMPLE = """A situation, whole:

  game: stud                 # or stud8, razz
  rulebook: roberts
  stakes: {ante: 1, bring_in: 2, small_bet: 5, big_bet: 10}
  seats:                     # in the order in which they were dealt
    1: {up: "Kh"}
    2: {up: "2c"}
    4: {up: "9d", stack: 40} # chips left; without it, more than enough
  actions: ["2 brings in 2"] # on this street, in order
  ask: options

For the ask irregularity, what went wrong, as in

  incident: {kind: exposed-down-card, seat: 3, card: Jd}

The kinds, each with what it needs and, in brackets, what it may have:

"""
EXAMPLE += "".join(
    f"  {kind}: {', '.join((*must, *(f'[{key}]' for key in may)))}\n" for kind, (must, may) in INCIDENTS.items()
)


def add(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a situation in YAML or JSON; - for standard input")
    parser.add_argument("--ask", metavar="ASK", help=f"{', '.join(ASKS)} (default: the file's own ask)")
    add_rulebook(parser, "the one the file names, else roberts")
    parser.add_argument("--lines", action="store_true", help="one JSON situation a line, each with its own ask")
    parser.add_argument("--json", action="store_true", help="the answer as JSON")
    add_language(parser)


def run(args: Namespace) -> int:
    lang = language(args.lang)
    try:
        house = None if args.rulebook is None else rulebook(args.rulebook)
        if args.lines:
            return _lines(args, house, lang)
        situation = read(text_of(args.file, LARGEST), house, find=finder(args.file))
        ask = _ask(situation, args.ask)
        found = rule(situation, ask)
    except StudError as error:
        return complain(error, as_json=args.json or args.lines)
    for warning in situation.warnings:
        print(warning, file=sys.stderr)
    if args.json:
        emit(_answer(situation, ask, found, lang))
    else:
        _print(found, lang)
    return DONE


def _ask(situation: Situation, given: str | None) -> str:
    ask = given or situation.ask
    if ask is None:
        raise BadSituation([Problem("ask", "missing", ", ".join(ASKS))])
    return ask


def _answer(situation: Situation, ask: str, found: Ruled, lang: str) -> dict[str, Any]:
    answer = {"rulebook": situation.rulebook.id, "ask": ask, **found.answer}
    answer["steps"] = steps_json(found.derivation, lang)
    if situation.warnings:
        answer["warnings"] = problems_json(situation.warnings)
    return answer


def _print(found: Ruled, lang: str) -> None:
    if found.unsettled:
        candidates = [one for one in found.answer["candidates"] if isinstance(one, int)]
        if len(candidates) > 1:
            print(words(lang, "cli-unsettled-seats", seats=SeatList(tuple(candidates)), question=Name(found.unsettled)))
        else:
            print(words(lang, "cli-unsettled", question=Name(found.unsettled)))
    print_derivation(found.derivation, lang)


def _lines(args: Namespace, house: Rulebook | None, lang: str) -> int:
    """A line of answer for each line that is not blank; a broken one is answered with its errors, the rest go on."""
    status = DONE
    for text in progress(text_lines(args.file)):
        if not text.strip():
            continue
        try:
            situation = read(text, house, find=finder(args.file))
            ask = situation.ask or args.ask
            found = rule(situation, _ask(situation, ask))
        except StudError as error:
            emit({"errors": problems_json(error.problems)})
            status = BAD_INPUT
            continue
        emit(_answer(situation, ask, found, lang))
    return status
