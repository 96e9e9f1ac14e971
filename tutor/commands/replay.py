"""``stud-tutor replay``: recorded hands against the engine."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lessons.values import Amount, Count, Name, Phrase, PhraseList, SeatValue, Value
from scenarios.engine.errors import StudError
from scenarios.engine.rulebook import Rulebook
from scenarios.histories import RecordedHand, Replayed, read, replay
from scenarios.histories.phh import LARGEST
from scenarios.situation import line
from tutor.commands.inputs import add_language, add_rulebook, language, rulebook, text_of
from tutor.commands.output import BAD_INPUT, DONE, VIOLATION, complain, emit, progress
from tutor.speak import street, words

HELP = "play recorded hands (PHH) again: who should have acted, what was not legal"
_ENDINGS = (".phh", ".phhs")


def add(parser: ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="+", help="a .phh or .phhs file, or a folder of them")
    add_rulebook(parser, "roberts")
    parser.add_argument("--strict", action="store_true", help="status 1 on any disagreement or illegal act")
    parser.add_argument("--json", action="store_true", help="one JSON object a hand a line")
    add_language(parser)


def run(args: Namespace) -> int:
    lang = language(args.lang)
    try:
        house = rulebook(args.rulebook or "roberts")
    except StudError as error:
        return complain(error, as_json=args.json)
    status = DONE
    for path in progress(list(_paths(args.files))):
        try:
            hands = read(text_of(path, LARGEST), path)
        except StudError as error:
            status = complain(error, as_json=args.json, file=path)
            continue
        for hand in hands:
            outcome = _hand(hand, house, path, args, lang)
            status = max(status, outcome)
    return status


def _paths(given: list[str]) -> Iterator[str]:
    for path in given:
        if Path(path).is_dir():
            yield from sorted(str(one) for one in Path(path).iterdir() if one.suffix in _ENDINGS)
        else:
            yield path


def _hand(hand: RecordedHand, house: Rulebook, path: str, args: Namespace, lang: str) -> int:
    try:
        found = replay(hand, house)
    except StudError as error:
        complain(error, as_json=args.json, file=path, hand=hand.name)
        return BAD_INPUT
    if args.json:
        emit(_json(found, path))
    else:
        _print(found, path, lang)
    agrees = found.clean and found.awards_agree is not False
    return VIOLATION if args.strict and not agrees else DONE


def _json(found: Replayed, path: str) -> dict[str, Any]:
    """The findings, and what the rules pay: null where a hand was not shown, agreement also where nothing was told."""
    return {
        "file": path,
        "hand": found.hand,
        "game": found.game.value,
        "decisions": found.decisions,
        "disagreements": [
            {"street": one.street.name.lower(), "expected": one.expected, "recorded": one.recorded}
            for one in found.disagreements
        ],
        "illegal": [
            {
                "street": one.street.name.lower(),
                "seat": one.seat,
                "action": line(one.action),
                "violation": one.violation,
            }
            for one in found.illegal
        ],
        "awards": None if found.awards is None else {str(seat): chips for seat, chips in sorted(found.awards.awards)},
        "awards_agree": found.awards_agree,
    }


def _print(found: Replayed, path: str, lang: str) -> None:
    count = len(found.disagreements) + len(found.illegal) + (found.awards_agree is False)
    about: dict[str, Value] = {"file": Name(path), "hand": Name(found.hand), "n": Count(found.decisions)}
    if not count:
        print(words(lang, "cli-replay-clean", **about))
        return
    print(words(lang, "cli-replay-found", **about, found=Count(count)))
    for one in found.disagreements:
        at: dict[str, Value] = {"street": street(one.street)}
        if one.expected is not None:
            at["expected"] = SeatValue(one.expected)
        if one.recorded is not None:
            at["recorded"] = SeatValue(one.recorded)
        missing = "stopped" if one.recorded is None else "closed" if one.expected is None else "other"
        print("  " + words(lang, f"cli-replay-{missing}", **at))
    for act in found.illegal:
        shown: dict[str, Value] = {"action": Name(line(act.action)), "rule": Name(act.violation)}
        print("  " + words(lang, "cli-replay-illegal", street=street(act.street), **shown))
    if found.awards is not None and found.awards_agree is False:
        paid = tuple(
            Phrase("awards-say", {"seat": SeatValue(seat), "amount": Amount(chips)})
            for seat, chips in found.awards.awards
            if chips
        )
        print("  " + words(lang, "cli-replay-awards", awards=PhraseList(paid)))
