"""Why a seat may do what it may do: from ``LegalActions`` to the steps."""

from __future__ import annotations

from scenarios.engine.actions import BringIn, Call, Check, Complete, Fold, Wager
from scenarios.engine.chips import Chips
from scenarios.engine.rulebook import Game, OpenPairWho
from scenarios.engine.rulings import Amounts, Block, LegalActions, SizeReason, Spread
from scenarios.engine.state import HandState, SeatState, Standing, Street
from scenarios.engine.turns import bring_in
from scenarios.engine.upcards import has_open_pair
from scenarios.questions.answers import Option, Verb
from scenarios.questions.message import Amounts as AmountList
from scenarios.questions.message import Arg, Message, Messages, Seats, message
from scenarios.questions.options_answer import options_of
from scenarios.questions.question import Derivation, Step

OPTION_MESSAGES = {
    Verb.FOLD: "options-say-fold",
    Verb.CHECK: "options-say-check",
    Verb.CALL: "options-say-call",
    Verb.BRING_IN: "options-say-bring-in",
    Verb.COMPLETE_TO: "options-say-complete",
    Verb.BET: "options-say-bet",
    Verb.RAISE_TO: "options-say-raise",
}


def option_message(option: Option) -> Message:
    """An option within a sentence: "raise to 10", "bet anything from 5 to 10"."""
    name = OPTION_MESSAGES[option.verb]
    if option.most is not None:
        return message(f"{name}-range", min=option.amount, max=option.most)
    if option.verb in (Verb.FOLD, Verb.CHECK):
        return message(name)
    return message(name, amount=option.amount)


def in_order(options: frozenset[Option]) -> list[Option]:
    """Options as they are shown: fold, check or call, then the amounts upwards."""
    order = list(Verb)
    return sorted(options, key=lambda option: (order.index(option.verb), option.amount, option.most or 0))


def derive(state: HandState, legal: LegalActions) -> Derivation:
    """The steps, and every act with its amount."""
    listed = Messages(tuple(option_message(option) for option in in_order(options_of(legal))))
    return Derivation(message("options-verdict", seat=legal.seat, options=listed), steps(state, legal))


def steps(state: HandState, legal: LegalActions) -> tuple[Step, ...]:
    """What the seat faces, how large a bet is, what that makes, what stands in the way, and folding."""
    parts = (_faces, _size, _wager, _blocked, _fold)
    return tuple(step for part in parts for step in part(state, legal))


def _step(state: HandState, clause: str, name: str, *seats: SeatState, **args: object) -> Step:
    cards = tuple(card for one in seats for card in one.up)
    said = message(f"options-step-{name}", **args)  # type: ignore[arg-type]
    return Step(said, state.rulebook.clause(clause), cards, tuple(one.seat for one in seats))


def _faces(state: HandState, legal: LegalActions) -> list[Step]:
    now, one = state.round, state.at(legal.seat)
    if legal.bring_in:
        low = bring_in(state).low_card_seat
        if low == legal.seat:
            return [_step(state, "lowest_card_opens", "opening", one, seat=legal.seat)]
        return [_step(state, "low_card_all_in", "opening-left", state.at(low), one, seat=legal.seat, low=low)]
    if legal.check:
        return [_step(state, "round_closes", "unbet", seat=legal.seat)]
    steps = []
    posted = max(other.street_to for other in state.seats)
    if posted < now.to:
        short = next(other for other in state.seats if other.street_to == posted)
        steps.append(
            _step(state, "short_bring_in", "short-bring-in", short, seat=short.seat, posted=posted, full=now.to)
        )
    if one.street_to:
        steps.append(
            _step(state, "round_closes", "owes", seat=legal.seat, to=now.to, has=one.street_to, owed=legal.owed)
        )
    else:
        steps.append(_step(state, "round_closes", "owes-all", seat=legal.seat, to=now.to, owed=legal.owed))
    if legal.call is not None and legal.call < legal.owed:
        steps.append(_step(state, "table_stakes", "call-all-in", seat=legal.seat, stack=legal.call))
    return steps


def _pair_seats(state: HandState) -> list[SeatState]:
    return [one for one in state.live if state.street is Street.FOURTH and has_open_pair(one.up)]


def _named(seats: list[SeatState]) -> dict[str, Arg]:
    return {"seats": Seats(tuple(one.seat for one in seats)), "count": len(seats)}


def _pair_knob(state: HandState) -> str:
    return "open_pair_stud" if state.game is Game.STUD else "open_pair_stud8"


