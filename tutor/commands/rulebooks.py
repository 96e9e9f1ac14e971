"""``stud-tutor rulebooks``: what there are, what each says, whether a file is sound, where two differ."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from lessons.values import Name, NameList, Phrase, Value
from scenarios.engine.errors import StudError
from scenarios.engine.rulebook import Rulebook
from scenarios.rulebooks import SHIPPED, differences, is_own, knob_keys, procedure_keys, read_file, shipped
from scenarios.rulebooks.knobs import plain
from tutor.commands.inputs import add_language, language, rulebook
from tutor.commands.output import DONE, complain, emit
from tutor.speak import house, words

HELP = "list, show, check and compare rulebooks"


def add(parser: ArgumentParser) -> None:
    doing = parser.add_subparsers(dest="doing", required=True, metavar="list|show|check|diff")
    known = doing.add_parser("list", help="the rulebooks that come with the program")
    show = doing.add_parser("show", help="every knob of a rulebook, with its source")
    show.add_argument("id", metavar="ID", help="a rulebook's id, or a path to a TOML file")
    check = doing.add_parser("check", help="all problems of rulebook files")
    check.add_argument("files", metavar="FILE", nargs="+", help="a TOML file")
    compare = doing.add_parser("diff", help="the knobs on which two rulebooks differ")
    compare.add_argument("a", metavar="A", help="an id or a path")
    compare.add_argument("b", metavar="B", help="an id or a path")
    for one in (known, show, check, compare):
        one.add_argument("--json", action="store_true", help="JSON for machines")
        add_language(one)


def run(args: Namespace) -> int:
    lang = language(args.lang)
    if args.doing == "check":
        return _check(args, lang)
    try:
        if args.doing == "list":
            _list(args.json, lang)
        elif args.doing == "show":
            _show(rulebook(args.id), args.json, lang)
        else:
            _diff(rulebook(args.a), rulebook(args.b), args.json, lang)
    except StudError as error:
        return complain(error, as_json=args.json)
    return DONE


def _list(as_json: bool, lang: str) -> None:
    for book in map(shipped, SHIPPED):
        if as_json:
            emit({"id": book.id, "name": book.name, "revision": book.revision, "games": list(book.games)})
        else:
            print(f"{book.id:20} {', '.join(book.games):20} {book.name}")
            print(f"{'':20} {words(lang, f'rulebook-about-{book.id}')}")


def _show(book: Rulebook, as_json: bool, lang: str) -> None:
    knobs = {key: plain(book, key) for key in knob_keys()}
    procedures = {key: plain(book, key) for key in procedure_keys()}
    if as_json:
        head: dict[str, Any] = {"id": book.id, "name": book.name, "revision": book.revision, "own": is_own(book)}
        clauses = {
            key: {"source": clause.source, "mark": clause.mark.value} for key, clause in sorted(book.clauses.items())
        }
        emit({**head, "knobs": knobs, "procedures": procedures, "clauses": clauses})
        return
    name = words(lang, "rulebook-name-custom", name=Name(book.name)) if is_own(book) else book.name
    print(f"{name} · {book.id}.{book.revision}")
    for key, said in (knobs | procedures).items():
        clause = book.clause(key)
        shown = ", ".join(said) if isinstance(said, tuple) else str(said).lower() if isinstance(said, bool) else said
        print(f"{key:24} {shown!s:32} {clause.source} ({words(lang, f'source-{clause.mark.value}')})")


def _check(args: Namespace, lang: str) -> int:
    status = DONE
    for path in args.files:
        try:
            book = read_file(Path(path))
        except StudError as error:
            status = complain(error, as_json=args.json, file=path)
            continue
        if args.json:
            about = {"id": book.id, "name": book.name, "revision": book.revision, "games": list(book.games)}
            emit({"file": path, **about, "own": is_own(book), "errors": []})
        else:
            name = Phrase("rulebook-name-custom", {"name": Name(book.name)}) if is_own(book) else Name(book.name)
            said: dict[str, Value] = {"file": Name(path), "rulebook": name, "id": Name(f"{book.id}.{book.revision}")}
            print(words(lang, "cli-rulebook-sound", **said, games=NameList(tuple(book.games))))
    return status


def _diff(a: Rulebook, b: Rulebook, as_json: bool, lang: str) -> None:
    found = differences(a, b)
    if as_json:
        emit({"a": a.id, "b": b.id, "differences": [{"knob": key, "a": one, "b": other} for key, one, other in found]})
        return
    if not found:
        print(words(lang, "cli-rulebooks-alike", a=house(a), b=house(b)))
    for key, one, other in found:
        print(f"{key:24} {one:32} {other}")
