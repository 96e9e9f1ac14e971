"""Clauses: what a ruling rests on, where it stands, and how far that source may be trusted."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct


class Mark(Enum):
    """How far a clause's source may be trusted. Shown to the learner."""

    READ = "read"
    MEMORY = "memory"
    SILENT = "silent"


FIXED_CLAUSES = (
    "lowest_card_opens",  # stud, stud8: the lowest door card must open; razz: the highest
    "turns_clockwise",  # action passes clockwise from whoever opens
    "round_closes",  # a round ends when all have acted and all live seats have matched, or are all-in
    "best_board_opens",  # from fourth street the best upcards open (razz: the best low upcards)
    "board_ranking",  # upcards count by groups and high cards only, never as straights or flushes
    "completion",  # a short opening bet is completed to a full one before it can be raised
    "table_stakes",  # only the chips in front of a seat play; a seat may call or wager all-in for less
    "ante_apart",  # antes are in the pot and count towards no bet
    "five_of_seven",  # a hand is the best five of seven cards; the others have no value
    "high_ranking",  # the standard ranking of high hands
    "suits_never_win",  # suits do not break ties for the pot
    "low_eight",  # stud8: five different ranks of eight or less; straights and flushes do not count
    "low_razz",  # razz: lowest hand, no qualifier, ace low, straights and flushes do not count
    "low_from_top",  # lows are compared from their highest card down
    "both_ways",  # stud8: different or the same five cards may be used for high and for low
    "no_low",  # stud8: without a qualifying low the high hand wins the whole pot
)
"""Rules that no shipped rulebook varies but each states (or is silent on): their clause ids."""


class Clause(Struct, frozen=True):
    """A rule of a rulebook: the id of its knob or fixed rule, where it stands, how far that source may be trusted."""

    id: str
    source: str
    mark: Mark
