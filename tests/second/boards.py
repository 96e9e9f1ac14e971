"""Boards of upcards, and who opens from fourth street on.

Upcards count by groups and high cards only: four, full house (with a common card), three, two pair, pair, none. The
highest board opens; in razz the lowest, where any pair is worse than none and the ace is low. Tied boards are split
by the order of the deal or by the suit of the high card. If the best board has no chips, the next seat clockwise that
has some speaks first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from scenarios.engine.cards import Card
from scenarios.engine.rulebook import (
    BoardTie,
    BoardTieRazz,
    CommonCardOpener,
    ExposedSeventhOpener,
    Rulebook,
)
from tests.second.ledger import folded_so_far
from tests.second.reading import Answer, Place, Table, read, unsettled

Strength = tuple[tuple[int, ...], tuple[int, ...]]


def rank_boards(situation: Mapping[str, Any], rulebook: Rulebook) -> Answer:
    """The boards of the seats still in, best first, ties together."""
    table = read(situation, rulebook)
    gone = folded_so_far(table, rulebook)
    boards = {p.number: strength(shown(p, table, rulebook), table.game) for p in table.live if p.number not in gone}
    distinct = sorted(set(boards.values()), reverse=table.game != "razz")
    return {"order": [sorted(seat for seat in boards if boards[seat] == value) for value in distinct]}


def first_to_act(situation: Mapping[str, Any], rulebook: Rulebook) -> Answer:
    """The seat that speaks first, and what decided. Raises ValueError on third street, where a bring-in opens."""
    table = read(situation, rulebook)
    if table.street == "third":
        raise ValueError("on third street the bring-in opens")
    return opening(table, rulebook)


def opening(table: Table, rulebook: Rulebook) -> Answer:
    """The same for a table already read."""
    exposed = table.street == "seventh" and any(len(place.up) > 4 for place in table.live)
    if exposed and rulebook.exposed_seventh_opener is ExposedSeventhOpener.UNSETTLED:
        return unsettled("a seventh card was exposed, and the rulebook does not say who opens")
    boards = {place.number: shown(place, table, rulebook) for place in table.live}
    values = {seat: strength(board, table.game) for seat, board in boards.items()}
    best = min(values.values()) if table.game == "razz" else max(values.values())
    tied = [place.number for place in table.live if values[place.number] == best]
    nobody = sum(place.can_bet for place in table.live) < 2
    if len(tied) == 1:
        holder, by = tied[0], "board"
    else:
        rule = _tie_rule(table.game, rulebook)
        if rule == "position":
            holder, by = tied[0], "position"  # the seats stand in the order of the deal
        elif rule == "suit":
            readings = _by_suit({seat: boards[seat] for seat in tied}, table.game, rulebook)
            if len(readings) > 1 and not nobody:
                return unsettled("which card's suit counts: the pair's or the highest?") | {"candidates": readings}
            holder, by = readings[0], "suit"
        elif nobody:
            holder, by = tied[0], "position"  # as under Robert's Rules, where nothing hangs on it
        else:
            return unsettled("tied best boards, and the rulebook does not say which opens") | {"candidates": tied}
    if nobody:
        return {"seat": None, "decided_by": by}
    if table.place(holder).can_bet:
        return {"seat": holder, "decided_by": by}
    return {"seat": next(p.number for p in table.clockwise_after(holder) if p.can_bet), "decided_by": "all-in"}


def shown(place: Place, table: Table, rulebook: Rulebook) -> tuple[Card, ...]:
    """The cards of a seat that count for opening: its upcards, and the common card where the rulebook says so."""
    upcards = place.up
    if table.street == "seventh" and rulebook.exposed_seventh_opener is not ExposedSeventhOpener.ALL_UPCARDS:
        upcards = upcards[:4]
    if table.community is not None and rulebook.common_card_opener is CommonCardOpener.WITH_COMMON_CARD:
        return (*upcards, table.community)
    return upcards


def strength(board: Sequence[Card], game: str) -> Strength:
    """The sizes of its groups, then the ranks, largest group first. More is higher."""
    counts = Counter(card.rank.low if game == "razz" else int(card.rank) for card in board)
    groups = sorted(((count, rank) for rank, count in counts.items()), reverse=True)
    return tuple(count for count, _ in groups if count > 1), tuple(rank for _, rank in groups)


def _tie_rule(game: str, rulebook: Rulebook) -> str:
    if game == "razz":
        razz = {BoardTieRazz.POSITION: "position", BoardTieRazz.HIGH_SUIT: "suit", BoardTieRazz.UNSETTLED: "unsettled"}
        return razz[rulebook.board_tie_razz]
    tie = rulebook.board_tie_stud if game == "stud" else rulebook.board_tie_stud8
    return {BoardTie.POSITION: "position", BoardTie.SUIT: "suit", BoardTie.UNSETTLED: "unsettled"}[tie]


def _by_suit(tied: Mapping[int, tuple[Card, ...]], game: str, rulebook: Rulebook) -> list[int]:
    """The seat that wins by suit. Two seats when it matters whether the highest card or the group's is looked at."""

    def rank(card: Card) -> int:
        return card.rank.low if game == "razz" else int(card.rank)

    def best_of(wanted: int) -> int:
        return max(
            tied, key=lambda seat: max(rulebook.suit_order.index(c.suit) for c in tied[seat] if rank(c) == wanted)
        )

    any_board = next(iter(tied.values()))
    readings = [best_of(max(map(rank, any_board)))]
    groups, ranks = strength(any_board, game)
    if groups and best_of(ranks[0]) != readings[0]:
        readings.append(best_of(ranks[0]))
    return readings
