"""A question as the practice card shows it: words in the learner's language, nothing that leads to the key.

``present`` gives the fields of the card's data that belong to the question. The card draws them as they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from lessons.messages import CardToken, Text
from lessons.values import Amount, CardList, CardValue, Count, Phrase, SeatList, SeatValue, Value
from scenarios.engine.actions import Action, Bet, BringIn, Call, Complete, Raise
from scenarios.engine.cards import Card
from scenarios.engine.chips import Chips, Seat
from scenarios.engine.rulebook import BringInSizes, Rulebook
from scenarios.engine.state import Stakes
from scenarios.questions.answers import CardsForm, ChipsForm, LineForm, PotsForm, WinnersForm
from scenarios.questions.question import Question
from scenarios.questions.table import SeatView, TableView
from tutor import phrases
from tutor.forms import form_data
from tutor.speak import Rich, card, plain, said, street, words

Data = dict[str, Any]


def present(question: Question, lang: str, notes: Mapping[Seat, tuple[str, Phrase]] | None = None) -> Data:
    """The question's part of the card's data.

    ``notes``: after the answer, each marked seat's mark (``right``, ``wrong``, ``both``) with its corner.
    """
    return {
        "small": said(lang, subtitle(question)),
        "title": plain(lang, question.prompt),
        "table": _table(question, lang, notes or {}),
        "form": form_data(question, lang),
    }


def segments(rich: Rich) -> list[Data]:
    """A sentence as the card reads it: text, and cards with their letter and name."""
    return [{"t": part.text} if isinstance(part, Text) else token(part) for part in rich]


def token(shown: CardToken) -> Data:
    """A card as the front end reads it."""
    return {"c": shown.code, "l": shown.letter, "n": shown.name}


def step_data(text: Rich, cards: Iterable[Card], seats: Iterable[Seat]) -> Data:
    """A step of a derivation as the front end reads it: its sentence, the cards and seats that it speaks of."""
    return {"text": segments(text), "cards": [str(one) for one in cards], "seats": list(seats)}


def as_text(question: Question, lang: str) -> list[str]:
    """The table in lines: the amounts, each seat, the common card, what has been done on this street.

    Where the acts are lines to choose from they are said there.
    """
    table = question.table
    lines = _amounts(question, lang)
    lines += [_seat_name(seat, table, lang, phrases.note(seat, table)) for seat in _seats(question)]
    if table.community is not None:
        lines.append(words(lang, "ui-common-card", card=CardValue(str(table.community))))
    if isinstance(question.form, LineForm):
        return lines
    return lines + [said(lang, phrases.act(done, to)) for done, to in acts(table)]


def _amounts(question: Question, lang: str) -> list[str]:
    """The line with the pot and the stakes. A lesson's example may leave them out; no pot is shown before it is one."""
    table = question.table
    if not table.stakes.small_bet or not (table.pot or table.counting):
        return []
    stakes = stakes_said(table.stakes, question.rulebook)
    first = words(lang, "table-amounts", pot=_pot(table), stakes=stakes) if table.pot else said(lang, stakes)
    return [first, *(said(lang, one) for one in _several(table))]


def subtitle(question: Question) -> Phrase:
    """The street with its last act where the question names the seat to act, else with the players still in."""
    table = question.table
    at = street(table.street)
    done = acts(table)
    if table.to_act is not None and done:
        found = Phrase("ui-street-and-action", {"street": at, "action": phrases.act(*done[-1])})
    else:
        players = Count(sum(not seat.folded for seat in table.seats))
        found = Phrase("ui-street-and-players", {"street": at, "players": Phrase("ui-players", {"players": players})})
    if table.event_players_left is None:
        return found
    return Phrase("ask-event", {"subtitle": found, "players": Count(table.event_players_left)})


def acts(table: TableView) -> list[tuple[Action, Chips]]:
    """This street's acts in order, each with the total it is to.

    A call is to the wager that stands before it, or to the seat's own total if less.
    """
    stands, found = Chips(0), list[tuple[Action, Chips]]()
    totals = {seat.seat: seat.street_to for seat in table.seats}
    for done in table.acts:
        stands = getattr(done, "to", stands)
        found.append((done, min(stands, totals[done.seat]) if isinstance(done, Call) else stands))
    return found


def _seats(question: Question) -> tuple[SeatView, ...]:
    """The seats as the table draws them. Once the betting is over, its chips are in the pot.

    Who did what is not shown where the acts are lines to choose from.
    """
    seats = question.table.seats
    if isinstance(question.form, LineForm):
        return tuple(replace(seat, last=None) for seat in seats)
    if isinstance(question.form, WinnersForm | ChipsForm | PotsForm | CardsForm):
        return tuple(replace(seat, last=None, street_to=Chips(0)) for seat in seats)
    return seats


