"""What the other rulebooks say of a hand: an answer, that no text settles it, or that it cannot come to this there."""

from __future__ import annotations

from typing import Any

from scenarios.make import about, elsewhere
from scenarios.questions.question import Elsewhere
from scenarios.situation import from_data

STAKES = {"ante": 1, "bring_in": 2, "small_bet": 5, "big_bet": 10}


def houses(kind: str, **data: Any) -> dict[str, Elsewhere]:
    """The other rulebooks by id, for a hand of stud ruled under its own."""
    state = from_data({"game": "stud", "stakes": STAKES, **data}).state
    assert state is not None
    return {other.rulebook.id: other for other in elsewhere(about(kind, state))}


def test_a_bet_between_the_limits_cannot_be_made_where_limits_are_fixed() -> None:
    """German source, Dritte und Vierte Setzrunde: anything from 5 to 10. All others play fifth street with 10."""
    seats = {1: {"up": "Kh Kd 9s"}, 3: {"up": "7c 6d 2h"}, 4: {"up": "Qs Jd 4c"}}
    found = houses("options", rulebook="de-split-limit", seats=seats, actions=["1 bets 7"])
    assert found
    assert not any(other.possible or other.answer for other in found.values())


def test_a_fifth_wager_cannot_be_made_under_a_lower_cap() -> None:
    """WSOP cash rule 126 allows four raises, Robert's Rules and the Danish source three."""
    seats = {1: {"up": "Ks Kd 8h"}, 3: {"up": "Qd Qh 7s"}, 6: {"up": "Ah Jd Td"}}
    acts = ["1 bets 10", "3 raises to 20", "6 raises to 30", "1 raises to 40", "3 raises to 50"]
    found = houses("options", rulebook="wsop-cash", seats=seats, actions=acts)
    assert {one for one, other in found.items() if other.possible} == {"wsop-tournament", "tda"}
    assert not any(found[one].possible for one in ("roberts", "da-fixed-limit"))


def test_what_no_text_settles_could_still_come_to_this() -> None:
    """The German source does not say which of two equal boards begins."""
    seats = {2: {"up": "Ah Ks"}, 3: {"up": "Td 8d"}, 5: {"up": "As Kh"}}
    german = houses("first_to_act", rulebook="roberts", seats=seats)["de-split-limit"]
    assert (german.answer, german.possible) == (None, True)


def test_what_a_seat_may_do_is_not_said_where_another_seat_begins() -> None:
    """Of two equal boards Robert's Rules begin at seat 2, the TDA at the spades of seat 5."""
    seats = {2: {"up": "Ah Ks"}, 3: {"up": "Td 8d"}, 5: {"up": "As Kh"}}
    tda = houses("options", rulebook="roberts", seats=seats)["tda"]
    assert (tda.answer, tda.possible) == (None, False)
