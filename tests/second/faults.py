"""Trouble with the deck: cards boxed, foreign, out too early or off the table, burns forgotten or doubled, hands of the
wrong number of cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scenarios.engine.rulebook import PrematureCard, ShortHand
from tests.second.ledger import write_up
from tests.second.reading import STREETS, Answer
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
from tests.second.turns import turn


def boxed_cards(trouble: Trouble) -> Answer:
    """One is blank paper, says the WSOP event's glossary; two or more in the first deal are a misdeal."""
    cards = int(trouble.incident["cards"])
    if cards < 1:
        raise ValueError("no card is boxed")
    if cards == 1:
        return ruling("play-on") if trouble.text is Text.EVENT else floor(SILENT)
    return misdeal(trouble) if trouble.text in (Text.CASH, Text.EVENT, Text.TDA) else floor(SILENT)


def fouled_deck(trouble: Trouble) -> Answer:
    """Two equal cards or a strange back void the hand at any time.

    At the WSOP play stands if a strange back is seen in the stub only, and after substantial action.
    """
    if trouble.text not in (Text.CASH, Text.EVENT, Text.TDA):
        return floor(SILENT)
    if trouble.text is Text.TDA or not trouble.incident.get("in_stub", False):
        return ruling("void")
    too_far = substantial_action(trouble)
    if isinstance(too_far, str):
        return floor(too_far)
    return ruling("play-on") if too_far else ruling("void")


def joker(trouble: Trouble) -> Answer:
    """WSOP cash: replaced until its holder acts, then the hand is dead. TDA: a misdeal, after the action scrap paper.

    TDA does not say whose action; where its holder has acted and play has not gone far, both readings are open.
    """
    acted = bool(trouble.incident["acted"])
    if trouble.text is Text.CASH:
        return ruling("dead-hand" if acted else "replaced", seat=trouble.seat)
    if trouble.text != Text.TDA:
        return floor(SILENT)
    if acted and substantial_action(trouble) is False:
        return floor(READINGS)
    found = misdeal(trouble)
    return found | {"seat": trouble.seat} if found["ruling"] == "play-on" else found


def premature_card(trouble: Trouble) -> Answer:
    """A card was dealt before the betting was over."""
    trouble.needs(*STREETS[:4])
    if turn(trouble.table, trouble.rulebook, write_up(trouble.table, trouble.rulebook))[0] is None:
        raise ValueError("the betting is over: no card is too early")
    match trouble.rulebook.premature_card:
        case PrematureCard.REMOVED_WITH_ONE_PER_SEAT:
            return ruling("removed", seat=trouble.seat, also_per_live_seat=1)
        case PrematureCard.BACK_INTO_STUB:
            return ruling("back-into-stub", seat=trouble.seat, burn_kept=True, second_burn=False)
        case PrematureCard.UNSETTLED:
            return floor(SILENT)


def missing_burn(trouble: Trouble) -> Answer:
    """No card was burned."""
    return _burns(trouble) if trouble.rulebook.burns else ruling("play-on")


def extra_burn(trouble: Trouble) -> Answer:
    """Two cards were burned."""
    return _burns(trouble) if trouble.rulebook.burns else floor(SILENT)


def _burns(trouble: Trouble) -> Answer:
    """Put right or left as it is.

    Robert's Rules put it right if possible, but a last card looked at stays. WSOP cash puts it right until a card is
    looked at or somebody acts, a WSOP event until somebody acts. TDA never burns twice to repair the order.
    """
    trouble.needs(*STREETS[1:])
    looked_at = bool(trouble.incident.get("looked_at", False))
    match trouble.text:
        case Text.ROBERTS if looked_at and trouble.table.street == "seventh":
            return ruling("stands")
        case Text.ROBERTS:
            return floor(DISCRETION) if trouble.begun else ruling("corrected")
        case Text.CASH:
            return ruling("stands" if trouble.begun or looked_at else "corrected")
        case Text.EVENT if looked_at and not trouble.begun:
            return floor(SILENT)
        case Text.EVENT:
            return ruling("stands" if trouble.begun else "corrected")
        case Text.TDA:
            return ruling("stands")
        case _:
            return floor(SILENT)


def wrong_count(trouble: Trouble) -> Answer:
    """A hand of more or fewer than seven cards at the showdown, a common card counted among them."""
    cards = int(trouble.incident["cards"])
    if cards == 7:
        raise ValueError("seven cards are right")
    dead = ruling("dead-hand", seat=trouble.seat)
    if cards > 7:
        return dead if trouble.text is not Text.NONE else floor(SILENT)
    only_the_last = cards == 6 and trouble.incident.get("missing") == "last"
    match trouble.rulebook.short_hand:
        case ShortHand.DEAD_BELOW_SIX if only_the_last:
            return ruling("live-hand", seat=trouble.seat)
        case ShortHand.DEAD_BELOW_SIX:
            return dead if cards < 6 else floor(DISCRETION)
        case ShortHand.DEAD_BUT_MISSING_LAST_MAY_LIVE:
            return floor(DISCRETION) if only_the_last else dead
        case ShortHand.UNSETTLED:
            return floor(SILENT)


def card_off_table(trouble: Trouble) -> Answer:
    """It counts as an exposed card; on seventh street that is the floor's."""
    if trouble.text not in (Text.ROBERTS, Text.CASH):
        return floor(SILENT)
    if trouble.table.street == "seventh":
        return floor(DISCRETION)
    return ruling("exposed", seat=trouble.seat, card=str(trouble.incident["card"]))


def missed_seat(trouble: Trouble) -> Answer:
    """A live seat got no card on a later street, or two: no text on stud speaks of it."""
    trouble.needs(*STREETS[1:])
    return floor(NO_TEXT)


KINDS: Mapping[str, Callable[[Trouble], Answer]] = {
    "boxed-cards": boxed_cards,
    "fouled-deck": fouled_deck,
    "joker": joker,
    "premature-card": premature_card,
    "missing-burn": missing_burn,
    "extra-burn": extra_burn,
    "wrong-count": wrong_count,
    "card-off-table": card_off_table,
    "missed-seat": missed_seat,
}