def _table(question: Question, lang: str, notes: Mapping[Seat, tuple[str, Phrase]]) -> Data:
    table = question.table
    common = table.community
    return {
        "label": words(lang, "ui-table"),
        "seats": [seat_tile(seat, table, lang, notes.get(seat.seat)) for seat in _seats(question)],
        "acts": [] if isinstance(question.form, LineForm) else acts_data(table, lang),
        "acts_label": words(lang, "table-acts"),
        "foot": words(lang, "ui-you-deal"),
        "pot": said(lang, _pot(table)) if table.pot and len(table.pots) < 2 else "",
        "pots": [said(lang, one) for one in _several(table)],
        "stakes": said(lang, stakes_said(table.stakes, question.rulebook)) if table.stakes.small_bet else "",
        "community": None if common is None else token(card(lang, common)),
        "community_label": "" if common is None else words(lang, "ui-common-card", card=CardValue(str(common))),
        "as_text": as_text(question, lang),
        "as_text_label": words(lang, "ui-table-as-text"),
    }


def acts_data(table: TableView, lang: str) -> list[Data]:
    """This street's acts as the line beneath the table has them."""
    return [
        {
            "seat": done.seat,
            "text": said(lang, phrases.did(done, to)),
            "wager": isinstance(done, BringIn | Complete | Bet | Raise),
        }
        for done, to in acts(table)
    ]


def _pot(table: TableView) -> Phrase:
    return Phrase("ui-pot-before" if table.counting else "ui-pot", {"amount": Amount(table.pot)})


def _several(table: TableView) -> list[Phrase]:
    """The main pot and each side pot with the seats that can win it; nothing where there is one pot."""
    found = list[Phrase]()
    for place, pot in enumerate(table.pots if len(table.pots) > 1 else ()):
        shown: dict[str, Value] = {"amount": Amount(pot.amount), "seats": SeatList(tuple(sorted(pot.seats)))}
        found.append(
            Phrase("ui-pot-side", {"number": Count(place), **shown}) if place else Phrase("ui-pot-main", shown)
        )
    return found


def stakes_said(stakes: Stakes, rulebook: Rulebook) -> Phrase:
    """The amounts of the game."""
    amounts = {"ante": Amount(stakes.ante), "small": Amount(stakes.small_bet), "big": Amount(stakes.big_bet)}
    if rulebook.bring_in_sizes is BringInSizes.BRING_IN_OR_BET:
        return Phrase("ui-limits", {**amounts, "bring_in": Amount(stakes.bring_in)})
    return Phrase("ui-limits-ante-only", amounts)


def seat_tile(seat: SeatView, table: TableView, lang: str, marked: tuple[str, Phrase] | None) -> Data:
    """A seat as the table draws it; ``marked``: its mark and its corner, where they are not what it did."""
    note = phrases.note(seat, table)
    acting = "act" if seat.seat == table.to_act else ""
    mark, shown_note = marked if marked is not None else (acting, note)
    hidden = sum(one is None for one in seat.down)
    behind = phrases.left(seat)
    return {
        "seat": seat.seat,
        "name": _seat_name(seat, table, lang, shown_note),
        "up": [token(card(lang, one)) for one in seat.up],
        "down": [None if one is None else token(card(lang, one)) for one in seat.down],
        "down_label": words(lang, "ui-face-down", n=Count(hidden)) if hidden else "",
        "note": "" if shown_note is None else said(lang, shown_note),
        "faded": seat.folded,
        "mark": mark,
        "front": _chips(seat, lang),
        "stack": "" if behind is None or behind == shown_note else said(lang, behind),
    }


def _chips(seat: SeatView, lang: str) -> str:
    """The chips in a seat's corner: what it has put in over the hand where that is shown, else on this street."""
    if seat.put is not None:
        return said(lang, phrases.put_in(seat.put))
    return words(lang, "seat-chips", amount=Amount(seat.street_to)) if seat.street_to else ""


def _seat_name(seat: SeatView, table: TableView, lang: str, corner: Phrase | None) -> str:
    seen: list[Card] = [one for one in seat.down if one is not None] + list(seat.up)
    hidden = sum(one is None for one in seat.down)
    name = Phrase(
        "ui-seat-name",
        {"seat": SeatValue(seat.seat), "down": Count(hidden), "up": CardList(tuple(map(str, seen)))},
    )
    for true in phrases.condition(seat, table, corner):
        name = Phrase("ui-seat-name-with-note", {"name": name, "note": true})
    return said(lang, name)
