"""Wrong rules about what may be bet: most are the same engine with one thing turned."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from scenarios.engine.actions import BringIn
from scenarios.engine.betting import legal_actions
from scenarios.engine.chips import NOTHING, Chips
from scenarios.engine.rulebook import Game, OpenPairRaise, OpenPairStud, OpenPairStud8, OpenPairWho
from scenarios.engine.rulings import Block, LegalActions, SizeReason
from scenarios.engine.state import HandState, Standing, Street
from scenarios.engine.upcards import has_open_pair
from scenarios.questions.answers import Option, OptionsAnswer, Verb
from scenarios.questions.options_answer import options_of
from scenarios.questions.question import Misconception, misconception

_Options = frozenset[Option] | None
_Wrong = Callable[[HandState, LegalActions], _Options]


def misconceptions(state: HandState, legal: LegalActions) -> Iterator[Misconception]:
    """What each wrong rule would allow here, for those that have something to say."""
    for name, wrong in WRONG_RULES:
        options = wrong(state, legal)
        if options is not None:
            yield misconception("options", name, OptionsAnswer(options))


def _ruled(state: HandState, **changes: Any) -> frozenset[Option]:
    """The options when the state is changed; ``round`` and ``rulebook`` take dicts of their fields."""
    for name in ("round", "rulebook", "stakes"):
        if name in changes:
            changes[name] = replace(getattr(state, name), **changes[name])
    return options_of(legal_actions(replace(state, **changes)))


def _completion_plus_bring_in(state: HandState, legal: LegalActions) -> _Options:
    """The completion is put on top of the bring-in: 2 and 5 make 7."""
    if state.round.standing is not Standing.SHORT or state.round.level or not isinstance(legal.complete_to, tuple):
        return None
    options = options_of(legal) - {Option(Verb.COMPLETE_TO, amount) for amount in legal.complete_to}
    return options | {Option(Verb.RAISE_TO, Chips(amount + state.stakes.bring_in)) for amount in legal.complete_to}


def _raise_from_bring_in(state: HandState, legal: LegalActions) -> _Options:
    """Over a completion the raise is what that added: from 2 to 5, then to 8."""
    brought_in = any(isinstance(act, BringIn) for act in state.acts)
    completed = brought_in and state.round.bets == 1 and isinstance(legal.raise_to, tuple)
    if not completed or Chips(legal.base + state.stakes.small_bet) not in legal.raise_to:
        return None
    options = frozenset(option for option in options_of(legal) if option.verb is not Verb.RAISE_TO)
    return options | {Option(Verb.RAISE_TO, Chips(2 * legal.base - state.stakes.bring_in))}


def _raise_to_the_bet(state: HandState, legal: LegalActions) -> _Options:
    """Amounts named by the increase, not by the total: over 10 a raise "to 10"."""
    if not isinstance(legal.raise_to, tuple) or not legal.raise_to:
        return None
    options = options_of(legal) - {Option(Verb.RAISE_TO, amount) for amount in legal.raise_to}
    return options | {Option(Verb.RAISE_TO, Chips(amount - legal.base)) for amount in legal.raise_to}


def _big_bet_on_fourth(state: HandState, legal: LegalActions) -> _Options:
    if state.street is not Street.FOURTH:
        return None
    return _ruled(state, stakes={"small_bet": state.stakes.big_bet})


def _small_bet_late(state: HandState, legal: LegalActions) -> _Options:
    if state.street < Street.FIFTH:
        return None
    return _ruled(state, stakes={"big_bet": state.stakes.small_bet})


def _big_bet_on_third(state: HandState, legal: LegalActions) -> _Options:
    if state.street is not Street.THIRD:
        return None
    return _ruled(state, stakes={"small_bet": state.stakes.big_bet})


def _pair_shows(state: HandState) -> bool:
    return state.street is Street.FOURTH and any(has_open_pair(one.up) for one in state.live)


def _open_pair_owner_only(state: HandState, legal: LegalActions) -> _Options:
    """Only the seat that shows the pair may bet big."""
    if legal.size_reason is not SizeReason.OPEN_PAIR or has_open_pair(state.at(legal.seat).up):
        return None
    return _ruled(state, rulebook=_OPEN_PAIR_IGNORED)


def _open_pair_everywhere(state: HandState, legal: LegalActions) -> _Options:
    """The big bet in a game or house that does not have it."""
    if not _pair_shows(state) or legal.size_reason is not SizeReason.EARLY:
        return None
    game = Game.STUD if state.game is Game.RAZZ else state.game
    return _ruled(state, game=game, rulebook=_OPEN_PAIR_EITHER)


def _open_pair_ignored(state: HandState, legal: LegalActions) -> _Options:
    if legal.size_reason is not SizeReason.OPEN_PAIR:
        return None
    return _ruled(state, rulebook=_OPEN_PAIR_IGNORED)


def _open_pair_must_be_big(state: HandState, legal: LegalActions) -> _Options:
    if legal.size_reason is not SizeReason.OPEN_PAIR:
        return None
    return _ruled(state, round={"size": state.stakes.big_bet})


def _small_raise_over_big(state: HandState, legal: LegalActions) -> _Options:
    if legal.size_reason is not SizeReason.OPEN_PAIR_BIG:
        return None
    return _ruled(state, round={"size": Chips(0)}, rulebook=_OPEN_PAIR_EITHER)


_OPEN_PAIR_IGNORED = {"open_pair_stud": OpenPairStud.SMALL, "open_pair_stud8": OpenPairStud8.SMALL}
_OPEN_PAIR_EITHER = {
    "open_pair_stud": OpenPairStud.SMALL_OR_BIG,
    "open_pair_stud8": OpenPairStud8.SMALL_OR_BIG,
    "open_pair_who": OpenPairWho.ANY_SEAT,
    "open_pair_raise": OpenPairRaise.SMALL_OR_BIG,
}


def _cap(state: HandState, legal: LegalActions, **changes: object) -> _Options:
    """The options with another cap, where a full wager stands and the seat has chips to exceed it."""
    if legal.block not in (Block.NONE, Block.CAPPED) or not state.round.bets:
        return None
    return _ruled(state, **changes)


def _cap_counts_bring_in(state: HandState, legal: LegalActions) -> _Options:
    brought_in = state.street is Street.THIRD and any(one.street_to for one in state.seats)
    return _cap(state, legal, round={"bets": state.round.bets + 1}) if brought_in else None


def _cap_counts_bet(state: HandState, legal: LegalActions) -> _Options:
    """Three raises are taken for three wagers, the bet among them."""
    return _cap(state, legal, rulebook={"raises_max": state.rulebook.raises_max - 1})


def _one_raise_more(state: HandState, legal: LegalActions) -> _Options:
    return _cap(state, legal, rulebook={"raises_max": state.rulebook.raises_max + 1})


def _no_cap(state: HandState, legal: LegalActions) -> _Options:
    return _cap(state, legal, round={"lifted": True})


def _cap_holds_heads_up(state: HandState, legal: LegalActions) -> _Options:
    return _cap(state, legal, round={"lifted": False}) if state.round.lifted else None


def _heads_up_lifts_cap(state: HandState, legal: LegalActions) -> _Options:
    two = sum(one.can_act for one in state.seats) == 2
    return _cap(state, legal, round={"lifted": True}) if two and legal.block is Block.CAPPED else None


def _any_all_in_reopens(state: HandState, legal: LegalActions) -> _Options:
    if legal.block is not Block.NOT_REOPENED:
        return None
    acted = tuple(entry for entry in state.round.acted if entry[0] != legal.seat)
    return _ruled(state, round={"acted": acted})


def _all_in_never_reopens(state: HandState, legal: LegalActions) -> _Options:
    if state.round.topped is None or not state.at(legal.seat).street_to or not legal.raise_to:
        return None
    return _ruled(state, round={"acted": ((legal.seat, NOTHING),)})


def _half_all_in_is_completed(state: HandState, legal: LegalActions) -> _Options:
    """An all-in of half a bet or more is completed to the full amount, not raised by a bet."""
    if state.round.topped is None:
        return None
    return _ruled(state, round={"standing": Standing.SHORT, "level": state.round.topped})


def _raise_from_short_all_in(state: HandState, legal: LegalActions) -> _Options:
    """A short all-in is raised by a bet, not completed."""
    now = state.round
    if now.standing is not Standing.SHORT or state.street is Street.THIRD or not legal.complete_to:
        return None
    return _ruled(state, round={"standing": Standing.LEVEL, "level": now.to})


def _short_bring_in_shrinks(state: HandState, legal: LegalActions) -> _Options:
    most_in = max(one.street_to for one in state.seats)
    return _ruled(state, round={"to": most_in}) if 0 < most_in < state.round.to else None


def _ante_counts(state: HandState, legal: LegalActions) -> _Options:
    """The ante in the pot is taken off the call."""
    if legal.call is None or legal.owed <= state.stakes.ante or state.street is not Street.THIRD:
        return None
    call = Option(Verb.CALL, legal.call)
    return options_of(legal) - {call} | {Option(Verb.CALL, Chips(legal.owed - state.stakes.ante))}


def _whole_bet_to_call(state: HandState, legal: LegalActions) -> _Options:
    """What the seat has in already is forgotten."""
    if legal.call is None or not state.at(legal.seat).street_to or state.at(legal.seat).stack <= state.round.to:
        return None
    return options_of(legal) - {Option(Verb.CALL, legal.call)} | {Option(Verb.CALL, state.round.to)}


def _short_stack_must_fold(state: HandState, legal: LegalActions) -> _Options:
    if legal.call is None or legal.call >= legal.owed:
        return None
    return options_of(legal) - {Option(Verb.CALL, legal.call)}


def _no_unbet_fold(state: HandState, legal: LegalActions) -> _Options:
    return options_of(legal) - {Option(Verb.FOLD)} if legal.check and legal.fold else None


def _opener_may_fold(state: HandState, legal: LegalActions) -> _Options:
    return None if legal.fold else options_of(legal) | {Option(Verb.FOLD)}


def _opener_may_check(state: HandState, legal: LegalActions) -> _Options:
    return options_of(legal) | {Option(Verb.CHECK)} if legal.bring_in else None


def _check_a_bet(state: HandState, legal: LegalActions) -> _Options:
    """One may wait with a bet to call, a bring-in too."""
    return options_of(legal) | {Option(Verb.CHECK)} if legal.owed else None


def _no_full_opening(state: HandState, legal: LegalActions) -> _Options:
    """The seat that opens can only post the bring-in."""
    if not legal.bring_in or not legal.complete_to:
        return None
    return frozenset(option for option in options_of(legal) if option.verb is not Verb.COMPLETE_TO)


def _left_must_open(state: HandState, legal: LegalActions) -> _Options:
    return options_of(legal) - {Option(Verb.FOLD)} if legal.bring_in and legal.fold else None


def _no_completion(state: HandState, legal: LegalActions) -> _Options:
    """Facing a bring-in one can only call or fold."""
    if state.round.standing is not Standing.SHORT or state.round.level or not legal.complete_to:
        return None
    return frozenset(option for option in options_of(legal) if option.verb is not Verb.COMPLETE_TO)


# in the order in which a wrong answer is explained when several fit
WRONG_RULES: tuple[tuple[str, _Wrong], ...] = (
    ("no_unbet_fold", _no_unbet_fold),
    ("opener_may_fold", _opener_may_fold),
    ("opener_may_check", _opener_may_check),
    ("check_a_bet", _check_a_bet),
    ("left_must_open", _left_must_open),
    ("no_full_opening", _no_full_opening),
    ("short_bring_in_shrinks", _short_bring_in_shrinks),
    ("short_stack_must_fold", _short_stack_must_fold),
    ("any_all_in_reopens", _any_all_in_reopens),
    ("all_in_never_reopens", _all_in_never_reopens),
    ("half_all_in_is_completed", _half_all_in_is_completed),
    ("raise_from_short_all_in", _raise_from_short_all_in),
    ("cap_holds_heads_up", _cap_holds_heads_up),
    ("heads_up_lifts_cap", _heads_up_lifts_cap),
    ("cap_counts_bring_in", _cap_counts_bring_in),
    ("cap_counts_bet", _cap_counts_bet),
    ("one_raise_more", _one_raise_more),
    ("no_cap", _no_cap),
    ("open_pair_owner_only", _open_pair_owner_only),
    ("open_pair_everywhere", _open_pair_everywhere),
    ("open_pair_ignored", _open_pair_ignored),
    ("open_pair_must_be_big", _open_pair_must_be_big),
    ("small_raise_over_big", _small_raise_over_big),
    ("completion_plus_bring_in", _completion_plus_bring_in),
    ("raise_from_bring_in", _raise_from_bring_in),
    ("no_completion", _no_completion),
    ("big_bet_on_fourth", _big_bet_on_fourth),
    ("small_bet_late", _small_bet_late),
    ("big_bet_on_third", _big_bet_on_third),
    ("raise_to_the_bet", _raise_to_the_bet),
    ("ante_counts", _ante_counts),
    ("whole_bet_to_call", _whole_bet_to_call),
)
