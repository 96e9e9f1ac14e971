"""Incidents of every kind at tables of every sort: what the two opinions on irregularities are compared on.

Deals come from a seed and acts are legal ones under the rulebook, so that each situation is one that play can reach. An
incident is put only where it can have happened: a caller has called, a player passed over has seen others act.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import sha256
from itertools import product
from typing import Any

from scenarios.engine.cards import DECK
from scenarios.engine.rulebook import Rulebook
from tests import second

STAKES = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}
VERBS = {"bring_in": "brings in", "complete_to": "completes to", "bet": "bets", "raise_to": "raises to"}
STACKS = ("deep", "some all-in", "short")

ALL = (3, 4, 5, 6, 7)
LATER = (4, 5, 6, 7)
ANY_TIME = range(5)
Fields = tuple[dict[str, Any], ...]
NONE: Fields = ({},)
BURNS: Fields = ({}, {"looked_at": False}, {"looked_at": True})

KINDS: Mapping[str, tuple[tuple[int, ...], range, Fields]] = {
    "short-ante": ((3,), range(1), ({}, {"found": "before-deal"}, {"found": "after-deal"})),
    "absent-low-card": ((3,), range(1), NONE),
    "wrong-bring-in": ((3,), range(1), ({"next_acted": False}, {"next_acted": True})),
    "unbet-fold": (LATER, range(3), NONE),
    "exposed-down-card": ((3,), ANY_TIME, NONE),
    "both-down-exposed": ((3,), ANY_TIME, NONE),
    "all-three-up": ((3,), ANY_TIME, NONE),
    "all-three-down": ((3,), range(1), NONE),
    "two-up": ((3,), ANY_TIME, NONE),
    "extra-starting-card": ((3,), ANY_TIME, ({}, {"cards": 1}, {"cards": 2}, {"cards": 3})),
    "card-to-wrong-seat": ((3,), ANY_TIME, NONE),
    "boxed-cards": (ALL, ANY_TIME, ({"cards": 1}, {"cards": 2}, {"cards": 3})),
    "fouled-deck": (ALL, ANY_TIME, ({}, {"in_stub": False}, {"in_stub": True})),
    "joker": ((3,), ANY_TIME, ({"acted": False}, {"acted": True})),
    "exposed-seventh": ((7,), range(1), NONE),
    "premature-card": ((3, 4, 5, 6), ANY_TIME, NONE),
    "missing-burn": (LATER, range(3), BURNS),
    "extra-burn": (LATER, range(3), BURNS),
    "wrong-count": (
        (7,),
        range(1),
        (
            *({"cards": cards} for cards in (4, 5, 8, 9)),
            {"cards": 6, "missing": "last"},
            {"cards": 6, "missing": "earlier"},
        ),
    ),
    "underbet": (
        ALL,
        ANY_TIME,
        (*({"put": put} for put in (1, 3, 4, 6, 7, 8, 9, 12)), {"put": 4, "street_over": True}),
    ),
    "upcards-turned-down": (ALL, ANY_TIME, NONE),
    "upcards-rearranged": (ALL, range(2), NONE),
    "beaten-caller": (ALL, ANY_TIME, NONE),
    "card-off-table": (ALL, range(2), NONE),
    "announcement": (
        ALL,
        range(1),
        tuple(
            {"what": what}
            for what in ("bring-in", "bet", "raise", "new-pair", "high-hand", "possible-straight", "possible-flush")
        ),
    ),
    "skipped-player": (ALL, ANY_TIME, ({"acted_after": 1}, {"acted_after": 3})),
    "missed-seat": (LATER, range(2), NONE),
    "mucked-hand": (ALL, range(2), ({"identifiable": True}, {"identifiable": False})),
}
"""Each kind: the streets on which it happens, after how many acts, and what it may hold besides seat and card."""

TO_ACT = ("unbet-fold", "underbet")
WITHOUT_SEAT = ("boxed-cards", "fouled-deck", "missing-burn", "extra-burn", "announcement", "absent-low-card")
NAMES_CARD = ("card-off-table", "exposed-down-card", "exposed-seventh")


def situations(kind: str, rulebook: Rulebook, seeds: range, counts: tuple[int, ...]) -> Iterator[dict[str, Any]]:
    """Situations with an incident of the kind, in each game of the rulebook, at tables of so many seats."""
    streets, acts, fields = KINDS[kind]
    for game, seed, street, count, stacks, most in product(rulebook.games, seeds, streets, counts, STACKS, acts):
        situation, lines = _played(rulebook, str(game), seed, street, count, stacks)
        if len(lines) < most:
            continue
        situation = situation | {"actions": list(lines[:most])}
        for table in _with_an_empty_chair(situation) if kind == "absent-low-card" else [situation]:
            turn = second.next_to_act(table, rulebook).get("seat") if kind in TO_ACT else None
            if kind not in TO_ACT or turn is not None:
                yield from _incidents(table, kind, fields, turn)


def _incidents(situation: dict[str, Any], kind: str, fields: Fields, turn: int | None) -> Iterator[dict[str, Any]]:
    lines = situation["actions"]
    folded = {int(line.split()[0]) for line in lines if line.endswith("folds")}
    callers = {int(line.split()[0]) for line in lines if line.endswith("calls")}
    acted = {int(line.split()[0]) for line in lines}
    seats = [None] if kind in WITHOUT_SEAT else [seat for seat in situation["seats"] if seat not in folded]
    for seat, more in product(seats, fields):
        impossible = (
            (turn is not None and seat != turn)
            or (kind == "beaten-caller" and seat not in callers)
            or (kind == "skipped-player" and len(lines) < more["acted_after"])
            or (kind == "joker" and more["acted"] is not (seat in acted))
        )
        if not impossible:
            named = {} if seat is None else {"seat": seat}
            card = {"card": _card(kind, situation, seat)} if kind in NAMES_CARD else {}
            yield situation | {"incident": {"kind": kind, **named, **card, **more}}


def _with_an_empty_chair(situation: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for away in situation["seats"]:
        seats = {number: dict(seat) for number, seat in situation["seats"].items()}
        seats[away]["status"] = "absent"
        yield situation | {"seats": seats}


def _card(kind: str, situation: dict[str, Any], seat: int | None) -> str:
    down = str(situation["seats"][seat]["down"]).split()
    return down[0] if kind == "exposed-down-card" else down[-1]


@cache
def _played(
    rulebook: Rulebook, game: str, seed: int, street: int, count: int, stacks: str
) -> tuple[dict[str, Any], tuple[str, ...]]:
    """A deal, and the first acts on its street."""
    deck = sorted(DECK, key=lambda card: sha256(f"{game} {seed} {street} {count} {card}".encode()).digest())
    seats: dict[int, dict[str, Any]] = {}
    for number in range(1, count + 1):
        down, up = (3, 4) if street == 7 else (2, street - 2)
        cards = [deck.pop() for _ in range(down + up)]
        seats[number] = {"up": " ".join(map(str, cards[down:])), "down": " ".join(map(str, cards[:down]))}
        if stacks == "some all-in" and number % 2 == seed % 2:
            seats[number]["stack"] = 0
        if stacks == "short":
            seats[number]["stack"] = 1 + (seed + number) % 7
    situation = {"game": game, "street": street, "stakes": STAKES, "seats": seats}
    lines: list[str] = []
    while len(lines) < max(ANY_TIME):
        choice = second.options(situation | {"actions": lines}, rulebook)
        if choice["seat"] is None or "unsettled" in choice:
            break
        possible = ["folds"] * choice["fold"] + ["checks"] * choice["check"] + ["calls"] * (choice["call"] is not None)
        for field, verb in VERBS.items():
            amounts = choice[field]
            amounts = [amounts["min"], amounts["max"]] if isinstance(amounts, dict) else amounts
            possible += [f"{verb} {amount}" for amount in amounts]
        drawn = sha256(f"{seed} {street} {count} {stacks} {lines}".encode()).digest()[0]
        lines.append(f"{choice['seat']} {possible[drawn % len(possible)]}")
    return situation, tuple(lines)
