"""The lines of a card room's text, one at a time: what each says, or what is wrong with it and where.

Names are those of the hand's seats, which may hold blanks, brackets and colons; the longest that fits is meant. Talk,
and what happens to a player's connection, is read over.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal
from enum import Enum

from msgspec import Struct

from scenarios.engine.cards import Card, parse_cards
from scenarios.engine.errors import Unreadable
from scenarios.histories.money import AMOUNTS, WORD, amount
from scenarios.rulebooks.findings import shown


class Said(Enum):
    """What a line says, and the form it has."""

    ANTE = "NAME: posts the ante AMOUNT"
    DEALT = "Dealt to NAME [CARDS] [CARD]"
    BRINGS_IN = "NAME: brings in for AMOUNT"
    COMPLETES = "NAME: completes it to AMOUNT"
    BETS = "NAME: bets AMOUNT"
    RAISES = "NAME: raises AMOUNT to AMOUNT"
    CALLS = "NAME: calls AMOUNT"
    CHECKS = "NAME: checks"
    FOLDS = "NAME: folds"
    SHOWS = "NAME: shows [CARDS]"
    UNCALLED = "Uncalled bet (AMOUNT) returned to NAME"
    COLLECTED = "NAME collected AMOUNT from pot"
    TOTAL = "Total pot AMOUNT | Rake AMOUNT"
    SEAT = "Seat N: NAME (AMOUNT in chips)"
    HEADING = "*** HEADING ***"
    NOTHING = "talk"


ACTS = (Said.BRINGS_IN, Said.COMPLETES, Said.BETS, Said.RAISES, Said.CALLS, Said.CHECKS, Said.FOLDS)


class Line(Struct, frozen=True):
    """A line that was read. ``amounts`` and ``cards`` in the order they stand in; ``all_in`` where it says so."""

    number: int
    said: Said
    name: str = ""
    amounts: tuple[Decimal, ...] = ()
    cards: tuple[tuple[Card, ...], ...] = ()
    all_in: bool = False


class Fault(Exception):
    """A line that cannot be read: the column (from 1) of the word that is wrong, the problem, what is allowed."""

    def __init__(self, column: int, problem: str, allowed: str) -> None:
        self.column, self.problem, self.allowed = column, problem, allowed
        super().__init__(problem)


_AMOUNT, _CARDS, _END = rf"(?P<amount>{WORD})", r"\[(?P<cards>[^\[\]]*)\]", r"(?P<allin> and is all-in)?"
_BY_NAME = {
    "posts": (Said.ANTE, rf"posts (?:the )?ante {_AMOUNT}{_END}"),
    "brings": (Said.BRINGS_IN, rf"brings in (?:low )?for {_AMOUNT}{_END}"),
    "completes": (Said.COMPLETES, rf"completes (?:it )?to {_AMOUNT}{_END}"),
    "bets": (Said.BETS, rf"bets {_AMOUNT}{_END}"),
    "raises": (Said.RAISES, rf"raises (?P<by>{WORD}) to {_AMOUNT}{_END}"),
    "calls": (Said.CALLS, rf"calls {_AMOUNT}{_END}"),
    "checks": (Said.CHECKS, r"checks"),
    "folds": (Said.FOLDS, rf"folds(?: {_CARDS})?"),
    "shows": (Said.SHOWS, rf"shows {_CARDS}(?: \(.*\)?)?"),
    "mucks": (Said.NOTHING, r"mucks hand"),
    "doesn't": (Said.NOTHING, r"doesn't show hand"),
    "sits": (Said.NOTHING, r"sits out"),
    "is": (Said.NOTHING, r"is sitting out"),
}
_ACT = {word: (said, re.compile(form)) for word, (said, form) in _BY_NAME.items()}
_DEALT = re.compile(r"\[(?P<before>[^\[\]]*)\](?: \[(?P<new>[^\[\]]*)\])?")
_COLLECTED = re.compile(rf"collected {_AMOUNT} from (?:the )?(?:main |side )?pot(?:-[0-9]+)?")
_UNCALLED = re.compile(r"Uncalled bet \((?P<amount>[^()]*)\) returned to (?P<name>.*)")
_TOTAL = re.compile(rf"Total pot {_AMOUNT}(?: .*?)?(?:\| Rake (?P<rake>{WORD})(?: .*)?)?")
_SUMMARY_SEAT = re.compile(r"Seat (?P<seat>[0-9]{1,2}): (?P<rest>.*)")
_ENDED = re.compile(r"(?: \([a-z ]+\))*(?:$| (?:showed|mucked|folded|collected|won|lost|did)\b.*)")
_LAID_OPEN = re.compile(rf" (?:showed|mucked) {_CARDS}")
_BY_THE_WAY = re.compile(
    r"""[^\[\]]+?[ ](?:said,[ ]".*|has[ ]timed[ ]out.*|is[ ](?:dis)?connected.*|has[ ]returned|has[ ]reconnected
    |leaves[ ]the[ ]table|joins[ ]the[ ]table.*|was[ ](?:removed|moved)[ ].*|will[ ]be[ ]allowed[ ].*|sits[ ]out
    |is[ ]sitting[ ]out|re-buys[ ].*|takes[ ]the[ ]add-on.*|finished[ ]the[ ]tournament.*|wins[ ].*tournament.*
    |wins[ ].*bounty.*)
    |Betting[ ]is[ ]capped|No[ ]low[ ]hand[ ]qualified.*|Board[ ]\[.*|Table[ ].*""",
    re.VERBOSE,
)


def parse_line(text: str, number: int, names: Sequence[str], allowed: Sequence[Said]) -> Line:
    """What a line says. ``names`` from the longest to the shortest; ``allowed`` here. Raises Fault."""
    if (name := _name_before(" collected ", text, 0, names)) is not None:
        return _only(_collected(text, number, name), allowed)
    if (name := _name_before(": ", text, 0, names)) is not None:
        return _deed(text, number, name, len(name) + 2, allowed)
    if text.startswith("Dealt to "):
        return _only(_dealt(text, number, names), allowed)
    if text.startswith("Uncalled bet"):
        return _only(_uncalled(text, number, names), allowed)
    if text.startswith("Total pot ") and (total := _TOTAL.fullmatch(text)):
        amounts = [_money(text, total, key) for key in ("amount", "rake") if total[key] is not None]
        return _only(Line(number, Said.TOTAL, amounts=tuple(amounts)), allowed)
    if Said.TOTAL in allowed and (seat := _SUMMARY_SEAT.fullmatch(text)):
        return _summary_seat(text, number, seat, names)
    if not text or _BY_THE_WAY.fullmatch(text):
        return Line(number, Said.NOTHING)
    stranger = re.fullmatch(rf"(.+?): (?:{'|'.join(_ACT)})(?: .*)?", text) or re.fullmatch(r"(.+?) collected .*", text)
    if stranger:
        raise Fault(1, f"no seat has the name {shown(stranger[1])}", _names(names))
    raise Fault(1, f"{shown(text)} is no line of a hand", _forms(allowed))


def _name_before(then: str, text: str, start: int, names: Sequence[str]) -> str | None:
    """The name that stands there and is followed by ``then``."""
    return next((name for name in names if text.startswith(name + then, start)), None)


def _names(names: Sequence[str]) -> str:
    return ", ".join(map(shown, sorted(names))) or "names as in the lines 'Seat N: NAME (AMOUNT in chips)'"


def _forms(allowed: Sequence[Said]) -> str:
    return "; ".join(one.value for one in allowed)


def _only(line: Line, allowed: Sequence[Said]) -> Line:
    if line.said in allowed or line.said is Said.NOTHING:
        return line
    raise Fault(1, f"{line.said.value!r} does not belong here", _forms(allowed))


def _deed(text: str, number: int, name: str, start: int, allowed: Sequence[Said]) -> Line:
    rest = text[start:]
    word = rest.split(" ", 1)[0]
    if word not in _ACT:
        raise Fault(start + 1, f"{shown(word)} is nothing that a player does", _forms(allowed))
    said, form = _ACT[word]
    found = form.fullmatch(text, start)
    if found is None:
        raise Fault(start + 1, f"{shown(rest)} is not complete", form_of(said, word))
    groups = found.groupdict()
    amounts = tuple(_money(text, found, key) for key in ("by", "amount") if groups.get(key) is not None)
    cards = (_cards(text, found, "cards"),) if groups.get("cards") is not None else ()
    return _only(Line(number, said, name, amounts, cards, groups.get("allin") is not None), allowed)


def form_of(said: Said, word: str) -> str:
    """How the line should look: ``NAME: calls AMOUNT``."""
    quiet = {"mucks": "NAME: mucks hand", "doesn't": "NAME: doesn't show hand", "sits": "NAME: sits out"}
    return quiet.get(word, "NAME: is sitting out") if said is Said.NOTHING else said.value


def _dealt(text: str, number: int, names: Sequence[str]) -> Line:
    start = len("Dealt to ")
    name = _name_before(" ", text, start, names)
    if name is None:
        raise Fault(start + 1, f"no seat has the name that {shown(text[start:])} begins with", _names(names))
    at = start + len(name) + 1
    found = _DEALT.fullmatch(text, at)
    if found is None:
        raise Fault(at + 1, f"{shown(text[at:])} are no cards", "[CARDS] or [CARDS] [CARD]")
    cards = tuple(_cards(text, found, key) for key in ("before", "new") if found[key] is not None)
    return Line(number, Said.DEALT, name, cards=cards)


def _uncalled(text: str, number: int, names: Sequence[str]) -> Line:
    found = _UNCALLED.fullmatch(text)
    if found is None:
        raise Fault(1, f"{shown(text)} is not complete", Said.UNCALLED.value)
    if found["name"] not in names:
        raise Fault(found.start("name") + 1, f"no seat has the name {shown(found['name'])}", _names(names))
    return Line(number, Said.UNCALLED, found["name"], (_money(text, found, "amount"),))


def _collected(text: str, number: int, name: str) -> Line:
    found = _COLLECTED.fullmatch(text, len(name) + 1)
    if found is None:
        raise Fault(len(name) + 2, f"{shown(text[len(name) + 1 :])} is not complete", Said.COLLECTED.value)
    return Line(number, Said.COLLECTED, name, (_money(text, found, "amount"),))


def _summary_seat(text: str, number: int, seat: re.Match[str], names: Sequence[str]) -> Line:
    start = seat.start("rest")
    name = next((one for one in names if text.startswith(one, start) and _ENDED.match(text, start + len(one))), None)
    if name is None:
        raise Fault(start + 1, f"no seat has the name that {shown(seat['rest'])} begins with", _names(names))
    laid_open = _LAID_OPEN.search(text, start + len(name))
    if laid_open is None:
        return Line(number, Said.NOTHING, name)
    return Line(number, Said.SHOWS, name, cards=(_cards(text, laid_open, "cards"),))


def _money(text: str, found: re.Match[str], key: str) -> Decimal:
    number = amount(found[key])
    if number is None:
        raise Fault(found.start(key) + 1, f"{shown(found[key])} is no amount", AMOUNTS)
    return number


def _cards(text: str, found: re.Match[str], key: str) -> tuple[Card, ...]:
    column, cards = found.start(key), list[Card]()
    for word in re.finditer(r"[^ ,]+", found[key]):
        try:
            cards += parse_cards(word[0])
        except Unreadable as error:
            problem = error.problems[0]
            raise Fault(column + word.start() + 1, f"{shown(word[0])} is no card", problem.allowed) from error
    return tuple(cards)
