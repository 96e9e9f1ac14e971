"""What is wrong with a situation or missing from it, in the learner's words.

The rules name their problems in English, for files and programs. Those that a situation laid out by hand can have are
said here in the learner's language; what only a file can have stays as it is and is marked as English.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from lessons.languages import DEFAULT
from lessons.values import Amount, CardValue, Count, Name, NameList, Phrase, SeatValue, Value
from scenarios.engine.betting import legal_actions
from scenarios.engine.cards import parse_card
from scenarios.engine.chips import Chips
from scenarios.engine.errors import BadSituation, NotTheTime, Problem, Unreadable
from scenarios.engine.state import HandState
from scenarios.engine.turns import next_to_act
from scenarios.questions.options_answer import options_of
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data
from scenarios.situation.lines import parse_line
from tutor import phrases
from tutor.floor.draft import Draft
from tutor.speak import house


class Said(Struct, frozen=True):
    """A problem as a phrase, and in which language its own words are where that is not the reader's."""

    phrase: Phrase
    lang: str = ""


Make = Callable[[re.Match[str]], Value]


def _seat(found: re.Match[str]) -> Value:
    return SeatValue(int(found["seat"]))


def _card(found: re.Match[str]) -> Value:
    return CardValue(str(parse_card(found["card"])))


def _house(found: re.Match[str]) -> Value:
    """The rulebook that the problem calls by its short name."""
    named = (house(book) for book in map(shipped, SHIPPED) if book.short == found["name"])
    return next(named, Name(found["name"]))


def _number(name: str) -> Make:
    return lambda found: Count(int(found[name]))


def _amount(name: str) -> Make:
    return lambda found: Amount(int(found[name]))


