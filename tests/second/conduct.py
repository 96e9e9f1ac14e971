"""Trouble with what players and dealers do: folds, bets, turns, upcards, announcements, a hand in the muck."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from scenarios.engine.rulebook import Game, UnbetFold
from tests.second.choices import options
from tests.second.ledger import Ledger, write_up
from tests.second.reading import Answer
from tests.second.trouble import DISCRETION, NO_TEXT, SILENT, Text, Trouble, floor, ruling
from tests.second.turns import turn


def unbet_fold(trouble: Trouble) -> Answer:
    """A fold with nothing to call stands. In a cash game the seat goes on receiving cards, elsewhere it does not."""
    ledger = _ledger(trouble)
    if turn(trouble.table, trouble.rulebook, ledger)[0] != trouble.seat or _facing(ledger, trouble.seat):
        raise ValueError(f"seat {trouble.seat} is not to act with nothing to call")
    trouble.needs("fourth", "fifth", "sixth", "seventh")
    if trouble.rulebook.unbet_fold is UnbetFold.UNSETTLED:
        return floor(SILENT)
    deals_on = trouble.table.street != "seventh" and len(ledger.in_hand()) > 2
    keeps = trouble.rulebook.unbet_fold is UnbetFold.LEGAL_KEEPS_RECEIVING
    return ruling("stands", seat=trouble.seat, receives_cards=keeps and deals_on)


def underbet(trouble: Trouble) -> Answer:
    """A bet, completion or bring-in of too little is brought up to the least that is legal, and its callers with it.

    ``put`` is the seat's total for the street. Once the street is over the amount stands. Chips that do not even make a
    call are no bet: of those no text speaks. Raises ValueError for enough, and for a raise of too little: whether that
    is a raise at all hangs on what the seat has said.
    """
    put, choice, ledger = int(trouble.incident["put"]), options(trouble.situation, trouble.rulebook), _ledger(trouble)
    if choice["seat"] != trouble.seat:
        raise ValueError(f"it is not seat {trouble.seat}'s turn")
    before, stack = ledger.before[trouble.seat], ledger.before[trouble.seat] + ledger.left[trouble.seat]
    opens = trouble.table.street == "third" and not ledger.owed
    doubtful = "unsettled" in choice and not opens  # what an opener of few chips may complete to does not matter
    fields = ("bring_in", "bet", "complete_to")
    least = min((_least(choice[field]) for field in fields if choice.get(field)), default=ledger.owed)
    if opens:
        least = trouble.table.forced
    elif doubtful:  # at most a bet of the street
        bet = trouble.table.small if trouble.table.street in ("third", "fourth") else trouble.table.big
        least = max(bet, ledger.owed)
    if not before < put < min(least, stack) or put == ledger.owed:
        raise ValueError(f"{put} is not too little, or not what seat {trouble.seat} can put in")
    if put < ledger.owed:
        return floor(NO_TEXT)
    if trouble.text not in (Text.CASH, Text.EVENT, Text.TDA):
        return floor(SILENT)
    if doubtful:
        return floor(NO_TEXT)
    if trouble.incident.get("street_over", False):
        return ruling("stands", seat=trouble.seat)
    callers = [int(caller) for caller in trouble.incident.get("callers") or ()]
    owes = {
        str(seat): min(least, ledger.before[seat] + ledger.left[seat]) - put
        for seat in (trouble.seat, *callers)
        if ledger.before[seat] + ledger.left[seat] > put
    }
    return ruling("corrected", seat=trouble.seat, to=least, owes=owes)


def upcards_turned_down(trouble: Trouble) -> Answer:
    """Upcards turned down facing a wager are a fold. After the betting it means nothing; before it no text speaks."""
    ledger = _ledger(trouble)
    if trouble.text is Text.NONE:
        return floor(SILENT)
    if _facing(ledger, trouble.seat):
        return ruling("dead-hand", seat=trouble.seat)
    over = turn(trouble.table, trouble.rulebook, ledger)[0] is None
    return ruling("play-on", seat=trouble.seat) if over and trouble.text is not Text.TDA else floor(SILENT)


def upcards_rearranged(trouble: Trouble) -> Answer:
    """Improper at the WSOP, and the hand may be dead."""
    return floor(DISCRETION if trouble.text in (Text.CASH, Text.EVENT) else SILENT)


def beaten_caller(trouble: Trouble) -> Answer:
    """A call stands, even one that the upcards alone beat."""
    return ruling("stands", seat=trouble.seat) if trouble.text in (Text.ROBERTS, Text.CASH) else floor(SILENT)


def announcement(trouble: Trouble) -> Answer:
    """The dealer names the opener, bets and raises, new pairs and the hand that opens, never a possible hand.

    In razz the hand that opens is the low one, so a high hand is not named. TDA speaks of bets and raises only.
    """
    what = str(trouble.incident["what"])
    if trouble.text is Text.TDA and what not in ("bet", "raise"):
        return floor(SILENT)
    if trouble.text is Text.NONE or (trouble.text is Text.EVENT and what == "bet"):
        return floor(SILENT)
    wrong_hand = what == "high-hand" and trouble.table.game == Game.RAZZ
    return ruling("not-announced" if wrong_hand or what.startswith("possible-") else "announced", what=what)


def skipped_player(trouble: Trouble) -> Answer:
    """A player who was passed over keeps his turn, unless substantial action went by in reasonable time.

    One act is never substantial. Of two or more the floor decides whether there was time to speak up.
    """
    if trouble.text not in (Text.CASH, Text.TDA):
        return floor(SILENT)
    few = int(trouble.incident["acted_after"]) < 2
    return ruling("corrected", seat=trouble.seat) if few else floor(DISCRETION)


def mucked_hand(trouble: Trouble) -> Answer:
    """A live hand that the dealer mucked comes back if it can be told from the rest."""
    if trouble.text not in (Text.CASH, Text.TDA):
        return floor(SILENT)
    return ruling("live-hand" if trouble.incident["identifiable"] else "dead-hand", seat=trouble.seat)


def _ledger(trouble: Trouble) -> Ledger:
    return write_up(trouble.table, trouble.rulebook)


def _facing(ledger: Ledger, seat: int) -> bool:
    """Whether the seat has a wager to match, and chips."""
    if seat not in ledger.in_hand():
        raise ValueError(f"seat {seat} has no hand")
    return ledger.left[seat] > 0 and ledger.before[seat] < ledger.owed


def _least(amounts: Any) -> int:
    return int(amounts["min"] if isinstance(amounts, dict) else min(amounts))


KINDS: Mapping[str, Callable[[Trouble], Answer]] = {
    "unbet-fold": unbet_fold,
    "underbet": underbet,
    "upcards-turned-down": upcards_turned_down,
    "upcards-rearranged": upcards_rearranged,
    "beaten-caller": beaten_caller,
    "announcement": announcement,
    "skipped-player": skipped_player,
    "mucked-hand": mucked_hand,
}
