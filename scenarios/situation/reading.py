"""A situation file to a hand: every field read, every problem noted, then the hand is built and its actions played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from scenarios.engine.actions import Action
from scenarios.engine.betting import legal_actions
from scenarios.engine.cards import Card
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.endings import Pot
from scenarios.engine.errors import BadRulebook, BadSituation, NotTheTime, Problem, Unreadable
from scenarios.engine.incidents import Incident
from scenarios.engine.play import NO_ROUND
from scenarios.engine.records import as_written
from scenarios.engine.rounds import IllegalAction, apply, opened
from scenarios.engine.rulebook import Game, Rulebook
from scenarios.engine.state import HandState, SeatState, Stakes, Street, StreetBegins
from scenarios.rulebooks import shipped
from scenarios.rulebooks.findings import shown
from scenarios.situation.document import parsed
from scenarios.situation.fields import Fields
from scenarios.situation.incident import incident
from scenarios.situation.later import dealt
from scenarios.situation.lines import choices, parse_line
from scenarios.situation.money import contributions, only_one, pots, stakes
from scenarios.situation.seats import Sitting, check_counts, dealt_from, down_cards, sitting, street_of

ASKS = (
    "bring-in", "first-to-act", "next-to-act", "options", "best-hands", "rank-boards", "winners",
    "pots", "awards", "show-order", "seventh-street", "pot-count", "irregularity",
    "rulebook-lens", "spot-violation",
)  # fmt: skip
"""What can be asked of a situation, now or later."""

AS_WRITTEN = "spot-violation"
"""The ask whose situation holds acts that need not be legal."""

DEFAULT_RULEBOOK = "roberts"

_KEYS = (
    "game", "rulebook", "stakes", "seats", "first_dealt", "street", "actions", "community", "contributions", "pots",
    "pot", "dealt", "event_players_left", "incident", "ask",
)  # fmt: skip
_WHOLE = "a table with game, stakes, seats …"
_NO_STAKES = Stakes(Chips(0), Chips(0), Chips(0), Chips(0))


class Situation(Struct, frozen=True):
    """A hand as a file describes it, and what else the file says.

    ``state`` is None where no seats are named (enough for questions about the stub). ``lacks`` holds what the file does
    not say and some asks need, by its key; ``warnings`` what the rulebook overrides.
    """

    rulebook: Rulebook
    game: Game
    state: HandState | None
    ask: str | None = None
    pots: tuple[Pot, ...] | None = None
    dealt: tuple[tuple[Street, int], ...] = ()
    incident: Incident | None = None
    lacks: tuple[Problem, ...] = ()
    warnings: tuple[Problem, ...] = ()


def read(text: str, rulebook: Rulebook | None = None, *, find: Callable[[str], Rulebook] = shipped) -> Situation:
    """The situation in a YAML or JSON text. ``rulebook`` goes before the one that the file names.

    ``find`` gives the rulebook of a name; by default only those that come with the program, so that a text from outside
    reads no file. Raises BadSituation with every problem found, each with its place.
    """
    data = parsed(text)
    if data is None:
        raise BadSituation([Problem("file", "is empty", _WHOLE)])
    return from_data(data, rulebook, find=find)


def from_data(
    data: object, rulebook: Rulebook | None = None, *, find: Callable[[str], Rulebook] = shipped
) -> Situation:
    """The same from values already parsed. Raises BadSituation."""
    fields = Fields()
    table = fields.table("file", data, _WHOLE)
    if table is None:
        raise BadSituation(fields.problems)
    fields.unknown("file", table, _KEYS)
    strange = len(fields.problems)
    house = rulebook or _rulebook(fields, table.get("rulebook"), find)
    game = _game(fields, table.get("game"), house)
    warnings, lacks = list[Problem](), list[Problem]()
    money: Stakes | None = None
    if table.get("stakes") is None:
        lacks.append(Problem("stakes", "missing", "ante, bring_in, small_bet, big_bet"))
    elif house is not None and (read_stakes := stakes(fields, table["stakes"], house)) is not None:
        money, overridden = read_stakes
        warnings += [Problem("stakes.bring_in", overridden)] * bool(overridden)
    state, named, sitting_there = None, None, None
    if table.get("seats") is None:
        lacks.append(Problem("seats", "missing", "the seats dealt in, with their cards"))
    else:
        built = _hand(fields, table, house, game, money)
        sound = len(fields.problems) == strange
        if built is not None and house is not None and sound:
            play = as_written if table.get("ask") == AS_WRITTEN else apply
            state = _played(fields, built, table.get("actions"), money, play)
        if built is not None:
            named = pots(fields, table, tuple(one.seat for one in built.live))
            sitting_there = tuple(one.seat for one in built.seats)
    only_one(fields, table)
    if named is None and table.get("contributions") is None:
        lacks.append(Problem("contributions", "missing", "contributions, pots or pot"))
    asked = table.get("ask")
    ask = None if asked is None else fields.word("ask", asked, ASKS)
    hands = dealt(fields, table.get("dealt"), 9 if house is None else house.players_max)
    trouble = incident(fields, table.get("incident"), sitting_there)
    if state is not None and trouble is not None:
        state = replace(state, incident=trouble)
    if house is None or game is None or fields.problems:
        raise BadSituation(fields.problems)
    return Situation(house, game, state, ask, named, hands, trouble, tuple(lacks), tuple(warnings))


def _rulebook(fields: Fields, name: object, find: Callable[[str], Rulebook]) -> Rulebook | None:
    if name is None:
        return shipped(DEFAULT_RULEBOOK)
    if not isinstance(name, str):
        fields.add("rulebook", f"found {shown(name)}", "the id of a rulebook")
        return None
    try:
        return find(name)
    except BadRulebook as error:
        fields.problems += error.problems
        return None


def _game(fields: Fields, found: object, rulebook: Rulebook | None) -> Game | None:
    word = fields.word("game", found, [game.value for game in Game])
    if word is None:
        return None
    if rulebook is not None and Game(word) not in rulebook.games:
        fields.add("game", f"{rulebook.short} does not cover {word}", ", ".join(rulebook.games))
        return None
    return Game(word)


def _hand(
    fields: Fields, table: Mapping[Any, Any], rulebook: Rulebook | None, game: Game | None, money: Stakes | None
) -> HandState | None:
    """The hand before this street's betting, or None where it cannot be."""
    seats = sitting(fields, table["seats"], 9 if rulebook is None else rulebook.players_max)
    common = fields.cards("community", table["community"]) if table.get("community") is not None else ()
    if common is not None and len(common) > 1:
        fields.add("community", f"{len(common)} common cards", "one card")
    community = common[0] if common else None
    left = table.get("event_players_left")
    players_left = None if left is None else fields.whole("event_players_left", left, least=2)
    if seats is None:
        return None
    street = street_of(fields, seats, table.get("street"), community)
    put: Mapping[Seat, Chips] | None = None
    if table.get("contributions") is not None:
        put = contributions(fields, table["contributions"], seats)
    ordered = dealt_from(fields, seats, table.get("first_dealt"))
    if street is None or rulebook is None or game is None:
        return None
    check_counts(fields, seats, street, community is not None)
    if put is None:
        ante = money.ante if money is not None and street is Street.THIRD else Chips(0)
        put = {one.seat: ante for one in seats}
    return HandState(
        rulebook, game, money or _NO_STAKES, street,
        tuple(_seat(one, street, community, put.get(one.seat, Chips(0))) for one in ordered),
        NO_ROUND, community, players_left, (StreetBegins(street),),
    )  # fmt: skip


