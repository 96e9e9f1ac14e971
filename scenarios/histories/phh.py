"""PHH, the Poker Hand History format, for the three stud games: text to recorded hands.

A PHH file is TOML with one hand (``.phh``) or a table for each hand (``.phhs``). Players are p1, p2 … in dealing order;
``cbr`` amounts are totals for the street; ``????`` are cards nobody saw. Cards shown at the end were held all along.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from scenarios.engine.cards import Card, parse_card
from scenarios.engine.chips import Seat
from scenarios.engine.errors import Problem, Unreadable
from scenarios.engine.rulebook import Game
from scenarios.engine.state import Stakes
from scenarios.histories.amounts import Amounts
from scenarios.histories.dealing import dealt_twice, with_shown
from scenarios.histories.record import (
    LARGEST,
    MOST_PROBLEMS,
    Act,
    Damaged,
    Deed,
    Given,
    Payment,
    Player,
    RecordedHand,
    Told,
)
from scenarios.rulebooks import toml
from scenarios.rulebooks.findings import shown

VARIANTS = {"F7S": Game.STUD, "F7S/8": Game.STUD8, "FR": Game.RAZZ}
MOST_HANDS = 50_000
"""Tables in a file at most: empty ones take little room and much time."""

_ACTION = re.compile(
    r"d dh p(?P<dealt>[0-9]) (?P<cards>\S+)|d db (?P<common>\S+)|p(?P<actor>[0-9]) (?P<word>pb|f|cc)"
    r"|p(?P<bettor>[0-9]) cbr (?P<to>[0-9]+(?:\.[0-9]+)?)|p(?P<shower>[0-9]) sm(?: (?P<shown>\S+))?"
)
_ALLOWED = "d dh pN CARDS, d db CARD, pN pb, pN f, pN cc, pN cbr AMOUNT, pN sm, pN sm CARDS"
_STAKES = ("bring_in", "small_bet", "big_bet")
_DEEDS = {"pb": Deed.POSTS, "f": Deed.FOLDS, "cc": Deed.CHECKS_OR_CALLS}


def hands_of(text: str, place: str) -> tuple[RecordedHand | Damaged, ...]:
    """The hands of a PHH text, one or many, damaged ones among them; ``place`` names the text in the problems.

    None where the text is empty or has but comments.
    """
    if len(text) > LARGEST:
        return (Damaged("", (Problem(place, "too long", f"at most {LARGEST} characters"),)),)
    try:
        contents = toml.parsed(text, place, Decimal)
    except Unreadable as error:
        (found,) = error.problems
        return (Damaged("", (Problem(found.place, f"cannot be read: {found.problem}", found.allowed),)),)
    tables = {"1": contents} if "variant" in contents else contents
    if len(tables) > MOST_HANDS:
        return (Damaged("", (Problem(place, f"{len(tables)} hands", f"at most {MOST_HANDS}"),)),)
    return tuple(
        _hand(_short(name), table, place if table is contents else f"{place} [{_short(name)}]")
        for name, table in tables.items()
    )


def _hand(name: str, table: object, where: str) -> RecordedHand | Damaged:
    if not isinstance(table, dict):
        problem = Problem(where, f"found {shown(table)}", "a hand, with its variant, stacks and actions")
        return Damaged(name, (problem,))
    said = table.get("hand")
    if isinstance(said, str) or (isinstance(said, int) and said.bit_length() <= 64):
        name = _short(str(said))
    reading = _Reading(where, table)
    hand = reading.hand(name)
    return Damaged(name, tuple(reading.problems[:MOST_PROBLEMS])) if hand is None else hand


def _short(name: str) -> str:
    return name if len(name) <= 40 else name[:39] + "…"


class _Reading:
    """One hand being read, with its problems."""

    def __init__(self, place: str, table: Mapping[str, Any]) -> None:
        self.place, self.table = place, table
        self.problems: list[Problem] = []
        self.seats: tuple[Seat, ...] = ()
        self.showed: dict[Seat, tuple[Card, ...]] = {}

    def add(self, key: str, problem: str, allowed: str) -> None:
        self.problems.append(Problem(f"{self.place}: {key}", problem, allowed))

    def hand(self, name: str) -> RecordedHand | None:
        variant = self.table.get("variant")
        game = VARIANTS.get(variant) if isinstance(variant, str) else None
        if game is None:
            self.add("variant", "missing" if variant is None else f"found {shown(variant)}", ", ".join(VARIANTS))
        lines = self._list("actions")
        stacks, antes = self._list("starting_stacks"), self._list("antes")
        if not 2 <= len(stacks) <= 9 or len(antes) != len(stacks):
            self.add("starting_stacks", f"{len(stacks)} stacks, {len(antes)} antes", "as many antes as stacks, 2 to 9")
        self.seats = self._seats(len(stacks))
        for key in _STAKES:
            if key not in self.table:
                self.add(key, "missing", "a number that is not negative")
        stakes = (self.table[key] for key in _STAKES if key in self.table)
        amounts = Amounts([*stacks, *antes, *stakes, *self._paid_amounts()])
        dealt = [one for at, line in enumerate(lines) for one in self._told(at, line, amounts)]
        told = with_shown(dealt, self.showed)
        for card in dealt_twice(told):
            self.add("actions", f"{card} is dealt twice", "each card once")
        if amounts.bad:
            self.add("amounts", f"found {', '.join(map(shown, amounts.bad))}", "numbers that are not negative")
        if self.problems or game is None:
            return None
        ante = amounts.chips(max(antes))
        bring_in, small, big = (amounts.chips(self.table[key]) for key in _STAKES)
        players = tuple(
            Player(seat, amounts.chips(stack), amounts.chips(own))
            for seat, stack, own in zip(self.seats, stacks, antes, strict=True)
        )
        return RecordedHand(
            name, game, Stakes(ante, bring_in, small, big), players, told, self._payment(amounts),
            tuple((seat, amounts.chips(stack)) for seat, stack in zip(self.seats, self._final(), strict=False)),
        )  # fmt: skip

    def _list(self, key: str) -> list[Any]:
        found = self.table.get(key)
        if isinstance(found, list):
            return found
        self.add(key, "missing" if found is None else f"found {shown(found)}", "a list")
        return []

    def _seats(self, count: int) -> tuple[Seat, ...]:
        """The seats' numbers where the file gives them in clockwise order, else 1, 2 … as players are numbered."""
        found = self.table.get("seats")
        numbers = found if isinstance(found, list) and all(type(one) is int for one in found) else []
        if len(numbers) == len(set(numbers)) == count:
            return tuple(map(Seat, numbers))
        return tuple(Seat(number + 1) for number in range(count))

    def _final(self) -> list[Any]:
        """The stacks at the end, for every player or for none."""
        found = self.table.get("finishing_stacks", [])
        if isinstance(found, list) and len(found) in (0, len(self.seats)):
            return found
        self.add("finishing_stacks", f"found {shown(found)}", "a stack for every player")
        return []

    def _pairs(self, key: str) -> list[tuple[Seat, Any]]:
        """Players by name with amounts, as in ``[["P1", 20], ["P3", 5]]``, as seats."""
        found, names = self.table.get(key, []), self.table.get("players", [])
        named = zip(names, self.seats, strict=False) if isinstance(names, list) else ()
        seats = {name: seat for name, seat in named if isinstance(name, str)}
        pairs: list[tuple[Seat, Any]] = []
        for entry in found if isinstance(found, list) else [found]:
            if isinstance(entry, list) and len(entry) == 2 and isinstance(entry[0], str) and entry[0] in seats:
                pairs.append((seats[entry[0]], entry[1]))
            else:
                self.add(key, f"found {shown(entry)}", "a name among the players, and an amount")
        return pairs

    def _paid_amounts(self) -> list[Any]:
        """Every amount that was paid, so that all are whole on one scale."""
        named = [amount for key in ("_won", "_uncalled") for _, amount in self._pairs(key)]
        return [*named, *self._final(), self.table.get("_rake") or 0]

    def _payment(self, amounts: Amounts) -> Payment | None:
        """What was paid by name: ``_won``, with ``_uncalled`` and ``_rake`` where they were recorded."""
        if "_won" not in self.table:
            return None
        won, back = (
            tuple((seat, amounts.chips(amount)) for seat, amount in self._pairs(key)) for key in ("_won", "_uncalled")
        )
        rake = amounts.chips(self.table.get("_rake") or 0)
        return Payment(won, back, rake, self.table.get("_won_includes_uncalled") is True)

    def _told(self, at: int, line: object, amounts: Amounts) -> list[Told]:
        place = f"actions[{at}]"
        text = " ".join(line.split("#")[0].split()) if isinstance(line, str) else ""
        found = _ACTION.fullmatch(text)
        if found is None:
            self.add(place, f"{shown(line)} is no action", _ALLOWED)
            return []
        number = found["dealt"] or found["actor"] or found["bettor"] or found["shower"]
        if number is not None and not 1 <= int(number) <= len(self.seats):
            self.add(place, f"{shown(line)}: there is no player p{number}", f"p1 to p{len(self.seats)}")
            return []
        seat = None if number is None else self.seats[int(number) - 1]
        if found["dealt"] or found["common"]:
            cards = self._cards(place, found["cards"] or found["common"])
            return [] if cards is None else [Given(seat, cards)]
        assert seat is not None
        if found["actor"]:
            return [Act(seat, _DEEDS[found["word"]])]
        if found["bettor"]:
            return [Act(seat, Deed.WAGERS, amounts.chips(Decimal(found["to"])))]
        cards = self._cards(place, found["shown"] or "")
        if cards:
            self.showed[seat] = tuple(card for card in cards if card is not None)
        return []

    def _cards(self, place: str, text: str) -> tuple[Card | None, ...] | None:
        pairs = [text[at : at + 2] for at in range(0, len(text), 2)]
        try:
            return tuple(None if pair == "??" else parse_card(pair) for pair in pairs)
        except Unreadable as error:
            self.add(place, error.problems[0].problem, error.problems[0].allowed)
            return None
