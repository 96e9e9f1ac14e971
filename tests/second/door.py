"""Trouble before and on third street: antes, empty chairs, the wrong opener, cards flashed or too many in the deal.

An exposed down card becomes the door card and the third is dealt down; in Robert's Rules a seat that would be low by it
need not open, and the seat to its left does. A WSOP event deals again. Two down cards or all three up: Robert's Rules
kill the hand and give the ante back, WSOP cash deals again after all three.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from scenarios.engine.cards import parse_card
from scenarios.engine.rulebook import AbsentLowCard, ExposedDownCard, WrongBringIn
from tests.second.door_cards import Duty, duty
from tests.second.reading import Answer, Table
from tests.second.trouble import (
    DISCRETION,
    NO_TEXT,
    READINGS,
    SILENT,
    Text,
    Trouble,
    floor,
    misdeal,
    ruling,
    substantial_action,
)


def short_ante(trouble: Trouble) -> Answer:
    """Antes come before the cards. A seat without chips is all-in for its ante; of one found later no text speaks."""
    if trouble.place.chips == 0:
        return ruling("play-on", seat=trouble.seat)
    if trouble.incident.get("found", "before-deal") == "before-deal":
        return ruling("corrected", seat=trouble.seat)
    return floor(NO_TEXT)


def absent_low_card(trouble: Trouble) -> Answer:
    """The bring-in is taken from the absent seat's stack; when its hand dies is the house's rule."""
    found = _duty(trouble.table, trouble)
    low = trouble.table.place(found.low_card_seat)
    if not low.absent:
        raise ValueError(f"seat {low.number}, which holds the low card, is not away")
    if low.chips == 0:  # it owes nothing, away or not
        return ruling("play-on", seat=found.opener)
    hand = {
        AbsentLowCard.LIVES_UNTIL_ACTION: "lives-until-action",
        AbsentLowCard.DEAD_AT_ONCE_POSTS: "dead-at-once",
        AbsentLowCard.DEAD_AFTER_THIRD_POSTS: "dead-after-third",
        AbsentLowCard.UNSETTLED: None,
    }[trouble.rulebook.absent_low_card]
    if hand is None:
        return floor(SILENT)
    amount = min(trouble.table.forced, low.chips)
    return ruling("posted", seat=low.number, amount=amount, hand=hand, fourth_street_card=False)


def wrong_bring_in(trouble: Trouble) -> Answer:
    """Put right until the next player acts; then the wrong bring-in stands, and the right seat owes nothing."""
    right, wrong = _duty(trouble.table, trouble).opener, trouble.seat
    if right is None or right == wrong:
        raise ValueError(f"seat {wrong} is not the wrong seat to open")
    if trouble.rulebook.wrong_bring_in is WrongBringIn.UNSETTLED:
        return floor(SILENT)
    if trouble.incident["next_acted"]:
        return ruling("stands", opens=wrong, owes_nothing=right)
    return ruling("corrected", opens=right, returned_to=wrong)


def exposed_down_card(trouble: Trouble) -> Answer:
    """One of a seat's first two cards was turned up as it was dealt."""
    rule = trouble.rulebook.exposed_down_card
    trouble.needs("third")
    if rule is ExposedDownCard.MISDEAL:
        return misdeal(trouble)
    if rule is ExposedDownCard.UNSETTLED:
        return floor(SILENT)
    card = parse_card(str(trouble.incident["card"]))
    seen = replace(
        trouble.table,
        places=tuple(replace(p, up=(card,)) if p.number == trouble.seat else p for p in trouble.table.places),
    )
    found = _duty(seen, trouble)
    opens = found.opener
    if rule is ExposedDownCard.DOOR_CARD_LEFT_OPENS and opens == found.low_card_seat == trouble.seat:
        left = (p.number for p in seen.clockwise_after(trouble.seat)[:-1] if p.can_bet and not p.absent)
        opens = next(left, None)
    low = found.low_card_seat
    opens = None if trouble.begun else opens  # the opening is past
    return ruling("play-on", seat=trouble.seat, door_card=str(card), opens=opens, low_card_seat=low)


def both_down_exposed(trouble: Trouble) -> Answer:
    """Both down cards were turned up."""
    trouble.needs("third")
    return {
        Text.ROBERTS: ruling("dead-hand", seat=trouble.seat, ante_back=True),
        Text.EVENT: misdeal(trouble),
        Text.TDA: floor(DISCRETION),  # RP-14: the floor finds the way
    }.get(trouble.text, floor(SILENT))


def all_three_up(trouble: Trouble) -> Answer:
    """All of the first three cards were turned up."""
    trouble.needs("third")
    return misdeal(trouble) if trouble.text is Text.CASH else both_down_exposed(trouble)


def all_three_down(trouble: Trouble) -> Answer:
    """All of the first three lie face down: in a WSOP event the floor mixes them and turns one."""
    trouble.needs("third")
    return ruling("drawn", seat=trouble.seat) if trouble.text is Text.EVENT else floor(SILENT)


def two_up(trouble: Trouble) -> Answer:
    """One down card and the door card are up: no book that was read covers it."""
    trouble.needs("third")
    return floor(NO_TEXT)


def extra_starting_card(trouble: Trouble) -> Answer:
    """A starting hand has too many cards.

    WSOP cash makes one extra card the burn, before the first betting. TDA deals again, WSOP events from two extra
    cards; once that is too late, both kill the hand. Robert's Rules and WSOP cash speak of more than seven cards only.
    """
    trouble.needs("third")
    extra = int(trouble.incident.get("cards", 1))
    if trouble.text is Text.CASH and extra == 1 and not trouble.begun:
        return ruling("corrected", seat=trouble.seat, becomes="burn")
    if trouble.text not in (Text.EVENT, Text.TDA):
        return floor(SILENT)
    match substantial_action(trouble):
        case True:
            return ruling("dead-hand", seat=trouble.seat)
        case False if trouble.text is Text.TDA or extra > 1:
            return ruling("misdeal")
        case False:
            return floor(SILENT)
        case _:
            return floor(READINGS)


def card_to_wrong_seat(trouble: Trouble) -> Answer:
    """A seat was passed over in the deal, or a card was given to a seat that should have none."""
    trouble.needs("third")
    return misdeal(trouble) if trouble.text in (Text.CASH, Text.EVENT, Text.TDA) else floor(SILENT)


def _duty(table: Table, trouble: Trouble) -> Duty:
    trouble.needs("third")
    return duty(table, trouble.rulebook)


KINDS: Mapping[str, Callable[[Trouble], Answer]] = {
    "short-ante": short_ante,
    "absent-low-card": absent_low_card,
    "wrong-bring-in": wrong_bring_in,
    "exposed-down-card": exposed_down_card,
    "both-down-exposed": both_down_exposed,
    "all-three-up": all_three_up,
    "all-three-down": all_three_down,
    "two-up": two_up,
    "extra-starting-card": extra_starting_card,
    "card-to-wrong-seat": card_to_wrong_seat,
}
