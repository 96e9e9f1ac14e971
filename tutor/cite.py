"""Where a rule stands, in the reader's language: the source line of a clause, taken apart and put together again.

A rulebook file writes its sources in English. What is fixed in them is a message here: "rule 20", "General practice",
"the Dutch source does not say". A book's title, a heading and whatever is not known stay as they were written.
"""

from __future__ import annotations

import re
from functools import lru_cache

from lessons.messages import has_message
from lessons.values import Name, Phrase

_WHO = r"(?P<who>[^;:]+?)"
_NUMBERS = r"[\w.]+(?:(?:, | and | to )[\w.]+)*"
_PAGE = r"(?:The|the) (?:German|Dutch|Danish) source"
_TITLE = rf"(?P<title>Robert's Rules(?: of Poker v11)?|Poker TDA Rules 2024|WSOP [A-Z][\w ]+ 2024|{_PAGE})"
_PLACE = r"(?:RP-\w+|rule \w+|\d\w*|\w+ \d+|[A-Z][\w ]+ \d+)"

_PATTERNS = tuple(
    (re.compile(pattern), message_id)
    for pattern, message_id in (
        (r"(?P<place>[^()]*\S) \((?P<remark>[^()]*)\)", "cite-remark"),
        (r"(?P<first>.+?); (?P<rest>.+)", "cite-parts"),
        (rf"of stud and razz {_WHO} does not say", "cite-silent-stud-razz"),
        (rf"{_WHO} does not say", "cite-silent"),
        (rf"{_WHO} do not say", "cite-silent-many"),
        (rf"{_WHO} does not say for stud", "cite-silent-stud"),
        (rf"{_WHO} do not say for stud", "cite-silent-stud-many"),
        (rf"{_WHO}, does not say that two players may go on", "cite-silent-two-there"),
        (rf"{_WHO} does not say that two players may go on", "cite-silent-two"),
        (rf"{_WHO} does not say whether five or seven count", "cite-silent-seven"),
        (rf"{_WHO} does not say which cards such a seat still gets", "cite-silent-cards"),
        (rf"{_WHO} does not say who else", "cite-silent-else"),
        (rf"{_WHO} does not settle it", "cite-open"),
        (rf"No rule of {_WHO} settles it", "cite-no-rule"),
        (rf"{_WHO} gives no list", "cite-no-list"),
        (rf"{_WHO} has no razz", "cite-no-razz"),
        (rf"{_WHO} has no low hands", "cite-no-lows"),
        (rf"{_WHO} has no eight-or-better", "cite-no-stud8"),
        (rf"{_WHO} has no split games", "cite-no-split"),
        (rf"{_WHO} has no stud high", "cite-no-stud"),
        (rf"{_WHO} has no open-pair bet", "cite-no-open-pair"),
        (rf"{_WHO} mentions no burned card", "cite-no-burn"),
        (rf"{_WHO} leaves it to the house", "cite-house"),
        (rf"{_WHO} leaves it to the game", "cite-game"),
        (rf"{_WHO} leaves the limits to the house", "cite-house-limits"),
        (rf"{_WHO} leaves the number to the house", "cite-house-number"),
        (rf"{_WHO} leaves the cap to the house", "cite-house-cap"),
        (rf"{_WHO} only has the word", "cite-only-word"),
        (rf"{_WHO} only implies it", "cite-only-implied"),
        (rf"{_WHO}, only points to Omaha high-low", "cite-only-omaha"),
        (rf"{_WHO} says only that straights and flushes are not announced", "cite-only-announced"),
        (rf"{_WHO} say only that straights and flushes are not announced", "cite-only-announced-many"),
        (rf"{_WHO} speaks of the five-card hand", "cite-five-cards"),
        (rf"{_WHO} take the ranking as known", "cite-known"),
        (rf"{_WHO} names the seat, not what it may do", "cite-seat-only"),
        (rf"{_WHO} lets the fold stand", "cite-fold-stands"),
        (r"(?P<place>.+), which does not settle it for limit stud", "cite-which-open-stud"),
        (r"(?P<place>.+), which do not settle it", "cite-which-open"),
        (r"(?P<place>.+), which can be read in two ways", "cite-which-two-ways"),
        (r"As (?P<place>.+) says of stud eight-or-better", "cite-as-stud8"),
        (r"As (?P<place>WSOP .+)", "cite-as"),
        (r"Four as in (?P<place>.+)", "cite-four-as"),
        (r"Eight seats as under (?P<place>.+)", "cite-eight-seats"),
        (r"(?P<place>[^:]+): (?P<remark>.+)", "cite-colon"),
        (r"rule (?P<number>[\w.]+)", "cite-rule"),
        (rf"rules (?P<numbers>{_NUMBERS})", "cite-rules"),
        (r"section (?P<number>[IVX]+)", "cite-section"),
        (r"(?P<house>TDA|WSOP cash|WSOP tournament) rule (?P<number>\w+)", "cite-house-rule"),
        (rf"{_TITLE}, (?P<place>.+)", "cite-in"),
        (rf"(?P<first>{_PLACE}(?:, {_PLACE})*) and (?P<last>{_PLACE})", "cite-and"),
        (r"(?P<first>\d\w*) to (?P<last>\d\w*)", "cite-to"),
        (r"(?P<first>[^,]+), (?P<rest>.+)", "cite-list"),
    )
)


@lru_cache(maxsize=1024)
def cited(source: str) -> Phrase | Name:
    """A clause's source as the lessons say it."""
    leaf = f"cite-{_slug(source)}"
    if has_message(leaf):
        return Phrase(leaf)
    for pattern, message_id in _PATTERNS:
        found = pattern.fullmatch(source)
        if found is not None:
            return Phrase(message_id, {name: cited(part) for name, part in found.groupdict().items()})
    return Name(source)


def _slug(text: str) -> str:
    """The name of a fixed phrase's message: its words, ``inline-`` before one that does not begin a line."""
    plain = re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")
    return f"inline-{plain}" if text.startswith("the ") else plain
