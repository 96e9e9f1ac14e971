"""All that the Floor screen draws for a draft, in one language: the table to lay out, the questions, the ruling."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lessons.messages import has_message
from lessons.values import Amount, CardValue, Count, Phrase, SeatValue
from scenarios.engine.actions import Action
from scenarios.engine.betting import legal_actions
from scenarios.engine.cards import DECK, Card
from scenarios.engine.chips import Chips
from scenarios.engine.errors import NotTheTime, Unreadable
from scenarios.engine.rounds import apply
from scenarios.engine.rulebook import Game
from scenarios.engine.rulings import Amounts, Spread
from scenarios.engine.state import HandState
from scenarios.engine.turns import next_to_act
from scenarios.questions.answers import Option, Verb
from scenarios.questions.table import view
from scenarios.rule import ASKS
from scenarios.situation import LARGEST, start_of_street
from scenarios.situation.lines import parse_line
from scenarios.situation.seats import STATUSES
from tutor import phrases
from tutor.floor.draft import STREETS, Draft, Place, downcards, places, street, upcards
from tutor.floor.examples import example, names
from tutor.floor.incident import ASK, form
from tutor.floor.moves import MOST_SEATS, STAKES
from tutor.floor.ruling import Finding, finding
from tutor.present import token
from tutor.speak import card, said, words

Data = dict[str, Any]
_VERBS = {Verb.BRING_IN: "brings in", Verb.COMPLETE_TO: "completes to", Verb.BET: "bets", Verb.RAISE_TO: "raises to"}
_LABELS = (
    "title", "example", "street", "game", "undo", "clear", "add-seat", "table", "stack", "put", "enough",
    "remove-seat", "deck-hint", "deck-clear", "acts", "acts-none", "act-back", "act-free", "act-free-hint", "act-add",
    "money", "asks", "asks-later", "file", "file-text", "file-use", "file-download", "file-open",
    "file-refused", "file-unused", "houses", "status", "copy-link", "copied", "close", "begin",
)  # fmt: skip


def picture(draft: Draft, lang: str) -> Data:
    """The table, what can be changed about it, and what can be asked. The ruling is ``verdict.py``'s."""
    found = finding(draft)
    return {
        "labels": {name: words(lang, f"floor-{name}") for name in _LABELS} | _limits(lang),
        "small": _subtitle(draft, lang),
        "examples": [
            {"id": name, "label": words(lang, f"floor-example-{name}"), "on": example(name) == draft}
            for name in names()
        ],
        "streets": [_choice(one, words(lang, f"street-{one}"), street(draft)) for one in STREETS],
        "games": [_choice(one, words(lang, f"game-short-{one}"), draft.data.get("game")) for one in Game],
        "table": _table(draft, found, lang),
        "deck": [token(card(lang, one)) for one in DECK],
        "acts": _acts(draft, found, lang),
        "money": _money(draft, lang),
        "incident": form(draft, lang) if found.ask == ASK else None,
        "asks": [
            _choice(one, words(lang, f"floor-ask-{one}"), found.ask) | {"able": one in found.able}
            for one in ASKS
            if has_message(f"floor-ask-{one}")
        ],
    }


