"""``stud-tutor quiz``: questions in the terminal, or as JSON with their keys."""

from __future__ import annotations

import secrets
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator
from itertools import chain, cycle, islice

from scenarios.engine.errors import Problem, StudError, Unreadable
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.fingerprint import fingerprint
from scenarios.hand_steps import all_steps, is_step
from scenarios.make import make, recipe
from scenarios.questions.catalogue import kinds
from scenarios.questions.question import Item
from scenarios.quiz_set import MOST, QuizSet, compose, recipes
from scenarios.recipe import WHOLE_HAND
from scenarios.set_code import read_set, write_set
from scenarios.sharecode import SEED_LIMIT
from tutor.commands.inputs import add_language, add_rulebook, language, rulebook, seed_of
from tutor.commands.output import DONE, complain, emit, progress
from tutor.commands.quiz_items import item_json
from tutor.commands.quiz_play import play

HELP = "ask questions in the terminal, or write them as JSON"
_MOST = 1_000_000
"""Questions in one set: what is asked in hours, and told apart in memory."""
_QUESTIONS, _HANDS = 10, 1
_COUNTED = f"1 to {_MOST:,} questions, or whole hands (default: {_QUESTIONS} questions, {_HANDS} hand)"
_PATIENCE = 20
"""Seeds tried in a row without a new item before the set is said to be exhausted."""


def add(parser: ArgumentParser) -> None:
    known = ", ".join(kinds())
    parser.add_argument("--kind", metavar="K", help=f"one of {known} (default: all but {WHOLE_HAND} in turn)")
    parser.add_argument("--class", dest="situation_class", metavar="C", help="a situation class of the kind")
    add_rulebook(parser, "roberts")
    parser.add_argument("--game", metavar="G", help="stud, stud8 or razz (default: all of the rulebook in turn)")
    parser.add_argument("--count", type=_count, metavar="N", help=_COUNTED)
    parser.add_argument("--seed", type=seed_of, metavar="S", help="the same seed asks the same questions")
    parser.add_argument("--json", action="store_true", help="one item a line, with its key")
    parser.add_argument("--set", metavar="CODE", help="the questions of a quiz set, by its code; all else is in it")
    parser.add_argument("--make-set", action="store_true", help=f"write the code of such a set (1 to {MOST} questions)")
    add_language(parser)


def _count(text: str) -> int:
    known = text.isascii() and text.isdecimal() and len(text) <= len(str(_MOST))
    if not known or not 1 <= int(text) <= _MOST:
        said = text if len(text) <= 40 else text[:39] + "…"
        raise ArgumentTypeError(f"{said!r} is no number of questions: 1 to {_MOST:,}")
    return int(text)


def run(args: Namespace) -> int:
    lang, count = language(args.lang), args.count or (_HANDS if _of_hands(args) else _QUESTIONS)
    try:
        if args.make_set:
            print(write_set(_made(args, count)))
            return DONE
        chosen = chain.from_iterable(map(_steps, islice(items(args), count))) if args.set is None else set_items(args)
        if args.json:
            for item in progress(chosen, None if _of_hands(args) or args.set is not None else count):
                emit(item_json(item, lang))
        else:
            play(chosen, lang, at_end=args.set is not None and read_set(args.set).at_end)
    except StudError as error:
        return complain(error, as_json=args.json)
    return DONE


def items(args: Namespace) -> Iterator[Item]:
    """Different items for what was asked, kinds and games in turn. Raises Unreadable for what there is not."""
    house = rulebook(args.rulebook or "roberts")
    seed = secrets.randbelow(SEED_LIMIT) if args.seed is None else args.seed
    wanted = cycle(_wanted(args, house))
    seen: set[str] = set()
    in_vain = 0
    while True:
        kind, game = next(wanted)
        try:
            item = make(recipe(kind, house, game, args.situation_class, seed=seed % SEED_LIMIT))
        except Unreadable:
            if in_vain >= _PATIENCE or not seen:
                raise
            item = None
        seed += 1
        mark = "" if item is None else fingerprint(item)
        if item is None or mark in seen:
            in_vain += 1
            if in_vain > _PATIENCE:
                raise Unreadable([Problem("count", f"there are no more than {len(seen)} different questions", "fewer")])
            continue
        in_vain = 0
        seen.add(mark)
        yield item


def set_items(args: Namespace) -> Iterator[Item]:
    """The questions of a quiz set, on hands of one's own where the set says so. Raises Unreadable, Outdated, Newer."""
    sheet = secrets.token_hex(10) if args.seed is None else str(args.seed)
    return map(make, recipes(read_set(args.set), sheet))


def _of_hands(args: Namespace) -> bool:
    """Whether whole hands are asked for: then hands are counted, and every step of each is asked."""
    return args.kind is not None and args.kind.replace("-", "_") == WHOLE_HAND


def _steps(item: Item) -> Iterator[Item]:
    """The item, or all steps of the hand that it begins."""
    return map(make, all_steps(item.recipe)) if is_step(item.recipe) else iter([item])


def _made(args: Namespace, count: int) -> QuizSet:
    """The set of what was asked for, which is of one game. Raises Unreadable for what there is not."""
    house = rulebook(args.rulebook or "roberts")
    games = dict.fromkeys(game for _, game in _wanted(args, house))
    game = next(iter(games))
    situations = () if args.situation_class is None else (args.situation_class,)
    wanted = {kind: situations for kind, of in _wanted(args, house) if of is game}
    seed = secrets.randbelow(SEED_LIMIT) if args.seed is None else args.seed
    quiz = compose(wanted, house, game, seed=seed, count=count)
    recipes(quiz)
    return quiz


def _wanted(args: Namespace, house: Rulebook) -> list[tuple[str, Game]]:
    """The kinds with their games to take in turn: those that have something to ask."""
    if args.kind is not None and args.kind.replace("-", "_") not in kinds():
        raise Unreadable([Problem("--kind", f"{args.kind!r} is no question kind", ", ".join(kinds()))])
    games = [game for game in Game if args.game in (None, game.value) and game in house.games]
    if not games:
        raise Unreadable([Problem("--game", f"{house.short} has no {args.game!r}", ", ".join(house.games))])
    chosen = (
        [args.kind.replace("-", "_")] if args.kind is not None else ([kind for kind in kinds() if kind != WHOLE_HAND])
    )
    found = [(kind, game) for game in games for kind in chosen if kinds()[kind].classes(house, game)]
    if args.situation_class is not None:
        known = sorted({one for kind, game in found for one in kinds()[kind].classes(house, game)})
        found = [pair for pair in found if args.situation_class in kinds()[pair[0]].classes(house, pair[1])]
        if not found:
            problem = f"{args.situation_class!r} is no situation of these questions"
            raise Unreadable([Problem("--class", problem, ", ".join(known))])
    if not found:
        raise Unreadable([Problem("--kind", f"{house.short} has no such questions", "another kind or game")])
    return found
