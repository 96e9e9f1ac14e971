"""The command line: ``stud-tutor`` starts the app, its sub-commands rule, ask, replay, verify and check."""

from __future__ import annotations

import errno
import os
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from typing import TextIO

from tutor.commands import lessons, quiz, replay, rule, rulebooks, start, verify
from tutor.commands.output import BAD_INPUT, DONE

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
    """Do what the arguments say; the exit status. Usage errors leave with status 2, as does what cannot be written."""
    _stand_in()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # not where something else stands in for it
            stream.reconfigure(errors="backslashreplace")
    try:
        return _done(argv)
    except BrokenPipeError:  # whoever read has seen enough
        _forget(sys.stdout)
        return DONE
    except OSError as error:
        _forget(sys.stdout)
        _tell(error)
        return BAD_INPUT
    except KeyboardInterrupt:
        return _INTERRUPTED


def _done(argv: Sequence[str] | None) -> int:
    """The command's status, once all that it wrote is out. Raises OSError where that cannot be."""
    try:
        args = parser().parse_args(argv)
        if sys.stdout is None and args.run is not start.run:  # the server writes nothing there
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        status: int = args.run(args)
    finally:  # help leaves by SystemExit
        if sys.stdout is not None:
            sys.stdout.flush()
    return status


def _stand_in() -> None:
    """Nothing to read and nobody to tell, where standard input or error was closed before the program began."""
    if sys.stdin is None:
        sys.stdin = os.fdopen(os.open(os.devnull, os.O_RDONLY), encoding="utf-8")
    if sys.stderr is None:  # print would take standard output in its place
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8")


def _forget(stream: TextIO | None) -> None:
    """Let what a stream still holds go nowhere, so that the interpreter does not fail on it at its end."""
    if stream is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _tell(error: OSError) -> None:
    where = "standard output" if error.filename is None else error.filename
    done = "written" if error.filename is None else "used"
    with suppress(OSError):
        print(f"{where}: cannot be {done}: {error.strerror or error}", file=sys.stderr, flush=True)
        return
    _forget(sys.stderr)


def parser() -> ArgumentParser:
    found = ArgumentParser(
        prog="stud-tutor",
        description="A tutor for the rules of seven card stud. Without a command it starts the app.",
        epilog=_EXIT,
    )
    found.add_argument("--version", action="version", version=_version())
    start.add(found)
    found.set_defaults(run=start.run)
    commands = found.add_subparsers(title="commands", metavar="COMMAND")
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
