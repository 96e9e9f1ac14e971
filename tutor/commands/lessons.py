"""``stud-tutor lessons check``: what a language lacks, all of it at once, and how many lesson pages it has.

A message that is missing is a fault where a language says that it is complete; a page is not: it appears in English.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from lessons.check import check
from lessons.languages import language as spoken
from lessons.languages import tags
from lessons.pages import pages
from lessons.values import Count, Name, NameList
from tutor.commands.inputs import add_language, language
from tutor.commands.output import DONE, VIOLATION, emit
from tutor.speak import words

HELP = "check the texts of every language"


def add(parser: ArgumentParser) -> None:
    doing = parser.add_subparsers(dest="doing", required=True, metavar="check")
    one = doing.add_parser("check", help="messages that are missing, broken or take other arguments than the English")
    one.add_argument("--json", action="store_true", help="one JSON object a fault a line")
    add_language(one)


def run(args: Namespace) -> int:
    faults = check()
    for fault in faults:
        if args.json:
            emit({"place": fault.place, "problem": fault.problem})
        else:
            print(fault)
    if not faults and not args.json:
        lang = language(args.lang)
        print(words(lang, "cli-lessons-sound", languages=NameList(tuple(tags()))))
        for tag in tags():
            found = pages(tag)
            own = Count(sum(not page.fallback for page in found))
            name = Name(spoken(tag).name)
            print(words(lang, "cli-lessons-pages", language=name, own=own, all=Count(len(found))))
    return VIOLATION if faults else DONE
