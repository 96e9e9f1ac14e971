"""What happens at a table as phrases of the lessons: an act, an option, a set of options, an answer."""

from __future__ import annotations

from collections.abc import Iterable

from lessons.values import Amount, CardList, Count, Phrase, PhraseList, SeatList, SeatValue, Value
from scenarios.engine.actions import Action, Bet, BringIn, Call, Check, Complete, Fold, Raise
from scenarios.engine.chips import Chips, Seat
from scenarios.questions.answers import (
    AmountAnswer,
    Answer,
    CardsAnswer,
    ChipsAnswer,
    ChoiceAnswer,
    LineAnswer,
    Option,
    OptionsAnswer,
    OrderAnswer,
    PotAnswer,
    PotsAnswer,
    RankAnswer,
    SeatAnswer,
    Verb,
    WinnersAnswer,
)
from scenarios.questions.table import SeatView, TableView
from tutor.speak import phrase

ALL_IN = Phrase("seat-note-all-in")
TO_ACT = Phrase("seat-note-to-act")
_VERBS = {Verb.COMPLETE_TO: "complete", Verb.RAISE_TO: "raise", Verb.BRING_IN: "bring-in"}


def option(offered: Option) -> Phrase:
    """An option as a button says it: "Fold", "Raise to 10", "Bet 5 to 10"."""
    message_id = f"option-{_VERBS.get(offered.verb, offered.verb.value)}"
    if offered.most is not None:
        return Phrase(f"{message_id}-range", {"min": Amount(offered.amount), "max": Amount(offered.most)})
    return Phrase(message_id, {"amount": Amount(offered.amount)} if offered.amount else {})


def options(chosen: Iterable[Option]) -> PhraseList:
    """Options one beside the other, in the order in which they are shown."""
    order = list(Verb)
    ranked = sorted(chosen, key=lambda one: (order.index(one.verb), one.amount))
    return PhraseList(tuple(map(option, ranked)))


def answer(given: Answer) -> Phrase:
    """An answer in few words: "seat 4", "Fold, Call 5", "high: seat 1; low: nobody"."""
    match given:
        case SeatAnswer(seat):
            if seat is None:
                return Phrase("answer-nobody")
            return Phrase("answer-seat", {"seat": SeatValue(seat)})
        case OptionsAnswer(chosen):
            return Phrase("answer-options", {"options": options(chosen)})
        case WinnersAnswer(high, low) if high and low:
            return Phrase(
                "answer-high-low", {"high": SeatList(tuple(sorted(high))), "low": SeatList(tuple(sorted(low)))}
            )
        case WinnersAnswer(high, low):
            return Phrase("answer-winners", {"seats": SeatList(tuple(sorted(high or low)))})
        case OrderAnswer(order, at_once):
            return Phrase("answer-at-once") if at_once else Phrase("answer-order", {"seats": SeatList(order)})
        case RankAnswer(places):
            ranked = (Phrase("answer-rank-place", {"seats": SeatList(tuple(sorted(seats)))}) for seats in places)
            return Phrase("answer-rank", {"places": PhraseList(tuple(ranked))})
        case AmountAnswer(amount):
            return Phrase("answer-amount", {"amount": Amount(amount)})
        case ChipsAnswer(chips):
            paid = (Phrase("answer-chips-seat", _paid(seat, amount)) for seat, amount in chips if amount)
            return Phrase("answer-chips", {"seats": PhraseList(tuple(paid))})
        case PotsAnswer(pots, returned):
            back = (Phrase("answer-pot-back", _paid(seat, amount)) for seat, amount in returned)
            return Phrase("answer-pots", {"pots": PhraseList((*map(pot, pots), *back))})
        case CardsAnswer(cards):
            shown = CardList(tuple(str(card) for card in sorted(cards, reverse=True)))
            return Phrase("answer-cards", {"cards": shown}) if cards else Phrase("answer-no-cards")
        case ChoiceAnswer(choices):
            chosen_ones = sorted(choices, key=lambda one: one.id)
            return Phrase("answer-choice", {"choices": PhraseList(tuple(phrase(one.label) for one in chosen_ones))})
        case LineAnswer(line, fault):
            if fault is None:
                return Phrase("answer-no-line")
            return Phrase("answer-line", {"line": Count(line), "fault": phrase(fault.label)})


def _paid(seat: Seat, amount: Chips) -> dict[str, Value]:
    return {"seat": SeatValue(seat), "amount": Amount(amount)}


def pot(of: PotAnswer) -> Phrase:
    """A pot and who may win it: "90 for seats 1 and 2"."""
    return Phrase("answer-pot", {"amount": Amount(of.amount), "seats": SeatList(tuple(sorted(of.seats)))})


def act(done: Action, to: Chips) -> Phrase:
    """An act as a heading: "seat 3 bets 5". ``to``: the seat's total for the street, which a call does not say."""
    name, amount = _act(done, to)
    return Phrase(f"seat-did-{name}", {"seat": SeatValue(done.seat), **amount})


def note(seat: SeatView, table: TableView) -> Phrase | None:
    """What stands in the corner of a seat before the answer, or nothing.

    A seat to act that has chips in shows its last act, since what it owes depends on that; its border tells the rest.
    """
    if seat.seat == table.to_act and not seat.street_to:
        return TO_ACT
    if seat.absent:
        return Phrase("seat-note-away")
    if seat.last is not None:
        return did(seat.last, seat.street_to)
    if seat.folded:
        return Phrase("seat-note-folded")
    return ALL_IN if seat.all_in else None


def condition(seat: SeatView, table: TableView, corner: Phrase | None) -> list[Phrase]:
    """All that is true of a seat, for those who hear the table.

    Its ``corner``, that it is to act, the chips in front of it on this street, what it has put in over the hand where
    that is shown, what it has left where that is short.
    """
    found = [] if corner is None else [corner]
    if seat.seat == table.to_act and corner != TO_ACT:
        found.append(TO_ACT)
    if seat.street_to:
        found.append(Phrase("seat-in-front", {"amount": Amount(seat.street_to)}))
    if seat.put is not None:
        found.append(put_in(seat.put))
    behind = left(seat)
    return found if behind is None or behind == corner else [*found, behind]


def put_in(chips: Chips) -> Phrase:
    """What a seat has put in over the whole hand."""
    return Phrase("seat-put", {"amount": Amount(chips)})


def left(seat: SeatView) -> Phrase | None:
    """What a seat has left, where that is not enough for every bet: an amount, or that it is all-in."""
    if seat.all_in:
        return ALL_IN
    return None if seat.stack is None or seat.folded else Phrase("seat-stack", {"amount": Amount(seat.stack)})


def did(done: Action, to: Chips) -> Phrase:
    """An act as a seat's corner says it: "bets 5", beside the seat's number. ``to`` as for ``act``."""
    name, amount = _act(done, to)
    return Phrase("seat-note-brings-in-for" if name == "brings-in" else f"seat-note-{name}", amount)


def _act(done: Action, to: Chips) -> tuple[str, dict[str, Amount]]:
    match done:
        case Fold():
            return "folds", {}
        case Check():
            return "checks", {}
        case Call():
            return "calls", {"amount": Amount(to)}
        case BringIn(_, amount):
            return "brings-in", {"amount": Amount(amount)}
        case Complete(_, amount):
            return "completes", {"amount": Amount(amount)}
        case Bet(_, amount):
            return "bets", {"amount": Amount(amount)}
        case Raise(_, amount):
            return "raises", {"amount": Amount(amount)}
