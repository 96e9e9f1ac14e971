"""The command line: ``stud-tutor`` starts the app, its sub-commands rule, ask, replay, verify and check."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version

from tutor.commands import lessons, quiz, replay, rule, rulebooks, start, verify
from tutor.commands.output import DONE

_COMMANDS = {
    "rule": rule,
    "quiz": quiz,
    "replay": replay,
    "verify": verify,
    "rulebooks": rulebooks,
    "lessons": lessons,
}
_EXIT = "Exit status: 0 done, 1 a violation found, 2 bad input."
_INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments say; the exit status. Usage errors leave with status 2."""
    args = parser().parse_args(argv)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # not where something else stands in for it
            stream.reconfigure(errors="backslashreplace")
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read has seen enough; nothing is left to be flushed at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except KeyboardInterrupt:
        return _INTERRUPTED
    return status


def parser() -> ArgumentParser:
    found = ArgumentParser(
        prog="stud-tutor",
        description="A tutor for the rules of seven card stud. Without a command it starts the app.",
        epilog=_EXIT,
    )
    found.add_argument("--version", action="version", version=_version())
    start.add(found)
    found.set_defaults(run=start.run)
    commands = found.add_subparsers(title="commands", metavar="")
    for name, command in _COMMANDS.items():
        epilog = f"{getattr(command, 'EXAMPLE', '')}\n{_EXIT}".lstrip()
        one = commands.add_parser(
            name,
            help=command.HELP,
            description=command.HELP,
            epilog=epilog,
            formatter_class=RawDescriptionHelpFormatter,
        )
        command.add(one)
        one.set_defaults(run=command.run)
    return found


def _version() -> str:
    try:
        return version("stud-tutor")
    except PackageNotFoundError:  # run from a checkout
        return "not installed"


if __name__ == "__main__":
    sys.exit(main())