def _size_clause(state: HandState, legal: LegalActions) -> str:
    """The rule from which the sizes in force come."""
    match legal.size_reason:
        case SizeReason.OPEN_PAIR:
            return "open_pair_raise" if state.round.bets else _pair_knob(state)
        case SizeReason.OPEN_PAIR_BIG:
            return _pair_knob(state)
        case SizeReason.LATE:
            return "late_bet"
        case SizeReason.EARLY:
            return "early_bet"


def _big_wager(state: HandState) -> tuple[str, Wager]:
    """The first wager of this street by a big bet, and what it was: a bet, a raise, or a short all-in completed."""
    level = Chips(0)
    for act in state.acts:
        if isinstance(act, Fold | Check | Call | BringIn):
            continue
        if act.to - level >= state.stakes.big_bet:
            return ("complete" if isinstance(act, Complete) else "raise" if level else "bet"), act
        if 2 * (act.to - level) >= state.stakes.small_bet:
            level = act.to
    raise AssertionError("the size in force is a big bet that nobody has made")


def _size(state: HandState, legal: LegalActions) -> list[Step]:
    if legal.block not in (Block.NONE, Block.CAPPED):
        return []
    stakes, sizes = state.stakes, legal.increments
    if legal.bring_in:
        return [_opening_sizes(state, legal)]
    pairs, knob = _pair_seats(state), _pair_knob(state)
    match legal.size_reason:
        case SizeReason.OPEN_PAIR if isinstance(sizes, Spread):
            return [
                _step(state, knob, "open-pair-range", *pairs, seat=pairs[0].seat, least=sizes.least, most=sizes.most),
                *_who_may(state, legal),
            ]
        case SizeReason.OPEN_PAIR:
            sized = {"small": stakes.small_bet, "big": stakes.big_bet}
            return [_step(state, knob, "open-pair", *pairs, **_named(pairs), **sized), *_who_may(state, legal)]
        case SizeReason.OPEN_PAIR_BIG:
            how, act = _big_wager(state)
            return [_step(state, knob, f"open-pair-big-{how}", *pairs, seat=act.seat, big=stakes.big_bet)]
        case SizeReason.LATE if isinstance(sizes, Spread):
            return [_step(state, "late_bet", "late-range", least=stakes.small_bet, most=stakes.big_bet)]
        case SizeReason.LATE:
            return [_step(state, "late_bet", "late", size=stakes.big_bet)]
        case SizeReason.EARLY:
            if pairs:
                clause = "early_bet" if state.game is Game.RAZZ else knob
                return [_step(state, clause, "open-pair-none", *pairs, **_named(pairs), size=stakes.small_bet)]
            return [_step(state, "early_bet", "early", size=stakes.small_bet)]


def brought_in(state: HandState) -> bool:
    """Whether the street was opened with less than a full bet, so that the first wager completed it."""
    return any(isinstance(act, BringIn) and act.to < state.stakes.small_bet for act in state.acts)


def _who_may(state: HandState, legal: LegalActions) -> list[Step]:
    """Whose the choice is that an open pair gives, while nobody has bet: said where it is not plain to see."""
    who, own = state.rulebook.open_pair_who, has_open_pair(state.at(legal.seat).up)
    if state.round.bets or (own and who is OpenPairWho.ANY_SEAT):
        return []
    passed = "-passed" if who is OpenPairWho.HOLDER_THEN_NEXT_AFTER_CHECK and not own else ""
    return [_step(state, "open_pair_who", f"open-pair-{who.value}{passed}")]


def _opening_sizes(state: HandState, legal: LegalActions) -> Step:
    stakes = state.stakes
    if isinstance(legal.bring_in, Spread):
        return _step(state, "bring_in_sizes", "opening-range", least=legal.bring_in.least, most=legal.bring_in.most)
    if legal.bring_in[0] < stakes.bring_in:
        return _step(
            state, "table_stakes", "opening-all-in", seat=legal.seat, stack=legal.bring_in[0], bring_in=stakes.bring_in
        )
    if not legal.complete_to:
        return _step(state, "table_stakes", "opening-exact", seat=legal.seat, stack=legal.bring_in[0])
    return _step(state, "bring_in_sizes", "opening-either", bring_in=stakes.bring_in, bet=stakes.small_bet)