def _limits(lang: str) -> Data:
    """How long a text may be, said before and after it is."""
    most = Count(LARGEST // 1024)
    return {name: words(lang, f"floor-{name}", kilobytes=most) for name in ("file-limit", "file-long")}


def _choice(name: str, label: str, chosen: object) -> Data:
    return {"id": str(name), "label": label, "on": name == chosen}


def _subtitle(draft: Draft, lang: str) -> str:
    players = Phrase("ui-players", {"players": Count(sum(one.status != "folded" for one in places(draft)))})
    return words(lang, "ui-street-and-players", street=Phrase(f"street-{street(draft)}"), players=players)


def _table(draft: Draft, found: Finding, lang: str) -> Data:
    data = draft.data
    seventh = street(draft) == "seventh"
    common = next((one for one in DECK if str(one) == data.get("community")), None)
    stakes = data.get("stakes")
    amounts = {key: stakes.get(key) if isinstance(stakes, dict) else None for key in STAKES}
    known = all(isinstance(amount, int) for amount in amounts.values())
    middle = found.ruled.answer.get("pot") if found.ruled and found.ask == "pot-count" else None
    shown = {"ante": "ante", "bring_in": "bring_in", "small": "small_bet", "big": "big_bet"}
    limits = {name: Amount(amounts[key] or 0) for name, key in shown.items()}
    return {
        "seats": [_seat(draft, one, found, lang) for one in places(draft)],
        "add": len(places(draft)) < MOST_SEATS,
        "common": _slot(Phrase("floor-slot-common"), common, lang, "empty") if seventh else None,
        "foot": words(lang, "ui-you-deal"),
        "pot": "" if middle is None else words(lang, "ui-pot", amount=Amount(middle)),
        "stakes": words(lang, "ui-limits", **limits) if known else "",
    }


def _seat(draft: Draft, one: Place, found: Finding, lang: str) -> Data:
    number = SeatValue(one.seat)
    down = (*one.down, None, None, None)[: max(downcards(draft), len(one.down))]
    held = (*one.up, *(None,) * (upcards(draft) - len(one.up)))
    note = _note(one, found)
    name = Phrase("ui-seat-number", {"seat": number})
    return {
        "seat": one.seat,
        "name": said(lang, name if note is None else Phrase("ui-seat-name-with-note", {"name": name, "note": note})),
        "note": "" if note is None else said(lang, note),
        "statuses": [_choice(word, words(lang, f"floor-status-{word}"), one.status) for word in STATUSES],
        "stack": one.stack,
        "put": one.put,
        "chips": "" if one.stack is None else words(lang, "floor-behind", amount=Amount(_left(one, found))),
        "up": [
            _slot(Phrase("floor-slot-up", {"seat": number, "n": Count(at + 1)}), card, lang, "empty")
            for at, card in enumerate(held)
        ],
        "down": [
            _slot(Phrase("floor-slot-down", {"seat": number, "n": Count(at + 1)}), card, lang, "unseen")
            for at, card in enumerate(down)
        ],
        "faded": one.status == "folded" or (found.state is not None and _folded(found.state, one)),
        "acting": found.state is not None and next_to_act(found.state).seat == one.seat,
    }


def _left(one: Place, found: Finding) -> int:
    return found.state.at(one.seat).stack if found.state is not None else one.stack or 0


def _folded(state: HandState, one: Place) -> bool:
    return not state.at(one.seat).live


def _note(one: Place, found: Finding) -> Phrase | None:
    if found.state is not None:
        table = view(found.state, to_act=next_to_act(found.state).seat)
        return phrases.note(next(seat for seat in table.seats if seat.seat == one.seat), table)
    return None if one.status == "in" else Phrase(f"floor-status-{one.status}")


def _slot(name: Phrase, held: Card | None, lang: str, otherwise: str) -> Data:
    if held is None:
        return {"name": words(lang, f"floor-slot-{otherwise}", slot=name), "label": said(lang, name), "card": None}
    shown = words(lang, "floor-slot-card", slot=name, card=CardValue(str(held)))
    return {"name": shown, "label": said(lang, name), "card": token(card(lang, held))}


def _acts(draft: Draft, found: Finding, lang: str) -> Data:
    """What was done on this street, and what whoever is next may do; only the lines where they cannot be followed."""
    lines = draft.data.get("actions")
    written = [str(line) for line in lines] if isinstance(lines, list) else []
    state = found.state
    done = [_line(line, lang) for line in written] if state is None else [said(lang, one) for one in _done(state)]
    return {"done": done, **_next(state, lang)}


def _line(line: str, lang: str) -> str:
    try:
        action, added = parse_line(line)
    except Unreadable:
        return line
    return said(lang, phrases.act(action, added or Chips(getattr(action, "to", 0))))


def _done(state: HandState) -> Iterator[Phrase]:
    now = start_of_street(state)
    acts: tuple[Action, ...] = state.acts
    for act in acts:
        now = apply(now, act)
        yield phrases.act(act, now.at(act.seat).street_to)


def _next(state: HandState | None, lang: str) -> Data:
    if state is None:
        return {"next": "", "options": []}
    seat = next_to_act(state).seat
    if seat is None:
        return {"next": words(lang, "floor-acts-over"), "options": []}
    if not state.stakes.small_bet:  # the draft names no stakes
        return {"next": words(lang, "floor-acts-next-stakes", seat=SeatValue(seat)), "options": []}
    try:
        legal = legal_actions(state)
    except NotTheTime:
        return {"next": "", "options": []}
    options = [_act(Option(Verb.FOLD), f"{seat} folds", lang)] * legal.fold
    options += [_act(Option(Verb.CHECK), f"{seat} checks", lang)] * legal.check
    if legal.call is not None:
        options.append(_act(Option(Verb.CALL, legal.call), f"{seat} calls {legal.call}", lang))
    for verb, amounts in (
        (Verb.BRING_IN, legal.bring_in), (Verb.COMPLETE_TO, legal.complete_to),
        (Verb.BET, legal.bet), (Verb.RAISE_TO, legal.raise_to),
    ):  # fmt: skip
        options += _wagers(verb, amounts, f"{seat} {_VERBS[verb]}", lang)
    return {"next": words(lang, "floor-acts-next", seat=SeatValue(seat)), "options": options}


def _wagers(verb: Verb, amounts: Amounts, line: str, lang: str) -> list[Data]:
    if isinstance(amounts, Spread):
        if amounts.least < amounts.most:
            shown = _act(Option(verb, amounts.least, amounts.most), line, lang)
            return [shown | {"least": amounts.least, "most": amounts.most}]
        amounts = (amounts.least,)
    return [_act(Option(verb, amount), f"{line} {amount}", lang) for amount in amounts]


def _act(option: Option, line: str, lang: str) -> Data:
    return {"label": said(lang, phrases.option(option)), "line": line}


def _money(draft: Draft, lang: str) -> list[Data]:
    data = draft.data
    stakes = data.get("stakes")
    held = stakes if isinstance(stakes, dict) else {}
    rows = [
        {"id": name, "label": words(lang, f"floor-stakes-{name.replace('_', '-')}"), "value": held.get(name)}
        for name in STAKES
    ]
    left = {"id": "players-left", "label": words(lang, "floor-players-left"), "value": data.get("event_players_left")}
    return [*rows, left]
