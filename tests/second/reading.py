"""A situation file, read into one plain record.

Seats stand clockwise in ascending order; ``first_dealt`` names where the deal began, else the lowest number. A stack
that is not given is deep. A seat that is folded before the street holds nothing that counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from scenarios.engine.cards import Card, parse_card
from scenarios.engine.chips import DEEP
from scenarios.engine.rulebook import AbsentLowCard, BringInSizes, Rulebook

Situation = Mapping[str, Any]
Answer = dict[str, Any]

STREETS = ("third", "fourth", "fifth", "sixth", "seventh")


@dataclass(frozen=True, slots=True)
class Place:
    """A seat as it was before this street's betting. ``cards`` are all its known cards, ``unseen`` counts the rest."""

    number: int
    up: tuple[Card, ...]
    cards: tuple[Card, ...]
    unseen: int
    chips: int
    folded: bool
    absent: bool

    @property
    def can_bet(self) -> bool:
        """Whether it has chips and has not folded. An absent seat's chips count until the betting reaches it."""
        return self.chips > 0 and not self.folded


@dataclass(frozen=True, slots=True)
class Table:
    """Everything the rulings read, in the order of the deal."""

    game: str
    places: tuple[Place, ...]
    street: str
    community: Card | None
    ante: int
    forced: int  # the bring-in: in the Danish and the German source's game, the ante
    small: int
    big: int
    lines: tuple[str, ...]
    event_players_left: int | None

    def place(self, number: int) -> Place:
        """The seat of that number."""
        return next(place for place in self.places if place.number == number)

    @property
    def live(self) -> tuple[Place, ...]:
        """The seats that began the street with a hand."""
        return tuple(place for place in self.places if not place.folded)

    def clockwise_after(self, number: int) -> list[Place]:
        """The other seats, beginning with the left neighbour; the seat itself comes last."""
        at = [place.number for place in self.places].index(number) + 1
        return list(self.places[at:] + self.places[:at])


def read(situation: Situation, rulebook: Rulebook) -> Table:
    """The record of a situation. Raises ValueError where a seat, a street or a stake cannot be read."""
    seats = {int(number): seat or {} for number, seat in situation["seats"].items()}
    numbers = sorted(seats)
    first = int(situation.get("first_dealt", numbers[0]))
    in_order = [n for n in numbers if n >= first] + [n for n in numbers if n < first]
    street = _street(situation, list(seats.values()))
    stakes = situation.get("stakes", {})
    ante = int(stakes.get("ante", 0))
    ante_opens = rulebook.bring_in_sizes is not BringInSizes.BRING_IN_OR_BET
    return Table(
        game=str(situation["game"]),
        places=tuple(_place(n, seats[n], street) for n in in_order),
        street=street,
        community=parse_card(situation["community"]) if situation.get("community") else None,
        ante=ante,
        forced=ante if ante_opens else int(stakes.get("bring_in", 0)),
        small=int(stakes.get("small_bet", 0)),
        big=int(stakes.get("big_bet", 0)),
        lines=tuple(situation.get("actions") or ()),
        event_players_left=situation.get("event_players_left"),
    )


def _words(cards: str | None) -> list[str]:
    return (cards or "").replace(",", " ").split()


def _street(situation: Situation, seats: list[Mapping[str, Any]]) -> str:
    named = situation.get("street")
    if named is not None:
        return STREETS[int(named) - 3] if str(named).isdigit() else str(named)
    live = [seat for seat in seats if seat.get("status") not in ("folded", "absent")] or seats
    shown = max(len(_words(seat.get("up"))) for seat in live)
    if shown == 4 and (situation.get("community") or any(len(_words(seat.get("down"))) >= 3 for seat in live)):
        return "seventh"
    if not 1 <= shown <= 5:
        raise ValueError(f"{shown} upcards belong to no street")
    return STREETS[shown - 1]


def _place(number: int, seat: Mapping[str, Any], street: str) -> Place:
    status = seat.get("status", "in")
    down = _words(seat.get("down"))
    up = tuple(parse_card(word) for word in _words(seat.get("up")))
    seen = tuple(parse_card(word) for word in down if "?" not in word)
    stack = seat.get("stack")
    gone = status == "absent" and street != "third"  # such a hand is dead by the end of third street, in every book
    return Place(
        number=number,
        up=up,
        cards=seen + up,
        unseen=len(down) - len(seen),
        chips=0 if status == "all-in" else DEEP if stack is None else int(stack),
        folded=status == "folded" or gone,
        absent=status == "absent" and not gone,
    )


def absent_dies_at_once(rulebook: Rulebook) -> bool:
    """Whether an absent seat's hand is dead before the betting, though it still posts what it owes."""
    return rulebook.absent_low_card in (AbsentLowCard.DEAD_AT_ONCE_POSTS, AbsentLowCard.DEAD_AFTER_THIRD_POSTS)


def unsettled(reason: str) -> Answer:
    """The answer where no text decides."""
    return {"unsettled": True, "reason": reason}
