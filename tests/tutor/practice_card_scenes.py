"""Questions for the Practice card to draw, as the screens would hand them over: one function a scene."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Scene = dict[str, Any]
RANKS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten"}
SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
UP_THIRD = "7h 2d Kc 2c 9s Jd Ah 8c Th"
BOARDS = ["Kd 9h 4c 2s", "7c 7d Qh 5s", "Ah Jc 8d 3h", "Td Ts 9s 9d"]
BOARDS += ["Qc Jh 6d 4h", "5c 5d 5h Kc", "8s 8c As 2d", "6s 7s 3s Jd"]
DOWNS = ["Kh Ks 3c", "Ac Ad 2h", "4d 6c 9c", "Qs Qd Tc", "2c 3d 4s", "Js 7h 8h", "6h Kc 5s", "Th Jd Qd"]
LABELS = {"back": "Step back", "on": "Step on", "next": "Next"}
SHARE = {"label": "Share", "copied": "Link copied", "href": "?q=abc123"}


def card(code: str) -> dict[str, str]:
    rank, suit = code
    return {"c": code, "l": "10" if rank == "T" else rank, "n": f"{RANKS.get(rank, rank)} of {SUITS[suit]}"}


def seat(number: int, up: str, down: str | int = 2, **more: Any) -> dict[str, Any]:
    """A seat with `up` showing; `down` is how many cards lie face down, or which are shown."""
    hidden: list[dict[str, str] | None] = [None] * down if isinstance(down, int) else [card(c) for c in down.split()]
    name = f"Seat {number}: " + ", ".join(card(c)["n"] for c in up.split())
    base = {"seat": number, "name": name, "down_label": "", "note": "", "faded": False, "mark": ""}
    base |= {"front": "", "stack": ""}
    return base | {"up": [card(c) for c in up.split()], "down": hidden} | more


def scene(title: str, seats: list[dict[str, Any]], form: dict[str, Any], **more: Any) -> Scene:
    lines = [each["name"] for each in seats]
    table = {
        "label": "The table",
        "seats": seats,
        "foot": "you deal",
        "pot": "pot 8",
        "stakes": "ante 1 · bring-in 2 · 5/10",
        "community": None,
        "community_label": "",
        "acts": [],
        "acts_label": "This street so far",
        "as_text": lines,
        "as_text_label": "The table as text",
    }
    return {
        "id": "first",
        "lang": "en",
        "dir": "ltr",
        "phase": "ask",
        "small": f"Third street · {len(seats)} players",
        "title": title,
        "table": table,
        "form": form,
        "chosen": None,
        "result": None,
        "share": SHARE,
        "report": {"label": "I think this is wrong", "told": "Saved.", "ask": "What is wrong:", "name": "abc123.txt"},
    } | more


def act(number: int, text: str, wager: bool = False) -> dict[str, Any]:
    return {"seat": number, "text": text, "wager": wager}


def part(label: str, mark: str, **beside: Any) -> dict[str, Any]:
    """A part of an answer given; ``seat`` puts it beside that seat."""
    short = {"short": "Your answer"} if "seat" in beside else {}
    return {"label": label, "mark": mark, "word": mark} | short | beside


def given(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"label": "Your answer", "parts": list(parts)}


def near_of(table: dict[str, Any]) -> dict[str, Any]:
    """The deuce of seat 2 a club, and that of seat 4 a diamond."""
    seats = [one | {"mark": "", "note": ""} for one in table["seats"]]
    seats[1] |= {"up": [card("2c")], "mark": "right", "note": "brings it in"}
    seats[3] |= {"up": [card("2d")]}
    text = [{"t": "The smallest change: with "}, card("2c"), {"t": " at seat 2, your answer would be right."}]
    labels = {"show": "Show it on the table", "back": "Back to the hand as dealt"}
    return {"text": text, "cards": ["2c"], "seats": [2], "differs": [seats[1], seats[3]], "labels": labels}


def others_of(seats: list[dict[str, Any]]) -> dict[str, Any]:
    """Each seat but the fourth: its door card is higher, by its suit where it is a deuce."""

    def line(each: dict[str, Any]) -> list[dict[str, str]]:
        up = each["up"][0]
        beside = "the same rank as the " if up["c"] == "2d" else "higher than the "
        beneath = ", but a higher suit." if up["c"] == "2d" else "."
        return [{"t": f"Seat {each['seat']} shows the "}, up, {"t": f": {beside}"}, card("2c"), {"t": beneath}]

    return {"label": "Why no other seat?", "lines": [line(each) for each in seats if each["seat"] != 4]}


SOURCES = {"label": "About these sources", "meanings": [["read", "The text of this rule was read."]]}
SEAT_FORM = {"type": "seat", "hint_touch": "Tap a seat.", "hint_desk": "Click a seat, or press its number."}


def bring_in(players: int = 8) -> Scene:
    return scene("Who brings it in?", [seat(n, up) for n, up in enumerate(UP_THIRD.split()[:players], 1)], SEAT_FORM)


def bring_in_answered(ok: bool = False) -> Scene:
    data = bring_in()
    seats = data["table"]["seats"]
    seats[3] |= {"mark": "right", "note": "brings it in"}
    if not ok:
        seats[1] |= {"mark": "wrong", "note": "your answer"}
    two_clubs, two_diamonds = card("2c"), card("2d")
    steps = [
        {
            "text": [
                {"t": "The lowest door card brings it in. Two seats show a deuce: "},
                two_diamonds,
                {"t": " in seat 2 and "},
                two_clubs,
                {"t": " in seat 4."},
            ],
            "cards": ["2d", "2c"],
            "seats": [2, 4],
        },
        {
            "text": [
                {"t": "Equal ranks: the suit decides. "},
                {"t": "From low to high: clubs, diamonds, hearts, spades."},
            ],
            "cards": ["2c", "2d"],
            "seats": [],
        },
        {
            "text": [two_clubs, {"t": " is lower than "}, two_diamonds, {"t": ", so seat 4 brings it in."}],
            "cards": ["2c"],
            "seats": [4],
        },
    ]
    verdict = "Right: seat 4 brings it in." if ok else "Seat 4 brings it in, not seat 2."
    result = {
        "ok": ok,
        "verdict": [{"t": verdict}],
        "why": None if ok else [{"t": "Your answer would be right if diamonds ranked below clubs."}],
        "why_small": None if ok else [{"t": "Wrong rule: suits mixed up · second time this week"}],
        "near": None if ok else near_of(data["table"]),
        "given": given(part(f"Seat {4 if ok else 2}", "right" if ok else "wrong", seat=4 if ok else 2)),
        "sources": SOURCES,
        "steps": steps,
        "others": others_of(seats),
        "cite": [[{"t": "Robert’s Rules, Seven-Card Stud 1 · read"}], [{"t": "Same under the WSOP and TDA rules."}]],
        "links": [{"label": "Lesson", "href": "learn"}, {"label": "Rule", "href": "javascript:document.title='taken'"}],
        "labels": LABELS,
    }
    return data | {"phase": "answered", "chosen": {"seat": 4 if ok else 2}, "result": result}


def options() -> Scene:
    seats = [
        seat(1, "As Kd", stack="60"),
        seat(3, "9c 9h", note="bets 5", front="5", stack="112"),
        seat(5, "Qh Jh", note="to act", mark="act", stack="34"),
        seat(6, "8d 7s", note="folded", faded=True),
    ]
    moves = [
        ("fold", "Fold"),
        ("check", "Check"),
        ("call:5", "Call 5"),
        ("raise_to:10", "Raise to 10"),
        ("raise_to:15", "Raise to 15"),
        ("raise_to:20", "Raise to 20"),
    ]
    form = {
        "type": "options",
        "options": [{"id": i, "key": str(n), "label": text} for n, (i, text) in enumerate(moves, 1)],
        "submit": "Check my answer",
        "missing": {"options": "Choose every action the seat may take."},
        "more": "more below",
        "hint_desk": "Click every action that is allowed, or press its number.",
    }
    data = scene("What may seat 5 do?", seats, form, small="Fourth street · seat 3 bet 5")
    data["table"]["acts"] = [act(1, "checks"), act(3, "bets 5", wager=True)]
    return data


def options_third() -> Scene:
    data = bring_in() | {"form": options()["form"], "title": "What may seat 5 do?"}
    data["table"]["seats"][2] |= {"note": "brings in 2", "front": "2", "stack": "140"}
    data["table"]["seats"][3] |= {"note": "completes to 10", "front": "10", "stack": "140"}
    data["table"]["seats"][4] |= {"note": "to act", "mark": "act", "stack": "35"}
    data["table"]["acts"] = [act(3, "brings in 2", wager=True), act(4, "completes to 10", wager=True)]
    return data


def options_capped() -> Scene:
    """Eight seats, an act and more of each: the fullest table that is met."""
    data = options_third()
    acts = [act(3, "brings in 2", wager=True), act(4, "completes to 10", wager=True)]
    acts += [act(n, f"raises to {10 * (n - 3)}", wager=True) for n in (5, 6, 7)]
    data["table"]["acts"] = [*acts, act(8, "calls 40"), act(1, "folds"), act(2, "calls 40"), act(3, "calls 40")]
    for each in data["table"]["seats"]:
        each |= {"note": "raises to 40", "front": "40"}
    more = [{"id": f"raise_to:{to}", "key": "", "label": f"Raise to {to}"} for to in (25, 30, 35, 40)]
    data["form"] = data["form"] | {"options": data["form"]["options"] + more}
    return data


def options_answered() -> Scene:
    result = {
        "ok": False,
        "verdict": [{"t": "Nearly: one option is missing, one is not allowed."}],
        "why": None,
        "why_small": None,
        "given": given(
            part("Fold", "right"), part("Check", "wrong"), part("Call 5", "right"), part("Raise to 15", "missed")
        ),
        "sources": SOURCES,
        "steps": [
            {
                "text": [card("9c"), card("9h"), {"t": " is an open pair, so seat 3 could have bet 10."}],
                "cards": ["9c", "9h"],
                "seats": [3],
            }
        ],
        "cite": [[{"t": "Robert’s Rules, Seven-Card Stud 6 · read"}]],
        "links": [],
        "labels": LABELS,
    }
    return options() | {"phase": "answered", "chosen": {"options": ["fold", "check", "call:5"]}, "result": result}


def winners(sides: int = 2, players: int = 3) -> Scene:
    names = [{"id": "high", "label": "High"}, {"id": "low", "label": "Low"}][:sides]
    form = {
        "type": "winners",
        "sides": names,
        "none": {"low": "No low"} if sides == 2 else {},
        "submit": "Check my answer",
        "missing": {"high": "Choose who wins high.", "low": "Choose who wins low."},
        "more": "more below",
        "hint_desk": "Click High or Low, or press a seat’s number.",
    }
    seats = [seat(n, up, down) for n, (up, down) in enumerate(zip(BOARDS, DOWNS, strict=True), 1)][:players]
    return scene("Who wins?", seats, form, small=f"Showdown · {players} players")


def seventh() -> Scene:
    return scene(
        "Who acts first?",
        [seat(n, up, 3) for n, up in enumerate(BOARDS, 1)],
        SEAT_FORM,
        small="Seventh street · eight players",
    )


def german() -> Scene:
    notes = ["erhöht auf 15", "gepasst", "vervollständigt auf 5", "zahlt das Bring-in", "setzt 10", "muss handeln"]
    notes += ["all-in mit 35", "schiebt"]
    data = seventh() | {
        "lang": "de",
        "title": "Wer muss auf der Seventh Street zuerst handeln?",
        "small": "Seventh Street · acht Spieler",
    }
    for each, note in zip(data["table"]["seats"], notes, strict=True):
        each |= {"note": note, "faded": note == "gepasst", "stack": "140"}
    data["table"] |= {
        "foot": "du gibst",
        "pot": "Pot 84",
        "stakes": "Ante 1 · Bring-in 2 · 5/10",
        "as_text_label": "Der Tisch als Text",
    }
    return data | {
        "form": {
            "type": "seat",
            "hint_touch": "Tippe auf einen Platz.",
            "hint_desk": "Klicke auf einen Platz oder drücke seine Nummer.",
        }
    }


def common_card() -> Scene:
    data = seventh()
    data["table"] |= {"community": card("3d"), "community_label": "Common card"}
    return data


def markup() -> Scene:
    """What a careless translator might write: it is shown as written."""
    return bring_in() | {
        "title": "<b id=bold>Who</b> brings it in?",
        "small": "<img src=x onerror=\"document.title='taken'\">",
    }


def right_to_left() -> Scene:
    data = bring_in_answered() | {
        "lang": "ar",
        "dir": "rtl",
        "title": "من يفتتح؟",
        "small": "الشارع الثالث · ثمانية لاعبين",
    }
    data["table"] |= {"foot": "أنت توزع", "pot": "الرهان 8"}
    data["result"]["labels"] = {"back": "السابق", "on": "التالي", "next": "سؤال آخر"}
    return data


def both_marks() -> Scene:
    data = winners() | {
        "phase": "answered",
        "chosen": {"high": [1, 2], "low": [2]},
        "result": options_answered()["result"],
    }
    parts = [part("High: seat 1", "wrong", seat=1, short="High"), part("High: seat 2", "right", seat=2, short="High")]
    parts += [part("Low: seat 2", "wrong", seat=2, short="Low"), part("Low: seat 3", "missed", seat=3, short="Low")]
    data["result"] |= {"given": given(*parts)}
    data["table"]["seats"][0] |= {"mark": "wrong", "note": "your answer"}
    data["table"]["seats"][1] |= {"mark": "both", "note": "wins the high half only"}
    data["table"]["seats"][2] |= {"mark": "right", "note": "wins the low half"}
    return data


SCENES: dict[str, Callable[[], Scene]] = {
    "bring-in": bring_in,
    "bring-in-answered": bring_in_answered,
    "right": lambda: bring_in_answered(ok=True),
    **{f"players-{n}": lambda n=n: bring_in(n) for n in (2, 3, 4, 5, 6, 7, 9)},
    "options": options,
    "options-third": options_third,
    "options-capped": options_capped,
    "example": lambda: options_capped() | {"keys": False, "share": None},
    "options-answered": options_answered,
    "winners": winners,
    "winners-high": lambda: winners(1, 4),
    "showdown": lambda: winners(1, 8),
    "showdown-two-sides": lambda: winners(2, 8),
    "both-marks": both_marks,
    "seventh": seventh,
    "common-card": common_card,
    "german": german,
    "markup": markup,
    "rtl": right_to_left,
}
