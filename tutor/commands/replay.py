"""``stud-tutor replay``: recorded hands against the engine."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lessons.values import Amount, Count, Name, Phrase, PhraseList, SeatValue, Value
from scenarios.engine.errors import BadHistory, Problem, StudError, Unreadable
from scenarios.engine.rulebook import Rulebook
from scenarios.generator.whole_hands import whole_hand
from scenarios.histories import (
    LARGEST,
    Damaged,
    Format,
    RecordedHand,
    Replayed,
    decoded,
    format_of,
    hands_of,
    record_of,
    replay,
)
from scenarios.situation import line
from tutor.commands.inputs import add_language, add_rulebook, language, octets_of, rulebook, seed_of
from tutor.commands.output import DONE, VIOLATION, complain, emit, progress
from tutor.commands.stops import print_stop, stop_json
from tutor.hand.walk import walk
from tutor.speak import street, words

HELP = "play recorded hands (PHH, or a card room's text) again: who should have acted, what was not legal"
_ENDINGS = (".phh", ".phhs")
_BEGINNING = 65_536


def add(parser: ArgumentParser) -> None:
    parser.add_argument(
        "files", metavar="FILE", nargs="*", help="a file of hands, or a folder of them: .phh, .phhs, .txt"
    )
    parser.add_argument("--walk", action="store_true", help="every decision with its rulings and their reasons")
    parser.add_argument("--seed", type=seed_of, metavar="S", help="walk through a hand dealt from this seed instead")
    parser.add_argument("--game", metavar="G", help="the game of that hand: stud, stud8 or razz")
    add_rulebook(parser, "roberts")
    parser.add_argument("--strict", action="store_true", help="status 1 on any disagreement or illegal act")
    parser.add_argument("--json", action="store_true", help="one JSON object a hand a line")
    add_language(parser)


def run(args: Namespace) -> int:
    lang = language(args.lang)
    try:
        house = rulebook(args.rulebook or "roberts")
        dealt = None if args.seed is None else _dealt(args, house)
        if dealt is None and not args.files:
            raise Unreadable([Problem("FILE", "missing", "a file or folder of hands, or --seed")])
    except StudError as error:
        return complain(error, as_json=args.json)
    status = DONE if dealt is None else _hand(dealt, house, f"seed {args.seed}", args, lang)
    for path in progress(list(_paths(args.files))):
        try:
            found = _hands(path)
        except StudError as error:
            status = complain(error, as_json=args.json, file=path)
            continue
        for hand in found:
            status = max(status, _hand(hand, house, path, args, lang))
    return status


def _dealt(args: Namespace, house: Rulebook) -> RecordedHand:
    """The hand of a seed, to be walked through."""
    args.walk = True
    game = next((one for one in house.games if args.game in (None, one.value)), None)
    if game is None:
        raise Unreadable([Problem("--game", f"{house.short} has no {args.game!r}", ", ".join(house.games))])
    return record_of(whole_hand(args.seed, house, game), str(args.seed))


def _paths(given: list[str]) -> Iterator[str]:
    """The files given, and in place of a folder its histories; a folder without any is given back as it is."""
    for path in given:
        yield from (Path(path).is_dir() and _inside(Path(path))) or [path]


def _inside(folder: Path) -> list[str]:
    try:
        return sorted(str(one) for one in folder.iterdir() if _is_history(one))
    except OSError:  # it may not be looked into: it is told as one without histories
        return []


def _is_history(path: Path) -> bool:
    """Whether a file of a folder is meant: by its ending, and a .txt by how it begins."""
    if path.suffix != ".txt" or not path.is_file():
        return path.suffix in _ENDINGS
    with path.open("rb") as file:
        return format_of(decoded(file.read(_BEGINNING))) is not Format.UNKNOWN


def _hands(path: str) -> tuple[RecordedHand | Damaged, ...]:
    if Path(path).is_dir():
        raise BadHistory([Problem(path, "a folder without histories", "files that end in .phh, .phhs or .txt")])
    return hands_of(decoded(octets_of(path, LARGEST)), path)


def _hand(hand: RecordedHand | Damaged, house: Rulebook, path: str, args: Namespace, lang: str) -> int:
    try:
        if isinstance(hand, Damaged):
            raise BadHistory(hand.problems)
        walked = walk(hand, house) if args.walk else None
        found = replay(hand, house) if walked is None else walked.found
    except StudError as error:
        name = {"hand": hand.name} if hand.name else {}
        return complain(error, as_json=args.json, file=path, **name)
    stops = () if walked is None else walked.stops
    if args.json:
        emit(_json(found, path) | ({} if walked is None else {"walk": [stop_json(stop, lang) for stop in stops]}))
    else:
        for stop in stops:
            print_stop(stop, lang)
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
