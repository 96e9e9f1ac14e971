"""A question as the practice card shows it: words in the learner's language, nothing that leads to the key.

``present`` gives the fields of the card's data that belong to the question. The card draws them as they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lessons.messages import CardToken, Text
from lessons.values import Amount, CardList, CardValue, Count, Phrase, SeatValue
from scenarios.engine.actions import Call
from scenarios.engine.cards import Card
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.rulebook import BringInSizes
from scenarios.questions.answers import Option, OptionsForm, SeatForm, Verb, WinnersForm
from scenarios.questions.question import Question
from scenarios.questions.table import SeatView, TableView
from tutor import phrases
from tutor.grading import option_id
from tutor.speak import Rich, card, plain, said, street, words

Data = dict[str, Any]
_LETTERS = {Verb.FOLD: "F", Verb.CHECK: "K", Verb.CALL: "C"}


def present(question: Question, lang: str, notes: Mapping[Seat, tuple[str, Phrase]] | None = None) -> Data:
    """The question's part of the card's data.

    ``notes``: after the answer, each marked seat's mark (``right``, ``wrong``, ``both``) with its corner.
    """
    return {
        "small": said(lang, subtitle(question)),
        "title": plain(lang, question.prompt),
        "table": _table(question, lang, notes or {}),
        "form": _form(question, lang),
    }


def segments(rich: Rich) -> list[Data]:
    """A sentence as the card reads it: text, and cards with their letter and name."""
    return [{"t": part.text} if isinstance(part, Text) else token(part) for part in rich]


def token(shown: CardToken) -> Data:
    """A card as the front end reads it."""
    return {"c": shown.code, "l": shown.letter, "n": shown.name}


def as_text(question: Question, lang: str) -> list[str]:
    """The table in lines: the amounts, each seat, the common card, what has been done on this street."""
    table = question.table
    known = table.pot and table.stakes.small_bet  # a lesson's example may leave out the amounts
    lines = [words(lang, "table-amounts", pot=_pot(table), stakes=_stakes(question))] if known else []
    lines += [_seat_name(seat, lang, phrases.note(seat, table)) for seat in table.seats]
    if table.community is not None:
        lines.append(words(lang, "ui-common-card", card=CardValue(str(table.community))))
    lines += [said(lang, done) for done in _acts(table)]
    return lines


def subtitle(question: Question) -> Phrase:
    """The street with its last act where the question names the seat to act, else with the players still in."""
    table = question.table
    at = street(table.street)
    done = _acts(table)
    if table.to_act is not None and done:
        found = Phrase("ui-street-and-action", {"street": at, "action": done[-1]})
    else:
        players = Count(sum(not seat.folded for seat in table.seats))
        found = Phrase("ui-street-and-players", {"street": at, "players": Phrase("ui-players", {"players": players})})
    if table.event_players_left is None:
        return found
    return Phrase("ask-event", {"subtitle": found, "players": Count(table.event_players_left)})


def _acts(table: TableView) -> list[Phrase]:
    """This street's acts in order. A call is to the wager that stands before it, or to the seat's own total if less."""
    stands, found = Chips(0), list[Phrase]()
    totals = {seat.seat: seat.street_to for seat in table.seats}
    for done in table.acts:
        stands = getattr(done, "to", stands)
        found.append(phrases.act(done, min(stands, totals[done.seat]) if isinstance(done, Call) else stands))
    return found


def _table(question: Question, lang: str, notes: Mapping[Seat, tuple[str, Phrase]]) -> Data:
    table = question.table
    common = table.community
    return {
        "label": words(lang, "ui-table"),
        "seats": [_seat(seat, table, lang, notes.get(seat.seat)) for seat in table.seats],
        "foot": words(lang, "ui-you-deal"),
        "pot": said(lang, _pot(table)) if table.pot else "",
        "stakes": said(lang, _stakes(question)) if table.stakes.small_bet else "",
        "community": None if common is None else token(card(lang, common)),
        "community_label": "" if common is None else words(lang, "ui-common-card", card=CardValue(str(common))),
        "as_text": as_text(question, lang),
        "as_text_label": words(lang, "ui-table-as-text"),
    }


def _pot(table: TableView) -> Phrase:
    return Phrase("ui-pot", {"amount": Amount(table.pot)})


def _stakes(question: Question) -> Phrase:
    stakes = question.table.stakes
    amounts = {"ante": Amount(stakes.ante), "small": Amount(stakes.small_bet), "big": Amount(stakes.big_bet)}
    if question.rulebook.bring_in_sizes is BringInSizes.BRING_IN_OR_BET:
        return Phrase("ui-limits", {**amounts, "bring_in": Amount(stakes.bring_in)})
    return Phrase("ui-limits-ante-only", amounts)


def _seat(seat: SeatView, table: TableView, lang: str, marked: tuple[str, Phrase] | None) -> Data:
    note = phrases.note(seat, table)
    acting = "act" if seat.seat == table.to_act else ""
    mark, shown_note = marked if marked is not None else (acting, note)
    hidden = sum(one is None for one in seat.down)
    return {
        "seat": seat.seat,
        "name": _seat_name(seat, lang, shown_note),
        "up": [token(card(lang, one)) for one in seat.up],
        "down": [None if one is None else token(card(lang, one)) for one in seat.down],
        "down_label": words(lang, "ui-face-down", n=Count(hidden)) if hidden else "",
        "note": "" if shown_note is None else said(lang, shown_note),
        "faded": seat.folded,
        "mark": mark,
        "stack": _stack(seat, lang, shown_note),
    }


def _stack(seat: SeatView, lang: str, note: Phrase | None) -> str:
    """What a seat has left, where it is short; that it is all-in, unless the note says so."""
    if seat.all_in:
        all_in = Phrase("seat-note-all-in")
        return "" if note == all_in else said(lang, all_in)
    return "" if seat.stack is None or seat.folded else words(lang, "seat-stack", amount=Amount(seat.stack))


def _seat_name(seat: SeatView, lang: str, note: Phrase | None) -> str:
    seen: list[Card] = [one for one in seat.down if one is not None] + list(seat.up)
    hidden = sum(one is None for one in seat.down)
    name = Phrase(
        "ui-seat-name",
        {"seat": SeatValue(seat.seat), "down": Count(hidden), "up": CardList(tuple(map(str, seen)))},
    )
    if seat.stack is not None and not seat.folded and not seat.all_in:
        name = Phrase("seat-name-with-stack", {"name": name, "amount": Amount(seat.stack)})
    if note is None:
        return said(lang, name)
    return words(lang, "ui-seat-name-with-note", name=name, note=note)


def _form(question: Question, lang: str) -> Data:
    form = question.form
    touch = words(lang, "ui-hint-tap")
    match form:
        case SeatForm(seats):
            ends = {"first": SeatValue(min(seats)), "last": SeatValue(max(seats))}
            hint = words(lang, "ui-hint-click", **ends)
            return {"type": "seat", "seats": list(seats), "hint_touch": touch, "hint_desk": hint}
        case OptionsForm():
            return {
                "type": "options",
                "options": _options(form, question.table, lang),
                "submit": words(lang, "ui-check-answer"),
                "hint": words(lang, "ui-hint-options"),
            }
        case WinnersForm(seats, sides):
            hint = words(lang, "ui-hint-seats")
            return {
                "type": "winners",
                "seats": list(seats),
                "sides": [{"id": side, "label": words(lang, f"side-{side}")} for side in sides],
                "none": {"low": words(lang, "ui-nobody-low")} if sides == ("high", "low") else {},
                "submit": words(lang, "ui-check-answer"),
                "hint_touch": hint,
                "hint_desk": hint,
            }


def _options(form: OptionsForm, table: TableView, lang: str) -> list[Data]:
    """The buttons in order: F folds, K checks, C calls, digits make the wagers."""
    seat = next(one for one in table.seats if one.seat == form.seat)
    found, digit = list[Data](), 0
    for one in form.options:
        if one.verb not in _LETTERS:
            digit += 1
        key = _LETTERS.get(one.verb, str(digit))
        label = phrases.option(one)
        if _all_in(one, seat):
            label = Phrase("option-all-in", {"option": label})
        found.append({"id": option_id(one), "key": key, "label": said(lang, label)})
    return found


def _all_in(one: Option, seat: SeatView) -> bool:
    """Whether the option takes the last chip of a short stack. A call says what it adds, a wager the street's total."""
    if seat.stack is None or one.most is not None or not one.amount:
        return False
    return one.amount == (seat.stack if one.verb is Verb.CALL else seat.street_to + seat.stack)
