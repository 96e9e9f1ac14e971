"""What happens at a table as phrases of the lessons: an act, an option, a set of options, an answer."""

from __future__ import annotations

from collections.abc import Iterable

from lessons.values import Amount, Phrase, PhraseList, SeatList, SeatValue
from scenarios.engine.actions import Action, Bet, BringIn, Call, Check, Complete, Fold, Raise
from scenarios.engine.chips import Chips
from scenarios.questions.answers import Answer, Option, OptionsAnswer, SeatAnswer, Verb, WinnersAnswer
from scenarios.questions.table import SeatView, TableView

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
            return Phrase("answer-seat", {"seat": SeatValue(seat)})
        case OptionsAnswer(chosen):
            return Phrase("answer-options", {"options": options(chosen)})
        case WinnersAnswer(high, low) if high and low:
            return Phrase(
                "answer-high-low", {"high": SeatList(tuple(sorted(high))), "low": SeatList(tuple(sorted(low)))}
            )
        case WinnersAnswer(high, low):
            return Phrase("answer-winners", {"seats": SeatList(tuple(sorted(high or low)))})


def act(done: Action, to: Chips) -> Phrase:
    """An act as a heading: "seat 3 bets 5". ``to``: the seat's total for the street, which a call does not say."""
    name, amount = _act(done, to)
    return Phrase(f"seat-did-{name}", {"seat": SeatValue(done.seat), **amount})


def note(seat: SeatView, table: TableView) -> Phrase | None:
    """What stands in the corner of a seat before the answer, or nothing.

    A seat to act that has chips in shows its last act, since what it owes depends on that; its border tells the rest.
    """
    if seat.seat == table.to_act and not seat.street_to:
        return Phrase("seat-note-to-act")
    if seat.absent:
        return Phrase("seat-note-away")
    if seat.last is not None:
        name, amount = _act(seat.last, seat.street_to)
        return Phrase("seat-note-brings-in-for" if name == "brings-in" else f"seat-note-{name}", amount)
    if seat.folded:
        return Phrase("seat-note-folded")
    return Phrase("seat-note-all-in") if seat.all_in else None


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
