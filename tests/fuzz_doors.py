"""The six doors that something from outside comes in by, and what may come of it: success, or an error by name."""

from __future__ import annotations

import re
import signal
from base64 import b32encode
from collections.abc import Callable, Sequence
from traceback import extract_tb
from types import FrameType
from zlib import compress

from msgspec import Struct

from scenarios.code_parts import checksum
from scenarios.engine.errors import BadHistory, NotTheTime, Problem, StudError
from scenarios.generator.stream import SeedStream
from scenarios.histories import Damaged, decoded, hands_of, replay
from scenarios.make import make
from scenarios.quiz_set import skills
from scenarios.rule import ASKS, rule
from scenarios.rulebooks import read as read_rulebook
from scenarios.rulebooks import shipped, write
from scenarios.set_code import read_set, write_set
from scenarios.sharecode import read_code, write_code
from scenarios.situation import read as read_situation
from tests.fuzz_changes import spoiled
from tests.fuzz_seeds import seeds

FORMATS = ("situation", "phh", "text", "code", "set", "rulebook")
_CHECKSUMS = {"code": 3, "set": 4}
"""The characters at the end of each code that tell whether it is whole."""
SECONDS = 10
"""One input takes at most so long, of the processor's time: a busy machine is no fault of ours."""

_PYTHON = re.compile(
    r"set_int_max_str_digits|Traceback|<class |object at 0x|has no attribute|NoneType|codec can't|unhashable"
    r"|not subscriptable|invalid literal|[a-z_]+\(\) (?:takes|got|missing)|expected str|Exceeds the limit"
)
_LONGEST_PROBLEM = 5_000
_ELSEWHERE = re.compile(r"/python3|site-packages")


class Fault(Struct, frozen=True):
    """An input that ended otherwise than it may. ``why`` is alike for inputs that fail at the same place."""

    form: str
    number: int
    why: str
    octets: bytes


class TooSlow(BaseException):
    """The time of an input is over. No ``except Exception`` may catch it."""


class Unlawful(Exception):
    """An outcome that is no crash and may not be all the same."""


def input_of(form: str, seed: int, number: int) -> bytes:
    """The input of that number: always the same for a format and a seed."""
    stream = SeedStream("fuzz", seed, form, number)
    if form in _CHECKSUMS:
        return _spoiled_code(stream, form)
    return spoiled(stream, seeds(form))


def outcome(form: str, octets: bytes, seconds: float = SECONDS) -> str:
    """``read``, ``refused``, or what went wrong: an exception without a name, Python's own words, too long a time."""

    def late(_signal: int, _frame: FrameType | None) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGPROF, late)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        DOORS[form](octets)
        return "read"
    except StudError as error:
        return _leak(error.problems) or "refused"
    except TooSlow as error:
        return f"took more than {seconds} s {_where(error)}"
    except Exception as error:
        return f"{type(error).__name__} {_where(error)}"
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _where(error: BaseException) -> str:
    """The innermost line that the error came through and that is not Python's or a package's."""
    ours = [one for one in extract_tb(error.__traceback__) if not _ELSEWHERE.search(one.filename)]
    at = ours[-1]
    return f"at {at.filename.rpartition('/')[2]}:{at.lineno} {str(error)[:100]}"


def _leak(problems: Sequence[Problem]) -> str | None:
    """What an error's text may not have: Python's words, or the whole of what was given."""
    for one in problems:
        text = str(one)
        if len(text) > _LONGEST_PROBLEM:
            return f"an error of more than {_LONGEST_PROBLEM} characters: {text[:40]!r}"
        if found := _PYTHON.search(text):
            return f"Python's words in an error: {found[0]}"
    return None if problems else "an error without a problem"


def _situation(octets: bytes) -> None:
    situation = read_situation(octets.decode("utf-8", "surrogateescape"))
    for ask in ASKS:
        try:
            rule(situation, ask)
        except StudError as error:
            _check(error.problems)


def _history(octets: bytes) -> None:
    refused: StudError | None = None
    for hand in hands_of(decoded(octets), "file"):
        try:
            if isinstance(hand, Damaged):
                _check(hand.problems)
                raise BadHistory(hand.problems)
            replay(hand, shipped("roberts"))
        except StudError as error:
            refused = error
    if refused:
        raise refused


def _code(octets: bytes) -> None:
    recipe = read_code(octets.decode("utf-8", "surrogateescape"))
    if read_code(write_code(recipe)) != recipe:
        raise Unlawful("a code that was read is not written as it was")
    try:
        make(recipe)
    except NotTheTime as error:
        raise Unlawful("a code that was read cannot be made") from error


def _set(octets: bytes) -> None:
    quiz = read_set(octets.decode("utf-8", "surrogateescape"))
    if read_set(write_set(quiz)) != quiz:
        raise Unlawful("a set that was read is not written as it was")
    if len(skills(quiz)) != quiz.count:
        raise Unlawful("a set that was read has not the questions it says")


def _rulebook(octets: bytes) -> None:
    rulebook = read_rulebook(octets.decode("utf-8", "surrogateescape"), "file")
    if read_rulebook(write(rulebook), "again") != rulebook:
        raise Unlawful("a rulebook that was read is not written as it was")


def _check(problems: Sequence[Problem]) -> None:
    if found := _leak(problems):
        raise Unlawful(found)


DOORS: dict[str, Callable[[bytes], None]] = {
    "situation": _situation, "phh": _history, "text": _history, "code": _code, "set": _set, "rulebook": _rulebook,
}  # fmt: skip


def _spoiled_code(stream: SeedStream, form: str) -> bytes:
    """A spoiled code, mostly with a checksum that fits all the same; in some the rulebook inside is spoiled."""
    code = spoiled(stream, seeds(form))
    if stream.chance(1, 3):
        head, _, *rest = stream.pick(seeds(form)).split(b"-")
        packed = b32encode(compress(spoiled(stream, seeds("rulebook")), 9)).rstrip(b"=").lower()
        code = b"-".join((head, b"~" + packed, *rest))
    if stream.chance(1, 10):
        return code
    body = "".join(code.decode("utf-8", "replace").split()).lower()[: -_CHECKSUMS[form]]
    return (body + checksum(body, _CHECKSUMS[form])).encode()