def _seat(one: Sitting, street: Street, community: Card | None, put: Chips) -> SeatState:
    down = down_cards(one, street, community is not None)
    return SeatState(one.seat, one.up, down, one.stack, Chips(0), put, one.status)


def _played(
    fields: Fields,
    state: HandState,
    lines: object,
    money: Stakes | None,
    play: Callable[[HandState, Action], HandState],
) -> HandState | None:
    """The hand after this street's actions; nothing after the first that cannot be played is tried."""
    state = opened(state)
    if lines is None:
        return state
    if not isinstance(lines, list):
        fields.add("actions", f"found {shown(lines)}", 'a list of lines, as in ["2 bets 5", "1 folds"]')
        return None
    if lines and money is None:
        fields.add("stakes", "missing: actions cannot be followed without them", "ante, bring_in, small_bet, big_bet")
    now: HandState | None = None if lines and money is None else state
    for at, text in enumerate(lines):
        place = f"actions[{at}]"
        try:
            action, added = parse_line(text)
        except Unreadable as error:
            fields.add(place, error.problems[0].problem, error.problems[0].allowed)
            now = None
            continue
        if now is None:
            continue
        try:
            after = play(now, action)
        except IllegalAction as error:
            broken = error.violation.rule.replace("_", " ")
            fields.add(place, f"{shown(text)} is not legal here: {broken}", _allowed(now))
            now = None
            continue
        spent = Chips(after.at(action.seat).street_to - now.at(action.seat).street_to)
        if added is not None and added not in (spent, after.at(action.seat).street_to):
            fields.add(place, f"{shown(text)} is not legal here: amount", _allowed(now))
            now = None
            continue
        now = after
    return now


def _allowed(state: HandState) -> str:
    try:
        return choices(legal_actions(state))
    except NotTheTime:
        return "no action: this street's betting is over"
