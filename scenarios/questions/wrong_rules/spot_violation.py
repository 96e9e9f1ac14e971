"""Wrong rules by which a legal line of a written hand looks illegal: those about who acts and what may be bet.

Each is asked line by line, with the hand as it stood. The first legal line with which its believer finds fault is what
the believer answers, with the fault that it is to them; where there is none, the rule has nothing to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from scenarios.engine.actions import Bet, BringIn, Call, Check, Complete, Fold, Raise
from scenarios.engine.betting import legal_actions
from scenarios.engine.chips import Seat
from scenarios.engine.records import Line
from scenarios.engine.rulings import LegalActions
from scenarios.engine.state import HandState, Street
from scenarios.engine.turns import bring_in, first_to_act, next_to_act
from scenarios.questions.answers import LineAnswer, Option, Verb
from scenarios.questions.faults import Fault, choice
from scenarios.questions.question import Misconception, misconception
from scenarios.questions.wrong_rules import bring_in as bring_in_rules
from scenarios.questions.wrong_rules import first_to_act as first_rules
from scenarios.questions.wrong_rules import next_to_act as next_rules
from scenarios.questions.wrong_rules import options as options_rules

_Objects = Callable[[Line], Fault | None]
_VERBS: Mapping[type, Verb] = {
    BringIn: Verb.BRING_IN, Complete: Verb.COMPLETE_TO, Bet: Verb.BET, Raise: Verb.RAISE_TO,
}  # fmt: skip


def misconceptions(lines: Sequence[Line]) -> Iterator[Misconception]:
    """What each wrong rule finds fault with, in the order in which a wrong answer is explained."""
    legal = [(number, line) for number, line in enumerate(lines, start=1) if line.violation is None]
    for name, objects in WRONG_RULES.items():
        for number, line in legal:
            fault = objects(line)
            if fault is not None:
                found = misconception("spot_violation", name, LineAnswer(number, choice(fault)))
                # who opens wrongly acts out of turn as well
                also = (LineAnswer(number, choice(Fault.TURN)),) if fault is Fault.OPENER else ()
                yield replace(found, also=also)
                break


def _opens_third(name: str) -> _Objects:
    wrong = dict(bring_in_rules.WRONG_RULES)[name]
    return _opens(lambda state: wrong(state, bring_in(state)), (Street.THIRD,))


def _opens_later(name: str) -> _Objects:
    wrong = dict(first_rules.WRONG_RULES)[name]
    return _opens(lambda state: wrong(state, first_to_act(state)), tuple(Street)[1:])


def _opens(named: Callable[[HandState], Seat | None], streets: Sequence[Street]) -> _Objects:
    """What is wrong with the first line of one of these streets, were it the named seat that opens."""

    def objects(line: Line) -> Fault | None:
        if line.before.street not in streets or line.before.round.last is not None:
            return None
        return _another(line, named(line.before), Fault.OPENER)

    return objects


def _comes_next(name: str) -> _Objects:
    wrong = dict(next_rules.WRONG_RULES)[name]

    def objects(line: Line) -> Fault | None:
        if line.before.round.last is None:
            return None
        named = wrong(line.before, next_to_act(line.before).seat)
        return _another(line, next(iter(named), None), Fault.TURN)

    return objects


def _another(line: Line, seat: Seat | None, fault: Fault) -> Fault | None:
    return None if seat is None or seat == line.act.seat else fault


def _may_bet(name: str, otherwise: Fault | None = None) -> _Objects:
    """``otherwise``: the fault where the rule leaves no wager at all, or where a call is what it objects to."""
    wrong = dict(options_rules.WRONG_RULES)[name]

    def objects(line: Line) -> Fault | None:
        if isinstance(line.act, Fold | Check):
            return None
        legal = legal_actions(line.before)
        allowed = wrong(line.before, legal)
        return None if allowed is None else _against(line, legal, allowed, otherwise)

    return objects


def _against(line: Line, legal: LegalActions, allowed: frozenset[Option], otherwise: Fault | None) -> Fault | None:
    """What is wrong with a line, were these acts alone allowed."""
    act = line.act
    if isinstance(act, Call):
        return None if any(one.verb is Verb.CALL for one in allowed) else otherwise
    if isinstance(act, Fold | Check):
        return None
    wagers = [one for one in allowed if one.verb in _VERBS.values()]
    if any(one.amount <= act.to <= (one.most or one.amount) for one in wagers):
        return None
    if not any(one.verb is not Verb.BRING_IN or legal.bring_in for one in wagers):
        return otherwise
    most = max(one.most or one.amount for one in wagers)
    if act.to > most:
        return Fault.MUCH
    return Fault.LITTLE if act.to < min(one.amount for one in wagers) else None


WRONG_RULES: Mapping[str, _Objects] = {
    "completion_plus_bring_in": _may_bet("completion_plus_bring_in"),
    "no_full_opening": _may_bet("no_full_opening"),
    "raise_from_bring_in": _may_bet("raise_from_bring_in"),
    "open_pair_ignored": _may_bet("open_pair_ignored"),
    "open_pair_owner_only": _may_bet("open_pair_owner_only"),
    "open_pair_must_be_big": _may_bet("open_pair_must_be_big"),
    "cap_holds_heads_up": _may_bet("cap_holds_heads_up", Fault.CAP),
    "cap_counts_bring_in": _may_bet("cap_counts_bring_in", Fault.CAP),
    "cap_counts_bet": _may_bet("cap_counts_bet", Fault.CAP),
    "all_in_never_reopens": _may_bet("all_in_never_reopens", Fault.CLOSED),
    "half_all_in_is_completed": _may_bet("half_all_in_is_completed"),
    "raise_from_short_all_in": _may_bet("raise_from_short_all_in"),
    "short_stack_must_fold": _may_bet("short_stack_must_fold", Fault.LITTLE),
    "big_bet_on_fourth": _may_bet("big_bet_on_fourth"),
    "small_bet_late": _may_bet("small_bet_late"),
    "raise_to_the_bet": _may_bet("raise_to_the_bet"),
    "suits_reversed": _opens_third("suits_reversed"),
    "position_for_suit": _opens_third("position_for_suit"),
    "ace_low": _opens_third("ace_low"),
    "razz_ace_high": _opens_third("razz_ace_high"),
    "board_suits_reversed": _opens_later("suits_reversed"),
    "board_suit_for_position": _opens_later("suit_for_position"),
    "board_position_for_suit": _opens_later("position_for_suit"),
    "draw_outranks": _opens_later("draw_outranks"),
    "low_board_opens": _opens_later("low_board_opens"),
    "groups_ignored": _opens_later("groups_ignored"),
    "bring_in_opens": _opens_later("bring_in_opens"),
    "last_opener": _opens_later("last_opener"),
    "high_card": _opens_third("high_card"),
    "razz_low_card": _opens_third("razz_low_card"),
    "left_of_dealer": _opens_third("left_of_dealer"),
    "first_dealt": _opens_later("first_dealt"),
    "all_in_acts": _comes_next("all_in_acts"),
    "folded_acts": _comes_next("folded_acts"),
    "bring_in_is_done": _comes_next("bring_in_is_done"),
    "check_is_final": _comes_next("check_is_final"),
    "raised_one_answers": _comes_next("raised_one_answers"),
    "opener_first": _comes_next("opener_first"),
    "cards_decide": _comes_next("cards_decide"),
    "anticlockwise": _comes_next("anticlockwise"),
}