def _wager(state: HandState, legal: LegalActions) -> list[Step]:
    """What bet, completion or raise the sizes make, and whether the stack cuts it short."""
    now, one = state.round, state.at(legal.seat)
    if not legal.wager or legal.bring_in:
        return []
    steps = []
    whole = Chips(one.street_to + one.stack)
    wager = _in_full(legal, whole)
    if now.standing is Standing.SHORT and state.street is Street.THIRD and not now.level:
        steps.append(_step(state, "completion", "completion", bring_in=now.to, to=_least(wager)))
    elif now.standing is Standing.SHORT:
        steps.append(
            _step(
                state,
                "short_all_ins",
                "short-all-in",
                to=now.to,
                level=now.level,
                size=_least(legal.increments),
                complete=_least(wager),
            )
            if now.level
            else _step(
                state,
                "short_all_ins",
                "short-all-in-bet",
                to=now.to,
                size=_least(legal.increments),
                complete=_least(wager),
            )
        )
    elif now.topped is not None:
        steps.append(
            _step(
                state,
                "reopens_at",
                "half-all-in",
                to=now.to,
                size=_least(legal.increments),
                raise_to=AmountList(_listed(wager)),
            )
        )
    elif now.standing is Standing.LEVEL:
        steps.append(_raise_step(state, legal, wager))
    else:
        steps.append(_bet_step(state, legal, wager))
    if wager != legal.wager:
        steps.append(_step(state, "table_stakes", "wager-all-in", seat=legal.seat, whole=whole))
    return steps


def _in_full(legal: LegalActions, whole: Chips) -> Amounts:
    """The totals of full wagers: the legal ones, or those that the stack falls short of when it reaches none."""
    sizes = legal.increments
    if legal.wager != (whole,) or whole >= legal.base + _least(sizes):
        return legal.wager
    if isinstance(sizes, Spread):
        return Spread(Chips(legal.base + sizes.least), Chips(legal.base + sizes.most))
    return tuple(Chips(legal.base + size) for size in sizes)


def _bet_step(state: HandState, legal: LegalActions, bet: Amounts) -> Step:
    clause = _size_clause(state, legal)
    if isinstance(bet, Spread):
        return _step(state, clause, "bet-range", least=bet.least, most=bet.most)
    return _step(state, clause, "bet", amounts=AmountList(bet))


def _raise_step(state: HandState, legal: LegalActions, raise_to: Amounts) -> Step:
    if isinstance(raise_to, Spread):
        if raise_to.least == raise_to.most:
            return _step(state, "spread_raise", "raise-most", base=legal.base, to=raise_to.least)
        return _step(state, "spread_raise", "raise-range", base=legal.base, least=raise_to.least, most=raise_to.most)
    return _step(state, _size_clause(state, legal), "raise", base=legal.base, amounts=AmountList(raise_to))


def _least(amounts: Amounts) -> Chips:
    return amounts.least if isinstance(amounts, Spread) else amounts[0]


def _listed(amounts: Amounts) -> tuple[Chips, ...]:
    return (amounts.least, amounts.most) if isinstance(amounts, Spread) else amounts


def _blocked(state: HandState, legal: LegalActions) -> list[Step]:
    """The cap, where it is near or lifted, and what else forbids a raise."""
    rulebook, now = state.rulebook, state.round
    with_chips = [one for one in state.seats if one.can_act]
    match legal.block:
        case Block.CAPPED:
            steps = [_step(state, "raises_max", "capped", raises=rulebook.raises_max)]
            if brought_in(state):
                steps.append(_step(state, "completion_counts", f"completion-is-{rulebook.completion_counts.value}"))
            if len(with_chips) == 2:
                steps.append(_step(state, "cap_lifted", f"cap-stays-{rulebook.cap_lifted.value}"))
            return steps
        case Block.NOT_REOPENED:
            return [_step(state, "reopens_at", "not-reopened", seat=legal.seat, to=now.to)]
        case Block.NO_OPPONENT:
            return [_step(state, "table_stakes", "no-opponent", seat=legal.seat)]
        case Block.NO_CHIPS:
            return [_step(state, "table_stakes", "no-chips", seat=legal.seat)]
        case Block.NONE:
            if now.lifted and legal.raise_to and now.bets > rulebook.raises_max:
                return [_step(state, "cap_lifted", f"cap-lifted-{rulebook.cap_lifted.value}", raises=now.bets - 1)]
            return []


def _fold(state: HandState, legal: LegalActions) -> list[Step]:
    if legal.check and legal.fold:
        return [_step(state, "unbet_fold", "unbet-fold")]
    if not legal.fold:
        instead = bring_in(state).low_card_seat != legal.seat
        return [_step(state, "low_card_all_in" if instead else "lowest_card_opens", "no-fold", seat=legal.seat)]
    return []
