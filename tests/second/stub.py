"""Seventh street when cards are short: the deck is dealt card by card, and what is left is counted.

Three cards a hand on third street, one on each later one, a burn before fourth, fifth and sixth. Then what the rulebook
does with the stub that remains: deal, or mix it with the burns first, or turn up one common card for everybody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from scenarios.engine.rulebook import Rulebook, ShortStub, UnbetFold
from tests.second.layers import at_the_end
from tests.second.ledger import WAGERS
from tests.second.reading import STREETS, Answer, Table, read, unsettled

SHORT = "the stub is too short, and the rulebook does not say what then"
MIXED = "a common card: no text says whether the burns are mixed in before it"
RECEIVING = "whether a seat that folded with nothing to call, and is dealt in, counts among the players"


class RunsOut(Exception):
    """No card is left for a seat that should have one."""


def seventh_street(situation: Mapping[str, Any], rulebook: Rulebook) -> Answer:
    """How seventh street is dealt, and the stub before it.

    Raises ValueError before sixth street where the situation does not say how many hands were dealt in on each street.
    """
    counts, alternatives = _hands_dealt(situation, rulebook)
    if min(alternatives) < 2:
        raise ValueError("one seat is left: there is no seventh street")
    try:
        stub, burned = _deal(counts, rulebook)
    except RunsOut:
        return unsettled("the deck runs out before seventh street")
    answers = [_seventh(stub, burned, seats, rulebook) for seats in alternatives]
    if any(answer != answers[0] for answer in answers):
        return unsettled(RECEIVING) | {"candidates": answers}
    return answers[0]


def _hands_dealt(situation: Mapping[str, Any], rulebook: Rulebook) -> tuple[list[int], list[int]]:
    """The hands dealt a card on third to sixth street, and on seventh: two numbers where texts leave it open."""
    named = situation.get("dealt")
    if named is not None:
        missing = [street for street in STREETS[:4] if street not in named]
        if missing:
            raise ValueError(f"how many hands were dealt on {missing[0]} street is not said")
        counts = [int(named[street]) for street in STREETS[:4]]
        return counts, [int(named.get("seventh", counts[-1]))]
    table = read(situation, rulebook)
    if table.street not in ("sixth", "seventh"):
        raise ValueError("how many hands will reach seventh street is not known yet")
    counts = [sum(max(1, len(place.up)) > at for place in table.places) for at in range(4)]
    if table.street == "seventh":
        folded_later = sum(p.folded and len(p.cards) + p.unseen - len(p.up) > 2 for p in table.places)
        return counts, [len(table.live) + folded_later]
    return counts, _after_sixth(table, rulebook)


def _after_sixth(table: Table, rulebook: Rulebook) -> list[int]:
    """Those still in; and, where seats that fold unbet are dealt on, these too until somebody bets."""
    ledger = at_the_end(table, rulebook)
    staying = len(ledger.in_hand())
    bet = any(entry.verb in WAGERS for entry in ledger.entries)
    if bet or rulebook.unbet_fold is UnbetFold.LEGAL:
        return [staying]
    dealt_on = sum(place.folded and len(place.up) == 4 for place in table.places)
    return [staying, staying + dealt_on + len(ledger.before) - staying]


def _deal(counts: Sequence[int], rulebook: Rulebook) -> tuple[list[int], list[int]]:
    deck, burned = list(range(52)), []
    for street, hands in zip(STREETS, counts, strict=False):
        if rulebook.burns and street != "third":
            burned.append(_off(deck))
        for _ in range(hands * (3 if street == "third" else 1)):
            _off(deck)
    return deck, burned


def _off(deck: list[int]) -> int:
    if not deck:
        raise RunsOut
    return deck.pop()


def _seventh(stub: list[int], burned: list[int], seats: int, rulebook: Rulebook) -> Answer:
    def answer(method: str, mix: bool, burn: bool = rulebook.burns) -> Answer:
        return {"method": method, "stub": len(stub), "mix_burns": mix, "burn": burn}

    def common(*mixes: bool) -> Answer:
        if not stub and not all(mixes):
            return unsettled("no card is left, not even a common one")
        found = [answer("common-card", mix) for mix in mixes]
        return found[0] if len(found) == 1 else unsettled(MIXED) | {"candidates": found}

    own = answer("own-cards", mix=False)
    burn = 1 if rulebook.burns else 0
    enough = len(stub) >= burn + seats
    rule = rulebook.short_stub
    if rule in (ShortStub.ALL_BUT_LAST_THEN_MIX, ShortStub.PLAYERS_PLUS_TWO) and not rulebook.burns:
        return own if len(stub) >= seats + 2 else unsettled("burns are to be mixed in, and there are none")
    match rule:
        case ShortStub.ALL_BUT_LAST_THEN_MIX if not enough:
            waiting = seats - (len(stub) - 1)  # all but the last card are dealt
            mixed = [*stub[:1], *burned]
            if len(mixed) >= waiting:
                return answer("own-cards", mix=True, burn=len(mixed) > waiting)
            return common(True) if len(stub) < 2 else common(False, True)
        case ShortStub.PLAYERS_PLUS_TWO if len(stub) < seats + 2:
            if len(stub) + len(burned) >= seats + 2:
                return answer("own-cards", mix=True)
            return common(len(stub) < 3)
        case ShortStub.COMMON_WHEN_SHORT if not enough:
            return common(False)
        case ShortStub.COMMON_IF_EIGHT_STAY if seats == 8:
            return common(False)
        case _ if not enough and rule in (ShortStub.COMMON_IF_EIGHT_STAY, ShortStub.UNSETTLED):
            return unsettled(SHORT)
        case _:
            return own
