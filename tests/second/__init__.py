"""The second opinion: the rulings once more, written from the clause texts and not from the engine.

An answer key counts only where both agree. Nothing is taken from the engine but the cards, the chips and the rulebook
values. Each ruling reads a situation as it stands in its file (parsed YAML or JSON) and a rulebook, and answers with
the fields of that question's JSON answer. Where no text decides it answers ``{"unsettled": True}`` and the reason.

    reading.py     a situation file: seats, cards, order, street, stakes
    door_cards.py  bring_in: the opener of third street
    boards.py      rank_boards, first_to_act: upcards from fourth street on
    ledger.py      the street's actions, written up as plain columns of chips
    turns.py       next_to_act
    sizes.py       which full wagers a seat may make
    counting.py    what a street's wagers amount to: level, raises made, cap
    choices.py     options, is_legal
    hands.py       best_hands, winners: every five cards of seven
    middle.py      pot_count: what lies in the middle
    layers.py      pots: one chip high at a time
    odd_chips.py   in which order tied seats are served
    payout.py      awards: handed out chip by chip
    showing.py     show_order
    stub.py        seventh_street: the deck dealt card by card
    record.py      spot_violation: a street written out, line by line
    incidents.py   irregularity: a ruling for each kind of incident
    trouble.py     an incident at its table, and how far play has gone
    door.py        incidents of the deal and the bring-in
    faults.py      incidents of deck, burns and counts
    last_card_up.py  a seventh card turned up
    conduct.py     incidents of bets, folds, turns and talk
"""

from tests.second.boards import first_to_act, rank_boards
from tests.second.choices import bring_in, is_legal, options
from tests.second.hands import best_hands, winners
from tests.second.incidents import irregularity
from tests.second.layers import pots
from tests.second.middle import pot_count
from tests.second.payout import awards
from tests.second.record import spot_violation
from tests.second.showing import show_order
from tests.second.stub import seventh_street
from tests.second.turns import next_to_act

__all__ = [
    "awards",
    "best_hands",
    "bring_in",
    "first_to_act",
    "irregularity",
    "is_legal",
    "next_to_act",
    "options",
    "pot_count",
    "pots",
    "rank_boards",
    "seventh_street",
    "show_order",
    "spot_violation",
    "winners",
]
