"""The low side of a showdown in steps: who has a low, which one is lower and why, in stud8 and in razz."""

from __future__ import annotations

from scenarios.engine.cards import Card, Rank
from scenarios.engine.chips import Seat
from scenarios.engine.high import Category, high_value
from scenarios.engine.low import LowHand, best_low_razz
from scenarios.engine.rulebook import Game
from scenarios.engine.rulings import WinnersRuling
from scenarios.engine.showdown import known_cards
from scenarios.engine.state import HandState
from scenarios.questions.contests import By, low_contest, low_hands
from scenarios.questions.labels import low_label
from scenarios.questions.message import Cards, Message, Ranks, Seats, message
from scenarios.questions.question import Step
from scenarios.questions.showdown_classes import pairs_would_win


def stud8_steps(state: HandState, ruling: WinnersRuling) -> tuple[Step, ...]:
    """Who qualifies and who is lowest, then what might mislead; without a low, that high takes all."""
    traps = _pair_traps(state, ruling)
    if not ruling.low:
        nobody = Step(message("winners-step-low-nobody"), state.rulebook.clause("no_low"))
        return (*(traps or _nine_low(state)), nobody)
    return (*_compared(state, ruling), *traps, *_both_ways(state, ruling))


def razz_steps(state: HandState, ruling: WinnersRuling) -> tuple[Step, ...]:
    """The lowest hand and the next lowest, then what might mislead."""
    best = low_hands(ruling)[ruling.low[0]]
    steps = [*_compared(state, ruling)]
    if low_contest(ruling).by is not By.KIND:  # else the step before has said that pairs lose
        steps += _pair_traps(state, ruling)
    if _straight_or_flush(best):
        steps.append(_ignored(state, ruling.low[0], best))
    if best.ranks[0] >= 9 or best.paired:
        steps.append(Step(message("winners-step-razz-no-qualifier"), state.rulebook.clause("low_razz"), best.cards))
    return tuple(steps)


def _clause(state: HandState) -> str:
    return "low_razz" if state.game is Game.RAZZ else "low_eight"


def _compared(state: HandState, ruling: WinnersRuling) -> tuple[Step, ...]:
    """The best low, or the equal ones, and the next best with what it lacks."""
    rulebook, hands, contest = state.rulebook, low_hands(ruling), low_contest(ruling)
    best = hands[ruling.low[0]]
    game = "razz" if state.game is Game.RAZZ else "low"
    if contest.by is By.NOTHING:
        cards = tuple(card for seat in ruling.low for card in hands[seat].cards)
        said = message(f"winners-step-{game}-tied", seats=Seats(ruling.low), hand=low_label(best))
        tied = Step(said, rulebook.clause(_clause(state)), cards, ruling.low)
        if len(ruling.high) > 1:  # the high side has said it
            return (tied,)
        never = message("winners-step-suits-never", seats=Seats(ruling.low))
        return (tied, Step(never, rulebook.clause("suits_never_win"), (), ruling.low))
    winner = ruling.low[0]
    first = "low-only" if contest.by is By.ALONE else f"{game}-best"
    said = message(f"winners-step-{first}", seat=winner, hand=low_label(best), cards=Cards(best.cards))
    steps = [Step(said, rulebook.clause(_clause(state)), best.cards, (winner,))]
    if contest.next is not None:
        steps.append(_next(state, contest.next, contest.by, contest.place, best, hands[contest.next]))
    return tuple(steps)


def _next(state: HandState, seat: Seat, by: By, place: int, best: LowHand, worse: LowHand) -> Step:
    label, cards = low_label(worse), Cards(worse.cards)
    if by is By.KIND:
        said = message("winners-step-razz-next-pair", seat=seat, hand=label, cards=cards)
        return Step(said, state.rulebook.clause("low_razz"), worse.cards, (seat,))
    name = "winners-step-razz-next-both-paired" if best.paired else f"winners-step-low-next-{by.value}"
    said = message(
        name, seat=seat, hand=label, cards=cards, better=_rank(best.ranks[place]), worse=_rank(worse.ranks[place])
    )
    return Step(said, state.rulebook.clause("low_from_top"), worse.cards, (seat,))


def _rank(low: int) -> Ranks:
    return Ranks((Rank.ACE if low == 1 else Rank(low),))


def _pair_traps(state: HandState, ruling: WinnersRuling) -> tuple[Step, ...]:
    """The first seat that would win low if a rank could count twice: its pair leaves it no low, or a worse one."""
    razz = state.game is Game.RAZZ
    lows = dict(ruling.lows)
    for one in state.live:
        low = lows[one.seat]
        if one.seat in ruling.low or one.seat not in pairs_would_win(state, limit=13 if razz else 8):
            continue
        cards = _lowest(known_cards(state, one))
        if low is None:
            said = message("winners-step-low-paired-away", seat=one.seat, cards=Cards(cards))
        elif low.paired:
            said = message("winners-step-razz-must-pair", seat=one.seat, hand=low_label(low), cards=Cards(low.cards))
            cards = low.cards
        else:
            said = message("winners-step-low-counts-once", seat=one.seat, hand=low_label(low), cards=Cards(cards))
        return (Step(said, state.rulebook.clause(_clause(state)), cards, (one.seat,)),)
    return ()


def _lowest(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The five lowest cards, pairs and all, from the highest down."""
    return tuple(sorted(cards, key=lambda card: (card.rank.low, card))[4::-1])


def _nine_low(state: HandState) -> tuple[Step, ...]:
    """Where nobody qualifies: the seat whose lowest hand comes nearest, being nine high."""
    lows = [(one.seat, best_low_razz(known_cards(state, one))) for one in state.live]
    seat, nearest = min(lows, key=lambda entry: entry[1].value)
    if nearest.value >> 16 != 9:
        return ()
    said = message("winners-step-low-nine", seat=seat, cards=Cards(nearest.cards))
    return (Step(said, state.rulebook.clause("low_eight"), nearest.cards, (seat,)),)


def _both_ways(state: HandState, ruling: WinnersRuling) -> tuple[Step, ...]:
    if len(ruling.low) > 1 or ruling.low != ruling.high:
        return ()
    seat = ruling.low[0]
    low = low_hands(ruling)[seat]
    both = Step(message("winners-step-both-ways", seat=seat), state.rulebook.clause("both_ways"), (), (seat,))
    return (_ignored(state, seat, low), both) if _straight_or_flush(low) else (both,)


def _straight_or_flush(low: LowHand) -> bool:
    return high_value(low.cards) >> 20 in (Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH)


def _ignored(state: HandState, seat: Seat, low: LowHand) -> Step:
    said: Message = message("winners-step-straight-ignored", seat=seat, cards=Cards(low.cards))
    return Step(said, state.rulebook.clause(_clause(state)), low.cards, (seat,))