def _kilobytes(found: re.Match[str]) -> Value:
    return Count(int(found["octets"]) // 1024)


def _own(name: str) -> Make:
    """Words of the file's own, in no language."""
    return lambda found: Name(found[name])


def _allowed(found: re.Match[str]) -> Value:
    return NameList(tuple(re.split(", | or ", found["allowed"])))


_FIELD: Mapping[str, Make] = {"field": _own("field"), "found": _own("found")}


_SAYINGS: tuple[tuple[str, str, Mapping[str, Make]], ...] = (
    (r".*: (?P<card>\w\w) is there twice, first at .*", "floor-wrong-twice", {"card": _card}),
    (r"seats: (?P<n>\d+) seats \(2 to (?P<most>\d+)\)", "floor-wrong-seats",
     {"n": _number("n"), "most": _number("most")}),
    (r"seats: every seat has folded .*", "floor-wrong-all-folded", {}),
    (r"seats\.(?P<seat>\d+)\.status: all-in with (?P<amount>\d+) chips behind .*", "floor-wrong-all-in",
     {"seat": _seat, "amount": _amount("amount")}),
    (r"seats\.(?P<seat>\d+)\.status: absent after third street .*", "floor-wrong-absent", {"seat": _seat}),
    (r"contributions: seat (?P<seat>\d+) is missing .*", "floor-wrong-put", {"seat": _seat}),
    (r"stakes\.bring_in: (?P<amount>\d+) is more than the small bet \(1 to (?P<most>\d+)\)", "floor-wrong-bring-in",
     {"amount": _amount("amount"), "most": _amount("most")}),
    (r"stakes\.big_bet: (?P<amount>\d+) is less than the small bet \(at least (?P<least>\d+)\)", "floor-wrong-big-bet",
     {"amount": _amount("amount"), "least": _amount("least")}),
    (r"stakes\.ante: found 0 .*", "floor-wrong-ante", {}),
    (r"game: (?P<name>.+) does not cover \w+ .*", "floor-wrong-game", {"rulebook": _house}),
    (r"stakes\.(?P<name>\w+): missing .*", "floor-lacks-stakes", {}),
    (r"stakes: missing.*", "floor-lacks-stakes", {}),
    (r"incident: missing.*", "floor-lacks-incident", {}),
    (r"incident\.\w+: missing.*", "floor-lacks-incident-more", {}),
    (r"contributions: missing.*", "floor-lacks-contributions", {}),
    (r"seats: missing.*", "floor-lacks-seats", {}),
    (r"seats?[. ](?P<seat>\d+)(?:\.down)?: a down card is not known .*", "floor-lacks-down", {"seat": _seat}),
    (r"seats?[. ](?P<seat>\d+): (?P<n>\d+) cards make no hand .*", "floor-lacks-cards",
     {"seat": _seat, "n": _number("n")}),
    (r"actions: seat (?P<seat>\d+) is still to act .*", "floor-not-yet", {"seat": _seat}),
    (r"actions: the round is closed.*", "floor-not-closed", {}),
    (r"street: nobody brings it in on street .*", "floor-not-third", {}),
    (r"street: third street is opened by the bring-in .*", "floor-not-after-third", {}),
    (r"street: seventh street is dealt after sixth.*", "floor-not-seventh-dealt", {}),
    (r"street: the hands are shown when .*", "floor-not-shown", {}),
    (r"pots: this street's wagers are not in the pots .*", "floor-not-pots", {}),
    (r"line (?P<line>\d+): byte \d+ is not UTF-8 .*", "floor-file-encoding", {"line": _number("line")}),
    (r"line (?P<line>\d+): cannot be read: (?P<found>.+) \(YAML or JSON\)", "floor-file-syntax-line",
     {"line": _number("line"), "found": _own("found")}),
    (r"file: cannot be read: (?P<found>.+) \(YAML or JSON\)", "floor-file-syntax", {"found": _own("found")}),
    (r"file: too long \(at most (?P<octets>\d+) octets\)", "floor-file-long", {"kilobytes": _kilobytes}),
    (r"file: is no table .*", "floor-file-table", {}),
    (r"link: it leads to no situation.*", "floor-link-broken", {}),
    (r"stakes\.bring_in: .* opens with the ante: (?P<amount>\d+), not .*", "floor-warns-bring-in",
     {"amount": _amount("amount")}),
    (r"(?P<field>game): (?:missing|found nothing) \((?P<allowed>.*)\)", "floor-lacks-field",
     {"field": _own("field"), "allowed": _allowed}),
    (r"(?P<field>\S+): found (?P<found>.+) \((?:a whole number from|a seat:) (?P<least>\d+) to (?P<most>\d+)\)",
     "floor-wrong-number", {**_FIELD, "least": _number("least"), "most": _number("most")}),
    (r"(?P<field>\S+): found (?P<found>.+) \((?:a seat: )?(?P<allowed>true or false|[a-z0-9-]+(?:, [a-z0-9-]+)*)\)",
     "floor-wrong-word", {**_FIELD, "allowed": _allowed}),
    (r"(?P<field>\S+): found (?P<found>.+) \([^{\[']*(?:as in|of seats:) (?P<form>[{\[']?.+)\)", "floor-wrong-form",
     {**_FIELD, "form": _own("form")}),
    (r"(?P<field>\S+): '(?P<found>.+)' is not a card .*", "floor-wrong-card", _FIELD),
)  # fmt: skip
"""What a problem's text looks like (``place: problem (allowed)``), the message that says it, and its arguments."""

_READ = tuple((re.compile(text, re.DOTALL), message, made) for text, message, made in _SAYINGS)
_ACT = re.compile(r"actions\[(?P<at>\d+)\]")
_LINE = re.compile(r"line (?P<line>\d+)")


def said(problem: Problem, draft: Draft | None = None) -> Said:
    """A problem in the learner's words. ``draft`` is the situation in which it was found: its actions are quoted."""
    act = _ACT.fullmatch(problem.place)
    if act is not None and draft is not None:
        return _act(draft.data, int(act["at"]), problem)
    whole = f"{problem.place}: {problem.problem} ({problem.allowed})".replace(" ()", "")
    for text, message, made in _READ:
        found = text.fullmatch(whole)
        if found is not None:
            return Said(Phrase(message, {name: make(found) for name, make in made.items()}))
    line = _LINE.fullmatch(problem.place)
    return _other(problem) if line is None else _other(problem, Count(int(line["line"])))


def _other(problem: Problem, line: Count | None = None) -> Said:
    """A problem in its own English words, with its place."""
    words = Name(problem.problem + (f" ({problem.allowed})" if problem.allowed else ""))
    if line is not None:
        return Said(Phrase("floor-file-line", {"line": line, "problem": words}), DEFAULT)
    return Said(Phrase("floor-wrong-other", {"place": Name(problem.place), "problem": words}), DEFAULT)


def _act(data: dict[str, Any], at: int, problem: Problem) -> Said:
    """An action that cannot be: what it says, and whose turn it is or what that seat may do."""
    line = str(data["actions"][at])
    number: dict[str, Value] = {"n": Count(at + 1)}
    try:
        action, added = parse_line(line)
    except Unreadable:
        return Said(Phrase("floor-wrong-line", {**number, "line": Name(line[:60])}))
    act: dict[str, Value] = {**number, "act": phrases.act(action, added or Chips(getattr(action, "to", 0)))}
    before = _before(data, at)
    turn = None if before is None else next_to_act(before).seat
    if before is None:
        return _other(problem)
    if turn is None:
        return Said(Phrase("floor-wrong-act-over", act))
    if turn != action.seat:
        return Said(Phrase("floor-wrong-act-turn", {**act, "turn": SeatValue(turn)}))
    try:
        allowed = phrases.options(options_of(legal_actions(before)))
    except NotTheTime:
        return Said(Phrase("floor-wrong-act-over", act))
    return Said(Phrase("floor-wrong-act", {**act, "options": allowed}))


def _before(data: dict[str, Any], at: int) -> HandState | None:
    try:
        return from_data({**data, "actions": data["actions"][:at]}).state
    except BadSituation:
        return None
