"""The public door for rulings: a situation and an ask in, the answer with its derivation out.

An ask is answered by the engine alone; here its ruling becomes plain values and is handed to its derivation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from scenarios.engine.awards import awards
from scenarios.engine.betting import legal_actions
from scenarios.engine.boards import rank_boards
from scenarios.engine.endings import Pot
from scenarios.engine.errors import BadSituation, NotTheTime, Problem
from scenarios.engine.incidents import Incident
from scenarios.engine.irregularities import irregularity
from scenarios.engine.pots import pots
from scenarios.engine.records import lines_of
from scenarios.engine.rulebook import Rulebook
from scenarios.engine.show_order import show_order
from scenarios.engine.showdown import best_hands, winners
from scenarios.engine.state import HandState, Street
from scenarios.engine.stub import Dealt, dealt_so_far, seventh_street
from scenarios.engine.turns import bring_in, first_to_act, next_to_act
from scenarios.needs import IRREGULARITY, NEED_CARDS, check_cards, lacking
from scenarios.questions.claims import dispute
from scenarios.questions.derivations import awards as awards_steps
from scenarios.questions.derivations import best_hands as best_hands_steps
from scenarios.questions.derivations import bring_in as bring_in_steps
from scenarios.questions.derivations import first_to_act as first_to_act_steps
from scenarios.questions.derivations import irregularity as irregularity_steps
from scenarios.questions.derivations import next_to_act as next_to_act_steps
from scenarios.questions.derivations import options as options_steps
from scenarios.questions.derivations import pot_count as pot_count_steps
from scenarios.questions.derivations import pots as pots_steps
from scenarios.questions.derivations import rank_boards as rank_boards_steps
from scenarios.questions.derivations import rulebook_lens as rulebook_lens_steps
from scenarios.questions.derivations import seventh_street as seventh_street_steps
from scenarios.questions.derivations import show_order as show_order_steps
from scenarios.questions.derivations import spot_violation as spot_violation_steps
from scenarios.questions.derivations import winners as winners_steps
from scenarios.questions.ending_answers import awards_json, hands_json, last_deal_json, pots_json, show_order_json
from scenarios.questions.faults import found_in, unsettled
from scenarios.questions.incident_answers import incident_json
from scenarios.questions.options_answer import options_json
from scenarios.questions.question import Derivation
from scenarios.situation import Situation, start_of_street


class Ruled(Struct, frozen=True):
    """An answer as plain values, and why.

    ``unsettled`` names the knob or question that no text settles, and is empty as a rule; the answer is then
    ``{"unsettled": true, "candidates": …}``, the readings there are, play going on with the first.
    """

    answer: dict[str, Any]
    derivation: Derivation
    unsettled: str = ""


def rule(situation: Situation, ask: str) -> Ruled:
    """The ruling on a situation.

    Raises BadSituation for an ask that is not ruled on and for what the situation lacks, NotTheTime where the moment
    has no such ruling.
    """
    if ask not in (*ASKS, RULEBOOK_LENS, SPOT_VIOLATION):
        raise BadSituation([Problem("ask", f"{ask!r} is not ruled on", ", ".join(ASKS))])
    if situation.ask == SPOT_VIOLATION != ask:
        raise BadSituation([Problem("ask", f"{ask!r} of acts that need not be legal", SPOT_VIOLATION)])
    if ask == "seventh-street" and situation.dealt:
        return _seventh_street(situation.rulebook, *_counted(situation.dealt))
    missing = lacking(situation, ask)
    if situation.state is None or missing:
        raise BadSituation(Problem(one.place, f"missing, and {ask} needs it", one.allowed) for one in missing)
    return ruled(situation.state, ask, situation.pots)


def ruled(state: HandState, ask: str, named: tuple[Pot, ...] | None = None) -> Ruled:
    """The ruling on a hand, for all of ``ASKS`` and the two beside them; ``named`` are its pots where they are given.

    Raises NotTheTime, for an irregularity where nothing has gone wrong.
    """
    if ask == RULEBOOK_LENS:
        return _rulebook_lens(state)
    if ask == SPOT_VIOLATION:
        return _spot_violation(state)
    if ask == IRREGULARITY:
        if state.incident is None:
            raise NotTheTime([Problem("incident", "nothing has gone wrong", "an incident")])
        return _irregularity(state, state.incident)
    if ask in NEED_CARDS and not (ask != "best-hands" and len(state.live) == 1):
        check_cards(state)
    if ask in _OF_POTS:
        return _OF_POTS[ask](state, named)
    return _RULED[ask](state)


def _open(candidates: list[Any], question: str) -> dict[str, Any]:
    return {"unsettled": True, "candidates": candidates, "question": question}


def _bring_in(state: HandState) -> Ruled:
    before = start_of_street(state)
    ruling = bring_in(before)
    derivation = bring_in_steps.derive(before, ruling)
    if ruling.unsettled:
        return Ruled(_open(list(ruling.candidates), ruling.unsettled), derivation, ruling.unsettled)
    answer = {
        "seat": ruling.seat,
        "low_card_seat": ruling.low_card_seat,
        "decided_by": ruling.decided_by.value,
        "options": options_json(None if ruling.seat is None else legal_actions(before)),
    }
    return Ruled(answer, derivation)


def _first_to_act(state: HandState) -> Ruled:
    before = start_of_street(state)
    ruling = first_to_act(before)
    derivation = first_to_act_steps.derive(before, ruling)
    if ruling.unsettled and ruling.seat is not None:
        return Ruled(_open(list(ruling.candidates), ruling.unsettled), derivation, ruling.unsettled)
    return Ruled({"seat": ruling.seat, "decided_by": ruling.decided_by.value}, derivation)


def _next_to_act(state: HandState) -> Ruled:
    ruling = next_to_act(state)
    derivation = next_to_act_steps.derive(state, ruling)
    if ruling.seat is None:
        return Ruled({"seat": None, "round": "closed"}, derivation)
    # once somebody has acted, who should have opened is past
    if state.round.unsettled and state.round.last is None:
        return Ruled(_open([ruling.seat], state.round.unsettled), derivation, state.round.unsettled)
    return Ruled({"seat": ruling.seat}, derivation)


def _options(state: HandState) -> Ruled:
    legal = legal_actions(state)
    derivation = options_steps.derive(state, legal)
    answer = options_json(legal)
    if legal.unsettled:
        return Ruled({"seat": legal.seat} | _open([answer], legal.unsettled), derivation, legal.unsettled)
    return Ruled(answer, derivation)


def _best_hands(state: HandState) -> Ruled:
    ruling = best_hands(state)
    return Ruled(hands_json(ruling, sorted(one.seat for one in state.live)), best_hands_steps.derive(state, ruling))


def _rank_boards(state: HandState) -> Ruled:
    ruling = rank_boards(state)
    order = [sorted(seats) for seats in ruling.order]
    return Ruled({"order": order}, rank_boards_steps.derive(state, ruling))


def _winners(state: HandState) -> Ruled:
    ruling = winners(state)
    answer = {"high": sorted(ruling.high), "low": sorted(ruling.low)}
    if ruling.uncontested:
        return Ruled(answer, next_to_act_steps.derive_uncontested(state))
    return Ruled(answer, winners_steps.derive(state, ruling))


def _pots(state: HandState) -> Ruled:
    ruling = pots(state)
    return Ruled(pots_json(ruling), pots_steps.derive(state, ruling))


def _awards(state: HandState, named: tuple[Pot, ...] | None) -> Ruled:
    if named is not None and any(one.street_to for one in state.seats):
        problem = "this street's wagers are not in the pots that are named"
        raise NotTheTime([Problem("pots", problem, "contributions instead of pots")])
    ruling = awards(state, named)
    derivation = awards_steps.derive(state, ruling)
    if ruling.unsettled:
        candidates = [awards_json(one) for one in ruling.candidates]
        return Ruled(_open(candidates, ruling.unsettled), derivation, ruling.unsettled)
    return Ruled(awards_json(ruling.awards), derivation)


def _show_order(state: HandState, named: tuple[Pot, ...] | None) -> Ruled:
    ruling = show_order(state, named)
    derivation = show_order_steps.derive(state, ruling)
    if ruling.unsettled:
        candidates = [show_order_json(*one) for one in ruling.candidates]
        return Ruled(_open(candidates, ruling.unsettled), derivation, ruling.unsettled)
    return Ruled(show_order_json(ruling.order, ruling.at_once), derivation)


def _pot_count(state: HandState, named: tuple[Pot, ...] | None) -> Ruled:
    amount, derivation = pot_count_steps.derive(state, named)
    return Ruled({"pot": amount}, derivation)


def _counted(dealt: tuple[tuple[Street, int], ...]) -> tuple[Dealt, int, int]:
    """The hands dealt each street, and those of seventh; a street that is not named was dealt like the one before."""
    counts = dict(dealt)
    if Street.THIRD not in counts:
        raise BadSituation([Problem("dealt.third", "missing, and seventh-street needs it", "how many hands")])
    last = 0
    for street in Street:
        last = counts.setdefault(street, last)
    third, fourth, fifth, sixth, hands = (counts[street] for street in Street)
    return (third, fourth, fifth, sixth), hands, 0


def _seventh_street(rulebook: Rulebook, dealt: Dealt, hands: int, keeping: int) -> Ruled:
    ruling = seventh_street(rulebook, dealt, hands, keeping)
    derivation = seventh_street_steps.derive(rulebook, ruling)
    if ruling.unsettled or ruling.deal is None:
        candidates = [last_deal_json(one, ruling.stub) for one in ruling.candidates]
        return Ruled(_open(candidates, ruling.unsettled), derivation, ruling.unsettled)
    return Ruled(last_deal_json(ruling.deal, ruling.stub), derivation)


def _irregularity(state: HandState, incident: Incident) -> Ruled:
    ruling = irregularity(state, incident)
    return Ruled(incident_json(ruling), irregularity_steps.derive(state, incident, ruling))


def _rulebook_lens(state: HandState) -> Ruled:
    found = dispute(state)
    if found is None:
        raise NotTheTime([Problem("ask", "no two rulebooks differ here", "a hand on which they do")])
    return Ruled({"holds": {one.rulebook.id: one.holds for one in found.houses}}, rulebook_lens_steps.derive(found))


def _spot_violation(state: HandState) -> Ruled:
    try:
        lines = lines_of(state)
        found = found_in(lines)
    except KeyError as error:
        raise NotTheTime([Problem("actions", "one breaks a rule that is not asked about", "")]) from error
    if len(found) != 1:
        raise NotTheTime([Problem("actions", f"{len(found)} of them are not legal", "one")])
    answer = {"line": found[0].number, "fault": found[0].fault.value}
    derivation, question = spot_violation_steps.derive(found[0]), unsettled(lines)
    return Ruled(_open([answer], question) if question else answer, derivation, question)


_RULED: Mapping[str, Callable[[HandState], Ruled]] = {
    "bring-in": _bring_in,
    "first-to-act": _first_to_act,
    "next-to-act": _next_to_act,
    "options": _options,
    "best-hands": _best_hands,
    "rank-boards": _rank_boards,
    "winners": _winners,
    "pots": _pots,
    "seventh-street": lambda state: _seventh_street(state.rulebook, *dealt_so_far(state)),
}
_OF_POTS: Mapping[str, Callable[[HandState, tuple[Pot, ...] | None], Ruled]] = {
    "awards": _awards,
    "show-order": _show_order,
    "pot-count": _pot_count,
}

ASKS = (*_RULED, *_OF_POTS, IRREGULARITY)
"""What is ruled on."""

RULEBOOK_LENS = "rulebook-lens"
"""Under which of the shipped rulebooks holds what they disagree about: no ruling of one house, but of all at once."""

SPOT_VIOLATION = "spot-violation"
"""Which of the acts is not legal, of a file that asks this and nothing else: any other with such an act is refused."""
