"""Two opinions on every kind of incident, under every rulebook, at tables of every sort: they have to agree.

``DISPUTED`` are the rulings that the engine gives and the second opinion does not find in the texts, each with what it
finds there. Nothing that stands there can be a question's answer. A dispute that is over has to leave the list.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from scenarios.engine.errors import StudError
from scenarios.engine.rulebook import Rulebook
from scenarios.rule import rule
from scenarios.rulebooks import SHIPPED, shipped
from scenarios.situation import from_data
from tests import second
from tests.incident_grid import KINDS, situations

EVERY = 11
"""One situation of so many is compared; a prime, so that no sort of table is left out."""
REFUSED = {"ruling": "refused"}
Situation = Mapping[str, Any]


def begun(situation: Situation) -> bool:
    return bool(situation["actions"])


def in_already_or_of_few_chips(situation: Situation) -> bool:
    incident, lines = situation["incident"], situation["actions"]
    acted = any(int(line.split()[0]) == incident["seat"] for line in lines)
    return acted or "stack" in situation["seats"][incident["seat"]]


def folded(situation: Situation) -> bool:
    return any(line.endswith("folds") for line in situation["actions"])


def two_left(situation: Situation) -> bool:
    return len(situation["seats"]) - sum(line.endswith("folds") for line in situation["actions"]) == 2


def bet_or_razz(situation: Situation) -> bool:
    what = situation["incident"]["what"]
    return bool(what == "bet" or (what == "high-hand" and situation["game"] == "razz"))


DISPUTED: dict[tuple[str, str], Callable[[Situation], bool]] = {
    # TDA 35D and 36: no misdeal after substantial action, whoever has acted; before it, whose action is not said
    ("joker", "tda"): begun,
    # WSOP event 108 kills the hand once a misdeal is out of the question, which is what cannot be told here
    ("extra-starting-card", "wsop-tournament"): begun,
    # a fold with two left ends the hand: nobody receives a card
    **{("unbet-fold", book): two_left for book in ("roberts", "wsop-cash")},
    # nobody can put in less than he has in, or more than he has; to what few chips complete a bring-in, no text says
    **{("underbet", book): in_already_or_of_few_chips for book in SHIPPED},
    # the low card is the lowest dealt, a hand that has folded since included
    **{("exposed-down-card", book): folded for book in ("roberts", "wsop-cash", "tda")},
    # in razz the low hand is named; of bets only WSOP cash 225 and TDA RP-12 speak
    **{("announcement", book): bet_or_razz for book in ("roberts", "wsop-cash", "wsop-tournament")},
}


@pytest.mark.parametrize("book", SHIPPED)
@pytest.mark.parametrize("kind", KINDS)
def test_both_opinions_rule_alike(kind: str, book: str) -> None:
    rulebook = shipped(book)
    compared = list(situations(kind, rulebook, range(3), (2, 3, 4)))[::EVERY]
    differing = []
    for situation in compared:
        engine, opinion = engines(situation, rulebook), opinions(situation, rulebook)
        if any(field not in opinion or opinion[field] != value for field, value in engine.items()):
            differing.append((situation, engine, opinion))
    disputed = DISPUTED.get((kind, book), lambda situation: False)
    assert [one for one in differing if not disputed(one[0])] == []
    assert bool(differing) is ((kind, book) in DISPUTED)
    assert any(opinions(situation, rulebook) != REFUSED for situation in compared)


def engines(situation: dict[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    try:
        return rule(from_data(situation, rulebook), "irregularity").answer
    except StudError:
        return REFUSED


def opinions(situation: dict[str, Any], rulebook: Rulebook) -> dict[str, Any]:
    try:
        return second.irregularity(situation, rulebook)
    except ValueError:
        return REFUSED
