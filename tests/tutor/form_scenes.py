"""Questions for the Practice card in each form beside a seat, options and winners: one function a scene."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

from practice_card_scenes import BOARDS, DOWNS, SEAT_FORM, Scene, card, given, part, scene, seat
from practice_card_scenes import LABELS as STEPPER

EIGHT = list(enumerate(zip(BOARDS, DOWNS, strict=True), 1))
ENGLISH = {"group": ",", "digits": "0123456789"}
NUMBERS = {
    "en": ENGLISH,
    "da": {**ENGLISH, "group": "."},
    "fr": {**ENGLISH, "group": "\u202f"},
    "de-CH": {**ENGLISH, "group": "’"},
    "ar": {"group": "٬", "digits": "٠١٢٣٤٥٦٧٨٩"},
}
SUBMIT = {"submit": "Check my answer", "more": "more below"}


def dealt(players: int, shown: bool = False) -> list[dict[str, Any]]:
    return [seat(n, up, down if shown else 3) for n, (up, down) in EIGHT[:players]]


def closed() -> Scene:
    """The round may be closed: no seat acts next."""
    form = SEAT_FORM | {"none": {"label": "Nobody: the round is closed"}}
    return scene("Who acts next?", dealt(8), form, small="Seventh street · eight players")


def order(players: int = 4, ties: bool = False, together: bool = False) -> Scene:
    form = {
        "type": "order",
        "seats": list(range(1, players + 1)),
        "ties": ties,
        "missing": {"order": "Tap every seat."},
        "labels": {"tie": "Tied with the one before", "undo": "Undo"},
        "hint_touch": "Tap the seats in order.",
        "hint_desk": "Press the numbers in order; Backspace takes the last back" + ("; t ties." if ties else "."),
    } | SUBMIT
    if together:
        form["all"] = {"label": "All of them show at the same moment"}
    title = "Rank the boards, best first." if ties else "In which order do they show?"
    return scene(title, dealt(players), form, small=f"Showdown · {players} players")


def amount(lang: str = "en", players: int = 4) -> Scene:
    form = {
        "type": "amount",
        "label": "Chips that seat 2 must add to call",
        "missing": {"amount": "Type an amount."},
        "number": NUMBERS[lang],
        "echo": "That is {n} chips.",
        "unreadable": "This cannot be read as a whole number of chips.",
        "hint_desk": "Type the amount and press Enter.",
    } | SUBMIT
    data = scene("How much is it to call?", dealt(players), form, small="Fifth street · seat 1 bet 10")
    return data | {"lang": lang, "dir": "rtl" if lang == "ar" else "ltr"}


def chips(players: int = 3, lang: str = "en", total: int = 1025) -> Scene:
    seats = list(range(1, players + 1))
    form = {
        "type": "chips",
        "seats": seats,
        "total": {"label": "In the pot", "amount": total},
        "left": "Still to divide: {n}",
        "over": "Too much by {n}",
        "missing": {"chips": "Give somebody chips."},
        "number": NUMBERS[lang],
        "labels": {"seat": {str(n): f"Seat {n}" for n in seats}},
        "step": 5,
    } | SUBMIT
    return scene("How is the pot divided?", dealt(players, shown=True), form, small="Showdown") | {"lang": lang}


def pots(players: int = 4) -> Scene:
    form = {
        "type": "pots",
        "seats": list(range(1, players + 1)),
        "players": list(range(1, players + 1)),
        "labels": {
            "main": "Main pot",
            "side": "Side pot {n}",
            "add": "Add a side pot",
            "remove": "Remove the last side pot",
            "amount": "Amount",
            "returned_amount": "Amount that goes back",
            "eligible": "Who can win it",
            "returned": "Goes back to",
            "returned_none": "Nobody",
        },
        "number": ENGLISH,
        "missing": {"pots": "Give each pot an amount and its seats."},
    } | SUBMIT
    return scene("Which pots are there?", dealt(players), form, small="Fifth street · three are all-in")


def cards(none: bool = False) -> Scene:
    seats = dealt(3, shown=True)
    held = [*seats[1]["up"], *seats[1]["down"]]
    form = {
        "type": "cards",
        "seat": 2,
        "count": 5,
        "from": held,
        "missing": {"cards": "Choose five cards."},
        "hint_touch": "Tap five cards.",
        "hint_desk": "Click five cards, or press their numbers.",
    } | SUBMIT
    if none:
        form["none"] = {"label": "Seat 2 has no qualifying low"}
    return scene("Which five cards are seat 2’s best hand?", seats, form, small="Showdown")


STATEMENTS = [
    ("own-cards", "Each player gets a card of his own, for there are enough cards left for all who are still in."),
    ("common-card", "One common card is laid in the middle and counts for every player who is still in the hand."),
    ("mix", "The burned cards are mixed with what is left of the deck, and from these each player gets a card."),
    ("donaudampfschifffahrt", "Vierhundertvierundvierzigtausendvierhundertvierundvierzigfacheinsatzgrenze"),
]


def choice(several: bool = False) -> Scene:
    form = {
        "type": "choice",
        "options": [{"id": i, "key": str(n), "label": text} for n, (i, text) in enumerate(STATEMENTS, 1)],
        "several": several,
        "missing": {"choice": "Choose one." if not several else "Choose all that hold."},
        "hint_desk": "Click a statement, or press its number.",
    } | SUBMIT
    return scene("How is seventh street dealt?", dealt(8), form, small="Seventh street · eight players")


LINES = [
    (3, "brings in 5"), (4, "completes to 20"), (5, "folds"), (6, "calls 20"), (7, "raises to 40"), (1, "calls 40"),
    (2, "raises to 60"), (3, "folds"), (4, "calls 60"), (6, "raises to 80"), (7, "raises to 100"), (1, "folds"),
]  # fmt: skip
FAULTS = [
    ("turn", "a", "The seat acts out of turn"), ("out", "b", "The seat has folded or is all-in"),
    ("cap", "c", "Vierhundertvierundvierzigtausendvierhundertvierundvierzigfacheinsatzgrenze"),
]  # fmt: skip


def line(rtl: bool = False) -> Scene:
    form = {
        "type": "line",
        "lines": [
            {"seat": n, "text": did, "name": f"Line {at}: seat {n} {did}"} for at, (n, did) in enumerate(LINES, 1)
        ],
        "faults": [{"id": i, "key": key, "label": text} for i, key, text in FAULTS],
        "labels": {"lines": "The lines of the hand", "what": "What is wrong with line {n}?"},
        "missing": {"line": "Choose the line.", "fault": "Say what is wrong."},
        "hint_touch": "Tap the line.",
        "hint_desk": "Press the line’s number, then the letter of what is wrong.",
    } | SUBMIT
    data = scene(
        "One line is not allowed. Which one, and why not?", dealt(8), form, small="Third street · eight players"
    )
    return data | {"dir": "rtl" if rtl else "ltr"}


def answered(asked: Callable[[], Scene], chosen: dict[str, Any], *parts: dict[str, Any]) -> Scene:
    result = {
        "ok": False,
        "verdict": [{"t": "Not so: the text says otherwise."}],
        "why": None,
        "why_small": None,
        "given": given(*parts),
        "steps": [{"text": [card("Kd"), {"t": " is seat 1’s highest card."}], "cards": ["Kd"], "seats": [1]}],
        "cite": [],
        "links": [],
        "labels": STEPPER,
    }
    return asked() | {"phase": "answered", "chosen": chosen, "result": result}


TURNS = count(1)


def anew(asked: Callable[[], Scene]) -> Scene:
    """A question that the server draws a little differently each time, so that the browser draws it anew as well."""
    return asked() | {"small": f"Drawn for the {next(TURNS)}. time"}


FORM_SCENES: dict[str, Callable[[], Scene]] = {
    "closed": closed,
    "closed-answered": partial(answered, closed, {"seat": None}, part("The round is closed", "wrong")),
    "order": order,
    "order-together": partial(order, 4, together=True),
    "order-ties": partial(order, 4, ties=True),
    "order-eight": partial(order, 8, ties=True),
    "order-answered": partial(
        answered,
        partial(order, 3, ties=True),
        {"order": [[3], [1, 2]]},
        *(part(f"Seat {n}", mark, seat=n) for n, mark in ((3, "right"), (1, "wrong"), (2, "wrong"))),
    ),
    "order-anew": partial(anew, order),
    "amount": amount,
    "amount-anew": partial(anew, amount),
    "amount-eight": partial(amount, players=8),
    **{f"amount-{lang}": partial(amount, lang) for lang in NUMBERS},
    "amount-answered": partial(answered, amount, {"pot": 25}, part("25", "wrong")),
    "chips": chips,
    "chips-da": partial(chips, lang="da"),
    "chips-eight": partial(chips, 8),
    "chips-answered": partial(
        answered, chips, {"awards": {"1": 513, "2": 512, "3": 0}}, part("Seat 1: 513", "right", seat=1)
    ),
    "pots": pots,
    "pots-eight": partial(pots, 8),
    "pots-answered": partial(
        answered,
        pots,
        {"pots": [{"amount": 90, "seats": [1, 2]}], "returned": {"4": 20}},
        part("Main pot: 90", "wrong"),
    ),
    "cards": cards,
    "cards-none": partial(cards, none=True),
    "cards-answered": partial(
        answered,
        cards,
        {"cards": ["7c", "7d", "Qh", "Ac", "Ad"]},
        part("7 of clubs", "wrong"),
        part("9 of clubs", "missed"),
    ),
    "choice": choice,
    "choice-several": partial(choice, several=True),
    "choice-answered": partial(answered, choice, {"choice": ["mix"]}, part(STATEMENTS[2][1], "wrong")),
    "line": line,
    "line-rtl": partial(line, rtl=True),
    "line-answered": partial(
        answered,
        line,
        {"line": 7, "fault": "cap"},
        part("Line 7", "wrong", line=7),
        part("Line 11", "missed", line=11),
        part("The cap is reached", "right"),
    ),
    "among": lambda: choice() | {"keys": False, "share": None},
}
